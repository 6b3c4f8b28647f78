"""Small letters, drawn at four times their size and reduced, so that they stand at parts of a pixel.

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
"""Size in px from which a font's rounding to whole pixels does no harm."""

SAMPLE = "promessiCoupebriscolatouthighest120d’atout.trenta,finale"
"""Letters without spaces to compare widths: no line may get longer on average than the font's own."""

SWELL = {"light": 0.65, "dark": 0.82}
"""Exponents of the coverage for light and dark letters.

An edge pixel mixed from cream and cloth looks darker than the ink it stands for, so light letters need more
of it than dark ones on paper.
"""


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
    """One typeface at one size under `BELOW` px."""

    def __init__(self, font: pygame.font.Font, large: pygame.font.Font) -> None:
        """`font` has the typeface's own size, `large` is `FACTOR` times that and is kept."""
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
        """Px across the line for one px of the large letters; along it the factor is always 1 / `FACTOR`."""

    def width(self, text: str) -> int:
        """Width of a line in px, exactly as it is drawn."""
        return ceil(self._large.size(text)[0] * self._across)

    def render(self, text: str, colour: Colour, *, heavy: bool = False) -> pygame.Surface:
        """One line, as high as the font's own; if `heavy` with strokes a quarter of a pixel fatter.

        Raises pygame.error if nothing in the text has any width.
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
