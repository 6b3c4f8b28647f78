"""The swelling of a cut line: heavier where a form turns from the light, thin again at flat spots."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.cards.kit.hatch import LIGHT, taper
from art.cards.kit.paths import Outline, Point, between

STEP = 7.0
LONGEST = 16  # sampled steps of one swelling
SHORTEST = 3
CORNER = 0.6
"""Turn of the contour, in radians, above which a swelling ends."""
TURN = 0.9
"""A swelling is one arc: it may turn by that much, in radians."""


def swells(shape: Outline, weight: float, *, seed: int = 1) -> list[Outline]:
    """Lenses to lay on the contour of a closed shape, `weight` thick on average, on its side in the shade."""
    rng = random.Random(f"swell/{seed}/{len(shape.segments)}")
    ring = _dense(shape.sample(STEP))
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True))
    lenses: list[Outline] = []
    for run in _dark_runs(ring, 1.0 if area > 0 else -1.0):
        start = 0
        while len(run) - start > SHORTEST:
            piece = _arc(run[start : start + rng.randint(LONGEST // 2, LONGEST)])
            if len(piece) > SHORTEST:
                marks = (piece[0], piece[len(piece) // 2], piece[-1])
                lenses.append(taper(marks, weight * rng.uniform(0.85, 1.15), both=True))
            start += max(1, len(piece) - 1)
    return lenses


def _arc(run: Sequence[Point]) -> Sequence[Point]:
    """The beginning of a run that turns by no more than one arc may."""
    turned = 0.0
    for k in range(1, len(run) - 1):
        turned += abs(_turn(run[k - 1], run[k], run[k + 1]))
        if turned > TURN:
            return run[: k + 1]
    return run


def _turn(p: Point, q: Point, r: Point) -> float:
    """By how much the line from p over q to r turns, in radians."""
    one, two = math.atan2(q[1] - p[1], q[0] - p[0]), math.atan2(r[1] - q[1], r[0] - q[0])
    return math.remainder(two - one, math.tau)


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
        if runs[-1] and abs(_turn(ring[i - 1], (x, y), (x1, y1))) > CORNER:
            runs.append([])
        out = ((y1 - y0) / size * turn, -(x1 - x0) / size * turn)
        if out[0] * LIGHT[0] + out[1] * LIGHT[1] < -0.2:
            runs[-1].append((x, y))
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]
