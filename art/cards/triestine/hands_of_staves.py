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
    finger(d, [(28, -8), (2, -25), (-24, -25)], 10, skin)


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


def _thumb_up(d: Drawing, skin: str) -> None:
    wrist(d, [(26, 4, 25), (36, 24, 25), (44, 44, 23), (52, 72, 22)], skin)
    for run, half in (
        ([(24, 33), (4, 37), (-14, 34)], 7.2), ([(26, 20), (4, 23), (-15, 18)], 8.2),
        ([(26, 5), (2, 7), (-13.6, 2)], 8.8), ([(24, -10), (2, -10), (-12, -15)], 8.6),
    ):  # fmt: skip
        finger(d, run, half, skin)
    finger(d, [(34, -4), (22, -28), (7, -47)], 10.2, skin, nail=1)
    flesh(d, [(17, -14, "c"), (24, -21), (34.8, -22.5), (47, -7), (57.5, 18), (68, 44, "c"), (24, 56, "c"),
        (24, 46), (21, 36), (19, 22), (18, 6), (16, -8)], skin, (2, 5), (6, 8))  # fmt: skip
    d.lens([(17, -15), (24, -13), (30, -4)], 2.4)
    dimples(d, (21, -7), (22, 7), (21, 21), (22, 33), turn=180)
    sinews(d, ((28, -1), (42, 10)), ((28, 11), (42, 20)), ((27, 23), (40, 29)))


def _ring_on_breast(d: Drawing, skin: str) -> None:
    wrist(d, [(-4, 2, 23), (14, 6, 22), (38, 14, 20)], skin)
    for run, half in (
        ([(-14, 17), (-34, 22), (-46, 25)], 7.0), ([(-22, 8), (-42, 11), (-58, 14)], 8.0),
        ([(-20, -14), (-42, -17), (-58, -13)], 8.4), ([(-24, -4), (-46, -3), (-65, 1)], 8.6),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(10, -6), (-6, -27), (-24, -33)], 9.2, skin, nail=1)
    flesh(d, [(28, -8, "c"), (18, -15), (5, -18), (-10, -20), (-24, -18), (-30, -10), (-32, -2), (-30, 10),
        (-22, 22), (-8, 24), (8, 22), (22, 28, "c")], skin, (0, 1), (9, 11), shade=())  # fmt: skip
    d.lens([(-8, -20), (-15, -17), (-24, -19)], 2.6)
    dimples(d, (-28, -12), (-31, -2), (-29, 9), (-21, 18), turn=180)
    sinews(d, ((-20, -9), (-4, -4)), ((-22, 1), (-6, 4)), ((-18, 12), (-4, 11)))


OVERHAND: Final = Hand(before=_overhand, wrist=(46, 23), way=36)
"""From above, its back to us, the thumb behind the pole."""
ELBOW_OUT: Final = Hand(behind=_elbow_out_behind, before=_elbow_out_before, wrist=(42, 50), way=78)
"""A left hand, its back to us, four fingers round the pole, the thumb behind, the elbow out beside it."""
THUMB_UP: Final = Hand(before=_thumb_up, wrist=(46, 52), way=68)
"""A left hand, its back to us, four fingers round the pole, the thumb up along it."""
ON_BREAST: Final = Hand(before=_ring_on_breast, wrist=(14, 6), way=16)
"""Spread on the breast."""
