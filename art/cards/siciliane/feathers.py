"""Ostrich feathers for the caps of the Sicilian courts."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, sampled, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.kit.track import beside


def ostrich(d: Drawing, points: Sequence[Point], width: float, fill: str) -> None:
    """A curling feather along the points, quill first: lobed outer edge, shaft, barbs between the lobes."""
    line = sampled(points, 1.5)
    last = len(line) - 1

    def at(t: float, across: float) -> Point:
        i = max(0, min(round(t * last), last))
        half = width * (0.3 + 0.7 * math.sin(math.pi * min(1.0, 0.14 + t * 0.7)))
        return beside(line, i, half * across, reach=2)

    lobes = 6
    nodes: list[Node] = [(*line[0], "c")]
    for k in range(lobes):
        nodes += [
            at((k + 0.45) / lobes, 0.95),
            at((k + 0.8) / lobes, 1.05),
            (*at((k + 1.0) / lobes, 0.62), "c"),
        ]
    nodes.append(at(1.0, 0.2))
    for k in reversed(range(lobes)):
        nodes += [
            (*at((k + 1.0) / lobes, -0.66), "c"),
            at((k + 0.72) / lobes, -1.05),
            at((k + 0.4) / lobes, -0.9),
        ]
    d.shape(smooth(nodes), fill, INNER, shade=[Shade(angle=60, depth=0.12, spacing=5, width=2)])
    d.fold(([line[0], line[last // 3], line[2 * last // 3], line[last]], 3.4))
    d.ticks(
        *(
            (at(k / lobes, 0.66 * side), at(k / lobes - 0.1, 0.16 * side), 2.4)
            for k in range(1, lobes)
            for side in (1.0, -1.0)
        )
    )
