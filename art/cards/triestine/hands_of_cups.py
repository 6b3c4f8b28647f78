"""Hands that hold a cup, each in its own way; and what the other hand of those courts does."""

from __future__ import annotations

from typing import Final

from art.cards.kit.svg import Drawing
from art.cards.triestine.digits import Hand, dimples, finger, flesh, sinews, wrist


def _stem_behind(d: Drawing, skin: str) -> None:
    finger(d, [(30, -8), (20, -27), (2, -35)], 8.2, skin)


def _stem_before(d: Drawing, skin: str) -> None:
    wrist(d, [(26, 6, 22), (44, 14, 22), (62, 24, 19), (84, 36, 18)], skin)
    finger(d, [(30, 22), (14, 34), (-6, 36)], 6.4, skin, nail=1)
    finger(d, [(26, 12), (4, 15), (-15, 17)], 7.2, skin, nail=1)
    finger(d, [(25, 0), (2, 1), (-18, 4)], 7.8, skin, nail=1)
    finger(d, [(25, -13), (4, -14), (-15, -8)], 7.6, skin, nail=1)
    flesh(d, [(18, -20, "c"), (30, -22), (44, -14), (58, 2), (68, 14, "c"), (54, 40, "c"), (40, 34),
        (26, 28), (20, 16),
        (19, 2), (18, -10)], skin, (0, 4), (5, 7))  # fmt: skip
    dimples(d, (24, -13), (24, 0), (24, 11), turn=180)
    sinews(d, ((31, -10), (46, 0)), ((31, 2), (46, 8)), ((31, 13), (45, 16)))


def _bowl_behind(d: Drawing, skin: str) -> None:
    finger(d, [(-20, 40), (-45, 20), (-56, -14)], 9.4, skin, nail=1)
    wrist(d, [(0, 30, 27), (0, 50, 25), (2, 70, 20), (4, 100, 18)], skin)


def _bowl_before(d: Drawing, skin: str) -> None:
    finger(d, [(10, 36), (34, 22), (46, -4)], 7.0, skin, nail=1)
    finger(d, [(8, 32), (24, 10), (30, -18)], 8.0, skin, nail=1)
    finger(d, [(-8, 32), (-9, 8), (-6, -24)], 8.4, skin, nail=1)
    finger(d, [(-14, 36), (-30, 14), (-36, -16)], 8.0, skin, nail=1)
    flesh(d, [(-24, 38, "c"), (-14, 28), (-8, 30, "c"), (-7, 52, "c"), (-20, 54)], skin, shade=())
    flesh(d, [(8, 30, "c"), (16, 28), (24, 36, "c"), (18, 54), (8, 52, "c")], skin, shade=())


def _palm_behind(d: Drawing, skin: str) -> None:
    finger(d, [(20, 4), (-22, -1), (-50, -10)], 7.6, skin)
    finger(d, [(20, 9), (-24, 7), (-57, 0)], 8.0, skin)
    finger(d, [(22, 15), (-20, 16), (-54, 10)], 8.0, skin)
    wrist(d, [(18, 18, 18), (42, 20, 19), (60, 26, 17.5), (88, 40, 17.5)], skin)
    finger(d, [(22, 24), (-14, 26), (-44, 20)], 7.4, skin, nail=1)
    flesh(d, [(2, 16), (22, 6), (44, 4, "c"), (58, 14), (52, 36, "c"), (34, 36), (14, 32),
        (0, 28)], skin, (4, 6),
        shade=())  # fmt: skip
    sinews(d, ((10, 22), (32, 27)))


def _palm_before(d: Drawing, skin: str) -> None:
    finger(d, [(48, 10), (40, -8), (20, -14)], 8.6, skin, nail=1)
    flesh(d, [(38, 4), (48, -2), (58, 6), (56, 18), (42, 18)], skin, shade=())


def _in_belt(d: Drawing, skin: str) -> None:
    wrist(d, [(-14, -8, 21), (2, -12, 20), (28, -20, 18)], skin)
    for run, half in (
        ([(-26, -12), (-42, 8), (-40, 28)], 7.6), ([(-18, -4), (-29, 16), (-27, 36)], 8.0),
        ([(-8, 2), (-14, 20), (-13, 38)], 7.8), ([(3, 4), (0, 20), (1, 34)], 7.0),
    ):  # fmt: skip
        finger(d, run, half, skin, nail=1)
    flesh(d, [(14, -34, "c"), (-4, -32), (-22, -27), (-35, -14), (-34, -2), (-24, 6), (-12, 11), (2, 12),
        (12, 6),
        (20, -4, "c")], skin, (0, 3))  # fmt: skip
    dimples(d, (-30, -3), (-20, 4), (-9, 9), (2, 11), turn=90)
    sinews(d, ((-25, -7), (-8, -15)), ((-16, 0), (-2, -9)), ((-6, 4), (6, -4)))


def _cord(d: Drawing, skin: str) -> None:
    wrist(d, [(6, 4, 22), (22, 10, 21), (38, 18, 18.5), (60, 30, 17.5)], skin)
    for run, half in (
        ([(10, 24), (-10, 28), (-20, 18)], 6.8), ([(4, 16), (-18, 18), (-27, 6)], 7.6),
        ([(4, 2), (-19, 2), (-27, -10)], 8.0),
    ):  # fmt: skip
        finger(d, run, half, skin)
    finger(d, [(6, -8), (-16, -20), (-36, -24)], 7.8, skin, nail=1)
    flesh(d, [(2, -14, "c"), (16, -20), (32, -12), (44, 4, "c"), (36, 34, "c"), (22, 34), (8, 30), (4, 18),
        (3, 4)],
        skin, (0, 3), (4, 6))  # fmt: skip
    finger(d, [(20, -14), (0, -34), (-26, -37)], 8.4, skin, nail=1)
    flesh(d, [(10, -22), (22, -26), (32, -14), (24, -4), (12, -10)], skin, shade=())
    dimples(d, (5, -3), (5, 9), (9, 21), turn=180)
    sinews(d, ((12, 0), (26, 8)), ((12, 12), (25, 16)))


ROUND_STEM: Final = Hand(behind=_stem_behind, before=_stem_before, wrist=(68, 27), way=28)
"""About the knop: the back of the hand to us, four fingers round it, the thumb behind."""
UNDER_BOWL: Final = Hand(behind=_bowl_behind, before=_bowl_before, wrist=(3, 76), way=88)
"""Under the bowl (its lower end is (0, 12)): the stem hangs between the fingers, the thumb rises behind."""
ON_PALM: Final = Hand(behind=_palm_behind, before=_palm_before, wrist=(66, 29), way=32)
"""The foot (the middle of its lower edge is (0, 0)) on the flat palm, the thumb over its rim."""
IN_BELT: Final = Hand(before=_in_belt, wrist=(12, -16), way=-18)
"""The thumb hooked behind the belt at (-20, -8), four fingers over it."""
AT_CORD: Final = Hand(before=_cord, wrist=(46, 23), way=28)
"""The cord of the mantle, drawn between thumb and first finger at (-32, -31)."""
