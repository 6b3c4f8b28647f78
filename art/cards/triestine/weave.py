"""Figured cloth: small motifs in rows over an area, each kept whole."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from art.cards.kit.paths import Outline, Point, circle, lozenge, polar, polyline, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import Drawing

Motif = Callable[[], list[Outline]]


def _dot() -> list[Outline]:
    return [circle(0, 0, 3.6)]


def _star() -> list[Outline]:
    return [polyline([polar(7.4 if k % 2 == 0 else 2.4, 45 * k) for k in range(8)])]


def _quatrefoil() -> list[Outline]:
    return [*(circle(*polar(4.4, 90 * k + 45), 3) for k in range(4)), lozenge(0, 0, 1.8, 1.8)]


def _leaf() -> list[Outline]:
    return [
        smooth([(0, 8, "c"), (-5, 1), (0, -9, "c"), (5, 1)]),
        smooth([(-2, 8, "c"), (-9, 5), (-10, -1, "c"), (-5, 2)]),
        smooth([(2, 8, "c"), (9, 5), (10, -1, "c"), (5, 2)]),
    ]


def _bar() -> list[Outline]:
    return [lozenge(0, 0, 2.6, 7.6)]


MOTIFS: Final[dict[str, Motif]] = {
    "dot": _dot, "star": _star, "quatrefoil": _quatrefoil, "leaf": _leaf, "bar": _bar,
}  # fmt: skip
_REACH: Final = {"dot": 5.0, "star": 8.0, "quatrefoil": 8.0, "leaf": 10.5, "bar": 8.0}


def figured(
    d: Drawing, area: Outline, motif: str, ink: str, *, step: float = 26.0, shift: Point = (4.0, 6.0)
) -> None:
    """Motifs of that ink in staggered rows over the area, only where a whole one has room."""
    ring = area.sample(6)
    reach = _REACH[motif] + 2
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    top, foot = min(y for _, y in ring), max(y for _, y in ring)
    key = f"{motif}{ink[1:]}"
    for row in range(math.ceil((foot - top) / (step * 0.78)) + 1):
        for column in range(math.ceil((right - left) / step) + 1):
            x = left + shift[0] + (column + (0.5 if row % 2 else 0.0)) * step
            y = top + shift[1] + row * step * 0.78
            if inside(ring, x, y) and all((px - x) ** 2 + (py - y) ** 2 > reach * reach for px, py in ring):
                d.use(key, partial(_draw, motif=motif, ink=ink), round(x), round(y))


def _draw(d: Drawing, motif: str, ink: str) -> None:
    d.flats(*MOTIFS[motif](), ink=ink)
