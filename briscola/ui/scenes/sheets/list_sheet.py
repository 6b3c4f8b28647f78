"""Sheets with a list: names and values one of which is pressed, or things that can be removed and added."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, PAPER, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.lists.row_list import RowList
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget

ROWS = 9
"""Rows for which the sheet has room; more of them scroll."""

Rows = Sequence[tuple[str, str]]
"""Name and value of each row."""


class WordList(RowList):
    """Names at the left, values at the right; Enter or a press on a row calls `on_press` with its number."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, rows: Rows, step: int, on_press: Callable[[int], None], label: str
    ) -> None:
        super().__init__(kit, rect, len(rows), step, margin=max(14, kit.scale.px(24)), name="list")
        self.rows, self.on_press, self.label = rows, on_press, label

    def spoken_row(self, number: int) -> tuple[str, str]:
        return self.rows[number]

    def pressed_row(self, number: int, _pos: tuple[int, int]) -> None:
        self.choose(number)
        self.confirm()

    def confirm(self) -> None:
        self.play_sound("click")
        self.on_press(self.chosen)

    def key(self, event: pygame.event.Event) -> bool:
        if pointer.is_confirm(event):
            self.confirm()
            return True
        return super().key(event)

    def draw_rows(self, target: pygame.Surface, first: int, last: int) -> None:
        kit, pad = self.kit, self.kit.scale.px(14)
        shown = self.chosen if self.focused or self.hovered else None
        for number in range(first, last):
            row, chosen = self.row_rect(number), number == shown
            if chosen:
                strip = row.inflate(-kit.scale.px(4), -max(4, kit.scale.px(6)))
                kit.paper.strip(strip.size).draw(target, strip.topleft)
            elif number and number - 1 != shown:
                pygame.draw.line(target, HAIRLINE, row.topleft, row.topright)
            name, value = self.rows[number]
            wide = kit.fonts.width(value, "body-strong") if value else 0
            room = row.width - 2 * pad - (wide + pad if value else 0)
            ink: Colour = PAPER if chosen else INK
            left = (row.x + pad, row.centery)
            kit.fonts.draw(target, name, "body", left, ink, anchor="midleft", width=room)
            if value:
                right = (row.right - pad, row.centery)
                kit.fonts.draw(target, value, "body-strong", right, ink, anchor="midright")


class ListSheet(SheetScene):
    """Lies over the scene that opened it. Changes apply at once; Esc or the button goes back."""

    ruled = True
    first = "list"
    """Name of the control that has the focus at first: not the list where a press takes something away."""
    closes_without_choice = False
    """True if a row is the answer to a question, and the button closes the sheet without one."""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.list: WordList | None = None

    @abstractmethod
    def rows(self) -> Rows:
        """Name and value of each row."""

    @abstractmethod
    def press(self, number: int) -> None:
        """Do what a press on a row means."""

    @abstractmethod
    def sentences(self) -> Sequence[str]:
        """All that may stand above the list, at different times: there is room for the longest."""

    @property
    @abstractmethod
    def sentence(self) -> str:
        """Words above the list now."""

    @property
    def sentence_ink(self) -> Colour:
        """Its colour."""
        return INK_2

    def usual(self) -> tuple[str, Callable[[], None]] | None:
        """Words and action of the second button, if there is one."""
        return None

    def begins_at(self) -> int:
        """Number of the row that is chosen at first."""
        return 0

    @property
    def spoken_text(self) -> str:
        return self.sentence

    def reading(self) -> Sequence[ReadingLine]:
        rows = [ReadingLine(f"{name}: {value}" if value else name) for name, value in self.rows()]
        return [ReadingLine(self.title(), heading=True), ReadingLine(self.sentence), *rows]

    # ---- what stands where

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, rows = self.kit, self.kit.scale, self.rows()
        width = min(size[0] - 2 * scale.edge, max(720, scale.px(1080)))
        pad, gap, button = max(22, scale.px(48)), max(10, scale.px(18)), scale.target(62)
        inside = width - 2 * pad
        lines = max(len(kit.fonts.wrap(words, "small", inside)) for words in self.sentences())
        self.told = heading_height(kit) + lines * kit.fonts.line("small") + gap
        step = max(44, scale.px(58), kit.fonts.line("body") + scale.px(12))
        around = 2 * pad + self.told + gap + button
        high = min(min(ROWS, len(rows)) * step, size[1] - 2 * scale.rim - around)
        inner = self.unfold(size, (width, around + high), (pad, pad))
        place = pygame.Rect(inner.x, inner.y + self.told, inner.width, high)
        chosen, offset = self.begins_at(), 0.0
        if self.list is not None:
            chosen, offset = self.list.chosen, self.list.offset
        self.list = found = WordList(kit, place, rows, step, self.press, self.title())
        found.chosen = min(chosen, max(0, len(rows) - 1))
        found.scroll_to(offset)
        found.show_row(found.chosen)
        found.focusable = bool(rows)
        group = self.new_group(focus=self.first)
        group.add(found)
        left, right = self.button_row(button, gap)
        second = self.usual()
        if second is not None:
            group.add(self.button(left, second[0], second[1], "usual"))
        words = _("Cancel") if self.closes_without_choice else _("Done")
        group.add(self.main_button(right, words, self.app.pop, "done"))
        self.restore_focus(self.first if rows else "done" if second is None else "usual")

    def again(self) -> None:
        """Show what has changed."""
        self.layout(self.app.size)

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y = inner.y + heading_height(kit)
        kit.fonts.draw_lines(
            target,
            kit.fonts.wrap(self.sentence, "small", inner.width),
            "small",
            (inner.x, y),
            self.sentence_ink,
        )


SHOWN = 4
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
        list_height = min(SHOWN * row, size[1] - 2 * scale.rim - around)
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
        kit, inner = self.kit, self.inner
        del y
        self.column.draw(target, inner.x, inner.y + heading_height(kit))
        if not self.places:
            kit.fonts.draw(target, self.empty, "body", self.list_rect.center, INK_2, anchor="center")

    def _paint_rows(self, target: pygame.Surface, _x: int, y: int) -> None:
        for at, rect in enumerate(self.places):
            place = rect.move(0, y - self.list_rect.y)
            pygame.draw.line(target, HAIRLINE, place.bottomleft, (self.ends, place.bottom))
            self.paint_row(target, at, place, self.ends - self.kit.scale.px(16) - place.x)
