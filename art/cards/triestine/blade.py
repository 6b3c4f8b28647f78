"""Blades of steel: pale on the lit side of the ridge, blue on the other; whole, or a piece laid above."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside, normal
from art.cards.parts import blades
from art.cards.triestine.inks import BLUE, SILVER

LIGHT: Point = (-0.95, -0.3)
"""It stands lower than elsewhere, so that a bowed blade keeps its dark half on one side."""
STEP = 10.0
"""Between two strokes of the shading, in card units."""


def blade(
    d: Drawing,
    line: Sequence[Point],
    half: float,
    *,
    dark: str = BLUE,
    point: float = 6.4,
    shares: Sequence[float] = blades.MARKS,
) -> None:
    """A blade along closely sampled points from the hilt to the tip, `half` its half-width there.

    `shares`: of the points, those that shape the outline; where there are more, the shaded half has too.
    """
    outline, halves = blades.whole(line, half, point, shares)
    d.shape(outline, SILVER, None)
    _shaded(d, line, halves, dark, tip=True, nodes=len(shares) + 1)
    d.shape(outline, None, OUTER)


def piece(d: Drawing, line: Sequence[Point], half: float, *, dark: str = BLUE) -> None:
    """A piece of a blade without ends: two edges and what lies between, laid over what it crosses."""
    area, edges = blades.piece(line, half)
    d.shape(area, SILVER, None)
    _shaded(d, line, [half] * len(line), dark, tip=False)
    for edge in edges:
        d.line(edge, OUTER)


def _shaded(
    d: Drawing, line: Sequence[Point], halves: Sequence[float], dark: str, *, tip: bool, nodes: int = 11
) -> None:
    """The half in the shade, the ridge, and strokes from the lit edge."""
    side = _dark_side(line)
    few = max(3, len(line) // nodes)
    marks = [*range(0, len(line) - 1, few), len(line) - 1]
    edge = [beside(line, i, side * halves[i]) for i in marks]
    ridge = [beside(line, i, -side * halves[i] * 0.12) for i in marks]
    area: list[Node] = [(*edge[0], "c"), *edge[1:-1], (*edge[-1], "c")]
    if not tip:
        area.append((*ridge[-1], "c"))
    area += [*reversed(ridge[1:-1]), (*ridge[0], "c")]
    d.shape(smooth(area), dark, None)
    strokes: list[tuple[Point, Point, float]] = []
    due = STEP / 2
    walked = 0.0
    for i in range(1, len(line)):
        walked += math.dist(line[i], line[i - 1])
        if walked < due or halves[i] < 4:
            continue
        due = walked + STEP
        deep = (0.5, 0.26, 0.6, 0.34)[len(strokes) % 4]
        base = beside(line, i, side * halves[i] * 0.96)
        strokes.append((base, beside(line, max(i - 1, 0), side * halves[i] * (1 - deep)), 2.3))
    d.ticks(*strokes)
    d.line(smooth(list(ridge), closed=False), DETAIL if halves[0] < 14 else INNER)


def _dark_side(line: Sequence[Point]) -> float:
    """Side of the line that is turned from the light, judged at its middle."""
    nx, ny = normal(line, len(line) // 2)
    return -1.0 if nx * LIGHT[0] + ny * LIGHT[1] > 0 else 1.0


def upright(length: float, step: float) -> list[Point]:
    """Points about `step` apart straight up from (0, 0)."""
    count = max(20, round(length / step))
    return [(0.0, -length * k / count) for k in range(count + 1)]


def bowed(length: float, bow: float, count: int = 30) -> list[Point]:
    """Points up from (0, 0) that leave the axis ever faster, to the right by `bow` of the length."""
    return [(bow * length * (k / count) ** 2, -length * k / count) for k in range(count + 1)]
