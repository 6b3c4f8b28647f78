"""Hands about an upright pole through (0, 0), a pole 28 wide; and the other hands of those courts."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _overhand_behind(d: Drawing, skin: str) -> None:
    finger(d, [(7, -17), (-2, -32), (-19, -33)], 7.6, skin, joints=False)


def _overhand(d: Drawing, skin: str) -> None:
    wrist(d, [(20, 3, 23), (32, 10, 21), (44, 19, 18.5), (64, 35, 17.5)], skin)
    flesh(d, [(42, 2, "c"), (32, -14), (18, -25), (4, -27), (-12, -27), (-20.5, -23), (-20.5, -16),
        (-17, -13.4, "c"), (-23, -11), (-24.4, -4), (-21, 0.6), (-17.4, 1, "c"), (-22, 4), (-22.6, 10),
        (-19, 14), (-15.6, 14.4, "c"), (-18.6, 17), (-18, 23), (-13, 26.4), (-2, 28), (10, 31), (24, 36),
        (34, 37, "c")], skin, (0, 21))  # fmt: skip
    _partings(d, ((-17, -13.4), (-2, -13.6), (11, -10)), ((-17.4, 1), (-2, 1), (13, 4)),
        ((-15.6, 14.4), (-2, 15), (12, 17.4)))  # fmt: skip
    _knuckles(d, (17, -20, -24), (20, -4, -6), (20, 10.4, 8), (17, 23, 22))
    sinews(d, ((25, 0), (36, 10)), ((24, 13), (34, 19)))


def _partings(d: Drawing, *lines: tuple[Point, Point, Point]) -> None:
    """Between the fingers of a fist, from the contour to the knuckles."""
    d.fold(*((line, 5.2) for line in lines))


def _knuckles(d: Drawing, *bows: tuple[float, float, float]) -> None:
    """A bow round each knuckle, turned by so many degrees."""
    for x, y, turn in bows:
        with d.at(x, y, rotate=turn):
            d.lens([(-3, -4.6), (1.6, 0), (-3, 4.6)], 2.2)


def _thumb_up(d: Drawing, skin: str) -> None:
    wrist(d, [(30, 14, 23), (38, 30, 20.5), (44, 46, 18.5), (52, 72, 18)], skin)
    flesh(d, [(48, -6, "c"), (38, -20), (22, -23), (4, -21), (-13, -21), (-21, -18), (-22, -11),
        (-18, -8, "c"), (-24, -5), (-25, 2), (-22, 6), (-18, 6.4, "c"), (-23, 9), (-23, 16), (-20, 19.4),
        (-16, 19.8, "c"), (-19, 22), (-18.6, 28), (-14, 31.6), (0, 34), (13, 37), (22, 43), (27, 54, "c"),
        (62, 44, "c"), (57, 16)], skin, (2, 22), (23, 25), shade=())  # fmt: skip
    d.ticks(*(((16 + 3.4 * k, 38.4 + 3.4 * k), (21 + 3.2 * k, 31 + 3.2 * k), 2.4) for k in range(4)))
    _partings(d, ((-18, -8), (-2, -8), (13, -5)), ((-18, 6.4), (-2, 6.8), (16, 9)),
        ((-16, 19.8), (-2, 20.6), (15, 23)))  # fmt: skip
    finger(d, [(38, -2), (25, -24), (11, -40)], 9.4, skin, nail=1)
    flesh(d, [(22, -15, "c"), (30, -19), (34, -27), (46, -13), (56, 12, "c"), (44, 20), (34, 8)], skin,
        shade=())  # fmt: skip
    d.line(smooth([(30, -33), (40, -21), (50, -5), (58, 17)], closed=False), OUTER)
    d.lens([(19, -17), (27, -13), (33, -3)], 2.8)
    _knuckles(d, (23, 2, 0), (24, 16, 10), (21, 28, 24))
    sinews(d, ((31, 9), (40, 20)), ((29, 21), (37, 29)))


def _ring_on_breast(d: Drawing, skin: str) -> None:
    wrist(d, [(-4, 2, 23), (14, 6, 22), (38, 14, 20)], skin)
    for run, half in (
        ([(-14, 17), (-32, 22), (-41, 26)], 7.0), ([(-22, 8), (-40, 11), (-52, 15)], 8.0),
        ([(-20, -14), (-39, -17), (-52, -13)], 8.4), ([(-24, -4), (-43, -3), (-57.5, 1)], 8.6),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(10, -6), (-6, -27), (-24, -33)], 9.2, skin, nail=1)
    flesh(d, [(28, -8, "c"), (18, -15), (5, -18), (-10, -20), (-24, -18), (-30, -10), (-32, -2), (-30, 10),
        (-22, 22), (-8, 24), (8, 22), (22, 28, "c")], skin, (0, 1), (9, 11), shade=())  # fmt: skip
    d.lens([(-8, -20), (-15, -17), (-24, -19)], 2.6)
    dimples(d, (-28, -12), (-31, -2), (-29, 9), (-21, 18), turn=180)
    sinews(d, ((-20, -9), (-4, -4)), ((-22, 1), (-6, 4)), ((-18, 12), (-4, 11)))


OVERHAND: Final = Hand(behind=_overhand_behind, before=_overhand, wrist=(46, 21), way=38)
"""A left fist, its back to us; the thumb passes behind the pole, and its end shows beyond."""
THUMB_UP: Final = Hand(before=_thumb_up, wrist=(43, 46), way=72)
"""A left fist, its back to us, four fingers round the pole, the thumb up along it."""
ON_BREAST: Final = Hand(before=_ring_on_breast, wrist=(14, 6), way=16)
"""Spread on the breast."""
