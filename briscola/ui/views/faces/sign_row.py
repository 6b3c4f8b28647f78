"""Past signs, each as a small face that repeats it, with its meaning."""

from collections.abc import Sequence

import pygame
from msgspec import Struct

from briscola.ui.render import Kit
from briscola.ui.render.text import Role
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.views.faces.face_closeup import grimace_of


class PastSign(Struct, frozen=True, kw_only=True):
    """A sign: its player, the grimace, and its meaning, which is empty if the person reads faces."""

    place: int
    name: str
    face: str
    grimace: str
    doing: str
    meaning: str
    caught: bool
    """True if it was meant for others."""


class SignRow:
    """Past signs, two side by side where the width allows, the others below."""

    def __init__(self, kit: Kit, signs: Sequence[PastSign], most: int) -> None:
        """`most` is the width available in px; the attribute `width` is what is used of it."""
        self.kit, self.signs = kit, signs
        line = kit.fonts.line("small")
        self.face, self.gap = max(44, kit.scale.px(74)), kit.scale.px(14)
        words = max(kit.fonts.width(text, role) for sign in signs for role, text, _colour in _lines(sign))
        self.step = self.face + words + 3 * self.gap
        self.across = max(1, min(2, len(signs), most // self.step))
        self.width = self.across * self.step
        self.tall = max(self.face, 3 * line) + kit.scale.px(8)
        self.height = -(-len(signs) // self.across) * self.tall

    def draw(self, target: pygame.Surface, topleft: tuple[int, int]) -> None:
        """Draw faces at the left, words beside them."""
        kit, line = self.kit, self.kit.fonts.line("small")
        for at, sign in enumerate(self.signs):
            row, column = divmod(at, self.across)
            x, middle = topleft[0] + column * self.step, topleft[1] + row * self.tall + self.tall // 2
            if (face := grimace_of(kit, sign.face, sign.grimace, self.face)) is not None:
                face.draw(target, (x + self.face // 2, middle))
            lines = _lines(sign)
            y = middle - len(lines) * line // 2
            for role, text, colour in lines:
                kit.fonts.draw(target, text, role, (x + self.face + self.gap, y), colour)
                y += line


def _lines(sign: PastSign) -> Sequence[tuple[Role, str, Colour]]:
    """Lines about a sign: the player, the grimace, and the meaning."""
    found: list[tuple[Role, str, Colour]] = [("small-strong", sign.name, INK), ("small", sign.doing, INK)]
    if sign.meaning:
        found.append(("small", sign.meaning, RED if sign.caught else INK_2))
    return found
