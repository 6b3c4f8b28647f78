"""Six hands: three that carry a cup, three that hold up a coin. None is used twice."""

from __future__ import annotations

from typing import Final

from art.cards.bergamasche.digits import HEEL, creases, digit, forearm, patch
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand

# Cups: about the middle of the lower edge of the foot, which is 113 wide and 17 high.


def _fingertips_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (-2, 46), (-6, 76), (-9, 104), 23)
    for track, half in (
        ([(-14, 48), (-40, 32), (-46, 2)], 6.8), ([(-8, 40), (-27, 22), (-28, -6)], 7.8),
        ([(0, 38), (-6, 18), (-4, -8)], 8.2), ([(12, 40), (17, 20), (18, -6)], 8.0),
    ):  # fmt: skip
        digit(d, track, half, skin, inside=-1)


def _fingertips(d: Drawing, skin: str) -> None:
    patch(d, skin, [(-20, 48), (-12, 38), (0, 34), (16, 36), (25, 44), (26, 56), (18, 68), (15, 82, "c"),
            (-24, 82, "c"), (-25, 66)], slice(5, 8), slice(8, 10), shade=[HEEL])  # fmt: skip
    digit(d, [(14, 62), (40, 40), (45, 16), (36, -8)], 8.8, skin, tip=0.76, nail=True)
    patch(d, skin, [(0, 56), (10, 48), (22, 46), (27, 56), (18, 68), (6, 70)])
    creases(d, ([(8, 46), (-2, 58), (4, 70)], 2.6), ([(-20, 50), (-10, 50), (0, 46)], 2.2),
            ([(-22, 76), (-8, 79), (10, 76)], 2.0))  # fmt: skip


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
        ([(-14, 40), (-42, 26), (-52, 2), (-46, -22)], 7.4), ([(-10, 36), (-32, 14), (-40, -10), (-32, -32)],
                8.0),
        ([(0, 34), (-20, 6), (-26, -18), (-17, -38)], 8.2),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.84, inside=-1)
    forearm(d, skin, (4, 40), (8, 74), (11, 104), 27)


def _plate(d: Drawing, skin: str) -> None:
    patch(d, skin, [(-38, 12, "c"), (-14, 15), (14, 16), (40, 12, "c"), (42, 28), (36, 48), (28, 68),
            (26, 84, "c"), (-10, 84, "c"), (-14, 66), (-30, 42), (-36, 26)],
          slice(3, 8), slice(8, 12), shade=[HEEL])  # fmt: skip
    d.line(smooth([(-36, 26), (-39, 18), (-38, 12, "c"), (-14, 15), (14, 16)], closed=False), OUTER)
    digit(d, [(30, 52), (47, 28), (44, 4), (24, -9)], 9.0, skin, tip=0.74, nail=True, inside=-1)
    patch(d, skin, [(16, 42), (26, 32), (38, 28), (43, 38), (34, 54), (22, 62), (14, 54)])
    creases(d, ([(18, 26), (10, 42), (18, 60)], 2.8), ([(-30, 30), (-12, 34), (4, 30)], 2.2),
            ([(-22, 46), (-8, 46), (4, 56)], 2.0), ([(-6, 78), (8, 81), (22, 77)], 2.0))  # fmt: skip


ON_FINGERTIPS: Final = Hand(wrist=(-6, 82), way=94, behind=_fingertips_behind, before=_fingertips)
"""From below, the foot on four spread fingers, the thumb before its rim."""
LIKE_A_SAUCER: Final = Hand(wrist=(13, 76), way=100, behind=_saucer_behind, before=_saucer)
"""From the thumb's side: the thumb on the foot, four fingers under it."""
BY_THE_FOOT_PLATE: Final = Hand(wrist=(8, 80), way=88, behind=_plate_behind, before=_plate)
"""The foot sunk into the palm: three fingers up behind it, the thumb on the front of its plate."""


# Coins: about the coin's middle; its radius is 66.


def _pinch_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (10, 104), (14, 132), (16, 160), 24)
    for track, half in (([(-10, 100), (-13, 74), (-9, 44)], 8.6), ([(7, 102), (6, 72), (8, 40)], 9.2),
        ([(22, 100), (24, 76), (22, 46)], 8.4)):  # fmt: skip
        digit(d, track, half, skin, tip=0.9, inside=-1)


def _pinch(d: Drawing, skin: str) -> None:
    patch(d, skin, [(-8, 100), (6, 97), (26, 97), (30, 104), (24, 122), (4, 122), (-8, 110), (-10, 100)])
    digit(d, [(0, 102), (-22, 88), (-32, 66), (-25, 45)], 8.4, skin, tip=0.78, nail=True)
    digit(d, [(22, 111), (4, 115), (-10, 108)], 7.4, skin, tip=0.94)
    patch(d, skin, [(13, 84), (26, 84), (37, 94), (35, 112), (28, 126), (14, 124), (13, 108), (14, 96)],
          slice(0, 2), slice(2, 5), shade=[HEEL])  # fmt: skip
    digit(d, [(27, 100), (41, 78), (38, 54), (27, 36)], 9.0, skin, tip=0.74, nail=True, inside=1)
    patch(d, skin, [(18, 88), (30, 82), (34, 96), (30, 110), (18, 108)])
    creases(d, ([(16, 90), (14, 100), (19, 110)], 2.4), ([(4, 124), (14, 127), (26, 124)], 2.0))


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


def _lifted_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (14, 112), (22, 146), (25, 176), 27)
    for track, half in (
        ([(-2, 112), (-30, 98), (-47, 74), (-48, 44)], 6.8), ([(0, 104), (-22, 84), (-34, 50)], 7.8),
        ([(10, 100), (-4, 76), (-8, 40)], 8.2), ([(22, 100), (18, 76), (14, 40)], 8.2),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.86, inside=-1)


def _lifted(d: Drawing, skin: str) -> None:
    patch(d, skin, [(-10, 101), (6, 95), (28, 94), (42, 104), (48, 122), (44, 140), (40, 156, "c"),
            (6, 158, "c"), (2, 142), (-10, 124)], slice(3, 7), slice(7, 10), shade=[HEEL])  # fmt: skip
    digit(d, [(34, 122), (47, 96), (42, 70), (26, 48)], 9.2, skin, tip=0.72, nail=True, inside=1)
    patch(d, skin, [(20, 114), (30, 100), (42, 102), (43, 116), (36, 132), (24, 134), (18, 124)])
    creases(d, ([(22, 102), (14, 120), (22, 138)], 2.8), ([(-8, 108), (2, 112), (12, 108)], 2.2),
            ([(-6, 119), (4, 122), (12, 132)], 2.0), ([(8, 150), (22, 153), (36, 149)], 2.0))  # fmt: skip


PINCHED_FROM_BELOW: Final = Hand(wrist=(15, 138), way=86, behind=_pinch_behind, before=_pinch)
"""Thumb and forefinger on the rim, two fingers behind the coin, a folded one below."""
BEHIND_THE_DISC: Final = Hand(wrist=(18, 124), way=84, behind=_disc_behind, before=_disc)
"""The palm behind the coin: four tips over its left rim, the thumb over the right one."""
LIFTED_IN_THE_FORK: Final = Hand(wrist=(22, 150), way=84, behind=_lifted_behind, before=_lifted)
"""Palm to us: the coin stands in the fork of the thumb, which lies before it, and four fingers behind it."""
