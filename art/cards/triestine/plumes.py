"""Ostrich plumes: lobed along both edges, with a quill and a vein in every lobe."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, sampled, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.kit.track import beside, direction


def ostrich(
    d: Drawing, track: Sequence[Point], width: float, fill: str, *, lobes: int = 7, vein: str | None = None
) -> None:
    """A plume along the track, root first, `width` half across; `vein`: ink of the veins, else the line's."""
    line = sampled(track, 3)
    last = len(line) - 1

    def half(t: float) -> float:
        return width * (0.34 + 0.66 * math.pow(math.sin(math.pi * min(1.0, 0.1 + 0.78 * t)), 0.8))

    def at(t: float, across: float, ahead: float = 0.0) -> Point:
        i = round(min(max(t, 0.0), 1.0) * last)
        (x, y), (ux, uy) = beside(line, i, across * half(t), reach=3), direction(line, i, 3)
        return (x + ux * ahead, y + uy * ahead)

    edges: list[list[Node]] = []
    for side in (-1.0, 1.0):
        edge: list[Node] = []
        for k in range(lobes):
            t0, t1 = (k + 0.12) / lobes, (k + 1.0) / lobes
            edge += [at(t0, side * 0.84), at((t0 + t1) / 2, side * 1.06, 3), at(t1, side * 0.96, 5)]
            if k < lobes - 1:
                edge.append((*at(t1, side * 0.6, 1), "c"))
        edges.append(edge)
    tip = at(1.0, 0.0, width * 0.74)
    shape = smooth([(*line[0], "c"), *edges[0], tip, *reversed(edges[1])])
    d.shape(shape, fill, INNER, shade=[Shade(angle=40, depth=0.2, spacing=5.2, width=2.2, reach=12)])
    for side in (-1.0, 1.0):
        for k in range(1, lobes):
            t = k / lobes
            stroke = [at(t - 0.1, 0.0), at(t - 0.03, side * 0.34, 1), at(t, side * 0.74, 4)]
            if vein:
                d.lens(stroke, 2.6, ink=vein)
            else:
                d.lens(stroke, 2.2)
    quill = [line[round(last * k / 6)] for k in range(7)]
    if vein:
        d.lens(quill, 3.2, ink=vein)
    else:
        d.lens(quill, 3.0)
