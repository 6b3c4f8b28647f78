"""Hands on a hilt, its grip upright through (0, 0), the guard 34 above; and those courts' other hands."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import INNER, Drawing
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
    wrist(d, [(1, 14, 31), (3, 32, 28), (4, 50, 23), (5, 80, 21)], skin)
    for run in (
        [(7, -10, 11), (8, -44, 10.4), (6, -70, 8.4)],
        [(-15, -6, 11), (-16, -38, 10.2), (-15, -61, 8.2)],
    ):
        d.limb(run, skin, INNER, start="round", end="round", depth=0.3, spacing=5.0, width=2.2)
    flesh(d, [(-24, 36, "c"), (-30, 18), (-27, -4), (-14, -14), (8, -18), (26, -14), (37, 2), (35, 30, "c"),
        (27, 50), (-14, 50)], skin, (1, 2), (6, 8), shade=())  # fmt: skip
    for run in ([(33, -16, 8.4), (33, -4, 8.4), (29, 8, 7)], [(20, -23, 9.4), (20, -8, 9.4), (16, 6, 8)]):
        d.limb(run, skin, INNER, start="round", end="round", depth=0)
    d.lens([(1, -37), (8, -35), (16, -37)], 1.8)
    d.limb([(-22, 30, 12), (-12, 14, 10.6), (4, 5, 9.6), (20, 3, 8)], skin, INNER, start="round", end="round",
        depth=0.3, spacing=5.0, width=2.2)  # fmt: skip
    flesh(d, [(-24, 36), (-29, 22), (-24, 8), (-10, 10), (-3, 20), (-9, 40)], skin, (1, 2), shade=())
    d.lens([(-3, 20), (-1, 33), (-9, 46)], 2.6)
    d.lens([(33, 20), (30, 32), (24, 42)], 2.0)


FULL_FIST: Final = Hand(before=_full_fist, wrist=(-40, 34), way=126)
"""A right hand shut about the whole grip, the thumb locked under the guard."""
OATH: Final = Hand(before=_oath, wrist=(3, 54), way=88)
"""A left palm to us: two fingers up and shut, the thumb upon the other two."""
