"""Cloth of the courts: sprigs strewn over it, and folds with their shadow."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, Point, circle, polyline, sampled, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import Drawing
from art.cards.trevisane.inks import BLUE, GREEN, RED

_TURNS: Final = (-24, 14, 38, -6, -40, 22)
_SPRIG: Final = 11.0
"""How far a sprig reaches from its middle."""


def sprig(d: Drawing) -> None:
    """A sprig about (0, 0): a swinging stem, leaves, a red flower and a blue bud, 24 units tall."""
    d.flats(
        smooth([(-1.2, 8, "c"), (-5.6, 8.4), (-9.4, 3.4, "c"), (-4.4, 2.6)]),
        smooth([(0.6, 3.2, "c"), (5.6, 4.6), (9.6, 0.6, "c"), (4.8, -1)]),
        ink=GREEN,
    )
    d.fold(([(-3.4, 12), (0.9, 4), (-0.6, -5)], 2.6), ([(0, 0), (-3, -2.6), (-6, -4)], 1.8), ink=GREEN)
    d.flats(circle(-7, -5.2, 2.5), ink=BLUE)
    # Three petals of a half-open flower.
    d.flats(smooth([(-1, -3.6, "c"), (-4.6, -7), (-4.2, -12, "c"), (-1.6, -10), (0.6, -13.4, "c"),
        (2, -10), (5.2, -11, "c"), (4.4, -6.4)]), ink=RED)  # fmt: skip


def strew(
    d: Drawing,
    outline: Outline,
    *,
    step: float = 36.0,
    shift: Point = (0.0, 0.0),
    avoid: Outline | None = None,
) -> None:
    """Sprigs in staggered rows over the outline, only where a whole one has room and clear of `avoid`."""
    ring = outline.sample(6)
    other = avoid.sample(6) if avoid is not None else []
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    top, foot = min(y for _, y in ring), max(y for _, y in ring)
    rows = math.ceil((foot - top) / (step * 0.8)) + 1
    columns = math.ceil((right - left) / step) + 2
    for row, column in itertools.product(range(-1, rows), range(-1, columns)):
        x = left + shift[0] + (column + (0.5 if row % 2 else 0.0)) * step
        y = top + shift[1] + row * step * 0.8
        if not _room(ring, x, y, _SPRIG + 2.5):
            continue
        if other and (inside(other, x, y) or _near(other, x, y, _SPRIG + 3)):
            continue
        d.use("sprig", sprig, round(x), round(y), rotate=_TURNS[(row * 2 + column) % len(_TURNS)])


def _room(ring: Sequence[Point], x: float, y: float, reach: float) -> bool:
    """Whether (x, y) lies inside the ring of points and at least `reach` away from it."""
    return inside(ring, x, y) and not _near(ring, x, y, reach)


def _near(ring: Sequence[Point], x: float, y: float, reach: float) -> bool:
    return any((x1 - x) ** 2 + (y1 - y) ** 2 < reach * reach for x1, y1 in ring)


def furrow(
    d: Drawing, points: Sequence[Point], *, reach: float = 22.0, width: float = 5.0, seed: int = 3
) -> None:
    """A fold of hanging cloth, thick at its first point, with strokes fading away to its right."""
    d.fold((points, width))
    line = sampled(points, 8)
    last = len(line) - 1
    far = [(x + reach * (1 - 0.5 * i / last), y) for i, (x, y) in enumerate(line)]
    valley = polyline([*line, *far[::-1]])
    d.hatch(valley, Shade(angle=180, depth=0.7, spacing=7.0, width=2.7, seed=seed, bend=-0.08))
