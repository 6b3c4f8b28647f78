"""The pages' hands, each about what it holds, upright through (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import unit
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


def _along_pole(d: Drawing, skin: str) -> None:
    wrist(d, [(14, 2, 24), (28, 9, 23), (42, 18, 20), (62, 30, 18)], skin)
    for run, half in (
        ([(16, 32), (-4, 38), (-17, 37)], 7.2), ([(16, 19), (-6, 24), (-21, 24)], 8.2),
        ([(16, 4), (-8, 8), (-23, 9)], 8.6), ([(16, -11), (-7, -9), (-21, -7)], 8.4),
    ):  # fmt: skip
        _bent(d, run, half, skin)
    finger(d, [(28, -14), (16, -34), (5, -52)], 8.8, skin, nail=1)
    flesh(d, [(8, -18, "c"), (16, -25), (26, -30), (36, -20), (48, 0, "c"), (38, 42, "c"), (24, 42),
        (14, 42), (9, 38), (11, 26), (7, 12), (8, -3)], skin, (2, 4), (5, 8), shade=())  # fmt: skip
    d.ticks(*(((18 + 6 * k, 42 - k), (21 + 6 * k, 33 - 0.6 * k), 2.4) for k in range(4)))
    d.lens([(8, -19), (16, -20), (24, -12)], 2.6)
    dimples(d, (12, -9), (11, 5), (12, 19), (14, 32), turn=180)
    sinews(d, ((20, -4), (32, 4)), ((19, 9), (30, 13)))


def _bent(d: Drawing, run: Sequence[Point], half: float, skin: str) -> None:
    """A finger that turns behind the pole at its second joint: blunt, its end dark, no nail."""
    *_, before, (x, y) = run
    finger(d, [run[0], before, (x, y), (x - 0.5, y)], half, skin, joints=False)
    ux, uy = unit(before, (x, y))
    for back, reach in ((0.05, 0.62), (0.62, 0.5)):
        px, py = x - ux * half * back, y - uy * half * back
        d.lens([(px + uy * half * reach, py - ux * half * reach), (px + ux * 1.6, py + uy * 1.6),
            (px - uy * half * reach, py + ux * half * reach)], 1.8)  # fmt: skip


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


def _in_belt_behind(d: Drawing, skin: str) -> None:
    finger(d, [(6, -16), (28, -25), (48, -25)], 9.0, skin)


def _in_belt(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 2, 25), (-10, 2, 23), (-26, 0, 20), (-46, -4, 18)], skin)
    for run, half in (
        ([(10, 22), (30, 31), (43, 25)], 7.0), ([(14, 13), (40, 19), (56, 12)], 7.8),
        ([(16, -12), (42, -13), (59, -19)], 8.4), ([(16, 1), (44, 4), (63, -3)], 8.4),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(-24, -18, "c"), (-8, -22), (6, -24), (18, -20), (21, -8), (24, 3), (21, 15), (13, 27), (0, 28),
        (-12, 24), (-24, 21, "c")], skin, (0, 3), (7, 10), shade=())  # fmt: skip
    d.ticks(*(((-14 + 5.4 * k, 24.5 + 1.2 * k), (-13 + 5 * k, 16 + 0.8 * k), 2.4) for k in range(4)))
    dimples(d, (17, -11), (20, 1), (18, 13), (10, 22), turn=180)
    sinews(d, ((11, -9), (-6, -6)), ((14, 1), (-4, 1)))


THUMB_UP: Final = Hand(before=_thumb_up, wrist=(38, 41), way=57)
"""A left hand shut about the grip, its back to us, the thumb up over the guard."""
AT_SCABBARD: Final = Hand(before=_at_scabbard, wrist=(48, 8), way=10)
"""About the mouth of a scabbard, the thumb upon it."""
ALONG_POLE: Final = Hand(before=_along_pole, wrist=(46, 20), way=30)
"""Shut about a pole, its back to us: the fingers turn behind the pole, the thumb lies up along it."""
BY_FOOT: Final = Hand(behind=_by_foot_behind, before=_by_foot, wrist=(46, 70), way=88)
"""A left hand from its back: the stem between thumb and index, the foot, whose lower edge is at y = 0, on the
other fingers."""
IN_BELT: Final = Hand(behind=_in_belt_behind, before=_in_belt, wrist=(-26, 0), way=184)
"""A right hand, its back to us, that hangs by its thumb, which the belt covers; its fingers to the right."""
