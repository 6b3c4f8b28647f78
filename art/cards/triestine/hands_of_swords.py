"""Hands on a hilt, its grip upright through (0, 0), the guard 34 above; and those courts' other hands."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _full_fist(d: Drawing, skin: str) -> None:
    wrist(d, [(-12, 2, 24), (-24, 14, 22.5), (-36, 28, 19.5), (-50, 48, 18)], skin)
    for run, half in (
        ([(-14, 24), (4, 27), (13, 20)], 6.6), ([(-14, 14), (6, 16), (19, 9)], 7.4),
        ([(-12, 2), (8, 3), (23, -4)], 8.0), ([(-10, -10), (8, -10), (20, -17)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(-3, -19, "c"), (-16, -22), (-30, -12), (-42, 4), (-50, 18, "c"), (-28, 42, "c"), (-18, 34),
        (-10, 31), (-8, 20), (-5, 6), (-3, -8)], skin, (0, 4), (5, 7))  # fmt: skip
    finger(d, [(-18, -16), (-2, -26), (16, -25)], 8.2, skin, nail=-1)
    flesh(d, [(-24, -18), (-12, -22), (-6, -10), (-16, -4), (-26, -8)], skin, shade=())
    dimples(d, (-6, -8), (-7, 4), (-9, 15), (-12, 25), turn=0)
    sinews(d, ((-12, -3), (-26, 6)), ((-13, 9), (-25, 17)), ((-16, 20), (-24, 25)))


def _oath(d: Drawing, skin: str) -> None:
    wrist(d, [(1, 12, 32), (3, 32, 28.5), (4, 50, 22.5), (5, 80, 20)], skin)
    finger(d, [(4, -12), (2, -48), (0, -86)], 9.8, skin)
    finger(d, [(-18, -6), (-18, -42), (-17, -75)], 9.6, skin)
    flesh(d, [(-24, 34, "c"), (-31, 14), (-27.6, -9), (-14, -16), (8, -21), (28, -16), (39, 2), (36, 30, "c"),
        (27, 50), (-14, 50)], skin, (1, 2), (6, 8), shade=())  # fmt: skip
    finger(d, [(34, -20), (33, -7), (26, 7)], 8.2, skin, nail=1, joints=False)
    finger(d, [(17, -32), (17, -14), (13, 3)], 9.6, skin, nail=1, joints=False)
    d.lens([(11, -22), (17, -24), (23, -21)], 1.6)
    d.lens([(28, -12), (34, -13.6), (39, -9)], 1.6)
    finger(d, [(-22, 22), (-6, 10), (18, 0)], 9.8, skin, nail=1)
    flesh(d, [(-28, 26), (-25, 15), (-12, 8), (-4, 18), (-9, 38), (-20, 38)], skin, shade=())
    d.lens([(-4, 19), (0, 32), (-8, 48)], 2.2)
    d.lens([(33, 20), (30, 32), (24, 42)], 1.8)


FULL_FIST: Final = Hand(before=_full_fist, wrist=(-40, 34), way=126)
"""A right hand shut about the whole grip, the thumb locked under the guard."""
OATH: Final = Hand(before=_oath, wrist=(3, 54), way=88)
"""A left palm to us: two fingers up and shut, the thumb upon the other two."""
