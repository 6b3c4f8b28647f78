"""Blades of any curve, whole or only a piece of one, for swords that pass over and under each other."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside, normal
from art.cards.trevisane.inks import PAPER

# Towards the light. It stands lower than elsewhere, so that a blade bowed like a sabre keeps its dark edge on
# one side from hilt to tip.
LIGHT: Point = (-0.95, -0.3)
STEP = 5.4  # least distance of two strokes of the shading, in card units


def blade(d: Drawing, line: Sequence[Point], half: float, fill: str) -> None:
    """A blade along closely sampled points from the hilt to the tip, `half` its half-width there."""
    count = len(line)
    halves = [half * _sharpened(math.dist(line[i], line[-1]) / half) for i in range(count)]
    # Closer towards the tip, where the width changes.
    marks = [round((count - 1) * share) for share in (0, 0.16, 0.32, 0.48, 0.62, 0.74, 0.83, 0.9, 0.95, 1)]
    left = [beside(line, i, halves[i]) for i in marks[1:-1]]
    right = [beside(line, i, -halves[i]) for i in marks[1:-1]]
    first: list[Node] = [(*beside(line, 0, -halves[0]), "c"), (*beside(line, 0, halves[0]), "c")]
    outline = smooth([*first, *left, (*line[-1], "c"), *reversed(right)])
    d.shape(outline, fill, None)
    _engrave(d, line, halves)
    d.line(outline, OUTER)


def piece(d: Drawing, line: Sequence[Point], half: float, fill: str) -> None:
    """A piece of a blade without ends: two edges and what lies between, laid over what it crosses."""
    halves = [half] * len(line)
    left = [beside(line, i, half) for i in range(len(line))]
    right = [beside(line, i, -half) for i in range(len(line))]
    few = max(1, len(line) // 3)
    left, right = [*left[:-1:few], left[-1]], [*right[:-1:few], right[-1]]
    body: list[Node] = [(*left[0], "c"), *left[1:-1], (*left[-1], "c"), (*right[-1], "c")]
    body += [*reversed(right[1:-1]), (*right[0], "c")]
    d.shape(smooth(body), fill, None)
    _engrave(d, line, halves)
    for side in (left, right):
        d.line(smooth(list(side), closed=False), OUTER)


def _engrave(d: Drawing, line: Sequence[Point], halves: Sequence[float]) -> None:
    """The ridge, a light along the lit edge and strokes from the edge in the shade."""
    few = max(3, len(line) // 18)
    middle = [*line[:-1:few], line[-1]]
    shine: list[Point] = []
    strokes: list[tuple[Point, Point, float]] = []
    step = max(STEP, halves[0] * 0.27)
    walked, due = 0.0, step / 2
    for i in range(len(line)):
        walked += math.dist(line[i], line[i - 1]) if i else 0.0
        nx, ny = normal(line, i)
        dark = -1.0 if nx * LIGHT[0] + ny * LIGHT[1] > 0 else 1.0
        half = halves[i]
        if half > 6.5 and i % few == 0:
            shine.append(beside(line, i, -dark * half * 0.5))
        if walked < due or half < max(4.0, halves[0] * 0.6):
            continue
        due = walked + step
        deep = (0.3, 0.02, 0.42, 0.14)[len(strokes) % 4]
        strokes.append(
            (
                beside(line, i, dark * half * 0.94),
                beside(line, min(i + 1, len(line) - 1), dark * half * deep),
                2.9,
            )
        )
    if len(shine) > 2:
        d.line(smooth(list(shine), closed=False), DETAIL, ink=PAPER)
    d.ticks(*strokes)
    d.line(smooth(list(middle), closed=False), DETAIL if halves[0] < 14 else INNER)


def _sharpened(distance: float) -> float:
    """Share of the full width that far (in half-widths) from the tip."""
    return math.pow(math.sin(min(1.0, distance / 5.2) * math.pi / 2), 0.8)
