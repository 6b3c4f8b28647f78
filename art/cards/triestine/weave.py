"""Figured cloth: small motifs in rows over an area, each kept whole."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from art.cards.kit.paths import Outline, Point, circle, lozenge, polar, polyline, sampled, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import Drawing
from art.cards.kit.track import unit

Motif = Callable[[], list[Outline]]


def _dot() -> list[Outline]:
    return [circle(0, 0, 3.6)]


def _star() -> list[Outline]:
    return [polyline([polar(7.4 if k % 2 == 0 else 2.4, 45 * k) for k in range(8)])]


def _quatrefoil() -> list[Outline]:
    return [*(circle(*polar(4.4, 90 * k + 45), 3) for k in range(4)), lozenge(0, 0, 1.8, 1.8)]


def _rosette() -> list[Outline]:
    return [*(circle(*polar(6.4, 90 * k), 4.3) for k in range(4)), lozenge(0, 0, 2.6, 2.6)]


def _sun() -> list[Outline]:
    return [polyline([polar(11.2 if k % 2 == 0 else 3.8, 45 * k) for k in range(8)])]


def _palmette() -> list[Outline]:
    return [
        smooth([(0, 13, "c"), (-7.4, 2), (0, -14, "c"), (7.4, 2)]),
        smooth([(-3, 13, "c"), (-13, 8), (-15, -3, "c"), (-8, 2)]),
        smooth([(3, 13, "c"), (13, 8), (15, -3, "c"), (8, 2)]),
    ]


def _bar() -> list[Outline]:
    return [lozenge(0, 0, 2.6, 7.6)]


MOTIFS: Final[dict[str, Motif]] = {
    "dot": _dot, "star": _star, "quatrefoil": _quatrefoil, "bar": _bar,
    "rosette": _rosette, "sun": _sun, "palmette": _palmette,
}  # fmt: skip
_REACH: Final = {"dot": 5.0, "star": 8.0, "quatrefoil": 8.0, "bar": 8.0, "rosette": 11.0,
    "sun": 11.0, "palmette": 14.0}  # fmt: skip


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


def figured_limb(
    d: Drawing,
    area: Outline,
    start: Point,
    end: Point,
    motif: str,
    ink: str,
    *,
    span: tuple[float, float],
    rim: tuple[float, float],
    folds: Sequence[tuple[Sequence[Point], float]] = (),
    step: float = 21.0,
) -> None:
    """Motifs turned with a limb from `start` to `end`, their rows bowed round it; none on a fold.

    `span`: how far along it the rows begin and end; `rim`: how far they reach to its left and to its right,
    seen along it. Each fold has its points and its width.
    """
    ring = area.sample(5)
    reach = _REACH[motif] + 1
    creases = [(p, width / 3 + reach * 0.7) for points, width in folds for p in sampled(points, 4)]
    (ux, uy), half = unit(start, end), max(rim)
    turn = math.degrees(math.atan2(uy, ux)) - 90
    for row in range(math.ceil((span[1] - span[0]) / (step * 0.8))):
        for column in range(-3, 4):
            across = (column + (0.5 if row % 2 else 0.0)) * step
            along = span[0] + row * step * 0.8 + 6 * (1 - (across / half) ** 2)
            x, y = start[0] + ux * along - uy * across, start[1] + uy * along + ux * across
            if (
                -rim[0] <= across <= rim[1]
                and along < span[1]
                and inside(ring, x, y)
                and all(math.hypot(px - x, py - y) > reach for px, py in ring)
                and all(math.hypot(px - x, py - y) > room for (px, py), room in creases)
            ):
                lean = turn - across / half * 16
                d.use(f"{motif}{ink[1:]}", partial(_draw, motif=motif, ink=ink), round(x), round(y),
                    rotate=round(lean))  # fmt: skip


def _draw(d: Drawing, motif: str, ink: str) -> None:
    d.flats(*MOTIFS[motif](), ink=ink)
