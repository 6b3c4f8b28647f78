"""Patterned cloth: ornaments laid over an area in a grid, without clipping."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Final

from art.cards.francesi.figure import Figure, contour
from art.cards.francesi.motifs import Motif, strew
from art.cards.francesi.symmetry import AXIS
from art.cards.francesi.weights import FINE
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, Outline, Point, placed, polyline, smooth
from art.cards.kit.region import clearance, inside

Weave = Callable[[Figure, Outline], None]
"""Patterns the cloth within an outline; draw it after the cloth's fill, before its contour."""

_CENTRE: Final[Point] = (AXIS, 330.0)


def scattered(
    motif: Motif,
    step: tuple[float, float],
    *,
    reach: float = 9.0,
    turn: float = 0.0,
    centre: Point = _CENTRE,
) -> Weave:
    """Whole motifs on a brick-like grid turned by `turn` degrees, none touching the edge."""

    def draw(d: Figure, outline: Outline) -> None:
        edge = contour(outline)
        spots = [
            (x, y)
            for x, y in _grid(edge, step, centre, turn)
            if inside(edge, x, y) and clearance(edge, x, y) >= reach and not d.hidden((x, y), reach + 1)
        ]
        strew(d, [(motif, placed(x, y, rotate=turn)) for x, y in spots])

    return draw


def diaper(ink: str, dot: str, *, size: float = 15.0, centre: Point = _CENTRE) -> Weave:
    """A net of lozenges, `size` half their width, with a bead in each."""

    def draw(d: Figure, outline: Outline) -> None:
        edge = contour(outline)
        h = size * 1.3
        reach = max(abs(x - centre[0]) + abs(y - centre[1]) for x, y in edge)
        for side in (-1, 1):
            for k in range(-math.ceil(reach / size), math.ceil(reach / size) + 1):
                x = centre[0] + size * (2 * k + 1)
                for p, q in _chords(edge, (x, centre[1]), (size * side, h)):
                    d.line(polyline([p, q], closed=False), FINE, ink=ink)
        beads = [
            p
            for p in _grid(edge, (2 * size, h), centre, 0.0)
            if inside(edge, *p) and clearance(edge, *p) > 4 and not d.hidden(p, 5)
        ]
        d.dots(beads, 4.2, INK)
        d.dots(beads, 2.6, dot)

    return draw


def scales(core: str, *, size: float = 15.0, centre: Point = _CENTRE) -> Weave:
    """Rows of hanging scales, `size` half their width, each with a drop in it."""
    tall = size * 1.05
    drop = smooth([(0, 1, "c"), (size * 0.24, size * 0.5), (0, size * 0.74), (-size * 0.24, size * 0.5)])

    def draw(d: Figure, outline: Outline) -> None:
        edge = contour(outline)
        drops: list[Outline] = []
        for x, y in _grid(edge, (2 * size, size * 0.92), centre, 0.0):
            if d.hidden((x, y + tall / 2), size):
                continue
            arc: list[Node] = [(x - size, y, "c"), (x - size * 0.74, y + tall * 0.62), (x, y + tall),
                (x + size * 0.74, y + tall * 0.62), (x + size, y, "c")]  # fmt: skip
            curve = smooth(arc, closed=False)
            kept = [inside(edge, *p) for p in curve.sample(2.0)]
            if all(kept):
                d.line(curve, FINE)
            else:
                for part in _runs(curve.sample(2.0), kept):
                    d.line(polyline(part, closed=False), FINE)
            if inside(edge, x, y + tall / 2) and clearance(edge, x, y + tall / 2) > size * 0.4:
                drops.append(drop.under(placed(x, y)))
        d.flats(*drops, ink=core)

    return draw


def checks(fill: str, *, size: float = 19.0, centre: Point = _CENTRE) -> Weave:
    """A chequer of squares."""

    def draw(d: Figure, outline: Outline) -> None:
        edge = contour(outline)
        squares: list[Outline] = []
        h = size / 2
        for x, y in _grid(edge, (2 * size, size), centre, 0.0):
            if not d.hidden((x, y), size * 0.72):
                cell = _cut(edge, x - h, y - h, x + h, y + h)
                if len(cell) > 2:
                    squares.append(polyline(cell))
        d.flats(*squares, ink=fill)
        for k in range(-20, 21):
            at = size * (k + 0.5)
            for p, q in (
                *_chords(edge, (centre[0] + at, centre[1]), (0, 1)),
                *_chords(edge, (centre[0], centre[1] + at), (1, 0)),
            ):
                d.line(polyline([p, q], closed=False), FINE)

    return draw


def _grid(edge: Sequence[Point], step: tuple[float, float], centre: Point, turn: float) -> list[Point]:
    """The places of a brick-like grid through `centre` about the polygon, from the top row down."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    turned = [((x - centre[0]) * cos + (y - centre[1]) * sin, (y - centre[1]) * cos - (x - centre[0]) * sin)
        for x, y in edge]  # fmt: skip
    dx, dy = step
    left, right = min(u for u, _ in turned), max(u for u, _ in turned)
    top, foot = min(v for _, v in turned), max(v for _, v in turned)
    places: list[Point] = []
    for row in range(math.floor(top / dy) - 1, math.ceil(foot / dy) + 2):
        for column in range(math.floor(left / dx) - 1, math.ceil(right / dx) + 2):
            u, v = column * dx + (dx / 2 if row % 2 else 0), row * dy
            places.append((centre[0] + u * cos - v * sin, centre[1] + u * sin + v * cos))
    return places


def _chords(edge: Sequence[Point], through: Point, along: Point) -> list[tuple[Point, Point]]:
    """The pieces of a straight line that lie in the polygon."""
    (x, y), (dx, dy) = through, along
    hits: list[float] = []
    for (x0, y0), (x1, y1) in zip(edge, [*edge[1:], edge[0]], strict=True):
        a, b = (x0 - x) * dy - (y0 - y) * dx, (x1 - x) * dy - (y1 - y) * dx
        if (a < 0) != (b < 0):
            t = a / (a - b)
            hits.append(((x0 + t * (x1 - x0) - x) * dx + (y0 + t * (y1 - y0) - y) * dy) / (dx * dx + dy * dy))
    hits.sort()
    return [
        ((x + s * dx, y + s * dy), (x + t * dx, y + t * dy))
        for s, t in zip(hits[::2], hits[1::2], strict=False)
    ]


def _cut(edge: Sequence[Point], left: float, top: float, right: float, foot: float) -> list[Point]:
    """The part of a polygon within a rectangle."""
    piece = list(edge)
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, foot, -1)):
        kept: list[Point] = []
        for p, q in zip(piece, [*piece[1:], *piece[:1]], strict=True):
            a, b = sign * (p[axis] - limit), sign * (q[axis] - limit)
            if a >= 0:
                kept.append(p)
            if (a >= 0) != (b >= 0):
                t = a / (a - b)
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        piece = kept
    return piece


def _runs(points: Sequence[Point], kept: Sequence[bool]) -> list[list[Point]]:
    """The stretches of neighbouring points that are kept."""
    runs = [
        [point for point, _ in group]
        for keep, group in itertools.groupby(zip(points, kept, strict=True), lambda pair: pair[1])
        if keep
    ]
    return [run for run in runs if len(run) > 1]
