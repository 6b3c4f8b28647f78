"""Strokes in groups that model large cloths: each group swells and fades along its edge."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Point, sampled
from art.cards.kit.svg import Drawing


def grouped(
    d: Drawing, edge: Sequence[Point], reach: Point, *, groups: int = 2, each: int = 7, width: float = 3.6,
    bow: float = 0.1, gap: float = 0.3,
) -> None:  # fmt: skip
    """Tapering strokes from the edge along `reach`, longest in the middle of each group.

    `bow`: their bend as a share of their length; `gap`: share of a group's stretch that stays bare.
    """
    line = sampled(edge, 2)
    rx, ry = reach
    wedges = []
    for g in range(groups):
        for k in range(each):
            t = (g + (k + 0.5) / each * (1 - gap)) / groups
            x, y = line[round(t * (len(line) - 1))]
            long = 0.3 + 0.7 * math.sin(math.pi * (k + 0.8) / (each + 0.4)) * (1.0 if g % 2 == 0 else 0.74)
            tip = (x + rx * long, y + ry * long)
            middle = ((x + tip[0]) / 2 - ry * bow * long, (y + tip[1]) / 2 + rx * bow * long)
            wedges.append(Wedge(base=(x, y), middle=middle, tip=tip, width=width * (0.7 + 0.3 * long)))
    d.strokes(wedges)


def turned(
    d: Drawing, base: Sequence[Point], tip: Sequence[Point], count: int, *, width: float = 3.2,
    bend: float = 0.1, cross: int = 0,
) -> None:  # fmt: skip
    """Strokes from the curve `base` towards `tip`: close together and long at its start, running out.

    Every other one is short. `cross`: so many of a second layer lie across the first, where it is deepest.
    """
    feet, heads = sampled(base), sampled(tip)
    wedges = []
    for k in range(count):
        t = (k + 0.3) / count
        t = t * (0.5 + 0.5 * t)
        (x, y), (tx, ty) = (line[round(t * (len(line) - 1))] for line in (feet, heads))
        long = (1.0 if k % 2 == 0 else 0.6) * (1 - 0.45 * t)
        dx, dy = (tx - x) * long, (ty - y) * long
        middle = (x + dx / 2 - dy * bend, y + dy / 2 + dx * bend)
        wedges.append(Wedge(base=(x, y), middle=middle, tip=(x + dx, y + dy), width=width * (1 - 0.4 * t)))
    for k in range(cross):
        t = 0.02 + 0.3 * k / cross
        x, y = feet[round(t * (len(feet) - 1))]
        tx, ty = heads[round((t + 0.36) * (len(heads) - 1))]
        end = (x + (tx - x) * 0.7, y + (ty - y) * 0.7)
        wedges.append(
            Wedge(base=(x, y), middle=((x + end[0]) / 2, (y + end[1]) / 2), tip=end, width=width * 0.6)
        )
    d.strokes(wedges)
