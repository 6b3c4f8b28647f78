"""Small leaves and leafy branches, for wreaths and sprigs."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREEN
from art.cards.kit.paths import Node, Outline, Point, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing


def leaf(x: float, y: float, angle: float, length: float, width: float) -> Outline:
    """A plain pointed leaf with its stalk at (x, y), growing towards `angle` (degrees, 0 right, 90 down)."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def at(along: float, across: float) -> Point:
        return (x + cos * along - sin * across, y + sin * along + cos * across)

    half = width / 2
    nodes: list[Node] = [
        (x, y, "c"), at(length * 0.3, -half * 0.9), at(length * 0.6, -half * 0.8), (*at(length, 0), "c"),
        at(length * 0.6, half * 0.8), at(length * 0.3, half * 0.9),
    ]  # fmt: skip
    return smooth(nodes)


def ribbed_leaf(
    d: Drawing, x: float, y: float, angle: float, length: float, width: float, fill: str, line: float,
    *, rib: float, weight: float, shade: Sequence[Shade] = (),
) -> None:  # fmt: skip
    """A `leaf` with its midrib: `rib` of the length, `weight` at the stalk."""
    d.shape(leaf(x, y, angle, length, width), fill, line, shade=list(shade))
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    d.fold(([(x, y), (x + cos * length * rib, y + sin * length * rib)], weight))


def branch(
    d: Drawing,
    track: Sequence[Point],
    pairs: int,
    length: float,
    width: float,
    *,
    spread: float = 38.0,
    fill: str = GREEN,
    line: float = DETAIL,
    rib: bool = True,
) -> None:
    """A stem along the track with pairs of leaves growing forward, and one at the tip."""
    points = sampled(track)
    d.line(smooth(list(track), closed=False), INNER)
    for k in range(pairs):
        i = round((0.08 + 0.84 * k / max(pairs - 1, 1)) * (len(points) - 1))
        _pair(d, points, i, length, width, spread, fill, line, rib)
    (x0, y0), (x1, y1) = points[-3], points[-1]
    tip = leaf(x1, y1, math.degrees(math.atan2(y1 - y0, x1 - x0)), length, width)
    d.shape(tip, fill, line)


def _pair(
    d: Drawing,
    points: Sequence[Point],
    i: int,
    length: float,
    width: float,
    spread: float,
    fill: str,
    line: float,
    rib: bool,
) -> None:
    (x0, y0), (x1, y1) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
    ahead = math.degrees(math.atan2(y1 - y0, x1 - x0))
    x, y = points[i]
    for side in (-1, 1):
        angle = ahead + side * spread
        if rib:
            ribbed_leaf(d, x, y, angle, length, width, fill, line, rib=0.7, weight=2.4)
        else:
            d.shape(leaf(x, y, angle, length, width), fill, line)
