"""Even rows of strokes that model large fields: from a contour or a fold towards an inner line."""

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
    d: Drawing, edge: Sequence[Point], inner: Sequence[Point], *, close: float = 5.6, width: float = 3.8,
    cross: float = 0.5, slant: float = 0.2, fade: float = 0.62, bow: float = 0.06,
) -> None:  # fmt: skip
    """A row of strokes, and a second layer, so slanted, over the first `cross` of its edge."""
    rows = comb(edge, inner, close=close, width=width, fade=fade, bow=bow)
    if cross:
        rows += comb(edge, inner, close=close * 1.15, width=width * 0.76, share=0.6, stop=cross, shift=slant)
    d.strokes(rows)


def draped(
    d: Drawing, fold: Sequence[Point], reach: Point, *, width: float = 8.0, cross: float = 0.4,
    fade: float = 0.62,
) -> None:  # fmt: skip
    """A long fold, black at its first point, and strokes along `reach` from it into its shadow."""
    d.fold((fold, width))
    rx, ry = reach
    combed(d, fold, [(x + rx, y + ry) for x, y in fold], cross=cross, fade=fade)
