"""A hand as one square per trick: gold for ours, hatched blue for theirs, a dot for 10 points or more."""

from collections.abc import Sequence

import pygame

from briscola.client.daily import Square
from briscola.i18n.daily_words import ROW
from briscola.i18n.text import _, pgettext
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, THEM, US, Colour, mix

COLOURS: dict[Square, Colour] = {
    Square.OURS: mix(US, (255, 255, 255), 0.35),
    Square.OURS_DEAR: US,
    Square.THEIRS: mix(THEM, (255, 255, 255), 0.35),
    Square.THEIRS_DEAR: THEM,
}
HATCHED = (Square.THEIRS, Square.THEIRS_DEAR)
"""Told from the others by their lines, for whoever sees no difference between gold and blue."""
DEAR = (Square.OURS_DEAR, Square.THEIRS_DEAR)


def draw_legend(target: pygame.Surface, kit: Kit, at: tuple[int, int], width: int) -> None:
    """Draw the legend in one line from its upper left corner; leave it out if it is too wide."""
    fonts, side, gap = kit.fonts, max(12, kit.scale.px(20)), kit.scale.px(24)
    words = (
        (Square.OURS, pgettext("trick", "won")),
        (Square.THEIRS, pgettext("trick", "lost")),
        (None, _("10 points or more")),
    )
    between = side + kit.scale.px(8)
    if sum(between + gap + fonts.width(text, "small") for _square, text in words) - gap > width:
        return
    x, middle = at[0], at[1] + fonts.line("small") // 2
    for square, text in words:
        box = pygame.Rect(x, 0, side, side)
        box.centery = middle
        if square is not None:
            _draw_square(target, kit, box, square)
        else:
            pygame.draw.circle(target, INK, box.center, max(3, side // 5))
        x = fonts.draw(target, text, "small", (x + between, middle), INK_2, anchor="midleft").right + gap


class Squares:
    """Rows of ten squares from the upper left of `rect`, whose height is set to fit."""

    def __init__(self, kit: Kit, rect: pygame.Rect, squares: Sequence[Square]) -> None:
        self.kit, self.squares = kit, squares
        gap = max(3, kit.scale.px(6))
        self.step = min((rect.width + gap) // ROW, max(18, kit.scale.px(34)) + gap)
        self.side = self.step - gap
        rows = -(-len(squares) // ROW)
        self.rect = pygame.Rect(rect.x, rect.y, rect.width, max(0, rows * self.step - gap))

    def draw(self, target: pygame.Surface) -> None:
        """Draw all squares."""
        for at, square in enumerate(self.squares):
            row, column = divmod(at, ROW)
            box = pygame.Rect(
                self.rect.x + column * self.step, self.rect.y + row * self.step, self.side, self.side
            )
            _draw_square(target, self.kit, box, square)


def _draw_square(target: pygame.Surface, kit: Kit, box: pygame.Rect, square: Square) -> None:
    radius = max(2, box.width // 7)
    pygame.draw.rect(target, COLOURS[square], box, border_radius=radius)
    if square in HATCHED:
        step, before = max(5, box.width // 3), target.get_clip()
        target.set_clip(box.inflate(-2, -2).clip(before))
        for x in range(box.x - box.height, box.right, step):
            pygame.draw.line(target, INK, (x, box.bottom), (x + box.height, box.top), max(1, box.width // 16))
        target.set_clip(before)
    pygame.draw.rect(target, INK, box, max(1, kit.scale.px(1.6)), border_radius=radius)
    if square in DEAR:
        pygame.draw.circle(target, COLOURS[square], box.center, radius + max(2, radius // 2))
        pygame.draw.circle(target, INK, box.center, radius)
