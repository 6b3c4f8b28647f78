"""Hands that carry a cup, about the middle of its foot's lower edge; one on the hip, one on the breast.

The last two are drawn about their wrist, which is at their right.
"""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def _under_foot(d: Drawing, skin: str) -> None:
    wrist(d, [(2, 44, 25), (4, 58, 21), (6, 72, 18), (8, 96, 18)], skin)
    digit(d, [(2, 42), (-1, 20), (-5, -3)], 8.4, skin)
    digit(d, [(17, 42), (19, 20), (17, -3)], 8.2, skin)


def _under_foot_front(d: Drawing, skin: str) -> None:
    patch(d, [(-17, 74, "c"), (-21, 58), (-28, 46), (-27, 34, "c"), (-12, 28), (4, 27), (20, 28), (30, 38),
        (28, 58), (24, 74, "c")], skin, (0, 3), (7, 9), shade=())  # fmt: skip
    # Ring and little finger are shut on the palm.
    digit(d, [(-26, 31), (-25, 41), (-19, 50)], 7.2, skin, nail=True, creased=False)
    digit(d, [(-12, 26), (-12, 38), (-6, 50)], 8.2, skin, nail=True, creased=False)
    d.lens([(8, 27), (10, 22), (9, 16)], 2.2)
    d.lens([(-12, 66), (2, 69), (16, 66)], 2.0)
    digit(d, [(22, 56), (37, 40), (46, 18), (43, -8)], 8.8, skin, nail=True)
    patch(d, [(13, 46), (21, 42), (33, 48), (26, 64), (13, 64)], skin, shade=())
    d.lens([(13, 38), (14, 50), (9, 62)], 2.6)


def _round_knop(d: Drawing, skin: str) -> None:
    digit(d, [(16, -2), (-2, -18), (-19, -30)], 8.4, skin, creased=False)


def _round_knop_fingers(d: Drawing, skin: str) -> None:
    wrist(d, [(20, 10, 22), (25, 26, 23), (27, 44, 19.5), (27, 96, 18)], skin)
    for x0, x1, y, half in ((-10, 10, 32, 6.8), (-15, 14, 20, 7.8), (-18, 16, 6, 8.4), (-16, 14, -9, 8.2)):
        digit(d, [(x1, y + 4), (x0 * 0.3, y), (x0, y - 1)], half, skin)
    patch(d, [(8, -18, "c"), (19, -21), (32, -14), (40, 2), (45, 24), (45, 60, "c"), (11, 60, "c"), (8, 44),
        (6, 37, "c"), (12, 26), (17, 12), (15, -4)], skin, (0, 5), (6, 8),
        shade=(Shade(angle=0, depth=0.42, spacing=4.8, width=2.4, reach=10),))  # fmt: skip
    knuckles(d, [(14, -8), (17, 7), (15, 21), (10, 33)], 186)
    tendons(d, ((21, -6), (31, 4)), ((23, 9), (33, 16)), ((21, 24), (29, 28)))


def _knuckles_on_hip(d: Drawing, skin: str) -> None:
    wrist(d, [(-20, 2, 23), (-2, 1, 19), (26, 0, 18)], skin)
    for root, joint, tip, half in (
        ((-24, 18), (-31, 25), (-33, 31), 6.8), ((-30, 10), (-43, 18), (-46, 25), 7.8),
        ((-34, 0), (-52, 8), (-54, 14), 8.2), ((-34, -12), (-53, -6), (-57, 0), 8.2),
    ):  # fmt: skip
        digit(d, [root, joint, tip], half, skin, creased=False)
    patch(d, [(6, -17, "c"), (-12, -21), (-26, -23), (-38, -20), (-44, -11), (-44, 2), (-40, 14), (-31, 23),
        (-20, 25), (-6, 21), (6, 17, "c")], skin, (0, 3), shade=())  # fmt: skip
    knuckles(d, [(-41, -14), (-42, 0), (-38, 12), (-30, 21)], 170, 5.6)
    tendons(d, ((-33, -11), (-16, -7)), ((-34, 0), (-18, 0)), ((-30, 10), (-16, 6)))
    digit(d, [(-4, -15), (-24, -25), (-46, -22)], 8.2, skin, nail=True)
    patch(d, [(8, -17, "c"), (-2, -21), (-16, -27), (-20, -20), (-8, -12)], skin, shade=())


def _on_breast(d: Drawing, skin: str) -> None:
    for run, half in (
        ([(-20, 18), (-42, 24), (-60, 29)], 6.8), ([(-26, 9), (-54, 10), (-80, 10)], 7.6),
        ([(-27, -3), (-56, -4), (-85, -2)], 7.8), ([(-25, -12), (-51, -18), (-76, -20)], 7.4),
    ):  # fmt: skip
        digit(d, run, half, skin, nail=True)
    digit(d, [(-4, -10), (-18, -28), (-38, -39)], 8.4, skin, nail=True)
    patch(d, [(32, -15, "c"), (12, -16), (-8, -19), (-20, -20), (-31, -15), (-34, -3), (-34, 8), (-30, 19),
        (-22, 26), (-10, 23), (4, 18), (18, 16), (32, 17, "c")], skin, (0, 2), (8, 12), shade=())  # fmt: skip
    d.lens([(-26, -19), (-17, -14), (-12, -5)], 2.4)
    knuckles(d, [(-29, -11), (-32, 0), (-31, 10), (-25, 20)], 180, 5)
    tendons(d, ((-22, -9), (-8, -5)), ((-24, 0), (-9, 0)), ((-23, 9), (-9, 5)))
    d.lens([(-2, -10), (2, 0), (-2, 11)], 1.6)


ON_FINGERTIPS: Final = Hand(behind=_under_foot, before=_under_foot_front, wrist=(7, 78), way=88)
"""The foot on the ends of two upright fingers, two shut on the palm, the thumb against its edge."""
ROUND_KNOP: Final = Hand(behind=_round_knop, before=_round_knop_fingers, wrist=(27, 74), way=88)
"""From the back, four fingers across the stem, the thumb behind it up to the bowl."""
KNUCKLES_ON_HIP: Final = Hand(before=_knuckles_on_hip, wrist=(0, 0), way=0)
"""A shut hand set on the hip, its back to us, the thumb along the top."""
ON_BREAST: Final = Hand(before=_on_breast, wrist=(4, 0), way=0)
"""Laid on the heart, the two middle fingers closed."""
