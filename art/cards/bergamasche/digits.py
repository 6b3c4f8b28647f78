"""Parts of the hands of this deck: fingers bent at their joints, patches of skin, two layers.

A hand is drawn about the point where it holds. What it holds lies between its two layers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing

HEEL = Shade(angle=30, depth=0.36, spacing=4.6, width=2.5, reach=12)


def digit(
    d: Drawing, track: Sequence[Point], half: float, skin: str, *, tip: float = 0.76, nail: bool = False,
    inside: int = 1, line: float = INNER,
) -> None:  # fmt: skip
    """A finger from its knuckle over its joints to the tip: each point between the ends is a creased joint.

    `inside`: on which side of the track the creases are deep (1 the left of its way); `nail`: seen from the
    back.
    """
    last = len(track) - 1
    stations: list[Station] = [
        (x, y, half * (1 - (1 - tip) * (k / last) ** 1.6)) for k, (x, y) in enumerate(track)
    ]
    d.limb(stations, skin, line, start="round", end="round", depth=0.6, spacing=4.4, width=2.4)
    for (x0, y0), (x, y, h), (x1, y1) in zip(track, stations[1:], track[2:], strict=False):
        long = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / long, (y1 - y0) / long
        nx, ny = uy * inside * h, -ux * inside * h
        d.lens([(x + nx * 0.9, y + ny * 0.9), (x + ux * 1.4, y + uy * 1.4),
                (x - nx * 0.5, y - ny * 0.5)], 2.2)  # fmt: skip
    if nail:
        _nail(d, track[-2], stations[-1])


def _nail(d: Drawing, joint: Point, end: Station) -> None:
    x, y, h = end
    long = math.dist(joint, (x, y))
    ux, uy = (x - joint[0]) / long, (y - joint[1]) / long

    def at(along: float, across: float) -> Point:
        return (x + (ux * along - uy * across) * h, y + (uy * along + ux * across) * h)

    d.line(smooth([at(0.5, -0.5), at(-0.5, -0.46), at(-0.86, 0), at(-0.5, 0.46), at(0.5, 0.5)],
                  closed=False), 1.6)  # fmt: skip


def forearm(d: Drawing, skin: str, start: Point, wrist: Point, beyond: Point, palm: float = 25.0) -> None:
    """The heel of the hand, narrowing to the wrist and on into the cuff."""
    (x0, y0), (x1, y1), (x2, y2) = start, wrist, beyond
    d.limb([(x0, y0, palm), (x0 * 0.55 + x1 * 0.45, y0 * 0.55 + y1 * 0.45, palm * 0.93), (x1, y1, 19.5),
            (x2, y2, 18.5)], skin, OUTER, start="round", depth=0.55, spacing=4.8, width=2.8)  # fmt: skip


def patch(d: Drawing, skin: str, nodes: Sequence[Node], *edges: slice, shade: Sequence[Shade] = ()) -> None:
    """Skin without a contour over what lies below, and only those of its edges that show."""
    d.shape(smooth(list(nodes)), skin, None, shade=shade)
    for edge in edges:
        d.line(smooth(list(nodes)[edge], closed=False), OUTER)


def creases(d: Drawing, *lines: tuple[Sequence[Point], float]) -> None:
    """Lines of the palm, knuckles and sinews: points and the width in the middle."""
    for points, width in lines:
        d.lens(points, width)


def knuckles(d: Drawing, places: Sequence[Point], turn: float, size: float = 5.0) -> None:
    """The bones at the roots of the fingers, seen from the back; the fingers go towards `turn`."""
    c, s = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
    for x, y in places:
        d.lens([(x - s - c * 0.5, y + c - s * 0.5), (x + c * 0.5, y + s * 0.5), (x + s - c * 0.5,
            y - c - s * 0.5)], 2.5)  # fmt: skip
