"""Drawings as printed cards: their inks taken apart, each laid on by its own plate."""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from briscola.lazy_library import later
from briscola.system.resources import Press

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Pixels = npt.NDArray[np.uint8]
    Ways = npt.NDArray[np.float64]
else:
    np = later("numpy")


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


# Lengths are shares of the card's height. After a change of any of this `svg_store.PRESS` goes up.
OFFSET = (0.0009, 0.0022)
"""Least and greatest distance of a plate from the key, in the middle of a card."""
TURN = 0.0008
"""Most by which that distance differs at its upper and lower end."""
LINE = 0.003
"""Half the width of the widest line of the key under which inks go on."""
GRAIN = 0.0016
"""Size of the finest unevenness."""
MIDDLE, WIDE = 3, 15
"""Factors of the coarser ones; the second is a multiple of the first."""

LOSS = (12.0, 10.0)
"""Part that a plate does not cover, of 255: mean, and strength of its variation."""
KEY_LOSS = 128
"""Share of that loss for the key, in 256ths."""
HOLES = 0.0003
"""Share of the card on which the loss is `HOLE` more."""
HOLE = 150.0
SPREAD = (60.0, 90.0)
"""Extra ink at the edge of a line of the key, of 255: mean, and strength of its variation."""
BAND = 100_000
"""Pixels printed at a time: as many as fit into the processor's cache."""
PALEST = 226
"""Brightness of the darkest part above which a pixel counts as bare paper."""
SLACK = 64
"""Limit in px of the shift of one card's unevenness against another's."""


def printed(flat: Pixels, code: str, press: Press) -> Pixels:
    """Print the drawing of the card with that code by that press; returns a new picture of the same size.

    Its pixels have the same order in memory as those of the drawing.
    """
    _, height, width = flat.shape
    chance = np.random.default_rng(zlib.crc32(code.encode()))
    loss, edges = unevenness(height, width, press.mottle, press.spread)
    top, left = chance.integers(SLACK, size=2)
    window = np.s_[top : top + height, left : left + width]
    loss, edges = loss[window], edges[window]
    middle, turn = offsets_of(chance, press.misregister * height)
    reach = max(1, round(LINE * height))
    margin = 4 * reach + 2 + math.ceil(np.abs(middle).max() + np.abs(turn).max())
    band = max(margin, BAND // width)
    out = np.empty_like(flat)
    for first in range(0, height, band):
        low, high = max(0, first - margin), min(height, first + band + margin)
        offsets = middle + turn * (2 * (first + band / 2) / height - 1)
        part = _band(np.ascontiguousarray(flat[:, low:high]), loss[low:high], edges[low:high], reach, offsets)
        out[:, first : first + band] = part[:, first - low : first - low + band]
    return out


def _band(flat: Pixels, loss: Pixels, edges: Pixels, reach: int, offsets: Ways) -> Pixels:
    """Print some rows of the drawing; those at their rim know too little of their surroundings."""
    inks, key, lines = parted(flat, reach)
    plates = plate_of(inks)
    for ink in inks:
        ink += _part(~ink, loss)
    key += _part(_part(key, ~key), edges)
    key -= _part(_part(key, loss[:, ::-1]), np.uint8(KEY_LOSS))
    return _keyed(_laid(inks, plates, lines, offsets), key)


def _part(whole: Pixels, share: Pixels | np.uint8) -> Pixels:
    """Product of `whole` and `share`, which is in 256ths."""
    part = whole.astype(np.uint16)
    part *= share
    part >>= 8
    return part.astype(np.uint8)


def offsets_of(chance: np.random.Generator, scale: float) -> tuple[Ways, Ways]:
    """Px down and right by which each plate lies off the key in the middle, and by how much more at the foot.

    Shape (plates, 2); `scale`: height of the card in px, times how far off the press is.
    """
    turns = 2 * np.pi * chance.random() + 2.4 * np.arange(len(PLATES))  # each another way
    far = chance.uniform(*OFFSET, len(PLATES)) * scale
    more = chance.uniform(-TURN, TURN, (len(PLATES), 2)) * scale
    return np.stack((far * np.sin(turns), far * np.cos(turns)), axis=1), more


def _laid(inks: Pixels, plates: Pixels, lines: Pixels, offsets: Ways) -> Pixels:
    """Lay the plates one over the other, each shifted by its offset."""
    _, height, width = inks.shape
    ways = np.rint(offsets).astype(int).tolist()
    # Beside lines of the key plates are cut so generously that a gap is pale, never bare; and where inks meet
    # without a line, far from bare paper, the lighter one goes on under the darker.
    red, green, blue = inks
    paper = yes(np.minimum(np.minimum(red, green), blue) > PALEST)
    bare = spread(paper, max(1, max(abs(way) for pair in ways for way in pair)))
    bare |= lines
    bare &= yes(plates != WITH_KEY)
    apart = ~lines
    out = np.empty_like(inks)
    for ink, done, most in zip(inks, out, BARE, strict=True):
        under = ink >> 1
        under += np.uint8(128)
        under |= apart
        np.bitwise_or(ink, bare, out=done)
        np.minimum(done, under, out=done)
        np.minimum(done, np.uint8(most), out=done)
    for plate, (down, right) in zip(PLATES, ways, strict=True):
        others = yes(plates != plate)
        if not others.all():
            there = np.s_[max(0, down) : height + min(0, down), max(0, right) : width + min(0, right)]
            here = np.s_[max(0, -down) : height - max(0, down), max(0, -right) : width - max(0, right)]
            for ink, done in zip(inks, out, strict=True):
                np.minimum(done[there], (ink | others)[here], out=done[there])
    return out


def _keyed(laid: Pixels, key: Pixels) -> Pixels:
    """Print the key over everything."""
    black, left = key.astype(np.uint16), (~key).astype(np.uint16)
    for part, ink in zip(laid, INK, strict=True):
        mixed = part * left
        mixed += black * np.uint16(ink)
        mixed += np.uint16(255)  # rounded up, so that bare paper stays as it is
        mixed >>= 8
        np.copyto(part, mixed, casting="unsafe")
    return laid


@lru_cache(maxsize=4)
def unevenness(height: int, width: int, mottle: float, spread: float) -> tuple[Pixels, Pixels]:
    """Part that plates do not cover, and extra ink at edges of the key, of 255; `SLACK` px larger.

    The upper left quarter comes again in the other three: this is faster, and nobody sees it.
    """
    grain = max(1, round(GRAIN * height))
    shape = (height + SLACK, width + SLACK)
    quarter = [-(-length // (2 * WIDE * grain)) * WIDE * grain for length in shape]
    chance = np.random.default_rng(1)
    fine, middle, wide = (_cloudy(chance, quarter, grain * cell) for cell in (1, MIDDLE, WIDE))
    loss = LOSS[0] + LOSS[1] * (0.7 * fine + 0.45 * middle + 0.55 * wide)
    holes = fine[::-1, ::-1]
    rank = int((1 - HOLES) * (holes.size - 1))
    loss[holes > np.partition(holes, rank, axis=None)[rank]] += HOLE  # `quantile` loads numpy.ma
    loss *= mottle
    full = spread * (SPREAD[0] + SPREAD[1] * middle[::-1, ::-1])
    tiles = [np.tile(np.clip(field, 0, 255).astype(np.uint8), (2, 2)) for field in (loss, full)]
    return tiles[0][: shape[0], : shape[1]], tiles[1][: shape[0], : shape[1]]


def _cloudy(chance: np.random.Generator, shape: Sequence[int], side: int) -> npt.NDArray[np.float32]:
    """Smooth noise with mean 0 and deviation 1, in patches `side` px wide, periodic over every edge.

    The shape is a whole number of patches.
    """
    field = chance.standard_normal([length // side for length in shape], dtype=np.float32)
    field = field.repeat(side, axis=0).repeat(side, axis=1)
    wide = max(2, side)
    field = np.pad(field, [(wide, wide)] * 2, mode="wrap")
    for _ in range(2):
        for axis in (0, 1):
            total = np.cumsum(field, axis=axis)
            total = total[wide:] - total[:-wide] if axis == 0 else total[:, wide:] - total[:, :-wide]
            field = total / np.float32(wide)
    return np.asarray((field - field.mean()) / field.std(), dtype=np.float32)
