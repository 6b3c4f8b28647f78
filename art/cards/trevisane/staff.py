"""Bastoni: the ceremonial staff, a banded shaft with a golden cap and acorn at either end."""

from __future__ import annotations

import math
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, lozenge, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import beside_rod, shadow_angle
from art.cards.trevisane.inks import BLUE, PAPER, RED, YELLOW

CAP = 74.0  # length of a cap with its acorn, where the shaft is 24 wide
STEP = 5.6  # card units between two strokes of the shading


def staff(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    rotate: float = 0.0,
    *,
    wide: float | None = None,
    fill: str = RED,
    band: str = BLUE,
) -> None:
    """A staff centred on (x, y), upright at `rotate` 0.

    `size`: length over all; `wide`: width of the shaft; `band`: ink of the ring under each cap.
    """
    width = wide or max(12.0, size * 0.045)
    s = width / 24
    place = placed(x, y, s, rotate)
    end = size / s / 2 - CAP
    shaft(d, place.apply((0, -end - 4)), place.apply((0, end + 4)), width / 2, fill)
    with d.under(place):
        for share in (-0.5, 0.0, 0.5):
            with d.at(0, share * end):
                inlay(d, 12)
        for turn in (0.0, 180.0):
            with d.at(rotate=turn), d.at(0, -end):
                cap(d, rotate + turn, band)


def shaft(d: Drawing, start: Point, stop: Point, half: float, fill: str, *, ends: bool = True) -> None:
    """The plain shaft, or a piece of it without ends, between two points of its middle line."""
    long, at = math.dist(start, stop), beside_rod(start, stop)
    body = polyline([at(0, half), at(long, half), at(long, -half), at(0, -half)])
    d.shape(body, fill, OUTER if ends else None)
    edge = 5 if ends else 0
    d.line(polyline([at(edge, -half * 0.42), at(long - edge, -half * 0.42)], closed=False), DETAIL, ink=PAPER)
    strokes: list[tuple[Point, Point, float]] = []
    for k in range(int(long / STEP)):
        along = STEP * (k + 0.5)
        deep = 0.16 if k % 2 else -0.14
        strokes.append((at(along, half), at(along + 2, half * deep), 2.9))
    d.ticks(*strokes)
    if not ends:
        for side in (half, -half):
            d.line(polyline([at(0, side), at(long, side)], closed=False), OUTER)


_ACORNS: Final[tuple[list[Node], ...]] = (
    [(0, -CAP, "c"), (5, -67), (11, -58), (12, -46), (8, -36), (-8, -36), (-12, -46), (-11, -58), (-5, -67)],
    [
        (0, -CAP - 5, "c"),
        (4, -68),
        (9, -58),
        (11, -46),
        (8, -36),
        (-8, -36),
        (-11, -46),
        (-9, -58),
        (-4, -68),
    ],
    [
        (0, -CAP + 1, "c"),
        (3, -68, "c"),
        (11, -62),
        (14, -50),
        (9, -36),
        (-9, -36),
        (-14, -50),
        (-11, -62),
        (-3, -68, "c"),
    ],
)
"""An acorn, a bud, a ball with a point."""


def cap(d: Drawing, rotate: float, band: str, cut: int = 0) -> None:
    """The cap above (0, 0) on a shaft 24 wide: rings, a cup of leaves and one of three ends pointing up."""
    shade = Shade(angle=shadow_angle(rotate), depth=0.4, spacing=4.6, width=2.4)
    d.shape(smooth(_ACORNS[cut]), YELLOW, OUTER, shade=[shade])
    if cut == 1:
        d.lens([(-1, -70), (-4, -58), (-3, -44)], 2.2)
    cupule: list[Node] = [
        (-15, -40, "c"),
        (0, -43),
        (15, -40, "c"),
        (15, -32),
        (10, -24, "c"),
        (-10, -24, "c"),
        (-15, -32),
    ]
    d.shape(smooth(cupule), YELLOW, OUTER, shade=[shade])
    d.shape(polyline([(-12, -25), (12, -25), (12, -9), (-12, -9)]), band, INNER)
    for y, half in ((-25, 14.0), (-7 + cut % 2, 14.0 - cut % 2)):
        ring: list[Node] = [(-half, y - 4, "c"), (half, y - 4, "c"), (half, y + 4, "c"), (-half, y + 4, "c")]
        d.shape(polyline(ring), YELLOW, INNER)


def inlay(d: Drawing, half: float) -> None:
    """A golden lozenge let into a shaft of that half-width, about (0, 0)."""
    wide, high = half * 0.62, half * 1.5
    d.shape(lozenge(0, 0, wide, high), YELLOW, DETAIL)
