"""Hands that hold a cup, each in its own way; and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import finger, flesh, sinews, wrist


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
    wrist(d, [(36, 20, 20), (47, 36, 19.5), (55, 52, 18), (67, 82, 17.5)], skin)


def _tray_before(d: Drawing, skin: str) -> None:
    """Three fingers under the foot, each a step below and behind the one before it, the thumb at its rim."""
    finger(d, [(18, 27), (-8, 29), (-37, 20)], 6.4, skin, nail=-1, joints=False)
    finger(d, [(16, 18), (-14, 20), (-43, 8)], 7.0, skin, nail=-1, joints=False)
    finger(d, [(14, 11), (-14, 10.6), (-35, -1)], 7.2, skin, nail=-1)
    flesh(d, [(4, 4, "c"), (18, 3.4), (32, 3), (44, -4), (56, 6), (64, 22), (73, 46, "c"), (40, 58, "c"),
        (35, 46), (29, 39), (20, 35), (12, 33, "c"), (2, 28), (7, 22), (4, 16), (9, 10)], skin, (0, 2),
        (7, 11), shade=())  # fmt: skip
    d.lens([(3, 18.4), (12, 17.6), (20, 18)], 3.4)
    d.lens([(3, 27), (12, 25.6), (22, 26)], 3.4)
    d.ticks(*(((13 + 5.6 * k, 32.6 + 1.9 * k), (17 + 5.4 * k, 25 + 1.6 * k), 2.4) for k in range(5)))
    finger(d, [(50, 12), (43, -2), (31, -9)], 7.8, skin, nail=1)
    flesh(d, [(38, 6), (45, -2), (54, 6), (58, 24), (46, 30), (39, 18)], skin, shade=())
    d.line(smooth([(48, -7), (56, 5), (64, 22), (73, 46)], closed=False), OUTER)
    d.lens([(37, 4), (38, 16), (47, 27)], 2.8)


def _rod(d: Drawing, skin: str) -> None:
    wrist(d, [(18, 6, 23), (30, 11, 21), (42, 16, 18.5), (66, 26, 17.5)], skin)
    flesh(d, [(40, -4, "c"), (31, -17), (18, -22), (4, -22), (-7, -22), (-14, -18), (-14.4, -11),
        (-10.6, -8.4, "c"), (-17, -6), (-18, 1), (-14.6, 5.4), (-10.8, 5.8, "c"), (-16, 8), (-16.4, 14.6),
        (-13, 18.4), (-9, 18.8, "c"), (-12.6, 21), (-12, 27), (-7, 30.4), (6, 32), (18, 35), (36, 36, "c")],
        skin, (2, 21), shade=())  # fmt: skip
    d.ticks(*(((7 + 5.4 * k, 32.4 + 0.8 * k), (9 + 5.4 * k, 25 + 0.6 * k), 2.4) for k in range(5)))
    d.fold(([(-10.6, -8.4), (2, -8.6), (13, -5)], 5.0), ([(-10.8, 5.8), (2, 6), (15, 8)], 5.0),
        ([(-9, 18.8), (2, 19.4), (14, 21)], 5.0))  # fmt: skip
    finger(d, [(30, -8), (14, -27), (-9, -30)], 8.4, skin, nail=1)
    flesh(d, [(14, -16, "c"), (20, -20), (22, -32), (33, -20), (42, -2, "c"), (32, 10), (24, 2)], skin,
        shade=())  # fmt: skip
    d.line(smooth([(14, -35), (26, -29), (35, -17), (41, -4)], closed=False), OUTER)
    d.lens([(9, -19), (18, -15), (24, -5)], 2.8)
    for x, y, turn in ((19, 3, -4), (20, 15, 8), (17, 26, 20)):
        with d.at(x, y, rotate=turn):
            d.lens([(-3, -4.4), (1.6, 0), (-3, 4.4)], 2.2)


def _by_stem_behind(d: Drawing, skin: str) -> None:
    finger(d, [(34, -6), (20, -26), (2, -35)], 8.2, skin, joints=False)


def _by_stem(d: Drawing, skin: str) -> None:
    wrist(d, [(24, 12, 22.5), (34, 27, 20.5), (41, 43, 18.5), (44, 52, 18)], skin)
    flesh(d, [(42, -8, "c"), (33, -21), (20, -26), (6, -25), (-6, -24), (-13, -20), (-13, -13.4),
        (-9, -11, "c"), (-16, -8), (-17, -1.6), (-13.4, 2.4), (-9.4, 2.6, "c"), (-14.6, 5), (-15, 11),
        (-11.4, 14.6), (-7.6, 15, "c"), (-11, 17), (-11, 22), (-6.6, 26), (4, 28.6), (14, 32), (20, 39),
        (24, 50, "c"), (58, 42, "c"), (53, 14)], skin, (0, 22), (23, 25), shade=())  # fmt: skip
    d.line(smooth([(58, 42), (53, 14), (42, -8)], closed=False), OUTER)
    d.ticks(*(((12 + 3.4 * k, 31.6 + 4.4 * k), (18 + 3.2 * k, 26 + 4 * k), 2.4) for k in range(4)))
    d.fold(([(-9, -11), (3, -11), (14, -8)], 5.0), ([(-9.4, 2.6), (3, 3), (16, 5)], 5.0),
        ([(-7.6, 15), (4, 16), (15, 18)], 5.0))  # fmt: skip
    for x, y, turn in ((20, -17, -24), (24, -2, -6), (24, 11, 8), (20, 23, 24)):
        with d.at(x, y, rotate=turn):
            d.lens([(-3, -4.6), (1.6, 0), (-3, 4.6)], 2.2)
    sinews(d, ((31, 0), (40, 14)), ((29, 14), (37, 24)))


def _in_belt_behind(d: Drawing, skin: str) -> None:
    """The thumb, from the wrist along the upper side of the hand and down behind the belt."""
    thumb = [(-8.0, -21.0, 10.0), (12.0, -24.0, 9.6), (28.0, -18.0, 8.2), (36.6, -4.0, 7.6),
        (39.0, 12.0, 6.6)]  # fmt: skip
    d.limb(thumb, skin, INNER, start="round", end="round", depth=0.4, spacing=5.0, width=2.2)


def _in_belt(d: Drawing, skin: str) -> None:
    """The knuckles over the belt, four fingers that lie together, slightly bent."""
    wrist(d, [(-2, -4, 25), (-13, -12, 23), (-24, -18, 20.5), (-40, -23, 19)], skin)
    for run, half in (
        ([(-8, 20), (-4, 34), (2, 43)], 6.6), ([(-1, 13), (7, 33), (13, 43)], 7.4),
        ([(8, 4), (17, 25), (23, 37)], 7.8), ([(16, -6), (26, 12), (32, 25)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    flesh(d, [(-22, -38, "c"), (-8, -31), (6, -25), (18, -20), (25, -9), (21, 4), (13, 15), (4, 24), (-6, 27),
        (-14, 21), (-21, 9), (-30, 0, "c")], skin, (9, 11), shade=())  # fmt: skip
    flesh(d, [(-12, -27), (0, -29.4), (12, -30), (21, -26), (20, -20), (12, -12), (-2, -14)], skin, shade=())
    d.lens([(6, -21.6), (17, -19), (25, -9), (31, 4)], 4.2)
    d.ticks(*(((-27 + 3.8 * k, 2 + 5.2 * k), (-22 + 3.4 * k, -5 + 4.4 * k), 2.4) for k in range(5)))
    for x, y in ((17, -8), (10, 3), (2, 13)):
        with d.at(x, y, rotate=40):
            d.lens([(-2, -4.6), (2.4, 0), (-2, 4.6)], 2.2)
    sinews(d, ((10, -9), (-4, -17)), ((3, 1), (-10, -8)))


STEM_AND_KNOP: Final = Hand(behind=_knop_behind, before=_knop_before, wrist=(-39, 50), way=99)
"""A right hand shut round the stem under the bowl, the thumb behind, the forearm upright below it."""
ON_PALM: Final = Hand(behind=_tray_behind, before=_tray_before, wrist=(56, 54), way=68)
"""A left hand like a waiter's, seen from the thumb: the foot, its lower edge through (0, 0), stands on it."""
ROUND_ROD: Final = Hand(before=_rod, wrist=(45, 17), way=23)
"""A right fist about a thin rod, its back to us, the thumb across it."""
BY_STEM: Final = Hand(behind=_by_stem_behind, before=_by_stem, wrist=(41, 43), way=70)
"""A left hand shut about a stem, its back to us: the thumb up behind it, the forearm from below."""
IN_BELT: Final = Hand(behind=_in_belt_behind, before=_in_belt, wrist=(-24, -20), way=196)
"""A right hand, its back to us, its thumb hooked over a belt and behind it; the arm from the upper left."""
