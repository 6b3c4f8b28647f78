"""Hair, beards and moustaches: closed locks filled with tapered strands, and rolled curls."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.cards.francesi.figure import Figure
from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import INK
from tools.cards.kit.paths import Node, Point, circle, sampled, smooth
from tools.cards.kit.svg import DETAIL, INNER

DARK_STRAND = "#fdf1e2"
"""Strands on black hair are light."""


def lock(
    d: Figure,
    left: Sequence[Point],
    right: Sequence[Point],
    fill: str,
    *,
    count: int = 5,
    width: float = 2.6,
    line: float | None = INNER,
    seed: int = 1,
) -> None:
    """A lock of hair between two edges (same number of points, root first), with strands inside."""
    start: Node = (*left[0], "c")
    end: Node = (*left[-1], "c")
    back: list[Node] = [(*right[-1], "c"), *list(right[1:-1])[::-1], (*right[0], "c")]
    d.shape(smooth([start, *left[1:-1], end, *back]), fill, line)
    strands(d, left, right, count=count, width=width, ink=DARK_STRAND if fill == INK else INK, seed=seed)


def strands(
    d: Figure,
    left: Sequence[Point],
    right: Sequence[Point],
    *,
    count: int,
    width: float = 2.6,
    ink: str = INK,
    seed: int = 1,
) -> None:
    """Tapered lines between two edges, from the root and from the ends in turn."""
    rng = random.Random(f"strands/{seed}")
    for k in range(count):
        t = (k + 1) / (count + 1) + rng.uniform(-0.03, 0.03)
        line = [
            (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(left, right, strict=True)
        ]
        dense = sampled(line, 3)
        keep = max(4, round(len(dense) * rng.uniform(0.55, 0.9)))
        part = dense[:keep] if k % 2 else dense[::-1][:keep]
        last = len(part) - 1
        d.fold(([part[0], part[last // 3], part[2 * last // 3], part[last]], width), ink=ink)


def curl(d: Figure, x: float, y: float, r: float, fill: str, *, turn: int = 1, start: float = 0.0) -> None:
    """A rolled curl: a disc with a spiral; `turn` 1 winds clockwise, `start` is its open end in degrees."""
    d.shape(circle(x, y, r), fill, INNER)
    ink = DARK_STRAND if fill == INK else INK
    for offset, reach, width in ((0.0, 1.35, 2.8), (200.0, 0.75, 2.0)):
        points = []
        steps = 9
        for k in range(steps + 1):
            u = k / steps
            angle = math.radians(start + offset + turn * 360 * reach * u)
            radius = r * (0.86 - 0.78 * u * (1.0 if offset == 0 else 0.6))
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        d.fold((points, width), ink=ink)


def moustache(d: Figure, x: float, y: float, fill: str, *, span: float = 27, droop: float = 8) -> None:
    """A moustache parted at (x, y) under the nose, `span` to either side, its ends `droop` lower."""
    ink = DARK_STRAND if fill == INK else INK
    for side in (-1, 1):

        def at(u: float, v: float, side: int = side) -> Point:
            return (x + side * span * u, y + v)

        d.shape(
            smooth(
                [
                    (*at(0.0, -3), "c"),
                    at(0.32, -4.2),
                    at(0.66, droop * 0.35),
                    (*at(1.06, droop - 3), "c"),
                    at(0.8, droop + 2.2),
                    at(0.4, 6.4),
                    (*at(0.02, 3.4), "c"),
                ]
            ),
            fill,
            DETAIL,
        )
        d.fold(([at(0.08, 0.2), at(0.4, 0.6), at(0.8, droop * 0.7)], 1.8), ink=ink)
        d.fold(([at(0.1, 2.4), at(0.4, 3.6), at(0.72, droop * 0.8)], 1.5), ink=ink)


def beard(
    d: Figure,
    outline: Sequence[Node],
    fill: str,
    flow: Sequence[tuple[Sequence[Point], Sequence[Point], int]],
) -> None:
    """A beard: its outline, then groups of strands (left edge, right edge, count)."""
    d.shape(
        smooth(list(outline)), fill, INNER, shade=[Shade(angle=20, depth=0.16, spacing=5, width=2, reach=14)]
    )
    ink = DARK_STRAND if fill == INK else INK
    for k, (left, right, count) in enumerate(flow):
        strands(d, left, right, count=count, width=2.3, ink=ink, seed=11 + k)
