"""Strokes that model large forms: in groups along an edge, between two curves, or as a burin cuts a round."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Point, sampled
from art.cards.kit.svg import Drawing

_LONG: Final = (1.0, 0.5, 0.82, 0.42, 0.92, 0.6)
"""Lengths of neighbouring strokes, as shares of the reach."""


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
        long = (1.0 if k % 2 == 0 else 0.74) * (1 - 0.45 * t)
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


def engraved(
    d: Drawing, edge: Sequence[Point], reach: Point, *, width: float = 3.2, close: float = 4.4,
    wide: float = 9.5, lean: float = 0.42, cross: float = 0.36, seed: int = 1,
) -> None:  # fmt: skip
    """Strokes from an edge along `reach`; the form is darkest where the edge begins.

    `close`, `wide`: distances of the strokes at both ends of the edge; `lean`: how far they follow the edge
    before they turn inwards; `cross`: share of the edge, from its beginning, that a second layer crosses.
    """
    rng = random.Random(f"engraved/{seed}")
    line = sampled(edge, 1)
    last = len(line) - 1
    (sx, sy), (ex, ey) = line[0], line[-1]
    total = ((ex - sx) ** 2 + (ey - sy) ** 2) ** 0.5
    ux, uy = (ex - sx) / total, (ey - sy) / total
    size = (reach[0] ** 2 + reach[1] ** 2) ** 0.5
    wedges: list[Wedge] = []

    def cut(t: float, long: float, slant: float, thick: float) -> None:
        x, y = line[round(t * last)]
        ax, ay = ux * size * slant * long, uy * size * slant * long
        rx, ry = reach[0] * long, reach[1] * long
        wedges.append(Wedge(base=(x, y), middle=(x + 0.4 * rx + 0.66 * ax, y + 0.4 * ry + 0.66 * ay),
            tip=(x + rx + ax, y + ry + ay), width=thick))  # fmt: skip

    at, k = close * 0.4, 0
    while at < total:
        t = at / total
        long = _LONG[k % len(_LONG)] * (1 - 0.6 * t) * rng.uniform(0.9, 1.1)
        cut(t, long, lean, width * (0.6 + 0.4 * long))
        at += (close + (wide - close) * t) * rng.uniform(0.92, 1.08)
        k += 1
    at = close
    while at < total * cross:
        t = at / total
        cut(t, 0.62 * (1 - t / cross * 0.6), -lean * 1.5, width * 0.7)
        at += close * 1.35
    d.strokes(wedges)
