"""Six hands: three that carry a cup, three that hold up a coin. None is used twice."""

from __future__ import annotations

from typing import Final

from art.cards.bergamasche.digits import HEEL, Hand, creases, digit, forearm, patch
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


def _clasp_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (0, 18), (7, 68), (10, 100), 28)


def _clasp(d: Drawing, skin: str) -> None:
    patch(d, skin, [(-30, 10, "c"), (-10, 5), (14, 5), (38, 8, "c"), (34, 26), (27, 48), (25, 70, "c"),
            (-10, 70, "c"),
                    (-16, 50), (-28, 30)], slice(3, 6), slice(7, 10), shade=[HEEL])  # fmt: skip
    for track, half in (
        ([(-24, 38), (-40, 28), (-34, 14), (-16, 14)], 7.2), ([(-26, 28), (-54, 14), (-48, -3), (-20, -4)],
                8.0),
        ([(-28, 16), (-58, -6), (-50, -20), (-20, -20)], 8.2), ([(-30, 4), (-54, -20), (-46, -34),
                (-18, -35)], 8.0),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.8, inside=-1)
    digit(d, [(22, 34), (46, 12), (48, -16), (34, -36)], 9.0, skin, tip=0.72, nail=True, inside=1)
    patch(d, skin, [(8, 26), (26, 18), (40, 20), (32, 40), (16, 48), (4, 40)], shade=[])
    patch(d, skin, [(-34, 12), (-24, 4), (-12, 22), (-14, 40), (-26, 42), (-34, 30)])
    creases(d, ([(12, 18), (6, 34), (12, 52)], 2.8), ([(-12, 20), (-6, 30), (-8, 42)], 2.2),
            ([(-6, 60), (8, 63), (20, 59)], 2.0))  # fmt: skip


ON_FINGERTIPS: Final = Hand(wrist=(8, 82), way=88, behind=_fingertips_behind, before=_fingertips)
"""From below, the foot on the tips of five spread fingers."""
LIKE_A_SAUCER: Final = Hand(wrist=(13, 76), way=100, behind=_saucer_behind, before=_saucer)
"""From the thumb's side: the thumb on the foot, four fingers under it."""
ROUND_THE_FOOT: Final = Hand(wrist=(8, 76), way=88, behind=_clasp_behind, before=_clasp)
"""Palm to us behind the foot, four fingers bent round it at the left, the thumb at the right."""


# Coins: about the coin's middle; its radius is 66.


def _pinch_behind(d: Drawing, skin: str) -> None:
    forearm(d, skin, (12, 92), (14, 122), (16, 152), 23)
    digit(d, [(-6, 84), (-18, 62), (-14, 34)], 8.2, skin)
    digit(d, [(6, 82), (0, 58), (2, 30)], 8.4, skin)


def _pinch(d: Drawing, skin: str) -> None:
    for track, half in (([(-9, 103), (8, 108), (24, 105)], 6.8), ([(-14, 89), (4, 93), (22, 90)], 7.6)):
        digit(d, track, half, skin, tip=0.94)
        x, y = track[0]
        creases(d, ([(x - 1, y - half * 0.7), (x - 4, y), (x - 1, y + half * 0.7)], 1.6))
    patch(d, skin, [(-2, 80), (12, 72), (30, 78), (36, 92), (34, 112), (28, 126), (6, 124), (4, 112),
            (14, 100),
                    (10, 90)], slice(3, 6), shade=[HEEL])  # fmt: skip
    digit(d, [(26, 98), (37, 76), (32, 54), (20, 36)], 8.8, skin, tip=0.74, nail=True, inside=1)
    patch(d, skin, [(18, 88), (30, 82), (34, 96), (30, 110), (18, 108)])
    creases(d, ([(14, 84), (12, 96), (20, 110)], 2.6), ([(4, 120), (14, 124), (26, 121)], 2.0))


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


def _edge_behind(d: Drawing, skin: str) -> None:
    digit(d, [(20, 70), (-8, 60), (-34, 58), (-54, 50)], 7.8, skin)
    digit(d, [(28, 62), (34, 44), (30, 26)], 8.4, skin)


def _edge(d: Drawing, skin: str) -> None:
    forearm(d, skin, (26, 86), (32, 118), (34, 150), 24)
    for track, half in (
        ([(26, 104), (-4, 100), (-26, 92)], 7.0), ([(24, 94), (-12, 90), (-44, 80)], 7.8),
        ([(22, 82), (-14, 77), (-54, 67)], 8.2),
    ):  # fmt: skip
        digit(d, track, half, skin, nail=False, inside=1)
    patch(d, skin, [(10, 72), (28, 66), (47, 74), (53, 90), (49, 108), (36, 116), (20, 112), (10, 104),
            (18, 90)],
          slice(2, 4), shade=[HEEL])  # fmt: skip
    digit(d, [(40, 92), (44, 66), (26, 52), (8, 46)], 8.8, skin, tip=0.74, nail=True)
    patch(d, skin, [(28, 84), (42, 78), (46, 92), (40, 104), (30, 100)])
    creases(d, ([(28, 78), (24, 90), (30, 104)], 2.6), ([(16, 74), (10, 72), (2, 72)], 2.2))


PINCHED_FROM_BELOW: Final = Hand(wrist=(15, 130), way=86, behind=_pinch_behind, before=_pinch)
"""Two fingers behind the coin, the thumb before it, two fingers curled in the palm."""
BEHIND_THE_DISC: Final = Hand(wrist=(18, 124), way=84, behind=_disc_behind, before=_disc)
"""The palm behind the coin: four tips over its left rim, the thumb over the right one."""
STOOD_ON_THE_HAND: Final = Hand(wrist=(33, 126), way=86, behind=_edge_behind, before=_edge)
"""The coin stands on flat fingers that point to the left; forefinger behind it, thumb before it."""
