"""The pages' hands, each about what it holds, upright through (0, 0)."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, sinews, wrist


def _thumb_up(d: Drawing, skin: str) -> None:
    wrist(d, [(16, 6, 24), (26, 22, 23), (36, 38, 20), (50, 62, 18)], skin)
    for run, half in (
        ([(20, 24), (-1, 25), (-11, 31)], 7.2), ([(18, 11), (-6, 12), (-18, 19)], 8.2),
        ([(18, -3), (-8, -4), (-21, 4)], 8.6), ([(20, -17), (-4, -19), (-18, -11)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(11, -26, "c"), (22, -28), (36, -18), (48, 6), (55, 28, "c"), (22, 52, "c"), (16, 42),
        (10, 32), (8, 19), (11, 7), (12, -6), (11, -16)], skin, (0, 4), (5, 8))  # fmt: skip
    finger(d, [(28, -18), (18, -38), (4, -48)], 8.4, skin, nail=1)
    flesh(d, [(18, -24), (22, -34), (32, -32), (40, -12), (28, -6), (18, -12)], skin, shade=())
    d.line(smooth([(27, -39), (36, -28), (43, -8)], closed=False), OUTER)
    dimples(d, (10, -14), (9, -1), (8, 13), (10, 26), turn=180)
    sinews(d, ((17, -8), (30, 8)), ((16, 4), (27, 18)), ((16, 17), (25, 28)))


def _at_scabbard(d: Drawing, skin: str) -> None:
    wrist(d, [(12, 2, 24), (28, 5, 22), (44, 8, 19.5), (66, 12, 18)], skin)
    for run, half in (
        ([(14, 22), (-4, 24), (-15, 29)], 7.2), ([(15, 10), (-8, 11), (-22, 16)], 8.2),
        ([(15, -4), (-9, -4), (-24, 3)], 8.6), ([(14, -17), (-7, -19), (-21, -13)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(5, -26, "c"), (18, -27), (34, -18), (50, -12, "c"), (47, 29, "c"), (32, 29), (18, 31),
        (6, 30), (4, 18), (6, 5), (7, -6), (6, -16)], skin, (0, 3), (4, 8))  # fmt: skip
    finger(d, [(22, -18), (6, -33), (-14, -33)], 8.4, skin, nail=1)
    flesh(d, [(12, -26), (24, -28), (32, -14), (20, -6), (10, -14)], skin, shade=())
    d.line(smooth([(10, -39), (22, -32), (34, -18)], closed=False), OUTER)
    dimples(d, (5, -14), (3, -1), (4, 12), (5, 24), turn=180)
    sinews(d, ((12, -8), (28, -2)), ((12, 4), (27, 8)), ((12, 16), (25, 18)))


def _from_below(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 4, 24), (28, 12, 22.5), (42, 21, 19.5), (60, 32, 18)], skin)
    for run, half in (
        ([(16, 28), (-2, 30), (-17, 25)], 7.0), ([(18, 15), (-4, 17), (-23, 11)], 8.0),
        ([(18, 1), (-4, 2), (-25, -3)], 8.4), ([(16, -12), (-4, -13), (-21, -18)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(8, -20, "c"), (18, -26), (30, -18), (42, -4), (54, 4, "c"), (36, 42, "c"), (22, 38), (12, 34),
        (15, 22), (14, 8), (10, -6)], skin, (0, 4), (5, 7))  # fmt: skip
    finger(d, [(24, -14), (8, -30), (-8, -38)], 8.8, skin, nail=-1)
    flesh(d, [(16, -24), (28, -20), (36, -6), (26, 2), (16, -6), (12, -16)], skin, shade=())
    d.line(smooth([(14, -37), (26, -26), (38, -8)], closed=False), OUTER)
    d.lens([(20, -8), (28, 4), (26, 18)], 2.2)
    d.lens([(34, 8), (38, 16), (38, 26)], 1.8)


def _by_foot_behind(d: Drawing, skin: str) -> None:
    finger(d, [(42, -12), (14, -38), (-17, -42)], 9.0, skin, nail=-1)
    wrist(d, [(44, 20, 24), (46, 44, 23), (46, 64, 19.5), (44, 88, 18)], skin)
    for run, half in (
        ([(36, 38), (14, 43), (0, 37)], 6.4), ([(34, 25), (4, 30), (-13, 23)], 7.8),
        ([(34, 10), (0, 14), (-24, 7)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin)


def _by_foot(d: Drawing, skin: str) -> None:
    finger(d, [(42, -2), (24, -20), (0, -27)], 8.2, skin)
    flesh(d, [(30, -14, "c"), (40, -22), (54, -16), (65, 4), (69, 34), (66, 72, "c"), (24, 76, "c"),
        (23, 62), (26, 52), (31, 45, "c"), (28, 34), (31, 24), (27, 14), (31, 4),
        (29, -6)], skin, (1, 5), (6, 9))  # fmt: skip
    dimples(d, (36, -9), (31, 8), (32, 24), (34, 37), turn=180)
    sinews(d, ((40, -4), (50, 18)), ((37, 12), (48, 28)), ((38, 27), (46, 38)))


def _napkin(d: Drawing, skin: str) -> None:
    wrist(d, [(12, 2, 24), (28, 4, 22), (44, 7, 19.5), (66, 10, 18)], skin)
    for run, half in (
        ([(13, 24), (-4, 29), (-13, 24)], 7.2), ([(15, 13), (-8, 18), (-21, 11)], 8.2),
        ([(15, -1), (-9, 3), (-25, -4)], 8.6), ([(14, -14), (-7, -13), (-22, -20)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin)
    flesh(d, [(5, -23, "c"), (18, -26), (34, -19), (50, -13, "c"), (47, 27, "c"), (32, 29), (18, 32),
        (6, 32), (4, 21), (6, 8), (7, -4), (6, -14)], skin, (0, 3), (4, 8))  # fmt: skip
    finger(d, [(24, -16), (8, -30), (-8, -24)], 8.8, skin, nail=1)
    flesh(d, [(14, -24), (26, -26), (34, -12), (22, -4), (12, -10)], skin, shade=())
    d.line(smooth([(12, -36), (24, -29), (36, -17)], closed=False), OUTER)
    dimples(d, (6, -10), (3, 3), (4, 15), (5, 26), turn=180)
    sinews(d, ((12, -5), (28, 0)), ((12, 7), (27, 10)), ((12, 18), (25, 19)))


THUMB_UP: Final = Hand(before=_thumb_up, wrist=(38, 41), way=57)
"""A left hand shut about the grip, its back to us, the thumb up over the guard."""
AT_SCABBARD: Final = Hand(before=_at_scabbard, wrist=(48, 8), way=10)
"""About the mouth of a scabbard, the thumb upon it."""
FROM_BELOW: Final = Hand(before=_from_below, wrist=(46, 23), way=30)
"""About a pole, the palm up: the finger ends to us, the thumb up along it."""
BY_FOOT: Final = Hand(behind=_by_foot_behind, before=_by_foot, wrist=(46, 70), way=88)
"""A left hand from its back: the stem between thumb and index, the foot, whose lower edge is at y = 0, on the
other fingers."""
ROUND_LINEN: Final = Hand(before=_napkin, wrist=(48, 7), way=8)
"""Shut about a bunch of linen, the thumb upon it."""
