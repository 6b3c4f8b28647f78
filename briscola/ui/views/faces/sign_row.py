"""Past signs, each as a small face that repeats it, with its meaning."""

from collections.abc import Sequence

import pygame
from msgspec import Struct

from briscola.i18n.sign_words import before
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.views.faces.face_closeup import grimace_of


class PastSign(Struct, frozen=True, kw_only=True):
    """A player's last sign: the grimace, and its meaning, which is empty if the person reads faces."""

    place: int
    name: str
    face: str
    grimace: str
    doing: str
    meaning: str
    caught: bool
    """True if it was meant for others."""
    earlier: tuple[str, ...] = ()
    """The player's other signs of the hand in words, the latest first."""


class SignRow:
    """Past signs, two side by side where the width allows, the others below."""

    def __init__(self, kit: Kit, signs: Sequence[PastSign], most: tuple[int, int]) -> None:
        """`most` is the size available in px; `width` and `height` are what is used of it.

        Where the height is too little for all, the earliest signs are left out.
        """
        self.kit, self.signs = kit, signs
        line = kit.fonts.line("small")
        self.face, self.gap = max(44, kit.scale.px(74)), kit.scale.px(14)
        aside, between = self.face + 3 * self.gap, kit.scale.px(8)
        self.lines = [_lines(sign) for sign in signs]
        self.across = max(1, min(2, len(signs), most[0] // (aside + self._widest)))
        rows = -(-len(signs) // self.across)
        lines, room = (most[1] // rows - between) // line, most[0] // self.across - aside
        for sign, told in zip(signs, self.lines, strict=True):
            for at, text in enumerate(sign.earlier):
                more = kit.fonts.wrap(text if at else before(text), "small", room)
                if len(told) + len(more) > lines:
                    break
                told += [("small", each, INK_2) for each in more]
        self.step = aside + self._widest
        self.width = self.across * self.step
        self.tall = max(self.face, max(LAST, *map(len, self.lines)) * line) + between
        self.height = rows * self.tall

    @property
    def _widest(self) -> int:
        """Width in px of the widest line."""
        return max(self.kit.fonts.width(text, role) for told in self.lines for role, text, _colour in told)

    def draw(self, target: pygame.Surface, topleft: tuple[int, int]) -> None:
        """Draw faces at the left, words beside them."""
        kit, line = self.kit, self.kit.fonts.line("small")
        for at, (sign, told) in enumerate(zip(self.signs, self.lines, strict=True)):
            row, column = divmod(at, self.across)
            x, middle = topleft[0] + column * self.step, topleft[1] + row * self.tall + self.tall // 2
            if (face := grimace_of(kit, sign.face, sign.grimace, self.face)) is not None:
                face.draw(target, (x + self.face // 2, middle))
            y = middle - len(told) * line // 2
            for role, text, colour in told:
                kit.fonts.draw(target, text, role, (x + self.face + self.gap, y), colour)
                y += line


LAST = 3
"""Most lines of a player's last sign."""


def _lines(sign: PastSign) -> list[tuple[Role, str, Colour]]:
    """Lines about a player's last sign: the name, the grimace, and the meaning."""
    found: list[tuple[Role, str, Colour]] = [("small-strong", sign.name, INK), ("small", sign.doing, INK)]
    if sign.meaning:
        found.append(("small", sign.meaning, RED if sign.caught else INK_2))
    return found
