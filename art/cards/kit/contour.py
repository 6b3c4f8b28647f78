"""The swelling of a cut line: heavier where a form turns from the light, thin again at flat spots."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.cards.kit.hatch import LIGHT, taper
from art.cards.kit.paths import Outline, Point, between

STEP = 7.0
LONGEST = 22  # sampled steps of one swelling
SHORTEST = 5


def swells(shape: Outline, weight: float, *, seed: int = 1) -> list[Outline]:
    """Lenses to lay on the contour of a closed shape, `weight` thick at most, on its side in the shade."""
    rng = random.Random(f"swell/{seed}/{len(shape.segments)}")
    ring = _dense(shape.sample(STEP))
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True))
    turn = 1.0 if area > 0 else -1.0
    lenses: list[Outline] = []
    for run in _dark_runs(ring, turn):
        start = 0
        while len(run) - start > SHORTEST:
            length = rng.randint(LONGEST // 2, LONGEST)
            piece = run[start : start + length]
            if len(piece) > SHORTEST:
                marks = [piece[round(k * (len(piece) - 1) / 4)] for k in range(5)]
                lenses.append(taper(marks, weight * rng.uniform(0.8, 1.2), both=True))
            start += length - 1
    return lenses


def _bends(p: Point, q: Point, r: Point) -> bool:
    """Whether the line from p over q to r has a corner."""
    one, two = math.atan2(q[1] - p[1], q[0] - p[0]), math.atan2(r[1] - q[1], r[0] - q[0])
    return abs(math.remainder(two - one, math.tau)) > 0.6


def _dense(ring: Sequence[Point]) -> list[Point]:
    """The ring with further points where it runs straight."""
    points: list[Point] = []
    for p, q in zip(ring, [*ring[1:], ring[0]], strict=True):
        count = max(1, round(math.dist(p, q) / STEP))
        points += [between(p, q, k / count) for k in range(count)]
    return points


def _dark_runs(ring: Sequence[Point], turn: float) -> list[list[Point]]:
    """The connected pieces of a ring of points that are turned from the light."""
    runs: list[list[Point]] = [[]]
    for i, (x, y) in enumerate(ring):
        (x0, y0), (x1, y1) = ring[i - 1], ring[(i + 1) % len(ring)]
        size = math.hypot(x1 - x0, y1 - y0) or 1.0
        if runs[-1] and _bends(ring[i - 1], (x, y), (x1, y1)):
            runs.append([])
        out = ((y1 - y0) / size * turn, -(x1 - x0) / size * turn)
        if out[0] * LIGHT[0] + out[1] * LIGHT[1] < -0.2:
            runs[-1].append((x, y))
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]
