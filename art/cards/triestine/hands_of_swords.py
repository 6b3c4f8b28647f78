"""Hands on a hilt, its grip upright through (0, 0), the guard 34 above; and those courts' other hands."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.triestine.digits import Hand, dimples, finger, flesh, sinews, wrist


def _thumb_up(d: Drawing, skin: str) -> None:
    wrist(d, [(10, 6, 24), (14, 22, 24), (18, 40, 19.5), (24, 70, 18)], skin)
    for run, half in (
        ([(16, 32), (0, 34), (-14, 32)], 6.8), ([(18, 20), (-2, 21), (-20, 18)], 7.8),
        ([(18, 6), (-4, 6), (-22, 3)], 8.4), ([(16, -8), (-4, -10), (-19, -12)], 8.0),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(4, -16, "c"), (18, -22), (30, -14), (38, 4), (38, 24), (34, 44, "c"), (4, 42, "c"), (10, 34),
        (14, 22),
        (14, 8), (10, -6)], skin, (1, 5), (6, 7))  # fmt: skip
    finger(d, [(24, -8), (16, -26), (3, -44)], 8.6, skin, nail=1)
    flesh(d, [(14, -12), (22, -22), (32, -12), (30, 4), (18, 2)], skin, shade=())
    d.lens([(14, -14), (20, -4), (18, 8)], 2.0)


def _back_of_fist(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 6, 25), (10, 24, 24), (14, 42, 20), (20, 72, 18)], skin)
    for run, half in (
        ([(2, 29), (-12, 32), (-18, 24)], 7.0), ([(-4, 18), (-21, 20), (-26, 10)], 8.0),
        ([(-6, 4), (-25, 5), (-28, -6)], 8.6), ([(-4, -10), (-22, -10), (-24, -22)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(-10, -19, "c"), (4, -24), (20, -20), (30, -8), (33, 12), (33, 42, "c"), (-2, 42, "c"),
        (-6, 34), (-12, 24),
        (-15, 12), (-15, -2), (-14, -12)], skin, (0, 5), (6, 8))  # fmt: skip
    finger(d, [(14, -17), (-2, -28), (-18, -29)], 8.4, skin, nail=1)
    flesh(d, [(6, -22), (16, -26), (26, -14), (16, -8), (6, -12)], skin, shade=())
    dimples(d, (-13, -9), (-15, 5), (-12, 18), (-6, 28), turn=180)
    sinews(d, ((-6, -5), (10, 6)), ((-7, 8), (9, 14)), ((-4, 20), (10, 22)))


def _two_over_guard(d: Drawing, skin: str) -> None:
    wrist(d, [(-8, 4, 24), (-12, 22, 24), (-14, 40, 19.5), (-18, 70, 18)], skin)
    for run, half in (
        ([(-16, 32), (0, 33), (12, 30)], 6.8), ([(-18, 19), (2, 20), (18, 16)], 8.0),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(-18, 5), (0, 2), (17, -4), (20, -18)], 8.2, skin)
    finger(d, [(-14, -10), (-6, -30), (4, -45), (16, -42)], 7.8, skin)
    flesh(d, [(-4, -18, "c"), (-18, -22), (-30, -12), (-37, 6), (-34, 42, "c"), (-2, 42, "c"), (-8, 34),
        (-12, 22),
        (-13, 8), (-8, -6)], skin, (0, 4), (5, 6))  # fmt: skip
    finger(d, [(-26, -6), (-12, -6), (8, -12)], 8.8, skin, nail=1)
    flesh(d, [(-30, -14), (-18, -16), (-14, -4), (-22, 6), (-32, 2)], skin, shade=())
    d.lens([(-14, 0), (-20, 8), (-16, 20)], 2.0)


def _on_hip(d: Drawing, skin: str) -> None:
    wrist(d, [(-18, 0, 22), (0, -3, 20), (28, -8, 18)], skin)
    finger(d, [(-14, 10), (-6, 26), (-14, 40)], 8.2, skin, nail=1)
    for run, half in (
        ([(-24, 14), (-40, 26), (-36, 38)], 6.8), ([(-30, 6), (-49, 16), (-48, 31)], 7.6),
        ([(-33, -5), (-55, 2), (-57, 19)], 8.0), ([(-30, -16), (-52, -14), (-60, 2)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(10, -22, "c"), (-8, -24), (-24, -25), (-38, -21), (-42, -10), (-40, 4), (-34, 16), (-22, 22),
        (-8, 19),
        (12, 11, "c")], skin, (0, 3))  # fmt: skip
    dimples(d, (-38, -14), (-40, -3), (-37, 8), (-30, 16), turn=180)
    sinews(d, ((-31, -12), (-12, -10)), ((-32, -2), (-13, -3)), ((-28, 8), (-12, 4)))


def _oath(d: Drawing, skin: str) -> None:
    wrist(d, [(0, 10, 25), (2, 30, 23), (3, 48, 19), (5, 80, 18)], skin)
    finger(d, [(18, -6), (26, -24), (16, -34)], 7.0, skin)
    finger(d, [(10, -10), (16, -36), (5, -44)], 7.6, skin)
    finger(d, [(-2, -12), (-2, -44), (-1, -76)], 8.2, skin)
    finger(d, [(-15, -8), (-19, -38), (-22, -68)], 7.8, skin)
    flesh(d, [(-22, 30, "c"), (-25, 10), (-23, -8), (-10, -16), (6, -16), (20, -10), (26, 4), (25, 30, "c"),
        (22, 46),
        (-16, 46)], skin, (0, 2), (5, 7), shade=())  # fmt: skip
    finger(d, [(-20, 20), (-4, -2), (14, -14)], 9.0, skin, nail=1)
    flesh(d, [(-24, 12), (-12, 6), (-6, 20), (-14, 36), (-23, 30)], skin, shade=())
    d.lens([(-10, 14), (-4, 24), (-8, 38)], 2.2)
    d.lens([(4, 6), (14, 8), (22, 4)], 2.0)


THUMB_UP: Final = Hand(before=_thumb_up, wrist=(20, 50), way=78)
"""Fingers before the grip, the thumb along it to the guard."""
BACK_OF_FIST: Final = Hand(before=_back_of_fist, wrist=(16, 52), way=80)
"""Shut, its back to us."""
TWO_OVER_GUARD: Final = Hand(before=_two_over_guard, wrist=(-16, 50), way=98)
"""A left hand: the first finger over the guard, the thumb across the grip."""
ON_HIP: Final = Hand(before=_on_hip, wrist=(8, -5), way=-8)
"""Set on the hip, the fingers before it."""
OATH: Final = Hand(before=_oath, wrist=(3, 52), way=88)
"""Raised, two fingers up, the thumb upon the other two."""
