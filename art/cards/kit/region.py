"""Position of a point relative to a closed ring of points: inside or not, and its distance from the edge."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from art.cards.kit.paths import Point


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """True if (x, y) lies in the polygon."""
    within = False
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 <= y) != (y1 <= y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            within = not within
        x0, y0 = x1, y1
    return within


def clearance(polygon: Sequence[Point], x: float, y: float) -> float:
    """Distance from (x, y) to the nearest side of the polygon."""
    nearest = math.inf
    for (x0, y0), (x1, y1) in itertools.pairwise([*polygon, polygon[0]]):
        dx, dy = x1 - x0, y1 - y0
        t = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy or 1.0)
        t = min(1.0, max(0.0, t))
        nearest = min(nearest, math.hypot(x0 + t * dx - x, y0 + t * dy - y))
    return nearest
