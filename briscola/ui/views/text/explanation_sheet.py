"""Explanations of a hand or of one choice in it, on a sheet of paper."""

from collections.abc import Sequence

import pygame
from msgspec import Struct

from briscola.i18n.chart_words import cells_text
from briscola.ui.render import Kit, icon
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, LAMP, RED, Colour
from briscola.ui.speech import ReadingLine
from briscola.ui.views.text.text_table import Figures, FiguresTable
from briscola.ui.widgets import draw_sheet

Line = tuple[str, str, Colour]
"""Role, words in one line, colour."""


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
        self.kit, self.told = kit, told
        self.pad = max(18, kit.scale.px(34))
        room = width - 2 * self.pad
        colour = RED if told.faulty else INK
        laurel = self._laurel + kit.scale.px(12) if told.strong else 0
        self.lines: list[Line] = [
            ("heading", line, colour) for line in kit.fonts.wrap(told.title, "heading", room - laurel)
        ]
        if told.about:
            self.lines += [
                ("body-strong", line, INK_2) for line in kit.fonts.wrap(told.about, "body-strong", room)
            ]
        if told.sentences:
            self.lines.append(("gap", "", INK))
        for words in told.sentences:
            self.lines += [("body", line, INK) for line in kit.fonts.wrap(words, "body", room)]
            self.lines.append(("gap", "", INK))
        if told.sentences:
            self.lines.pop()
        heads = [(words,) for words in told.heads]
        self.table = FiguresTable(kit, told.table, heads, width=room) if told.table else None
        self.foot = kit.fonts.wrap(told.foot, "small", room) if told.foot else []
        tall = sum(self._tall(role) for role, _words, _colour in self.lines)
        tall += kit.scale.px(14) + self.table.size[1] if self.table is not None else 0
        tall += (kit.scale.px(16) + kit.fonts.line("small") * len(self.foot)) if self.foot else 0
        tall += self._bar + kit.scale.px(18) if told.share is not None else 0
        self.rect = pygame.Rect(0, 0, width, tall + 2 * self.pad)
        """Size and, once it is laid, place of the sheet."""

    @staticmethod
    def holds(kit: Kit, told: ExplanationWords, width: int) -> bool:
        """True if no word is broken on a sheet of `width` px."""
        room = width - 2 * max(18, kit.scale.px(34))
        written = [("heading", told.title), ("body", " ".join(told.sentences)), ("small", told.foot)]
        if told.table:
            figures = FiguresTable(kit, told.table, [(words,) for words in told.heads]).figures
            names = " ".join(row.name for row in told.table)
            if not kit.fonts.whole(names, "body-strong", max(1, room - figures)):
                return False
        return all(kit.fonts.whole(text, role, room) for role, text in written)

    @property
    def _laurel(self) -> int:
        return max(26, self.kit.scale.px(44))

    @property
    def _bar(self) -> int:
        return max(10, self.kit.scale.px(16))

    def _tall(self, role: str) -> int:
        return self.kit.scale.px(8) if role == "gap" else self.kit.fonts.line(role)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the sheet where it lies."""
        kit, pad, rect = self.kit, self.pad, self.rect
        draw_sheet(target, kit, rect)
        x, y, width = rect.x + pad, rect.y + pad, rect.width - 2 * pad
        if self.told.strong:
            picture = icon(kit.raster, "laurel", self._laurel, LAMP, 2.0)
            target.blit(picture, picture.get_rect(topright=(rect.right - pad, y)))
        for role, words, colour in self.lines:
            if words:
                kit.fonts.draw(target, words, role, (x, y), colour, width=width)
            y += self._tall(role)
        if self.table is not None:
            y += kit.scale.px(14)
            self.table.draw(target, x, y)
            y += self.table.size[1]
        if self.told.share is not None:
            y += kit.scale.px(18)
            whole = pygame.Rect(x, y, width, self._bar)
            target.blit(kit.paper.bar(whole.size, HAIRLINE), whole)
            done = max(self._bar, round(width * self.told.share))
            target.blit(kit.paper.bar((done, self._bar), RED), whole)
            y += self._bar
        if self.foot:
            y += kit.scale.px(8)
            pygame.draw.line(target, HAIRLINE, (x, y), (x + width, y))
            y += kit.scale.px(8)
            kit.fonts.draw_lines(target, self.foot, "small", (x, y), INK_2)
