"""The horseman of coins: his left hand under the coin, its lowest point at (0, 0); his right at the rein."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, wrist


def _four_fingers(d: Drawing, skin: str) -> None:
    """Close together, from the palm up behind the coin."""
    wrist(d, [(5, 50, 20), (5, 60, 17), (6, 92, 16)], skin)
    flesh(d, [(-20, 46, "c"), (-20.5, 30), (-20, 14), (-18, -20, "c"), (30, -20, "c"), (33.4, 4), (33.4, 22),
        (29.4, 36), (30, 46), (27, 57), (21, 68), (21, 84, "c"), (-8, 84, "c")], skin, (0, 3), (4, 11),
        shade=())  # fmt: skip
    d.fold(
        ([(-7, -12), (-7, 14), (-8.4, 33)], 4.6), ([(7, -12), (7.4, 12), (6.4, 31)], 4.6),
        ([(20.4, -12), (21, 14), (19.4, 34)], 4.6),
    )  # fmt: skip


def _thumb_over_rim(d: Drawing, skin: str) -> None:
    """The ball of the thumb, and the short thumb over the coin's rim."""
    d.lens([(-14, 38), (-3, 35.4), (10, 36), (22, 41)], 2.4)
    thumb = [(-14.0, 58.0, 11.0), (-25.0, 40.0, 9.8), (-27.0, 22.0, 9.0), (-19.0, 0.0, 7.4)]
    d.limb(thumb, skin, INNER, start="round", end="round", depth=0.0)
    flesh(d, [(-34, 44), (-30, 35), (-17, 38), (-5, 49), (0, 64), (-3, 84), (-10, 80), (-17, 68), (-28, 56)],
        skin, shade=())  # fmt: skip
    d.line(smooth([(-36, 22), (-35, 40), (-29, 53), (-20, 65), (-12, 74), (-11, 86)], closed=False), OUTER)
    d.lens([(-16, 36), (-5, 47), (0, 61), (-1, 73)], 3.2)
    d.lens([(-35.4, 24), (-30, 21.4), (-24, 22.4)], 1.9)
    d.line(smooth([(-24.6, -1), (-22.4, 3.6), (-16.6, 3.8), (-13, 0.6)], closed=False), 1.8)


def _back(d: Drawing, skin: str) -> None:
    """Wrist, back of the hand and little finger."""
    wrist(d, [(-8, 2, 20), (-20, 6, 18.6), (-33, 10, 16), (-52, 16, 15)], skin)
    finger(d, [(2, 22), (23, 25)], 7.0, skin)
    flesh(d, [(-38, -5, "c"), (-20, -15), (-4, -18), (8, -14), (12, -4), (12, 10), (10, 18), (6, 26),
        (-2, 29), (-12, 27), (-28, 26, "c")], skin, (7, 10), shade=())  # fmt: skip


def _fist(d: Drawing, skin: str, *, strap: str) -> None:
    """Three fingers shut, the end of the rein falling from between them, the thumb along the top."""
    for run, half in (([(6, 12), (26, 14)], 6.8), ([(7, 1), (28, 2)], 7.2)):
        finger(d, run, half, skin)
    way = ribbon([(14, -5), (33, -6), (41, 3), (40, 20), (35, 34), (37, 50)], 4.8, forked=False)
    d.shape(way, strap, INNER)
    finger(d, [(2, -10), (25, -10)], 7.0, skin)
    flesh(d, [(-6, -18), (8, -16), (12, -9), (13, 2), (12, 13), (5, 18), (-4, 14), (-10, 0)], skin, shade=())
    dimples(d, (11, -4), (12, 7), turn=180, size=3.6)
    finger(d, [(-21, -5), (-9, -18), (5, -23), (19, -20)], 8.0, skin, joints=False, nail=1)
    flesh(d, [(-34, -4), (-22, -13), (-12, -20), (-4, -17), (-12, -2), (-24, 4)], skin, shade=())
    d.line(smooth([(-37, -6), (-24, -13), (-15, -21), (-6, -27)], closed=False), OUTER)
    d.lens([(-20, 3), (-11, -8), (0, -14)], 2.6)


UNDER_COIN: Final = Hand(behind=_four_fingers, before=_thumb_over_rim, wrist=(5, 72), way=89)
"""A left hand, its palm to us: four fingers close together behind the coin, the thumb over its rim."""


def on_rein(strap: str) -> Hand:
    """A right hand, its back to us; the rein comes up before the little finger and goes in under the next."""
    return Hand(behind=_back, before=partial(_fist, strap=strap), wrist=(-37, 11), way=163)
