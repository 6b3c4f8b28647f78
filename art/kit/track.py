"""Measures along a line of points: directions, what lies beside it, lengths walked."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise

from art.kit.paths import Point


def unit(p: Point, q: Point) -> Point:
    """The direction from p to q, of length 1 (0 where they coincide)."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    size = math.hypot(dx, dy) or 1.0
    return (dx / size, dy / size)


def direction(line: Sequence[Point], i: int, reach: int = 1) -> Point:
    """The direction of a closely sampled line at its point `i`: from `reach` points before to after."""
    return unit(line[max(i - reach, 0)], line[min(i + reach, len(line) - 1)])


def normal(line: Sequence[Point], i: int, reach: int = 1) -> Point:
    """The direction across the line at its point `i`: `direction` turned clockwise by a quarter."""
    dx, dy = direction(line, i, reach)
    return (-dy, dx)


def beside(line: Sequence[Point], i: int, across: float, reach: int = 1) -> Point:
    """The point that far from the line's point `i` along its normal."""
    (x, y), (nx, ny) = line[i], normal(line, i, reach)
    return (x + nx * across, y + ny * across)


def step(p: Point, way: Point, length: float) -> Point:
    """The point that far from p in the direction `way`."""
    return (p[0] + way[0] * length, p[1] + way[1] * length)


def lengths(line: Sequence[Point]) -> list[float]:
    """Distance of each point from the first, along the line."""
    return [0.0, *accumulate(math.dist(p, q) for p, q in pairwise(line))]
