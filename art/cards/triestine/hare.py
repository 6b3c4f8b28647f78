"""The two hares of the asso di spade: one leaps away, the other sits and looks after it."""

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
    """A hare that pushes off to the left with its hind feet, its body about (0, 0); 260 wide and 150 high."""
    _ear(d, (-54, -62), (-36, -80), (-4, -86), 13, FAR)
    with d.at(26, -6, 0.97, 9), d.at(-38, 9):
        d.shape(smooth(_HIND), FAR, OUTER)
    _leg(d, [(-44, -10, 12), (-68, -5, 8.4), (-93, -6, 5.6), (-105, -8, 5.8), (-118, -7, 4.2)], FAR)
    d.ticks(((-121, -6), (-115, -6), 2.2))
    with d.at(53, -27, 0.86):
        _scut(d, 0, 0, -26)
    body: list[Node] = [(-62, -44), (-46, -47), (-26, -42), (2, -43), (32, -39), (54, -26), (64, -6),
        (44, 10), (24, 3), (2, 8), (-22, 16), (-42, 15), (-56, 2), (-60, -20)]  # fmt: skip
    d.shape(smooth(body), FUR, OUTER)
    belly: list[Node] = [(-30, 15, "c"), (-18, 3), (2, -3), (20, -5), (24, 3, "c"), (2, 8), (-22, 16)]
    d.shape(smooth(belly), PAPER, None)
    d.ticks(*(((-20 + 6 * k, 1 - k), (-14 + 6 * k, (9, 5)[k % 2] - 0.9 * k), 5.0) for k in range(7)), ink=FUR)
    d.line(smooth([(-42, 15), (-22, 16), (2, 8), (24, 3)], closed=False), OUTER)
    _pelt(d, [(-20, -42), (2, -43), (32, -39), (54, -26)], rows=2, step=4)
    _pelt(d, [(-26, 2), (-6, -2), (14, -6)], rows=2, side=-1, long=20)
    d.shape(smooth(_HIND), FUR, None)
    d.line(smooth([(14, -20), *_HIND[1:-2], (56, -20)], closed=False), OUTER)
    _pelt(d, [(36, -36), (52, -26), (62, -14), (74, -8)], rows=2, step=4)
    _pelt(d, [(16, 4), (28, 15), (50, 19), (84, 13)], rows=3, side=-1, step=4)
    _pelt(d, [(86, 14), (106, 28), (119, 39)], rows=1, side=-1, long=18, step=4)
    _pelt(d, [(14, -18), (12, -4), (18, 6)], rows=1, side=-1, long=16, step=5)
    d.ticks(((112, 55), (119, 51), 2.4), ((118, 56), (124, 52), 2.2))
    _foreleg(d, [(-34, -2, 15), (-58, 11, 9.4), (-84, 16, 6), (-98, 16, 6.4), (-112, 20, 4.6)])
    d.ticks(((-116, 19), (-108, 17.6), 2.2), ((-114, 23), (-106, 21), 2.2))
    with d.at(-67, -43, 0.9, 2):
        _head(d)
    _pelt(d, [(-44, -44), (-44, -28), (-50, -10)], rows=2, long=18)
    _ear(d, (-50, -57), (-24, -66), (14, -63), 14, FUR)


_HIND: Final[Sequence[Node]] = (
    (14, -20), (10, -4), (18, 10), (36, 20), (58, 19), (84, 13), (105, 27), (118, 39), (109, 49), (113, 57),
    (128, 54), (140, 44), (137, 32), (115, 12), (92, -3), (76, -7), (64, -14), (52, -28), (32, -34),
)  # fmt: skip
"""A hind leg stretched out backwards: thigh, shank and the foot, its sole level if all is turned by 24."""


def sitting(d: Drawing) -> None:
    """A hare that sits up on (0, 0) and looks left, its forelegs straight, 110 wide and 225 high."""
    _scut(d, 43, -22, -20)
    _leg(d, [(-14, -84, 11), (-31, -56, 7.6), (-38, -24, 5.6), (-42, -10, 5.8), (-54, -5, 5)], FAR)
    _ear(d, (-6, -158), (-20, -190), (-30, -216), 14, FAR)
    body: list[Node] = [(-24, -134), (-4, -140), (14, -132), (28, -104), (44, -70), (56, -34), (46, -6),
        (18, -2), (-14, -6), (-24, -36), (-32, -70), (-34, -104)]  # fmt: skip
    d.shape(smooth(body), FUR, OUTER)
    d.shape(smooth([(-25, -122, "c"), (-20, -100), (-22, -72), (-14, -40), (-12, -14, "c"), (-24, -36),
        (-32, -70), (-34, -104)]), PAPER, None)  # fmt: skip
    d.line(smooth([(-14, -6), (-24, -36), (-32, -70), (-34, -104)], closed=False), OUTER)
    _pelt(d, [(15, -130), (29, -102), (45, -70), (55, -40)], rows=4)
    _pelt(d, [(0, -136), (12, -116), (24, -86)], rows=1, long=18, step=6)
    d.line(smooth([(18, -66), (4, -50), (-1, -30), (2, -18)], closed=False), INNER)
    _pelt(d, [(20, -66), (6, -50), (1, -32), (4, -20)], rows=1, side=-1, long=18)
    _pelt(d, [(55, -42), (53, -20), (38, -4)], rows=5)
    d.limb([(24, -8, 8), (8, -7, 8), (-10, -6.6, 6.6), (-24, -5, 5)], FUR, OUTER, start="round", end="round",
        depth=0)  # fmt: skip
    d.shape(smooth([(6, -17), (24, -22), (38, -15), (31, -3.4), (12, -3)]), FUR, None)
    _pelt(d, [(34, -1), (12, 0), (-16, 0)], rows=1, long=17)
    d.ticks(((-26, -1), (-20, -7), 2.2))
    d.limb([(-2, -92, 14), (-14, -64, 10), (-23, -34, 6.6), (-26, -16, 5.6), (-29, -8, 6), (-41, -3, 5)], FUR,
        OUTER, start="round", end="round", depth=0)  # fmt: skip
    d.limb([(4, -112, 12), (0, -92, 12.4), (-11, -66, 8)], FUR, None, start="round", depth=0)
    d.line(smooth([(14, -106), (15, -90), (6, -74), (-1, -58)], closed=False), INNER)
    _pelt(d, [(16, -104), (14, -84), (4, -68), (-7, -44), (-16, -20)], rows=2, side=1, long=16, step=4)
    d.ticks(((-45, -1), (-39, -5), 2.2), ((-40, 0), (-35, -4), 2.2), ((-57, -3), (-52, -6), 2.2))
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
