"""Print effect of a press: each ink comes from a plate of its own, laid down a little unevenly.

Each plate lies up to a pixel (of a card on the table) off the black key, covers a little less here and there
and now and then not at all. Lines of the key run out by part of a pixel, more in one place than in another.
Plates also lie a little turned, so that the two ends of a card differ. The paper stays bare: `paper_grain`
draws its fibres. All this depends only on a deck's press and on a card's code, so a card always looks the
same, and on the picture's height, so it is as coarse at any size.
"""

import math
import zlib
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from briscola.resources import Press
from briscola.ui.render.ink_separation import (
    BARE,
    INK,
    PLATES,
    WITH_KEY,
    Pixels,
    parted,
    plate_of,
    spread,
    yes,
)

Ways = npt.NDArray[np.float64]

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
KEY_LOSS = np.uint8(128)
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
    loss, edges = _unevenness(height, width, press.mottle, press.spread)
    top, left = chance.integers(SLACK, size=2)
    window = np.s_[top : top + height, left : left + width]
    loss, edges = loss[window], edges[window]
    middle, turn = _offsets(chance, press.misregister * height)
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
    key -= _part(_part(key, loss[:, ::-1]), KEY_LOSS)
    return _keyed(_laid(inks, plates, lines, offsets), key)


def _part(whole: Pixels, share: Pixels | np.uint8) -> Pixels:
    """Product of `whole` and `share`, which is in 256ths."""
    part = whole.astype(np.uint16)
    part *= share
    part >>= 8
    return part.astype(np.uint8)


def _offsets(chance: np.random.Generator, scale: float) -> tuple[Ways, Ways]:
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
def _unevenness(height: int, width: int, mottle: float, spread: float) -> tuple[Pixels, Pixels]:
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
    loss[holes > np.quantile(holes, 1 - HOLES)] += HOLE
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
