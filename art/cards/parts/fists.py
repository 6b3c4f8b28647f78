"""Fists, each about 52 wide and 58 high and drawn about the middle of what it holds.

What they hold is drawn before and stands upright; the wrist leaves to the right; mirror with `Drawing.at`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_CUPPED = Shade(angle=70, depth=0.36, spacing=4.4, width=2.6, reach=10)
_ROUND = Shade(angle=96, depth=0.3, spacing=4.4, width=2.4, reach=9)


def fist(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """From the side of the palm: four fingers come round a shaft, the thumb lies straight across them.

    `wrist`: where the forearm leaves, degrees clockwise from the right.
    """
    ball = smooth([(34, 8, "c"), (33.6, 21), (25, 28), (8, 26, "c"), (10, 4)])
    d.shape(ball, skin, OUTER)  # Of the hand, below the thumb; a wrist that leaves here hides it.
    _heel(d, skin, wrist)
    for x0, x1, y, half in (
        (-16, 11, 21.4, 6.6),
        (-21, 14, 8.6, 7.4),
        (-23, 15, -5.4, 7.8),
        (-20, 12, -19.4, 7.6),
    ):
        _finger(d, [(x0, y, half * 0.94), ((x0 + x1) / 2 - 3, y - 1, half), (x1, y + 0.6, half * 0.84)], skin)
        d.lens([(x0 + 5, y - half * 0.7), (x0 + 7.4, y), (x0 + 5, y + half * 0.6)], 2.0)
    thumb: list[Node] = [
        (34, 16, "c"), (34, -6), (28, -20), (16, -27.6), (2, -25), (-10, -19), (-18, -11), (-18.6, -3),
        (-12, 1), (-3, -2), (5, -5.6), (12, -5), (17, 2), (21, 22, "c"),
    ]  # fmt: skip
    d.shape(smooth([*thumb, (30, 22)]), skin, None, shade=[_ROUND])
    d.line(smooth(thumb, closed=False), INNER)
    _nail(d, [(-15.4, -11.4), (-11, -13), (-8, -10.4), (-9.4, -6), (-14.6, -3.6)])
    d.lens([(2, -23), (6, -17), (6, -11)], 2.4)
    d.lens([(9, -24), (12, -19), (12, -14)], 1.8)
    d.lens([(23, -19), (28, -8), (28, 5)], 2.4)


def knuckles(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """From its back: four knuckles in a row, the fingers bend round the shaft, the thumb peeps over it."""
    _heel(d, skin, wrist)
    thumb: list[Node] = [(20, -20, "c"), (10, -32), (-6, -38), (-18, -36), (-21, -29), (-14, -25), (0, -24)]
    d.shape(smooth(thumb), skin, INNER)
    _nail(d, [(-14, -36), (-10, -33), (-10, -28)])
    back: list[Node] = [
        (0, -27, "c"),
        (14, -29),
        (27, -21),
        (32, -4),
        (34, 14, "c"),
        (24, 30, "c"),
        (10, 30),
        (0, 26),
    ]
    d.shape(smooth(back), skin, INNER, shade=[_CUPPED])
    for x0, x1, y, half in (
        (-17, 4, 21.4, 6.6),
        (-22, 8, 8.6, 7.4),
        (-23, 10, -5.6, 7.8),
        (-19, 8, -19.6, 7.4),
    ):
        _finger(d, [(x0, y - 1, half * 0.86), (x0 * 0.4, y - 0.6, half), (x1, y + 2, half * 0.9)], skin)
        d.lens([(x0 + 7, y - half * 0.7), (x0 + 4.4, y - 0.6), (x0 + 7, y + half * 0.6)], 1.9)
    hidden: list[Node] = [
        (6, -25),
        (16, -27),
        (26, -18),
        (30, 0),
        (30, 18),
        (18, 27),
        (4, 26),
        (6, 15),
        (10, 1),
        (9, -13),
    ]
    d.shape(smooth(hidden), skin, None)
    for x, y in ((9, -19), (12.6, -4.6), (11, 10), (6.4, 22)):
        d.lens([(x - 5, y - 6), (x + 1.6, y - 4.6), (x + 2.6, y + 3.6)], 2.6)
    d.lens([(17, -15), (23, -6), (26, 6)], 2.0)
    d.lens([(18, 2), (22, 9), (23, 17)], 1.8)


def bridle(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """From before, its knuckles up: four fingers side by side, and the thumb shut across them below."""
    _heel(d, skin, wrist)
    for x, top, low, half in (
        (-20, -9, 13, 6.6),
        (-8, -14, 17, 7.4),
        (6, -16, 17, 7.8),
        (19.4, -13, 14, 7.4),
    ):
        _finger(d, [(x + 1, top, half), (x - 0.6, (top + low) / 2, half), (x - 0.6, low, half * 0.9)], skin)
        d.lens([(x - half * 0.6, low - 7), (x, low - 4.6), (x + half * 0.6, low - 7)], 1.9)
    back: list[Node] = [
        (-27, -10, "c"), (-21, -19), (-15, -20, "c"), (-8, -26.4), (-1, -25.4, "c"), (8, -29.6),
        (15, -27, "c"), (23, -25), (33, -12, "c"),
    ]  # fmt: skip
    d.shape(smooth([*back, (24, -9), (8, -13), (-8, -12), (-20, -6)]), skin, None)
    d.line(smooth(back, closed=False), INNER)
    for x, y in ((-20, -12), (-7, -17), (7, -19), (20, -16)):
        d.lens([(x - 6, y + 2), (x, y - 2.4), (x + 6, y + 3)], 2.4)
    thumb: list[Node] = [(33, -13, "c"), (37, -2), (36, 9), (29, 19), (15, 25), (0, 26), (-9, 23),
        (-10, 15), (-3, 11), (8, 11), (17, 7), (22, -4, "c")]  # fmt: skip
    d.shape(smooth(thumb), skin, None, shade=[_ROUND])
    d.line(smooth(thumb, closed=False), INNER)
    _nail(d, [(-4, 13.6), (0.6, 16.4), (-0.4, 22.6)])
    d.lens([(13, 11), (15, 16), (13, 21)], 2.2)
    d.lens([(24, 2), (27, 8), (25, 14)], 2.2)


def staff(d: Drawing, skin: str, *, wrist: float = 40.0) -> None:
    """A hand round a thin staff through (0, 0), its back to us: knuckles left, the fingers bent away."""
    _heel(d, skin, wrist)
    thumb: list[Node] = [(12, -22, "c"), (-2, -33), (-14, -31), (-15, -24), (-6, -19), (4, -14, "c")]
    d.shape(smooth(thumb), skin, INNER)
    hand: list[Node] = [
        (20, -20, "c"), (8, -24), (-7, -23), (-18, -18), (-21, -12), (-17, -7.6, "c"), (-23.6, -4), (-23, 3),
        (-18, 6, "c"), (-22.6, 9), (-21, 16), (-15.6, 18, "c"), (-18, 23), (-14, 28), (-2, 28), (12, 25),
        (20, 20, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), skin, None, shade=[_CUPPED])
    d.line(smooth(hand, closed=False), INNER)
    d.fold(([(-17, -7.6), (-9, -8.6), (-1, -8)], 3.6), ([(-18, 6), (-9, 4.6), (-1, 4.4)], 3.6),
        ([(-15.6, 18), (-8, 16.6), (-1, 15.6)], 3.4))  # fmt: skip
    for y in (-15, -2, 10.4, 21.6):
        d.lens([(-5, y - 4), (-1.6, y), (-5, y + 4)], 2.2)
    for y, x in ((-12, 16), (0, 19), (11, 17)):
        d.lens([(4, y), (x * 0.6, y + 1), (x, y + 3)], 1.8)


def _heel(d: Drawing, skin: str, wrist: float) -> None:
    """Palm and wrist, before the fingers."""
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    run: Sequence[Station] = [
        (5, 0, 24), (6 + 14 * cos, 14 * sin, 22), (5 + 30 * cos, 30 * sin, 15.5),
        (5 + 50 * cos, 50 * sin, 14.5),
    ]  # fmt: skip
    d.limb(run, skin, OUTER, start="round", depth=0.6, spacing=4.8, width=2.6)


def _finger(d: Drawing, run: Sequence[Station], skin: str) -> None:
    """A finger, round at both ends."""
    d.limb(run, skin, INNER, start="round", end="round", depth=0.5, spacing=4.6, width=2.4)


def _nail(d: Drawing, rim: Sequence[Point]) -> None:
    """The root of a nail, along the rim; the tip of the finger closes it."""
    d.line(smooth([*rim], closed=False), DETAIL)
