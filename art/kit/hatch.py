"""Engraver's shading: tapered wedge strokes, thick at the contour and vanishing towards the light.

The light stands at the upper left. Strokes are computed from fixed seeds, so the same card is drawn the
same way every time.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from art.kit.inks import INK
from art.kit.paths import Node, Outline, Point, Segment, smooth
from art.kit.track import normal

LIGHT: Point = (-0.62, -0.78)  # unit vector from the card towards the light


@dataclass(frozen=True, kw_only=True)
class Shade:
    """One layer of hatching over a closed shape.

    `angle`: direction in which the strokes run outwards to the contour, degrees clockwise: 0 = right edge,
    90 = lower edge, 180 = left edge. `depth`: share of the chord covered. `spacing`, `width` (at the
    contour), `reach` (longest stroke) in card units. `bend`: sag of the stroke as a share of its length.
    `start`/`stop`: use only that share of the scan, from 0 to 1.
    """

    angle: float = 0.0
    depth: float = 0.42
    spacing: float = 6.0
    width: float = 3.0
    reach: float = 90.0
    bend: float = 0.06
    seed: int = 1
    start: float = 0.0
    stop: float = 1.0
    ink: str = INK


@dataclass(frozen=True, kw_only=True)
class Wedge:
    """A tapered stroke: from `base` (where it is `width` thick) over `middle` to a point at `tip`."""

    base: Point
    middle: Point
    tip: Point
    width: float


def hatch(shape: Outline, shade: Shade) -> list[Wedge]:
    """The strokes of one shading layer over the shape."""
    rng = random.Random(f"{shade.seed}/{shade.angle}/{shade.depth}")
    cos, sin = math.cos(math.radians(shade.angle)), math.sin(math.radians(shade.angle))
    turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in shape.sample(3.0)]
    low = min(y for _, y in turned)
    high = max(y for _, y in turned)
    low, high = low + (high - low) * shade.start, low + (high - low) * shade.stop
    wedges: list[Wedge] = []
    y = low + shade.spacing * rng.uniform(0.4, 0.7)
    while y < high:
        for left, right in _spans(turned, y):
            length = min((right - left) * shade.depth * rng.uniform(0.82, 1.16), shade.reach)
            if length < 3.2:
                continue
            # Short strokes are thinner, otherwise narrow places fill up black.
            width = shade.width * min(1.0, 0.45 + length / 26)
            tip, sag = right - length, shade.bend * length
            wedges.append(
                Wedge(
                    base=_back(right, y, cos, sin),
                    middle=_back((right + tip) / 2, y + sag, cos, sin),
                    tip=_back(tip, y + sag * 0.2, cos, sin),
                    width=width,
                )
            )
        y += shade.spacing * rng.uniform(0.9, 1.1)
    return wedges


def taper(points: Sequence[Point], width: float, *, both: bool = False) -> Outline:
    """A closed lens or wedge along the points: `width` at the first point (or in the middle if `both`)."""
    count = len(points)
    first, last = points[0], points[-1]
    left: list[Node] = []
    right: list[Node] = []
    for i, (x, y) in enumerate(points):
        t = i / (count - 1)
        half = width / 2 * (math.sin(math.pi * t) if both else (1 - t) ** 0.8)
        nx, ny = normal(points, i)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    tip: Point = (last[0], last[1])
    if both:
        left[0] = right[0] = (first[0], first[1])
    if count == 3:
        return _arcs(_xy(left[0]), _xy(left[1]), tip, _xy(right[1]), _xy(right[0]), both)
    head: list[Node] = [(left[0][0], left[0][1], "c"), *left[1:-1], (*tip, "c"), *reversed(right[1:-1])]
    return smooth(head if both else [*head, (right[0][0], right[0][1], "c")])


def _arcs(one: Point, left: Point, tip: Point, right: Point, two: Point, closed_base: bool) -> Outline:
    """A stroke made of two parabolas, through `left` to the tip and through `right` back."""
    there = _parabola(one, left, tip)
    back = _parabola(tip, right, two)
    base = () if closed_base else ((two, two, one, one),)
    return Outline(segments=(there, back, *base))


def _parabola(start: Point, through: Point, end: Point) -> Segment:
    cx = 2 * through[0] - (start[0] + end[0]) / 2
    cy = 2 * through[1] - (start[1] + end[1]) / 2
    return (
        start,
        (start[0] + (cx - start[0]) * 2 / 3, start[1] + (cy - start[1]) * 2 / 3),
        (end[0] + (cx - end[0]) * 2 / 3, end[1] + (cy - end[1]) * 2 / 3),
        end,
    )


def _xy(node: Node) -> Point:
    return (node[0], node[1])


def across(
    line: Sequence[Point],
    halves: Sequence[float],
    *,
    depth: float = 0.8,
    spacing: float = 6.0,
    width: float = 3.0,
    lean: float = 0.35,
    seed: int = 1,
    light: Point = LIGHT,
    back: float = 0.0,
    rounded: tuple[bool, bool] = (False, False),
    after: float = 0.0,
) -> list[Wedge]:
    """Strokes across a limb, on the side turned from the light, slightly leaning along it and bent.

    `line`: closely spaced centre points; `halves`: half-widths there. `depth`: share of the half-width ×2
    covered where the surface faces straight away from the light. `back` adds short strokes of that depth
    on the lit side too. `rounded`: whether the first and last end are round and hatched as well.
    `after`: leave that length at the beginning bare, because something will cover it.
    """
    rng = random.Random(f"limb/{seed}")
    wedges: list[Wedge] = []
    travelled, due = 0.0, after + spacing * rng.uniform(0.3, 0.8)
    for i in range(1, len(line)):
        travelled += math.dist(line[i - 1], line[i])
        if travelled < due:
            continue
        due = travelled + spacing * rng.uniform(0.9, 1.1)
        nx, ny = normal(line, i)
        facing = nx * light[0] + ny * light[1]
        sign = -1.0 if facing > 0 else 1.0
        for side, amount in ((sign, depth * _turned(facing)), (-sign, back)):
            if amount < 0.16:
                continue
            half = halves[i]
            length = 2 * half * min(amount, 1.0) * 0.5 * rng.uniform(0.82, 1.18)
            if length < 3.2:
                continue
            ux, uy = nx * side, ny * side
            tx, ty = -ny, nx
            if tx * 0.2 + ty < 0:
                tx, ty = -tx, -ty
            x, y = line[i]
            base = (x + ux * half, y + uy * half)
            tip = (base[0] - ux * length - tx * lean * length, base[1] - uy * length - ty * lean * length)
            middle = (
                (base[0] + tip[0]) / 2 + tx * length * 0.1,
                (base[1] + tip[1]) / 2 + ty * length * 0.1,
            )
            wedges.append(Wedge(base=base, middle=middle, tip=tip, width=width * min(1.0, 0.5 + length / 24)))
    if rounded[0]:
        wedges += _cap(line[0], normal(line, 0), -halves[0], depth, spacing, width, light)
    if rounded[1]:
        wedges += _cap(line[-1], normal(line, len(line) - 1), halves[-1], depth, spacing, width, light)
    return wedges


def _turned(facing: float) -> float:
    """Darkness of a surface whose normal makes that cosine with the light: 0 along it, 1 turned away."""
    return 0.0 if abs(facing) < 0.1 else min(1.0, 0.28 + abs(facing) * 1.15)


def _cap(
    centre: Point, normal: Point, half: float, depth: float, spacing: float, width: float, light: Point
) -> list[Wedge]:
    """Strokes from the edge of a round limb end towards its middle; `half` < 0: the limb's first end."""
    size = abs(half)
    nx, ny = normal
    ahead = (ny * half / size, -nx * half / size)
    count = max(3, round(math.pi * size / spacing))
    wedges: list[Wedge] = []
    for k in range(count):
        turn = math.pi * (k + 0.5) / count
        ux = nx * math.cos(turn) + ahead[0] * math.sin(turn) * 0.9
        uy = ny * math.cos(turn) + ahead[1] * math.sin(turn) * 0.9
        facing = ux * light[0] + uy * light[1]
        length = 0.72 * depth * size * _turned(facing)
        if facing > -0.12 or length < 3.2:
            continue
        x, y = centre
        base, tip = (x + ux * size, y + uy * size), (x + ux * (size - length), y + uy * (size - length))
        middle = ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2)
        wedges.append(Wedge(base=base, middle=middle, tip=tip, width=width * min(1.0, 0.5 + length / 24)))
    return wedges


def _back(x: float, y: float, cos: float, sin: float) -> Point:
    return (x * cos - y * sin, x * sin + y * cos)


def _spans(ring: Sequence[Point], y: float) -> list[tuple[float, float]]:
    """Stretches of the horizontal at y that run inside the ring, from left to right, each as its two x."""
    crossings: list[float] = []
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        if (y0 <= y) != (y1 <= y):
            crossings.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
        x0, y0 = x1, y1
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=False))
