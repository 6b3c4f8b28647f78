"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _tips_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(0, 44, 24), (1, 58, 20.5), (1, 72, 17), (2, 98, 16)], skin)
    finger(d, [(-12, 60), (-30, 43), (-38, 18), (-28, -14)], 8.2, skin, joints=False)
    d.lens([(-31, 22), (-35, 17.6), (-42, 17)], 2.0)


def _tips_before(d: Drawing, skin: str) -> None:
    finger(d, [(20, 34), (32, 18), (40, 1)], 6.0, skin, nail=1)
    for run, half in (
        ([(11, 28), (15, 4), (14, -17)], 6.8), ([(-3, 24), (-2, -2), (0, -25)], 7.4),
        ([(-16, 28), (-18, 5), (-14, -18)], 7.0),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(-23, 28, "c"), (-16, 21), (-4, 17), (11, 20), (25, 28, "c"), (26, 42), (20, 58), (17, 78, "c"),
        (-15, 78, "c"), (-17, 63), (-29, 47), (-25, 37, "c")], skin, (4, 7), (11, 12))  # fmt: skip
    d.lens([(-25.6, 36), (-23, 45), (-17, 52)], 3.0)
    dimples(d, (-15, 30), (-3, 26), (9, 29), (19, 36), turn=90)
    sinews(d, ((-13, 36), (-7, 56)), ((-2, 33), (-1, 54)), ((8, 36), (5, 54)))


def _offered_behind(d: Drawing, skin: str) -> None:
    finger(d, [(8, 50), (10, 8), (14, -18)], 9.0, skin)
    finger(d, [(-8, 50), (-9, 10), (-2, -14)], 8.8, skin)


def _offered_before(d: Drawing, skin: str) -> None:
    wrist(d, [(5, 66, 25), (6, 76, 22), (7, 88, 19), (8, 116, 18)], skin)
    flesh(d, [(-21, 74, "c"), (-27, 58), (-20, 42), (-8, 34), (4, 31), (18, 32), (32, 38), (38, 50),
        (36, 66), (27, 90, "c"), (-12, 90, "c")], skin, (6, 9))  # fmt: skip
    finger(d, [(39, 42), (41, 55), (29, 66)], 7.4, skin, nail=1)
    finger(d, [(24, 27), (29, 46), (16, 62)], 8.8, skin, nail=1)
    finger(d, [(-18, 62), (-27, 28), (-7, -14)], 11.0, skin, nail=1)
    flesh(d, [(-28.4, 65), (-32, 49), (-10, 40), (-2, 58), (-4, 76), (-12, 90), (-20.6, 79)], skin, shade=())
    d.line(smooth([(-33, 49), (-28.6, 65), (-21, 79), (-13, 91)], closed=False), OUTER)
    d.lens([(-7, 42), (0, 60), (-3, 82)], 2.8)
    d.lens([(-3, 34), (3, 30.4), (12, 33)], 2.4)


def _pinched_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(-1, 58, 29), (0, 76, 25), (0, 94, 20), (0, 122, 19)], skin)
    for run, half in (
        ([(-25, 50), (-28, 22), (-22, -10)], 7.6), ([(-11, 46), (-13, 12), (-10, -18)], 8.6),
        ([(3, 44), (3, 10), (5, -20)], 9.0), ([(17, 46), (25, 16), (18, -14)], 9.0),
    ):  # fmt: skip
        finger(d, run, half, skin)


def _pinched_before(d: Drawing, skin: str) -> None:
    flesh(d, [(-33, 48, "c"), (-24, 38), (-8, 33), (8, 32), (22, 36), (32, 46), (30, 72), (20, 96, "c"),
        (-20, 96, "c"), (-28, 78), (-33, 60)], skin, (8, 11), shade=())  # fmt: skip
    finger(d, [(25, 66), (42, 30), (20, -12)], 11.6, skin, nail=-1)
    flesh(d, [(2, 82), (8, 62), (18, 48), (42, 54), (35, 71), (26.5, 85), (19, 97), (6, 96)], skin, shade=())
    d.line(smooth([(43.6, 54), (35.5, 71), (27, 85), (20, 98)], closed=False), OUTER)
    d.lens([(22, 46), (7, 60), (2, 78), (7, 94)], 2.8)
    for x, y in ((-19, 37), (-4, 32.6), (10, 33)):
        d.lens([(x - 6, y + 2), (x, y + 3.4), (x + 6, y + 1)], 2.2)
    d.lens([(-28, 58), (-14, 60), (2, 52)], 2.2)


def _pointing(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 2, 22), (20, 8, 21), (36, 16, 18.5), (60, 28, 17.5)], skin)
    finger(d, [(30, -3), (13, -17), (-10, -23)], 8.4, skin, nail=1)
    for run, half in (
        ([(14, 24), (-2, 31), (-8, 34)], 7.0), ([(8, 17), (-12, 23), (-16, 27)], 7.8),
        ([(4, 6), (-16, 11), (-21, 15)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    finger(d, [(4, -8), (-28, -14), (-58, -24)], 7.8, skin, nail=1)
    flesh(d, [(2, -15, "c"), (16, -17), (32, -12), (44, 2, "c"), (36, 32, "c"), (20, 33), (10, 31), (5, 20),
        (2, 6)], skin, (4, 6))  # fmt: skip
    d.fold(([(-1, -14.4), (12, -16), (27, -9)], 5.4))
    dimples(d, (4, -7), (5, 7), (9, 19), turn=180)
    sinews(d, ((14, -4), (29, 2)), ((15, 8), (30, 12)))


def _hanging(d: Drawing, skin: str) -> None:
    wrist(d, [(-14, 8, 21), (-26, 18, 20), (-38, 28, 17), (-58, 46, 16)], skin)
    flesh(d, [(-8, -20, "c"), (6, -26), (20, -22), (27, -8), (24, 12), (14, 24), (0, 30), (-14, 30),
        (-30, 22), (-24, 0)], skin, (0, 8))  # fmt: skip
    for run, half in (
        ([(14, 21), (4, 26), (-8, 25)], 6.4), ([(20, 10), (6, 15), (-11, 14)], 7.2),
        ([(22, -2), (6, 2), (-12, 2)], 7.6), ([(18, -14), (4, -11), (-10, -9)], 7.4),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(-24, 0), (-12, -20), (12, -25)], 8.6, skin)
    flesh(d, [(-38, 8, "c"), (-33, -4), (-24, -13), (-14, -10), (-14, 8), (-15, 24), (-26, 34, "c")], skin,
        (0, 2), shade=())  # fmt: skip
    d.lens([(-12, -12), (-15, 6), (-17, 26)], 2.8)


ON_TIPS: Final = Hand(behind=_tips_behind, before=_tips_before, wrist=(1, 80), way=90)
"""A right hand, its back to us: three finger ends before the rim, the thumb behind it, one finger free."""
OFFERED: Final = Hand(behind=_offered_behind, before=_offered_before, wrist=(7, 92), way=89)
"""A left hand, its palm to us: the thumb before the rim, two fingers behind it, the last two shut."""
PINCHED: Final = Hand(behind=_pinched_behind, before=_pinched_before, wrist=(0, 100), way=90)
"""A right hand, its palm to us: the thumb before the rim, four fingers close together behind it."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""A left hand, its back to us: the first finger stretched out, the thumb above it, the others shut."""
ON_STRINGS: Final = Hand(before=_hanging, wrist=(-34, 25), way=142)
"""A left hand, its palm to us, shut about the strings of a purse, which hang from (0, 28)."""
