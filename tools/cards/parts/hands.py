"""Stock hands of the courts. Origin: where the hand meets what it holds, or the wrist; see each.

All are drawn as a right-looking detail of about 34 units; place them with `Drawing.at`.
"""

from __future__ import annotations

import math

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import FLESH, WHITE
from tools.cards.kit.limb import Station
from tools.cards.kit.paths import Node, smooth
from tools.cards.kit.svg import DETAIL, INNER, Drawing


def cuff(d: Drawing, half: float, length: float = 15, fill: str = WHITE) -> None:
    """A turned cuff round the wrist: wrist at (0, 0), the hand beyond it at y > 0."""
    h = half
    outline = smooth(
        [
            (-h - 3, -length, "c"),
            (0, -length - 2.5),
            (h + 3, -length, "c"),
            (h, 1, "c"),
            (0, 3.5),
            (-h, 1, "c"),
        ]
    )
    d.shape(outline, fill, INNER, shade=[Shade(depth=0.45, spacing=3.8, width=2.2)])
    d.line(
        smooth([(-h - 1.6, -length + 5, "c"), (0, -length + 3), (h + 1.6, -length + 5, "c")], closed=False),
        DETAIL,
    )


def hanging(d: Drawing, skin: str = FLESH) -> None:
    """A relaxed hand hanging from the wrist at (0, 0), fingers down to y = 46, thumb at the left."""
    d.shape(smooth([
        (-8, -3, "c"), (-10.5, 7), (-13, 14), (-18, 23), (-19.5, 30), (-16.5, 33.4), (-13, 29.5),
        (-9.6, 23, "c"),
        (-9.6, 34), (-10.4, 42), (-7.6, 45.5), (-4.2, 42.4, "c"), (-3.4, 46.4), (0.4, 48.4),
        (3, 44.4, "c"), (4.2, 46.6),
        (7.6, 46.4), (8.8, 41, "c"), (11, 41.8), (13.2, 39), (13.6, 27), (12.6, 14), (9.4, -3, "c"),
    ]), skin, INNER, shade=[Shade(depth=0.36, spacing=4.2, width=2.2)])  # fmt: skip
    for x0, y0, x1, y1 in ((-4.2, 42.4, -3.4, 25), (3, 44.4, 2.6, 25), (8.8, 41, 7.4, 25)):
        d.lens([(x0, y0 + 2), ((x0 + x1) / 2 + 0.5, (y0 + y1) / 2), (x1, y1)], 2.2)
    d.lens([(-9.6, 24), (-8, 17), (-5, 13)], 2)
    for x in (-4, 1.4, 6.2):
        d.lens([(x - 2, 21.4), (x, 20.2), (x + 2, 21.4)], 1.2)


def fist(d: Drawing, skin: str = FLESH, *, wrist: float = 50.0) -> None:
    """A fist round an upright shaft through (0, 0), the fingers seen.

    `wrist`: where the wrist leaves, degrees clockwise from the right.
    """
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    stations: list[Station] = [(5, 0, 17.5), (4 + 15 * cos, 14 * sin, 15), (4 + 32 * cos, 31 * sin, 10)]
    d.limb(stations, skin, INNER, depth=0.7, spacing=4.4, width=2.2)
    rows: list[tuple[float, float, float]] = [
        (14.2, 4.6, -10.5),
        (5.6, 5.2, -13),
        (-3.6, 5.3, -13.6),
        (-12.6, 5.2, -12),
    ]
    for y, half, left in rows:
        d.shape(smooth([
            (13, y - half + 1), (3, y - half), (left + 3, y - half + 0.6), (left, y + 0.8), (left + 3,
            y + half),
            (4, y + half), (12, y + half - 0.6),
        ]), skin, DETAIL, shade=[Shade(angle=90, depth=0.34, spacing=4, width=1.7)])  # fmt: skip
    d.shape(smooth([
        (21, -14), (12, -20.6), (2, -20), (-6, -16), (-9.6, -11), (-7, -7.4), (-1, -9.4), (6, -10),
        (12, -5), (16, 3, "c"),
        (22, -2),
    ]), skin, DETAIL)  # fmt: skip
    d.shape(smooth([(-9.2, -10.8), (-6.4, -14.6), (-3, -14.2), (-4, -10), (-7, -8.2)]), skin, None)
    d.lens([(-8.6, -10), (-6, -13.4), (-2.4, -14.6)], 1.4)


def palm_under(d: Drawing, skin: str = FLESH) -> None:
    """A palm carrying something that rests at (0, 0); the wrist is below at (4, 36)."""
    d.shape(smooth([
        (-5, 38, "c"), (-7, 26), (-13, 17), (-22, 10), (-30, 3), (-31, -2.6), (-26, -4), (-18, -0.6),
        (-10, 2.4), (2, 2),
        (13, 1), (17, -6), (19.5, -15), (23.5, -17), (26, -12), (24.4, -2), (21, 10), (16.4, 22),
        (14, 38, "c"),
    ]), skin, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.2, width=2.2)])  # fmt: skip
    d.lens([(-27, -0.4), (-18, 5.6), (-9, 9.4)], 2.1)
    d.lens([(-24, 5.6), (-16, 10.6), (-8, 13.6)], 2.1)
    d.lens([(-18.6, 11.6), (-12, 15.6), (-5, 18)], 1.9)
    d.lens([(14, 3), (12, 10), (7, 16)], 2)


def pinching(d: Drawing, skin: str = FLESH) -> None:
    """A hand holding a disc up by its lower right rim at (0, 0): fingers behind; the wrist at (14, 44).

    Draw this, then the disc, then `pinching_thumb`.
    """
    nodes: list[tuple[float, float, float, float]] = [
        (-8, -12, 4, 12),
        (-2, -20, 8, 10),
        (6, -20, 13, 8),
        (14, -15, 18, 10),
    ]
    for x0, y0, x1, y1 in nodes:
        d.limb([(x1, y1, 5.2), ((x0 + x1) / 2 + 1.5, (y0 + y1) / 2, 5), (x0, y0, 4.2)],
            skin, DETAIL, start="round", end="round", depth=0.5, spacing=4, width=1.8)  # fmt: skip
    d.shape(smooth([
        (6, 46, "c"), (2, 32), (-6, 20), (-6, 8), (2, 2), (14, 2), (23, 6), (25, 16), (24, 30), (24, 44, "c"),
    ]), skin, INNER, shade=[Shade(angle=20, depth=0.4, spacing=4.2, width=2.2)])  # fmt: skip


def pinching_thumb(d: Drawing, skin: str = FLESH) -> None:
    """The thumb of `pinching`, over the disc."""
    d.shape(
        smooth(
            [(4, 26), (-4, 20), (-12, 8), (-17, -3), (-14.6, -8), (-9.4, -5.6), (-3, 4), (6, 12), (12, 18)]
        ),
        skin,
        DETAIL,
    )
    d.lens([(-15.6, -4), (-13, -6.6), (-10.6, -4)], 1.4)
    d.shape(smooth([(4, 14), (12, 16), (12, 30), (4, 28)]), skin, None)


def open_palm(d: Drawing, skin: str = FLESH) -> None:
    """An open right-hand palm shown to the viewer, fingers up; the wrist at (0, 34), thumb at the right."""
    fingers: list[tuple[float, float, float, float, float]] = [
        (-11, 2, -17, -20, 4.2), (-4.4, -2, -6.6, -29, 4.5), (2.8, -2, 3.6, -30, 4.5), (9.4, 1, 13, -24,
        4.4),
    ]  # fmt: skip
    for x0, y0, x1, y1, half in fingers:
        d.limb([(x0, y0 + 6, half + 0.6), ((x0 + x1) / 2, (y0 + y1) / 2, half), (x1, y1, half - 1)],
            skin, DETAIL, end="round", depth=0.7, spacing=4.2, width=1.8)  # fmt: skip
    d.limb(
        [(10, 20, 6.4), (19, 8, 5.6), (24, -6, 3.8)],
        skin,
        DETAIL,
        start="round",
        end="round",
        depth=0.7,
        spacing=4.2,
        width=1.8,
    )
    palm: list[Node] = [
        (-9, 36, "c"),
        (-14, 22),
        (-15.4, 8),
        (-14, 0),
        (-5, -4),
        (5, -4),
        (13, 0),
        (15.6, 8),
        (14.4, 20),
        (10, 36, "c"),
    ]
    d.shape(smooth(palm), skin, None)
    d.line(smooth([(-15, 2, "c"), (-15.2, 10), (-13.6, 23), (-9, 36, "c")], closed=False), INNER)
    d.line(smooth([(12.6, 25, "c"), (11, 30), (10, 36, "c")], closed=False), INNER)
    d.hatch(smooth(palm), Shade(depth=0.3, spacing=4.2, width=2))
    d.lens([(10, 4), (4, 10), (2.6, 22)], 2)
    d.lens([(-11, 8), (-3, 5.4), (6, 3)], 1.6)
    d.lens([(-12, 14), (-5, 11.6), (1, 12)], 1.5)


def at_hip(d: Drawing, skin: str = FLESH) -> None:
    """The back of a hand resting on the hip: the wrist at (0, 0) at the right, fingers to the lower left."""
    d.shape(smooth([
        (6, -9, "c"), (-6, -10.6), (-14, -7), (-19, -1), (-27, 5), (-30.6, 9.4), (-28, 12.4),
        (-23, 10.4, "c"), (-27, 15),
        (-26, 18.6), (-21, 17, "c"), (-23, 20.8), (-21, 23.4), (-15, 20.4, "c"), (-16, 23.6),
        (-12.6, 24.4), (-4, 17),
        (2, 10), (7, 8, "c"),
    ]), skin, INNER, shade=[Shade(angle=50, depth=0.36, spacing=4.2, width=2.1)])  # fmt: skip
    for x0, y0, x1, y1 in ((-23, 10.4, -13, 3), (-21, 17, -10.4, 8), (-15, 20.4, -6.4, 12)):
        d.lens([(x0 - 1.4, y0 + 1.4), ((x0 + x1) / 2, (y0 + y1) / 2 - 0.6), (x1, y1)], 2.1)
