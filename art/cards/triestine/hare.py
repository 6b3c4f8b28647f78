"""The two hares of the asso di spade: one springs off a ribbon, the other awaits it with crossed forepaws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, sampled, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.triestine.inks import INK, PAPER, ROSE

FUR: Final = "#c79a68"
FAR: Final = "#99704a"


def fleeing(d: Drawing) -> None:
    """A hare that springs off to the left, the toes of its hind legs at (0, 0); 190 wide and 230 high."""
    _ear(d, (-126, -176), (-112, -202), (-86, -226), 14, FAR)
    with d.at(20, -5, 0.96):
        d.shape(smooth(_HIND), FAR, OUTER)
    _leg(d, [(-98, -118, 12), (-122, -112, 9), (-146, -118, 7.4), (-164, -114, 6.4)], FAR)
    _scut(d, 10, -106, -58)
    body: list[Node] = [(-122, -152), (-104, -156), (-78, -168), (-44, -170), (-8, -150), (14, -116),
        (18, -84), (-4, -62), (-30, -74), (-56, -86), (-84, -90), (-106, -98), (-118, -118)]  # fmt: skip
    d.shape(smooth(body), FUR, OUTER)
    belly: list[Node] = [(-100, -95, "c"), (-84, -104), (-56, -104), (-38, -92), (-32, -76, "c"), (-56, -87),
        (-84, -91)]  # fmt: skip
    d.shape(smooth(belly), PAPER, None)
    d.ticks(*(((-94 + 7 * k, -107 + 0.5 * abs(k - 4)), (-88 + 7 * k, (-96, -92)[k % 2]), 6.4)
        for k in range(9)), ink=FUR)  # fmt: skip
    d.line(smooth([(-106, -98), (-84, -90), (-56, -86), (-30, -74)], closed=False), OUTER)
    _pelt(d, [(-80, -106), (-62, -107), (-44, -100)], rows=4, side=-1)
    _pelt(d, [(-28, -163), (-8, -150), (12, -118)], rows=3)
    _pelt(d, [(-96, -150), (-72, -160), (-44, -160)], rows=1, long=20, step=6)
    d.shape(smooth(_HIND), FUR, None)
    d.line(smooth([(-34, -112), *_HIND[1:-1], (19, -90)], closed=False), OUTER)
    _pelt(d, [(10, -116), (19, -92), (14, -68), (6, -54)], rows=5)
    _pelt(d, [(-46, -58), (-24, -46), (-2, -36)], rows=2, side=-1, long=20)
    _pelt(d, [(26, -32), (12, -10), (-8, 4)], rows=2, long=20)
    _pelt(d, [(-30, -112), (-45, -92), (-48, -74)], rows=1, side=-1, long=18, step=5)
    d.ticks(((-22, 2), (-17, -3), 2.4), ((-15, 3), (-10, -3), 2.4))
    _foreleg(d, [(-92, -116, 16), (-108, -96, 11), (-132, -92, 8), (-152, -82, 7)])
    d.ticks(((-157, -79), (-151, -83), 2.2), ((-152, -76), (-147, -80), 2.2))
    with d.at(-134, -160, 1.06, 4):
        _head(d)
    _pelt(d, [(-106, -158), (-104, -142), (-112, -126)], rows=2, long=20)
    _ear(d, (-120, -172), (-98, -192), (-64, -208), 15, FUR)


_HIND: Final[Sequence[Node]] = (
    (-34, -112), (-50, -92), (-55, -70), (-44, -54), (-22, -42), (0, -32), (-4, -20), (-20, -9), (-31, -5),
    (-29, 3), (-8, 4), (12, -10), (26, -28), (25, -42), (12, -56), (20, -78), (16, -104),
)  # fmt: skip
"""A hind leg that pushes off: thigh, shank and long foot."""


def sitting(d: Drawing) -> None:
    """A hare that sits up on (0, 0) and looks left, its forepaws crossed, 110 wide and 225 high."""
    _scut(d, 43, -22, -20)
    _leg(d, [(14, -14, 10), (-14, -8, 7), (-46, -6, 6)], FAR)
    _ear(d, (-6, -158), (-20, -190), (-30, -216), 14, FAR)
    body: list[Node] = [(-24, -134), (-4, -140), (14, -132), (28, -104), (44, -70), (56, -34), (46, -6),
        (18, -2), (-14, -6), (-24, -36), (-32, -70), (-34, -104)]  # fmt: skip
    d.shape(smooth(body), FUR, OUTER)
    d.shape(smooth([(-25, -122, "c"), (-16, -96), (-12, -60), (-14, -14, "c"), (-24, -36), (-32, -70),
        (-34, -104)]), PAPER, None)  # fmt: skip
    d.ticks(*(((-9, -114 + 8 * k), (-21 + 4 * (k % 2), -107 + 8 * k), 6.0) for k in range(13)), ink=FUR)
    _pelt(d, [(15, -130), (29, -102), (45, -70), (55, -40)], rows=4)
    _pelt(d, [(0, -136), (12, -116), (24, -86)], rows=1, long=18, step=6)
    d.line(smooth([(10, -60), (-4, -42), (-5, -18)], closed=False), INNER)
    _pelt(d, [(12, -62), (-3, -44), (-4, -22)], rows=1, side=-1, long=18)
    _pelt(d, [(55, -42), (53, -20), (38, -4)], rows=5)
    d.limb([(22, -8, 8), (-8, -7, 8), (-36, -6.6, 7), (-54, -6, 6)], FUR, OUTER, start="round", end="round",
        depth=0)  # fmt: skip
    d.shape(smooth([(4, -17), (24, -22), (38, -15), (31, -3.4), (10, -3)]), FUR, None)
    _pelt(d, [(34, -1), (6, 0), (-30, 0)], rows=1, long=17)
    d.ticks(*(((-52 + 6 * k, -1), (-47 + 6 * k, -8), 2.2) for k in range(2)))
    d.limb([(6, -118, 11), (11, -106, 11.6), (15, -80, 9.6)], FUR, None, start="round", depth=0)
    d.limb([(-25, -66, 7), (-11, -79, 7), (7, -97, 6.6)], FAR, OUTER, start="round", end="round", depth=0)
    d.limb([(17, -78, 9.6), (-4, -83, 8), (-29, -98, 6.8)], FUR, OUTER, start="round", end="round", depth=0)
    _pelt(d, [(16, -69), (-4, -76), (-24, -88)], rows=1, side=-1, long=16)
    d.line(smooth([(-6, -122), (-5, -112), (-2, -104)], closed=False), INNER)
    d.line(smooth([(25, -74), (26, -88), (22, -104)], closed=False), INNER)
    d.shape(smooth([(14, -93), (21, -92), (23, -82), (14, -75), (8, -80)]), FUR, None)
    _pelt(d, [(22, -112), (25, -96), (24, -80)], rows=2, long=18)
    d.ticks(*(((x, y), (x + 3, y + 5), 2.0) for x, y in ((-32, -100), (-29, -103), (4, -103), (9, -102))))
    with d.at(-20, -148, 1.06, 4):
        _head(d)
    _ear(d, (-2, -160), (4, -194), (-6, -226), 15, FUR)


def _pelt(
    d: Drawing, edge: Sequence[Point], *, rows: int = 3, side: int = 1, long: float = 26.0, step: int = 3
) -> None:
    """Hairs that lie along an edge in the shade, in rows that grow finer and sparser away from it.

    `side`: 1 if the coat lies to the right of the edge's direction, -1 to its left; `step`: from hair to
    hair, 1 about 2 units.
    """
    line = sampled(edge)
    for row in range(rows):
        share = row / rows
        for k, i in enumerate(range(row * 2 % step, len(line) - 3, step)):
            if (k + 2 * row) % (6 - row) == 4 - row:
                continue
            size = long * (1.0, 0.64, 0.86, 0.54)[(k + row) % 4] * (1 - 0.2 * share)
            j = min(i + round(size / 2), len(line) - 1)
            depth = 1.6 + 5.6 * row + (k % 2) * 1.4
            d.lens([beside(line, i, side * depth), beside(line, (i + j) // 2, side * (depth + 0.8)),
                beside(line, j, side * (depth + 4.4))], 2.9 - 0.9 * share)  # fmt: skip


def _leg(d: Drawing, stations: Sequence[Station], fill: str) -> None:
    d.limb(stations, fill, OUTER, end="round", depth=0.5, spacing=5, width=2.4)


def _foreleg(d: Drawing, stations: Sequence[Station]) -> None:
    """The near foreleg, its shoulder drawn into the body."""
    d.limb(stations, FUR, OUTER, start="round", end="round", depth=0)
    (x, y, half), (x1, y1, half1), *rest = stations
    middle = ((x + x1) / 2, (y + y1) / 2, (half + half1) / 2 - 2.4)
    d.limb([(x + 3, y - 9, half - 1), (x, y, half - 2.4), middle], FUR, None, start="round", depth=0)
    d.lens([(x - 12, y - 17), (x + 10, y - 15), (x + 16, y + 6)], 3.0)
    under = [(a + 2, b + size) for a, b, size in (stations[1], *rest)]
    _pelt(d, [(x + 12, y + 10), *under], rows=2, long=18)


def _scut(d: Drawing, x: float, y: float, turn: float) -> None:
    """The tail, white below and dark above."""
    with d.at(x, y, 1.0, turn):
        d.shape(smooth([(-6, 8, "c"), (2, -10), (18, -14), (26, -2), (18, 10), (4, 14, "c")]), PAPER, INNER)
        d.flats(smooth([(-5, 4, "c"), (3, -9), (18, -13), (20, -5), (8, 0, "c")]), ink=FAR)
        d.ticks(*(((22 - 5 * k, 6 + k), (15 - 5 * k, 2 + k), 2.2) for k in range(3)))


def _ear(d: Drawing, root: Point, middle: Point, tip: Point, wide: float, fill: str) -> None:
    """A long ear along its three points, rosy inside if it is the near one."""
    run: list[Station] = [(*root, wide * 0.3), (*middle, wide * 0.56), (*tip, 2.0)]
    d.limb(run, fill, OUTER, start="round", end="round", depth=0)
    if fill == FUR:
        d.lens([root, middle, tip], wide * 0.44, ink=ROSE)
    d.ticks(((tip[0], tip[1]), ((tip[0] + middle[0]) / 2, (tip[1] + middle[1]) / 2), 5.0))


def _head(d: Drawing) -> None:
    """The head about (0, 0), its nose to the left, 54 long."""
    skull: list[Node] = [(26, 4), (21, -13), (6, -20), (-10, -15), (-24, -4), (-30, 3), (-28, 11), (-16, 15),
        (2, 19), (19, 16)]  # fmt: skip
    d.shape(smooth(skull), FUR, OUTER)
    d.shape(smooth([(-28, 10, "c"), (-20, 8), (-8, 12), (-2, 18, "c"), (-16, 15)]), PAPER, None)
    d.line(smooth([(-28, 11), (-16, 15), (2, 19)], closed=False), OUTER)
    eye: list[Node] = [(-12, -3, "c"), (-6, -9), (2, -9), (7, -3, "c"), (1, 1), (-7, 1)]
    d.shape(smooth(eye), PAPER, None)
    d.flats(ellipse(-2.6, -4, 6.2, 5.4), ink=INK)
    d.flats(circle(-4.6, -5.8, 1.5), ink=PAPER)
    d.lens([(-14, -2), (-6, -10), (3, -10), (10, -2)], 3.2)
    d.lens([(-11, -1), (-3, 2.4), (7, -2)], 2.0)
    d.flats(ellipse(-29, 4, 3, 2.8), ink=INK)
    d.lens([(-28, 9), (-20, 11.6), (-13, 9)], 2.2)
    d.ticks(*(((x, y), (x - 9, y - 3), 2.4) for x, y in ((20, 12), (21, 6), (12, 15), (12, 9), (3, 15))),
        *(((8 - 7 * k, -17 + 3 * k), (13 - 7 * k, -13 + 3 * k), 2.0) for k in range(3)))  # fmt: skip
    for y in (0.0, 4.0, 8.0):
        d.lens([(-20, 7), (-32, 5 + y), (-43, 2 + 2.2 * y)], 1.5)
