"""An almond whose blades spread behind the last crossing, so that their hilts stand apart like a fan."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from art.cards.kit.paths import Point
from art.cards.parts.almond import REACH, Almond

_NEAR: Final = 66.0
"""Length of a blade next to its hilt whose points lie close together."""
_TIP: Final = 76.0
"""Of the part that tapers to the tip."""


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

    def line(self, k: int, side: int, start: float, stop: float) -> list[Point]:
        """As for every almond; the points of a whole blade lie closer where it bends and where it tapers."""
        if abs(stop - start) < 2 * (_NEAR + _TIP):
            return super().line(k, side, start, stop)
        way = math.copysign(1.0, stop - start)
        rest = abs(stop - start) - _NEAR - _TIP
        steps = round(rest / 11)
        far = [2.0 * i for i in range(round(_NEAR / 2))]
        far += [_NEAR + rest * i / steps for i in range(steps)]
        far += [_NEAR + rest + _TIP * i / 16 for i in range(17)]
        return [(self.place(k, side, start + way * step), start + way * step) for step in far]
