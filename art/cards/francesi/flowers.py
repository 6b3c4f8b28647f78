"""The four queens' flowers and the leaf of the jack of hearts; stems end in the fingers at (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.francesi.figure import Figure
from art.cards.francesi.inks import LEAF
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.limb import limb, veins
from art.cards.kit.paths import Node, Point, circle, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER


def stem(d: Figure, points: Sequence[Point], *, half: float = 3.2, fill: str = LEAF) -> None:
    """A thin stalk."""
    d.limb([(x, y, half) for x, y in points], fill, DETAIL, depth=0)


def leaf(d: Figure, points: Sequence[Point], width: float, fill: str) -> None:
    """A pointed leaf with its ribs, stalk end first."""
    blade = limb(
        [(*points[0], width * 0.25), *((x, y, width) for x, y in points[1:-1]), (*points[-1], 0.6)],
        end="point",
    )
    d.shape(blade.outline, fill, DETAIL)
    d.lens(list(points), 2.2)
    for vein in veins(points, width * 0.6, 3, 0.7):
        d.line(polyline(vein, closed=False), FINE)


def rose(d: Figure) -> None:
    """An open rose, seen from the front, on a leafy stalk; the flower's heart is at (0, -76)."""
    stem(d, [(-13, 64), (-5, 26), (2, 0), (-3, -30), (0, -60)])
    leaf(d, [(-1, -26), (16, -32), (31, -46)], 8.5, LEAF)
    leaf(d, [(-2, -18), (-18, -22), (-33, -38)], 8.5, LEAF)
    with d.at(0, -76):
        for k in range(5):
            with d.at(rotate=72 * k + 36):
                d.shape(smooth([(0, -14, "c"), (-5, -22), (0, -35, "c"), (5, -22)]), LEAF, DETAIL)
        for k in range(5):
            with d.at(rotate=72 * k):
                petal: list[Node] = [(0, 0, "c"), (-12, -11), (-15, -23), (-6, -29), (0, -26.5)]
                d.shape(smooth(mirror(petal, 0, whole=True)), RED, INNER,
                    shade=[Shade(depth=0.36, spacing=4, width=1.8, reach=11)])  # fmt: skip
        for k in range(5):
            with d.at(rotate=72 * k + 36):
                petal = [(0, 2, "c"), (-7, -5), (-9, -12), (-4, -16), (0, -14.5)]
                d.shape(smooth(mirror(petal, 0, whole=True)), RED, DETAIL)
                d.lens([(-4, -13), (0, -8), (0, -3)], 1.4)
        d.shape(circle(0, 0, 6.5), YELLOW, DETAIL)
        for k in range(6):
            d.shape(circle(3.6 * math.cos(k * 1.047), 3.6 * math.sin(k * 1.047), 1.0), INK, None)


def carnation(d: Figure) -> None:
    """A fringed carnation in profile."""
    stem(d, [(-13, 64), (-5, 26), (1, 0), (-1, -30), (0, -58)])
    leaf(d, [(0, -22), (14, -34), (20, -52)], 6.5, LEAF)
    leaf(d, [(-1, -14), (-15, -26), (-22, -44)], 6.5, LEAF)
    for tilt, size in ((-58, 0.86), (58, 0.86), (-34, 1.0), (34, 1.0), (-12, 1.06), (12, 1.06)):
        with d.at(0, -60, rotate=tilt, scale=size):
            d.shape(smooth([(0, 0, "c"), (-7, -16), (-12, -32, "c"), (-8, -31),
                (-6.5, -38, "c"), (-3, -33.5), (0, -41, "c"), (3, -33.5), (6.5, -38, "c"),
                (8, -31), (12, -32, "c"), (7, -16)]), RED if abs(tilt) != 34 else YELLOW,
                DETAIL)  # fmt: skip
            for x in (-4, 0, 4):
                d.lens([(x, -30), (x * 0.5, -18), (0, -8)], 1.5)
    cup: list[Node] = [(-4, -48, "c"), (-9, -58), (-8.5, -70, "c"), (-4, -66), (0, -73, "c")]
    d.shape(smooth(mirror(cup, 0, whole=True)), LEAF, INNER, shade=[Shade(depth=0.4,
        spacing=4, width=1.8, reach=9)])  # fmt: skip


def bells(d: Figure) -> None:
    """A nodding spray of three bell flowers, leaning to the right."""
    stem(d, [(-13, 64), (-5, 26), (0, -10), (2, -52), (18, -88), (40, -100)], half=2.8)
    leaf(d, [(1, -14), (-12, -34), (-13, -64)], 7, LEAF)
    leaf(d, [(2, -8), (18, -22), (22, -44)], 6.5, LEAF)
    for x, y, tilt, stalk in ((50, -92, -8, (38, -100)), (28, -76, -2, (14, -82)), (-14, -86, 10, (9, -72))):
        d.line(smooth([stalk, ((stalk[0] + x) / 2, min(stalk[1], y) - 6), (x, y)], closed=False), DETAIL)
        with d.at(x, y, rotate=tilt):
            bell: list[Node] = [
                (0, -4),
                (-7, 1),
                (-8.5, 13),
                (-15, 24, "c"),
                (-8, 22.5),
                (-4.5, 28, "c"),
                (0, 23),
            ]
            d.shape(smooth(mirror(bell, 0, whole=True)), YELLOW if x != 28 else RED, INNER,
                shade=[Shade(depth=0.36, spacing=4.2, width=1.8, reach=10)])  # fmt: skip
            d.lens([(0, -1), (-1.6, 12), (-4.5, 25)], 1.6)
            d.lens([(0, -1), (1.6, 12), (4.5, 25)], 1.6)
            d.shape(circle(0, 27.5, 2.6), PAPER, FINE)


def iris(d: Figure) -> None:
    """An iris: three standing petals and three falling ones, bearded."""
    stem(d, [(-13, 64), (-5, 26), (1, 0), (0, -30), (0, -52)])
    leaf(d, [(1, 6), (13, -20), (14, -48)], 6, YELLOW)
    leaf(d, [(0, 10), (-13, -14), (-16, -38)], 6, YELLOW)
    for side in (False, True):
        with d.at(0, -62, flip=side):
            d.shape(smooth([(2, 0, "c"), (14, -14), (30, -10), (34, 8), (24, 20, "c"),
                (18, 8), (10, 6)]), BLUE, INNER, shade=[Shade(depth=0.36, spacing=4.2,
                width=1.9, reach=12)])  # fmt: skip
            d.lens([(5, -3), (18, -4), (26, 6)], 3.2, ink=YELLOW)
            d.shape(smooth([(1, 0, "c"), (14, -12), (20, -30), (13, -42), (6, -34),
                (4, -18)]), BLUE, INNER, shade=[Shade(depth=0.36, spacing=4.2, width=1.9,
                reach=10)])  # fmt: skip
            d.lens([(3, -4), (11, -20), (13, -34)], 1.7)
    half: list[Node] = [(0, 2, "c"), (-10, -14), (-13, -32), (-6, -46), (0, -52, "c")]
    with d.at(0, -62):
        d.shape(smooth(mirror(half, 0, whole=True)), BLUE, INNER, shade=[Shade(depth=0.34,
            spacing=4.2, width=1.9, reach=11)])  # fmt: skip
        d.lens([(0, -46), (0, -28), (0, -8)], 1.8)
        half = [(0, -2, "c"), (-11, 6), (-13, 22), (-6, 32), (0, 34)]
        d.shape(smooth(mirror(half, 0, whole=True)), BLUE, INNER, shade=[Shade(depth=0.34,
            spacing=4.2, width=1.9, reach=11)])  # fmt: skip
        d.lens([(0, 0), (0, 10), (0, 24)], 5.0, ink=YELLOW)
        d.lens([(-5, 8), (-7, 18), (-4, 28)], 1.4)
        d.lens([(5, 8), (7, 18), (4, 28)], 1.4)


def broad_leaf(d: Figure) -> None:
    """A five-lobed leaf on its stalk, held upright."""
    stem(d, [(13, 45), (9, 24), (3, 2), (0, -22)], fill=YELLOW)
    half: list[Node] = [(0, -20, "c"), (-10, -10), (-22, -14, "c"), (-20, -24),
        (-36, -32, "c"), (-26, -40), (-33, -56, "c"), (-20, -52), (-18, -64, "c"), (-11, -64),
        (0, -80, "c")]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), YELLOW, INNER, shade=[Shade(depth=0.32,
        spacing=4.6, width=2.1, reach=22)])  # fmt: skip
    d.lens([(0, -76), (0, -48), (0, -18)], 2.6)
    for s in (-1, 1):
        d.lens([(17 * s, -58), (7 * s, -46), (0, -38)], 1.9)
        d.lens([(29 * s, -46), (12 * s, -34), (0, -28)], 1.9)
        d.lens([(30 * s, -31), (12 * s, -25), (0, -21)], 1.7)
