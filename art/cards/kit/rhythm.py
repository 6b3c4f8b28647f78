"""Rhythm of hatching: strokes come in swells, every other one is shorter, and all bow with the form."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Point

FEWEST = 6
"""Fewer strokes than these are placed by hand."""
_SWELL = 5.0
"""Strokes from one swell to the next, about."""
_LEAST, _MOST = 0.95, 1.3
"""Factors of a stroke's length in a hollow between swells and on top of one."""
_EVERY_OTHER = 0.9
_ROUND = 1.3
"""Factor by which each stroke bows further."""


def rhythmic(wedges: Sequence[Wedge]) -> list[Wedge]:
    """The strokes of one layer, in the order in which they lie side by side, with an engraver's rhythm."""
    if len(wedges) < FEWEST:
        return list(wedges)
    first = wedges[0].base
    rng = random.Random(f"{round(first[0])}/{round(first[1])}/{len(wedges)}")
    heights = [rng.random() for _ in range(int(len(wedges) / _SWELL) + 3)]
    return [_varied(wedge, _level(heights, k / _SWELL), odd=k % 2 == 1) for k, wedge in enumerate(wedges)]


def _level(heights: Sequence[float], at: float) -> float:
    """Height of the swells there, 0 to 1."""
    k = int(at)
    share = (1 - math.cos(math.pi * (at - k))) / 2
    return heights[k] + (heights[k + 1] - heights[k]) * share


def _varied(wedge: Wedge, level: float, *, odd: bool) -> Wedge:
    factor = (_LEAST + (_MOST - _LEAST) * level) * (_EVERY_OTHER if odd else 1.0)
    base, tip = wedge.base, wedge.tip
    half: Point = ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2)
    bow = ((wedge.middle[0] - half[0]) * _ROUND, (wedge.middle[1] - half[1]) * _ROUND)

    def along(share: float) -> Point:
        return (base[0] + (tip[0] - base[0]) * share, base[1] + (tip[1] - base[1]) * share)

    middle = along(factor / 2)
    return replace(
        wedge,
        middle=(middle[0] + bow[0] * factor, middle[1] + bow[1] * factor),
        tip=along(factor),
        width=wedge.width * (0.6 + 0.4 * factor),
    )
