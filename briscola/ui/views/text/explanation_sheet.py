"""Explanations of a hand or of one choice in it, on a sheet of paper."""

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from briscola.i18n.chart_words import cells_text
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, LAMP, RED
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.views.text.text_table import Figures, FiguresTable
from briscola.ui.widgets.panel import draw_sheet


class ExplanationWords(Struct, frozen=True, kw_only=True):
    """Words of a sheet: a title, its subject, sentences, figures, a foot.

    A `faulty` title is red, a `strong` one has a laurel. `share` (0…1) is the progress of a calculation, None
    without one.
    """

    title: str
    about: str = ""
    sentences: Sequence[str] = ()
    table: Sequence[Figures] = ()
    heads: Sequence[str] = ()
    foot: str = ""
    faulty: bool = False
    strong: bool = False
    share: float | None = None

    @property
    def said(self) -> str:
        """Subject and sentences, for whoever cannot see them: what is told under the title."""
        return "\n".join(filter(None, (self.about, *self.sentences, self.foot)))

    def reading(self) -> Sequence[ReadingLine]:
        """The whole sheet line by line, its figures with their heads."""
        return [
            ReadingLine(self.title, heading=True),
            *(ReadingLine(words) for words in (self.about, *self.sentences) if words),
            *(ReadingLine(f"{row.name}: {cells_text(self.heads, row.values)}") for row in self.table),
            *([ReadingLine(self.foot)] if self.foot else []),
        ]


class ExplanationSheet:
    """A sheet of `width` px at one scale: its size, and its drawing."""

    def __init__(self, kit: Kit, told: ExplanationWords, width: int) -> None:
        self.kit, self.told, self.pad = kit, told, self._pad(kit)
        self.column = column = TextColumn(kit, width - 2 * self.pad)
        laurel = max(26, kit.scale.px(44)) if told.strong else 0
        if told.strong:
            picture = icon(kit.raster, "laurel", laurel, LAMP, 2.0)
            column.canvas(
                0,
                lambda target, x, y: target.blit(picture, picture.get_rect(topright=(x + column.width, y))),
            )
        room = laurel + kit.scale.px(12) if told.strong else 0
        column.text(told.title, "heading", RED if told.faulty else INK, right=room)
        if told.about:
            column.text(told.about, "body-strong")
        for words in told.sentences:
            column.gap(8)
            column.text(words, "body", INK)
        if told.table:
            table = FiguresTable(kit, told.table, [(head,) for head in told.heads], width=column.width)
            column.gap(14)
            column.canvas(table.size[1], table.draw)
        if told.share is not None:
            column.gap(18)
            column.canvas(max(10, kit.scale.px(16)), partial(self._draw_bar, told.share))
        if told.foot:
            foot = kit.fonts.wrap(told.foot, "small", column.width)
            tall = kit.scale.px(16) + kit.fonts.line("small") * len(foot)
            column.canvas(tall, partial(self._draw_foot, foot))
        self.rect = pygame.Rect(0, 0, width, column.height + 2 * self.pad)
        """Size and, once it is laid, place of the sheet."""

    @staticmethod
    def _pad(kit: Kit) -> int:
        """Free edge of the paper, in px."""
        return max(18, kit.scale.px(34))

    @staticmethod
    def holds(kit: Kit, told: ExplanationWords, width: int) -> bool:
        """True if no word is broken on a sheet of `width` px."""
        room = width - 2 * ExplanationSheet._pad(kit)
        written = [("heading", told.title), ("body", " ".join(told.sentences)), ("small", told.foot)]
        if told.table:
            figures = FiguresTable(kit, told.table, [(words,) for words in told.heads]).figures
            names = " ".join(row.name for row in told.table)
            if not kit.fonts.whole(names, "body-strong", max(1, room - figures)):
                return False
        return all(kit.fonts.whole(text, role, room) for role, text in written)

    def _draw_bar(self, share: float, target: pygame.Surface, x: int, y: int) -> None:
        tall = max(10, self.kit.scale.px(16))
        for width, colour in ((1.0, HAIRLINE), (share, RED)):
            size = max(tall, round(self.column.width * width)), tall
            target.blit(self.kit.paper.bar(size, colour), (x, y))

    def _draw_foot(self, lines: Sequence[str], target: pygame.Surface, x: int, y: int) -> None:
        """Draw a rule and the words below it."""
        space = self.kit.scale.px(8)
        pygame.draw.line(target, HAIRLINE, (x, y + space), (x + self.column.width, y + space))
        self.kit.fonts.draw_lines(target, lines, "small", (x, y + 2 * space), INK_2)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the sheet where it lies."""
        draw_sheet(target, self.kit, self.rect)
        self.column.draw(target, self.rect.x + self.pad, self.rect.y + self.pad)
