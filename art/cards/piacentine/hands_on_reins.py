"""Four bridle hands, one for each knight.

The rein passes through (-20, 0); the wrist leaves near (50, 54).
"""

from __future__ import annotations

from art.cards.kit.paths import smooth
from art.cards.kit.svg import Drawing
from art.cards.piacentine.fingers import ROUND, finger, hollow, knuckles, mass, thumb
from art.cards.piacentine.inks import FLESH


def knuckles_up(d: Drawing) -> None:
    """Cavallo di coppe: knuckles on top, four fingers hang over the rein, the thumb beside them."""
    mass(d, [(-30, -12), (-24, -30), (-4, -38), (22, -34), (40, -16), (54, 16), (66, 40, "c"), (32, 66, "c"),
        (24, 44), (0, 20)])  # fmt: skip
    hollow(d, [(-34, 0, "c"), (0, 4), (36, 6), (34, 26), (8, 30), (-24, 26, "c")])
    for joints, size in (
        ([(33, -2), (32, 16), (24, 29)], 7.4), ([(19, -12), (16, 12), (9, 30)], 8.8),
        ([(2, -17), (-3, 10), (-7, 29)], 9.4), ([(-14, -17), (-21, 6), (-22, 24)], 9.2),
    ):  # fmt: skip
        finger(d, joints, size)
    d.shape(smooth([(-22, -18), (-16, -30), (0, -34), (22, -29), (38, -12), (44, 6), (36, 0), (20, -10), (4,
        -15), (-14, -14)]), FLESH, None)  # fmt: skip
    knuckles(d, (33, -3), (19, -14), (2, -19), (-14, -18), towards=(-0.2, 1), tendon=13)
    thumb(d, [(-22, -18), (-36, -4), (-39, 12), (-33, 25)], size=9.6)


def thumb_on_top(d: Drawing, skin: str) -> None:
    """Cavallo di spade: a closed fist from its thumb side, the thumb pressed down on the rein."""
    for joints, size in (([(-6, 42), (-24, 36)], 7.6), ([(-10, 30), (-32, 25)], 8.6)):
        finger(d, joints, size, skin, taper=0.6)
    mass(d, [(-26, -20), (-2, -34), (28, -32), (46, -6), (54, 16), (66, 40, "c"), (36, 64, "c"), (14, 54),
        (-8, 42), (-22, 24), (-30, 0)], skin)  # fmt: skip
    finger(d, [(6, -14), (-20, -20), (-35, -10)], 10, skin, taper=0.4)
    finger(d, [(-34, -8), (-33, 10), (-16, 19)], 9.6, skin, taper=1.6)
    d.shape(smooth([(-4, -22), (14, -28), (26, -10), (18, 4), (-2, -6)]), skin, None)
    d.lens([(-14, 24), (2, 20), (6, 8), (-4, -2)], 2.8)
    d.lens([(-12, 36), (8, 36), (20, 26)], 2.2)
    thumb(d, [(32, -8), (14, -27), (-10, -36), (-31, -33)], skin, size=11)
    d.lens([(16, 2), (30, 16), (44, 30)], 2)


def between_thumb_and_forefinger(d: Drawing) -> None:
    """Cavallo di bastoni: a light hand, the rein pinched, the other fingers loosely bent."""
    for joints, size in (
        ([(30, 16), (16, 34), (3, 41)], 6.8), ([(22, 6), (2, 25), (-13, 30)], 7.8),
        ([(14, -6), (-10, 12), (-27, 17)], 8.4),
    ):  # fmt: skip
        finger(d, joints, size)
    mass(d, [(2, -24), (24, -32), (42, -14), (53, 14), (66, 40, "c"), (36, 64, "c"), (24, 46), (20, 22), (10,
        2), (-2, -10)])  # fmt: skip
    finger(d, [(12, -18), (-18, -27), (-38, -9)], 8.8, nail=True)
    d.shape(smooth([(4, -22), (20, -29), (32, -14), (28, 6), (12, -6)]), FLESH, None, shade=[ROUND])
    knuckles(d, (13, -17), (18, -3), (24, 12), towards=(-0.9, 0.3), tendon=13)
    thumb(d, [(34, 12), (12, 8), (-12, 4), (-33, 1)], size=10.2)


def forefinger_along(d: Drawing, skin: str) -> None:
    """Cavallo di denari: the forefinger lies stretched along the rein and guides it."""
    mass(d, [(-2, -20), (12, -34), (30, -32), (45, -12), (52, 14), (64, 40, "c"), (34, 62, "c"), (18, 50),
        (0, 38)], skin)  # fmt: skip
    for joints, size in (
        ([(20, 34), (4, 40), (-9, 37)], 7.2), ([(20, 18), (0, 24), (-18, 20)], 8.4),
        ([(20, 1), (-4, 6), (-24, 3)], 9.0),
    ):  # fmt: skip
        finger(d, joints, size, skin, taper=0.8)
    finger(d, [(18, -16), (-14, -20), (-50, -13)], 8.8, skin, nail=True)
    d.shape(smooth([(10, -20), (24, -31), (40, -14), (47, 12), (42, 44), (26, 46), (14, 38), (15, 12)]), skin,
        None, shade=[ROUND])  # fmt: skip
    knuckles(d, (18, 33), (20, 18), (20, 1), (16, -15), tendon=15)
    thumb(d, [(32, -12), (24, -31), (6, -38), (-15, -33)], skin, size=10)
