"""Four bridle hands, one for each knight.

The rein passes through (-20, 0); the wrist leaves near (50, 54). Where thumb and fingers are two functions,
the rein is drawn between them.
"""

from __future__ import annotations

from art.cards.kit.paths import smooth
from art.cards.kit.svg import Drawing
from art.cards.piacentine.fingers import finger, knuckles, mass, thumb
from art.cards.piacentine.inks import FLESH


def from_the_back(d: Drawing) -> None:
    """Cavallo di coppe: a closed fist from its back, the thumb on top, bent down over the rein."""
    mass(d, [(-6, -26), (6, -38), (28, -38), (45, -18), (53, 10), (66, 40, "c"), (34, 64, "c"), (16, 52),
        (-4, 42)])  # fmt: skip
    for y, root, end, size in (
        (35, 14, -15, 7.4),
        (21, 18, -23, 8.6),
        (4, 20, -29, 9.2),
        (-14, 17, -29, 9.2),
    ):
        finger(d, [(root, y + 5), (-6, y), (end, y + 4)], size, taper=1.2)
    d.shape(smooth([(5, -20), (20, -33), (36, -20), (44, 8), (39, 44), (24, 48), (10, 42), (9, 14)]),
        FLESH, None)  # fmt: skip
    knuckles(d, (16, 38), (19, 25), (21, 9), (16, -9), tendon=16)
    thumb(d, [(32, -16), (20, -37), (-2, -42), (-22, -30)], size=10.4)
    d.lens([(38, -2), (45, 14), (54, 32)], 2)


def fist_about_the_rein(d: Drawing, skin: str) -> None:
    """Cavallo di spade: a fist from its thumb side; draw the rein over it, then the thumb."""
    mass(d, [(-12, -34), (10, -42), (32, -35), (47, -12), (55, 14), (67, 40, "c"), (35, 66, "c"), (20, 54),
        (0, 50)], skin)  # fmt: skip
    for y, end, size in ((42, -22, 7.8), (26, -31, 9), (8, -37, 9.6)):
        finger(d, [(14, y + 1), (-8, y + 1), (end, y - 2)], size, skin, taper=0.4)
    # The forefinger bends at its middle joint: its side is an L that lies down.
    finger(d, [(-31, -14), (-14, -8), (8, -8)], 8.6, skin, taper=0.6)
    finger(d, [(18, -25), (-8, -28), (-31, -19)], 9, skin, taper=0.6)
    d.shape(smooth([(4, -30), (22, -36), (36, -20), (30, -8), (12, -14)]), skin, None)
    knuckles(d, (10, -29), towards=(-1, 0), tendon=17)


def thumb_on_the_rein(d: Drawing, skin: str) -> None:
    """Cavallo di spade: its thumb, flat across the two upper fingers, and the ball of it."""
    ball = smooth([(10, -12), (28, -16), (42, 4), (46, 28), (34, 48), (18, 50), (8, 42), (13, 22), (6, 4)])
    d.shape(ball, skin, None)
    d.lens([(10, 50), (7, 34), (13, 18)], 2.6)
    thumb(d, [(38, 18), (25, -3), (0, -9), (-25, -5)], skin, size=10.8)
    d.lens([(44, 2), (50, 18), (58, 34)], 2)
    d.lens([(26, 30), (34, 40), (44, 46)], 1.8)


def light_fist(d: Drawing) -> None:
    """Cavallo di bastoni: the fingers curled loosely; draw the rein over them, then the thumb."""
    for joints, size in (
        ([(28, 34), (8, 44), (-8, 38)], 6.8), ([(24, 22), (0, 32), (-20, 26)], 7.8),
        ([(22, 8), (-8, 17), (-28, 10)], 8.6),
    ):  # fmt: skip
        finger(d, joints, size, taper=0.8)
    mass(d, [(4, -24), (22, -35), (40, -20), (52, 10), (66, 40, "c"), (36, 64, "c"), (24, 48), (20, 26), (12,
        2)])  # fmt: skip
    finger(d, [(-31, -10), (-22, 4), (-6, 5)], 8.4, taper=1.4)
    finger(d, [(16, -20), (-12, -28), (-31, -14)], 9, taper=0.6)
    d.shape(smooth([(4, -24), (20, -31), (36, -16), (34, 8), (18, 10), (10, -8)]), FLESH, None)
    knuckles(d, (14, -20), (20, -4), (23, 12), (26, 27), towards=(-0.9, 0.3), tendon=14)


def thumb_of_the_light_fist(d: Drawing) -> None:
    """Cavallo di bastoni: only its thumb presses the rein against the forefinger."""
    thumb(d, [(36, 12), (20, -2), (0, -12), (-22, -13)], size=10)


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
        None)  # fmt: skip
    knuckles(d, (18, 33), (20, 18), (20, 1), (16, -15), tendon=15)
    thumb(d, [(32, -12), (24, -31), (6, -38), (-15, -33)], skin, size=10)
