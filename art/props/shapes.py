"""Two outlines the kit has no name for."""

from __future__ import annotations

import math

from art.cards.kit.paths import Node, Outline, smooth

CORNER_STEPS = 4


def rounded(x: float, y: float, width: float, height: float, r: float) -> Outline:
    """A rectangle about (x, y) with round corners of radius `r`."""
    w, h = width / 2 - r, height / 2 - r
    nodes: list[Node] = []
    for k, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        for step in range(CORNER_STEPS + 1):
            angle = math.pi / 2 * (k + step / CORNER_STEPS)
            point = (x + sx * w + r * math.sin(angle), y + sy * h - r * math.cos(angle))
            nodes.append((*point, "c") if step in (0, CORNER_STEPS) else point)
    return smooth(nodes)


def star(x: float, y: float, outer: float, inner: float, points: int) -> Outline:
    """A star with straight rays, one of them upwards."""
    nodes: list[Node] = []
    for k in range(points * 2):
        r = inner if k % 2 else outer
        angle = math.pi * k / points
        nodes.append((x + r * math.sin(angle), y - r * math.cos(angle), "c"))
    return smooth(nodes)
