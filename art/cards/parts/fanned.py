"""An almond whose blades spread behind their last crossing, so that their hilts stand apart like a fan."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.parts.almond import REACH, Almond


@dataclass(frozen=True, kw_only=True)
class Fanned(Almond):
    """An almond with `bends`: the strength by which each blade turns aside before its hilt, outermost first.

    Positive bends lead outwards. `opposed`: one side's hilts stand below, the other's above; else all below.
    """

    bends: Sequence[float]
    opposed: bool = False

    def place(self, k: int, side: int, y: float) -> float:
        """As for every almond; at the hilt's end with the bend."""
        past, _ = self._past(k, side, y)
        return side * (self.across(self.bows[k], y) + self.bends[k] * past * past)

    def lean(self, k: int, side: int, y: float) -> float:
        """As for every almond; at the hilt's end with the bend."""
        past, way = self._past(k, side, y)
        return side * (self.slope(y) + 2 * way * self.bends[k] * past)

    def _past(self, k: int, side: int, y: float) -> tuple[float, int]:
        """Height beyond the blade's last crossing, and the way to its hilt: 1 down, -1 up."""
        free = REACH * math.sqrt((self.bows[0] + self.bows[k]) / 2 / self.swing) + self.half
        way = side if self.opposed else 1
        return max(0.0, way * y - free), way
