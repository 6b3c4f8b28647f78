"""2 to 7 di bastoni: wound poles crossed in a lattice, over and under, lashed in the middle."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.triestine.anchor import rope
from art.cards.triestine.inks import BLUE, GREEN, RED, YELLOW
from art.cards.triestine.staff import CAP, TURN, acorn, shaft

_SHORTER = {1: (0, 6, 3), -1: (4, 1, 7)}
"""Length that each pole lacks at either end, by direction: none is cut to another's length."""


_CABLE = 6.6
"""Half the cable's thickness."""
_APART = 12.4
"""From one winding to the next."""
_SPAN = 15.0
"""Height above and below the middle at which it leaves a crossing."""


@dataclass(frozen=True, kw_only=True)
class Lattice:
    """Poles of one direction, by how far right of the middle each passes; the others mirror them.

    `lean`: sideways step per unit of height; `high`: half the height a pole spans; `half`: half-width;
    `upright`: half the height of the odd pole in the middle, 0: none; `stout`: its half-width;
    `winding`: how far apart the stripes lie, in half-widths.
    """

    offsets: Sequence[float]
    lean: float
    high: float
    half: float
    upright: float = 0.0
    stout: float = 16.0
    winding: float = TURN

    def at(self, k: int, side: int, y: float) -> Point:
        """The middle line of a pole at height y; `side` 1: rising to the right, -1: to the left."""
        return (side * (self.offsets[k] - self.lean * y), y)

    def end(self, k: int, side: int) -> float:
        """Half the height of a pole without its acorns."""
        slant = math.cos(math.atan(self.lean))
        return self.high - CAP * self.half / 12 * slant - _SHORTER[side][k]


def lattice(d: Drawing, a: Lattice, rising: str = GREEN, falling: str = RED, upright: str = BLUE) -> None:
    """All poles about (0, 0)."""
    count = len(a.offsets)
    for side, stripe in ((-1, falling), (1, rising)):
        for k in range(count):
            long = a.end(k, side)
            shaft(d, a.at(k, side, long), a.at(k, side, -long), a.half, stripe, cut=k % 3,
                winding=a.winding)  # fmt: skip
    for i, j in itertools.product(range(count), range(count)):
        # The rising poles lie on top; where they should pass under, the falling one is laid over.
        if (i + j) % 2 == 1:
            _over(d, a, j, (a.offsets[i] + a.offsets[j]) / 2 / a.lean, a.offsets[i], falling)
    slope = math.degrees(math.atan(a.lean))
    turners = itertools.cycle((0, 1, 2, 1, 2, 0, 0))
    for side in (-1, 1):
        for k in range(count):
            for turn in (0, 180):
                _acorn(d, a.at(k, side, a.end(k, side) * (1 if turn else -1)), a.half, side * slope + turn,
                    next(turners))  # fmt: skip
    if a.upright:
        end = a.upright - CAP * a.stout / 12
        shaft(d, (0, end), (0, -end), a.stout, upright, cut=1)
        for turn in (0, 180):
            _acorn(d, (0, end if turn else -end), a.stout, turn, 2 if turn else 0)


def _acorn(d: Drawing, foot: Point, half: float, turn: float, cut: int) -> None:
    """An acorn that grows out of the end of a pole, turned clockwise from pointing up."""
    with d.at(*foot, half / 12, turn), d.at(0, -CAP):
        acorn(d, turn, cut)


def _over(d: Drawing, a: Lattice, k: int, across: float, other: float, stripe: str) -> None:
    """The piece of a falling pole that lies over the rising one with the offset `other`."""
    y = across if math.isclose(a.at(k, -1, across)[0], other - a.lean * across, abs_tol=0.01) else -across
    angle = 2 * math.atan(a.lean)
    span = (a.half / math.tan(angle / 2) + 6) * math.cos(angle / 2)
    start = y + span
    walked = (a.end(k, -1) - start) / math.cos(math.atan(a.lean)) / a.half
    shaft(
        d,
        a.at(k, -1, start),
        a.at(k, -1, y - span),
        a.half,
        stripe,
        cut=k % 3,
        ends=False,
        shift=-walked % a.winding,
        winding=a.winding,
    )


def crossings(a: Lattice) -> list[tuple[float, float]]:
    """Places on the middle line where poles cross or one stands upright, and half the width there."""
    wide = a.half / math.cos(math.atan(a.lean))
    spots = dict.fromkeys(a.offsets, wide)
    if a.upright:
        spots[0.0] = max(a.stout, spots.get(0.0, 0.0))
    return sorted(spots.items())


def lashing_behind(d: Drawing, a: Lattice) -> None:
    """The cable where it runs crosswise behind the poles, from one crossing to the next."""
    for (x0, _), (x1, _) in itertools.pairwise(crossings(a)):
        for rise in (-1, 1):
            rope(d, [(x0, rise * _SPAN), ((x0 + x1) / 2, 2), (x1, 4 - rise * _SPAN)], _CABLE)


def lashing(d: Drawing, a: Lattice, turns: int, *, tails: bool = True) -> None:
    """A cable wound `turns` times about each crossing; with `tails` its ends hang down beside them."""
    spots = crossings(a)
    if tails:
        wide = spots[-1][1] + 10
        for side in (-1, 1):
            with d.at(flip=side < 0):
                rope(d, [(wide - 6, 4), (wide + 26, 12), (wide + 44 + 4 * side, 44), (wide + 36, 74)])
                with d.at(wide + 36, 74):
                    tassel(d)
    for x, half in spots:
        for k in range(turns):
            y = (k - (turns - 1) / 2) * _APART
            reach = half + 3 + (a.lean * abs(y) * 0.6 if x or not a.upright else 0.0)
            rope(d, [(x - reach, y - 3), (x - reach * 0.56, y + 3.6), (x, y + 5.4),
                (x + reach * 0.56, y + 2.4), (x + reach, y - 6)], _CABLE)  # fmt: skip


def tassel(d: Drawing) -> None:
    """A tassel that hangs from (0, 0)."""
    skirt: list[Node] = [(-5, 8, "c"), (-11, 26), (-12, 42, "c"), (-5, 39), (0, 44, "c"), (5, 39),
        (12, 42, "c"),
        (11, 26), (5, 8, "c")]  # fmt: skip
    d.shape(smooth(skirt), RED, INNER)
    d.fold(([(-4, 38), (-4, 24), (-2, 14)], 3), ([(5, 38), (4, 24), (2, 14)], 3))
    head: list[Station] = [(0, 0, 6), (0, 6, 8), (0, 12, 6)]
    d.limb(head, YELLOW, INNER, start="round", depth=0)
    d.shapes([circle(0, 3, 2.2)], RED, None)
