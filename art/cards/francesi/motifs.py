"""Small ornaments without strokes: an inked shape under a slightly smaller coloured one.

Many copies of a motif are painted together, a path for each of its layers, which is several times faster
to render than as many filled and stroked shapes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.francesi.figure import Figure
from art.cards.francesi.weights import FINE
from art.cards.kit.inks import INK
from art.cards.kit.paths import Matrix, Node, Outline, Point, Segment, ellipse, polyline, smooth


@dataclass(frozen=True, kw_only=True)
class Layer:
    """Shapes, and dots of one radius, in one ink."""

    ink: str
    outlines: tuple[Outline, ...] = ()
    dots: tuple[Point, ...] = ()
    radius: float = 0.0


Motif = tuple[Layer, ...]
"""Layers from the lowest to the highest, about (0, 0)."""


def strew(d: Figure, copies: Sequence[tuple[Motif, Matrix]]) -> None:
    """Paint the copies of motifs, which must not overlap one another, layer by layer."""
    for k in range(max((len(motif) for motif, _ in copies), default=0)):
        areas: dict[str, list[Outline]] = {}
        dots: dict[tuple[str, float], list[Point]] = {}
        for motif, place in copies:
            if k >= len(motif):
                continue
            layer = motif[k]
            areas.setdefault(layer.ink, []).extend(outline.under(place) for outline in layer.outlines)
            dots.setdefault((layer.ink, layer.radius), []).extend(place.apply(dot) for dot in layer.dots)
        for ink, outlines in areas.items():
            d.flats(*outlines, ink=ink)
        for (ink, radius), points in dots.items():
            d.dots(points, radius, ink)


def inlaid(fill: str, *outlines: Outline) -> Motif:
    """Shapes with a fine contour."""
    return (
        Layer(ink=INK, outlines=tuple(outset(outline, FINE / 2) for outline in outlines)),
        Layer(ink=fill, outlines=tuple(outset(outline, -FINE / 2) for outline in outlines)),
    )


def pearl(radius: float, fill: str, *points: Point) -> Motif:
    """Round beads with a fine contour, about (0, 0) unless other places are given."""
    places = points or ((0.0, 0.0),)
    return (
        Layer(ink=INK, dots=places, radius=radius + FINE / 2),
        Layer(ink=fill, dots=places, radius=radius - FINE / 2),
    )


def ring(fill: str, core: str) -> Motif:
    """A ring with a coloured heart."""
    return (*pearl(8.8, fill), *pearl(3.8, core))


def rosette(fill: str, core: str) -> Motif:
    """Five round petals about a bead."""
    petals = tuple(
        (5.8 * math.sin(2 * math.pi * k / 5), -5.8 * math.cos(2 * math.pi * k / 5)) for k in range(5)
    )
    return (*pearl(4.4, fill, *petals), *pearl(3.4, core))


def six_star(fill: str) -> Motif:
    """A six-rayed star."""
    rays: list[Node] = []
    for k in range(12):
        r = 4.2 if k % 2 else 10.0
        rays.append((r * math.sin(math.pi * k / 6), -r * math.cos(math.pi * k / 6)))
    return inlaid(fill, polyline(rays))


def sprig(fill: str, leaf: str) -> Motif:
    """A small bud between two leaves."""
    leaves = tuple(
        smooth([(0, 9.5, "c"), (side * 6, 4.4), (side * 10, -3, "c"), (side * 3.4, -0.5)]) for side in (-1, 1)
    )
    under, over = inlaid(leaf, *leaves)
    return (under, over, *pearl(4.8, fill, (0.0, -6.0)))


def ermine() -> Motif:
    """An ermine tail: three dots over a forked tail."""
    tail: list[Node] = [(0, -6, "c"), (2.4, 0), (5, 8, "c"), (1.8, 6.4), (0, 10, "c"), (-1.8, 6.4),
        (-5, 8, "c"), (-2.4, 0)]  # fmt: skip
    return (
        Layer(ink=INK, outlines=(smooth(tail),), dots=((-3.6, -6.0), (3.6, -6.0), (0.0, -9.6)), radius=1.7),
    )


def lozenge(width: float, height: float, fill: str) -> Motif:
    """A lozenge, given its half axes."""
    return inlaid(fill, polyline([(-width, 0), (0, -height), (width, 0), (0, height)]))


def chevron(width: float, height: float, fill: str) -> Motif:
    """A pointed bar."""
    w, h = width, height
    return inlaid(fill, polyline([(-w, -h), (-w * 0.2, -h), (w * 0.8, 0), (-w * 0.2, h), (-w, h), (0, 0)]))


def leaf_pair(size: float, fill: str, bead: str) -> Motif:
    """Two leaves spreading from a point, and a bead before them."""
    leaves = tuple(
        smooth([(-size, 0, "c"), (-size * 0.3, side * size * 0.75), (size * 0.7, side * size * 0.7, "c"),
            (size * 0.2, side * size * 0.15)])
        for side in (-1, 1)
    )  # fmt: skip
    under, over = inlaid(fill, *leaves)
    return (under, over, *pearl(size * 0.22 + 0.3, bead, (size * 0.75, 0.0)))


def block(width: float, height: float, fill: str) -> Motif:
    """An upright block, given its half height."""
    w, h = width / 2, height
    return inlaid(fill, polyline([(-w, -h), (w, -h), (w, h), (-w, h)]))


def outset(outline: Outline, by: float) -> Outline:
    """A closed outline moved outwards by a small distance (inwards if negative)."""
    if outline.oval:
        cx, cy, rx, ry = outline.oval
        return ellipse(cx, cy, rx + by, ry + by)
    segments = [s for s in outline.segments if math.dist(s[0], s[3]) > 1e-6]
    points = outline.sample(2.0)
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True))
    way = by if area > 0 else -by
    starts = [_direction(s[0], s[1], s[2], s[3]) for s in segments]
    ends = [_direction(s[3], s[2], s[1], s[0]) for s in segments]
    moved: list[Point] = []
    for k, segment in enumerate(segments):
        (ax, ay), (bx, by_) = ends[k - 1], starts[k]
        # normals of the arriving and the leaving side; at a corner their mitre, kept from growing long
        one, two = (-ay, ax), (by_, -bx)
        mitre = max(0.45, 1 + one[0] * two[0] + one[1] * two[1])
        x, y = segment[0]
        moved.append((x + way * (one[0] + two[0]) / mitre, y + way * (one[1] + two[1]) / mitre))
    result: list[Segment] = []
    for k, (p, q, r, s) in enumerate(segments):
        start, end = moved[k], moved[(k + 1) % len(moved)]
        grown = math.dist(start, end) / math.dist(p, s)
        result.append((start, _along(start, p, q, grown), _along(end, s, r, grown), end))
    return Outline(segments=tuple(result))


def _direction(*points: Point) -> Point:
    """Unit vector from the first point to the first other one that differs."""
    x0, y0 = points[0]
    for x, y in points[1:]:
        size = math.hypot(x - x0, y - y0)
        if size > 1e-6:
            return ((x - x0) / size, (y - y0) / size)
    return (1.0, 0.0)


def _along(start: Point, p: Point, q: Point, grown: float) -> Point:
    return (start[0] + (q[0] - p[0]) * grown, start[1] + (q[1] - p[1]) * grown)
