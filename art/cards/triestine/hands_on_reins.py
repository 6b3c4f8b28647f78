"""The horsemen's bridle hands, about the middle of the fist; the reins leave down near (-12, 22)."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.triestine.digits import Hand, dimples, finger, flesh, sinews, wrist


def _knuckles_up(d: Drawing, skin: str) -> None:
    wrist(d, [(4, 0, 22), (20, 4, 21), (36, 8, 18.5), (60, 14, 17.5)], skin)
    for run, half in (
        ([(18, 2), (20, 18), (14, 29)], 7.0), ([(4, -4), (5, 16), (1, 30)], 7.8),
        ([(-11, -4), (-11, 15), (-13, 28)], 8.0), ([(-24, 0), (-27, 14), (-24, 25)], 7.6),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(-32, 4, "c"), (-29, -10), (-16, -18), (2, -20), (20, -16), (40, -8, "c"), (38, 26, "c"),
        (26, 14), (18, 8),
        (4, 4), (-11, 4), (-24, 6)], skin, (0, 5))  # fmt: skip
    finger(d, [(-20, -12), (-38, -2), (-44, 14)], 8.0, skin, nail=1)
    flesh(d, [(-28, -14), (-16, -16), (-12, -6), (-24, 2), (-32, -2)], skin, shade=())
    dimples(d, (-23, 1), (-11, -2), (4, -2), (17, 4), turn=90)
    sinews(d, ((-8, -8), (10, -10)), ((6, -6), (20, -6)))


def _thumb_forward(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 6, 23), (18, 20, 21), (26, 34, 18.5), (38, 58, 17.5)], skin)
    for run, half in (
        ([(14, 26), (-6, 30), (-18, 22)], 6.8), ([(14, 14), (-9, 17), (-24, 8)], 7.8),
        ([(14, 1), (-10, 3), (-26, -6)], 8.2), ([(10, -12), (-10, -10), (-24, -20)], 8.0),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(4, -20, "c"), (18, -20), (30, -8), (38, 10), (44, 32, "c"), (12, 44, "c"), (8, 32), (7, 18),
        (6, 2),
        (4, -10)], skin, (0, 4), (5, 6))  # fmt: skip
    finger(d, [(16, -14), (-4, -26), (-28, -34)], 8.2, skin, nail=1)
    flesh(d, [(8, -20), (18, -24), (26, -12), (16, -6), (6, -12)], skin, shade=())
    dimples(d, (7, -9), (8, 2), (9, 14), (11, 25), turn=180)
    sinews(d, ((14, -2), (28, 10)), ((15, 10), (28, 19)))


def _low_fist(d: Drawing, skin: str) -> None:
    wrist(d, [(6, -8, 22), (22, -16, 20), (38, -24, 18.5), (58, -36, 17.5)], skin)
    for run, half in (
        ([(16, 14), (2, 26), (-12, 20)], 7.0), ([(6, 8), (-10, 20), (-24, 10)], 7.8),
        ([(-2, -2), (-20, 9), (-33, -2)], 8.2), ([(-8, -14), (-25, -5), (-36, -16)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(-14, -22, "c"), (2, -30), (20, -34), (34, -38, "c"), (48, -12, "c"), (34, 4), (20, 22),
        (12, 12), (4, 2),
        (-4, -8)], skin, (0, 3), (4, 6))  # fmt: skip
    finger(d, [(0, -26), (-20, -32), (-38, -28)], 8.0, skin, nail=1)
    flesh(d, [(-8, -30), (6, -32), (10, -20), (-2, -16), (-10, -20)], skin, shade=())
    dimples(d, (-9, -14), (-1, -3), (7, 6), (16, 14), turn=180)
    sinews(d, ((2, -16), (18, -24)), ((10, -6), (24, -16)))


def _both_ends(d: Drawing, skin: str) -> None:
    wrist(d, [(0, 4, 23), (-16, 10, 21), (-32, 18, 18.5), (-56, 30, 17.5)], skin)
    for run, half in (
        ([(-12, 24), (6, 30), (16, 24)], 6.8), ([(-14, 13), (8, 18), (23, 10)], 7.8),
        ([(-12, 0), (10, 4), (26, -4)], 8.2), ([(-8, -12), (12, -10), (26, -18)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(-2, -18, "c"), (-18, -18), (-32, -6), (-42, 8, "c"), (-34, 36, "c"), (-20, 34), (-8, 32),
        (-6, 18), (-5, 4),
        (-3, -8)], skin, (0, 3), (4, 6))  # fmt: skip
    finger(d, [(-14, -14), (4, -28), (24, -32)], 8.2, skin, nail=1)
    flesh(d, [(-22, -16), (-10, -22), (-4, -14), (-12, -4), (-24, -6)], skin, shade=())
    d.lens([(-8, -10), (-14, 0), (-10, 14)], 2.0)


KNUCKLES_UP: Final = Hand(before=_knuckles_up, wrist=(44, 10), way=14)
"""From above, the thumb hangs beside."""
THUMB_FORWARD: Final = Hand(before=_thumb_forward, wrist=(32, 46), way=64)
"""From the side, the thumb flat along the rein."""
LOW_FIST: Final = Hand(before=_low_fist, wrist=(44, -27), way=-32)
"""Carried low, the arm comes down to it."""
BOTH_ENDS: Final = Hand(before=_both_ends, wrist=(-40, 22), way=152)
"""A left hand, the finger ends to us."""
