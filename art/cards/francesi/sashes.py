"""Sashes, belts, chains and a cord that hide the cut across a court, from the left edge to the middle."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from art.cards.francesi import motifs
from art.cards.francesi.figure import Figure
from art.cards.francesi.motifs import Motif, pearl
from art.cards.francesi.patterns import Border, band
from art.cards.kit.inks import INK, PAPER, YELLOW
from art.cards.kit.paths import IDENTITY, Node, Point, circle, placed, polyline, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER
from art.cards.kit.track import beside, direction, lengths

HalfSash = Callable[[Figure, Sequence[Point]], None]

_STEP: Final = 3.0
"""Between the points that a sash is measured at."""
_RESERVED: Final = 3.4
"""Paper left round black leather, half its contour included."""
_PITCH: Final = 27.0
"""From strand to strand of a cord."""


def sash(half: float, fill: str, unit: Border, *, edge_fill: str, spacing: float = 20.0) -> HalfSash:
    """A ribbon with ornaments along it."""

    def draw(d: Figure, points: Sequence[Point]) -> None:
        band(d, points, half, fill, unit, spacing=spacing, edge=5.5, edge_fill=edge_fill)

    return draw


def twin(fill: str, edge: str, unit: Border, *, spacing: float = 15.0) -> HalfSash:
    """Two narrow ribbons side by side, black between them."""

    def draw(d: Figure, points: Sequence[Point]) -> None:
        band(d, points, 25, INK, None, edge=None)
        line = sampled(points, _STEP)
        for side in (-1, 1):
            track = [beside(line, i, side * 14.5) for i in (0, *range(6, len(line) - 1, 12), len(line) - 1)]
            band(d, track, 10, fill, unit, spacing=spacing, edge=3.2, edge_fill=edge)

    return draw


def scalloped(half: float, fill: str, lace: str, unit: Border, *, spacing: float = 22.0) -> HalfSash:
    """A ribbon edged with round lace."""

    def draw(d: Figure, points: Sequence[Point]) -> None:
        line = sampled(points, _STEP)
        for side in (-1, 1):
            for i in range(2, len(line), 6):
                x, y = beside(line, i, side * half)
                d.shape(circle(x, y, 9.5), lace, DETAIL)
                d.dots([beside(line, i, side * (half + 4.4))], 1.7, INK)
        band(d, points, half, fill, unit, spacing=spacing, edge=4.5, edge_fill=YELLOW)

    return draw


def cord(half: float, one: str, two: str) -> HalfSash:
    """A thick cord of two strands."""

    def draw(d: Figure, points: Sequence[Point]) -> None:
        band(d, points, half, one, None, edge=None)
        line = sampled(points, _STEP)

        def at(walked: float, across: float) -> Point:
            return beside(line, min(max(round(walked / _STEP), 0), len(line) - 1), across)

        for k in range(round(_STEP * len(line) / _PITCH)):
            s = _PITCH * k
            strand: list[Node] = [(*at(s, half), "c"), at(s + 10, half * 0.2), (*at(s + 24, -half), "c"),
                at(s + 34, -half), at(s + 24, half * 0.2), (*at(s + 14, half), "c")]  # fmt: skip
            d.shape(smooth(strand), two, INNER)

    return draw


def plates(
    fill: str, stone: Motif, *, wide: float = 15.0, gap: float = 10.0, pointed: bool = False
) -> HalfSash:
    """A belt of jewelled plates on black leather."""

    def draw(d: Figure, points: Sequence[Point]) -> None:
        line = sampled(points, _STEP)
        d.line(smooth(points, closed=False), 2 * (17 + _RESERVED), ink=PAPER)
        band(d, points, 17, INK, None, edge=None)
        walked = lengths(line)
        pitch = 2 * wide + gap
        stones = []
        for k in range(round(walked[-1] / pitch)):
            i = next(j for j, length in enumerate(walked) if length >= walked[-1] - pitch * (k + 1.02))
            (x, y), (dx, dy) = line[i], direction(line, i)
            place = placed(x, y, rotate=math.degrees(math.atan2(dy, dx)))
            w, h = wide, 20.0
            rim: list[Point] = [(-w, -h), (w, -h), (w, h), (-w, h)]
            if pointed:
                rim = [(-w - 4, 0), (-w * 0.4, -h), (w * 0.4, -h), (w + 4, 0), (w * 0.4, h), (-w * 0.4, h)]
            plate = polyline([place.apply(p) for p in rim])
            if fill == INK:
                d.line(plate, INNER + 2 * _RESERVED, ink=PAPER)
            d.shape(plate, fill, INNER)
            stones.append((stone, place))
            motifs.strew(d, [(pearl(3.4, fill, place.apply((w + gap / 2 + 0.5, 0))), IDENTITY)])
        motifs.strew(d, stones)

    return draw
