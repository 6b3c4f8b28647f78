"""Hands about an upright pole through (0, 0), 28 to 34 wide; and the other hands of those courts."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, thumb, wrist


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


def _fist_behind(d: Drawing, skin: str) -> None:
    thumb(d, [(36, 8, 12), (29, -25, 10.6), (2, -37, 9.4), (-21, -32, 8)], skin)


def _fist(d: Drawing, skin: str) -> None:
    wrist(d, [(34, 14, 22), (40, 30, 20.5), (45, 46, 18.5), (52, 72, 18)], skin)
    flesh(d, [(63, 46, "c"), (58, 22), (53, 2), (45, -12), (34, -17), (24, -21), (13, -28), (3, -29),
        (-12, -24), (-21, -20), (-23, -13), (-18, -9, "c"), (-25, -6), (-26.5, 2), (-23, 6.5),
        (-18.5, 7, "c"), (-24, 10), (-24.5, 17), (-21, 20.6), (-16.5, 21, "c"), (-20, 23.4), (-19.5, 29.5),
        (-14, 33), (-3, 34), (7, 38), (17, 37), (25, 43), (29, 54, "c")], skin, (0, 27),
        shade=())  # fmt: skip
    _partings(d, ((-18, -9), (-2, -12), (12, -14.5)), ((-18.5, 7), (-2, 5), (14, 3)),
        ((-16.5, 21), (-2, 20.4), (13, 20)))  # fmt: skip
    d.fold(([(15, -14), (25, -10), (36, -3)], 3.6), ([(17, 3.4), (27, 6), (36, 11)], 3.6),
        ([(16, 20.4), (24, 22), (32, 26)], 3.6))  # fmt: skip
    for x, y, turn in ((8, -21, -12), (11, -5.4, -4), (11, 11.6, 2), (8, 28.4, 8)):
        with d.at(x, y, rotate=turn):
            d.lens([(-2, -5.4), (3, 0), (-2, 5.4)], 2.6)
    _knuckles(d, (43, -5, -20), (44, 7, -4), (41, 19, 12), (36, 29, 26))


def _ring_on_breast(d: Drawing, skin: str) -> None:
    wrist(d, [(-4, 2, 23), (14, 6, 22), (38, 14, 20)], skin)
    for run, half in (
        ([(-12, 18), (-33, 25), (-47, 31)], 6.8), ([(-22, 9), (-45, 13), (-62, 18)], 7.7),
        ([(-20, -14), (-44, -17), (-62, -13)], 8.1), ([(-24, -3), (-48, -2), (-69, 3)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(10, -6), (-8, -27), (-28, -34)], 8.8, skin, nail=1)
    flesh(d, [(28, -8, "c"), (18, -15), (5, -18), (-10, -20), (-24, -18), (-30, -10), (-32, -2), (-30, 10),
        (-22, 22), (-8, 24), (8, 22), (22, 28, "c")], skin, (0, 1), (9, 11), shade=())  # fmt: skip
    d.lens([(-8, -20), (-15, -17), (-24, -19)], 2.6)
    dimples(d, (-28, -12), (-31, -2), (-29, 9), (-21, 18), turn=180)
    sinews(d, ((-20, -9), (-4, -4)), ((-22, 1), (-6, 4)), ((-18, 12), (-4, 11)))


def _round_pole_behind(d: Drawing, skin: str) -> None:
    """The thumb: its root beside the pole, its end round the far edge on the first finger."""
    thumb(d, [(34, 4, 12), (28, -21, 10), (2, -31, 9), (-20, -28, 7.6)], skin)


def _round_pole(d: Drawing, skin: str) -> None:
    """Back and fingers in one contour, the finger ends round the pole's far edge."""
    wrist(d, [(28, 14, 20), (34, 28, 20), (41, 46, 18), (46, 72, 17)], skin)
    flesh(d, [(60, 46, "c"), (56, 20), (49, 0), (39, -14), (26, -21), (10, -22), (-8, -23), (-19, -21),
        (-22, -15), (-20, -9, "c"), (-25, -4), (-25, 3), (-20.5, 7, "c"), (-23, 12), (-22, 18),
        (-17, 21, "c"), (-16, 27), (-11, 32), (2, 33), (14, 32), (20, 38), (24, 50, "c")], skin,
        (0, 21))  # fmt: skip
    d.fold(([(-20, -9), (0, -9), (21, -13)], 5.4), ([(-20.5, 7), (0, 7), (23, 2)], 5.4),
        ([(-17, 21), (2, 20), (21, 15)], 5.4))  # fmt: skip
    for x, y in ((-6, -16), (-8, -1), (-6, 14)):
        d.lens([(x - 1, y - 4), (x + 1, y), (x - 1, y + 4)], 1.8)
    d.lens([(24, -19), (29, -13), (29, -7)], 2.6)
    d.lens([(26, -4), (31, 2), (30, 8)], 2.4)


def _low_fist_behind(d: Drawing, skin: str) -> None:
    """The thumb: from the root of the first finger round behind the pole, its end beyond the far edge."""
    thumb(d, [(35, 2, 12), (26, -20, 10.4), (6, -31, 9), (-12, -31, 8.4), (-22, -27, 7)], skin)
    d.lens([(-16, -37), (-13, -31), (-16, -25)], 1.8)


def _low_fist(d: Drawing, skin: str) -> None:
    wrist(d, [(20, 8, 23), (32, 15, 21), (44, 22, 18.5), (64, 34, 18)], skin)
    flesh(d, [(46, 2, "c"), (36, -12), (24, -20), (8, -23), (-12, -23), (-20, -19), (-20.6, -12),
        (-17, -8.4, "c"), (-23, -6), (-24.4, 1), (-21, 5.6), (-17.4, 6, "c"), (-22, 9), (-22.6, 15),
        (-19, 19), (-15.6, 19.4, "c"), (-18.6, 22), (-18, 28), (-13, 31.4), (0, 34), (12, 38), (24, 42),
        (36, 42, "c")], skin, (0, 21), shade=())  # fmt: skip
    d.ticks(*(((4 + 5.6 * k, 35 + 1.6 * k), (7 + 5.6 * k, 28 + 1.2 * k), 2.4) for k in range(5)))
    _partings(d, ((-17, -8.4), (0, -9), (16, -7)), ((-17.4, 6), (0, 6), (17, 8)),
        ((-15.6, 19.4), (0, 20), (16, 22)))  # fmt: skip
    _knuckles(d, (22, -14, -20), (24, 1, -4), (23, 15, 8), (20, 28, 22))
    for x, y, turn in ((-2, -16, -4), (-3, -1.6, 0), (-2, 12.6, 4)):
        with d.at(x, y, rotate=turn):
            d.lens([(-1, -4), (1, 0), (-1, 4)], 1.8)
    sinews(d, ((30, -6), (40, 5)), ((30, 7), (40, 15)), ((27, 20), (36, 25)))


OVERHAND: Final = Hand(behind=_overhand_behind, before=_overhand, wrist=(46, 21), way=38)
"""A left fist, its back to us; the thumb passes behind the pole, and its end shows beyond."""
FIST: Final = Hand(behind=_fist_behind, before=_fist, wrist=(43, 46), way=72)
"""A left fist, its back to us: the fingers bend at two rows of knuckles and shut round the pole.

The thumb lies behind it, and its end shows beyond.
"""
ON_BREAST: Final = Hand(before=_ring_on_breast, wrist=(14, 6), way=16)
"""Spread on the breast."""
ROUND_POLE: Final = Hand(behind=_round_pole_behind, before=_round_pole, wrist=(42, 50), way=78)
"""A left hand, its back to us, four fingers round the pole, the thumb behind, the elbow out beside it."""
LOW_FIST: Final = Hand(behind=_low_fist_behind, before=_low_fist, wrist=(46, 23), way=31)
"""Shut about a pole, its back to us: the fingers close round its front, the thumb behind it."""
