"""Hands that hold something long: each is drawn for one court, its weight and its thing.

The shaft runs through (0, 0), upright, and is drawn before the hand (where a hand comes in two functions,
`…_behind` comes before the shaft). The wrist leaves to the right and below, near (50, 54); mirror the
placement for the other hand.
"""

from __future__ import annotations

from art.cards.kit.paths import smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.piacentine.fingers import ROUND, finger, hollow, knuckles, mass, thumb
from art.cards.piacentine.inks import INK, SILVER


def spear_with_thumb_along(d: Drawing, half: float = 9.0) -> None:
    """Fante di coppe: fingers slant round the spear, the thumb lies up along it."""
    mass(d, [(8, -28), (18, -36), (32, -30), (44, -10), (52, 12), (66, 38, "c"), (36, 64, "c"), (22, 52),
        (10, 46), (2, 20), (2, -20)])  # fmt: skip
    hollow(d, [(6, -20, "c"), (20, -14), (25, 4), (24, 28), (13, 45, "c"), (4, 10)])
    left = -half - 9
    for k, (y, tip, size) in enumerate(((35, 8, 7.4), (20, 15, 8.6), (3, 18, 9.2), (-15, 15, 9.2))):
        finger(d, [(left + abs(k - 1.8) * 1.6, y - 7), (-1, y - 4.6), (tip, y + 3)], size, nail=k != 1)
    thumb(d, [(35, 8), (29, -16), (15, -38), (5, -62)], size=11.6)
    d.lens([(30, 2), (37, 16), (48, 28)], 2.2)


def sceptre_behind(d: Drawing) -> None:
    """Re di coppe: the fingers that pass behind the sceptre, loosely spread."""
    for joints, size in (
        ([(28, 30), (4, 34), (-15, 42)], 6.6), ([(26, 16), (2, 15), (-24, 19)], 7.6),
        ([(24, 0), (0, -4), (-29, -4)], 8.2), ([(22, -16), (2, -24), (-25, -29)], 8.2),
    ):  # fmt: skip
        finger(d, joints, size)


def sceptre_at_the_thumb(d: Drawing) -> None:
    """Re di coppe: heel and thumb, which lays the sceptre lightly against the fingers."""
    mass(d, [(12, -22), (26, -30), (40, -18), (52, 8), (68, 40, "c"), (38, 66, "c"), (24, 50), (14, 36),
        (12, 10)])  # fmt: skip
    thumb(d, [(38, 4), (24, -8), (6, -14), (-12, -15)], size=11.4)
    d.lens([(22, 8), (32, 20), (44, 28)], 2.2)
    d.lens([(16, 24), (24, 30), (30, 40)], 1.8)


def sword_with_finger_over_guard(d: Drawing, half: float, skin: str) -> None:
    """Cavallo di spade: a fist from its back, the forefinger hooked over the guard."""
    mass(d, [(-4, -18), (8, -34), (28, -36), (46, -16), (54, 12), (64, 42, "c"), (30, 62, "c"), (14, 50),
        (-4, 40)], skin)  # fmt: skip
    left = -half - 11
    for y, root, size in ((37, 14, 7.4), (22, 19, 8.6), (5, 21, 9.2)):
        finger(d, [(root, y + 6), (2, y), (left, y - 3)], size, skin, taper=1.2)
    finger(d, [(20, -10), (-2, -20), (-13, -36), (-11, -55)], 9, skin)
    d.shape(smooth([(10, -18), (26, -30), (42, -16), (49, 12), (44, 42), (26, 48), (14, 42), (15, 20), (17,
        2)]), skin, None)  # fmt: skip
    knuckles(d, (16, 38), (20, 24), (22, 8), (18, -9), tendon=14)
    d.lens([(40, -6), (46, 14), (54, 32)], 2)
    thumb(d, [(32, -14), (25, -34), (11, -38), (0, -30)], skin, size=10.4)


def club_behind_the_thumb(d: Drawing, half: float) -> None:
    """Cavallo di bastoni, seen from behind: the thumb crosses the club, the finger tips come round to us."""
    for k, (y, size) in enumerate(((33, 7.4), (17, 8.6), (0, 9.2), (-18, 9.0))):
        finger(d, [(-half - 8, y - 1), (-half + (9, 13, 14, 10)[k], y + 2)], size, nail=True, taper=1.0)
    mass(d, [(half - 12, -26), (half, -38), (half + 14, -36), (half + 26, -10), (half + 34, 22),
        (half + 42, 48, "c"), (half + 10, 62, "c"), (half - 4, 48), (half - 13, 30), (half - 15,
            0)])  # fmt: skip
    thumb(d, [(half + 8, 2), (half - 8, -14), (half - 28, -24), (-half + 2, -34)], size=12)
    d.lens([(half - 8, 8), (half + 6, 20), (half + 14, 38)], 2.4)
    d.lens([(half + 14, -24), (half + 20, -4), (half + 28, 20)], 1.8)


def sword_in_a_gauntlet(d: Drawing, half: float) -> None:
    """Re di spade: a fist of steel, every finger of three plates, a ridged plate on its back."""
    mass(d, [(-6, -30), (8, -42), (30, -40), (46, -20), (54, 10), (62, 42, "c"), (28, 60, "c"), (14, 48),
        (-6, 38)], SILVER)  # fmt: skip
    left = -half - 10
    for y, root, size in ((30, 14, 7.8), (14.6, 20, 9), (-2.6, 22, 9.6), (-20, 19, 9.4)):
        finger(d, [(root, y + 3), (2, y), (left, y - 2)], size, SILVER, taper=1.0)
        for x in (left + 9, left + 21):
            d.line(smooth([(x + 2, y - size + 1), (x - 3, y), (x + 2, y + size - 1)], closed=False), DETAIL)
    plate = smooth([(12, -32), (28, -38), (44, -20), (51, 10), (57, 34), (32, 52), (16, 44), (19, 22),
        (22, 4), (18, -16)])  # fmt: skip
    d.shape(plate, SILVER, INNER, shade=[ROUND])
    for (x0, y0), (x1, y1) in (((22, -30), (46, -18)), ((25, -6), (51, 4)), ((26, 18), (55, 24))):
        d.line(smooth([(x0, y0), ((x0 + x1) / 2 - 3, (y0 + y1) / 2 - 3), (x1, y1)], closed=False), DETAIL)
    for x, y in ((20, -18), (24, -1), (23, 16), (19, 33)):
        d.flats(smooth([(x - 3, y), (x, y - 3), (x + 3, y), (x, y + 3)]), ink=INK)
    thumb(d, [(32, -16), (24, -38), (7, -44), (-12, -40)], SILVER, size=10.6, nail=False)
    for x in (14, 0):
        d.line(smooth([(x + 2, -54), (x - 2, -46), (x + 3, -38)], closed=False), DETAIL)
