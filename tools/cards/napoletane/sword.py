"""Spade: the straight blue sword with its golden hilt."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import BLUE, PAPER, YELLOW
from tools.cards.kit.limb import Station
from tools.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from tools.cards.parts.light import shadow_angle

HILT = 58.0  # from the middle of the guard to the end of the pommel, where the blade is 20 wide


def sword(d: Drawing, x: float, y: float, length: float, blade: float, rotate: float = 0.0) -> None:
    """A sword centred on (x, y), point up at `rotate` 0; `length` over all, `blade` the blade's width."""
    s = blade / 20
    with d.at(x, y, s, rotate):
        guard = length / s / 2 - HILT
        blade_only(d, -length / s / 2, guard, rotate)
        hilt(d, guard, rotate)


def blade_only(d: Drawing, tip: float, guard: float, rotate: float) -> None:
    """The blade, 20 wide, from its tip to the guard (y in the present placement)."""
    shade = shadow_angle(rotate)
    right = abs((shade - rotate) % 360) < 1
    edge = 1 if right else -1
    whole: list[Node] = [(-10, guard), (-10, tip + 13), (0, tip), (10, tip + 13), (10, guard)]
    d.shape(polyline(whole), BLUE, None)
    d.line(polyline([(-edge * 4.4, guard - 8), (-edge * 4.4, tip + 15)], closed=False), INNER, ink=PAPER)
    half = polyline([(0, guard), (0, tip + 6), (edge * 10, tip + 14), (edge * 10, guard)])
    d.hatch(half, Shade(angle=shade, depth=0.85, spacing=5.4, width=3.0, bend=0.2))
    d.line(polyline([(-7.2, guard), (-7.2, tip + 10)], closed=False), DETAIL)
    d.line(polyline([(0, guard), (0, tip + 4)], closed=False), INNER)
    d.line(polyline([(7.2, guard), (7.2, tip + 10)], closed=False), DETAIL)
    d.line(polyline(whole), OUTER)


def hilt(d: Drawing, guard: float, rotate: float) -> None:
    """Guard, grip and pommel below y = guard, for a blade 20 wide."""
    shade = shadow_angle(rotate)
    with d.at(0, guard):
        _grip(d, shade)
        _pommel(d, shade)
        for side in (-1, 1):
            d.shape(circle(side * 16.5, 0, 9.2), YELLOW, OUTER)
            d.line(circle(side * 16.5, 0, 5.6), DETAIL)
            d.line(polyline([(side * 16.5 - 5.6, 0), (side * 16.5 + 5.6, 0)], closed=False), DETAIL)
            d.line(polyline([(side * 16.5, -5.6), (side * 16.5, 5.6)], closed=False), DETAIL)
        collar: list[Node] = [(-11, -6, "c"), (-12, -10, "c"), (12, -10, "c"), (11, -6, "c")]
        d.shape(smooth(collar), YELLOW, INNER)
        boss = ellipse(0, 0, 9, 12.4)
        d.shape(boss, YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.3, spacing=4.4, width=2.4)])
        d.line(ellipse(0, 0, 4, 6.6), DETAIL)


def _grip(d: Drawing, shade: float) -> None:
    stations: list[Station] = [(0, 9, 4.6), (0, 15, 5.4), (0, 23, 7.4), (0, 31, 5.4), (0, 37, 4.4)]
    d.limb(stations, YELLOW, OUTER, depth=0)
    for k, half in enumerate((5.0, 6.4, 7.0, 6.4, 4.9)):
        y = 13.5 + 4.8 * k
        d.lens([(-half, y + 2.6), (-half * 0.2, y + 1.2), (half, y - 3.2)], 2.9)
        d.hatch(
            polyline([(-half, y + 3), (half, y - 3), (half, y + 1), (-half * 0.2, y + 4)]),
            Shade(angle=shade, depth=0.3, spacing=3.6, width=2.2),
        )


def _pommel(d: Drawing, shade: float) -> None:
    for side in (-1, 1):
        d.shape(circle(side * 7, 42, 3.7), YELLOW, INNER)
    drop: list[Node] = [(0, 58, "c"), (4.6, 50), (5.4, 44), (3.4, 38.5), (-3.4, 38.5), (-5.4, 44), (-4.6, 50)]
    d.shape(smooth(drop), YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.36, spacing=4.2, width=2.4)])
    d.line(polyline([(-5, 37.6), (5, 37.6)], closed=False), OUTER)
