"""Two outlines the kit has no name for, and points written as text."""

from __future__ import annotations

import math

from art.cards.kit.paths import Node, Outline, Point, smooth

CORNER_STEPS = 4


def rounded(x: float, y: float, width: float, height: float, r: float) -> Outline:
    """A rectangle about (x, y) with round corners of radius `r`."""
    w, h = width / 2 - r, height / 2 - r
    corners: list[Node] = []
    for k, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        for step in range(CORNER_STEPS + 1):
            angle = math.pi / 2 * (k + step / CORNER_STEPS)
            point = (x + sx * w + r * math.sin(angle), y + sy * h - r * math.cos(angle))
            corners.append((*point, "c") if step in (0, CORNER_STEPS) else point)
    return smooth(corners)


def star(x: float, y: float, outer: float, inner: float, points: int) -> Outline:
    """A star with straight rays, one of them upwards."""
    rays: list[Node] = []
    for k in range(points * 2):
        r = inner if k % 2 else outer
        angle = math.pi * k / points
        rays.append((x + r * math.sin(angle), y - r * math.cos(angle), "c"))
    return smooth(rays)


def nodes(text: str) -> list[Node]:
    """Nodes from words `x,y`; `!` after one makes it a corner."""
    found: list[Node] = []
    for word in text.split():
        x, y = (float(part) for part in word.removesuffix("!").split(","))
        found.append((x, y, "c") if word.endswith("!") else (x, y))
    return found


def plain(text: str) -> list[Point]:
    """Points from words `x,y`."""
    return [(node[0], node[1]) for node in nodes(text)]
