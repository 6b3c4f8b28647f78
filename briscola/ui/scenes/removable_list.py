"""A sheet with a list of things that one has, each of which can be removed, and a button that adds one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from briscola.i18n.text import _
from briscola.ui.render.theme import HAIRLINE, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.views.text_column import TextColumn
from briscola.ui.widgets import Button, ScrollView, Widget
from briscola.ui.widgets.panel import heading_height

ROWS = 4
"""Rows for which the sheet has room; more of them scroll."""


class RemovableRow(NamedTuple):
    """A thing of the list: its name among the widgets, what a reader says of it, and its removal."""

    name: str
    spoken: str
    remove: Callable[[], None]


class RemovableList(SheetScene):
    """Lies over another scene. Changes apply at once; Esc goes back."""

    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.view: ScrollView | None = None

    @property
    @abstractmethod
    def texts(self) -> Sequence[str]:
        """Paragraphs above the list; an empty one is half a line."""

    @property
    @abstractmethod
    def empty(self) -> str:
        """A sentence in place of an empty list."""

    @abstractmethod
    def listed(self) -> Sequence[RemovableRow]:
        """The rows of what there is now."""

    @abstractmethod
    def paint_row(self, target: pygame.Surface, at: int, place: pygame.Rect, room: int) -> None:
        """Draw what stands in a row, `room` px wide."""

    @property
    def spoken_text(self) -> str:
        none = "" if self.listed() else self.empty
        return "\n".join(filter(None, (*self.texts, none)))

    def lay_list(self, size: tuple[int, int], row: int, add: tuple[str, Callable[[], None]]) -> Button:
        """Place everything, the rows `row` px high; return the button that adds one."""
        kit, scale, rows = self.kit, self.kit.scale, self.listed()
        width = min(size[0] - 2 * scale.edge, max(700, scale.px(1040)))
        pad, gap, button = max(22, scale.px(48)), max(10, scale.px(20)), scale.target(62)
        self.column = column = TextColumn(kit, width - 2 * pad)
        for text in self.texts:
            if text:
                column.text(text)
            else:
                column.height += kit.fonts.line("small") // 2
        told = heading_height(kit) + column.height + gap
        around = 2 * pad + told + gap + button
        list_height = min(ROWS * row, size[1] - 2 * scale.rim - around)
        inner = self.unfold(size, (width, around + list_height), (pad, pad))
        self.list_rect = pygame.Rect(inner.x, inner.y + told, inner.width, list_height)
        group = self.new_group(focus="add")
        offset = 0.0 if self.view is None else self.view.offset
        self.view = view = ScrollView(kit, self.list_rect, len(rows) * row, self._paint_rows)
        view.focusable = False
        group.add(view)
        words = _("Remove")
        wide, tall = Button.width_for(kit, words), min(row - 6, scale.target(52))
        self.ends = inner.right - (scale.px(24) if view.most else 0) - wide
        self.places = [
            pygame.Rect(inner.x, self.list_rect.y + at * row, inner.width, row) for at in range(len(rows))
        ]
        buttons: list[Widget] = []
        for listed, rect in zip(rows, self.places, strict=True):
            place = pygame.Rect(self.ends, 0, wide, max(44, tall))
            place.centery = rect.centery
            remove = self.button(place, words, listed.remove, f"remove-{listed.name}")
            buttons.append(remove.called(listed.spoken))
        view.adopt(*buttons)
        view.scroll_to(offset)
        left, right = self.button_row(button, gap)
        adds = Button(kit, left, *add, name="add", on_paper=True, role="button")
        group.add(*buttons, adds, self.main_button(right, _("Done"), self.app.pop, "done"))
        self.restore_focus("done" if rows else "add")
        return adds

    def resume(self) -> None:
        self.layout(self.app.size)

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, inner = self.kit, self.inner
        self.column.draw(target, inner.x, inner.y + heading_height(kit))
        if not self.places:
            kit.fonts.draw(target, self.empty, "body", self.list_rect.center, INK_2, anchor="center")

    def _paint_rows(self, target: pygame.Surface, _x: int, y: int) -> None:
        for at, rect in enumerate(self.places):
            place = rect.move(0, y - self.list_rect.y)
            pygame.draw.line(target, HAIRLINE, place.bottomleft, (self.ends, place.bottom))
            self.paint_row(target, at, place, self.ends - self.kit.scale.px(16) - place.x)
