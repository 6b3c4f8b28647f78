"""Hands about an upright pole through (0, 0), a pole 28 wide; and the other hands of those courts."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _overhand(d: Drawing, skin: str) -> None:
    wrist(d, [(12, 0, 25), (26, 8, 24), (40, 18, 20), (62, 36, 18)], skin)
    for run, half in (
        ([(14, 28), (-6, 31), (-19, 24)], 7.2), ([(14, 14), (-8, 16), (-24, 8)], 8.2),
        ([(12, 0), (-10, 0), (-26, -9)], 8.6), ([(10, -15), (-9, -17), (-23, -25)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(4, -24, "c"), (18, -26), (34, -14), (48, 4, "c"), (34, 36, "c"), (20, 36), (8, 34), (5, 20),
        (4, 6),
        (3, -8)], skin, (0, 3), (4, 6))  # fmt: skip
    dimples(d, (7, -15), (8, -1), (9, 13), (11, 26), turn=180)
    sinews(d, ((14, -10), (28, -2)), ((15, 3), (29, 9)), ((16, 16), (28, 18)))


def _elbow_out_behind(d: Drawing, skin: str) -> None:
    finger(d, [(28, -8), (4, -28), (-31, -37)], 8.6, skin, nail=1)


def _elbow_out_before(d: Drawing, skin: str) -> None:
    wrist(d, [(24, 6, 23), (33, 24, 22), (41, 44, 19), (46, 72, 18)], skin)
    for run, half in (
        ([(24, 30), (6, 36), (-11, 32)], 6.8), ([(25, 18), (2, 23), (-19, 18)], 7.8),
        ([(26, 4), (0, 7), (-23, 2)], 8.4), ([(24, -11), (0, -11), (-20, -14)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(15, -20, "c"), (30, -22), (44, -10), (54, 12), (61, 42, "c"), (24, 52, "c"), (22, 42),
        (20, 34), (18, 20), (17, 4), (15, -8)], skin, (0, 4), (5, 7))  # fmt: skip
    dimples(d, (20, -10), (20, 4), (19, 18), (19, 30), turn=180)
    sinews(d, ((26, -6), (38, 4)), ((26, 7), (38, 14)), ((25, 19), (36, 23)))


def _three_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(4, 0, 27), (8, 18, 26), (20, 38, 20), (34, 66, 18)], skin)


def _three_before(d: Drawing, skin: str) -> None:
    flesh(d, [(-14, -20, "c"), (-24, -14), (-29, 2), (-26, 20), (-16, 33), (-4, 37, "c"), (2, 20),
        (-6, -8)], skin, (0, 5))  # fmt: skip
    for run, half in (
        ([(24, 29), (6, 31), (-8, 28)], 7.4), ([(27, 14), (4, 16), (-13, 14)], 8.4),
        ([(27, -2), (4, -2), (-13, -3)], 8.6), ([(24, -17), (6, -19), (-8, -18)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(-22, 10), (-14, -18), (8, -31)], 9.2, skin, nail=1)
    flesh(d, [(-28, 6), (-24, -4), (-14, -6), (-12, 8), (-16, 22), (-25, 20)], skin, shade=())
    d.lens([(-13, 0), (-11, 12), (-14, 26)], 2.2)


def _ring_on_breast(d: Drawing, skin: str) -> None:
    wrist(d, [(-4, 2, 22), (14, 6, 20), (38, 14, 18)], skin)
    for run, half in (
        ([(-14, 18), (-36, 25), (-52, 30)], 7.4), ([(-22, 8), (-46, 11), (-68, 14)], 8.2),
        ([(-24, -3), (-50, -5), (-74, -4)], 8.6), ([(-20, -14), (-44, -20), (-66, -23)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(0, -10), (-12, -32), (-28, -46)], 8.2, skin, nail=1)
    flesh(d, [(28, -8, "c"), (10, -16), (-6, -20), (-20, -22), (-30, -14), (-32, -2), (-30, 10), (-22, 22),
        (-8, 24),
        (8, 22), (22, 28, "c")], skin, (0, 2), (8, 10), shade=())  # fmt: skip
    dimples(d, (-28, -10), (-31, 0), (-29, 9), (-21, 18), turn=180)
    sinews(d, ((-20, -8), (-4, -4)), ((-22, 2), (-6, 4)), ((-18, 12), (-4, 11)))


OVERHAND: Final = Hand(before=_overhand, wrist=(46, 23), way=36)
"""From above, its back to us, the thumb behind the pole."""
ELBOW_OUT: Final = Hand(behind=_elbow_out_behind, before=_elbow_out_before, wrist=(42, 50), way=78)
"""A left hand, its back to us, four fingers round the pole, the thumb behind, the elbow out beside it."""
ROUND_POLE: Final = Hand(behind=_three_behind, before=_three_before, wrist=(31, 58), way=62)
"""A left hand, its palm behind the pole: the fingers come round it to us, the thumb closes over them."""
ON_BREAST: Final = Hand(before=_ring_on_breast, wrist=(14, 6), way=16)
"""Spread on the breast."""
