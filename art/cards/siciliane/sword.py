"""Spade: the straight sword with a dark green blade, gold guard and red hilt."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.parts.sword import Sword
from art.cards.siciliane.inks import BLADE, PAPER, RED, YELLOW


def _blade(d: Drawing, tip: float, guard: float, rotate: float) -> None:
    """The blade, 20 wide at the guard and a little less above, from its tip to the guard."""
    shade = shadow_angle(rotate)
    edge = 1 if abs((shade - rotate) % 360) < 1 else -1
    whole: list[Node] = [
        (-10, guard, "c"), (-8.6, guard - (guard - tip) * 0.5), (-8.2, tip + 26), (-5.6, tip + 11),
        (0, tip, "c"),
        (5.6, tip + 11), (8.2, tip + 26), (8.6, guard - (guard - tip) * 0.5), (10, guard, "c"),
    ]  # fmt: skip
    shape = smooth(whole)
    d.shape(shape, BLADE, None)
    half = polyline(
        [(0, guard), (0, tip + 6), (edge * 6, tip + 14), (edge * 8.2, tip + 26), (edge * 9.8, guard)]
    )
    d.hatch(half, Shade(angle=shade, depth=0.8, spacing=5.6, width=3.0, bend=0.2))
    d.line(polyline([(-edge * 4.4, guard - 12), (-edge * 3.8, tip + 26)], closed=False), DETAIL, ink=PAPER)
    d.line(polyline([(0, guard), (0, tip + 12)], closed=False), INNER)
    d.line(shape, OUTER)


def _hilt(d: Drawing, guard: float, rotate: float) -> None:
    """Guard, grip and pommel below y = guard, for a blade 20 wide."""
    shade = shadow_angle(rotate)
    with d.at(0, guard):
        _grip(d, shade)
        for side in (-1, 1):
            bar: list[Station] = [
                (side * 4, 0, 5.4),
                (side * 14, 0.5, 4.6),
                (side * 23, -2, 4.2),
                (side * 28, -8, 3.8),
            ]
            d.limb(bar, YELLOW, OUTER, end="round", depth=0.8, spacing=4.6, width=2.4)
            d.shape(circle(side * 27, -9, 4.6), YELLOW, INNER)
        d.shape(rect(-11.5, -9.4, 23, 5.4), YELLOW, INNER)
        shell: list[Node] = [
            (0, -11, "c"),
            (9.6, -4),
            (10.6, 4),
            (6, 9.6),
            (0, 12.4, "c"),
            (-6, 9.6),
            (-10.6, 4),
            (-9.6, -4),
        ]
        d.shape(smooth(shell), YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.26, spacing=4.4, width=2.4)])
        d.shape(ellipse(0, 0.4, 4.6, 5.6), RED, DETAIL)
        _pommel(d, shade)


def _grip(d: Drawing, shade: float) -> None:
    nodes: list[Node] = [
        (-5.4, 8, "c"), (-6.6, 18), (-8, 27), (-6, 36), (-5.4, 41, "c"), (5.4, 41, "c"), (6, 36),
        (8, 27), (6.6, 18),
        (5.4, 8, "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), RED, OUTER, shade=[Shade(angle=shade, depth=0.36, spacing=4.4, width=2.6)])
    for y, half in ((17, 6.4), (26.5, 7.8), (35, 6.2)):
        d.line(smooth([(-half, y - 1.6), (0, y + 1), (half, y - 1.6)], closed=False), INNER, ink=YELLOW)


def _pommel(d: Drawing, shade: float) -> None:
    d.shape(rect(-7.4, 39, 14.8, 4.6), YELLOW, INNER)
    d.shape(circle(0, 50, 7.6), YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.34, spacing=4.4, width=2.4)])
    d.shape(circle(0, 58, 2.4), RED, DETAIL)


sword = Sword(60.0, _blade, _hilt).draw
