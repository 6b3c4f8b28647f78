"""Hands that hold a cup, each in its own way; and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _knop_behind(d: Drawing, skin: str) -> None:
    d.limb([(-20, -10, 8.6), (0, -23, 8.6), (13, -29, 7.6)], skin, OUTER, start="round", end="round",
        depth=0.0)  # fmt: skip


def _knop_before(d: Drawing, skin: str) -> None:
    """A fist in one contour, its fingers short across the stem, their ends turned away."""
    wrist(d, [(-26, 16, 20), (-31, 30, 19), (-36, 46, 17.5), (-40, 72, 17)], skin)
    flesh(d, [(-53, 46, "c"), (-51, 24), (-47, 6), (-40, -8), (-30, -18), (-18, -21), (-2, -21), (9, -20),
        (15, -14), (13, -8.5, "c"), (18, -4), (18, 3), (13, 7, "c"), (16, 11), (15, 17), (9, 20, "c"),
        (10, 25), (6, 30), (-4, 32), (-14, 31), (-17, 38), (-19, 48, "c")], skin, (0, 21))  # fmt: skip
    d.fold(([(13, -8.4), (0, -8), (-18, -11)], 5.4), ([(13.4, 7), (0, 7), (-20, 4)], 5.4),
        ([(9.4, 20), (-2, 20), (-18, 18)], 5.4))  # fmt: skip
    d.lens([(-21, -18), (-25, -12), (-24, -6)], 2.6)
    d.lens([(-23, -2), (-27, 4), (-25, 11)], 2.4)


def _tray_behind(d: Drawing, skin: str) -> None:
    finger(d, [(16, 2), (-14, -5), (-41, -9)], 6.8, skin)
    finger(d, [(18, 6), (-16, 1), (-49, -3)], 7.6, skin)
    wrist(d, [(42, 18, 18), (52, 35, 18.5), (59, 52, 17), (70, 82, 17)], skin)
    finger(d, [(24, 13), (-12, 10), (-45, 6)], 7.8, skin)
    flesh(d, [(2, 3), (22, -3), (42, -6, "c"), (57, 6), (67, 25), (75, 48, "c"), (42, 59, "c"), (38, 45),
        (27, 30), (10, 18), (2, 15)], skin, (2, 5), (6, 9))  # fmt: skip
    d.lens([(8, 8), (18, 13), (30, 14)], 1.8)


def _tray_before(d: Drawing, skin: str) -> None:
    finger(d, [(48, 18), (38, -4), (18, -12)], 8.4, skin, nail=1)
    flesh(d, [(38, 6), (48, 0), (58, 10), (60, 28), (44, 28)], skin, shade=())
    d.lens([(38, 10), (40, 20), (48, 28)], 2.2)


def _rod(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 2, 23), (28, 8, 21.5), (44, 15, 18.5), (66, 25, 17.5)], skin)
    for run, half in (
        ([(14, 27), (-4, 32), (-15, 27)], 6.8), ([(14, 16), (-9, 19), (-20, 13)], 7.6),
        ([(12, 3), (-11, 4), (-23, -3)], 8.2), ([(10, -10), (-10, -11), (-21, -18)], 8.0),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(5, -19, "c"), (20, -23), (36, -12), (52, -2, "c"), (40, 34, "c"), (26, 34), (11, 34),
        (9, 22), (6, 7), (4, -7)], skin, (0, 3), (4, 6))  # fmt: skip
    finger(d, [(22, -16), (8, -31), (-9, -36)], 8.4, skin, nail=1)
    flesh(d, [(14, -22), (26, -22), (32, -10), (20, -4), (11, -10)], skin, shade=())
    dimples(d, (8, -8), (8, 5), (10, 17), (12, 28), turn=180)
    sinews(d, ((15, -2), (30, 6)), ((16, 11), (30, 15)), ((18, 22), (29, 23)))


STEM_AND_KNOP: Final = Hand(behind=_knop_behind, before=_knop_before, wrist=(-39, 50), way=99)
"""A right hand shut round the stem under the bowl, the thumb behind, the forearm upright below it."""
ON_PALM: Final = Hand(behind=_tray_behind, before=_tray_before, wrist=(60, 54), way=70)
"""A left hand like a waiter's, seen from the thumb: the foot, its lower edge through (0, 0), stands on it."""
ROUND_ROD: Final = Hand(before=_rod, wrist=(48, 17), way=24)
"""About a short rod, the thumb up along it."""
