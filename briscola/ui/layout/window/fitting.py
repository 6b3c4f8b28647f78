"""The picture for a window of any shape, and its place in that window.

Mostly the picture is the window. For a window below our smallest, the smallest picture of that
shape is laid out and shown reduced. In a very long or very tall window it lies in the middle. In one of very
many pixels it is shown enlarged by a whole number.
"""

from math import ceil, sqrt

import pygame
from msgspec import Struct

from briscola.ui.layout.window.metrics import MIN_SIZE

Size = tuple[int, int]

NARROWEST, WIDEST = 0.5, 3.6
"""Width by height of pictures: from a telephone held upright to two screens in one."""
MOST_PIXELS = 11_100_000
"""Pixels of the largest picture: a wide screen of 5120 by 2160.

A card game should not take more memory.
"""


class Fit(Struct, frozen=True):
    """A picture of the size `picture` in a window of the size `window`, shown at `x`, `y` as `shown`."""

    window: Size
    picture: Size
    x: int
    y: int
    shown: Size

    @property
    def plain(self) -> bool:
        """True if the picture is the window."""
        return self.picture == self.window

    @property
    def rect(self) -> pygame.Rect:
        """Rectangle of the picture in the window."""
        return pygame.Rect((self.x, self.y), self.shown)

    def inside(self, pos: tuple[float, float]) -> tuple[int, int]:
        """Point of the picture (px) seen at `pos` in the window; beside the picture it lies outside of it."""
        return (
            round((pos[0] - self.x) * self.picture[0] / self.shown[0]),
            round((pos[1] - self.y) * self.picture[1] / self.shown[1]),
        )


def fit(window: Size) -> Fit:
    """Picture for a window of any size."""
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
