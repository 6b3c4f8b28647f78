"""Curved swords interlaced into an upright almond, each blade passing over one and under the next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.paths import Point, lozenge, polyline
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.trevisane.blade import blade, piece
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sword import hilt

REACH = 400.0  # half-height in which a blade swings from its greatest bow by `swing`


@dataclass(frozen=True, kw_only=True)
class Almond:
    """Swords of one side, outermost first; the other side is its mirror image. The middle is (0, 0).

    `bows`: how far each bows out at the middle; `tips` and `hilts`: heights above and below the middle where
    its blade ends; `half`: half-width of a blade; `grip`: half-width the hilts are drawn for, and
    `reach` their guards' length.
    """

    bows: Sequence[float]
    tips: Sequence[float]
    hilts: Sequence[float]
    half: float
    swing: float
    grip: float = 12.0
    reach: float = 1.0

    def across(self, bow: float, y: float) -> float:
        """Where the blade of the left side with that bow stands at height y."""
        return -bow + self.swing * (y / REACH) ** 2

    def slope(self, y: float) -> float:
        """Its sideways step per unit downwards."""
        return 2 * self.swing * y / REACH**2

    def crossing(self, one: float, two: float) -> Point:
        """Where the left blade with bow `one` meets the right one with bow `two`, below the middle."""
        y = REACH * math.sqrt((one + two) / 2 / self.swing)
        return (self.across(one, y), y)


def almond(d: Drawing, a: Almond, fills: Sequence[str] = (BLUE, RED, BLUE)) -> None:
    """The whole almond; `fills`: inks of the blades from the outermost inwards."""
    count = len(a.bows)
    for side in (1, -1):
        for k in range(count):
            blade(d, _line(a, k, side, a.hilts[k], -a.tips[k]), a.half, fills[k])
    for i in range(count):
        for j in range(count):
            _, y = a.crossing(a.bows[i], a.bows[j])
            # Every blade goes over and under in turn, all the way from its tip to its hilt.
            middle = -y if (i + j) % 2 == 0 else y
            span = a.half / abs(a.slope(y)) * math.cos(math.atan(a.slope(y))) + 5
            piece(d, _line(a, i, 1, middle + span, middle - span), a.half, fills[i])
    for k in range(count):
        for side in (1, -1):
            _hilt(d, a, k, side)


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


def _line(a: Almond, k: int, side: int, start: float, stop: float) -> list[Point]:
    """Points of one blade between two heights; `side` 1: bowing to the left, -1: to the right."""
    steps = max(6, round(abs(stop - start) / 7))
    heights = [start + (stop - start) * i / steps for i in range(steps + 1)]
    return [(side * a.across(a.bows[k], y), y) for y in heights]


def _hilt(d: Drawing, a: Almond, k: int, side: int) -> None:
    y = a.hilts[k]
    turn = -math.degrees(math.atan(side * a.slope(y)))
    with d.at(side * a.across(a.bows[k], y), y, a.grip / 12, turn):
        hilt(d, turn, reach=a.reach)
