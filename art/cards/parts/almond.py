"""Curved swords interlaced into an upright almond, each blade passing over one and under the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing

REACH = 400.0  # half-height in which a blade swings from its greatest bow by `swing`

Stroke = Callable[[Drawing, Sequence[Point], int, int], None]
"""Draws a blade along points: the blade's number from the outermost, and its side (1 left, -1 right)."""


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
        """The x of the left side's blade with that bow, at height y."""
        return -bow + self.swing * (y / REACH) ** 2

    def slope(self, y: float) -> float:
        """Its sideways step per unit downwards."""
        return 2 * self.swing * y / REACH**2

    def place(self, k: int, side: int, y: float) -> float:
        """The x of one blade at height y; `side` 1: bowing to the left, -1: to the right."""
        return side * self.across(self.bows[k], y)

    def lean(self, _k: int, side: int, y: float) -> float:
        """The sideways step of one blade per unit downwards."""
        return side * self.slope(y)

    def crossing(self, one: float, two: float) -> Point:
        """Point below the middle where the left blade with bow `one` meets the right one with bow `two`."""
        y = REACH * math.sqrt((one + two) / 2 / self.swing)
        return (self.across(one, y), y)

    def line(self, k: int, side: int, start: float, stop: float) -> list[Point]:
        """Points of one blade between two heights; `side` 1: bowing to the left, -1: to the right."""
        steps = max(6, round(abs(stop - start) / 7))
        heights = [start + (stop - start) * i / steps for i in range(steps + 1)]
        return [(self.place(k, side, y), y) for y in heights]


def weave(
    d: Drawing,
    a: Almond,
    blade: Stroke,
    piece: Stroke,
    hilt: Callable[[Drawing, float], None],
    *,
    crosswise: bool = False,
) -> None:
    """The whole almond: `blade` draws one from its hilt to its tip, `piece` a part of it that lies on top.

    `hilt` is drawn under the foot of each blade, which is (0, 0) there; it is told how far it is turned.
    `crosswise`: one side's hilts stand below and the other's above.
    """
    count = len(a.bows)
    for side in (1, -1):
        for k in range(count):
            foot = side if crosswise else 1
            blade(d, a.line(k, side, foot * a.hilts[k], -foot * a.tips[k]), k, side)
    for i in range(count):
        for j in range(count):
            _, y = a.crossing(a.bows[i], a.bows[j])
            # Every blade goes over and under in turn, all the way from its tip to its hilt.
            middle = -y if (i + j) % 2 == 0 else y
            span = a.half / abs(a.slope(y)) * math.cos(math.atan(a.slope(y))) + 5
            piece(d, a.line(i, 1, middle + span, middle - span), i, 1)
    for k in range(count):
        for side in (1, -1):
            foot = side if crosswise else 1
            y = foot * a.hilts[k]
            turn = -math.degrees(math.atan(a.lean(k, side, y))) + (0 if foot > 0 else 180)
            with d.at(a.place(k, side, y), y, a.grip / 12, turn):
                hilt(d, turn)
