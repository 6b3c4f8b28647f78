"""Bastoni: the ceremonial staff, its shaft wound with a lighter band, a turned golden cap at either end."""

from __future__ import annotations

import math

from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import beside_rod, shadow_angle

CAP = 92.0
"""Length of a cap, where the shaft is 24 wide."""


def staff(
    d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, *, wide: float = 28.0, fill: str = RED,
    other: str | None = None, cut: int = 0,
) -> None:  # fmt: skip
    """A staff centred on (x, y), upright at `rotate` 0, `size` long; `other`: ink of its lower half.

    Shaft and caps were cut three times.
    """
    s = wide / 24
    place = placed(x, y, s, rotate)
    end = size / s / 2 - CAP
    shaft(d, place.apply((0, -end - 4)), place.apply((0, end + 4)), wide / 2, fill, other=other, cut=cut)
    with d.under(place):
        for turn in (0.0, 180.0):
            with d.at(rotate=turn), d.at(0, -end):
                cap(d, rotate + turn, BLUE if fill == RED else RED, (cut + (turn > 0)) % 3)


def shaft(
    d: Drawing,
    start: Point,
    stop: Point,
    half: float,
    fill: str,
    *,
    ends: bool = True,
    other: str | None = None,
    cut: int = 0,
) -> None:
    """The shaft, or a piece of it without ends, between two points of its middle line."""
    long, at = math.dist(start, stop), beside_rod(start, stop)
    body = polyline([at(0, half), at(long, half), at(long, -half), at(0, -half)])
    d.shape(body, fill, None)
    if other is not None:
        d.shape(
            polyline([at(long / 2, half), at(long, half), at(long, -half), at(long / 2, -half)]), other, None
        )
    d.shape(polyline([at(0, -half * 0.24), at(long, -half * 0.24), at(long, -half * 0.62), at(0,
        -half * 0.62)]),
        RED if fill == OCHRE else OCHRE, None)  # fmt: skip
    strokes: list[tuple[Point, Point, float]] = []
    for k in range(int(long / 5.4)):
        if cut and k % 19 == 6 * cut:
            continue  # a stroke that broke out of the wood
        along = 5.4 * (k + (0.5, 0.2, 0.8)[cut])
        strokes.append(
            (
                at(along, half),
                at(along + 2, half * (0.1, -0.06, 0.2, -0.2, 0.02)[(k * (1, 2, 3)[cut]) % (3, 4, 5)[cut]]),
                3.1,
            )
        )
    d.ticks(*strokes)
    if ends:
        d.shape(body, line=OUTER)
    else:
        for side in (half, -half):
            d.line(polyline([at(0, side), at(long, side)], closed=False), OUTER)


def cap(d: Drawing, rotate: float, band: str, cut: int = 0) -> None:
    """The cap above (0, 0) on a shaft 24 wide: a black ring between beads, a bell, a bud with a point."""
    shade = Shade(
        angle=shadow_angle(rotate), depth=(0.42, 0.36, 0.47)[cut], spacing=4.6, width=2.8, seed=1 + cut
    )
    bud: list[Node] = [
        (0, -CAP, "c"), (4, -84), (13, -72), (15, -60), (9, -48, "c"), (-9, -48, "c"), (-15, -60), (-13,
            -72), (-4, -84),
    ]  # fmt: skip
    d.shape(smooth(recut(bud, cut, 1.4)), band, OUTER, shade=[shade])
    bell: list[Node] = [(-20, -52, "c"), (0, -47), (20, -52, "c"), (17, -42), (10, -32), (10, -24, "c"),
        (-10, -24, "c"),
        (-10, -32), (-17, -42)]  # fmt: skip
    d.shape(smooth(recut(bell, cut, 1.2)), OCHRE, OUTER, shade=[shade])
    d.shape(polyline([(-13, -22), (13, -22), (13, -4), (-13, -4)]), INK, INNER)
    beads = ((-7.5, 0.0, 7.5), (-8.2, 0.4, 7.8), (-7, -0.2, 7.4))[cut]
    d.flats(*(circle(x, -13, (3.2, 2.8, 3.5)[cut]) for x in beads), ink=OCHRE)
    for y in (-23, -3):
        ring: list[Node] = [(-16, y - 4.5, "c"), (16, y - 4.5, "c"), (18, y), (16, y + 4.5, "c"), (-16,
            y + 4.5, "c"),
            (-18, y)]  # fmt: skip
        d.shape(smooth(ring), OCHRE, INNER)
    d.line(
        polyline([(0, (-84, -80, -82)[cut]), ((0, 1, -1)[cut], (-56, -58, -53)[cut])], closed=False), DETAIL
    )
