"""Hands about an upright pole through (0, 0), a pole 28 wide; and the other hands of those courts."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.triestine.digits import Hand, dimples, finger, flesh, sinews, wrist


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


def _underhand(d: Drawing, skin: str) -> None:
    wrist(d, [(12, 4, 25), (22, 20, 23), (30, 36, 19.5), (42, 64, 18)], skin)
    finger(d, [(18, -18), (0, -30), (-17, -32)], 8.8, skin, nail=1)
    for run, half in (
        ([(16, 26), (-2, 31), (-17, 30)], 7.0), ([(18, 12), (-4, 16), (-23, 16)], 8.0),
        ([(18, -2), (-4, 1), (-25, 2)], 8.4), ([(16, -14), (-4, -13), (-22, -13)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(10, -24, "c"), (24, -24), (36, -10), (42, 10), (48, 34, "c"), (14, 46, "c"), (10, 34),
        (14, 20), (14, 4),
        (11, -10)], skin, (0, 4), (5, 6))  # fmt: skip
    d.lens([(14, -18), (20, -8), (18, 6)], 2.2)
    d.lens([(24, 10), (32, 14), (36, 24)], 1.8)


def _thumb_across(d: Drawing, skin: str) -> None:
    wrist(d, [(-12, 4, 25), (-18, 24, 24), (-20, 42, 19.5), (-22, 72, 18)], skin)
    for run, half in (
        ([(-14, 34), (4, 36), (18, 30)], 7.0), ([(-16, 21), (4, 23), (23, 17)], 8.0),
        ([(-16, 7), (4, 8), (25, 2)], 8.6), ([(-14, -9), (6, -10), (23, -13)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(-4, -18, "c"), (-20, -24), (-34, -14), (-40, 6), (-40, 42, "c"), (-4, 46, "c"), (-8, 34),
        (-11, 20),
        (-10, 6), (-6, -6)], skin, (0, 4), (5, 6))  # fmt: skip
    finger(d, [(-26, -8), (-8, -24), (14, -30)], 8.8, skin, nail=1)
    flesh(d, [(-32, -12), (-20, -20), (-12, -10), (-20, 4), (-32, 4)], skin, shade=())
    d.lens([(-16, -6), (-22, 6), (-18, 20)], 2.2)


def _finger_along(d: Drawing, skin: str) -> None:
    wrist(d, [(10, 8, 25), (16, 26, 23), (20, 44, 19.5), (24, 74, 18)], skin)
    for run, half in (
        ([(12, 36), (-6, 38), (-19, 31)], 7.0), ([(12, 23), (-8, 24), (-24, 17)], 8.0),
        ([(12, 8), (-9, 8), (-26, 0)], 8.6),
    ):  # fmt: skip
        finger(d, run, half, skin)
    finger(d, [(8, -8), (-4, -32), (-6, -60)], 8.2, skin, nail=1)
    flesh(d, [(-2, -14, "c"), (10, -20), (24, -14), (34, 4), (38, 44, "c"), (4, 46, "c"), (4, 34), (3, 20),
        (1, 4)],
        skin, (0, 4), (5, 6))  # fmt: skip
    dimples(d, (1, -10), (4, 8), (5, 22), (7, 34), turn=180)
    sinews(d, ((8, -4), (20, 8)), ((12, 12), (24, 18)), ((13, 26), (24, 28)))


def _ring_on_breast(d: Drawing, skin: str) -> None:
    wrist(d, [(-4, 2, 22), (14, 6, 20), (38, 14, 18)], skin)
    for run, half in (
        ([(-14, 18), (-38, 24), (-56, 30)], 6.6), ([(-22, 8), (-50, 10), (-74, 14)], 7.4),
        ([(-24, -3), (-54, -6), (-80, -5)], 7.6), ([(-20, -14), (-46, -22), (-70, -26)], 7.4),
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
UNDERHAND: Final = Hand(before=_underhand, wrist=(34, 48), way=66)
"""From below, the finger ends to us."""
THUMB_ACROSS: Final = Hand(before=_thumb_across, wrist=(-21, 54), way=92)
"""A left hand, shut, the thumb slantwise over the pole."""
FINGER_ALONG: Final = Hand(before=_finger_along, wrist=(22, 56), way=84)
"""Its back to us, the first finger up along the pole."""
ON_BREAST: Final = Hand(before=_ring_on_breast, wrist=(14, 6), way=16)
"""Spread on the breast."""
