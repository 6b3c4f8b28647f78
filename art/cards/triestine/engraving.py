"""Shading that follows a round form, as a burin cuts it: close in the dark, running out towards the light."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Point, sampled
from art.cards.kit.svg import Drawing

_LONG: Final = (1.0, 0.5, 0.82, 0.42, 0.92, 0.6)
"""Lengths of neighbouring strokes, as shares of the reach."""


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
