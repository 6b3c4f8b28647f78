"""Signs that are over, each as a small face that makes it once more, with what it was."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from briscola.ui.render.fonts import Role
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.views.grimace import grimace_of


@dataclass(frozen=True, kw_only=True, slots=True)
class PastSign:
    """Whose it was, what the face did, and what that meant; `meaning` is empty for who reads faces."""

    place: int
    name: str
    face: str
    grimace: str
    doing: str
    meaning: str
    caught: bool
    """It was meant for others."""


class SignRow:
    """Two side by side where the width (px) holds them, the others under them."""

    def __init__(self, kit: Kit, signs: Sequence[PastSign], most: int) -> None:
        """`most`: the width there is, in px; `width` is what of it is needed."""
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
        """Faces at the left, words beside them."""
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
    """Whose it was, what he did, and what that meant."""
    found: list[tuple[Role, str, Colour]] = [("small-strong", sign.name, INK), ("small", sign.doing, INK)]
    if sign.meaning:
        found.append(("small", sign.meaning, RED if sign.caught else INK_2))
    return found
