"""Curved swords interlaced into an upright almond, with golden lozenges on the crossings."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from art.cards.kit.paths import Point, lozenge, polyline
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.almond import Almond, weave
from art.cards.trevisane.blade import blade, piece
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sword import hilt

FILLS = (BLUE, RED, BLUE)
"""Inks of the blades from the outermost inwards."""
SHORTER = {1: (0, 2, 1), -1: (1, 0, 2)}
"""Steps of about 7 card units that are ground off the tips, by side."""


def almond(d: Drawing, a: Almond) -> None:
    """The whole almond."""

    smiths = itertools.cycle((0, 1, 2, 0, 1, 2))

    def whole(d: Drawing, line: Sequence[Point], k: int, side: int) -> None:
        # No two are forged to one length.
        blade(d, line[: len(line) - SHORTER[side][k]], a.half, FILLS[k])

    def part(d: Drawing, line: Sequence[Point], k: int, _: int) -> None:
        piece(d, line, a.half, FILLS[k])

    weave(d, a, whole, part, lambda d, turn: hilt(d, turn, short=a.reach < 1, cut=next(smiths)))


def lozenges(d: Drawing, a: Almond, *, above: bool = True, below: bool = True) -> None:
    """Golden lozenges on the crossings on the axis."""
    for bow in a.bows:
        _, y = a.crossing(bow, bow)
        wide = a.half * 0.62
        for sign, wanted in ((-1, above), (1, below)):
            if wanted:
                with d.at(0, sign * y):
                    d.shape(lozenge(0, 0, wide, wide * 1.7), YELLOW, INNER)
                    d.line(polyline([(-wide, 0), (wide, 0)], closed=False), DETAIL)
