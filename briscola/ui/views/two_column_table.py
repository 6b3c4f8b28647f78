"""A small table on an explanation sheet: a name at the left of each row, figures at the right."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2

Row = Sequence[str]
"""Name of the row, then its figures."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TwoColumnWords:
    """Rows of equal length, the best one first; `head` stands over the figures if it is not empty."""

    rows: Sequence[Row]
    head: Row = ()


class TwoColumnTable:
    """Such a table, `width` px wide; long names take several lines."""

    def __init__(self, kit: Kit, words: TwoColumnWords, width: int) -> None:
        fonts = kit.fonts
        self.kit, self.words, self.width = kit, words, width
        self.gap = kit.scale.px(18)
        columns = range(1, max((len(row) for row in words.rows), default=1))
        self.columns = [
            max(
                *(fonts.width(row[at], self._role(number)) for number, row in enumerate(words.rows)),
                fonts.width(words.head[at - 1], "small") if words.head else 0,
            )
            for at in columns
        ]
        room = width - sum(wide + self.gap for wide in self.columns)
        self.names = [
            fonts.wrap(row[0], self._role(number), max(1, room)) for number, row in enumerate(words.rows)
        ]
        self.between = kit.scale.px(4)
        self.head = fonts.line("small") if words.head else 0
        lines = sum(len(name) * fonts.line("body") + self.between for name in self.names)
        self.height = self.head + lines

    @staticmethod
    def _role(number: int) -> str:
        return "body" if number else "body-strong"

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the table with its upper left corner at (x, y)."""
        fonts = self.kit.fonts
        rights: list[int] = []
        right = x + self.width
        for wide in reversed(self.columns):
            rights.insert(0, right)
            right -= wide + self.gap
        for words, edge in zip(self.words.head, rights, strict=False):
            fonts.draw(target, words, "small", (edge, y), INK_2, anchor="topright")
        y += self.head
        for number, (row, name) in enumerate(zip(self.words.rows, self.names, strict=True)):
            role = self._role(number)
            for line, words in enumerate(name):
                fonts.draw(target, words, role, (x, y + line * fonts.line("body")), INK)
            for words, edge in zip(row[1:], rights, strict=True):
                fonts.draw(target, words, role, (edge, y), INK, anchor="topright")
            y += len(name) * fonts.line("body") + self.between
