"""Four cuts of each French sign: a draughtsman drew it four times, and no two originals agree to a hair.

The differences are a hundredth of the sign and less: a lobe a little fuller, a point a little aside. Corner
indices, courts' signs and marks keep to the measured drawing in `pips.py`.
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Final

from art.cards.francesi.pips import PIP_PATHS

_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_HAND: Final = (
    (0.009, 20.0, 0.011, 100.0, 0.010),
    (0.009, 15.0, 0.009, 95.0, -0.004),
    (0.011, 60.0, 0.009, 55.0, 0.004),
    (0.011, 285.0, 0.009, 15.0, -0.010),
)
"""A cut: how much fuller towards which angle (degrees), how much three-cornered, how much broader."""
_FREEDOM: Final = {"C": 1.3, "D": 1.85, "B": 1.0, "S": 0.8}
"""Strength of a cut by suit, a factor: a spade's many curves show it sooner than a diamond's four sides."""


@cache
def cut_of(suit: str, cut: int) -> str:
    """The path of the suit's sign in that cut."""
    fuller, towards, corners, turned, broader = _HAND[cut]
    freedom = _FREEDOM[suit]
    numbers = [float(found) for found in _NUMBER.findall(PIP_PATHS[suit])]
    moved = []
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        angle = math.degrees(math.atan2(y, x))
        bent = fuller * _wave(angle - towards) + corners * _wave(3 * (angle - turned))
        moved += [x * (1 + freedom * (bent + broader)), y * (1 + freedom * (bent - broader))]
    written = iter(moved)
    return _NUMBER.sub(lambda _: f" {next(written):.1f}", PIP_PATHS[suit])


def _wave(degrees: float) -> float:
    return math.cos(math.radians(degrees))
