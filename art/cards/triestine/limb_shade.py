"""Shade on the round of a sleeve: solid along its dark edge, and strokes that go a third of the way round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count, pairwise
from typing import Final

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Point, between, sampled
from art.cards.kit.svg import Drawing

_LONG: Final = (1.0, 0.7, 0.9, 0.64)
"""Lengths of neighbouring strokes, as shares of the way to the inner line."""
_LEAN: Final = 0.07
"""Of a stroke's tip beyond its base, as a share of the limb."""


def rounded(
    d: Drawing, edge: Sequence[Point], inner: Sequence[Point], *, close: float = 6.0, width: float = 4.6,
    core: float = 11.0,
) -> None:  # fmt: skip
    """Parallel strokes from the edge towards the inner line, deepest near where both start, then running out.

    `close`: their distance; `core`: thickness of the solid shadow in its middle.
    """
    feet, heads = sampled(edge, 1), sampled(inner, 1)
    total = sum(math.dist(a, b) for a, b in pairwise(feet))
    d.lens(edge, core)
    wedges: list[Wedge] = []
    at = (close * (0.5 + k) for k in count())
    for k, far in enumerate(at):
        t = far / total
        if t > 1:
            break
        base, goal = (
            line[round(min(1.0, u) * (len(line) - 1))] for line, u in ((feet, t), (heads, t + _LEAN))
        )
        deep = 0.4 + 2.0 * t if t < 0.3 else 1.0 - 0.75 * ((t - 0.3) / 0.7) ** 1.5
        tip = between(base, goal, deep * _LONG[k % len(_LONG)])
        dx, dy = tip[0] - base[0], tip[1] - base[1]
        ux, uy = (feet[-1][0] - feet[0][0]) / total, (feet[-1][1] - feet[0][1]) / total
        bow = 0.12 * math.hypot(dx, dy)
        middle = (base[0] + dx / 2 - ux * bow, base[1] + dy / 2 - uy * bow)
        wedges.append(Wedge(base=base, middle=middle, tip=tip, width=width * (0.55 + 0.45 * deep)))
    d.strokes(wedges)
