"""The pages' hands, each about what it holds, upright through (0, 0)."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _along_pole(d: Drawing, skin: str) -> None:
    wrist(d, [(20, 8, 23), (32, 15, 21), (44, 22, 18.5), (64, 34, 18)], skin)
    flesh(d, [(44, 0, "c"), (34, -16), (20, -22), (2, -22), (-12, -22), (-20, -18), (-20.6, -11),
        (-17, -8.4, "c"), (-23, -6), (-24.4, 1), (-21, 5.6), (-17.4, 6, "c"), (-22, 9), (-22.6, 15),
        (-19, 19), (-15.6, 19.4, "c"), (-18.6, 22), (-18, 28), (-13, 31.4), (0, 34), (12, 38), (24, 42),
        (36, 42, "c")], skin, (2, 21), shade=())  # fmt: skip
    d.ticks(*(((4 + 5.6 * k, 35 + 1.6 * k), (7 + 5.6 * k, 28 + 1.2 * k), 2.4) for k in range(5)))
    d.fold(([(-17, -8.4), (-2, -8.6), (12, -5)], 5.2), ([(-17.4, 6), (-2, 6), (14, 9)], 5.2),
        ([(-15.6, 19.4), (-2, 20), (13, 22.6)], 5.2))  # fmt: skip
    finger(d, [(30, -8), (16, -29), (0, -45)], 8.8, skin, nail=1)
    flesh(d, [(14, -16, "c"), (22, -20), (25, -30), (36, -20), (46, 2, "c"), (34, 10), (26, 2)], skin,
        shade=())  # fmt: skip
    d.line(smooth([(23, -38), (31, -29), (39, -16), (46, 1)], closed=False), OUTER)
    d.lens([(11, -17), (19, -14), (25, -5)], 2.8)
    for x, y, turn in ((20, 2, -4), (21, 15, 8), (18, 28, 22)):
        with d.at(x, y, rotate=turn):
            d.lens([(-3, -4.6), (1.6, 0), (-3, 4.6)], 2.2)
    sinews(d, ((26, 5), (37, 13)), ((25, 18), (35, 23)))


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
    finger(d, [(6, -16), (28, -25), (48, -25)], 9.0, skin)


def _in_belt(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 2, 25), (-10, 2, 23), (-26, 0, 20), (-46, -4, 18)], skin)
    for run, half in (
        ([(10, 21), (26, 28), (34, 25)], 7.0), ([(14, 12), (33, 17), (44, 12.6)], 7.8),
        ([(16, -12), (35, -13), (46, -14.6)], 8.4), ([(16, 1), (37, 4), (49, 0)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(-24, -18, "c"), (-8, -22), (6, -24), (18, -20), (21, -8), (24, 3), (21, 15), (13, 27), (0, 28),
        (-12, 24), (-24, 21, "c")], skin, (0, 3), (7, 10), shade=())  # fmt: skip
    d.ticks(*(((-14 + 5.4 * k, 24.5 + 1.2 * k), (-13 + 5 * k, 16 + 0.8 * k), 2.4) for k in range(4)))
    dimples(d, (17, -11), (20, 1), (18, 13), (10, 22), turn=180)
    sinews(d, ((11, -9), (-6, -6)), ((14, 1), (-4, 1)))


ALONG_POLE: Final = Hand(before=_along_pole, wrist=(46, 23), way=31)
"""Shut about a pole, its back to us: the fingers turn behind the pole, the thumb lies up along it."""
BY_STEM: Final = Hand(behind=_by_stem_behind, before=_by_stem, wrist=(41, 43), way=70)
"""A left hand shut about a stem, its back to us: the thumb up behind it, the forearm from below."""
IN_BELT: Final = Hand(behind=_in_belt_behind, before=_in_belt, wrist=(-26, 0), way=184)
"""A right hand, its back to us, that hangs by its thumb, which the belt covers; its fingers to the right."""
