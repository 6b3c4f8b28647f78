"""The sabres of the courts: long and slim, bowed towards the point, with a fuller and the gilt hilt."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.paths import Node, Point, placed, smooth
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.kit.track import beside, direction, step
from art.cards.triestine.blade import bowed
from art.cards.triestine.inks import BLUE, INK, SILVER, SKY
from art.cards.triestine.sabre import GRIP, hilt

_HALF = 9.8
"""Half the blade's breadth at the guard."""
_RIM = 2.3
"""Breadth of the contour: cut as a solid, for the pen would waver along so straight an edge."""
_MARKS = (0, 5, 10, 15, 20, 23, 26, 28)
"""Of the points along it, those that shape it; the last but one carries the point's curve."""
_FULLER = (0, 5, 10, 15, 20)


def court_sabre(
    d: Drawing, x: float, y: float, long: float, rotate: float, *, bow: float, side: int = 1, cut: int = 0
) -> None:
    """A sabre whose grip is at (x, y), turned clockwise by `rotate`, its blade `long`.

    `bow`: how far the point lies to the right of the hilt's axis, as a share of `long`; `side`: as for
    `hilt`.
    """
    place = placed(x, y, 1.0, rotate).after(placed(0, -GRIP))
    _blade(d, [place.apply(p) for p in bowed(long, bow)])
    with d.under(place):
        hilt(d, rotate, cut=cut, side=side)


def _half(k: int) -> float:
    """Half the breadth at the k-th of 31 points."""
    return _HALF * (1 - 0.2 * k / 30) * min(1.0, math.pow((30 - k) / 8, 0.62))


def _blade(d: Drawing, line: Sequence[Point]) -> None:
    """A bright edge, the fuller, a back in even shade."""
    tip: Node = (*line[-1], "c")

    def along(share: float, marks: Sequence[int] = _MARKS, *, more: float = 0.0) -> list[Node]:
        first, *rest = (beside(line, k, share * _half(k) + more) for k in marks)
        return [(*first, "c"), *rest]

    end: Node = (*step(line[-1], direction(line, 29), 3 * _RIM), "c")
    d.flats(smooth([*along(-1, more=-_RIM), end, *along(1, more=_RIM)[::-1]]), ink=INK)
    d.shape(smooth([*along(-1), tip, *along(0.12)[::-1]]), SILVER, None)
    d.shape(smooth([*along(0.12), tip, *along(1)[::-1]]), BLUE, None)
    ridge = [*along(0.12), tip]
    d.line(smooth(ridge, closed=False), DETAIL)
    left, right = along(-0.46, _FULLER), along(0.12, _FULLER)
    d.shape(smooth([*left, (*beside(line, 22, -0.1 * _half(22)), "c"), *right[::-1]]), SKY, DETAIL)
