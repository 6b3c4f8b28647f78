"""Hands that hold up a coin, its lowest point at (0, 0); and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _embracing_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(-2, 34, 30), (0, 56, 25), (1, 76, 20), (2, 102, 19)], skin)
    flesh(d, [(-54, -36, "c"), (-62, -22), (-52, 0), (-40, 16), (-32, 32), (-27, 46), (-18, 78, "c"),
        (20, 78, "c"), (30, 48), (44, 20), (44, -20, "c"), (0, -40, "c")], skin, (2, 6))  # fmt: skip
    d.lens([(-27, 22), (-12, 23), (6, 12)], 2.4)
    d.lens([(-27, 30), (-14, 42), (-10, 62)], 2.0)


def _embracing_before(d: Drawing, skin: str) -> None:
    for run, half in (
        ([(-31, 2), (-23, -16), (-12, -27)], 7.2), ([(-46, -6), (-33, -25), (-19, -39)], 8.2),
        ([(-60, -20), (-45, -37), (-26, -52)], 8.6), ([(-69, -39), (-53, -53), (-35, -63)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    finger(d, [(27, 46), (46, 14), (28, -24)], 11.4, skin, nail=-1)
    flesh(
        d, [(4, 66), (8, 44), (20, 28), (45, 37), (36.5, 52), (27.5, 67), (20, 80), (8, 80)], skin, shade=()
    )
    d.line(smooth([(46, 37), (37, 52), (28, 67), (21, 80)], closed=False), OUTER)
    d.lens([(24, 26), (8, 42), (3, 60), (8, 76)], 2.8)


def _offered_behind(d: Drawing, skin: str) -> None:
    finger(d, [(8, 50), (10, 8), (14, -18)], 9.0, skin)
    finger(d, [(-8, 50), (-9, 10), (-2, -14)], 8.8, skin)


def _offered_before(d: Drawing, skin: str) -> None:
    wrist(d, [(5, 66, 25), (6, 76, 22), (7, 88, 19), (8, 116, 18)], skin)
    flesh(d, [(-21, 74, "c"), (-27, 58), (-20, 42), (-8, 34), (4, 31), (18, 32), (32, 38), (38, 50),
        (36, 66), (27, 90, "c"), (-12, 90, "c")], skin, (6, 9))  # fmt: skip
    finger(d, [(39, 42), (41, 55), (29, 66)], 7.4, skin, nail=1)
    finger(d, [(24, 27), (29, 46), (16, 62)], 8.8, skin, nail=1)
    finger(d, [(-18, 62), (-27, 28), (-7, -14)], 11.0, skin, nail=1)
    flesh(d, [(-28.4, 65), (-32, 49), (-10, 40), (-2, 58), (-4, 76), (-12, 90), (-20.6, 79)], skin, shade=())
    d.line(smooth([(-33, 49), (-28.6, 65), (-21, 79), (-13, 91)], closed=False), OUTER)
    d.lens([(-7, 42), (0, 60), (-3, 82)], 2.8)
    d.lens([(-3, 34), (3, 30.4), (12, 33)], 2.4)


def _pinched_behind(d: Drawing, skin: str) -> None:
    wrist(d, [(-1, 58, 29), (0, 76, 25), (0, 94, 20), (0, 122, 19)], skin)
    for run, half in (
        ([(-25, 50), (-28, 22), (-22, -10)], 7.6), ([(-11, 46), (-13, 12), (-10, -18)], 8.6),
        ([(3, 44), (3, 10), (5, -20)], 9.0), ([(17, 46), (25, 16), (18, -14)], 9.0),
    ):  # fmt: skip
        finger(d, run, half, skin)


def _pinched_before(d: Drawing, skin: str) -> None:
    flesh(d, [(-33, 48, "c"), (-24, 38), (-8, 33), (8, 32), (22, 36), (32, 46), (30, 72), (20, 96, "c"),
        (-20, 96, "c"), (-28, 78), (-33, 60)], skin, (8, 11), shade=())  # fmt: skip
    finger(d, [(25, 66), (42, 30), (20, -12)], 11.6, skin, nail=-1)
    flesh(d, [(2, 82), (8, 62), (18, 48), (42, 54), (35, 71), (26.5, 85), (19, 97), (6, 96)], skin, shade=())
    d.line(smooth([(43.6, 54), (35.5, 71), (27, 85), (20, 98)], closed=False), OUTER)
    d.lens([(22, 46), (7, 60), (2, 78), (7, 94)], 2.8)
    for x, y in ((-19, 37), (-4, 32.6), (10, 33)):
        d.lens([(x - 6, y + 2), (x, y + 3.4), (x + 6, y + 1)], 2.2)
    d.lens([(-28, 58), (-14, 60), (2, 52)], 2.2)


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


EMBRACING: Final = Hand(behind=_embracing_behind, before=_embracing_before, wrist=(1, 82), way=90)
"""A right hand behind the coin, its palm to us: four fingers come round the rim, the thumb opposite."""
OFFERED: Final = Hand(behind=_offered_behind, before=_offered_before, wrist=(7, 92), way=89)
"""A left hand, its palm to us: the thumb before the rim, two fingers behind it, the last two shut."""
PINCHED: Final = Hand(behind=_pinched_behind, before=_pinched_before, wrist=(0, 100), way=90)
"""A right hand, its palm to us: the thumb before the rim, four fingers close together behind it."""
POINTING: Final = Hand(before=_pointing, wrist=(44, 20), way=26)
"""The first finger stretched out, the others shut."""
ON_STRINGS: Final = Hand(before=_purse_strings, wrist=(48, -7), way=-12)
"""Shut about the strings of a purse, which hang from (-4, 26)."""
