"""Small letters: drawn at four times their size and reduced, so that they stand at parts of a pixel.

A font set at 15 px rounds every letter's advance and stem to whole pixels: words drift apart or run together,
thin strokes thin out. Reduced letters keep the distances of the large ones. Across the line their edges are
soft as in print; along it baseline and x-height still meet whole pixels, so that lines stay crisp.
"""

from math import ceil

import numpy as np
import pygame

from briscola.ui.render.theme import Colour

FACTOR = 4
BELOW = 26
"""From so many pixels on a font's own whole pixels do no harm."""

SAMPLE = "promessiCoupebriscolatouthighest120d’atout.trenta,finale"
"""What a line holds, but for its spaces: no line is to grow longer on average than the font's own."""

SWELL = {"light": 0.65, "dark": 0.82}
"""Exponents of the coverage, by what the letters are: what an edge's pixel mixes from cream and cloth looks
darker than the ink that it stands for, so light letters need more of it than dark ones on paper."""


def _curve(exponent: float) -> "np.ndarray[tuple[int], np.dtype[np.uint8]]":
    return np.rint(255 * (np.arange(256) / 255) ** exponent).astype(np.uint8)


_CURVES = {ink: _curve(exponent) for ink, exponent in SWELL.items()}


def _ink(colour: Colour) -> str:
    red, green, blue = colour[:3]
    return "light" if 0.3 * red + 0.59 * green + 0.11 * blue > 127 else "dark"


def _x_height(font: pygame.font.Font) -> int:
    (metrics,) = font.metrics("x")
    return int(metrics[3]) if metrics else 0


class SmallType:
    """One face at one size under `BELOW` px."""

    def __init__(self, font: pygame.font.Font, large: pygame.font.Font) -> None:
        """The face at its own size, and at `FACTOR` times that, to keep."""
        self._height, self._ascent = font.get_height(), font.get_ascent()
        self._large = large
        size = large.point_size
        wanted = FACTOR * _x_height(font)
        if has := _x_height(large):
            near = round(size * wanted / has)
            for at in sorted(range(near - FACTOR, near + FACTOR + 1), key=lambda at: abs(at - near)):
                large.point_size = at
                if _x_height(large) == wanted:
                    break
        own = font.size(SAMPLE)[0] / large.size(SAMPLE)[0]
        self._across = min(own, max(size / large.point_size, 1) / FACTOR)
        """What becomes of a large pixel across the line; along it always a `FACTOR`-th."""

    def width(self, text: str) -> int:
        """How long a line is, in px: exactly as it is drawn."""
        return ceil(self._large.size(text)[0] * self._across)

    def render(self, text: str, colour: Colour, *, heavy: bool = False) -> pygame.Surface:
        """One line, as high as the font's own; if `heavy` with strokes a quarter of a pixel fatter.

        Raises pygame.error where nothing in the text has any width.
        """
        large = self._large.render(text, True, colour)
        width = ceil(large.get_width() * self._across)
        if not width:
            return pygame.Surface((0, self._height), pygame.SRCALPHA)
        sheet = pygame.Surface((round(width / self._across), self._height * FACTOR), pygame.SRCALPHA)
        sheet.fill((*colour[:3], 0))
        top = FACTOR * self._ascent - self._large.get_ascent()
        for left in range(1 + heavy):
            sheet.blit(large, (left, top), special_flags=pygame.BLEND_RGBA_MAX)
        drawn = pygame.transform.smoothscale(sheet, (width, self._height))
        coverage = pygame.surfarray.pixels_alpha(drawn)
        coverage[:] = _CURVES[_ink(colour)][coverage]
        return drawn
