"""Six hands: three that carry a cup, three that hold up a coin. None is used twice."""

from __future__ import annotations

from typing import Final

from art.cards.bergamasche.digits import HEEL, Hand, creases, digit, forearm, knuckles, patch
from art.cards.kit.hatch import Shade
from art.cards.kit.svg import Drawing

# Cups: about the middle of the lower edge of the foot, which is 113 wide and 17 high.


def _fingertips_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (0, 44), (7, 74), (10, 104), 22)
    digit(d, [(16, 40), (34, 22), (38, -4), (36, -14)], 7.4, skin, inside=-1)
    digit(d, [(8, 34), (18, 12), (18, -12)], 7.8, skin, inside=-1)


def _fingertips(d: Drawing, skin: str) -> None:
    digit(d, [(-4, 36), (-7, 16), (-6, 2)], 8.0, skin, tip=0.8)
    digit(d, [(-14, 38), (-27, 18), (-28, 0)], 8.0, skin, tip=0.8)
    patch(d, skin, [(-24, 46, "c"), (-18, 34), (-4, 28), (12, 30), (24, 38), (25, 52), (23, 66),
            (22, 80, "c"),
                    (-8, 80, "c"), (-13, 62)], slice(6, 8), slice(8, 10), shade=[HEEL])  # fmt: skip
    digit(d, [(-14, 60), (-36, 42), (-45, 20), (-42, -8)], 8.6, skin, tip=0.8, nail=True, inside=-1)
    patch(d, skin, [(-24, 48), (-12, 44), (-2, 54), (-4, 66), (-14, 68)])
    creases(d, ([(-24, 46), (-8, 44), (2, 54), (0, 66)], 2.6), ([(20, 44), (8, 46), (2, 52)], 2.2),
            ([(-8, 74), (6, 78), (20, 74)], 2.0))  # fmt: skip


def _saucer_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (28, 22), (14, 66), (10, 100), 24)
    for track, half in (
        ([(24, 36), (-8, 38), (-30, 30)], 7.4), ([(26, 26), (-14, 28), (-44, 16)], 8.2),
        ([(28, 14), (-16, 16), (-54, 3)], 8.4),
    ):  # fmt: skip
        digit(d, track, half, skin, nail=True, inside=-1)


def _saucer(d: Drawing, skin: str) -> None:
    digit(d, [(34, 4), (0, 7), (-34, 3), (-52, -8)], 8.4, skin, tip=0.7, inside=-1)
    patch(d, skin, [(22, -4), (36, -8), (50, 2), (53, 20), (47, 38), (36, 54), (18, 52), (8, 40), (14, 16)],
          slice(2, 5), shade=[Shade(angle=20, depth=0.4, spacing=4.6, width=2.5, reach=10)])  # fmt: skip
    digit(d, [(44, 14), (52, -8), (38, -24), (18, -27)], 8.6, skin, tip=0.72, nail=True)
    patch(d, skin, [(34, 10), (46, 4), (50, 16), (44, 28), (34, 26)])
    creases(d, ([(36, 8), (30, 18), (32, 30)], 2.6), ([(26, 58), (14, 62), (2, 58)], 2.0))


def _plate_behind(d: Drawing, skin: str) -> None:
    for track, half in (
        ([(-14, 34), (-46, 22), (-67, 0)], 8.0), ([(-16, 38), (-52, 32), (-77, 14)], 8.0),
        ([(-14, 46), (-46, 45), (-70, 32)], 7.2),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.94)
    forearm(d, skin, (2, 26), (8, 74), (11, 104), 33)


def _plate(d: Drawing, skin: str) -> None:
    for track, half in (
        ([(-67, 0), (-65, -23), (-44, -29)], 7.6), ([(-77, 14), (-74, -6), (-53, -9)], 7.6),
        ([(-70, 32), (-68, 13), (-48, 10)], 6.8),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.84, nail=True)
    patch(d, skin, [(-24, 18, "c"), (20, 18, "c"), (38, 22), (40, 38), (30, 58), (20, 62), (-4, 62),
            (-16, 48), (-23, 34)], slice(2, 5), shade=[HEEL])  # fmt: skip
    digit(d, [(32, 42), (40, 24), (28, 10), (6, 7)], 8.8, skin, tip=0.76, nail=True)
    patch(d, skin, [(16, 30), (30, 24), (39, 30), (36, 46), (22, 54), (12, 44)])
    creases(d, ([(14, 22), (8, 38), (15, 54)], 2.8), ([(-24, 34), (-8, 38), (4, 48)], 2.2),
            ([(-22, 48), (-12, 55), (-4, 66)], 2.0))  # fmt: skip


ON_FINGERTIPS: Final = Hand(wrist=(8, 82), way=88, behind=_fingertips_behind, before=_fingertips)
"""From below, the foot on the tips of five spread fingers."""
LIKE_A_SAUCER: Final = Hand(wrist=(13, 76), way=100, behind=_saucer_behind, before=_saucer)
"""From the thumb's side: the thumb on the foot, four fingers under it."""
BY_THE_FOOT_PLATE: Final = Hand(wrist=(8, 80), way=88, behind=_plate_behind, before=_plate)
"""The foot sunk into the palm: three tips over its left rim, the thumb on the front of its plate."""


# Coins: about the coin's middle; its radius is 66.


def _pinch_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (10, 104), (14, 132), (16, 160), 24)
    digit(d, [(8, 104), (4, 70), (5, 36)], 10.0, skin, tip=0.9, inside=-1)


def _pinch(d: Drawing, skin: str) -> None:
    patch(d, skin, [(-8, 100), (6, 97), (26, 97), (30, 104), (24, 122), (4, 122), (-8, 110), (-10, 100)])
    digit(d, [(0, 98), (-20, 84), (-27, 66), (-22, 46)], 8.2, skin, tip=0.78, nail=True)
    for track, half in (([(20, 113), (6, 116), (-6, 113)], 6.8), ([(22, 99), (2, 101), (-13, 97)], 7.8)):
        digit(d, track, half, skin, tip=0.98)
    patch(d, skin, [(13, 77), (26, 80), (36, 92), (34, 112), (28, 126), (14, 124), (13, 108), (15, 94)],
          slice(0, 2), slice(2, 5), shade=[HEEL])  # fmt: skip
    digit(d, [(26, 98), (37, 76), (33, 54), (22, 37)], 8.8, skin, tip=0.74, nail=True, inside=1)
    patch(d, skin, [(18, 88), (30, 82), (34, 96), (30, 110), (18, 108)])
    creases(d, ([(15, 82), (14, 96), (20, 110)], 2.6), ([(4, 124), (14, 127), (26, 124)], 2.0))


def _disc_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (12, 84), (16, 116), (20, 148), 21)


def _disc(d: Drawing, skin: str) -> None:
    patch(d, skin, [(-34, 58, "c"), (-16, 64), (10, 66), (34, 57, "c"), (37, 76), (35, 96), (33, 112, "c"),
            (-2, 114, "c"),
                    (-12, 96), (-28, 80)], slice(3, 7), slice(7, 10), shade=[HEEL])  # fmt: skip
    for track, half in (
        ([(-30, 76), (-44, 66), (-42, 50), (-34, 44)], 7.0), ([(-40, 66), (-60, 50), (-57, 32), (-46, 27)],
                7.8),
        ([(-52, 52), (-70, 29), (-67, 11), (-56, 8)], 8.0), ([(-60, 38), (-71, 14), (-68, -5), (-57, -9)],
                7.6),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.82, inside=-1)
    patch(d, skin, [(-46, 58), (-36, 60), (-24, 68), (-21, 78), (-33, 74), (-43, 66)])
    digit(d, [(22, 86), (47, 66), (54, 42), (46, 26)], 9.2, skin, tip=0.72, nail=True, inside=1)
    patch(d, skin, [(10, 78), (26, 72), (38, 76), (34, 92), (20, 98), (8, 92)])
    creases(d, ([(12, 72), (6, 86), (14, 102)], 2.8), ([(-22, 72), (-8, 78), (0, 90)], 2.2),
            ([(2, 108), (16, 111), (29, 107)], 2.0))  # fmt: skip


def _tips_behind(d: Drawing, skin: str) -> None:
    digit(d, [(-2, 116), (-34, 98), (-47, 70), (-40, 44)], 8.6, skin)
    forearm(d, skin, (12, 114), (22, 146), (25, 176), 25)


def _tips(d: Drawing, skin: str) -> None:
    digit(d, [(30, 116), (44, 102), (46, 82)], 7.0, skin, tip=0.8, nail=True, inside=-1)
    for track, half in (
        ([(20, 108), (27, 84), (25, 58)], 8.0), ([(7, 104), (3, 78), (3, 55)], 8.6),
        ([(-6, 108), (-20, 86), (-20, 58)], 8.4),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.8, nail=True, inside=-1)
    patch(d, skin, [(-13, 106), (-2, 101), (10, 98), (24, 103), (36, 112), (40, 128), (38, 142), (24, 150),
            (6, 146), (-6, 130), (-14, 118)], slice(4, 7), slice(8, 11),
          shade=[Shade(angle=20, depth=0.36, spacing=4.6, width=2.5, reach=12)])  # fmt: skip
    knuckles(d, [(-6, 109), (7, 105), (20, 108), (31, 116)], 270, 4.8)
    creases(d, ([(-3, 117), (4, 126), (10, 136)], 1.6), ([(10, 115), (13, 126), (16, 136)], 1.6),
            ([(22, 119), (22, 128), (22, 138)], 1.6))  # fmt: skip


PINCHED_FROM_BELOW: Final = Hand(wrist=(15, 138), way=86, behind=_pinch_behind, before=_pinch)
"""Thumb and forefinger on the rim, one finger behind the coin, two folded ones below."""
BEHIND_THE_DISC: Final = Hand(wrist=(18, 124), way=84, behind=_disc_behind, before=_disc)
"""The palm behind the coin: four tips over its left rim, the thumb over the right one."""
STOOD_ON_THE_TIPS: Final = Hand(wrist=(22, 150), way=84, behind=_tips_behind, before=_tips)
"""The back of the hand: the coin stands on three fingertips, the thumb behind it, the little finger free."""
