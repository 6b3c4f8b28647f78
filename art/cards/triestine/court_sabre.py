"""The sabres of the courts: broad and bowed, blue with a bright edge that sweeps to the point; gilt hilts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Outline, Point, placed, smooth
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.kit.track import beside, direction, step
from art.cards.triestine.blade import bowed
from art.cards.triestine.inks import BLUE, INK, SILVER, SKY
from art.cards.triestine.sabre import GRIP, hilt

_RIM: Final = 2.6
"""Breadth of the contour: cut as a solid, for the pen would waver along so straight an edge."""
_EDGE: Final = ((0, 11.8), (5, 12.2), (10, 12.8), (15, 13.6), (20, 14.0), (23, 11.8), (26, 6.2), (28, 1.0))
"""Of 31 points along the blade, how far the cutting edge lies out there."""
_GROUND: Final = ((0, 5.8), (5, 6.0), (10, 6.4), (15, 6.8), (20, 7.0), (23, 4.8), (26, 0.0), (28, -3.8))
"""Likewise, how far the bright edge is ground in."""
_BACK: Final = ((0, -11.8), (5, -11.8), (10, -12.0), (15, -12.2), (20, -12.0), (25, -10.6))
_TIP: Final = -7.6


def court_sabre(
    d: Drawing, x: float, y: float, long: float, rotate: float, *, bow: float, side: int = 1, cut: int = 0
) -> None:
    """A sabre whose grip is at (x, y), turned clockwise by `rotate`, its blade `long`.

    `bow`: how far the point lies to the right of the hilt's axis, as a share of `long`; `side`: as for
    `hilt`.
    """
    place = placed(x, y, 1.0, rotate).after(placed(0, -GRIP))
    _blade(d, [place.apply(p) for p in bowed(long, bow)], -1 if bow > 0 else 1)
    with d.under(place):
        hilt(d, rotate, cut=cut, side=side)


def _blade(d: Drawing, line: Sequence[Point], out: int) -> None:
    """Blade along the line, its cutting edge on the side `out`, 1 the right."""

    def along(track: Sequence[tuple[int, float]]) -> list[Point]:
        return [beside(line, k, out * far) for k, far in track]

    tip = beside(line, 30, out * _TIP)
    edge, back = [*along(_EDGE), tip], [*along(_BACK), tip]
    end = step(tip, direction(line, 29), 2.6 * _RIM)
    rim = [beside(edge, k, out * _RIM) for k in range(len(edge) - 1)]
    far = [beside(back, k, -out * _RIM) for k in range(len(back) - 1)]
    d.flats(_closed([*rim, end], far), ink=INK)
    d.shape(_closed(edge, back[:-1]), BLUE, None)
    ground = along(_GROUND)
    d.shape(_closed(edge, ground), SILVER, None)
    d.line(smooth([*ground, tip], closed=False), DETAIL)
    d.lens([beside(line, k, -out * 4.6) for k in (4, 10, 16, 22)], 4.4, ink=SKY)


def _closed(edge: Sequence[Point], back: Sequence[Point]) -> Outline:
    """The area between two edges from the guard; the first ends in the point."""
    start: Node = (*edge[0], "c")
    tip: Node = (*edge[-1], "c")
    last: Node = (*back[0], "c")
    return smooth([start, *edge[1:-1], tip, *back[:0:-1], last])
