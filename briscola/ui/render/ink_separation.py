"""Separation of a drawing for a press: the black key, and under it the inks of the colour plates.

Only the drawing's pixels are known. Pictures are (3, height, width) of uint8: red, green and blue.
"""

from functools import cache

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]

BARE = (255, 253, 247)
"""Paper without ink, as every drawing has it (`theme.PAPER`)."""
INK = (23, 18, 15)
"""Black ink of every drawing."""
KEY = max(INK)
BLACK = 60
"""Brightness below which a pixel is key and nothing else."""
DARK = 100
"""Brightness below which a pixel may be key that covers a colour in part; all inks are brighter."""
FAINT = 34
"""Span between an ink's brightest and darkest part below which it is a grey, printed with the key."""

RED, YELLOW, GREEN, BLUE, FLESH, WITH_KEY = range(6)
PLATES = (YELLOW, FLESH, RED, GREEN, BLUE)
"""Plates in the order of printing."""


def parted(flat: Pixels, reach: int) -> tuple[Pixels, Pixels, Pixels]:
    """Inks as if there were no key, cover by the key (0…255), and a mask of the key's lines.

    Lines up to twice `reach` px wide are replaced by what they cross. Under broader black is bare paper,
    but for a rim: inks go on a little under the key, so that no gap opens if a plate is a little off.
    """
    bright = brightest(flat)
    solid = yes(bright < BLACK)
    near = spread(yes(bright < DARK), 1)
    inks = np.empty(flat.shape, dtype=np.uint8)
    for part, ink in zip(flat, inks, strict=True):  # one by one: a part of a band stays near at hand
        filled = shrunk(spread(part, reach), reach)
        filled &= near
        np.maximum(part, filled, out=ink)
    none, open_ = yes(brightest(inks) < BLACK), ~solid
    for ink, most in zip(inks, BARE, strict=True):
        ink |= none
        np.minimum(ink, np.uint8(most), out=ink)
        rim = shrunk(ink, reach + 1)
        rim |= open_
        np.minimum(ink, rim, out=ink)
    np.maximum(bright, KEY, out=bright)
    light = np.maximum(brightest(inks), bright)
    bright = light - bright
    cover = np.take(_steps(), light)
    cover *= bright
    cover >>= 8
    key = cover.astype(np.uint8)
    key &= near
    return inks, key, spread(solid, reach)


@cache
def _steps() -> npt.NDArray[np.uint16]:
    """Amount of key per step towards black, by the brightest part of an ink, in 256ths of a 255th."""
    return np.array([255 * 256 // max(light - KEY, 1) for light in range(256)], dtype=np.uint16)


def plate_of(inks: Pixels) -> Pixels:
    """Plate that carries the ink of each pixel."""
    red, green, blue = inks
    bins = blue.astype(np.uint16)
    bins >>= 4
    bins <<= 8
    bins |= green & 0xF0
    bins |= red >> 4
    plates: Pixels = np.take(_sorting(), bins)
    return plates


@cache
def _sorting() -> Pixels:
    """Plate by an ink's parts, four bits of each, red the lowest."""
    blue, green, red = (axis.ravel() for axis in np.meshgrid(*[np.arange(16) * 17.0] * 3, indexing="ij"))
    most = np.maximum(np.maximum(red, green), blue)
    span = most - np.minimum(np.minimum(red, green), blue)
    safe = np.maximum(span, 1)
    hue = np.where(most == green, (blue - red) / safe + 2, (red - green) / safe + 4)
    hue = np.where(most == red, (green - blue) / safe % 6, hue)
    pale = span < most / 2
    plate = np.select(
        [span < FAINT, (hue > 0.3) & (hue < 0.63) & pale, (hue < 0.26) | (hue > 5), hue < 1.25],
        [WITH_KEY, FLESH, RED, YELLOW],
        np.where(hue < 3.05, GREEN, BLUE),
    )
    return plate.astype(np.uint8)


def yes(where: npt.NDArray[np.bool_]) -> Pixels:
    """Mask with 255 for True and 0 for False."""
    return np.negative(where.view(np.uint8))


def brightest(picture: Pixels) -> Pixels:
    """Largest of each pixel's three parts."""
    red, green, blue = picture
    most: Pixels = np.maximum(red, green)
    np.maximum(most, blue, out=most)
    return most


def spread(picture: Pixels, reach: int) -> Pixels:
    """Largest value within `reach` px of every pixel (a square); of one part, or of a mask."""
    return _best(picture, reach, np.maximum)


def shrunk(picture: Pixels, reach: int) -> Pixels:
    """Smallest value within `reach` px of every pixel (a square)."""
    return _best(picture, reach, np.minimum)


def _best(picture: Pixels, reach: int, better: np.ufunc) -> Pixels:
    height, width = picture.shape
    # Beyond the edges is what is never the better one.
    wider = np.full((height + 2 * reach, width + 2 * reach), 255 * (better is np.minimum), dtype=np.uint8)
    wider[reach : reach + height, reach : reach + width] = picture
    wide, side = 1, 2 * reach + 1
    while wide < side:  # of two windows side by side the better one is that of a window twice as wide
        step = min(wide, side - wide)
        wider = better(wider[:-step], wider[step:])
        wider = better(wider[:, :-step], wider[:, step:])
        wide += step
    return wider
