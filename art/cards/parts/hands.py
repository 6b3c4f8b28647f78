"""Stock hands of the courts. Origin: where the hand meets what it holds, or the wrist; see each.

All are drawn about 34 units wide; place them with `Drawing.at`, mirror them with its `flip`. A hand is one
contour; fingers, knuckles, nails and shade inside it are tapered strokes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import FLESH, WHITE
from art.cards.kit.limb import Station
from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing


def cuff(d: Drawing, half: float, length: float = 15, fill: str = WHITE) -> None:
    """A turned cuff round the wrist: wrist at (0, 0), the hand beyond it at y > 0."""
    h = half
    outline = smooth([(-h - 3, -length, "c"), (0, -length - 2.5), (h + 3, -length, "c"), (h, 1, "c"),
    (0, 3.5),
        (-h, 1, "c")])  # fmt: skip
    d.shape(outline, fill, INNER, shade=[Shade(depth=0.45, spacing=3.8, width=2.2)])
    d.lens([(-h - 2.4, -length + 4.4), (0, -length + 2.4), (h + 2.4, -length + 4.4)], 2.2)
    d.ticks(((-h * 0.4, 1.6), (-h * 0.5, -5), 1.8), ((h * 0.1, 2.6), (h * 0.1, -4), 1.8))


def fist(d: Drawing, skin: str = FLESH, *, wrist: float = 50.0) -> None:
    """A fist round an upright shaft through (0, 0), the fingers seen.

    `wrist`: where the wrist leaves, degrees clockwise from the right.
    """
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    stations: list[Station] = [
        (5, 0, 17), (4.4 + 11 * cos, 10 * sin, 16), (4 + 21 * cos, 20 * sin, 12),
        (4 + 33 * cos, 32 * sin, 10.4),
    ]  # fmt: skip
    d.limb(stations, skin, INNER, start="round", depth=0.7, spacing=4.4, width=2.2)
    d.shape(smooth([
        (14, -12), (3, -17.6), (-8, -16.6), (-13.4, -12.6), (-12, -8.4, "c"), (-15.2, -4.2),
        (-12.8, 0.4, "c"),
        (-14.8, 4.8), (-12, 9, "c"), (-13, 13.4), (-9.6, 17.8), (0, 19), (8.6, 18), (12.4, 14.6),
        (11.8, 10.4, "c"),
        (15.6, 6), (13.6, 1.6, "c"), (16, -2.6), (14, -7, "c"),
    ]), skin, DETAIL)  # fmt: skip
    for left, dip, right in (
        ((-12, -8.4), -6.4, (14, -7)),
        ((-12.8, 0.4), 2, (13.6, 1.6)),
        ((-12, 9), 10.6, (11.8, 10.4)),
    ):
        d.lens([left, (-5, dip), (5, dip), right], 2.7)
    for x, y in ((-8.8, -12), (-10.4, -3.8), (-10.2, 5), (-8.8, 13.4)):
        d.lens([(x - 0.6, y - 2.4), (x + 1.2, y), (x - 0.4, y + 2.6)], 1.5)
    for x, y in (
        (3, -8.8),
        (6.6, -8.4),
        (2.4, -0.4),
        (6.2, 0),
        (2.6, 8.2),
        (6, 8.4),
        (0, 16.6),
        (3.4, 16.8),
        (6.6, 16),
    ):
        d.ticks(((x, y + 1.6), (x - 1.2, y - 2.4), 1.7))
    nails(d, [(12.6, -2.6), (12.2, 5.8), (9.4, 13.8)], -90)
    d.shape(smooth([
        (22, -13), (13, -20.4), (3, -20.4), (-5.4, -17.4), (-10.2, -12.4), (-8.6, -8.4), (-3, -9),
        (2.4, -11.2),
        (7.6, -10), (12.6, -5), (16.6, 3, "c"), (23, -2),
    ]), skin, DETAIL, shade=[Shade(angle=20, depth=0.36, spacing=4, width=1.9, reach=7)])  # fmt: skip
    d.lens([(-9.4, -11.4), (-6.6, -14.6), (-3.4, -14.2), (-4.4, -10.6)], 1.6)
    d.lens([(2.4, -19), (4, -16.4), (3.6, -13.4)], 1.5)
    d.lens([(5, -18.4), (6.4, -16), (6, -13.6)], 1.3)


def creases(d: Drawing, spots: Sequence[Point], turn: float = 0.0, width: float = 1.4) -> None:
    """Flat arcs across the middle joints."""
    _arcs(d, spots, turn, width, half=2.3, rise=0.9)


def nails(d: Drawing, spots: Sequence[Point], turn: float) -> None:
    """Nails: an arc about their root; the tip of the finger is below, before the turn."""
    _arcs(d, spots, turn, 1.5, half=1.8, rise=-2.0)


def _arcs(d: Drawing, spots: Sequence[Point], turn: float, width: float, *, half: float, rise: float) -> None:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for x, y in spots:
        arc = ((-half, -rise / 2), (0.0, rise / 2), (half, -rise / 2))
        d.lens([(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in arc], width)
