"""A paper card that opens something: a picture, a title, a note below."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.i18n import spoken_words
from briscola.i18n.spoken_words import Spoken
from briscola.ui.layout.metrics import Scale
from briscola.ui.render.fonts import Role
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, PAPER, RED
from briscola.ui.widgets.widget import Widget

Picture = Callable[[pygame.Surface, Kit, pygame.Rect], None]
"""Function that draws into a square."""


NOTE_LINES = 2
"""Lines of room below every title, so that the titles in a row align."""


def padding(scale: Scale) -> int:
    """Padding of a card on every side, in px."""
    return max(12, scale.px(22))


class Tile(Widget):
    """A card pressed like a button; its frame is red under the pointer."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        *,
        name: str,
        title: str,
        note: str,
        picture: Picture,
        role: Role,
        on_press: Callable[[], None],
    ) -> None:
        """`role`: text style of the title, the same for a whole row."""
        super().__init__(kit, rect, name=name, on_paper=True)
        self.role = role
        self.title, self.note, self.picture, self.on_press = title, note, picture, on_press

    def spoken(self) -> Spoken:
        return Spoken(role=spoken_words.Role.BUTTON, name=self.title, states=self.states(), more=self.note)

    def confirm(self) -> None:
        self.say("click")
        self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        scale, fonts = self.kit.scale, self.kit.fonts
        radius, pad = scale.px(10), padding(scale)
        box = self.rect.move(0, scale.px(2) if self.held else 0)
        pygame.draw.rect(target, PAPER, box, border_radius=radius)
        edge = RED if self.hovered else HAIRLINE
        pygame.draw.rect(
            target, edge, box, max(1, scale.px(3 if self.hovered else 1.6)), border_radius=radius
        )
        inner = box.inflate(-2 * pad, -2 * pad)
        notes = fonts.wrap(self.note, "body", inner.width)
        words = fonts.line(self.role) + scale.px(6) + max(NOTE_LINES, len(notes)) * fonts.line("body")
        side = max(0, min(inner.width, inner.height - words - scale.px(16)))
        square = pygame.Rect(0, 0, side, side)
        square.midtop = (inner.centerx, inner.y + (inner.height - words - scale.px(16) - side) // 2)
        self.picture(target, self.kit, square)
        y = inner.bottom - words
        fonts.draw(target, self.title, self.role, (inner.centerx, y), INK, anchor="midtop", width=inner.width)
        y += fonts.line(self.role) + scale.px(6)
        fonts.draw_lines(target, notes, "body", (inner.centerx, y), INK_2, anchor="midtop")
