"""2 to 7 di bastoni: staves crossed in a lattice, woven over and under, with a jewelled lozenge."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, polyline
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.staff import CAP, cap, inlay, shaft

SHORTER = {1: (0, 7, 3), -1: (4, 1, 8)}
"""Length that each staff lacks at either end, by direction: none is cut to another's length."""


@dataclass(frozen=True, kw_only=True)
class Lattice:
    """Staves of one direction, by how far right of the middle each passes; the others mirror them.

    `lean`: sideways step per unit of height; `high`: half the height a staff spans; `half`: half-width;
    `upright`: half the height of the odd staff in the middle, 0: none; `stout`: its half-width.
    `inlays`: where the golden lozenges sit, as a share of the shaft from its middle.
    """

    offsets: Sequence[float]
    lean: float
    high: float
    half: float
    upright: float = 0.0
    stout: float = 16.0
    inlays: float = 0.86

    def at(self, k: int, side: int, y: float) -> Point:
        """The middle line of a staff at height y; `side` 1: rising to the right, -1: to the left."""
        return (side * (self.offsets[k] - self.lean * y), y)


def lattice(d: Drawing, a: Lattice, rising: str = RED, falling: str = BLUE) -> None:
    """All staves about (0, 0)."""
    count = len(a.offsets)
    slope = math.degrees(math.atan(a.lean))
    end = a.high - CAP * a.half / 12 * math.cos(math.radians(slope))
    for side, fill in ((-1, falling), (1, rising)):
        for k in range(count):
            # The rings of the caps lie over the ends.
            long = end - SHORTER[side][k] + a.half * 0.35
            shaft(d, a.at(k, side, -long), a.at(k, side, long), a.half, fill)
    for i in range(count):
        for j in range(count):
            # The rising staves lie on top; where they should pass under, the falling one is laid over.
            if (i + j) % 2 == 1:
                y = (a.offsets[i] + a.offsets[j]) / 2 / a.lean
                _over(d, a, j, -1, -y if a.at(i, 1, y)[0] != a.at(j, -1, y)[0] else y, falling)
    if a.upright:
        _odd(d, a)
    turners, setters = itertools.cycle((0, 1, 2, 1, 2, 0, 0)), itertools.cycle((0, 2, 1, 1, 0))
    for side, band in ((-1, rising), (1, falling)):
        for k in range(count):
            high = end - SHORTER[side][k]
            for turn, y in ((0.0, -high), (180.0, high)):
                x, _ = a.at(k, side, y)
                with d.at(x, y, a.half / 12, side * slope + turn):
                    cap(d, side * slope + turn, band, next(turners))
            for share in (-a.inlays, a.inlays):
                # The turner set no two lozenges at one height.
                x, y = a.at(k, side, share * end + (7, -5, 2)[next(setters)])
                with d.at(x, y, rotate=side * slope):
                    inlay(d, a.half)


def _over(d: Drawing, a: Lattice, k: int, side: int, y: float, fill: str) -> None:
    angle = 2 * math.atan(a.lean)
    span = (a.half / math.tan(angle / 2) + 6) * math.cos(angle / 2)
    shaft(d, a.at(k, side, y - span), a.at(k, side, y + span), a.half, fill, ends=False)


def _odd(d: Drawing, a: Lattice) -> None:
    """The upright staff, over the lattice."""
    end = a.upright - CAP * a.stout / 12
    long = end + a.stout * 0.35
    shaft(d, (0, -long), (0, long), a.stout, GREEN)
    for turn in (0.0, 180.0):
        with d.at(rotate=turn), d.at(0, -end, a.stout / 12):
            cap(d, turn, RED, 2 if turn else 1)
    for share in (-0.72, 0.7):
        with d.at(0, share * end):
            inlay(d, a.stout)


def jewel(d: Drawing, wide: float, high: float) -> None:
    """The lozenge in the middle, `wide` and `high` from its centre to its corners."""

    def corners(share: float) -> list[tuple[float, float]]:
        return [(0, -high * share), (wide * share, 0), (0, high * share), (-wide * share, 0)]

    d.shape(polyline(corners(1)), YELLOW, OUTER, shade=[Shade(angle=45, depth=0.2, spacing=5, width=2.6)])
    d.shape(polyline(corners(0.7)), PAPER, INNER)
    for k in range(4):
        one, two = corners(0.7)[k], corners(0.7)[(k + 1) % 4]
        if k % 2:
            d.shape(polyline([one, two, (0, 0)]), BLUE, DETAIL)
        else:
            d.shape(polyline([one, two, (0, 0)]), RED, DETAIL)
    d.shape(circle(0, 0, wide * 0.22), YELLOW, INNER)
    d.shape(circle(0, 0, wide * 0.07), INK, None)
    for x, y in corners(1):
        d.shape(circle(x, y, 6.2), YELLOW, INNER)
