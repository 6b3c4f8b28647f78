"""Spade: the straight two-edged sword, light and dark steel, with a golden hilt and a red stone."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.parts.sword import Sword, wound_grip
from art.cards.piacentine.inks import GOLD, LIGHT_STEEL, PAPER, RED, STEEL


def _blade(d: Drawing, tip: float, guard: float, rotate: float) -> None:
    """The blade, 20 wide, from its tip to the guard (y in the present placement)."""
    shade = shadow_angle(rotate)
    edge = 1 if abs((shade - rotate) % 360) < 1 else -1
    whole: list[Node] = [(-10, guard), (-10, tip + 19), (0, tip), (10, tip + 19), (10, guard)]
    d.shape(polyline(whole), LIGHT_STEEL, None)
    dark = polyline([(0, guard), (0, tip), (edge * 10, tip + 19), (edge * 10, guard)])
    d.shape(dark, STEEL, None, shade=[Shade(angle=shade, depth=0.72, spacing=5.6, width=3.0, bend=0.2)])
    lit = polyline([(0, guard), (0, tip + 4), (-edge * 10, tip + 19), (-edge * 10, guard)])
    d.hatch(lit, Shade(angle=shade, depth=0.24, spacing=8, width=2.2, bend=0.2, seed=4))
    d.line(polyline([(0, guard), (0, tip + 3)], closed=False), INNER)
    d.line(polyline([(-edge * 6.4, guard), (-edge * 6.4, tip + 19)], closed=False), DETAIL)
    d.line(polyline(whole), OUTER)


def _hilt(d: Drawing, guard: float, rotate: float) -> None:
    """Guard, grip and pommel below y = guard, for a blade 20 wide."""
    shade = shadow_angle(rotate)
    with d.at(0, guard):
        _grip(d, shade)
        _pommel(d, shade)
        _loops(d, shade)
        d.shape(polyline([(-13, -9), (-13, -15), (13, -15), (13, -9)]), GOLD, INNER)
        stone = ellipse(0, 0, 9.2, 11.5)
        d.shape(stone, GOLD, OUTER, shade=[Shade(angle=shade, depth=0.24, spacing=4.2, width=2.2)])
        d.shape(ellipse(0, 0, 5.8, 7.8), RED, INNER)
        d.lens([(-3.4, 1.6), (-3.4, -2.6), (-0.4, -5.6)], 1.8, ink=PAPER)


def _loops(d: Drawing, shade: float) -> None:
    """The guard's two rings, open in the middle, each ending in a knob."""
    for side in (-1, 1):
        d.shape(circle(side * 26.6, 0, 3.9), GOLD, INNER)
        d.shape(
            circle(side * 15.8, 0, 9), GOLD, OUTER,
            shade=[Shade(angle=shade, depth=0.2, spacing=4.2, width=2.2)],
        )  # fmt: skip
        d.shape(circle(side * 15.8, 0, 3.9), PAPER, INNER)


def _grip(d: Drawing, shade: float) -> None:
    stations: list[Station] = [(0, 9, 5.2), (0, 17, 6.6), (0, 26, 7.6), (0, 35, 6.4), (0, 42, 5)]
    wound_grip(
        d, stations, GOLD, (5.6, 6.8, 7.5, 7.2, 6.0), top=15.5, step=5.6, slant=(3, 1.4, 3.8),
        shadow=(3.4, 1.4, 4.8), width=3.0, shade=Shade(angle=shade, depth=0.36, spacing=3.6, width=2.2),
    )  # fmt: skip


def _pommel(d: Drawing, shade: float) -> None:
    """A little red crown with its golden circlet towards the grip."""
    crown: list[Node] = [
        (-9, 46, "c"), (-14, 59, "c"), (-6.4, 55), (0, 64, "c"), (6.4, 55), (14, 59, "c"), (9, 46, "c"),
    ]  # fmt: skip
    d.shape(smooth(crown), RED, OUTER, shade=[Shade(angle=shade, depth=0.36, spacing=4.2, width=2.4)])
    d.shape(rect(-9.5, 41.5, 19, 6), GOLD, INNER)


sword = Sword(64.0, _blade, _hilt).draw
