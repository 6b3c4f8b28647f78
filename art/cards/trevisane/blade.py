"""Blades of any curve, whole or only a piece of one, for swords that pass over and under each other."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside, normal
from art.cards.parts import blades
from art.cards.trevisane.inks import PAPER

# Towards the light. It stands lower than elsewhere, so that a blade bowed like a sabre keeps its dark edge on
# one side from hilt to tip.
LIGHT: Point = (-0.95, -0.3)
SHARES = (0, 0.03, 0.07, 0.11, *blades.MARKS[1:])
"""Of a blade's points, those that shape its outline: closer where it may turn aside before the hilt."""
STEP = 5.4  # least distance of two strokes of the shading, in card units


def blade(d: Drawing, line: Sequence[Point], half: float, fill: str) -> None:
    """A blade along closely sampled points from the hilt to the tip, `half` its half-width there."""
    outline, halves = blades.whole(line, half, 5.2, SHARES)
    d.shape(outline, fill, None)
    _engrave(d, line, halves)
    # Drawn as a line: a long edge stays calm, with one swelling on its side in the shade.
    d.line(outline, OUTER)
    d.lens(_dark_edge(line, halves), OUTER * 1.3)


def _dark_edge(line: Sequence[Point], halves: Sequence[float]) -> list[Point]:
    """Points along the edge in the shade, from hilt to tip."""
    nx, ny = normal(line, len(line) // 2)
    dark = -1.0 if nx * LIGHT[0] + ny * LIGHT[1] > 0 else 1.0
    return [beside(line, i, dark * halves[i]) for i in range(0, len(line) - 1, 3)]


def piece(d: Drawing, line: Sequence[Point], half: float, fill: str) -> None:
    """A piece of a blade without ends: two edges and what lies between, laid over what it crosses."""
    area, edges = blades.piece(line, half)
    d.shape(area, fill, None)
    _engrave(d, line, [half] * len(line))
    for edge in edges:
        d.line(edge, OUTER)


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
