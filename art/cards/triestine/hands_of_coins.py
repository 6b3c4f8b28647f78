"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _tips_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(0, 48, 23), (1, 60, 19.5), (1, 74, 16.5), (2, 100, 16)], skin)
    thumb = [(-13.0, 66.0, 9.0), (-26.0, 47.0, 7.2), (-29.5, 38.0, 7.6), (-30.0, 22.0, 6.4),
        (-22.0, -8.0, 6.0)]  # fmt: skip
    d.limb(thumb, skin, OUTER, start="round", end="round", depth=0.5, spacing=5.0, width=2.2)
    d.lens([(-37, 38), (-33.6, 35.6), (-29, 36.4)], 2.0)
    d.lens([(-36, 32), (-33, 30.6), (-29.6, 31)], 1.6)


def _tips_before(d: Drawing, skin: str) -> None:
    finger(d, [(20, 36), (26, 16), (26, -2)], 6.0, skin, nail=1)
    for run, half in (
        ([(10, 30), (13, 4), (13, -17)], 6.8), ([(-4, 26), (-2, -2), (-1, -26)], 7.4),
        ([(-17, 30), (-17, 5), (-15, -18)], 7.0),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(-23, 31, "c"), (-16, 24), (-4, 20), (11, 23), (25, 31, "c"), (26, 44), (20, 60), (17, 80, "c"),
        (-15, 80, "c"), (-17, 68), (-22, 56), (-24, 42, "c")], skin, (4, 7), (8, 12))  # fmt: skip
    dimples(d, (-16, 32), (-4, 28), (9, 31), (19, 38), turn=90)
    sinews(d, ((-14, 38), (-7, 58)), ((-2, 35), (-1, 56)), ((8, 38), (5, 56)))


def _pinched_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(-1, 64, 29), (0, 80, 25), (0, 96, 20), (0, 124, 19)], skin)
    for run, half in (
        ([(-9, 54), (-8, 20), (-5, -18)], 7.2), ([(10, 54), (13.5, 20), (14, -18)], 7.2),
    ):  # fmt: skip
        finger(d, run, half, skin)


def _pinched_before(d: Drawing, skin: str) -> None:
    for run, half in (
        ([(-29, 60), (-48, 32), (-43, -5)], 6.6), ([(-22, 54), (-28.5, 24), (-25, -16)], 7.2),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(-36, 62, "c"), (-30, 48), (-14, 42), (4, 41), (18, 44), (32, 52), (30, 76), (20, 100, "c"),
        (-20, 100, "c"), (-28, 84), (-34, 72)], skin, (8, 11), shade=())  # fmt: skip
    thumb = [(22.0, 76.0, 12.0), (36.0, 50.0, 9.4), (41.0, 34.0, 9.6), (41.0, 20.0, 8.8), (31.0, -6.0, 6.4)]
    d.limb(thumb, skin, OUTER, start="round", end="round", depth=0.4, spacing=5.0, width=2.2)
    d.lens([(36, 35), (41, 37.4), (47, 35)], 1.8)
    d.line(smooth([(26, -7), (28, -14), (34, -13), (37, -5)], closed=False), 1.8)
    flesh(d, [(2, 86), (8, 66), (18, 54), (29, 50), (41, 55), (35, 74), (26.5, 89), (19, 101), (6, 100)],
        skin, shade=())  # fmt: skip
    d.line(smooth([(44, 52), (37, 73), (28, 90), (20, 102)], closed=False), OUTER)
    d.lens([(20, 52), (7, 64), (2, 82), (7, 98)], 2.8)
    for x, y in ((-26, 50), (-9, 44), (8, 44)):
        d.lens([(x - 6, y + 2), (x, y + 3.4), (x + 6, y + 1)], 2.2)
    d.lens([(-29, 64), (-14, 66), (0, 58)], 2.2)


def _pointing(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 2, 22), (20, 8, 21), (36, 16, 18.5), (60, 28, 17.5)], skin)
    finger(d, [(30, -3), (13, -17), (-10, -23)], 8.4, skin, nail=1)
    for run, half in (
        ([(14, 24), (-2, 31), (-8, 34)], 7.0), ([(8, 17), (-12, 23), (-16, 27)], 7.8),
        ([(4, 6), (-16, 11), (-21, 15)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
    finger(d, [(4, -8), (-28, -14), (-58, -24)], 7.8, skin, nail=1)
    flesh(d, [(2, -15, "c"), (16, -17), (32, -12), (44, 2, "c"), (36, 32, "c"), (20, 33), (10, 31), (5, 20),
        (2, 6)], skin, (4, 6))  # fmt: skip
    d.fold(([(-1, -14.4), (12, -16), (27, -9)], 5.4))
    dimples(d, (4, -7), (5, 7), (9, 19), turn=180)
    sinews(d, ((14, -4), (29, 2)), ((15, 8), (30, 12)))


def _clutched(d: Drawing, skin: str) -> None:
    wrist(d, [(18, 3, 23), (31, 8, 22), (45, 14, 19), (66, 23, 18)], skin)
    for run, half in (
        ([(16, 28), (0, 33), (-8, 29)], 6.4), ([(15, 18), (-5, 22), (-17, 17)], 7.2),
        ([(13, 7), (-8, 9), (-21, 6)], 7.6), ([(12, -5), (-9, -4), (-24, -6)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(6, -16, "c"), (20, -23), (36, -13), (52, -3, "c"), (42, 34, "c"), (28, 36), (12, 35),
        (10, 24), (7, 10), (5, -4)], skin, (1, 3), (4, 6))  # fmt: skip
    thumb = [
        (38.0, -9.0, 9.0),
        (22.0, -20.5, 8.4),
        (13.0, -24.0, 8.8),
        (0.0, -23.5, 7.4),
        (-17.0, -17.0, 6.0),
    ]
    d.limb(thumb, skin, OUTER, start="round", end="round", depth=0.4, spacing=5.0, width=2.2)
    d.lens([(12, -31), (14, -25), (12, -19)], 1.8)
    d.line(smooth([(-12, -23.6), (-17, -22.6), (-21, -18), (-19, -13.6)], closed=False), 1.8)
    flesh(d, [(24, -24), (38, -15), (44, -4), (30, 0), (22, -9), (20, -17)], skin, shade=())
    d.line(smooth([(18, -27), (30, -22), (42, -11)], closed=False), OUTER)
    d.lens([(21, -11), (28, -6), (37, -2)], 2.2)
    dimples(d, (11, 2), (12, 12), (14, 22), (16, 31), turn=180)
    sinews(d, ((19, 5), (32, 10)), ((19, 16), (32, 19)))


ON_TIPS: Final = Hand(behind=_tips_behind, before=_tips_before, wrist=(1, 82), way=90)
"""A right hand, its back to us: four finger ends before the rim, the thumb behind it."""
PINCHED: Final = Hand(behind=_pinched_behind, before=_pinched_before, wrist=(0, 104), way=90)
"""A right hand, its palm to us: two fingers behind the coin, thumb and the last two over its rim."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""A left hand, its back to us: the first finger stretched out, the thumb above it, the others shut."""
ON_STRINGS: Final = Hand(before=_clutched, wrist=(50, 16), way=23)
"""A left hand, its back to us, shut about the strings of a purse, which hang from (0, 30); thumb across."""
