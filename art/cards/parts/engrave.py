"""Strokes that model a form where the hatching of whole outlines is too blunt: combs between two curves."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.cards.kit.hatch import Wedge
from art.cards.kit.inks import INK
from art.cards.kit.paths import Point, sampled
from art.cards.kit.svg import Drawing


def rake(
    d: Drawing,
    base: Sequence[Point],
    tip: Sequence[Point],
    count: int,
    *,
    width: float = 2.6,
    bend: float = 0.08,
    seed: int = 1,
    ink: str = INK,
) -> None:
    """`count` tapered strokes, thick on the curve `base` and vanishing towards the curve `tip`.

    `bend` is the sag of a stroke as a share of its length; `width` its thickness at the base.
    """
    rng = random.Random(f"rake/{seed}/{count}")
    feet, heads = _along(base), _along(tip)
    wedges: list[Wedge] = []
    for k in range(count):
        t = min(1.0, max(0.0, (k + 0.5 + rng.uniform(-0.16, 0.16)) / count))
        (x0, y0), (x1, y1) = _at(feet, t), _at(heads, t)
        share = rng.uniform(0.74, 1.08)
        x1, y1 = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        length = math.hypot(x1 - x0, y1 - y0)
        if length < 2.4:
            continue
        middle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
        wedges.append(
            Wedge(base=(x0, y0), middle=middle, tip=(x1, y1), width=width * min(1.0, 0.5 + length / 34))
        )
    d.strokes(wedges, ink)


def _along(points: Sequence[Point]) -> list[Point]:
    return sampled(points)


def _at(line: Sequence[Point], t: float) -> Point:
    return line[round(t * (len(line) - 1))]
