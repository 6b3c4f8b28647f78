"""A slip on which the teacher tells one thing: her face, and a sentence or two."""

import pygame

from briscola.ui.render import Kit
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.views import balanced
from briscola.ui.views.faces import draw_small_face

ROLE = "body"


class NoteSlip:
    """A slip of at most `width` (at 1080) at one scale: its size in px, and its drawing."""

    def __init__(self, kit: Kit, text: str, face: str, width: float) -> None:
        self.kit, self._face = kit, face
        scale = kit.scale
        self._pad = max(10, scale.px(16))
        self._disc = max(36, scale.px(60))
        room = max(200, scale.px(width)) - self._disc - 3 * self._pad
        self.lines = [line for _role, line in balanced(kit, text, ROLE, room)]
        words = max(kit.fonts.width(line, ROLE) for line in self.lines)
        tall = len(self.lines) * kit.fonts.line(ROLE)
        self.size = words + self._disc + 3 * self._pad, max(tall, self._disc) + 2 * self._pad

    def draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the slip at a rectangle of its size."""
        kit, pad = self.kit, self._pad
        kit.paper.tag(rect.size, CREAM).draw(target, rect.topleft)
        disc = pygame.Rect(rect.x + pad, 0, self._disc, self._disc)
        disc.centery = rect.centery
        draw_small_face(target, kit, disc, self._face)
        y = rect.y + (rect.height - len(self.lines) * kit.fonts.line(ROLE)) // 2
        kit.fonts.draw_lines(target, self.lines, ROLE, (disc.right + pad, y), INK)
