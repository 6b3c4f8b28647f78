"""A sheet of paper over everything: a title, a text that scrolls, buttons below."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.scene import Host, control_text
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text_column import TextColumn
from briscola.ui.widgets import Button, ScrollView, Widget

WIDTH = 1080
LEAST = 660
"""Minimum width of the sheet in px, if the window is wide enough."""


class PaperScene(SheetScene, ABC):
    """Subclasses provide the content. Closed by its button, by Esc or by a press beside it."""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self._offset = 0.0
        self.view: ScrollView | None = None

    @abstractmethod
    def fill(self, column: TextColumn) -> None:
        """Put the text into the column."""

    def reading(self) -> Sequence[ReadingLine]:
        doors = [ReadingLine(said) for widget in self.group.order() if (said := self._door_text(widget))]
        return [ReadingLine(self.spoken_title, heading=True), *self._column.read, *doors]

    def _door_text(self, widget: Widget) -> str:
        """A control below the text in words; empty for one in the text, and for the text itself."""
        return "" if widget is self.view or widget in self._column.widgets else control_text(widget)

    def doors(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """Name, text and action of every button but the one that closes."""
        return ()

    def extra(self, row: pygame.Rect) -> Sequence[Widget]:
        """Extra controls at the left of the row of buttons."""
        del row
        return ()

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        if self.view is not None:
            self._offset = self.view.offset / max(1, self.view.content_height)
        width = min(size[0] - 2 * scale.edge, max(LEAST, scale.px(WIDTH)))
        pad_x, pad_y = max(26, scale.px(56)), max(20, scale.px(40))
        bar = scale.px(26)
        column = TextColumn(kit, width - 2 * pad_x - bar)
        self.fill(column)
        self._column = column
        button = scale.target(58)
        head, foot = fonts.line("panel") + scale.px(10), button + scale.px(20)
        around = 2 * pad_y + head + foot
        height = min(column.height + around, size[1] - 2 * scale.rim)
        self.unfold(size, (width, height), (pad_x, pad_y))
        room = pygame.Rect(self.inner.x, self.inner.y + head, self.inner.width, height - around)
        group = self.new_group(focus="close")
        self.view = view = ScrollView(kit, room, column.height, column.draw, name="text")
        group.add(view)
        for widget in column.widgets:
            widget.rect.move_ip(room.topleft)
            group.add(widget)
        view.adopt(*column.widgets)
        view.focusable = view.most > 0
        view.label = self.title()
        view.scroll_to(self._offset * column.height)
        self._add_buttons(pygame.Rect(self.inner.x, self.inner.bottom - button, self.inner.width, button))
        self.restore_focus("close")

    def _add_buttons(self, row: pygame.Rect) -> None:
        kit, gap = self.kit, self.kit.scale.px(18)
        self.group.add(*self.extra(row))
        found: list[tuple[str, str, Callable[[], None]]] = [
            *self.doors(),
            ("close", _("Close"), self.app.pop),
        ]
        x = row.right
        buttons: list[Widget] = []
        for name, words, press in reversed(found):
            wide = Button.width_for(kit, words)
            rect = pygame.Rect(x - wide, row.y, wide, row.height)
            primary = name == "close"
            buttons.insert(0, self.button(rect, words, press, name, primary=primary))
            x = rect.x - gap
        self.group.add(*buttons)

    def handle(self, event: pygame.event.Event) -> bool:
        p = pointer.read(event, self.kit.scale.size)
        outside = p is not None and p.kind == "down" and not self.rect.collidepoint(p.pos)
        if outside:
            self.app.pop()
            return True
        return super().handle(event)
