"""A hand as squares, a trick each: gold is ours, blue theirs, a deep one with a point in it was dear."""

from collections.abc import Sequence

import pygame

from briscola.client.daily import Square
from briscola.i18n.daily import ROW
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, THEM, US, Colour, mix

COLOURS: dict[Square, Colour] = {
    Square.OURS: mix(US, (255, 255, 255), 0.35),
    Square.OURS_DEAR: US,
    Square.THEIRS: mix(THEM, (255, 255, 255), 0.35),
    Square.THEIRS_DEAR: THEM,
}
DEAR = (Square.OURS_DEAR, Square.THEIRS_DEAR)


class Squares:
    """Rows of ten, from the upper left of `rect`; its height becomes theirs."""

    def __init__(self, kit: Kit, rect: pygame.Rect, squares: Sequence[Square]) -> None:
        self.kit, self.squares = kit, squares
        gap = max(3, kit.scale.px(6))
        self.step = min((rect.width + gap) // ROW, max(18, kit.scale.px(34)) + gap)
        self.side = self.step - gap
        rows = -(-len(squares) // ROW)
        self.rect = pygame.Rect(rect.x, rect.y, rect.width, max(0, rows * self.step - gap))

    def draw(self, target: pygame.Surface) -> None:
        """All of them."""
        thin = max(1, self.kit.scale.px(1.6))
        for at, square in enumerate(self.squares):
            row, column = divmod(at, ROW)
            box = pygame.Rect(
                self.rect.x + column * self.step, self.rect.y + row * self.step, self.side, self.side
            )
            pygame.draw.rect(target, COLOURS[square], box, border_radius=max(2, self.side // 7))
            pygame.draw.rect(target, INK, box, thin, border_radius=max(2, self.side // 7))
            if square in DEAR:
                pygame.draw.circle(target, INK, box.center, max(2, self.side // 7))
