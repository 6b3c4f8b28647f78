"""Shade on the round of a sleeve: solid along its dark edge, and strokes that go a third of the way round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count, pairwise
from typing import Final

from art.cards.kit.hatch import Wedge
from art.cards.kit.paths import Point, between, sampled
from art.cards.kit.svg import Drawing

_LONG: Final = (1.0, 0.84, 0.94, 0.78)
"""Lengths of neighbouring strokes, as shares of the way to the inner line."""
_LEAN: Final = 0.07
"""Of a stroke's tip beyond its base, as a share of the limb."""
_CROSSED: Final = 0.62
"""Share of the edge along which a second layer crosses the strokes, from where they start."""
_STEEP: Final = 0.24
"""Of a crossing stroke's tip beyond its base, as a share of the limb."""


def rounded(
    d: Drawing, edge: Sequence[Point], inner: Sequence[Point], *, close: float = 5.4, width: float = 4.0,
    core: float = 9.0,
) -> None:  # fmt: skip
    """Parallel strokes from the edge towards the inner line, deepest near where both start, then running out.

    `close`: their distance; `core`: thickness of the solid shadow in its middle. A second layer crosses
    them where the round is darkest.
    """
    d.lens(edge, core)
    d.strokes(_layer(edge, inner, close, width, _LEAN, 1.0))
    d.strokes(_layer(edge, inner, close * 1.15, width * 0.78, _STEEP, _CROSSED, share=0.6))


def _layer(
    edge: Sequence[Point], inner: Sequence[Point], close: float, width: float, lean: float, stop: float,
    *, share: float = 1.0,
) -> list[Wedge]:  # fmt: skip
    """Strokes from the edge, as far along it as `stop`; `share`: of the full length."""
    feet, heads = sampled(edge, 1), sampled(inner, 1)
    total = sum(math.dist(a, b) for a, b in pairwise(feet))
    ux, uy = (feet[-1][0] - feet[0][0]) / total, (feet[-1][1] - feet[0][1]) / total
    wedges: list[Wedge] = []
    for k in count():
        t = close * (0.5 + k) / total
        if t > stop:
            return wedges
        base, goal = (
            line[round(min(1.0, u) * (len(line) - 1))] for line, u in ((feet, t), (heads, t + lean))
        )
        deep = share * (0.5 + 2.0 * t if t < 0.3 else 1.1 - 0.75 * ((t - 0.3) / 0.7) ** 1.5)
        tip = between(base, goal, deep * _LONG[k % len(_LONG)])
        dx, dy = tip[0] - base[0], tip[1] - base[1]
        bow = 0.12 * math.hypot(dx, dy)
        middle = (base[0] + dx / 2 - ux * bow, base[1] + dy / 2 - uy * bow)
        wedges.append(Wedge(base=base, middle=middle, tip=tip, width=width * (0.55 + 0.45 * deep)))
    return wedges
