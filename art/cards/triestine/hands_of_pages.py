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


def _by_stem_behind(d: Drawing, skin: str) -> None:
    finger(d, [(47, -4), (34, -30), (5, -42)], 9.4, skin, joints=False)


def _by_stem(d: Drawing, skin: str) -> None:
    wrist(d, [(40, 12, 24), (48, 28, 22.5), (54, 46, 19.5), (62, 72, 18)], skin)
    for run, half in (
        ([(32, 21), (6, 20), (-9, 16.5)], 6.8), ([(32, 9), (0, 7), (-17, 4)], 7.9),
        ([(30, -5), (0, -7), (-21, -9)], 8.5), ([(26, -18), (0, -21), (-18, -22.5)], 8.2),
    ):  # fmt: skip
        finger(d, run, half, skin, joints=False)
        x, y = run[-1]
        d.lens([(x + 1, y - half * 0.5), (x + 3.4, y), (x + 1, y + half * 0.5)], 1.8)
    flesh(d, [(19, -27, "c"), (30, -30), (46, -19), (62, 6), (75, 38, "c"), (36, 54, "c"), (32, 40),
        (27, 30), (26, 22), (28, 15), (24, 8), (26, 1), (21, -6), (23, -13), (18, -20)],
        skin, (0, 4), (5, 8))  # fmt: skip
    dimples(d, (21, -19), (24, -5), (26, 8), (27, 21), turn=0)
    sinews(d, ((28, -16), (44, 8)), ((31, -2), (45, 20)), ((32, 11), (44, 28)))


def _in_belt_behind(d: Drawing, skin: str) -> None:
    finger(d, [(6, -16), (28, -25), (48, -25)], 9.0, skin)


def _in_belt(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 2, 25), (-10, 2, 23), (-26, 0, 20), (-46, -4, 18)], skin)
    for run, half in (
        ([(10, 21), (28, 28), (38, 24)], 7.0), ([(14, 12), (36, 17), (49, 12)], 7.8),
        ([(16, -12), (38, -13), (51, -15)], 8.4), ([(16, 1), (40, 4), (55, -1)], 8.4),
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
BY_STEM: Final = Hand(behind=_by_stem_behind, before=_by_stem, wrist=(55, 48), way=72)
"""A left hand shut about a stem, its back to us: the thumb up behind it, the forearm from below."""
IN_BELT: Final = Hand(behind=_in_belt_behind, before=_in_belt, wrist=(-26, 0), way=184)
"""A right hand, its back to us, that hangs by its thumb, which the belt covers; its fingers to the right."""
