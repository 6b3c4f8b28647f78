"""Shapes grown along a centre line: limbs, sleeves, plumes, leaves, ribbons.

A limb is a list of stations `(x, y, half_width)`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from art.kit.paths import Node, Outline, Point, smooth
from art.kit.track import direction, normal

Station = tuple[float, float, float]
STEP = 2.5  # between sampled centre points


@dataclass(frozen=True, kw_only=True)
class Limb:
    """An outline together with its sampled centre line and half-widths (for hatching across it)."""

    outline: Outline
    line: tuple[Point, ...]
    halves: tuple[float, ...]


def limb(stations: Sequence[Station], *, start: str = "flat", end: str = "flat") -> Limb:
    """A limb through the stations; each end is `flat`, `round` or `point`."""
    line, halves = _centre(stations)
    left: list[Node] = []
    right: list[Node] = []
    marks = _marks(stations, line)
    # A round end needs a node just before it, or the long side behind it bulges.
    if start == "round" and (near := _before_cap(halves[0])) < marks[1]:
        marks.insert(1, near)
    if end == "round" and (near := len(line) - 1 - _before_cap(halves[-1])) > marks[-2]:
        marks.insert(-1, near)
    for i in marks:
        nx, ny = normal(line, i)
        x, y = line[i]
        h = halves[i]
        left.append((x + nx * h, y + ny * h))
        right.append((x - nx * h, y - ny * h))
    nodes: list[Node] = [*_cap(line, halves, 0, start), *left[1:-1]]
    nodes += [*_cap(line, halves, len(line) - 1, end), *reversed(right[1:-1])]
    return Limb(outline=smooth(nodes), line=tuple(line), halves=tuple(halves))


def _centre(stations: Sequence[Station], step: float = STEP) -> tuple[list[Point], list[float]]:
    """Closely spaced centre points and half-widths (smoothly blended between the stations)."""
    spine = smooth([(x, y) for x, y, _ in stations], closed=False)
    line: list[Point] = []
    halves: list[float] = []
    for i, segment in enumerate(spine.segments):
        part = Outline(segments=(segment,), closed=False).sample(step)
        h0, h1 = stations[i][2], stations[i + 1][2]
        before = stations[i - 1][2] if i > 0 else h0
        after = stations[i + 2][2] if i + 2 < len(stations) else h1
        for k, point in enumerate(part):
            if i and k == 0:
                continue
            line.append(point)
            halves.append(_blend(before, h0, h1, after, k / (len(part) - 1)))
    return line, halves


def _blend(before: float, h0: float, h1: float, after: float, t: float) -> float:
    m0, m1 = (h1 - before) / 2, (after - h0) / 2
    t2, t3 = t * t, t * t * t
    return (2 * t3 - 3 * t2 + 1) * h0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * h1 + (t3 - t2) * m1


def _marks(stations: Sequence[Station], line: Sequence[Point]) -> list[int]:
    """Indices of the line at the stations, and midway between them where there are few."""
    at: list[int] = []
    for x, y, _ in stations:
        start = at[-1] if at else 0
        at.append(min(range(start, len(line)), key=lambda i: math.dist(line[i], (x, y))))
    marks: list[int] = []
    for i, j in pairwise(at):
        marks += [i, (i + j) // 2] if len(stations) < 5 else [i]
    return [*marks, at[-1]]


def _before_cap(half: float) -> int:
    return max(1, round(half * 1.5 / STEP))


def _cap(line: Sequence[Point], halves: Sequence[float], i: int, kind: str) -> list[Node]:
    (x, y), (nx, ny), (dx, dy), h = line[i], normal(line, i), direction(line, i), halves[i]
    sign = -1.0 if i == 0 else 1.0
    first, last = (1.0, -1.0) if i else (-1.0, 1.0)
    one, two = (x + nx * h * first, y + ny * h * first), (x + nx * h * last, y + ny * h * last)
    if kind == "flat":
        return [(*one, "c"), (*two, "c")]
    if kind == "point":
        return [(x + dx * h * sign, y + dy * h * sign, "c")]
    return [one, (x + dx * h * sign * 0.9, y + dy * h * sign * 0.9), two]
