"""A face with its name and a state below, in a row of a sheet."""

from __future__ import annotations

import pygame

from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, Colour
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class PersonLine(SheetPart):
    """Takes what the other parts of its row leave. A name that is too long for a line is written smaller."""

    def __init__(
        self,
        name: str,
        face: str,
        state: str = "",
        *,
        said: str = "",
        ink: Colour = INK,
        tone: Colour = INK_2,
    ) -> None:
        """A circle stands for no `face`; `said` is the line in words, if no control beside it says it."""
        self._name, self._face, self._state = name, face, state
        self._said, self._ink, self._tone = said, ink, tone

    def add_to(self, column: TextColumn) -> None:
        kit, fonts = column.kit, column.kit.fonts
        side = max(40, kit.scale.px(68))
        left = side + kit.scale.px(18)
        room = column.width - left
        role: Role = "row" if fonts.width(self._name, "row") <= room else "small-strong"
        lines = fonts.wrap(self._name, role, room)
        high = fonts.line(role) * len(lines) + (fonts.line("small") if self._state else 0)
        height = max(side, high)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            face = pygame.Rect(x, y + (height - side) // 2, side, side)
            if self._face:
                draw_small_face(target, kit, face, self._face)
            else:
                pygame.draw.circle(target, HAIRLINE, face.center, side // 2, max(2, kit.scale.px(3)))
            top = y + (height - high) // 2
            fonts.draw_lines(target, lines, role, (x + left, top), self._ink)
            if self._state:
                under = x + left, top + fonts.line(role) * len(lines)
                fonts.draw(target, self._state, "small", under, self._tone, width=room)

        column.canvas(height, paint, *filter(None, [self._said]))
