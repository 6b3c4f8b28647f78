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
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.lists.row_list import RowList

ROWS = 9
"""Rows for which the sheet has room; more of them scroll."""

Rows = Sequence[tuple[str, str]]
"""Name and value of each row."""


class WordList(RowList):
    """Names at the left, values at the right; Enter or a press on a row calls `on_press` with its number."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, rows: Rows, on_press: Callable[[int], None], *, chosen: int
    ) -> None:
        super().__init__(
            kit, rect, len(rows), self.row_height(kit), margin=max(14, kit.scale.px(24)), name="list"
        )
        self.rows, self.on_press, self.focusable = rows, on_press, bool(rows)
        self.chosen = min(chosen, max(0, len(rows) - 1))
        self.show_row(self.chosen)

    @staticmethod
    def row_height(kit: Kit) -> int:
        """Height of a row in px."""
        return max(44, kit.scale.px(58), kit.fonts.line("body") + kit.scale.px(12))

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


class ListSheet(ContentSheet):
    """Lies over the scene that opened it. Changes apply at once; Esc or the button goes back."""

    wide = 720, 1080
    ruled = True
    closes_without_choice = False
    """True if a row is the answer to a question, and the button closes the sheet without one."""
    takes_away = False
    """True if a press on a row takes something away: the list has not the focus at first."""

    @abstractmethod
    def rows(self) -> Rows:
        """Name and value of each row."""

    @abstractmethod
    def press(self, number: int) -> None:
        """Do what a press on a row means."""

    @property
    @abstractmethod
    def sentence(self) -> str:
        """Words above the list now."""

    def sentences(self) -> Sequence[str]:
        """All that may stand above the list, at different times: there is room for the longest."""
        return (self.sentence,)

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

    def reading(self) -> Sequence[ReadingLine]:
        rows = [ReadingLine(f"{name}: {value}" if value else name) for name, value in self.rows()]
        return [ReadingLine(self.title(), heading=True), ReadingLine(self.sentence), *rows]

    # ---- what stands on it

    @property
    def first(self) -> str:
        if self.rows() and not self.takes_away:
            return "list"
        return "done" if self.takes_away or self.usual() is None else "usual"

    @property
    def live(self) -> object:
        return self.rows(), self.sentence

    def fill(self, column: TextColumn) -> None:
        kit, rows, step = self.kit, self.rows(), WordList.row_height(self.kit)
        lines = max(len(kit.fonts.wrap(words, "small", column.width)) for words in self.sentences())
        least = lines * kit.fonts.line("small")
        column.text(self.sentence, "small", self.sentence_ink, least=least, news=True)
        column.gap(18)
        found = Control(WordList, rows, self.press, chosen=self.begins_at()).called(self.title())
        column.put(found.giving(min(ROWS, len(rows)) * step, min(3, len(rows)) * step))

    def foot(self) -> SheetPart:
        words = _("Cancel") if self.closes_without_choice else _("Done")
        second = self.usual()
        left = Space() if second is None else PressButton(*second, "usual")
        return SheetRow(left, PressButton(words, self.app.pop, "done", main=True))


class RemovableRow(NamedTuple):
    """A thing of the list: its name among the widgets, what it is in words, and its removal."""

    name: str
    spoken: str
    remove: Callable[[], None]
    shown: SheetPart


class RemovableList(ContentSheet):
    """Lies over another scene. Changes apply at once; Esc goes back."""

    wide = 700, 1040
    first = "add"
    ruled = True

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
    def adding(self) -> PressButton:
        """The button that adds one."""

    @property
    def live(self) -> object:
        return [row.spoken for row in self.listed()]

    def fill(self, column: TextColumn) -> None:
        for text in self.texts:
            column.text(text)
        column.gap(20)
        rows = self.listed()
        if not rows:
            column.text(self.empty, "body", least=3 * self.kit.scale.target(52), middle=True)
        for row in rows:
            remove = PressButton(_("Remove"), row.remove, f"remove-{row.name}").tall(52).called(row.spoken)
            column.put(SheetRow(row.shown, remove, height=68))
            column.rule()

    def foot(self) -> SheetPart:
        return SheetRow(self.adding(), PressButton(_("Done"), self.app.pop, "done", main=True))
