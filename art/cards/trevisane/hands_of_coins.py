"""Hands that hold a coin by its lower right rim at (0, 0); and one with a purse, one in the girdle."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.trevisane.fingers import Hand, digit, knuckles, patch, tendons, wrist


def _between_two(d: Drawing, skin: str) -> None:
    wrist(d, [(16, 28, 24), (18, 42, 23), (18, 58, 19.5), (17, 90, 18)], skin)
    digit(d, [(24, 12), (18, -14), (2, -36)], 8.4, skin)
    digit(d, [(33, 16), (33, -10), (18, -32)], 8.6, skin)


def _between_two_front(d: Drawing, skin: str) -> None:
    patch(d, [(-2, 54, "c"), (-2, 38), (6, 18), (18, 8), (32, 10), (40, 20), (40, 38),
        (36, 56, "c")], skin, (5, 7),
        shade=())  # fmt: skip
    digit(d, [(38, 24), (40, 6), (26, 0), (18, 12)], 7.8, skin)
    digit(d, [(36, 42), (43, 28), (32, 18), (21, 23)], 7.0, skin)
    digit(d, [(6, 48), (-7, 26), (-21, 6), (-30, -12)], 9.2, skin, nail=True)
    patch(d, [(-2, 40), (4, 34), (16, 46), (14, 58), (2, 56)], skin, shade=())
    d.lens([(17, 28), (13, 40), (16, 54)], 2.6)


def _over_rim(d: Drawing, skin: str) -> None:
    wrist(d, [(26, 4, 22), (28, 26, 23), (25, 46, 20), (20, 84, 18)], skin)


def _over_rim_front(d: Drawing, skin: str) -> None:
    for run, half in (
        ([(28, 18), (8, 14), (-13, 1)], 7.0), ([(36, 2), (14, -2), (-10, -12)], 8.0),
        ([(39, -14), (18, -19), (-5, -28)], 8.4), ([(36, -30), (20, -37), (2, -43)], 8.0),
    ):  # fmt: skip
        digit(d, run, half, skin, nail=True)
    patch(d, [(28, -38, "c"), (40, -36), (48, -20), (51, 0), (49, 24), (45, 44, "c"), (16, 44, "c"), (14, 30),
        (24, 20), (30, 6), (33, -10), (32, -24)], skin, (0, 5), (6, 8))  # fmt: skip
    knuckles(d, [(35, -27), (38, -12), (35, 3), (28, 17)], 190, 5.4)
    tendons(d, ((40, -10), (42, 8)), ((37, 5), (38, 20)))


def _cords(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 0, 23), (26, 5, 23), (40, 9, 19.5), (66, 16, 18)], skin)
    for run, half in (
        ([(14, 18), (-4, 22), (-12, 31), (-1, 36)], 6.6), ([(16, 10), (-10, 12), (-20, 24), (-7, 31)], 7.6),
        ([(18, 0), (-14, 0), (-27, 13), (-14, 23)], 8.2), ([(20, -12), (-14, -15), (-31, -1),
            (-19, 12)], 8.4),
    ):  # fmt: skip
        digit(d, run, half, skin)
    patch(d, [(0, -22, "c"), (14, -24), (28, -18), (42, -10, "c"), (36, 27, "c"), (22, 28), (10, 25, "c"),
        (12, 12), (12, -4)], skin, (0, 3), (4, 6), shade=())  # fmt: skip
    digit(d, [(28, -6), (12, -4), (-4, -6), (-17, -4)], 8.2, skin, nail=True)
    patch(d, [(20, -14), (30, -14), (36, -4), (28, 6), (18, 3)], skin, shade=())
    d.lens([(16, 4), (26, 8), (34, 6)], 2.2)


def _in_girdle(d: Drawing, skin: str) -> None:
    wrist(d, [(-12, 0, 21), (2, 0, 19), (30, 0, 18)], skin)
    digit(d, [(-18, -10), (-38, -20), (-56, -19)], 8.4, skin, nail=True)
    for run, half in (
        ([(2, 10), (-3, 25), (0, 40)], 6.8), ([(-9, 8), (-16, 26), (-13, 45)], 7.6),
        ([(-20, 4), (-30, 22), (-28, 44)], 8.0), ([(-28, -4), (-44, 14), (-44, 36)], 8.0),
    ):  # fmt: skip
        digit(d, run, half, skin, nail=True)
    patch(d, [(8, -18, "c"), (-8, -20), (-22, -17), (-36, -8), (-36, 6), (-28, 14), (-18, 18), (-8, 20),
        (2, 19), (10, 16, "c")], skin, (0, 2), shade=())  # fmt: skip
    d.lens([(-22, -16), (-32, -11), (-40, -2)], 2.6)
    knuckles(d, [(-31, 0), (-22, 8), (-11, 13), (-1, 15)], 118, 5)
    tendons(d, ((-24, -4), (-10, -8)), ((-16, 3), (-4, -1)), ((-6, 8), (4, 4)))


BETWEEN_TWO: Final = Hand(behind=_between_two, before=_between_two_front, wrist=(18, 70), way=92)
"""Between the thumb and two fingers, the others curled into the palm."""
OVER_RIM: Final = Hand(behind=_over_rim, before=_over_rim_front, wrist=(23, 62), way=96)
"""The hand behind the disc, four fingers bent over its rim to the front."""
CORDS: Final = Hand(before=_cords, wrist=(48, 11), way=14)
"""Fingers hooked under cords that hang from them, seen from the thumb's side."""
IN_GIRDLE: Final = Hand(before=_in_girdle, wrist=(0, 0), way=0)
"""The thumb over the girdle, four fingers hang before it; about the wrist, at the right."""
