"""Which picture is laid out for a window, and where it lies in it: whatever window a system forces on us.

Mostly the picture is the window. In one that is smaller than our smallest, the smallest picture of that
shape is laid out and shown reduced; in a very long or very tall one it lies in the middle; in one of very
many pixels it is shown enlarged by a whole number.
"""

from dataclasses import dataclass
from math import ceil, sqrt

import pygame

from briscola.ui.layout.metrics import MIN_SIZE

Size = tuple[int, int]

NARROWEST, WIDEST = 0.5, 3.6
"""Width by height of the pictures that are laid out: from a telephone held upright to two screens in one."""
MOST_PIXELS = 11_100_000
"""The largest picture: wide screens of 5120 by 2160. More is memory that no game of cards is worth."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A picture of the size `picture` in a window of the size `window`, shown at `x`, `y` as `shown`."""

    window: Size
    picture: Size
    x: int
    y: int
    shown: Size

    @property
    def plain(self) -> bool:
        """Whether the picture is the window."""
        return self.picture == self.window

    @property
    def place(self) -> pygame.Rect:
        """Where the picture lies in the window."""
        return pygame.Rect((self.x, self.y), self.shown)

    def inside(self, pos: tuple[float, float]) -> tuple[int, int]:
        """The place of the picture (px) that is seen at `pos` in the window (beside it: beyond)."""
        return (
            round((pos[0] - self.x) * self.picture[0] / self.shown[0]),
            round((pos[1] - self.y) * self.picture[1] / self.shown[1]),
        )


def fit(window: Size) -> Fit:
    """What is laid out for a window, of whatever size."""
    w, h = max(1, window[0]), max(1, window[1])
    shown = max(1, min(w, int(h * WIDEST))), max(1, min(h, int(w / NARROWEST)))
    grow = max(1.0, MIN_SIZE[0] / shown[0], MIN_SIZE[1] / shown[1])
    if grow > 1:
        w_most, h_most = int(MIN_SIZE[1] * WIDEST), int(MIN_SIZE[0] / NARROWEST)
        picture = (
            max(MIN_SIZE[0], min(round(shown[0] * grow), w_most)),
            max(MIN_SIZE[1], min(round(shown[1] * grow), h_most)),
        )
    else:
        parts = ceil(sqrt(shown[0] * shown[1] / MOST_PIXELS))
        picture = shown[0] // parts, shown[1] // parts
        shown = picture[0] * parts, picture[1] * parts
    return Fit((w, h), picture, (w - shown[0]) // 2, (h - shown[1]) // 2, shown)
