"""Locks, curls and beards: closed masses of hair with a few tapered strands in them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import INK
from tools.cards.kit.paths import Node, Point, circle, smooth
from tools.cards.kit.svg import DETAIL, INNER, Drawing

LIGHT_STRAND: Final = "#fdf1e2"
"""Strands in black hair are light."""

Edge = Sequence[Point]


def strand_ink(tone: str) -> str:
    """The ink of strands in hair of that tone."""
    return LIGHT_STRAND if tone == INK else INK


def strands(
    d: Drawing, left: Edge, right: Edge, *, count: int, width: float = 2.7, ink: str = INK, seed: int = 1
) -> None:
    """Tapered lines between two edges (equally many points), from the root and from the tip by turns."""
    rng = random.Random(f"locks/{seed}")
    strokes: list[tuple[Sequence[Point], float]] = []
    for k in range(count):
        t = (k + 1) / (count + 1) + rng.uniform(-0.03, 0.03)
        line = smooth(
            [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(left, right, strict=True)],
            closed=False,
        ).sample(3)
        kept = max(5, round(len(line) * rng.uniform(0.55, 0.9)))
        part = line[:kept] if k % 2 else line[::-1][:kept]
        strokes.append(((part[0], part[len(part) // 2], part[-1]), width))
    d.fold(*strokes, ink=ink)


def lock(
    d: Drawing, left: Edge, right: Edge, tone: str, *, count: int = 5, line: float = INNER, seed: int = 1
) -> None:
    """A lock between two edges, with strands inside."""
    down: list[Node] = [(*left[0], "c"), *left[1:-1], (*left[-1], "c")]
    up: list[Node] = [(*right[-1], "c"), *list(right[1:-1])[::-1], (*right[0], "c")]
    d.shape(smooth([*down, *up]), tone, line)
    strands(d, left, right, count=count, ink=strand_ink(tone), seed=seed)


def curl(d: Drawing, x: float, y: float, r: float, tone: str, *, turn: int = 1, start: float = 0.0) -> None:
    """A rolled curl: a disc with a spiral; `turn` 1 winds clockwise, `start` is its open end in degrees."""
    d.shape(circle(x, y, r), tone, INNER)
    spiral: list[Point] = []
    for k in range(7):
        a, reach = math.radians(start + turn * 75 * k), r * (0.74 - 0.1 * k)
        spiral.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    d.line(smooth(spiral, closed=False), DETAIL, ink=strand_ink(tone))


def beard(d: Drawing, outline: Sequence[Node], tone: str, flow: Sequence[tuple[Edge, Edge, int]]) -> None:
    """A beard: its outline, then groups of strands (left edge, right edge, count)."""
    d.shape(smooth(list(outline)), tone, INNER, shade=[Shade(angle=20, depth=0.16, spacing=5.4, width=2.2,
        reach=14)])  # fmt: skip
    for k, (left, right, count) in enumerate(flow):
        strands(d, left, right, count=count, width=2.5, ink=strand_ink(tone), seed=11 + k)
