"""Hands that hold a sword upright, its grip through (0, 0), the guard 34 above; and a head by its hair."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def _aslant(d: Drawing, skin: str) -> None:
    wrist(d, [(10, 4, 25), (14, 20, 25), (15, 38, 20), (17, 66, 18)], skin)
    digit(d, [(16, -16), (-2, -25), (-22, -20)], 8.2, skin, creased=False)


def _aslant_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-14, 6, 31, 6.8), (-20, 10, 17, 8.0), (-23, 11, 1, 8.6), (-19, 9, -14, 8.4)):
        digit(d, [(x1, y + 4), (x0 * 0.4, y + 1), (x0, y - 3)], half, skin)
    patch(d, [(4, -23, "c"), (14, -27), (26, -22), (35, -8), (39, 10), (38, 24), (33, 42, "c"), (14, 42),
        (2, 37, "c"), (9, 24), (13, 9), (11, -7)], skin, (0, 6))  # fmt: skip
    knuckles(d, [(10, -11), (13, 4), (10, 19), (5, 31)], 180)
    tendons(d, ((17, -8), (27, 0)), ((19, 7), (29, 12)), ((16, 21), (26, 24)))


def _hammer(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 4, 26), (13, 20, 26), (16, 38, 20.5), (18, 66, 18.5)], skin)
    digit(d, [(16, -20), (-2, -27), (-21, -22)], 8.4, skin, creased=False)


def _hammer_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-13, 2, 29, 7.2), (-20, 2, 16, 8.4), (-22, 2, 0, 9.0), (-18, 2, -16, 8.8)):
        digit(d, [(x1, y - 1), (x0, y + 1)], half, skin)
        d.lens([(x0 + 4, y - half * 0.6), (x0 + 1, y), (x0 + 4, y + half * 0.6)], 1.9)
    patch(d, [(0, -26, "c"), (12, -31), (27, -26), (37, -9), (41, 13), (36, 42, "c"), (14, 42), (0, 36, "c"),
        (-4, 29), (1, 23, "c"), (-5, 16), (0, 8, "c"), (-6, 0), (0, -8, "c"), (-5, -17)], skin, (0, 5),
        shade=(Shade(angle=0, depth=0.46, spacing=4.6, width=2.4, reach=12),))  # fmt: skip
    knuckles(d, [(-1, -17), (-2, -1), (-1, 15), (2, 29)], 180, 6.8)
    tendons(d, ((8, -15), (22, -6)), ((8, 0), (23, 5)), ((8, 15), (22, 18)), ((10, 28), (20, 28)))


def _close(d: Drawing, skin: str) -> None:
    wrist(d, [(8, 0, 25), (12, 18, 25), (13, 38, 19.5), (12, 66, 18)], skin)
    digit(d, [(16, -18), (-2, -28), (-22, -26)], 8.4, skin, creased=False)


def _close_front(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-15, 6, 28, 7.0), (-21, 10, 15, 8.2), (-23, 11, 0, 8.8), (-20, 9, -15, 8.4)):
        digit(d, [(x1, y - 2), (x0 * 0.45, y - 1), (x0, y + 3)], half, skin)
    patch(d, [(4, -25, "c"), (15, -28), (27, -22), (35, -6), (37, 14), (30, 38, "c"), (12, 40), (2, 34, "c"),
        (8, 20), (13, 4), (11, -12)], skin, (0, 5))  # fmt: skip
    knuckles(d, [(9, -16), (13, -1), (11, 14), (5, 28)], 184)
    tendons(d, ((16, -14), (26, -6)), ((19, 1), (28, 6)), ((16, 16), (25, 19)))


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


ASLANT: Final = Hand(behind=_aslant, before=_aslant_front, wrist=(16, 50), way=86)
"""From the back, four fingers close under the guard, rising aslant; the thumb's end beyond the grip."""
HAMMER: Final = Hand(behind=_hammer, before=_hammer_front, wrist=(17, 50), way=88)
"""From the back, shut hard: an arc of knuckles, short fingers, the thumb's end beyond the grip."""
CLOSE: Final = Hand(behind=_close, before=_close_front, wrist=(13, 48), way=90)
"""From the back, four fingers close round the grip, sinking; the thumb's end beyond it."""
BY_THE_HAIR: Final = Hand(before=_by_the_hair, wrist=(-36, 34), way=136)
"""Clenched over a head of hair that hangs from it, knuckles up."""
