"""Sabres interlaced into an almond: one side's hilts stand below, the other's above."""

from __future__ import annotations

import itertools
import math

from art.cards.kit.svg import Drawing
from art.cards.parts.almond import Almond
from art.cards.triestine.blade import blade, piece
from art.cards.triestine.inks import BLUE, RED
from art.cards.triestine.sabre import hilt

_DARKS = (BLUE, RED, BLUE)
"""Inks of the blades' shaded half, from the outermost inwards."""
_SHORTER = {1: (0, 2, 1), -1: (1, 0, 2)}
"""How many steps of about 7 card units are ground off the tips, by side."""


def almond(d: Drawing, a: Almond) -> None:
    """The whole almond about (0, 0): the blades, the pieces that pass on top, the hilts."""
    count = len(a.bows)
    for side in (1, -1):
        for k in range(count):
            line = a.line(k, side, side * a.hilts[k], -side * a.tips[k])
            blade(d, line[: len(line) - _SHORTER[side][k]], a.half, dark=_DARKS[k])
    for i in range(count):
        for j in range(count):
            _, y = a.crossing(a.bows[i], a.bows[j])
            # Every blade goes over and under in turn, all the way from its tip to its hilt.
            middle = -y if (i + j) % 2 == 0 else y
            span = a.half / abs(a.slope(y)) * math.cos(math.atan(a.slope(y))) + 5
            piece(d, a.line(i, 1, middle + span, middle - span), a.half, dark=_DARKS[i])
    smiths = itertools.cycle((0, 1, 2, 2, 0, 1))
    for k in range(count):
        for side in (1, -1):
            y = side * a.hilts[k]
            turn = -math.degrees(math.atan(side * a.slope(y))) + (0 if side > 0 else 180)
            with d.at(side * a.across(a.bows[k], y), y, a.grip / 12, turn):
                hilt(d, turn, cut=next(smiths), reach=a.reach)
