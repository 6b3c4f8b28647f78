"""Spade: the straight blue sword with its golden hilt."""

from __future__ import annotations

from functools import partial

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, PAPER, YELLOW
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.parts.sword import Sword, wound_grip

# By cut: where the blade has a notch (a share of its length from the tip; negative: on its left; 0: none),
# how far from guard and tip the gleam ends, how far the crosses of the guard are turned.
NICKS = (0.0, 0.36, -0.58)
GLEAMS = ((0.05, 0.09), (0.05, 0.52), (0.4, 0.12))
CROSSES = (0.0, 20.0, 45.0)
# How far the point slopes at the left and right; half-widths of the grip downwards, where its turns of wire
# lie and how broad they are; the pommel from its point up to its shoulder, how big its two balls are.
POINTS = ((13.0, 13.0), (22.0, 17.0), (9.0, 11.0))
GRIPS: tuple[list[Station], ...] = (
    [(0, 9, 4.6), (0, 15, 5.4), (0, 23, 7.8), (0, 31, 5.4), (0, 37, 4.4)],
    [(0, 9, 4.6), (0, 14, 6.2), (0, 19, 8.6), (0, 29, 5.6), (0, 37, 4.2)],
    [(0, 9, 5.6), (0, 17, 5.0), (0, 26, 5.8), (0, 32, 7.6), (0, 37, 5.0)],
)
TURNS = (
    ((5.4, 7.4, 6.6), 15.4, 7.4),
    ((7.0, 6.4), 18.0, 9.0),
    ((5.0, 5.2, 6.6, 6.6), 14.0, 5.8),
)
POMMELS: tuple[list[Node], ...] = (
    [(0, 58, "c"), (4.6, 50), (5.4, 44), (3.4, 38.5), (-3.4, 38.5), (-5.4, 44), (-4.6, 50)],
    [(0, 58, "c"), (3.0, 52), (7.4, 46.6), (6.6, 39.5, "c"), (-6.6, 39.5, "c"), (-7.4, 46.6), (-3.0, 52)],
    [
        (0, 58.6, "c"),
        (2.4, 55),
        (6.8, 51.6),
        (6.4, 46),
        (3.0, 38.5),
        (-3.0, 38.5),
        (-6.4, 46),
        (-6.8, 51.6),
        (-2.4, 55),
    ],
)
BALLS = (3.7, 2.9, 4.3)


def _blade(d: Drawing, tip: float, guard: float, rotate: float, cut: int) -> None:
    """The blade, 20 wide, from its tip to the guard (y in the present placement)."""
    shade = shadow_angle(rotate)
    right = abs((shade - rotate) % 360) < 1
    edge = 1 if right else -1
    long, nick = guard - tip, NICKS[cut]
    port, star = POINTS[cut]
    whole: list[Node] = [(-10, guard), (-10, tip + port), (0, tip), (10, tip + star), (10, guard)]
    if nick:
        # A notch in the edge, beaten in by another sword.
        y = tip + long * abs(nick)
        notch: list[Node] = [(10, y - 2.4), (8.4, y), (10, y + 2)]
        whole[4:4] = notch if nick > 0 else []
        whole[1:1] = [(-x, y0) for x, y0, *_ in reversed(notch)] if nick < 0 else []
    d.shape(polyline(whole), BLUE, None)
    low, high = GLEAMS[cut]
    gleam: list[Node] = [(-edge * 4.4, guard - long * low), (-edge * 4.4, tip + long * high)]
    d.line(polyline(gleam, closed=False), INNER, ink=PAPER)
    low_edge = tip + (star if right else port) + 1
    half = polyline([(0, guard), (0, tip + 6), (edge * 10, low_edge), (edge * 10, guard)])
    d.hatch(half, Shade(angle=shade, depth=0.85, spacing=5.4, width=3.0, bend=0.2, seed=1 + cut))
    d.line(polyline([(-7.2, guard), (-7.2, tip + port * 0.8)], closed=False), DETAIL)
    d.line(polyline([(0, guard), (0, tip + 4)], closed=False), INNER)
    d.line(polyline([(7.2, guard), (7.2, tip + star * 0.8)], closed=False), DETAIL)
    d.line(polyline(whole), OUTER)


def _hilt(d: Drawing, guard: float, rotate: float, cut: int) -> None:
    """Guard, grip and pommel below y = guard, for a blade 20 wide."""
    shade = shadow_angle(rotate)
    with d.at(0, guard):
        _grip(d, shade, cut)
        _pommel(d, shade, cut)
        for side in (-1, 1):
            with d.at(side * 16.5, (0, 0.7, -0.6)[cut] * side, 1.0, CROSSES[cut] * side):
                d.shape(circle(0, 0, 9.2), YELLOW, OUTER)
                d.line(circle(0, 0, 5.6), DETAIL)
                d.line(polyline([(-5.6, 0), (5.6, 0)], closed=False), DETAIL)
                d.line(polyline([(0, -5.6), (0, 5.6)], closed=False), DETAIL)
        collar: list[Node] = [(-11, -6, "c"), (-12, -10, "c"), (12, -10, "c"), (11, -6, "c")]
        d.shape(smooth(collar), YELLOW, INNER)
        boss = ellipse(0, 0, 9, 12.4)
        d.shape(boss, YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.3, spacing=4.4, width=2.4)])
        d.line(ellipse(0, 0, (4, 4.6, 3.4)[cut], (6.6, 6, 7)[cut]), DETAIL)


def _grip(d: Drawing, shade: float, cut: int) -> None:
    halves, top, step = TURNS[cut]
    wound_grip(
        d, GRIPS[cut], YELLOW, halves, top=top, step=step, slant=(2.6, 1.2, 3.2),
        shadow=(3, 1, 4), width=3.2, shade=Shade(angle=shade, depth=0.3, spacing=3.6, width=2.2),
    )  # fmt: skip


def _pommel(d: Drawing, shade: float, cut: int) -> None:
    for side in (-1, 1):
        d.shape(circle(side * 7, 42, BALLS[cut]), YELLOW, INNER)
    d.shape(
        smooth(POMMELS[cut]),
        YELLOW,
        OUTER,
        shade=[Shade(angle=shade, depth=0.36, spacing=4.2, width=2.4, seed=1 + cut)],
    )
    d.line(polyline([(-5, 37.6), (5, 37.6)], closed=False), OUTER)


SWORDS = [Sword(58.0, partial(_blade, cut=cut), partial(_hilt, cut=cut)) for cut in range(3)]


def sword(
    d: Drawing, x: float, y: float, length: float, width: float, rotate: float = 0.0, *, cut: int = 0
) -> None:
    """The sword of that cut centred on (x, y), point up at `rotate` 0; `width` is the blade's."""
    SWORDS[cut].draw(d, x, y, length, width, rotate)
