"""Spade: the curved blue sword with a golden guard, red grip and lozenge pommel."""

from __future__ import annotations

import math
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, lozenge, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.trevisane.blade import blade
from art.cards.trevisane.inks import BLUE, RED, YELLOW

HILT = 72.0  # from the end of the blade to the end of the pommel, where the blade is 24 wide
GRIP = 33.0  # from the end of the blade to the middle of the grip, likewise


def sword(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    rotate: float = 0.0,
    *,
    bend: float = 0.07,
    wide: float | None = None,
    fill: str = BLUE,
    held: bool = False,
) -> None:
    """A sword, point up, turned clockwise by `rotate`; (x, y) is its centre, or its grip if `held`.

    `size`: length over all. `bend`: how far the blade bows out to the left, as a share of its length; 0 is
    straight. `wide`: width of the blade.
    """
    width = wide or max(14.0, size * 0.055)
    s = width / 24
    guard = size / s / 2 - HILT
    long = size / s - HILT
    place = placed(x, y, s, rotate).after(placed(0, -guard - GRIP if held else 0))
    steps = max(24, round(long * s / 7))
    line: list[Point] = []
    for k in range(steps + 1):
        t = k / steps
        line.append(place.apply((bend * long * (2.2 * t * t - t), guard - long * t)))
    blade(d, line, width / 2, fill)
    # A curved blade leaves the hilt at a slant.
    slant = -math.degrees(math.atan(bend))
    with d.under(place), d.at(0, guard, rotate=slant):
        hilt(d, rotate + slant)


_POMMELS: Final[tuple[list[Node], ...]] = (
    [(0, 52, "c"), (11, 63, "c"), (0, 75, "c"), (-11, 63, "c")],
    [(-4, 53), (4, 53), (10.6, 59), (10.6, 67), (4, 73), (-4, 73), (-10.6, 67), (-10.6, 59)],
    [(-4, 53, "c"), (4, 53, "c"), (9, 57), (11, 64), (6, 70), (0, 78, "c"), (-6, 70), (-11, 64), (-9, 57)],
)
"""A lozenge, a ball, a pear."""
_WRAPS: Final = ((22.0, 31.4, 40.8), (20.0, 26.4, 33.0, 39.6, 45.6), (24.0, 36.0))
"""Heights (y) at which the cord is wound round the grip, by cut."""


def _short(d: Drawing, cut: int) -> None:
    """A hilt for swords that lie close: a short bowed guard, a short grip and a small pommel, few lines."""
    d.shape(polyline([(-5.6, 4), (5.6, 4), (6.6, 20), (5.6, 34), (-5.6, 34), (-6.6, 20)]), RED, OUTER)
    d.line(polyline([(-5.6, 23 + cut), (5.6, 16 + cut)], closed=False), INNER, ink=YELLOW)
    drop = (3.0, 0.0, 5.0)[cut]
    for side in (1, -1):
        way: list[Station] = [(0, 0, 5.8), (side * 9, 0, 5.2), (side * 17, drop, 4.6)]
        d.limb(way, YELLOW, OUTER, end="round", depth=0)
    d.shape(lozenge(0, 0, 8.6, 11), YELLOW, INNER)
    if cut == 1:
        d.shape(lozenge(0, 42, 10.6, 12), YELLOW, OUTER)
    else:
        d.shape(circle(0, 42, 10 if cut else 9.4), YELLOW, OUTER)


def hilt(d: Drawing, rotate: float, *, short: bool = False, cut: int = 0) -> None:
    """Guard, grip and pommel below (0, 0), the end of a blade 24 wide.

    `rotate`: how the sword is turned; `short`: for swords that lie close.
    `cut`: which of three smiths made it.
    """
    if short:
        _short(d, cut)
        return
    shade = shadow_angle(rotate)
    grip: list[Station] = [(0, 8, 5.4), (0, 20, 6.6), (0, 34, 8.4), (0, 44, 6.4), (0, 52, 5.0)]
    d.limb(grip, RED, OUTER, depth=0.5, spacing=4.4)
    for y in _WRAPS[cut]:
        half = 8.2 - abs(y - 33) * 0.12
        d.line(polyline([(-half, y + 2.4), (half, y - 3.4)], closed=False), INNER, ink=YELLOW)
    layers = [Shade(angle=shade, depth=0.4, spacing=4.4, width=2.4)]
    drop = (15.0, 10.0, 19.0)[cut]
    for side in (1, -1):
        quillon: list[Station] = [
            (0, 2, 5.6),
            (side * 15, 1 + side * 3, 5.0),
            (side * 27, 2 + side * (7, 5, 9)[cut], 4.4),
            (side * 34, 3 + side * drop, 3.4),
        ]
        d.limb(quillon, YELLOW, OUTER, end="round", depth=0.5, spacing=4.6)
    ends = [(side * 35, 3 + side * (drop + 4)) for side in (1, -1)]
    d.shapes([lozenge(x, y, 7.4, 8.6) if cut == 1 else circle(x, y, 5.6) for x, y in ends], YELLOW, INNER)
    block: list[Node] = [(0, -17, "c"), (12.5, 2, "c"), (0, 20, "c"), (-12.5, 2, "c")]
    d.shape(polyline(block), YELLOW, OUTER, shade=layers)
    d.shape(lozenge(0, 2, 5.4, 9), RED, DETAIL)
    d.shape(
        smooth([(-7, 51, "c"), (0, 49), (7, 51, "c"), (7, 55, "c"), (0, 54), (-7, 55, "c")]), YELLOW, INNER
    )
    d.shape(smooth(_POMMELS[cut]), YELLOW, OUTER, shade=layers)
    if cut < 2:
        d.line(polyline([(-10, 63), (10, 63)], closed=False), DETAIL)
