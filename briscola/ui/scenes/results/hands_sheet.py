"""The sheet with all hands of a match and their sums, at its end."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.results import PlayedHand
from briscola.client.view.view import View
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.speech.reading import ReadingLine, placed
from briscola.ui.views.text import hand_lines, hands_table
from briscola.ui.views.text.hand_lines import HandLine
from briscola.ui.widgets.panel import draw_sheet
from briscola.ui.widgets.scroll import ScrollView

LEAST_TRICK = 330
"""Height in px at 1080 that the trick needs above a long table of hands."""


class HandsSheet:
    """The sheet and its rows, laid for one window; rows that do not fit are scrolled."""

    def __init__(
        self,
        kit: Kit,
        room: pygame.Rect,
        view: View,
        setup: MatchSetup,
        hands: Sequence[PlayedHand],
        names: Sequence[str],
        *,
        under_trick: bool,
    ) -> None:
        """Place the sheet, as tall as the match needs and the room allows.

        It lies `under_trick`, the trick that decided the match, or in the middle.
        """
        self.kit = kit
        scale = kit.scale
        self.heads = hand_lines.headings(setup, view.rules)
        self.lines: Sequence[HandLine] = hand_lines.lines(view, hands, names)
        self.total = hand_lines.total(view, hands)
        sided = view.rules.in_sides
        self._faces = () if sided else [setup.face_of(place) for place in range(len(self.heads))]
        pad = max(16, scale.px(30))
        noted = any(line.note for line in self.lines)
        self.columns = hands_table.hand_columns(
            kit, room.width - 2 * pad - scale.px(14), len(self.heads), noted=noted
        )
        step = self.columns.step
        top = max(step, 32)
        above = kit.fonts.line("heading") + scale.px(4) + top + scale.px(6)
        most = room.height - (scale.px(LEAST_TRICK) + scale.px(34) if under_trick else 0)
        seen = min(len(self.lines), (most - above - 2 * pad) // step - 1)
        height = above + step * (seen + 1) + 2 * pad
        self.rect = pygame.Rect(room.x, room.bottom - height, room.width, height)
        if not under_trick:
            self.rect.centery = room.centery - scale.px(30)
        inner = self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        self.head = pygame.Rect(inner.x, inner.y + above - scale.px(6) - top, inner.width, top)
        self.room = pygame.Rect(inner.x, inner.y + above, inner.width, inner.height - above - step)
        self.scrolls = self._tall > self.room.height

    @property
    def _tall(self) -> int:
        """Height of all rows in px."""
        return self.columns.step * len(self.lines)

    def controls(self, seen: float) -> Sequence[ScrollView]:
        """The rows to be scrolled, `seen` (0…1) of the way to their end; nothing if all of them fit."""
        if not self.scrolls:
            return ()
        rows = ScrollView(self.kit, self.room, self._tall, self._draw_lines, name="hands")
        rows.scroll_to(seen * rows.most)
        return (rows,)

    def reading(self) -> Sequence[ReadingLine]:
        """The sheet line by line; rows that scroll are all where they are looked at."""
        lines = [ReadingLine(hand_lines.line_words(line, self.heads)) for line in (*self.lines, self.total)]
        rows = [self._row(self.room.x, self.room.y + self.columns.step * at) for at in range(len(lines))]
        if self.scrolls:
            rows = [self.room] * len(self.lines) + [self._row(self.inner.x, self.room.bottom)]
        head = placed([ReadingLine(_("The hands"), heading=True)], self.inner)
        return [*head, *(replace(line, place=row) for line, row in zip(lines, rows, strict=True))]

    def draw(self, target: pygame.Surface) -> None:
        """Draw the sheet; rows that are scrolled are drawn by their control."""
        kit, inner = self.kit, self.inner
        draw_sheet(target, kit, self.rect)
        kit.fonts.draw(target, _("The hands"), "heading", inner.topleft, INK, width=inner.width)
        hands_table.draw_head(target, kit, self.head, self.columns, self.heads, self._faces)
        low = inner.bottom - self.columns.step
        if not self.scrolls:
            self._draw_lines(target, self.room.x, self.room.y)
            low = self.room.y + self._tall
        hands_table.draw_line(target, kit, self._row(inner.x, low), self.columns, self.total, last=True)

    def _draw_lines(self, target: pygame.Surface, x: int, y: int) -> None:
        for at, line in enumerate(self.lines):
            row = self._row(x, y + self.columns.step * at)
            hands_table.draw_line(target, self.kit, row, self.columns, line)

    def _row(self, x: int, y: int) -> pygame.Rect:
        return pygame.Rect(x, y, self.inner.width, self.columns.step)
