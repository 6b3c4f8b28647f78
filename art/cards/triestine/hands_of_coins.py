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
    finger(d, [(-4, 54), (-6, 12), (-4, -20)], 8.0, skin)
    finger(d, [(12, 52), (14, 8), (13, -26)], 8.4, skin)


def _offered_before(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 64, 25), (6, 74, 22), (6, 84, 18.5), (7, 110, 17.5)], skin)
    finger(d, [(33, 64), (46, 44), (52, 24)], 6.6, skin)
    finger(d, [(25, 56), (33, 24), (36, 3)], 7.8, skin)
    flesh(d, [(-20, 70, "c"), (-23, 56), (-14, 46), (-4, 44), (12, 43), (26, 47), (38, 57, "c"), (38, 68),
        (26, 88, "c"), (-12, 88, "c")], skin, (6, 8))  # fmt: skip
    finger(d, [(-19, 60), (-26, 30), (-13, -5)], 10.0, skin, nail=1)
    flesh(d, [(-28.4, 60), (-31, 48), (-12, 42), (-4, 58), (-5, 74), (-12, 86), (-20.4, 75)], skin, shade=())
    d.line(smooth([(-32, 47), (-28.4, 60), (-21, 75), (-12, 88)], closed=False), OUTER)
    d.lens([(-9, 44), (-1, 58), (-3, 78)], 2.8)
    d.lens([(2, 57), (14, 59), (29, 55)], 2.2)
    for x, y in ((-3, 38), (13, 37), (29, 41), (39, 53)):
        d.lens([(x - 4, y), (x, y + 1.4), (x + 4.6, y + 1)], 1.8)


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


def _clutched(d: Drawing, skin: str) -> None:
    wrist(d, [(18, 3, 23), (31, 8, 22), (45, 14, 19), (66, 23, 18)], skin)
    for run, half in (
        ([(16, 26), (0, 32), (-9, 27)], 6.8), ([(15, 15), (-5, 20), (-17, 14)], 7.6),
        ([(13, 2), (-8, 5), (-21, -1)], 8.2), ([(12, -10), (-8, -9), (-20, -14)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(6, -19, "c"), (20, -23), (36, -13), (52, -3, "c"), (42, 34, "c"), (28, 35), (12, 34),
        (10, 22), (7, 7), (5, -7)], skin, (0, 3), (4, 6))  # fmt: skip
    finger(d, [(30, -14), (10, -28), (-12, -23)], 8.8, skin, nail=1)
    flesh(d, [(20, -22), (34, -15), (38, -2), (24, 0), (14, -12)], skin, shade=())
    d.lens([(14, -15), (24, -9), (34, -4)], 2.2)
    dimples(d, (10, -6), (10, 6), (12, 17), (14, 27), turn=180)
    sinews(d, ((18, 2), (32, 8)), ((18, 13), (32, 17)), ((20, 23), (30, 25)))


ON_TIPS: Final = Hand(behind=_tips_behind, before=_tips_before, wrist=(1, 80), way=90)
"""A right hand, its back to us: three finger ends before the rim, the thumb behind it, one finger free."""
OFFERED: Final = Hand(behind=_offered_behind, before=_offered_before, wrist=(6, 88), way=89)
"""A left hand, its palm to us: the thumb before the rim, two fingers behind it, the last two beside them."""
PINCHED: Final = Hand(behind=_pinched_behind, before=_pinched_before, wrist=(0, 100), way=90)
"""A right hand, its palm to us: the thumb before the rim, four fingers close together behind it."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""A left hand, its back to us: the first finger stretched out, the thumb above it, the others shut."""
ON_STRINGS: Final = Hand(before=_clutched, wrist=(50, 16), way=23)
"""A left hand, its back to us, shut about the strings of a purse, which hang from (0, 30); thumb on top."""
