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
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing

_SHADE = Shade(depth=0.34, spacing=4.2, width=2.1, reach=9)


def cuff(d: Drawing, half: float, length: float = 15, fill: str = WHITE) -> None:
    """A turned cuff round the wrist: wrist at (0, 0), the hand beyond it at y > 0."""
    h = half
    outline = smooth([(-h - 3, -length, "c"), (0, -length - 2.5), (h + 3, -length, "c"), (h, 1, "c"),
    (0, 3.5),
        (-h, 1, "c")])  # fmt: skip
    d.shape(outline, fill, INNER, shade=[Shade(depth=0.45, spacing=3.8, width=2.2)])
    d.lens([(-h - 2.4, -length + 4.4), (0, -length + 2.4), (h + 2.4, -length + 4.4)], 2.2)
    d.ticks(((-h * 0.4, 1.6), (-h * 0.5, -5), 1.8), ((h * 0.1, 2.6), (h * 0.1, -4), 1.8))


def hanging(d: Drawing, skin: str = FLESH) -> None:
    """A relaxed hand hanging from the wrist at (0, 0), fingers down to y = 48, thumb at the left."""
    d.shape(smooth([
        (-8, -3, "c"), (-9.6, 6), (-13, 13), (-17.6, 21), (-19.6, 28.6), (-17.4, 33), (-13.8, 30.4),
        (-10.2, 24, "c"),
        (-11.6, 32), (-12.4, 40), (-9.6, 44.4), (-5.8, 41.4, "c"), (-5.6, 46), (-2, 49), (1.6, 45, "c"),
        (2.8, 48), (6.4, 47.6), (8, 42.4, "c"), (10, 43), (12.6, 40), (14, 27), (13, 14), (9.4, 5),
        (9, -3, "c"),
    ]), skin, INNER, shade=[_SHADE])  # fmt: skip
    for tip, middle, root in (
        ((-5.8, 43), (-4.8, 34), (-4, 24)),
        ((1.6, 46), (1.8, 35), (1.8, 24)),
        ((8, 43.4), (8, 34), (7, 24)),
    ):
        d.fold(([tip, middle, root], 2.4))
    d.lens([(-10.4, 25), (-8.8, 17), (-5, 11)], 2.1)
    knuckles(d, [(-7.4, 21.4), (-1.2, 20.4), (4.6, 20.6), (10, 22.4)])
    creases(d, [(-8.6, 31.4), (-1.8, 33), (5, 32.6), (10.8, 30.4)])
    nails(d, [(-9.4, 41.6), (-2.2, 46), (5, 44.8)], 0.0)
    d.lens([(-18, 29.4), (-16.8, 31.6), (-15, 30)], 1.5)


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


def palm_under(d: Drawing, skin: str = FLESH) -> None:
    """A palm carrying something that rests at (0, 0); the wrist is below at (4, 36)."""
    d.shape(smooth([
        (-5.4, 38, "c"), (-6.6, 28), (-11, 21.4), (-18.6, 17.4), (-21.6, 13.8), (-19.4, 10.6, "c"),
        (-25.4, 10.4),
        (-27.6, 6.6), (-24.8, 4.6, "c"), (-30.4, 3.6), (-32, -0.4), (-27, -2.4), (-18, 0.2), (-9, 2.2),
        (2, 2),
        (12.6, 1), (16.4, -6), (18.8, -15), (22.6, -18.4), (26.2, -14.4), (25, -4), (21.8, 9), (16.6, 22),
        (14.4, 38, "c"),
    ]), skin, INNER, shade=[Shade(angle=18, depth=0.4, spacing=4.2, width=2.2, reach=11)])  # fmt: skip
    d.fold(([(-24.8, 4.8), (-16, 6.4), (-8, 8.4)], 2.6), ([(-19.4, 10.8), (-12.6, 12.2), (-5.6, 14)], 2.5))
    creases(d, [(-17.6, 3.2), (-15.4, 8.6), (-12.4, 14.6)], turn=78)
    d.lens([(-30.4, 1.6), (-28.4, -0.8), (-25.6, -0.6)], 1.5)
    d.lens([(13.4, 3), (11.4, 10), (5.4, 17), (-1, 20)], 2.2)
    d.lens([(19.6, -13.4), (22, -16), (24.4, -13.6)], 1.5)
    creases(d, [(21, -4.6), (20.6, -2.6)], turn=14)
    d.ticks(((2, 30), (0.6, 22), 1.8), ((6.6, 31), (6, 24), 1.6))


def pinching(d: Drawing, skin: str = FLESH) -> None:
    """A hand holding a disc up by its lower right rim at (0, 0): fingers behind; the wrist at (14, 44).

    Draw this, then the disc, then `pinching_thumb`.
    """
    fingers: list[tuple[float, float, float, float]] = [
        (-8, -12, 4, 12), (-2, -20, 8, 10), (6, -21, 13, 8), (14.4, -15, 18, 10),
    ]  # fmt: skip
    for x0, y0, x1, y1 in fingers:
        d.limb([(x1, y1, 5.4), ((x0 + x1) / 2 + 1.5, (y0 + y1) / 2, 5), (x0, y0, 4)],
            skin, DETAIL, start="round", end="round", depth=0.5, spacing=4, width=1.8)  # fmt: skip
        x, y = x0 * 0.52 + x1 * 0.48 + 1, y0 * 0.52 + y1 * 0.48
        d.lens([(x - 3.6, y + 0.6), (x, y + 1.6), (x + 3.6, y - 0.2)], 1.4)
    d.shape(smooth([
        (6, 46, "c"), (2.6, 32), (-6, 20), (-6, 8), (2, 2), (14, 2), (23, 5), (25.6, 15), (24.4, 30),
        (24, 46, "c"),
    ]), skin, INNER, shade=[Shade(angle=14, depth=0.44, spacing=4.2, width=2.2, reach=10)])  # fmt: skip
    d.lens([(22, 9), (15, 12), (9, 18)], 1.8)


def pinching_thumb(d: Drawing, skin: str = FLESH) -> None:
    """The thumb of `pinching`, over the disc."""
    nodes: list[Node] = [
        (5, 29, "c"), (-3.4, 20.6), (-11, 9), (-17.4, -2.6), (-16, -8), (-10, -6.4), (-3.4, 3), (4, 10.4),
        (12, 16, "c"),
    ]  # fmt: skip
    d.shape(smooth([*nodes, (14, 24)]), skin, None)
    d.line(smooth(nodes, closed=False), DETAIL)
    d.lens([(-15.4, -3), (-13.6, -6.2), (-11, -4.4), (-11.6, -1.4)], 1.5)
    d.lens([(-8.4, 8.6), (-5.4, 7.2), (-3.6, 4.6)], 1.5)
    d.ticks(((0, 7.6), (-3.6, 10.6), 1.7), ((4, 11.6), (0, 15), 1.7), ((8, 15), (4, 18.6), 1.7))


def open_palm(d: Drawing, skin: str = FLESH) -> None:
    """An open right-hand palm shown to the viewer, fingers up; the wrist at (0, 34), thumb at the right."""
    fingers: list[tuple[float, float, float, float, float]] = [
        (-11, 2, -17.4, -19, 4), (-4.4, -2, -6.8, -28.6, 4.4), (2.8, -2, 3.6, -30.4, 4.5),
        (9.4, 1, 13.4, -24.6, 4.3),
    ]  # fmt: skip
    for x0, y0, x1, y1, half in fingers:
        d.limb([(x0, y0 + 6, half + 0.6), ((x0 + x1) / 2, (y0 + y1) / 2, half), (x1, y1, half - 0.9)],
            skin, DETAIL, end="round", depth=0.7, spacing=4.2, width=1.8)  # fmt: skip
    d.limb([(10, 20, 6.4), (19, 8, 5.6),
        (24.4, -5, 3.8)], skin, DETAIL, start="round", end="round", depth=0.7,
        spacing=4.2, width=1.8)  # fmt: skip
    palm: list[Node] = [
        (-9, 36, "c"), (-14, 22), (-15.4, 8), (-14, 0), (-5, -4), (5, -4), (13, 0), (15.6, 8), (14.4, 20),
        (10, 36, "c"),
    ]  # fmt: skip
    d.shape(smooth(palm), skin, None)
    d.line(smooth([(-15, 2, "c"), (-15.2, 10), (-13.6, 23), (-9, 36, "c")], closed=False), INNER)
    d.line(smooth([(12.6, 25, "c"), (11, 30), (10, 36, "c")], closed=False), INNER)
    d.hatch(smooth(palm), Shade(depth=0.3, spacing=4.2, width=2))
    for x0, y0, x1, y1, half in fingers:
        for share in (0.26, 0.62):
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - 2
            d.lens([(x - half * 0.8, y - 0.4), (x, y + 0.7), (x + half * 0.8, y - 0.4)], 1.4)
    d.lens([(12, 2), (5.4, 8), (1.6, 16), (2, 25)], 2.2)
    d.lens([(-11.6, 8.4), (-3, 5.8), (7, 2)], 1.7)
    d.lens([(-12.4, 14.6), (-5, 11.8), (3.4, 9.4)], 1.6)
    d.lens([(17, 7), (19.6, 5.4), (21.4, 6.4)], 1.4)
    d.lens([(-8, 32), (0, 33.4), (9, 32)], 1.5)


def at_hip(d: Drawing, skin: str = FLESH) -> None:
    """The back of a hand resting on the hip: the wrist at (0, 0) at the right, fingers to the lower left."""
    d.shape(smooth([
        (6, -9, "c"), (-5, -10.4), (-13.6, -7.6), (-19, -2), (-26.6, 3.4), (-31, 8.6), (-28.4, 12.4),
        (-23.4, 10.4, "c"),
        (-27.8, 15), (-26.6, 19), (-21.4, 17, "c"), (-23.8, 21), (-21.6, 24), (-15.4, 20.8, "c"),
        (-16.4, 24.4),
        (-12.8, 25.2), (-4, 17.6), (2, 10.6), (7, 8.6, "c"),
    ]), skin, INNER, shade=[Shade(angle=50, depth=0.36, spacing=4.2, width=2.1, reach=9)])  # fmt: skip
    d.fold(
        ([(-23.4, 10.6), (-17, 6), (-12, 1)], 2.5), ([(-21.4, 17.2), (-15, 12.4), (-9.6, 7)], 2.5),
        ([(-15.4, 21), (-10.4, 16.6), (-6.4, 11.4)], 2.4),
    )  # fmt: skip
    knuckles(d, [(-14, -3.4), (-10.8, 3), (-7.6, 8.4), (-4, 12.4)], turn=-52)
    creases(d, [(-21, 2.4), (-19.4, 8.8), (-16.6, 15.2)], turn=-48)
    d.lens([(3, -4), (-3, -4.6), (-9, -2)], 1.5)
    d.lens([(3, 1.4), (-2, 2), (-6.4, 5)], 1.5)


def knuckles(d: Drawing, spots: Sequence[Point], turn: float = 0.0, width: float = 1.7) -> None:
    """Small arcs over the roots of the fingers, open towards the fingers (down, before the turn)."""
    _arcs(d, spots, turn, width, half=2.5, rise=-1.7)


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
