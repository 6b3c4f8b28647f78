"""The long serrated leaf of the batons."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.paths import Node, Outline, Point, sampled, smooth
from art.cards.kit.track import beside, direction


def long_leaf(points: Sequence[Point], width: float, teeth: int) -> Outline:
    """A leaf along the points from stalk to tip: rounded lobes, each ending in a tooth that leans forward."""
    line = sampled(points, 0.8)
    count = len(line)

    def at(t: float, across: float) -> Point:
        i = min(max(round(t * (count - 1)), 0), count - 1)
        return beside(line, i, across)

    def full(t: float) -> float:
        return width * (0.4 + 0.6 * math.sin(math.pi * min(1.0, 0.14 + t * 0.84)))

    sides: list[list[Node]] = [[], []]
    for k in range(teeth):
        # Each lobe belongs to its own side; the two sides are half a tooth out of step.
        for nodes, sign, lag in ((sides[0], 1, 0.0), (sides[1], -1, 0.5)):
            root = (k + lag * 0.7) / teeth * 0.93
            tip = min(root + 1.32 / teeth * 0.93, 0.985)
            w = full(root + 0.5 / teeth)
            last = k == teeth - 1
            nodes.append((*at(root, sign * w * 0.5), "c"))
            nodes.append(at(root + 0.5 / teeth, sign * w * 0.97))
            if not last:
                nodes.append((*at(tip, sign * w * 0.98), "c"))
            else:
                nodes.append(at(root + 0.8 / teeth, sign * w * 0.5))
    return smooth([(*line[0], "c"), *sides[0], (*line[-1], "c"), *reversed(sides[1])])


def side_veins(points: Sequence[Point], width: float, teeth: int) -> list[list[Point]]:
    """One short vein into each lobe of a `long_leaf` with the same arguments."""
    line = sampled(points, 0.8)
    count = len(line)
    result: list[list[Point]] = []
    for k in range(teeth - 1):
        for sign, lag in ((1, 0.0), (-1, 0.5)):
            t = (k + lag * 0.7 + 0.15) / teeth * 0.93
            i = min(max(round(t * (count - 1)), 1), count - 2)
            dx, dy = direction(line, i)
            x, y = line[i]
            reach = width * 0.62
            result.append(
                [
                    (x, y),
                    (
                        x - dy * sign * reach * 0.5 + dx * reach * 0.8,
                        y + dx * sign * reach * 0.5 + dy * reach * 0.8,
                    ),
                    (x - dy * sign * reach + dx * reach * 1.3, y + dx * sign * reach + dy * reach * 1.3),
                ]
            )
    return result
