"""An almond whose blades spread behind the last crossing, so that their hilts stand apart like a fan."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.cards.parts.almond import REACH, Almond


@dataclass(frozen=True, kw_only=True)
class Fanned(Almond):
    """One side's hilts stand below, the other's above.

    `bends`: how strongly each blade turns aside before its hilt, outermost first; positive: further outwards.
    """

    bends: tuple[float, ...]

    def free(self, k: int) -> float:
        """Height from which on nothing crosses that blade any more."""
        return REACH * math.sqrt((self.bows[0] + self.bows[k]) / 2 / self.swing) + self.half

    def place(self, k: int, side: int, y: float) -> float:
        """As for every almond; at the hilt's end with the bend."""
        past = max(0.0, side * y - self.free(k))
        return side * (self.across(self.bows[k], y) + self.bends[k] * past * past)

    def lean(self, k: int, side: int, y: float) -> float:
        """As for every almond; at the hilt's end with the bend."""
        past = max(0.0, side * y - self.free(k))
        return side * self.slope(y) + 2 * self.bends[k] * past
