"""Feathers of the two-headed eagle."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing


def around(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """The point at that radius and angle (0 right, 90 down)."""
    a = math.radians(degrees)
    return (cx + radius * math.cos(a), cy + radius * math.sin(a))


def pinion(
    d: Drawing,
    centre: Point,
    radius: float,
    half: float,
    start: float,
    stop: float,
    fill: str,
    *,
    dark: bool = False,
    flare: float = 0.0,
    covered: float = 0.1,
) -> None:
    """A long feather bent round the centre from angle `start` to its pointed tip at `stop`.

    `flare` moves the tip outwards by that much. On `dark` feathers the barbs are light. The first part of
    the feather, `covered`, lies under others and gets no barbs.
    """
    cx, cy = centre

    def at(t: float, across: float) -> Point:
        return around(cx, cy, radius + flare * t * t + across, start + (stop - start) * t)

    nodes: list[Node] = [
        (*at(0, half), "c"), at(0.35, half * 1.06), at(0.75, half), at(0.93, half * 0.55),
        (*at(1.0, half * 0.1), "c"),
        at(0.9, -half * 0.62), at(0.72, -half), at(0.35, -half * 1.06), (*at(0, -half), "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), fill, INNER)
    ink = PAPER if dark else INK
    d.line(smooth([at(0.02, 0), at(0.5, 0), at(0.94, 0)], closed=False), DETAIL, ink=ink)
    length = math.radians(abs(stop - start)) * radius
    count = max(3, round(length / 14))
    barbs: list[tuple[Point, Point, float]] = []
    for k in range(count):
        t = 0.12 + 0.76 * k / count
        if t < covered:
            continue
        for side in (1, -1):
            if side > 0 and k % 2 and not dark:
                continue
            barbs.append((at(t, side * half * 0.9), at(t - 0.03, side * half * 0.12), 2.4))
    d.ticks(*barbs, ink=ink)


def scale_row(
    d: Drawing, places: Sequence[tuple[float, float, float]], length: float, width: float, fill: str
) -> None:
    """Small overlapping feathers: each at (x, y), growing towards its angle (degrees)."""
    for x, y, angle in places:
        with d.at(x, y, rotate=angle):
            h = width / 2
            nodes: list[Node] = [
                (-length * 0.25, -h * 0.7, "c"), (length * 0.35, -h), (length * 0.82, -h * 0.62),
                (length, 0, "c"),
                (length * 0.82, h * 0.62), (length * 0.35, h), (-length * 0.25, h * 0.7, "c"),
            ]  # fmt: skip
            d.shape(smooth(nodes), fill, INNER)
            d.ticks(
                ((length * 0.1, 0), (length * 0.85, 0), 2.8),
                ((length * 0.78, h * 0.62), (length * 0.34, h * 0.16), 3.2),
                ((length * 0.58, h * 0.86), (length * 0.16, h * 0.3), 3.2),
            )
