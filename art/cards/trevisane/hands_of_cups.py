"""Hands that hold a cup by its stem, about the middle of it; one on the hip, one on the breast.

The last two are drawn about their wrist, which is at their right.
"""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def _round_stem(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 6, 24), (19, 22, 24), (22, 40, 20), (23, 72, 18.5)], skin)
    digit(d, [(16, -6), (-4, -22), (-21, -27)], 8.4, skin, creased=False)


def _round_stem_fingers(d: Drawing, skin: str) -> None:
    for x0, x1, y, half in ((-13, 8, 31, 6.8), (-19, 12, 18, 8.0), (-22, 13, 3, 8.6), (-19, 10, -12, 8.4)):
        digit(d, [(x1, y - 2), (x0 * 0.4, y), (x0, y + 3)], half, skin)
    patch(d, [(3, -22, "c"), (15, -26), (28, -20), (36, -5), (40, 14), (41, 55, "c"), (8, 55, "c"),
        (3, 36, "c"), (9, 23), (13, 8), (11, -9)], skin, (0, 5), (6, 7),
        shade=(Shade(angle=0, depth=0.46, spacing=4.6, width=2.4, reach=12),))  # fmt: skip
    knuckles(d, [(9, -13), (13, 2), (11, 17), (6, 29)], 184, 5.6)
    tendons(d, ((16, -11), (27, -3)), ((19, 4), (29, 9)), ((17, 19), (26, 23)))


def _round_knop(d: Drawing, skin: str) -> None:
    digit(d, [(16, -2), (-2, -18), (-19, -30)], 8.4, skin, creased=False)


def _round_knop_fingers(d: Drawing, skin: str) -> None:
    wrist(d, [(20, 10, 22), (25, 26, 23), (27, 44, 19.5), (27, 70, 18)], skin)
    for x0, x1, y, half in ((-10, 10, 32, 6.8), (-15, 14, 20, 7.8), (-18, 16, 6, 8.4), (-16, 14, -9, 8.2)):
        digit(d, [(x1, y + 4), (x0 * 0.3, y), (x0, y - 1)], half, skin)
    patch(d, [(8, -18, "c"), (19, -21), (32, -14), (40, 2), (45, 24), (45, 60, "c"), (11, 60, "c"), (8, 44),
        (6, 37, "c"), (12, 26), (17, 12), (15, -4)], skin, (0, 5), (6, 8),
        shade=(Shade(angle=0, depth=0.42, spacing=4.8, width=2.4, reach=10),))  # fmt: skip
    knuckles(d, [(14, -8), (17, 7), (15, 21), (10, 33)], 186)
    tendons(d, ((21, -6), (31, 4)), ((23, 9), (33, 16)), ((21, 24), (29, 28)))


def _knuckles_on_hip(d: Drawing, skin: str) -> None:
    wrist(d, [(-20, 2, 22), (-2, 1, 19), (26, 0, 18)], skin)
    for run, half in (
        ([(-24, 24), (-41, 33)], 7.2), ([(-28, 13), (-50, 21)], 8.2),
        ([(-30, 1), (-55, 7)], 8.6), ([(-28, -11), (-54, -7)], 8.6),
    ):  # fmt: skip
        digit(d, run, half, skin)
        (x, y), half_ = run[1], half * 0.7
        d.lens([(x + 9, y - half_), (x + 6, y - 1), (x + 9, y + half_ * 0.6)], 1.8)
    back: list[Node] = [
        (6, -18, "c"), (-10, -22), (-25, -25), (-36, -21), (-39, -13), (-35, -6, "c"), (-40.6, 1),
        (-36, 8, "c"), (-38, 15), (-32, 21, "c"), (-32, 27), (-24, 32), (-10, 28), (6, 18, "c"),
    ]  # fmt: skip
    patch(d, back, skin, (0, 3), (10, 13),
        shade=(Shade(angle=84, depth=0.4, spacing=4.8, width=2.4, reach=12),))  # fmt: skip
    d.line(smooth(back[3:12], closed=False), INNER)
    tendons(d, ((-29, -10), (-13, -7)), ((-30, 1), (-14, 1)), ((-28, 13), (-13, 9)))
    digit(d, [(-4, -17), (-26, -28), (-47, -22)], 8.4, skin, nail=True)
    patch(d, [(8, -17, "c"), (-2, -22), (-16, -27), (-20, -20), (-8, -12)], skin, shade=())
    d.lens([(-19, -18), (-10, -14), (0, -14)], 2.4)


def _on_breast(d: Drawing, skin: str) -> None:
    for run, half in (
        ([(-20, 18), (-42, 24), (-60, 29)], 6.8), ([(-26, 9), (-54, 10), (-80, 10)], 7.6),
        ([(-27, -3), (-56, -4), (-85, -2)], 7.8), ([(-25, -12), (-51, -18), (-76, -20)], 7.4),
    ):  # fmt: skip
        digit(d, run, half, skin, nail=True)
    digit(d, [(-4, -10), (-18, -28), (-38, -39)], 8.4, skin, nail=True)
    patch(d, [(32, -15, "c"), (12, -16), (-8, -19), (-20, -20), (-31, -15), (-34, -3), (-34, 8), (-30, 19),
        (-22, 26), (-10, 23), (4, 18), (18, 16), (32, 17, "c")], skin, (0, 2), (8, 12), shade=())  # fmt: skip
    d.lens([(-26, -19), (-17, -14), (-12, -5)], 2.4)
    knuckles(d, [(-29, -11), (-32, 0), (-31, 10), (-25, 20)], 180, 5)
    tendons(d, ((-22, -9), (-8, -5)), ((-24, 0), (-9, 0)), ((-23, 9), (-9, 5)))
    d.lens([(-2, -10), (2, 0), (-2, 11)], 1.6)


ROUND_STEM: Final = Hand(behind=_round_stem, before=_round_stem_fingers, wrist=(22, 54), way=88)
"""From the back, shut on the stem with the fingers aslant, the thumb's end beyond it."""
ROUND_KNOP: Final = Hand(behind=_round_knop, before=_round_knop_fingers, wrist=(27, 58), way=88)
"""From the back, four fingers across the stem, the thumb behind it up to the bowl."""
KNUCKLES_ON_HIP: Final = Hand(before=_knuckles_on_hip, wrist=(0, 0), way=0)
"""A fist set on the hip, its back to us, the thumb over the first finger."""
ON_BREAST: Final = Hand(before=_on_breast, wrist=(4, 0), way=0)
"""Laid on the heart, the two middle fingers closed."""
