"""Hands that hold a sword upright, its grip through (0, 0), the guard 34 above; and a head by its hair."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def _finger_over_guard(d: Drawing, skin: str) -> None:
    wrist(d, [(10, 2, 25), (13, 20, 25), (14, 38, 20), (16, 66, 18)], skin)
    digit(d, [(-12, 31), (2, 31), (15, 28)], 6.8, skin)
    digit(d, [(-20, 19), (0, 18), (18, 14)], 8.0, skin)
    digit(d, [(-23, 4), (-2, 2), (19, -2)], 8.6, skin)
    digit(d, [(-21, -8), (-22, -27), (-9, -41), (8, -43)], 7.8, skin)
    patch(d, [(38, 18, "c"), (38, 0), (32, -15), (20, -22), (6, -22), (-8, -18), (-15, -12), (-13, -6),
        (-4, -5),
        (8, -8), (15, -5), (19, 6), (22, 18), (30, 26, "c")], skin, (0, 13))  # fmt: skip
    d.lens([(-13, -14), (-7, -15), (-5, -11), (-8, -7)], 2.0)
    d.lens([(8, -20), (11, -15), (10, -10)], 2.2)
    d.lens([(26, -14), (31, -2), (31, 12)], 2.2)


def _hammer(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 0, 26), (12, 19, 26), (14, 37, 20.5), (14, 66, 18.5)], skin)
    digit(d, [(-14, 30), (0, 30), (13, 25)], 7.2, skin)
    digit(d, [(-21, 18), (-2, 16), (17, 10)], 8.4, skin)
    digit(d, [(-24, 3), (-3, 0), (19, -6)], 9.0, skin)
    digit(d, [(-21, -14), (-4, -20), (14, -22)], 8.8, skin)
    patch(d, [(38, 16, "c"), (39, -4), (34, -19), (23, -28), (11, -27), (-4, -17), (-17, -7), (-22, 0),
        (-19, 7),
        (-10, 6), (3, -2), (12, -6), (18, 2), (22, 14), (30, 25, "c")], skin, (0, 14))  # fmt: skip
    d.lens([(-20, 1), (-16, -5), (-11, -4), (-12, 2)], 2.0)
    d.lens([(2, -20), (6, -15), (7, -8)], 2.4)
    d.lens([(6, -22), (10, -17), (11, -11)], 1.7)
    d.lens([(26, -18), (32, -5), (32, 10)], 2.4)


def _thumb_on_guard(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 0, 25), (12, 18, 25), (13, 38, 19.5), (12, 66, 18)], skin)
    for x0, x1, y, half in ((-15, 6, 28, 7.0), (-21, 10, 15, 8.2), (-23, 11, 0, 8.8), (-20, 9, -15, 8.4)):
        digit(d, [(x1, y + 3), (x0 * 0.45, y + 0.6), (x0, y - 3)], half, skin)
    patch(d, [(2, -23, "c"), (14, -26), (26, -24), (35, -8), (37, 14), (30, 34, "c"), (12, 38), (2, 34, "c"),
        (8, 20), (13, 4), (11, -10)], skin, (0, 5))  # fmt: skip
    digit(d, [(22, -14), (20, -32), (11, -47)], 8.2, skin, nail=True)
    patch(d, [(12, -20), (20, -30), (29, -22), (32, -4), (22, 6), (13, -6)], skin, shade=())
    knuckles(d, [(8, -13), (12, 2), (10, 17), (5, 29)], 180)
    tendons(d, ((16, 2), (27, 8)), ((15, 17), (25, 20)))


def _by_the_hair(d: Drawing, skin: str) -> None:
    wrist(d, [(-2, 2, 24), (-16, 14, 21), (-29, 27, 18), (-50, 48, 17)], skin)
    for root, joint, tip, half in (
        ((-17, -12), (-19, 6), (-10, 20), 7.2), ((-5, -20), (-6, 4), (0, 22), 8.2),
        ((10, -21), (11, 2), (11, 20), 8.4), ((24, -15), (26, 2), (21, 15), 7.6),
    ):  # fmt: skip
        digit(d, [root, joint, tip], half, skin)
    patch(d, [(-27, -4, "c"), (-27, -17), (-19, -25), (-8, -30), (2, -33), (13, -32), (24, -27), (33, -17),
        (34, -7, "c"), (24, -11), (10, -15), (-5, -14), (-18, -6)], skin, (0, 8), shade=())  # fmt: skip
    knuckles(d, [(-18, -14), (-5, -22), (10, -23), (24, -17)], 90, 5.4)
    digit(d, [(-24, -2), (-30, 14), (-20, 26)], 8.0, skin)
    patch(d, [(-32, -8), (-18, -12), (-16, -2), (-24, 6), (-32, 4)], skin, shade=())
    tendons(d, ((-12, -24), (-22, -10)), ((2, -28), (-10, -20)))


FINGER_OVER_GUARD: Final = Hand(before=_finger_over_guard, wrist=(14, 48), way=84)
"""The first finger hooked over the guard, the thumb across the next."""
HAMMER: Final = Hand(before=_hammer, wrist=(14, 48), way=90)
"""Shut hard, the thumb slantwise over two fingers."""
THUMB_ON_GUARD: Final = Hand(before=_thumb_on_guard, wrist=(13, 48), way=90)
"""From the back, the thumb set against the guard."""
BY_THE_HAIR: Final = Hand(before=_by_the_hair, wrist=(-36, 34), way=136)
"""Clenched over a head of hair that hangs from it, knuckles up."""
