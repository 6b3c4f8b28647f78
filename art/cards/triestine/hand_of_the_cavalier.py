"""The horseman of coins: his left hand under the coin, its lowest point at (0, 0); his right at the rein."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, wrist
from art.cards.triestine.strokes import turned


def _fanned_fingers(d: Drawing, skin: str) -> None:
    """Wrist, palm; two fingers go up behind the coin, the third is at its rim, the little one free."""
    wrist(d, [(4, 62, 18), (4, 74, 15), (4, 104, 14)], skin)
    finger(d, [(21, 57), (40, 46), (53, 36), (62, 23)], 6.6, skin)
    finger(d, [(15, 44), (31, 27), (43, 14), (53, -3)], 7.6, skin)
    finger(d, [(6, 42), (8, 14), (9, -16)], 7.8, skin, joints=False)
    finger(d, [(-8, 44), (-12, 14), (-13, -16)], 7.4, skin, joints=False)
    flesh(d, [(-15, 40, "c"), (-18, 56), (-14, 72), (-10.6, 84), (-10.6, 100, "c"), (18.6, 100, "c"),
        (18.6, 88), (23, 77), (29, 66), (30, 57, "c"), (26, 47), (18, 40), (7, 38), (-6, 38)], skin, (5, 9),
        shade=())  # fmt: skip
    turned(d, [(18, 94), (23, 78), (29, 64)], [(8, 90), (12, 77), (20, 66)], 8, width=2.4)


def _thumb_over_rim(d: Drawing, skin: str) -> None:
    """The lines of the palm; the ball of the thumb, and the short thumb over the coin's rim."""
    d.lens([(-6, 50), (4, 53), (12, 60), (19, 70)], 2.4)
    d.lens([(6, 46), (13, 50.4), (21, 54), (30, 56)], 2.4)
    thumb = [(-8.0, 62.0, 8.0), (-20.0, 47.0, 9.0), (-25.0, 29.0, 8.2), (-19.0, 5.0, 6.8)]
    d.limb(thumb, skin, INNER, start="round", end="round", depth=0.0)
    flesh(d, [(-30, 48), (-26, 40), (-14, 44), (-3, 54), (2, 68), (0, 86), (-8, 92), (-11, 76), (-22, 62)],
        skin, shade=())  # fmt: skip
    d.line(
        smooth([(-33, 29), (-31.6, 42), (-26, 56), (-18, 69), (-11.6, 80), (-10.6, 96)], closed=False), OUTER
    )
    d.lens([(-14, 42), (-3, 52), (2, 66), (0, 82)], 3.2)
    d.lens([(-33, 30), (-28, 27), (-22, 28)], 1.9)
    d.line(smooth([(-24.4, 4), (-22.4, 8), (-17, 8.4), (-13.4, 5.4)], closed=False), 1.8)


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


UNDER_COIN: Final = Hand(behind=_fanned_fingers, before=_thumb_over_rim, wrist=(4, 86), way=89)
"""A left hand, its palm to us: the coin between thumb and two fingers, the others fanned at its rim."""


def on_rein(strap: str) -> Hand:
    """A right hand, its back to us; the rein comes up before the little finger and goes in under the next."""
    return Hand(behind=_back, before=partial(_fist, strap=strap), wrist=(-37, 11), way=163)
