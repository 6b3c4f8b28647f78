"""Parts of the hands of this deck: fingers, wrists, and patches of skin that join them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import unit

ROUND: Final = Shade(angle=60, depth=0.36, spacing=4.6, width=2.6, reach=11)
_WIDTHS: Final = {2: (1.0, 0.8), 3: (1.0, 1.02, 0.78), 4: (1.0, 1.04, 0.98, 0.76)}


def digit(
    d: Drawing, run: Sequence[Point], half: float, skin: str, *, nail: bool = False, creased: bool = True
) -> None:
    """A finger or thumb along its knuckle, joints and tip (2 to 4 points), `half` as wide at the root."""
    stations: list[Station] = [
        (x, y, half * share) for (x, y), share in zip(run, _WIDTHS[len(run)], strict=True)
    ]
    d.limb(stations, skin, INNER, start="round", end="round", depth=0.56, spacing=4.6, width=2.4)
    if creased:
        for before, joint, after in zip(run, run[1:], run[2:], strict=False):
            _crease(d, joint, unit(before, after), half)
    if nail:
        ux, uy = unit(run[-2], run[-1])
        x, y = run[-1]

        def at(along: float, across: float) -> Point:
            return (x + (ux * along - uy * across) * half, y + (uy * along + ux * across) * half)

        d.lens([at(0.34, -0.5), at(-0.14, -0.3), at(-0.14, 0.3), at(0.34, 0.5)], 2.2)


def _crease(d: Drawing, joint: Point, way: Point, half: float) -> None:
    """Two short strokes across a finger at its joint."""
    (x, y), (ux, uy) = joint, way
    for along, reach, width in ((-0.1, 0.66, 2.1), (0.3, 0.4, 1.5)):
        px, py = x + ux * half * along, y + uy * half * along
        bow = half * 0.16
        d.lens(
            [
                (px + uy * half * reach, py - ux * half * reach),
                (px + ux * bow, py + uy * bow),
                (px - uy * half * reach * 0.8, py + ux * half * reach * 0.8),
            ],
            width,
        )


def wrist(d: Drawing, run: Sequence[Station], skin: str) -> None:
    """Heel of the hand and wrist, from the palm outwards, before the fingers."""
    d.limb(run, skin, OUTER, start="round", depth=0.56, spacing=4.8, width=2.7)


def patch(
    d: Drawing,
    nodes: Sequence[Node],
    skin: str,
    *edges: tuple[int, int],
    shade: Sequence[Shade] = (ROUND,),
    line: float = OUTER,
) -> None:
    """Skin over the nodes; only the `edges`, from a node to another one, have a contour."""
    d.shape(smooth(list(nodes)), skin, None, shade=shade)
    for start, stop in edges:
        d.line(smooth([*nodes, *nodes][start : stop + 1], closed=False), line)


def knuckles(d: Drawing, spots: Sequence[Point], turn: float, size: float = 5.0) -> None:
    """Bows over the roots of fingers that point to `turn` degrees clockwise from the right."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for x, y in spots:
        bow = ((-0.7, -1.0), (0.5, -0.4), (0.5, 0.5), (-0.3, 1.0))
        d.lens(
            [(x + (u * cos - v * sin) * size, y + (u * sin + v * cos) * size) for u, v in bow], size * 0.48
        )


def tendons(d: Drawing, *strokes: tuple[Point, Point]) -> None:
    """Faint strokes on the back of a hand, from the knuckle towards the wrist."""
    for (x0, y0), (x1, y1) in strokes:
        d.lens([(x0, y0), ((x0 + x1) / 2 + 0.8, (y0 + y1) / 2 - 0.6), (x1, y1)], 1.7)
