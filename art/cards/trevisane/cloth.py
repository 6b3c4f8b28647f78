"""Cloth of the courts: sprigs strewn over it, and folds with their shadow."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Outline, Point, circle, polyline, sampled, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import Drawing
from art.cards.trevisane.card import HEIGHT
from art.cards.trevisane.inks import BLUE, GREEN, RED

_TURNS: Final = (-24, 16, 40, -8, -42, 24)
_REACH: Final = 20.0
"""Distance that a sprig reaches from its middle."""
_RASTER: Final = 7.0


def sprig(d: Drawing) -> None:
    """A sprig about (0, 0): a swinging stem, two leaves, a red tulip and a blue bud, 40 units tall."""
    d.flats(
        smooth([(-2, 13, "c"), (-9.4, 14.4), (-16, 6, "c"), (-7.4, 4.4)]),
        smooth([(1, 5.4, "c"), (9.4, 7.8), (16, 1, "c"), (8, -1.6)]),
        ink=GREEN,
    )
    d.fold(([(-5.6, 20), (1.4, 7), (-1, -8)], 3.6), ([(0, 0), (-5, -4.2), (-10, -6.6)], 2.8), ink=GREEN)
    d.flats(circle(-11.6, -8.6, 4), ink=BLUE)
    # Three petals of a half-open flower.
    d.flats(smooth([(-1.6, -6, "c"), (-7.6, -11.6), (-7, -20, "c"), (-2.6, -16.6), (1, -22, "c"),
        (3.4, -16.6), (8.6, -18.4, "c"), (7.4, -10.6)]), ink=RED)  # fmt: skip


def strew(
    d: Drawing,
    outline: Outline,
    *,
    step: float = 50.0,
    shift: Point = (0.0, 0.0),
    clear: Sequence[tuple[Point, float]] = (),
    motif: Callable[[Drawing], None] = sprig,
) -> None:
    """A few large sprigs, or another `motif`, over the outline, `step` apart; the shaded side stays plain.

    `shift`: moves the raster from which they are taken; `clear`: points and how far to keep from
    each, because a cuff or a roll will lie there.
    """
    ring = outline.sample(6)
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    top, foot = min(y for _, y in ring), max(y for _, y in ring)
    # The cut would halve one.
    foot = min(foot, HEIGHT / 2 - _REACH - 8)
    rows = math.ceil((foot - top) / _RASTER)
    columns = math.ceil((right - left) / _RASTER)
    taken: list[Point] = []
    for row, column in itertools.product(range(rows), range(columns)):
        x = left + shift[0] + column * _RASTER
        y = top + shift[1] + row * _RASTER
        near = any(math.dist(spot, (x, y)) < far for spot, far in clear)
        near = near or any((x1 - x) ** 2 + (y1 - y) ** 2 < step * step for x1, y1 in taken)
        # The shade lies to the right and below: a sprig keeps further from that edge.
        if near or not _room(ring, x, y, _REACH) or not _room(ring, x + 7, y + 4, _REACH):
            continue
        d.use(motif.__name__, motif, round(x), round(y), rotate=_TURNS[(len(taken) * 5 + row) % len(_TURNS)])
        taken.append((x, y))


def _room(ring: Sequence[Point], x: float, y: float, reach: float) -> bool:
    """True if (x, y) lies inside the ring of points and at least `reach` away from each of them."""
    return inside(ring, x, y) and all((x1 - x) ** 2 + (y1 - y) ** 2 >= reach * reach for x1, y1 in ring)


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
