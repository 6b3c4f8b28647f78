"""The other hands of the courts, each drawn once for what it holds or where it lies.

Where a hand comes in two functions, `…_behind` is drawn before the thing.
"""

from __future__ import annotations

from art.cards.kit.paths import smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.piacentine.fingers import ROUND, finger, knuckles, mass, thumb
from art.cards.piacentine.inks import FLESH, INK, SILVER


def cup_tips_behind(d: Drawing) -> None:
    """Re di coppe: four fingers spread under the foot of the cup at (0, 0); wrist below, at (-2, 58)."""
    for joints, size in (
        ([(14, 28), (27, 14), (33, -4)], 6.2), ([(8, 24), (14, 8), (16, -8)], 7.2),
        ([(-1, 22), (-3, 6), (-4, -8)], 7.6), ([(-9, 24), (-18, 10), (-21, -8)], 7.4),
    ):  # fmt: skip
        finger(d, joints, size)


def cup_tips(d: Drawing) -> None:
    """Re di coppe: the heel of that hand, and the thumb over the rim of the foot."""
    mass(d, [(-19, 26), (-8, 18), (8, 19), (21, 25), (22, 40), (16, 62, "c"), (-20, 62, "c"), (-24, 42)])
    thumb(d, [(-12, 36), (-29, 24), (-40, 8), (-38, -10)], size=9.6)
    d.lens([(-4, 30), (4, 38), (4, 52)], 1.8)
    d.lens([(18, 30), (10, 34), (8, 42)], 1.7)


def coin_behind(d: Drawing, skin: str) -> None:
    """Cavallo di denari: fingers behind the coin, whose lower rim is at (0, 0); wrist below, at (8, 74)."""
    for joints, size in (
        ([(22, 36), (42, 18), (50, -7)], 7.0), ([(16, 26), (32, 4), (37, -22)], 8.0),
        ([(4, 22), (12, -6), (14, -30)], 8.4), ([(-12, 28), (-29, 10), (-38, -12)], 8.2),
    ):  # fmt: skip
        finger(d, joints, size, skin)


def coin_at_the_thumb(d: Drawing, skin: str) -> None:
    """Cavallo di denari: the palm under the coin and the thumb before it."""
    mass(d, [(-20, 18), (-4, 9), (14, 12), (29, 26), (34, 46), (28, 78, "c"), (-12, 78, "c"), (-18, 54),
        (-24, 34)], skin)  # fmt: skip
    thumb(d, [(-8, 42), (-14, 20), (-12, 0), (-4, -22)], skin, size=11.4)
    d.lens([(4, 22), (12, 38), (10, 60)], 2)
    d.lens([(26, 34), (16, 38), (12, 48)], 1.8)


def greeting(d: Drawing) -> None:
    """Fante di bastoni: the open palm of a boy who waves; the wrist below, at (2, 56)."""
    mass(d, [(-25, -6), (-16, -20), (4, -25), (21, -16), (27, 8), (22, 34), (19, 60, "c"), (-15, 60, "c"),
        (-19, 36), (-27, 14)])  # fmt: skip
    for joints, size in (
        ([(-18, -8), (-31, -33), (-40, -50)], 6.6), ([(-9, -14), (-16, -46), (-19, -67)], 7.4),
        ([(2, -16), (1, -50), (-1, -74)], 7.8), ([(13, -14), (20, -44), (22, -66)], 7.6),
    ):  # fmt: skip
        finger(d, joints, size, taper=2.0)
    d.shape(smooth([(-21, -8), (-14, -18), (4, -22), (18, -14), (12, -4), (-8, -2)]), FLESH, None)
    thumb(d, [(15, 20), (31, 6), (43, -9), (48, -29)], size=10.4, nail=False)
    d.lens([(-22, -1), (-4, 3), (12, -6), (22, -9)], 1.9)
    d.lens([(-22, 9), (-4, 11), (10, 6)], 1.7)
    d.lens([(19, -3), (4, 10), (-1, 26), (2, 42)], 2.3)
    d.ticks(((-6, -21), (-8, -27), 2), ((7, -21), (8, -28), 2), ((-15, -17), (-18, -22), 2))


def breast_with_parted_fingers(d: Drawing) -> None:
    """Fante di denari: a hand on the breast, the two middle fingers close; the wrist at (40, 2)."""
    for joints, size in (
        ([(10, 13), (-12, 15), (-32, 15)], 5.8), ([(6, 6), (-22, 6), (-44, 4.5)], 6.6),
        ([(6, -3), (-22, -5), (-49, -6.5)], 6.8), ([(10, -11), (-16, -15), (-42, -17)], 6.6),
    ):  # fmt: skip
        finger(d, joints, size, nail=True)
    mass(
        d, [(46, 16, "c"), (26, 19), (10, 19), (2, 15), (0, 4), (1, -8), (8, -16), (24, -18), (46, -14, "c")]
    )
    d.shape(smooth([(0, -6), (8, -13), (20, -14), (22, 12), (10, 16), (2, 12)]), FLESH, None)
    knuckles(d, (6, -10), (3, -2), (3, 6), (8, 13), tendon=14)
    thumb(d, [(30, -7), (17, -21), (3, -30), (-11, -35)], size=8.4)


def purse_behind(d: Drawing) -> None:
    """Fante di denari: the finger tips beyond a purse that lies on the palm at (0, 0)."""
    for joints, size in (
        ([(-6, 6), (-34, -4), (-46, -22)], 7.6), ([(-8, 14), (-38, 9), (-53, -7)], 7.8),
        ([(-8, 22), (-36, 22), (-53, 9)], 7.2),
    ):  # fmt: skip
        finger(d, joints, size)


def purse_on_the_palm(d: Drawing) -> None:
    """Fante di denari: the flat palm that weighs the purse, the thumb before it; wrist at (58, 22)."""
    finger(d, [(0, 26), (-26, 33), (-46, 24)], 6.8)
    mass(d, [(64, 2, "c"), (46, -8), (32, -4), (16, 8), (-6, 12), (-28, 12), (-32, 20), (-22, 30), (0, 36),
        (24, 40), (62, 44, "c")])  # fmt: skip
    thumb(d, [(40, 6), (25, -4), (11, -14), (2, -31)], size=10.6)
    d.lens([(30, 18), (12, 20), (-8, 18)], 2)
    d.lens([(50, 14), (40, 24), (26, 29)], 1.8)


def charter_in_two_fingers(d: Drawing) -> None:
    """Re di denari: two fingers before the roll, two folded under it; roll upright, wrist at (48, 56)."""
    mass(d, [(0, -26), (10, -38), (28, -37), (44, -18), (52, 10), (64, 40, "c"), (34, 62, "c"), (18, 50), (2,
        36)])  # fmt: skip
    for joints, size in (([(20, 34), (6, 41), (-7, 34)], 7.4), ([(20, 20), (2, 26), (-15, 21)], 8.4)):
        finger(d, joints, size, taper=0.4)
    for joints, size in (([(20, 2), (-8, 3), (-33, 12)], 8.8), ([(18, -18), (-8, -20), (-35, -9)], 8.8)):
        finger(d, joints, size, nail=True)
    d.shape(smooth([(10, -24), (26, -33), (40, -16), (47, 10), (42, 44), (26, 48), (15, 40), (15, 12)]),
        FLESH,
        None)  # fmt: skip
    knuckles(d, (18, 34), (20, 20), (21, 3), (17, -18), tendon=16)
    thumb(d, [(32, -18), (24, -38), (8, -46), (-14, -43)], size=10.4)


def cloak_gathered(d: Drawing, skin: str) -> None:
    """Fante di spade: the fingers dig into the edge of the cloak and draw it together; wrist at (46, 4)."""
    for joints, size in (
        ([(18, 18), (0, 26), (-16, 33)], 7.0), ([(14, 8), (-12, 13), (-31, 22)], 7.8),
        ([(12, -4), (-17, -4), (-38, 6)], 8.2), ([(12, -15), (-14, -22), (-36, -14)], 8.0),
    ):  # fmt: skip
        finger(d, joints, size, skin)
    mass(d, [(50, 19, "c"), (32, 24), (18, 25), (8, 16), (5, 0), (8, -17), (20, -24), (36, -20),
        (50, -14, "c")], skin)  # fmt: skip
    d.shape(smooth([(6, -14), (18, -20), (30, -8), (26, 14), (16, 20), (8, 12)]), skin, None)
    knuckles(d, (16, 17), (12, 8), (10, -4), (11, -15), towards=(-1, 0.1), tendon=15)
    thumb(d, [(31, -9), (16, -28), (-6, -37), (-26, -33)], skin, size=9.6)
    # The cloth puckers where tips and thumb press it.
    d.lens([(-26, 38), (-42, 30), (-50, 10), (-46, -10)], 3)
    d.lens([(-40, -22), (-56, -30), (-70, -30)], 3.4)
    d.lens([(-46, 0), (-62, 2), (-78, 10)], 3.4)
    d.lens([(-36, 26), (-48, 38), (-56, 52)], 3.4)


def belt_gauntlet(d: Drawing) -> None:
    """Re di spade: the other gauntlet, its thumb in the belt, its fingers over it; wrist at (44, 4)."""
    for joints, size in (
        ([(20, 14), (4, 28), (-4, 44)], 7.0), ([(12, 8), (-12, 22), (-24, 40)], 8.0),
        ([(8, -2), (-22, 8), (-40, 26)], 8.4), ([(8, -12), (-24, -8), (-46, 7)], 8.2),
    ):  # fmt: skip
        finger(d, joints, size, SILVER, taper=1.2)
        _, (x1, y1), (x2, y2) = joints
        for t in (0.4, 0.75):
            x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
            nx, ny = -(y2 - y1) / 24, (x2 - x1) / 24
            d.line(smooth([(x - nx * size, y - ny * size), (x + (x2 - x1) * 0.1, y + (y2 - y1) * 0.1),
                (x + nx * size, y + ny * size)], closed=False), DETAIL)  # fmt: skip
    back = smooth([(48, 18, "c"), (30, 24), (18, 22), (6, 12), (2, -2), (6, -16), (20, -21), (48, -15, "c")])
    d.shape(back, SILVER, INNER, shade=[ROUND])
    for x in (20, 32):
        d.line(smooth([(x + 2, -19), (x - 4, 2), (x + 2, 21)], closed=False), DETAIL)
    for x, y in ((14, 15), (9, 7), (7, -3), (9, -12)):
        d.flats(smooth([(x - 2.6, y), (x, y - 2.6), (x + 2.6, y), (x, y + 2.6)]), ink=INK)
    thumb(d, [(30, -14), (14, -27), (-4, -30), (-16, -26)], SILVER, size=8.6, nail=False)
    d.line(smooth([(2, -38), (-2, -31), (3, -24)], closed=False), DETAIL)
