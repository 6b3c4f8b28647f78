"""An almond whose hilts spread apart below the last crossing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.parts.almond import REACH, Almond


@dataclass(frozen=True, kw_only=True)
class Spread(Almond):
    """All hilts stand below; `feet`: how far each blade has turned outwards at its hilt, outermost first."""

    feet: Sequence[float]

    def _turned(self, k: int, y: float) -> tuple[float, float]:
        """How far that blade has turned aside at height y, and how fast it does so."""
        free = REACH * math.sqrt((self.bows[0] + self.bows[k]) / 2 / self.swing) + self.half
        full = self.hilts[k] - free
        past = max(0.0, y - free) / full
        return self.feet[k] * past * past, 2 * self.feet[k] * past / full

    def place(self, k: int, side: int, y: float) -> float:
        """As for every almond; towards the hilt turned aside."""
        return side * (self.across(self.bows[k], y) + self._turned(k, y)[0])

    def lean(self, k: int, side: int, y: float) -> float:
        """As for every almond; towards the hilt turned aside."""
        return side * (self.slope(y) + self._turned(k, y)[1])
