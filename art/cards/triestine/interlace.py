"""Sabres interlaced into an almond: one side's hilts stand below, the other's above."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.almond import Almond, weave
from art.cards.triestine.blade import blade, piece
from art.cards.triestine.hilts import slim
from art.cards.triestine.inks import BLUE, INK, RED
from art.cards.triestine.sabre import hilt

_DARKS = (BLUE, RED, BLUE)
"""Inks of the blades' shaded half, from the outermost inwards."""
_GRIPS = (INK, RED, INK)
"""Inks of the grips, likewise."""
_SHORTER = {1: (0, 2, 1), -1: (1, 0, 2)}
"""Steps of about 7 card units that are ground off the tips, by side."""

_SHARES = (
    0,
    0.025,
    0.05,
    0.08,
    0.12,
    0.18,
    0.25,
    0.32,
    0.4,
    0.48,
    0.55,
    0.62,
    0.69,
    0.76,
    0.83,
    0.88,
    0.92,
    0.96,
    1,
)
"""Of a blade's points those that shape it: closer where it bends before the hilt, and towards the tip."""


def almond(d: Drawing, a: Almond) -> None:
    """The whole almond about (0, 0): the blades, the pieces that pass on top, the hilts."""
    smiths = itertools.cycle((0, 1, 2, 2, 0, 1))
    inks = itertools.cycle([ink for ink in _GRIPS[: len(a.bows)] for _ in (1, -1)])

    def whole(d: Drawing, line: Sequence[Point], k: int, side: int) -> None:
        blade(d, line[: len(line) - _SHORTER[side][k]], a.half, dark=_DARKS[k], shares=_SHARES)

    def part(d: Drawing, line: Sequence[Point], k: int, _: int) -> None:
        piece(d, line, a.half, dark=_DARKS[k])

    def handle(d: Drawing, turn: float) -> None:
        if len(a.bows) == 1:
            hilt(d, turn, cut=next(smiths))
        else:
            slim(d, turn, 12 * a.reach / a.grip, next(inks), cut=next(smiths))

    weave(
        d,
        a,
        whole,
        part,
        handle,
        crosswise=True,
    )
