"""Outlines of blades of any curve, whole or only a piece of one, along closely sampled points."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.track import beside

# Closer towards the tip, where the width changes.
MARKS = (0, 0.16, 0.32, 0.48, 0.62, 0.74, 0.83, 0.9, 0.95, 1)


def whole(
    line: Sequence[Point], half: float, point: float, shares: Sequence[float] = MARKS
) -> tuple[Outline, list[float]]:
    """A blade from hilt to tip, and its half-width at every point of the line.

    `half`: half-width at the hilt; `point`: length of the tapering tip, in half-widths.
    `shares`: of the line's points, those that shape the outline.
    """
    count = len(line)
    halves = [half * _sharpened(math.dist(p, line[-1]) / half, point) for p in line]
    marks = [round((count - 1) * share) for share in shares]
    left = [beside(line, i, halves[i]) for i in marks[1:-1]]
    right = [beside(line, i, -halves[i]) for i in marks[1:-1]]
    first: list[Node] = [(*beside(line, 0, -halves[0]), "c"), (*beside(line, 0, halves[0]), "c")]
    return smooth([*first, *left, (*line[-1], "c"), *reversed(right)]), halves


def piece(line: Sequence[Point], half: float) -> tuple[Outline, list[Outline]]:
    """A piece of a blade without ends: its area, and its two edges."""
    left = [beside(line, i, half) for i in range(len(line))]
    right = [beside(line, i, -half) for i in range(len(line))]
    few = max(1, len(line) // 3)
    left, right = [*left[:-1:few], left[-1]], [*right[:-1:few], right[-1]]
    body: list[Node] = [(*left[0], "c"), *left[1:-1], (*left[-1], "c"), (*right[-1], "c")]
    body += [*reversed(right[1:-1]), (*right[0], "c")]
    return smooth(body), [smooth(list(side), closed=False) for side in (left, right)]


def _sharpened(distance: float, point: float) -> float:
    """Share of the full width that far (in half-widths) from the tip."""
    return math.pow(math.sin(min(1.0, distance / point) * math.pi / 2), 0.8)
