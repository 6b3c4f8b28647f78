"""Typefaces: a check that a font's file is whole, and small letters that stand at parts of a pixel."""

from __future__ import annotations

import struct
from functools import cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from briscola.lazy_library import later
from briscola.ui.render.theme import Colour

if TYPE_CHECKING:
    import numpy as np
else:
    np = later("numpy")

HEADER, ENTRY = 12, 16
"""Bytes of an OpenType file before its list of tables, and of a table in that list."""
KINDS = (b"\0\1\0\0", b"OTTO", b"true")
NEEDED = {b"cmap", b"head", b"hhea", b"hmtx", b"maxp"}
ADJUSTMENT = 8
"""Offset in the table `head` of the sum of the whole file, which the table's own sum leaves out."""


def check(path: Path) -> None:
    """Check the sums that OpenType keeps of each table. Raises ValueError for a damaged file, and OSError."""
    _check(path, path.stat().st_mtime_ns)


@cache
def _check(path: Path, _stamp: int) -> None:
    data = path.read_bytes()
    if data[:4] not in KINDS or len(data) < HEADER:
        raise ValueError("no OpenType file")
    (count,) = struct.unpack_from(">H", data, 4)
    if len(data) < HEADER + ENTRY * count:
        raise ValueError("its list of tables is cut")
    tables: set[bytes] = set()
    for at in range(HEADER, HEADER + ENTRY * count, ENTRY):
        name, kept, start, length = struct.unpack_from(">4sIII", data, at)
        table = data[start : start + length]
        if len(table) != length:
            raise ValueError(f"its table {name!r} is cut")
        if name == b"head":
            table = table[:ADJUSTMENT] + bytes(4) + table[ADJUSTMENT + 4 :]
        words = struct.unpack(f">{-(-length // 4)}I", table + bytes(-length % 4))
        if sum(words) & 0xFFFFFFFF != kept:
            raise ValueError(f"its table {name!r} is damaged")
        tables.add(name)
    if not tables >= NEEDED:
        raise ValueError("a table is missing")


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


@cache
def _curve(ink: str) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return np.rint(255 * (np.arange(256) / 255) ** SWELL[ink]).astype(np.uint8)


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
        coverage[:] = _curve(_ink(colour))[coverage]
        return drawn
