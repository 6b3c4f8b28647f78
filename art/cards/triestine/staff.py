"""Bastoni: a pole wound with a coloured stripe between two gilt acorns in their red cups."""

from __future__ import annotations

import math
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import beside_rod, shadow_angle
from art.cards.triestine.inks import PAPER, RED, YELLOW

CAP: Final = 44.0
"""Length of an acorn with its cup, where the pole is 24 wide."""
TURN: Final = 4.3
"""Length of one winding of the stripe, in half-widths."""
_SHARE: Final = (0.5, 0.44, 0.56)
"""Share of a winding that the stripe takes, by cut."""


def staff(
    d: Drawing, start: Point, stop: Point, half: float, stripe: str, *, cut: int = 0, over: bool = False,
    ground: str = PAPER,
) -> None:  # fmt: skip
    """A whole pole between the tips of its acorns; `over`: no acorns, for a pole that ends out of sight."""
    size = math.dist(start, stop)
    turn = math.degrees(math.atan2(stop[1] - start[1], stop[0] - start[0])) + 90
    long = 0.0 if over else CAP * half / 12 * 0.72
    ux, uy = (stop[0] - start[0]) / size, (stop[1] - start[1]) / size
    foot = (start[0] + ux * long, start[1] + uy * long)
    head = (stop[0] - ux * long, stop[1] - uy * long)
    shaft(d, foot, head, half, stripe, cut=cut, ground=ground)
    if over:
        return
    for (x, y), way, kind in ((stop, turn, cut), (start, turn + 180, (cut + 1) % 3)):
        with d.at(x, y, half / 12, way):
            acorn(d, way, kind)


def shaft(
    d: Drawing, start: Point, stop: Point, half: float, stripe: str, *, cut: int = 0, ends: bool = True,
    ground: str = PAPER, shift: float = 0.0, winding: float = TURN,
) -> None:  # fmt: skip
    """The wound pole from `start` to `stop`; `shift`: how far on the stripe begins, in half-widths.

    `winding`: length of one winding of the stripe, likewise.
    """
    length = math.dist(start, stop)
    ux, uy = (stop[0] - start[0]) / length, (stop[1] - start[1]) / length

    def at(along: float, across: float) -> Point:
        return (start[0] + ux * along - uy * across, start[1] + uy * along + ux * across)

    whole = polyline([at(0, -half), at(length, -half), at(length, half), at(0, half)])
    d.shape(whole, ground, None)
    turn = winding * half
    climb = 1.7 * half
    wide = turn * _SHARE[cut]
    spare = 0.0 if ends else 1.5  # so that no light edge shows across a stripe where two pieces meet
    bands: list[Outline] = []
    edges: list[Outline] = []
    place = -turn + shift * half % turn
    while place < length + climb:
        corners = [(place, -half), (place + climb, half), (place + climb + wide, half), (place + wide, -half)]
        kept = _cut_off(corners, -spare, length + spare)
        if kept:
            bands.append(polyline([at(x, y) for x, y in kept]))
        for rim in (corners[:2], corners[:1:-1]):
            kept = _cut_off(rim, -spare, length + spare)
            if kept:
                edges.append(polyline([at(x, y) for x, y in kept], closed=False))
        place += turn
    d.shapes(bands, stripe, DETAIL if ends else None)
    for edge in () if ends else edges:
        d.line(edge, DETAIL)
    dark = beside_rod(start, stop)
    count = max(2, round(length / 8))
    d.ticks(*(
        (dark(length * (k + 0.5) / count, half), dark(length * (k + 0.5) / count - 3, half * (0.1, 0.42,
            0.2)[k % 3]),
         2.6)
        for k in range(count)
    ))  # fmt: skip
    if ends:
        d.shape(whole, None, OUTER)
    else:
        for side in (-half, half):
            d.line(polyline([at(0, side), at(length, side)], closed=False), OUTER)


def _cut_off(corners: list[Point], start: float, stop: float) -> list[Point]:
    """A polygon's part between `start` and `stop` along the pole."""
    for low, limit in ((True, start), (False, stop)):
        kept: list[Point] = []
        for k, (x1, y1) in enumerate(corners):
            x0, y0 = corners[k - 1]
            inside0, inside1 = (x0 >= limit, x1 >= limit) if low else (x0 <= limit, x1 <= limit)
            if inside0 != inside1:
                t = (limit - x0) / (x1 - x0)
                kept.append((limit, y0 + (y1 - y0) * t))
            if inside1:
                kept.append((x1, y1))
        corners = kept
        if not corners:
            break
    return corners


def acorn(d: Drawing, turn: float, cut: int) -> None:
    """A gilt acorn with its tip at (0, 0), growing up out of a red cup; `turn`: how it lies."""
    shade = Shade(angle=shadow_angle(turn), depth=0.4, spacing=4.2, width=2.2, seed=1 + cut)
    d.shape(smooth(_NUTS[cut]), YELLOW, OUTER, shade=[shade])
    d.lens([(-5, 10), (-7, 17), (-5, 23)], 2.0, ink=PAPER)
    cup: list[Node] = [
        (-16, 24, "c"),
        (0, 21),
        (16, 24, "c"),
        (16.5, 33),
        (10, 41, "c"),
        (-10, 41, "c"),
        (-16.5, 33),
    ]
    d.shape(smooth(cup), RED, OUTER, shade=[shade])
    rows = (29.0, 35.0) if cut != 1 else (32.0,)
    for y in rows:
        d.lens([(-15, y), (0, y + 1.6), (15, y)], 2.2)
    d.shape(polyline([(-13.5, 40), (13.5, 40), (13.5, 46), (-13.5, 46)]), YELLOW, INNER)


_NUTS: Final[tuple[list[Node], ...]] = (
    [(0, 0, "c"), (6, 6), (13, 14), (13.5, 25, "c"), (-13.5, 25, "c"), (-13, 14), (-6, 6)],
    [(0, -0.6, "c"), (5, 6), (12.3, 13.4), (13.2, 25, "c"), (-13.2, 25, "c"), (-12.3, 13.4), (-5, 6)],
    [(0.4, 0.6, "c"), (6.8, 6), (13.3, 14.6), (13.3, 25, "c"), (-13.3, 25, "c"), (-13.4, 14), (-6.2, 6)],
)
"""Pointed, by cut a little slimmer or fuller."""
