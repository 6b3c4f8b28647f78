"""Boughs: oranges for the 2 di spade, almond blossom for the 6 di bastoni, lemons for the 4 di denari."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import ribbed_leaf
from art.cards.siciliane.inks import DARK_GREEN, EARTH, GREEN, INK, OCHRE, RED, WHITE, YELLOW

ORANGE = "#ee8a1d"
ROSE = "#f4c3bd"


def oranges(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A hanging bough with three oranges and blossom, 170 wide and 300 high, its middle at (x, y)."""
    with d.at(x, y, scale):
        stem: list[Station] = [(0, -150, 3.4), (-4, -110, 4), (4, -60, 4), (0, -10, 3.2), (2, 40, 2.6)]
        d.limb(stem, EARTH, INNER, start="round", depth=0.8, spacing=5, width=2.2)
        for points in (
            [(-2, -96, 3), (-26, -76, 2.8), (-40, -50, 2.4)],
            [(2, -56, 3), (28, -36, 2.8), (42, -8, 2.4)],
        ):
            d.limb(list(points), EARTH, INNER, depth=0)
        for lx, ly, turn, size in (
            (-4, -126, 215, 58), (-2, -130, -30, 56), (-14, -88, 170, 56), (2, -88, -20, 60), (6, -60, 5, 54),
            (-2, -40, 165, 60), (2, -20, 140, 52), (28, -36, -35, 48), (-26, -76, 245, 46), (0, 6, 40, 50),
        ):  # fmt: skip
            _leaf(d, lx, ly, turn, size, DARK_GREEN if size % 4 else GREEN)
        for ox, oy, r in ((-44, -18, 34), (44, 26, 34), (0, 78, 37)):
            _orange(d, ox, oy, r)
        _leaf(d, 2, 42, 60, 40, GREEN)
        _leaf(d, 0, 42, 128, 40, DARK_GREEN)
        for fx, fy in ((22, -96), (-34, -118)):
            _blossom(d, fx, fy, 15, WHITE, YELLOW)


def almond(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A lying bough of almond blossom, 400 wide and 110 high, its middle at (x, y)."""
    with d.at(x, y, scale):
        bough: list[Station] = [
            (-198, 24, 8),
            (-140, 6, 7),
            (-60, 12, 6),
            (20, -4, 5),
            (100, 4, 4),
            (190, -22, 2),
        ]  # fmt: skip
        d.limb(bough, EARTH, OUTER, depth=0.85, spacing=5.4, width=2.6)
        for twig in (
            [(-150, 8, 4), (-130, -18, 3), (-104, -38, 2)], [(-30, 8, 4), (0, 30, 3), (36, 42, 2)],
            [(50, -2, 3.4), (70, -26, 2.8), (100, -42, 1.8)], [(-100, 10, 3.6), (-84, 32, 2.8),
                (-62, 44, 1.8)],
        ):  # fmt: skip
            d.limb(list(twig), EARTH, INNER, end="round", depth=0)
        for lx, ly, turn in (
            (-170, 14, 110), (-118, -28, -20), (-56, 42, 10), (8, -4, 250), (36, 40, 10), (128, 0, 60),
            (98, -40, -10),
            (186, -22, -30), (150, -10, 250), (-20, 4, 280),
        ):  # fmt: skip
            _leaf(d, lx, ly, turn, 30, GREEN)
        for fx, fy, r in (
            (-152, -8, 19), (-104, -40, 18), (-84, 30, 18), (-40, -10, 21), (8, 32, 19), (38, -20, 18),
            (74, 16, 20),
            (98, -46, 17), (136, -22, 18), (-184, 34, 15),
        ):  # fmt: skip
            _blossom(d, fx, fy, r, WHITE if r % 2 else ROSE, RED)


def sprig(d: Drawing, x: float, y: float, rotate: float, *, cut: int = 0) -> None:
    """A lying sprig of lemon blossom, 150 wide and 60 high, its middle at (x, y).

    Cut 0 has three flowers; in cut 1 one is still a bud, and a leaf has grown the other way.
    """
    with d.at(x, y, rotate=rotate):
        stem: list[Station] = [(-70, 6, 1.6), (-30, 0, 3), (0, 4, 3.2), (30, 0, 3), (70, 6, 1.6)]
        d.limb(stem, EARTH, INNER, depth=0)
        for side in (-1, 1):
            last = 60 if cut and side > 0 else -50
            leaves = (
                (66, 6, 20 - 14 * cut, 30), (48, 2, -60, 26 + 3 * cut), (40, 2, 70, 26), (16, 2, last, 24),
            )  # fmt: skip
            for lx, ly, turn, size in leaves:
                _leaf(
                    d,
                    side * lx,
                    ly,
                    turn if side > 0 else 180 - turn,
                    size,
                    GREEN if size > 25 else DARK_GREEN,
                )
            if cut and side < 0:
                d.shape(smooth([(-32, 6, "c"), (-41, -4), (-33, -18, "c"), (-24, -5)]), WHITE, INNER)
                d.fold(([(-32, 6), (-34, -3), (-33, -12)], 3))
            else:
                _blossom(d, side * 30, -2, 15 + cut, WHITE, YELLOW)
        _blossom(d, 2 * cut, -4 - cut, 18 - cut, WHITE, RED)


def _leaf(d: Drawing, x: float, y: float, turn: float, length: float, ink: str) -> None:
    shade = [Shade(angle=60, depth=0.3, spacing=5, width=2.2)]
    ribbed_leaf(d, x, y, turn, length, length * 0.42, ink, INNER, rib=0.8, weight=2.8, shade=shade)


def _orange(d: Drawing, x: float, y: float, r: float) -> None:
    d.shape(
        circle(x, y, r),
        ORANGE,
        OUTER,
        shade=[
            Shade(angle=40, depth=0.3, spacing=5.2, width=2.8),
            Shade(angle=80, depth=0.14, spacing=5.6, width=2.2),
        ],
    )  # fmt: skip
    for dx, dy in ((-0.4, -0.3), (-0.1, -0.5), (-0.3, 0.1), (0.05, -0.15), (-0.55, 0.0)):
        d.shape(circle(x + dx * r, y + dy * r, 1.3), EARTH, None)
    star: list[Node] = []
    for k in range(10):
        a, s = math.radians(36 * k), 7 if k % 2 else 3
        star.append((x + s * math.cos(a), y - r * 0.84 + s * 0.6 * math.sin(a), "c"))
    d.shape(smooth(star), GREEN, DETAIL)


def _blossom(d: Drawing, x: float, y: float, r: float, ink: str, heart: str) -> None:
    for k in range(5):
        a = math.radians(72 * k - 90 + x)
        d.shape(circle(x + 0.56 * r * math.cos(a), y + 0.56 * r * math.sin(a), r * 0.46), ink, DETAIL)
    d.shape(circle(x, y, r * 0.3), heart, DETAIL)


def lemons(d: Drawing, x: float, y: float) -> None:
    """Two lemons hanging from their leaves, 120 wide and 120 high, about (x, y)."""
    with d.at(x, y):
        for tip, root in (((-52, -50), (-4, -34)), ((50, -54), (6, -34)), ((0, -74), (0, -36))):
            d.shape(_lemon_leaf(root, tip), GREEN, INNER)
            d.fold(([root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 2), tip], 5))
        d.limb([(0, -52, 4), (0, -34, 3.4), (-18, -14, 3)], EARTH, DETAIL, depth=0)
        for cx, turn in ((22, -14), (-22, 16)):
            with d.at(cx, 12, 1.0, turn):
                fruit: list[Node] = [(0, -40), (19, -30), (27, -4), (20, 22), (8, 36), (0, 46, "c"),
                    (-8, 36), (-20, 22),
                    (-27, -4), (-19, -30)]  # fmt: skip
                d.shape(smooth(fruit),
                    YELLOW, OUTER, shade=[Shade(angle=30, depth=0.36, spacing=6, width=3.6)])  # fmt: skip
                d.flats(*(circle(px, py, 2) for px, py in ((-12, -14), (-16, 4), (-8, 18), (-4, -4))),
                    ink=OCHRE)  # fmt: skip
                d.shape(circle(0, -40, 5), INK, None)


def _lemon_leaf(root: Point, tip: Point) -> Outline:
    (x0, y0), (x1, y1) = root, tip
    dx, dy = (x1 - x0) * 0.28, (y1 - y0) * 0.28
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    return smooth([(x0, y0, "c"), (mx - dy, my + dx), (x1, y1, "c"), (mx + dy, my - dx)])
