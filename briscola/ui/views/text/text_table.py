"""Tables of words on paper: columns, the cells of a row, and a table of names with figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED, Colour

Align = Literal["left", "right", "center"]
Level = Literal["top", "mid", "bottom"]


class Column(Struct, frozen=True, kw_only=True):
    """A column whose words begin, end or have their middle at `x` px from the table's left.

    Words wider than `width` px are made to fit; 0: they may be as wide as they are.
    """

    x: int
    align: Align = "left"
    width: int = 0

    def after(self, taken: int) -> Column:
        """The rest of a column that begins at the left, `taken` px of it being used."""
        return Column(x=self.x + taken, width=self.width - taken)

    def draw(
        self, target: pygame.Surface, kit: Kit, pos: tuple[int, int], cell: TableCell, level: Level = "mid"
    ) -> pygame.Rect:
        """Draw a cell of the table that begins at x `pos[0]`; y `pos[1]` is the `level` of its line."""
        anchor = "center" if self.align == "center" else f"{level}{self.align}"
        place = (pos[0] + self.x, pos[1])
        return kit.fonts.draw(
            target, cell.text, cell.role, place, cell.ink, anchor=anchor, width=self.width or None
        )


class TableCell(Struct, frozen=True):
    """One line of words in a table of figures."""

    text: str
    role: Role = "body"
    ink: Colour = INK


def right_columns(widths: Sequence[int], *, gap: int, width: int) -> list[Column]:
    """Columns of these widths that end at the right of a table `width` px wide."""
    found: list[Column] = []
    for wide in reversed(widths):
        found.insert(0, Column(x=width, align="right"))
        width -= wide + gap
    return found


class Figures(Struct, frozen=True, kw_only=True):
    """A row: a name and its figures. The `best` one stands out."""

    name: str
    values: Sequence[str]
    best: bool = False


class FiguresStyle(Struct, frozen=True, kw_only=True):
    """Look of a table of figures; lengths in px at 1080."""

    plain: Role
    best: Role
    ink: Colour
    """Of the best row."""
    gap: int
    spare: int
    """Height of a row over that of its lines."""
    under_head: int
    ruled: bool
    """True for thin rules between the rows, whose words then lie in the middle; else they lie at the top."""


ON_SHEET = FiguresStyle(plain="body", best="body-strong", ink=INK, gap=18, spare=4, under_head=0, ruled=False)
RULED = FiguresStyle(plain="small", best="small-strong", ink=RED, gap=28, spare=7, under_head=8, ruled=True)
TIGHT = replace(RULED, gap=14)


class FiguresTable:
    """A table of figures, names at the left, columns at the right; its size in px, and its drawing."""

    def __init__(
        self,
        kit: Kit,
        rows: Sequence[Figures],
        heads: Sequence[Sequence[str]] = (),
        *,
        title: str = "",
        style: FiguresStyle = ON_SHEET,
        width: int | None = None,
    ) -> None:
        """`heads` are the lines over each column of figures, `title` stands over the names.

        Names wrap in a table of this `width`; without one it is as wide as its words.
        """
        self.kit, self.rows, self.heads, self.title, self.style = kit, rows, heads, title, style
        fonts, gap = kit.fonts, kit.scale.px(style.gap)
        widths = [self._width(at) for at in range(max((len(row.values) for row in rows), default=0))]
        self.figures = figures = sum(wide + gap for wide in widths)
        """Width in px of all columns of figures."""
        if width is None:
            names = [fonts.width(title, "row"), *(fonts.width(row.name, style.best) for row in rows)]
            width = max(names) + figures
            self.names: list[Sequence[str]] = [[row.name] for row in rows]
        else:
            room = max(1, width - figures)
            self.names = [fonts.wrap(row.name, self._role(row), room) for row in rows]
        self.columns = right_columns(widths, gap=gap, width=width)
        self.line = fonts.line(style.best if style.ruled else style.plain)
        self.spare = kit.scale.px(style.spare)
        lines = max((len(words) for words in heads), default=0) * fonts.line("small")
        self.head = max(fonts.line("row") if title else 0, lines)
        self.top = self.head + (kit.scale.px(style.under_head) if style.under_head else 0)
        height = self.top + sum(len(name) * self.line + self.spare for name in self.names)
        self.size = width, height

    def _role(self, row: Figures) -> Role:
        return self.style.best if row.best else self.style.plain

    def _width(self, at: int) -> int:
        """Width in px of a column: in a ruled table as if each of its words were the best one's."""
        fonts, ruled = self.kit.fonts, self.style.ruled
        heads = self.heads[at] if self.heads else ()
        return max(
            *(
                fonts.width(row.values[at], self.style.best if ruled else self._role(row))
                for row in self.rows
            ),
            *(fonts.width(words, self.style.best if ruled else "small") for words in heads),
            0,
        )

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the table with its upper left corner at (x, y)."""
        kit, names, low = self.kit, Column(x=0), y + self.head
        if self.title:
            names.draw(target, kit, (x, low), TableCell(self.title, "row"), "bottom")
        for column, words in zip(self.columns, self.heads, strict=False):
            for up, line in enumerate(reversed(words)):
                at = (x, low - up * kit.fonts.line("small"))
                column.draw(target, kit, at, TableCell(line, "small", INK_2), "bottom")
        y += self.top
        for row, name in zip(self.rows, self.names, strict=True):
            height = len(name) * self.line + self.spare
            role, ink = self._role(row), self.style.ink if row.best else INK
            level: Level = "mid" if self.style.ruled else "top"
            if self.style.ruled:
                pygame.draw.line(target, HAIRLINE, (x, y), (x + self.size[0], y))
            middle = y + height // 2 if self.style.ruled else y
            for down, line in enumerate(name):
                names.draw(target, kit, (x, middle + down * self.line), TableCell(line, role, ink), level)
            for column, words in zip(self.columns, row.values, strict=True):
                column.draw(target, kit, (x, middle), TableCell(words, role, ink), level)
            y += height
