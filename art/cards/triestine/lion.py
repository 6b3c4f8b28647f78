"""A lion's mask cut in gold, full face: the boss on the breast of the re di spade."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import INK, OCHRE, PAPER, RED, YELLOW

_LOCKS: Final[tuple[tuple[Point, Point, float], ...]] = (
    ((0, -28), (0, -58), 13), ((12, -26), (19, -54), 13), ((20, -20), (38, -42), 13),
    ((24, -8), (49, -22), 13), ((24, 4), (51, 2), 13), ((22, 14), (47, 26), 13), ((17, 22), (37, 46), 13),
    ((9, 28), (20, 60), 13),
)  # fmt: skip
"""Root, tip and breadth of each lock of the mane, from the crown of the head down the right side."""
_LONG: Final = 29.5
"""Of every lock."""


def lion(d: Drawing) -> None:
    """The mask about (0, 0), 104 wide and 124 high."""
    _mane(d)
    for side in (-1, 1):
        with d.at(flip=side < 0):
            d.shape(smooth([(14, -26, "c"), (20, -39), (31, -36), (28, -22), (20, -16, "c")]), YELLOW, INNER)
            d.lens([(19, -24), (24, -32), (26, -26)], 3.4)
    half: list[Node] = [(0, -33), (-13, -31), (-24, -22), (-26, -8), (-19, 4), (-21, 16), (-17, 27), (-8, 30),
        (0, 31)]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), YELLOW, INNER, shade=[
        Shade(angle=10, depth=0.3, spacing=3.8, width=2.2, reach=12),
    ])  # fmt: skip
    _jaw(d)
    for side in (-1, 1):
        with d.at(flip=side < 0):
            _side(d)
    d.flats(smooth([(-10, 5, "c"), (0, 3), (10, 5, "c"), (5, 13), (0, 16, "c"), (-5, 13)]), ink=INK)
    d.lens([(-5, 7), (-2, 8.4), (1, 7)], 1.6, ink=PAPER)
    d.lens([(0, -30), (0, -22), (0, -15)], 2.4)


def _mane(d: Drawing) -> None:
    """Two tiers of flaming locks."""
    for key, size, ink in (("deep", 1.0, OCHRE), ("near", 0.76, YELLOW)):
        with d.at(0, 0, 1, 0 if size == 1 else 11):
            for (x, y), (u, v), wide in reversed(_LOCKS):
                for side in (-1, 1) if u else (1,):
                    turn = math.degrees(math.atan2(u - x, y - v))
                    d.use(f"lock-{key}", partial(_lock, wide=wide * size, long=_LONG * size, ink=ink),
                        side * x * size, y * size, rotate=side * turn, flip=side < 0)  # fmt: skip


def _lock(d: Drawing, wide: float, long: float, ink: str) -> None:
    """A lock that rises from (0, 0), its tip bent to the right."""
    d.shape(smooth([(-wide * 0.9, long * 0.2, "c"), (-wide * 0.86, -long * 0.36), (-wide * 0.1, -long * 0.74),
        (wide * 0.36, -long, "c"), (wide * 0.6, -long * 0.78), (wide * 0.8, -long * 0.4),
        (wide * 0.9, long * 0.2, "c")]), ink, INNER)  # fmt: skip
    if ink == OCHRE:
        d.lens([(wide * 0.1, -long * 0.3), (wide * 0.06, -long * 0.56), (wide * 0.34, -long * 0.84)], 3.0)


def _jaw(d: Drawing) -> None:
    """The open jaws with the tongue, and the tuft on the chin."""
    tuft: list[Node] = [(0, 52, "c"), (-4, 45), (-9, 46, "c"), (-14, 38), (-15, 28, "c"), (0, 26)]
    d.shape(smooth(mirror(tuft, 0, whole=True)), YELLOW, INNER)
    d.ticks(((-5, 43), (-6, 36), 2.0), ((0, 48), (0, 39), 2.2), ((5, 43), (6, 36), 2.0))
    throat: list[Node] = [(0, 17, "c"), (-12, 21), (-15, 27), (-8, 34), (0, 35)]
    d.shape(smooth(mirror(throat, 0, whole=True)), INK, None)
    d.flats(smooth([(-6, 25, "c"), (0, 23), (6, 25, "c"), (6, 34), (0, 38), (-6, 34)]), ink=RED)
    d.lens([(0, 26), (0, 30), (0, 34)], 1.6)


def _side(d: Drawing) -> None:
    """The right half of the face: brow, eye, bridge of the nose, cheek, lip and fang."""
    lip: list[Node] = [(0, 15, "c"), (3, 11), (11, 8), (19, 13), (20, 22), (14, 26), (5, 22), (0, 18, "c")]
    d.shape(smooth(lip), YELLOW, INNER)
    d.flats(circle(9, 15, 1.2), circle(13, 17, 1.2), circle(13, 12.6, 1.2), ink=INK)
    d.flats(smooth([(8, 23.4, "c"), (13, 25, "c"), (10, 32, "c")]), ink=PAPER)
    eye: list[Node] = [(6, -4, "c"), (11, -9), (18, -9.4, "c"), (14, -3)]
    d.shape(smooth(eye), PAPER, DETAIL)
    d.flats(circle(11.8, -6.4, 2.5), ink=INK)
    d.lens([(3, -2), (7, -10), (14, -13), (22, -11)], 5.6)
    d.lens([(4, -14), (10, -21), (19, -19)], 2.6)
    d.lens([(4, -4), (6, 1), (7, 6)], 2.6)
    d.ticks(((20, -2), (14, 2), 2.2), ((19, 2), (13, 5), 2.2))
    d.line(smooth([(23, -14), (25, -6), (19, 3)], closed=False), OUTER * 0.5)
