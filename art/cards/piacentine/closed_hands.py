"""Closed hands of courts round something thick or short: a trunk, a hilt, a pair of gloves.

What they hold runs through (0, 0), upright, and is drawn before the hand; the wrist leaves to the right and
below, near (50, 54). Mirror the placement for the other hand.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.piacentine.fingers import finger, hollow, knuckles, mass, thumb
from art.cards.piacentine.inks import FLESH, GOLD, OCHRE


def trunk_in_the_fist(d: Drawing, half: float) -> None:
    """Re di bastoni: the fingers come round a trunk too thick to close on, the thumb lies up along it."""
    mass(d, [(8, -30), (16, -42), (32, -38), (46, -12), (54, 14), (68, 40, "c"), (34, 66, "c"), (20, 54),
        (8, 46), (2, 20), (0, -20)])  # fmt: skip
    hollow(d, [(2, -24, "c"), (20, -16), (25, 4), (24, 28), (12, 46, "c"), (2, 10)])
    left = -half - 6
    for y, tip, size in ((37, 5, 7.6), (21, 13, 8.8), (3, 17, 9.4), (-15, 14, 9.4)):
        finger(d, [(left + 2 + abs(y - 8) * 0.1, y - 6), (left + 12, y - 7), (-8, y - 3), (tip, y + 3)], size,
            nail=True)  # fmt: skip
    thumb(d, [(38, 8), (30, -18), (14, -38), (-2, -56)], size=12)
    d.lens([(30, 4), (38, 18), (50, 32)], 2.4)
    d.lens([(22, 46), (32, 48), (42, 44)], 1.8)


def trunk_clasped(d: Drawing, half: float) -> None:
    """Fante di bastoni: palm behind the trunk, tips round its far edge, the thumb meets them."""
    tips = ((-17, 17, 9.2), (3, 21, 9.4), (22, 17, 8.6))
    for y, deep, _ in tips:  # their shadows on the bark
        d.lens([(-half - 2, y + 14), (-half + deep * 0.6, y + 13), (-half + deep + 13, y + 3)], 8)
    for y, deep, size in tips:
        finger(d, [(-half - 2, y - 1), (-half + 7, y - 1), (-half + deep, y + 4)], size, nail=True, taper=1.2)
    d.lens([(half - 4, 10), (half - 22, 1), (half - 42, -8)], 12)
    mass(d, [(half - 10, -14), (half + 2, -24), (half + 14, -18), (half + 22, 6), (half + 28, 36, "c"),
        (half + 6, 66, "c"), (half - 4, 48), (half - 10, 26), (half - 13, 6)])  # fmt: skip
    thumb(d, [(half + 6, 6), (half - 10, -10), (half - 26, -20), (half - 41, -25)], size=11.6)
    d.lens([(half - 4, 20), (half + 6, 32), (half + 8, 48)], 2.2)


def hilt_in_the_fist(d: Drawing, half: float = 7.0) -> None:
    """Re di bastoni: a fist from its back, the thumb laid up along the hilt to the pommel."""
    mass(d, [(-8, -24), (4, -37), (26, -38), (44, -18), (52, 10), (62, 42, "c"), (28, 60, "c"), (14, 48),
        (-6, 40)])  # fmt: skip
    left = -half - 13
    for y, root, size in ((35, 12, 7.6), (20.5, 18, 8.8), (4, 21, 9.4), (-13, 18, 9.2)):
        finger(d, [(root, y + 3), (0, y - 1), (left + 5, y - 2), (left, y + 2)], size, taper=1.4)
    _back_without_edge(d, 43)
    knuckles(d, (16, 37), (19, 23), (21, 7), (17, -9), tendon=15)
    thumb(d, [(32, -14), (24, -33), (10, -45), (-3, -54)], size=10.8)
    d.lens([(36, 0), (43, 16), (50, 32)], 2)


def gloves_in_the_fist(d: Drawing) -> None:
    """Cavallo di coppe: an idle hand from its back with a pair of gloves, the forefinger laid along them."""
    _gloves(d)
    mass(d, [(-6, -24), (6, -35), (26, -36), (44, -18), (52, 10), (64, 42, "c"), (30, 62, "c"), (14, 48),
        (-6, 40)])  # fmt: skip
    for joints, size in (
        ([(14, 37), (-4, 38), (-18, 46)], 7.4), ([(19, 24), (-6, 24), (-25, 33)], 8.6),
        ([(21, 7), (-8, 7), (-29, 17)], 9.2),
    ):  # fmt: skip
        finger(d, joints, size, taper=1.0)
    finger(d, [(18, -12), (-14, -16), (-46, -2)], 9, nail=True)
    _back_without_edge(d, 42)
    knuckles(d, (16, 38), (20, 24), (21, 8), (17, -10), tendon=17)
    d.lens([(36, -8), (43, 10), (50, 30)], 2)


def _gloves(d: Drawing) -> None:
    """A pair of gauntlet gloves through (0, 0): their cuffs above, the empty fingers limp below."""
    for dx, turn in ((6, 16), (-6, -10)):
        with d.at(dx, 0, 1.0, turn):
            for way in (((9, 30), (17, 54), (14, 72)), ((1, 32), (6, 62), (2, 84)),
                    ((-8, 30), (-7, 60), (-13, 80))):  # fmt: skip
                d.limb([(x, y, 7.6 - 0.8 * i) for i, (x, y) in enumerate(way)], OCHRE, INNER, end="round",
                    depth=0.7, spacing=4.8, width=2.4)  # fmt: skip
            cuff: list[Node] = [(-12, -20, "c"), (-17, -44), (-27, -66, "c"), (0, -73), (27, -66, "c"),
                (17, -44), (12, -20, "c"), (13, 34, "c"), (-13, 34, "c")]  # fmt: skip
            d.shape(smooth(cuff), OCHRE, OUTER, shade=[Shade(depth=0.44, spacing=5, width=2.6, reach=20)])
            rim: list[Node] = [(-27, -66, "c"), (0, -73), (27, -66, "c"), (24, -58, "c"), (0, -64),
                (-24, -58, "c")]  # fmt: skip
            d.shape(smooth(rim), GOLD, DETAIL)
            d.shape(circle(0, -50, 3.4), GOLD, DETAIL)


def _back_without_edge(d: Drawing, low: float) -> None:
    """The back of the hand, which runs into the fingers without a line, with its light."""
    d.shape(smooth([(5, -20), (20, -33), (36, -20), (44, 8), (39, low), (24, low + 3), (10, low - 2),
        (9, 14)]), FLESH, None)  # fmt: skip
