"""Spade: blades with a golden zigzag, of any curve, whole or a piece; the hilt, the straight sword."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED, STEEL
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import LIGHT, Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside, normal
from art.cards.parts import blades
from art.cards.parts.light import shadow_angle

TOOTH = 15.0
"""Length of a tooth of the zigzag, on a blade of half-width 14."""
HILT = 84.0
"""From the end of the blade to the end of the pommel, where the blade is 24 wide."""
GRIP = 36.0
"""From the end of the blade to the middle of the grip, likewise."""


def blade(d: Drawing, line: Sequence[Point], half: float, fill: str, side: int = 1, cut: int = 0) -> None:
    """A blade along sampled points from hilt to tip; `side` 1: the golden edge lies on the line's left."""
    outline, halves = blades.whole(line, half, 5.6)
    d.shape(outline, fill, None)
    _engrave(d, line, halves, side, cut)
    d.shape(outline, line=OUTER)


def piece(d: Drawing, line: Sequence[Point], half: float, fill: str, side: int = 1) -> None:
    """A piece of a blade without ends: two edges and what lies between, laid over what it crosses."""
    area, edges = blades.piece(line, half)
    d.shape(area, fill, None)
    _engrave(d, line, [half] * len(line), side)
    for edge in edges:
        d.line(edge, OUTER)


def _engrave(d: Drawing, line: Sequence[Point], halves: Sequence[float], side: int, cut: int = 0) -> None:
    """The golden half with its teeth, and strokes from the edge in the shade."""
    tooth = TOOTH * max(0.8, halves[0] / 14)
    walked, due = 0.0, (0.0, 4.0, 2.0)[cut] if cut else 0.0
    edge: list[Point] = []
    teeth: list[Point] = []
    strokes: list[tuple[Point, Point, float]] = []
    up = True
    next_stroke = (3.0, 5.0, 1.0)[cut]
    for i in range(len(line)):
        walked += math.dist(line[i], line[i - 1]) if i else 0.0
        half = halves[i]
        nx, ny = normal(line, i)
        dark = -1.0 if nx * LIGHT[0] + ny * LIGHT[1] > 0 else 1.0
        if half > halves[0] * 0.5:
            if walked >= due:
                due = walked + tooth / 2
                teeth.append(beside(line, i, side * half * (0.06 if up else 0.62)))
                edge.append(beside(line, i, side * half))
                up = not up
            if walked >= next_stroke:
                next_stroke = walked + 7.4
                strokes.append((beside(line, i, dark * half * 0.96), beside(line, i, dark * half * 0.3), 2.7))
    if len(edge) > 1:
        d.shape(polyline([*teeth, *reversed(edge)]), OCHRE, None)
        d.line(polyline(teeth, closed=False), INNER if halves[0] > 13 else DETAIL)
    d.ticks(*strokes)


def hilt(d: Drawing, turn: float, *, reach: float = 1.0, cut: int = 0) -> None:
    """Shell guard, wired black grip and round pommel below (0, 0), on a blade 24 wide; cut three times."""
    shade = Shade(
        angle=shadow_angle(turn), depth=(0.4, 0.46, 0.34)[cut], spacing=4.6, width=2.6, seed=1 + cut
    )
    grip: list[Station] = [(0, 12, 6), (0, 30, 8.4), (0, 46, 8.2), (0, 58, 5.6)]
    d.limb(grip, INK, OUTER, depth=0)
    for k in range(4):
        y = 24 + 8.6 * k
        half = (7, 8, 8, 7)[k]
        d.line(polyline([(-half, y + 2.6), (half, y - 3)], closed=False), DETAIL, ink=OCHRE)
    for side in (1, -1):
        horn: list[Station] = [
            (0, 4, 6.4), (side * 16 * reach, 3, 6), (side * 30 * reach, 8, 5), (side * 37 * reach, 18, 3.6),
        ]  # fmt: skip
        d.limb(horn, OCHRE, OUTER, end="round", depth=0.5 if reach > 0.8 else 0, spacing=4.6)
    d.shapes([circle(side * 38 * reach, 21, 6.2) for side in (1, -1)], RED, INNER)
    shell: list[Node] = [
        (-19, -4, "c"), (-10, -9), (0, -7), (10, -9), (19, -4, "c"), (17, 10), (7, 19), (0, 15), (-7, 19),
            (-17, 10),
    ]  # fmt: skip
    d.shape(smooth(recut(shell, cut, 1.3)), OCHRE, OUTER, shade=[shade])
    ribs = ((-11, 0, 11), (-12, -4, 4, 12), (-10, 1, 10))[cut]
    d.fold(*(([(x, -6), (x * 0.6, 4), (x * 0.3, 13)], 2.6) for x in ribs))
    d.shape(circle(0, 70, 13), RED, OUTER, shade=[shade])
    d.shape(circle((0, 0.8, -0.6)[cut], 70, (5, 4.2, 5.8)[cut]), OCHRE, DETAIL)


def sword(
    d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, *, wide: float = 28.0, fill: str = BLUE,
    held: bool = False, bend: float = 0.0,
) -> None:  # fmt: skip
    """A sword, point up, turned clockwise by `rotate`; (x, y) is its middle, or its grip if `held`.

    `size`: length over all; `wide`: width of the blade; `bend`: how far it bows, as a share of its length.
    """
    s = wide / 24
    guard = size / s / 2 - HILT
    long = size / s - HILT
    place = placed(x, y, s, rotate).after(placed(0, -guard - GRIP if held else 0))
    steps = max(24, round(long * s / 7))
    if bend:
        line = [
            place.apply((bend * long * (2.2 * t * t - t), guard - long * t))
            for t in (k / steps for k in range(steps + 1))
        ]
        blade(d, line, wide / 2, fill)
    else:
        _straight(
            d, [place.apply((0, guard - long * k / steps)) for k in range(steps + 1)], wide / 2, fill, rotate
        )
    slant = -math.degrees(math.atan(bend))
    with d.under(place), d.at(0, guard, rotate=slant):
        hilt(d, rotate + slant)


def _straight(d: Drawing, line: Sequence[Point], half: float, fill: str, rotate: float) -> None:
    """A broad straight blade: bright edges, a coloured fuller, a point like a gable."""
    foot, tip = line[0], line[-1]
    long = math.dist(foot, tip)
    ux, uy = (tip[0] - foot[0]) / long, (tip[1] - foot[1]) / long

    def at(along: float, across: float) -> Point:
        return (foot[0] + ux * along - uy * across, foot[1] + uy * along + ux * across)

    shoulder = long - half * 2.6
    whole = polyline([at(0, -half), at(shoulder, -half), tip, at(shoulder, half), at(0, half)])
    d.shape(
        whole,
        fill,
        OUTER,
        shade=[Shade(angle=shadow_angle(rotate), depth=0.4, spacing=5.6, width=2.8, reach=half)],
    )
    inner = half * 0.36
    d.shape(polyline([at(0, -inner), at(shoulder - half, -inner), at(shoulder, 0), at(shoulder - half, inner),
        at(0, inner)]), STEEL, DETAIL)  # fmt: skip
    d.line(polyline([at(shoulder, 0), tip], closed=False), DETAIL)


def pair_ink(k: int) -> str:
    """The ink of the blade with that number from the outermost: blue, red, blue."""
    return RED if k % 2 else BLUE
