"""The ribbons with the mottoes of the aces."""

from __future__ import annotations

import math

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Point
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import unit
from art.cards.parts.letters import inscribe, width
from art.cards.parts.scroll import scroll
from art.cards.triestine.card import WIDTH
from art.cards.triestine.inks import BLUE, DARK_BLUE, DARK_RED, RED

HALF = 30.0
CAP = 38.0
_AWAY = 30.0
"""Distance of the letters from the thing that a ribbon runs under."""


def motto(
    d: Drawing, y: float, dip: float, wide: float, text: str, *, red: bool = True, tail: float = 28.0,
    up: bool = False,
) -> None:  # fmt: skip
    """A ribbon with a line of the motto: its middle at y, its ends `dip` lower, `wide` from the axis."""
    axis = WIDTH / 2
    track: list[Point] = [(axis + wide * t, y + dip * t * t) for t in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    back, fold = (RED, DARK_RED) if red else (BLUE, DARK_BLUE)
    drop = -1.0 if up else 1.0
    scroll(d, track, HALF, text, CAP, tail=tail, back=back, fold=fold, drops=(drop, drop), tracking=2.0)


def tucked(d: Drawing, free: Point, hidden: Point, text: str, *, red: bool = True) -> None:
    """A slanting ribbon, its tail at the `free` end; at the other one it runs under what is drawn later.

    Beyond that its forked end comes out again.
    """
    back, fold = (RED, DARK_RED) if red else (BLUE, DARK_BLUE)
    ux, uy = unit(free, hidden)
    right = hidden[0] > free[0]
    long = math.dist(free, hidden)

    def at(along: float, across: float) -> Point:
        return (free[0] + ux * along - uy * across, free[1] + uy * along + ux * across)

    track = [at(long * t, 40 * t * (1 - t) * (0.5 - t)) for t in (0.0, 0.25, 0.5, 0.75, 1.0)]
    behind = [at(long - 8, -4), at(long + 62, 7), at(long + 132, -8)]
    d.shape(ribbon(behind, HALF * 0.86), back, OUTER)
    d.ticks(*(
        (at(long + 30, -20 + 8 * k), at(long + (104, 92, 112)[k % 3], -18 + 8 * k), 3.4) for k in range(6)
    ))  # fmt: skip
    track = [*track, at(long + 46, -2)]
    drops = (1.0, 0.0) if right else (0.0, -1.0)
    scroll(d, track if right else track[::-1], HALF, "", CAP, tail=14, back=back, fold=fold, drops=drops)
    open_part = 1 - _AWAY / long
    line = [at(long * t * open_part, 40 * t * (1 - t) * (0.5 - t)) for t in (0.0, 0.25, 0.5, 0.75, 1.0)]
    line = line if right else line[::-1]
    cap = min(CAP, (long - _AWAY - 40) / width(text, 1.0, 0.045))
    inscribe(d, text, [(x, y + cap / 2) for x, y in line], cap, tracking=0.045 * cap)
    d.ticks(*(
        (at(long + 6, y), at(long - (17, 10, 14, 8)[k % 4], y), 3.0)
        for k, y in enumerate(range(-26, 28, 5))
    ))  # fmt: skip


def parted(
    d: Drawing, y: float, dip: float, wide: float, words: tuple[str, str], *, red: bool = True,
    up: bool = False, gaps: tuple[float, float] = (41.0, 36.0), cap: float = 23.6,
) -> None:  # fmt: skip
    """A ribbon like `motto` that runs behind what stands on the axis, a word on each half.

    `gaps`: how far that thing reaches to the left and right; draw it after the ribbon.
    """
    axis = WIDTH / 2
    half = cap * 0.5 + 12.5
    back, fold = (RED, DARK_RED) if red else (BLUE, DARK_BLUE)

    def at(x: float, down: float = 0.0) -> Point:
        return (axis + x, y + dip * (x / wide) ** 2 + down)

    drop = -1.0 if up else 1.0
    track = [at(wide * t) for t in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    scroll(d, track, half, "", cap, tail=min(16.0, 224 - wide), back=back, fold=fold, drops=(drop, drop))
    for side, gap, word in zip((-1, 1), gaps, words, strict=True):
        near, far = sorted((side * (gap + 7), side * (wide - 10)))
        line = [at(near + (far - near) * share, cap / 2) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
        inscribe(d, word, line, cap, tracking=1.0)
        d.ticks(*(
            (at(side * gap, down), at(side * (gap + (11, 6, 9)[k % 3]), down), 2.6)
            for k, down in enumerate(range(-round(half) + 3, round(half), 5))
        ))  # fmt: skip
