"""Parts from which this deck's hands are cut: fingers that grow out of a hand, its mass, wrist and nails."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit

CUPPED = Shade(angle=70, depth=0.36, spacing=4.6, width=2.6, reach=11)
"""The shade that gathers in a closed hand."""


def digit(
    d: Drawing, run: Sequence[Point], half: float, skin: str, *, tip: float = 0.8, root: float = 1.0,
    nail: float | None = None, creased: bool = True, closed: bool = False,
) -> None:  # fmt: skip
    """A finger or thumb along its joints from the knuckle to the tip, `half` its half-width.

    It has no line at its root, where it grows out of the hand, unless it is `closed`. `tip`, `root`: shares
    of its width there. `nail`: how far to one side of the tip the nail is seen; None: it is turned from us.
    """
    count = len(run)
    ways = [unit(run[max(i - 1, 0)], run[min(i + 1, count - 1)]) for i in range(count)]
    halves = [half * (root + (tip - root) * i / (count - 1)) * (1.05 if 0 < i < count - 1 else 1.0)
        for i in range(count)]  # fmt: skip
    left: list[Node] = []
    right: list[Node] = []
    for (x, y), (ux, uy), h in zip(run, ways, halves, strict=True):
        left.append((x - uy * h, y + ux * h))
        right.append((x + uy * h, y - ux * h))
    end, way, h = run[-1], ways[-1], halves[-1]
    cap: list[Node] = [step(end, way, h * 0.95)]
    back: list[Node] = []
    if closed:
        back = [step(run[0], ways[0], -halves[0] * 0.9)]
    else:
        left[0], right[0] = (left[0][0], left[0][1], "c"), (right[0][0], right[0][1], "c")
    rim = [*left, *cap, *reversed(right), *back]
    d.shape(smooth(rim), skin, INNER if closed else None)
    stations: list[Station] = [(x, y, h) for (x, y), h in zip(run, halves, strict=True)]
    d.limb(stations, None, None, end="round", depth=0.5, spacing=6.4, width=2.4)
    if not closed:
        d.line(smooth(rim, closed=False), INNER)
    if creased:
        _creases(d, run, ways, halves)
    if nail is not None:
        _nail(d, end, way, h, nail)


def _creases(d: Drawing, run: Sequence[Point], ways: Sequence[Point], halves: Sequence[float]) -> None:
    """A crease over each joint, on the outside of its bend."""
    for i in range(1, len(run) - 1):
        (ax, ay), (bx, by) = unit(run[i - 1], run[i]), unit(run[i], run[i + 1])
        side = -1.0 if ax * by - ay * bx > 0 else 1.0
        (x, y), (ux, uy), h = run[i], ways[i], halves[i]
        nx, ny = -uy * side, ux * side
        d.lens([(x + nx * h * 0.9, y + ny * h * 0.9), (x + nx * h * 0.4 - ux, y + ny * h * 0.4 - uy),
            (x - nx * h * 0.15, y - ny * h * 0.15)], 2.2)  # fmt: skip


def _nail(d: Drawing, end: Point, way: Point, h: float, side: float) -> None:
    (ux, uy) = way
    nx, ny = -uy, ux

    def at(along: float, across: float) -> Point:
        return (end[0] + ux * along * h + nx * (across + side) * h,
            end[1] + uy * along * h + ny * (across + side) * h)  # fmt: skip

    d.line(smooth([at(0.66, -0.5), at(-0.1, -0.5), at(-0.44, 0), at(-0.1, 0.5), at(0.66, 0.5)],
        closed=False), DETAIL)  # fmt: skip


def flesh(
    d: Drawing, nodes: Sequence[Node], skin: str, *edges: tuple[int, int], shade: Sequence[Shade] = (CUPPED,)
) -> None:
    """The mass of a hand; of its contour only the `edges` (first and last node) are drawn."""
    d.shape(smooth(nodes), skin, None, shade=shade)
    for first, last in edges:
        d.line(smooth(nodes[first : last + 1], closed=False), INNER)


def wrist_of(
    d: Drawing, skin: str, degrees: float, *, wide: float = 23.0, root: Point = (6, 0), long: float = 38.0
) -> None:
    """The heel of a closed hand and its wrist, which is `long` and leaves at that angle, clockwise."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = root
    run: list[Station] = [
        (x, y, wide), (x + 14 * cos, y + 14 * sin, wide * 0.94), (x + 30 * cos, y + 30 * sin, 15.5),
        (x + long * cos, y + long * sin, 14.8),
    ]  # fmt: skip
    d.limb(run, skin, OUTER, start="round", depth=0.6, spacing=4.8, width=2.6)


def knuckles(d: Drawing, spots: Sequence[Point], turn: float = 0.0, size: float = 1.0) -> None:
    """Knuckles on the back of a hand: hooks whose ends point along `turn`, degrees clockwise from left."""
    a = math.radians(turn)
    cos, sin = math.cos(a) * size, math.sin(a) * size
    for x, y in spots:
        d.lens(
            [(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in ((-5, -6), (2, -4.4), (3, 4))], 2.8
        )


def gap(d: Drawing, *lines: Sequence[Point], width: float = 4.0) -> None:
    """The dark between two fingers, deepest at the first point."""
    d.fold(*((points, width) for points in lines))


def ring(d: Drawing, x: float, y: float, turn: float, gold: str, stone: str, half: float = 8.0) -> None:
    """A ring across a finger that runs along `turn`, its stone to us."""
    with d.at(x, y, 1.0, turn):
        d.shape(smooth([(-2.6, -half, "c"), (-3.6, 0), (-2.6, half, "c"), (2.6, half, "c"), (1.6, 0),
            (2.6, -half, "c")]), gold, DETAIL)  # fmt: skip
        d.shape(smooth([(-4, 0), (-1, -4.4), (2.4, 0), (-1, 4.4)]), stone, DETAIL)
