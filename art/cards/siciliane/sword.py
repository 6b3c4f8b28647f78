"""Spade: the straight sword with a dark green blade, gold guard and red hilt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, lozenge, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.parts.sword import Sword
from art.cards.siciliane.inks import BLADE, INK, PAPER, RED, YELLOW

NICKS: Sequence[Sequence[tuple[float, int]]] = ((), ((0.42, 1),), ((0.62, -1), (0.2, 1)))
"""Nicks in the edges of each cut: share of the way to the tip, side."""


def _blade(d: Drawing, tip: float, guard: float, rotate: float, cut: int = 0) -> None:
    """The blade, 20 wide at the guard and a little less above, from its tip to the guard; three cuts."""
    shade = shadow_angle(rotate)
    edge = 1 if abs((shade - rotate) % 360) < 1 else -1
    whole: list[Node] = [
        (-10, guard, "c"), (-8.6, guard - (guard - tip) * 0.5), (-8.2, tip + 26), (-5.6, tip + 11),
        (0, tip, "c"),
        (5.6, tip + 11), (8.2, tip + 26), (8.6, guard - (guard - tip) * 0.5), (10, guard, "c"),
    ]  # fmt: skip
    shape = smooth(recut(whole, cut, 0.5))
    d.shape(shape, BLADE, None)
    half = polyline(
        [(0, guard), (0, tip + 6), (edge * 6, tip + 14), (edge * 8.2, tip + 26), (edge * 9.8, guard)]
    )
    d.hatch(
        half, Shade(angle=shade, depth=(0.8, 0.7, 0.86)[cut], spacing=5.6, width=3.0, bend=0.2, seed=1 + cut)
    )
    d.line(
        polyline([(-edge * 4.4, guard - 12), (-edge * 3.8, tip + (26, 44, 32)[cut])], closed=False),
        DETAIL,
        ink=PAPER,
    )
    d.line(polyline([(0, guard), (0, tip + 12)], closed=False), INNER)
    d.line(shape, OUTER)
    for share, side in NICKS[cut]:
        y, x = guard - (guard - tip) * share, side * 9.4
        d.shapes([polyline([(x, y - 3.4), (x, y + 3.4), (x - side * 3.6, y)])], INK, None)


def _hilt(d: Drawing, guard: float, rotate: float, longer: float = 0.0, cut: int = 0) -> None:
    """Guard, grip and pommel below y = guard, for a blade 20 wide; `longer`: by how much the grip is."""
    shade = shadow_angle(rotate)
    with d.at(0, guard):
        _grip(d, shade, longer, cut)
        for side in (-1, 1):
            tip = (-8.0, -6.6 + side, -9.2 + side)[cut]
            bar: list[Station] = [
                (side * 4, 0, 5.4),
                (side * 14, 0.5, 4.6),
                (side * 23, -2, 4.2),
                (side * 28, tip, 3.8),
            ]
            d.limb(bar, YELLOW, OUTER, end="round", depth=0.8, spacing=4.6, width=2.4)
            d.shape(circle(side * 27, tip - 1, 4.6), YELLOW, INNER)
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
        d.shape(lozenge(0, 0.4, 5, 6.4) if cut == 1 else ellipse(0, 0.4, 4.6, 5.6), RED, DETAIL)
        with d.at(0, longer):
            _pommel(d, shade, cut)


RINGS: Sequence[Sequence[tuple[float, float]]] = (
    ((17, 6.4), (26.5, 7.8), (35, 6.2)),
    ((16, 6.4), (22, 7.2), (28.6, 7.8), (35, 6.2)),
    ((15, 6.2), (19, 6.8), (34, 6.6)),
)
"""Height and half-width of the gold rings round the grip of each cut."""


def _grip(d: Drawing, shade: float, longer: float, cut: int) -> None:
    end = 41 + longer
    nodes: list[Node] = [
        (-5.4, 8, "c"), (-6.6, 18), (-8, 27 + longer * 0.4), (-6, end - 5), (-5.4, end, "c"),
        (5.4, end, "c"), (6, end - 5), (8, 27 + longer * 0.4), (6.6, 18),
        (5.4, 8, "c"),
    ]  # fmt: skip
    d.shape(smooth(nodes), RED, OUTER, shade=[Shade(angle=shade, depth=0.36, spacing=4.4, width=2.6)])
    rings = RINGS[cut]
    if longer:
        rings = [(17 + k * 9.5, (6.4, 7.2, 7.8, 7.6, 7.0, 6.2)[k]) for k in range(6)]
    for y, half in rings:
        d.line(smooth([(-half, y - 1.6), (0, y + 1), (half, y - 1.6)], closed=False), INNER, ink=YELLOW)


def _pommel(d: Drawing, shade: float, cut: int) -> None:
    d.shape(rect(-7.4, 39, 14.8, 4.6), YELLOW, INNER)
    d.shape(circle(0, 50, 7.6), YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.34, spacing=4.4, width=2.4)])
    d.shape(circle(0, 58, 2.4), RED, DETAIL)
    if cut:
        d.line(smooth([(-7, 49), (0, (51.5, 47)[cut - 1]), (7, 49)], closed=False), DETAIL)


_LONGER = 30.0

CUTS = [Sword(60.0, partial(_blade, cut=cut), partial(_hilt, cut=cut)).draw for cut in range(3)]
"""Three cuts of the sword."""
sword = CUTS[0]
longsword = Sword(60.0 + _LONGER, _blade, partial(_hilt, longer=_LONGER)).draw
"""With a grip for both hands."""
