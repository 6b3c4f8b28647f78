"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _rim_behind(d: Drawing, skin: str) -> None:
    finger(d, [(-14, 84), (-35, 58), (-27, 8)], 9.4, skin)
    wrist(d, [(0, 62, 27), (0, 82, 23), (0, 100, 19.5), (1, 126, 19)], skin)


def _rim_before(d: Drawing, skin: str) -> None:
    finger(d, [(20, 50), (30, 24), (24, -5)], 7.4, skin, nail=1)
    finger(d, [(9, 44), (13, 10), (9, -23)], 8.4, skin, nail=1)
    finger(d, [(-5, 42), (-7, 6), (-5, -31)], 8.8, skin, nail=1)
    finger(d, [(-18, 46), (-26, 14), (-21, -21)], 8.6, skin, nail=1)
    flesh(d, [(-26.5, 51, "c"), (-19, 36), (-5, 32), (10, 34), (21, 42), (27.6, 55), (25, 80), (19, 102, "c"),
        (-19, 102, "c"), (-25, 84), (-28, 66)], skin, (5, 7), (8, 11))  # fmt: skip
    dimples(d, (-18, 40), (-5, 36), (9, 38), (20, 47), turn=90)
    sinews(d, ((-14, 48), (-8, 72)), ((-3, 46), (-1, 74)), ((9, 48), (7, 72)), ((18, 55), (13, 74)))


def _offered_behind(d: Drawing, skin: str) -> None:
    finger(d, [(19, 50), (21, 8), (26, -16)], 8.4, skin)
    finger(d, [(3, 50), (3, 8), (6, -20)], 8.8, skin)


def _offered_before(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 68, 21), (6, 74, 21), (7, 84, 18.5), (8, 112, 18)], skin)
    finger(d, [(26, 46), (50, 30), (54, 10)], 7.8, skin, nail=-1)
    finger(d, [(30, 56), (54, 48), (62, 31)], 7.0, skin, nail=-1)
    flesh(d, [(-22, 70, "c"), (-26, 56), (-20, 42), (-6, 38), (12, 34), (26, 36), (34, 44), (37, 56),
        (34, 66), (26, 84, "c"), (-12, 84, "c")], skin)  # fmt: skip
    finger(d, [(-17, 58), (-23, 26), (-7, -13)], 9.6, skin, nail=1)
    flesh(d, [(-25, 52), (-21, 40), (-10, 40), (-4, 54), (-8, 70), (-22, 68)], skin, shade=())
    for edge in ([(-12, 86), (-20, 74), (-25.8, 60)], [(36, 61), (33, 70), (26, 86)]):
        d.line(smooth(list(edge), closed=False), OUTER)
    d.lens([(-4, 37), (3, 33), (11, 35)], 2.4)
    d.lens([(12, 35), (20, 32), (29, 37)], 2.4)
    d.lens([(-8, 44), (-2, 58), (-7, 76)], 2.6)
    d.lens([(6, 48), (18, 50), (28, 46)], 2.2)
    d.lens([(8, 60), (18, 62), (27, 59)], 2.0)


def _tips_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(0, 62, 27), (0, 82, 23), (0, 98, 19.5), (0, 124, 19)], skin)
    finger(d, [(18, 54), (31, 24), (27, -14)], 9.4, skin)
    finger(d, [(-16, 52), (-29, 22), (-26, -16)], 9.2, skin)
    finger(d, [(1, 50), (1, 20), (1, -18)], 9.8, skin)


def _tips_before(d: Drawing, skin: str) -> None:
    finger(d, [(-25, 62), (-51, 32), (-51, -22)], 8.4, skin)
    flesh(d, [(-33, 58, "c"), (-21, 45), (0, 42), (20, 45), (34, 58), (31, 80), (19.5, 102, "c"),
        (-19.5, 102, "c"), (-29, 82)], skin, (0, 3), (7, 9), shade=())  # fmt: skip
    finger(d, [(18, 78), (50, 46), (50, -16)], 10.6, skin, nail=-1)
    flesh(d, [(2, 84), (10, 64), (25, 50), (38, 62), (34, 80), (20, 102), (6, 100)], skin, shade=())
    d.line(smooth([(47, 67), (36, 79), (27, 90), (20, 104)], closed=False), OUTER)
    d.lens([(31, 46), (12, 60), (4, 78), (9, 98)], 2.8)
    d.lens([(-25, 56), (-12, 62), (0, 58)], 2.4)


def _pointing(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 2, 22), (20, 8, 21), (36, 16, 18.5), (60, 28, 17.5)], skin)
    for run, half in (
        ([(12, 22), (-6, 30), (-12, 20)], 6.8), ([(6, 16), (-16, 22), (-21, 10)], 7.6),
        ([(4, 4), (-22, 8), (-25, -4)], 8.0),
    ):  # fmt: skip
        finger(d, run, half, skin)
    finger(d, [(4, -8), (-28, -14), (-58, -24)], 7.8, skin, nail=1)
    flesh(d, [(2, -15, "c"), (16, -20), (32, -12), (44, 2, "c"), (36, 32, "c"), (20, 32), (8, 28), (3, 16),
        (2, 2)],
        skin, (0, 3), (4, 6))  # fmt: skip
    finger(d, [(20, -10), (4, -2), (-14, 0)], 8.4, skin, nail=1)
    flesh(d, [(12, -16), (24, -16), (30, -4), (20, 4), (10, -2)], skin, shade=())
    dimples(d, (4, -8), (5, 7), (9, 19), turn=180)
    sinews(d, ((14, 8), (28, 12)))


def _purse_strings(d: Drawing, skin: str) -> None:
    wrist(d, [(14, -2, 23), (30, -4, 21), (46, -7, 18.5), (66, -12, 17.5)], skin)
    for run, half in (
        ([(16, 21), (-3, 26), (-12, 21)], 6.8), ([(14, 11), (-8, 14), (-18, 8)], 7.6),
        ([(12, -1), (-10, 1), (-22, -6)], 8.0), ([(10, -13), (-8, -12), (-20, -19)], 7.8),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(5, -21, "c"), (20, -25), (38, -24), (52, -26, "c"), (50, 12, "c"), (34, 22), (22, 28),
        (11, 28), (9, 16), (6, 2), (4, -10)], skin, (0, 3), (4, 7))  # fmt: skip
    finger(d, [(22, -19), (4, -26), (-12, -23)], 8.0, skin, nail=1)
    flesh(d, [(14, -24), (26, -24), (30, -14), (20, -8), (11, -14)], skin, shade=())
    dimples(d, (8, -11), (9, 1), (11, 12), (14, 22), turn=180)
    sinews(d, ((16, -6), (32, -8)), ((17, 5), (33, 2)), ((20, 15), (32, 10)))


BY_RIM: Final = Hand(behind=_rim_behind, before=_rim_before, wrist=(0, 104), way=90)
"""A right hand, its back to us: four fingers before the rim, the thumb behind it."""
OFFERED: Final = Hand(behind=_offered_behind, before=_offered_before, wrist=(7, 88), way=89)
"""A left hand, its palm to us: the thumb before the rim, two fingers behind it, the last two bent aside."""
ON_FINGERTIPS: Final = Hand(behind=_tips_behind, before=_tips_before, wrist=(0, 104), way=90)
"""A right hand, the palm up: the rim stands on five spread fingers, the outer two before it."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""The first finger stretched out, the others shut."""
ON_STRINGS: Final = Hand(before=_purse_strings, wrist=(48, -7), way=-12)
"""Shut about the strings of a purse, which hang from (-4, 26)."""
