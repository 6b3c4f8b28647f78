"""Further stock hands: on the breast, round a thin staff, a spear or the reins.

Origin and size as in `hands`: about 34 units wide, placed and mirrored with `Drawing.at`.
"""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import FLESH
from art.cards.kit.limb import Station
from art.cards.kit.paths import smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.hands import creases, knuckles, nails

_SHADE = Shade(angle=60, depth=0.4, spacing=4.2, width=2.1, reach=8)


def on_breast(d: Drawing, skin: str = FLESH) -> None:
    """A hand laid flat on the breast, its back to us: the wrist at (0, 0) at the right,
    fingers to the left."""
    d.shape(smooth([
        (4, -8.6, "c"), (-5, -10), (-11, -15), (-17, -20.4), (-21.4, -20), (-20, -15), (-15, -9.6, "c"),
        (-23, -11.4), (-31.6, -12.4), (-35, -9.2), (-31.4, -6.2, "c"), (-37.4, -4.6), (-38.4, -0.8),
        (-32.4, 0.4, "c"),
        (-36.6, 2.6), (-35.6, 6), (-28.6, 5.8, "c"), (-30.6, 8.4), (-28, 11.2), (-17, 11), (-6, 9.6),
        (4, 8.6, "c"),
    ]), skin, INNER, shade=[_SHADE])  # fmt: skip
    d.fold(
        ([(-31.4, -6.2), (-24, -5.4), (-15, -5.6)], 2.5), ([(-32.4, 0.4), (-24, 0), (-14.6, -0.6)], 2.5),
        ([(-28.6, 5.8), (-22, 5.2), (-13.4, 4.4)], 2.4), ([(-15, -9.6), (-9, -6.6), (-4, -6)], 2.2),
    )  # fmt: skip
    knuckles(d, [(-13, -8.4), (-12.2, -3.2), (-12, 2), (-12.6, 7)], turn=90)
    creases(d, [(-23.4, -8.6), (-24, -2.6), (-23.4, 2.8), (-21, 8)], turn=90)
    nails(d, [(-32.6, -9.4), (-35.4, -2.2), (-33, 4), (-18.6, -18.4)], 90)
    d.lens([(2, -3), (-3, -3.6), (-8, -2.6)], 1.4)
    d.lens([(2, 2.4), (-3, 2), (-8, 2.2)], 1.4)


def spear(d: Drawing, skin: str = FLESH, *, wrist: float = 75.0) -> None:
    """A fist round an upright spear through (0, 0), the thumb laid along it upwards; fingers seen.

    `wrist`: where the wrist leaves, degrees clockwise from the right.
    """
    cos, sin = math.cos(math.radians(wrist)), math.sin(math.radians(wrist))
    stations: list[Station] = [
        (6, -2, 14), (5 + 11 * cos, 11 * sin, 15), (5 + 22 * cos, 22 * sin, 11.4),
        (5 + 34 * cos, 34 * sin, 10.2),
    ]  # fmt: skip
    d.limb(stations, skin, INNER, depth=0.7, spacing=4.4, width=2.1)
    d.shape(smooth([
        (12, -12), (2, -14.6), (-9, -13.6), (-13.4, -9.6), (-11.8, -5.8, "c"), (-14.8, -2), (-12.4, 2.2, "c"),
        (-14.2, 6.4), (-11.4, 10, "c"), (-12.2, 14), (-8.8, 17.6), (0, 18.4), (8, 17), (11.4, 13.8),
        (10.6, 10.4, "c"),
        (14.2, 6.6), (12.4, 2.8, "c"), (15, -1.2), (13, -5.2, "c"),
    ]), skin, DETAIL)  # fmt: skip
    d.lens([(-11.8, -5.8), (-4, -4), (5, -4), (13, -5.2)], 2.6)
    d.lens([(-12.4, 2.2), (-4, 3.6), (5, 3.8), (12.4, 2.8)], 2.6)
    d.lens([(-11.4, 10), (-4, 11.2), (4, 11.2), (10.6, 10.4)], 2.5)
    creases(d, [(-8.4, -9.6), (-9.8, -1.8), (-9.4, 6.2), (-7.8, 14)], turn=90)
    nails(d, [(12, -1.2), (11.2, 6.8), (8.4, 13.8)], -90)
    d.shape(smooth([
        (19, 4, "c"), (19.6, -8), (15.6, -20), (10, -31), (5, -32.4), (2.6, -28), (4.6, -19), (7, -10),
        (10.4, -4),
        (14, 1, "c"),
    ]), skin, DETAIL, shade=[Shade(angle=10, depth=0.44, spacing=4, width=1.9, reach=6)])  # fmt: skip
    d.lens([(3.8, -28), (6, -31), (8.8, -29), (8, -25.6)], 1.5)
    creases(d, [(9.4, -18.4), (10, -16)], turn=-22)
