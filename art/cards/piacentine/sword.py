"""Spade: the straight two-edged sword, light and dark steel, with a golden hilt and a red stone."""

from __future__ import annotations

from functools import partial

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.parts.sword import Sword, wound_grip
from art.cards.piacentine.inks import GOLD, LIGHT_STEEL, PAPER, RED, STEEL


def _blade(d: Drawing, tip: float, guard: float, rotate: float, cut: int = 0) -> None:
    """The blade, 20 wide, from its tip to the guard (y in the present placement); a worn one has a nick."""
    shade = shadow_angle(rotate)
    edge = 1 if abs((shade - rotate) % 360) < 1 else -1
    shoulder = (19, 16, 22)[cut]  # how far below the tip the edges begin
    nick: list[Point] = []
    if cut:
        y = tip + (guard - tip) * (0, 0.42, 0.63)[cut]
        nick = [(-edge * 10, y + 3), (-edge * 7.6, y), (-edge * 10, y - 2)]
    whole: list[Point] = [(-edge * 10, guard), *nick, (-edge * 10, tip + shoulder), (0, tip),
        (edge * 10, tip + shoulder), (edge * 10, guard)]  # fmt: skip
    d.shape(polyline(whole), LIGHT_STEEL, None)
    dark = polyline([(0, guard), (0, tip), (edge * 10, tip + shoulder), (edge * 10, guard)])
    d.shape(
        dark,
        STEEL,
        None,
        shade=[Shade(angle=shade, depth=0.72, spacing=5.6, width=3.0, bend=0.2, seed=1 + cut)],
    )
    lit = polyline([(0, guard), (0, tip + 4), (-edge * 10, tip + shoulder), (-edge * 10, guard)])
    d.hatch(
        lit, Shade(angle=shade, depth=(0.24, 0.3, 0.2)[cut], spacing=8, width=2.2, bend=0.2, seed=4 + cut)
    )
    d.line(polyline([(0, guard), (0, tip + 3)], closed=False), INNER)
    line = (6.4, 5.6, 7)[cut]
    d.line(polyline([(-edge * line, guard), (-edge * line, tip + (19, 42, 28)[cut])], closed=False), DETAIL)
    d.line(polyline(whole), OUTER)


def _hilt(d: Drawing, guard: float, rotate: float, cut: int = 0) -> None:
    """Guard, grip and pommel below y = guard, for a blade 20 wide."""
    shade = shadow_angle(rotate)
    with d.at(0, guard):
        _grip(d, shade, cut)
        _pommel(d, shade, cut)
        _loops(d, shade, cut)
        d.shape(polyline([(-13, -9), (-13, -15), (13, -15), (13, -9)]), GOLD, INNER)
        stone = ellipse(0, 0, (9.2, 9.8, 8.8)[cut], (11.5, 10.6, 12)[cut])
        d.shape(stone, GOLD, OUTER, shade=[Shade(angle=shade, depth=0.24, spacing=4.2, width=2.2)])
        d.shape(ellipse(0, 0, (5.8, 6.4, 5.2)[cut], (7.8, 6.8, 8.2)[cut]), RED, INNER)
        d.lens([(-3.4, 1.6), (-3.4, -2.6), (-0.4, -5.6)], 1.8, ink=PAPER)


def _loops(d: Drawing, shade: float, cut: int) -> None:
    """The guard's two rings, open in the middle, each ending in a knob."""
    for side in (-1, 1):
        d.shape(circle(side * 26.6, 0, (3.9, 4.5, 3.5)[cut]), GOLD, INNER)
        d.shape(
            circle(side * 15.8, 0, 9), GOLD, OUTER,
            shade=[Shade(angle=shade, depth=0.2, spacing=4.2, width=2.2)],
        )  # fmt: skip
        d.shape(circle(side * 15.8, 0, (3.9, 3.5, 4.4)[cut]), PAPER, INNER)


def _grip(d: Drawing, shade: float, cut: int) -> None:
    stations: list[Station] = [(0, 9, 5.2), (0, 17, 6.6), (0, 26, 7.6), (0, 35, 6.4), (0, 42, 5)]
    wound_grip(
        d, stations, GOLD, (5.6, 6.8, 7.5, 7.2, 6.0)[cut == 1 :], top=15.5, step=(5.6, 6.6, 5.4)[cut],
            slant=(3, 1.4, 3.8),
        shadow=(3.4, 1.4, 4.8), width=3.0, shade=Shade(angle=shade, depth=0.36, spacing=3.6, width=2.2),
    )  # fmt: skip


def _pommel(d: Drawing, shade: float, cut: int) -> None:
    """A little red crown with its golden circlet towards the grip."""
    crown: list[Node] = [
        (-9, 46, "c"), (-14 + cut, 59, "c"), (-6.4, 55 - cut), (0, 64, "c"), (6.4, 55 - cut), (14,
            59 + cut / 2, "c"),
        (9, 46, "c"),
    ]  # fmt: skip
    d.shape(smooth(crown), RED, OUTER, shade=[Shade(angle=shade, depth=0.36, spacing=4.2, width=2.4)])
    d.shape(rect(-9.5, 41.5, 19, 6), GOLD, INNER)


def sword(
    d: Drawing, x: float, y: float, length: float, width: float, rotate: float = 0.0, *, cut: int = 0
) -> None:
    """The sword centred on (x, y), point up at `rotate` 0; `length` over all, `width` of the blade."""
    Sword(64.0, partial(_blade, cut=cut), partial(_hilt, cut=cut)).draw(d, x, y, length, width, rotate)
