"""Parts of the courts' hands: digits with joints and nails, curled fingers, palms."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from art.cards.francesi.figure import Figure
from art.cards.francesi.look import SKIN
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, YELLOW
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER

SIZE: Final = 1.34
"""Hands are written smaller than they are drawn."""
_SILHOUETTE: Final = 5.2
"""Half of this contour shows: a hand's edge is heavier than the lines between its fingers."""


@contextmanager
def hand(d: Figure, scale: float = SIZE) -> Iterator[None]:
    """A hand, or as much of it as lies on one side of what it holds."""
    with d.at(scale=scale), d.silhouette(_SILHOUETTE):
        yield


def digit(
    d: Figure,
    joints: Sequence[Point],
    half: float,
    *,
    nail: float = 0.0,
    taper: float = 0.74,
    start: str = "round",
    creases: bool = True,
) -> None:
    """A finger or thumb along its joints, the knuckle first; a `nail` of that size, of which side it tells
    (above 0: seen from the front; below 0: only its edge)."""
    last = len(joints) - 1
    halves = [half * (1 - (1 - taper) * (k / last) ** 1.3) for k in range(last + 1)]
    stations = [(x, y, h) for (x, y), h in zip(joints, halves, strict=True)]
    d.limb(stations, SKIN, DETAIL, start=start, end="round", depth=0)
    if creases:
        for k in range(1, last):
            _crease(d, joints[k], _way(joints[k - 1], joints[k + 1]), halves[k])
    if nail:
        _nail(d, joints[-1], _way(joints[-2], joints[-1]), halves[-1], nail)


def curled(d: Figure, x: float, y: float, length: float, half: float, turn: float = 0.0) -> None:
    """A finger curled into the palm, seen from outside: its middle bone, from (x, y) towards the right."""
    with d.at(x, y, rotate=turn):
        shape = smooth([(2, -half), (length * 0.5, -half * 1.02), (length, -half * 0.86),
            (length + half * 0.4, 0),
            (length, half * 0.86), (length * 0.5, half), (2, half), (-half * 0.72, half * 0.5),
            (-half * 0.8, -half * 0.4)])  # fmt: skip
        d.shape(shape, SKIN, DETAIL)
        d.lens([(1.2, -half * 0.5), (3.0, 0), (1.4, half * 0.5)], 1.5)


def palm(d: Figure, nodes: Sequence[Node], *, shade: Shade | None = None, line: float | None = INNER) -> None:
    """The back or the flat of a hand, with the shade on its far side."""
    dark = shade or Shade(angle=30, depth=0.24, spacing=4.4, width=2.1, reach=15, seed=8)
    d.shape(smooth(nodes), SKIN, line, shade=[dark])


def patch(d: Figure, *nodes: Node) -> None:
    """Skin over the lines where a finger grows out of the hand."""
    d.shape(smooth(nodes), SKIN, None)


def knuckles(d: Figure, *points: Point, turn: float = 0.0, size: float = 1.0) -> None:
    """The row of knuckles: a small bow over each."""
    for x, y in points:
        with d.at(x, y, rotate=turn):
            s = size
            d.fold(([(-2.6 * s, -3.6 * s), (1.2 * s, -0.6 * s), (0.2 * s, 3.4 * s)], 2.3))


def tendons(d: Figure, *strokes: Sequence[Point]) -> None:
    """Strokes on the back of a hand."""
    for points in strokes:
        d.fold((points, 2.3))


def band(d: Figure, at: Point, turn: float, half: float, stone: str | None = None) -> None:
    """A golden ring on a finger, with a stone if it has one."""
    with d.at(*at, rotate=turn):
        hoop: list[Node] = [
            (-half, -2.4, "c"),
            (0, -1),
            (half, -2.4, "c"),
            (half, 2, "c"),
            (0, 3.4),
            (-half, 2, "c"),
        ]
        d.shape(smooth(hoop), YELLOW, 1.6)
        if stone is not None:
            d.dots([(0, 1)], 3.2, INK)
            d.dots([(0, 1)], 1.9, stone)


def _way(p: Point, q: Point) -> float:
    return math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))


def _crease(d: Figure, at: Point, way: float, half: float) -> None:
    with d.at(*at, rotate=way):
        d.lens([(-0.8, -half * 0.72), (0.9, -half * 0.1), (-0.4, half * 0.5)], 1.9)


def _nail(d: Figure, tip: Point, way: float, half: float, size: float) -> None:
    with d.at(*tip, rotate=way + 90):
        s = abs(size) * half
        if size > 0:
            d.lens([(-s * 0.62, -half * 0.42), (-s * 0.5, s * 0.5), (0, s * 0.82), (s * 0.5, s * 0.5),
                (s * 0.62, -half * 0.42)], 1.7)  # fmt: skip
        else:
            d.lens([(-s * 0.2, -half * 0.6), (s * 0.5, s * 0.1), (s * 0.8, s * 0.7)], 1.7)
