"""Strokes that model large fields: even rows from a contour or a fold, strokes round a turned form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Point, between, sampled
from art.cards.kit.svg import Drawing

_LONG: Final = (1.0, 0.8, 0.92)
"""Lengths of neighbouring strokes, as shares of the way to the inner line."""


def comb(
    edge: Sequence[Point], inner: Sequence[Point], *, close: float = 5.4, width: float = 3.6,
    share: float = 1.0, stop: float = 1.0, fade: float = 0.62, shift: float = 0.0, bow: float = 0.06,
) -> list[Wedge]:  # fmt: skip
    """Parallel strokes from the edge towards the inner line, long where both start.

    `close`: their distance; `share`: of the way inwards; `stop`: share of the edge that has them; `fade`: of
    the length that is lost by then; `shift`: a tip's place beyond its base, as a share of the edge; `bow`:
    their bend.
    """
    feet, heads = sampled(edge, 1), sampled(inner, 1)
    count = max(2, round(len(feet) * stop / close))
    wedges: list[Wedge] = []
    for k in range(count):
        t = (k + 0.5) / count
        base, goal = (
            line[min(len(line) - 1, round(u * len(line)))]
            for line, u in ((feet, t * stop), (heads, t * stop + shift))
        )
        long = share * (1 - fade * t**1.4) * _LONG[k % 3]
        tip = between(base, goal, long)
        dx, dy = tip[0] - base[0], tip[1] - base[1]
        middle = (base[0] + dx / 2 - dy * bow, base[1] + dy / 2 + dx * bow)
        wedges.append(Wedge(base=base, middle=middle, tip=tip, width=width * (0.6 + 0.4 * long)))
    return wedges


def combed(
    d: Drawing, edge: Sequence[Point], inner: Sequence[Point], *, fold: float = 0.0, close: float = 5.6,
    width: float = 3.8, cross: float = 0.5, slant: float = 0.2, fade: float = 0.62, bow: float = 0.06,
) -> None:  # fmt: skip
    """A row of strokes, and a second layer, so slanted, over the first `cross` of its edge.

    `fold`: width of a black fold along the edge, thick at its first point.
    """
    if fold:
        d.fold((edge, fold))
    rows = comb(edge, inner, close=close, width=width, fade=fade, bow=bow)
    if cross:
        rows += comb(edge, inner, close=close * 1.15, width=width * 0.76, share=0.6, stop=cross, shift=slant)
    d.strokes(rows)


def draped(
    d: Drawing, fold: Sequence[Point], reach: Point, *, width: float = 8.0, cross: float = 0.4,
    fade: float = 0.62,
) -> None:  # fmt: skip
    """A long fold, black at its first point, and strokes along `reach` from it into its shadow."""
    rx, ry = reach
    combed(d, fold, [(x + rx, y + ry) for x, y in fold], fold=width, cross=cross, fade=fade)


def turned(
    d: Drawing, base: Sequence[Point], tip: Sequence[Point], count: int, *, width: float = 3.2,
    bend: float = 0.1, cross: int = 0,
) -> None:  # fmt: skip
    """Strokes from the curve `base` towards `tip`: close together and long at its start, running out.

    Every other one is short. `cross`: so many of a second layer lie across the first, where it is deepest.
    """
    feet, heads = sampled(base), sampled(tip)
    wedges = []
    for k in range(count):
        t = (k + 0.3) / count
        t = t * (0.5 + 0.5 * t)
        (x, y), (tx, ty) = (line[round(t * (len(line) - 1))] for line in (feet, heads))
        long = (1.0 if k % 2 == 0 else 0.74) * (1 - 0.45 * t)
        dx, dy = (tx - x) * long, (ty - y) * long
        middle = (x + dx / 2 - dy * bend, y + dy / 2 + dx * bend)
        wedges.append(Wedge(base=(x, y), middle=middle, tip=(x + dx, y + dy), width=width * (1 - 0.4 * t)))
    for k in range(cross):
        t = 0.02 + 0.3 * k / cross
        x, y = feet[round(t * (len(feet) - 1))]
        tx, ty = heads[round((t + 0.36) * (len(heads) - 1))]
        end = (x + (tx - x) * 0.7, y + (ty - y) * 0.7)
        wedges.append(
            Wedge(base=(x, y), middle=((x + end[0]) / 2, (y + end[1]) / 2), tip=end, width=width * 0.6)
        )
    d.strokes(wedges)
