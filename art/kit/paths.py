"""Outlines from short lists of points.

A node is `(x, y)` for a smooth point or `(x, y, "c")` for a corner. Units are tenths of a millimetre of
card, y downwards. An `Outline` is a chain of cubic Bézier segments; it can be written as SVG path data
or sampled into points for geometry.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Node = tuple[float, float] | tuple[float, float, str]
Segment = tuple[Point, Point, Point, Point]

HANDLE = 0.36
_ROUND_HANDLE = 0.5523  # handle of a quarter circle


@dataclass(frozen=True, kw_only=True)
class Matrix:
    """Affine map (x, y) → (a·x + c·y + e, b·x + d·y + f)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def apply(self, point: Point) -> Point:
        x, y = point
        return (self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)

    def after(self, inner: Matrix) -> Matrix:
        """The map that does `inner` first, then this one."""
        return Matrix(
            a=self.a * inner.a + self.c * inner.b,
            b=self.b * inner.a + self.d * inner.b,
            c=self.a * inner.c + self.c * inner.d,
            d=self.b * inner.c + self.d * inner.d,
            e=self.a * inner.e + self.c * inner.f + self.e,
            f=self.b * inner.e + self.d * inner.f + self.f,
        )

    @property
    def size(self) -> float:
        """Factor by which lengths grow (geometric mean over directions)."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


IDENTITY = Matrix()


def placed(
    dx: float = 0.0,
    dy: float = 0.0,
    scale: float | tuple[float, float] = 1.0,
    rotate: float = 0.0,
    flip: bool = False,
) -> Matrix:
    """Matrix that mirrors left-right (if `flip`),
    scales, turns clockwise by `rotate` degrees, then moves."""
    sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
    if flip:
        sx = -sx
    cos, sin = math.cos(math.radians(rotate)), math.sin(math.radians(rotate))
    return Matrix(a=cos * sx, b=sin * sx, c=-sin * sy, d=cos * sy, e=dx, f=dy)


def transform(
    nodes: Iterable[Node],
    dx: float = 0.0,
    dy: float = 0.0,
    scale: float | tuple[float, float] = 1.0,
    rotate: float = 0.0,
    flip: bool = False,
) -> list[Node]:
    """The nodes moved by `placed(...)`; corner marks are kept."""
    return moved(nodes, placed(dx, dy, scale, rotate, flip))


def moved(nodes: Iterable[Node], matrix: Matrix) -> list[Node]:
    """The nodes under an affine map; corner marks are kept."""
    result: list[Node] = []
    for node in nodes:
        x, y = matrix.apply((node[0], node[1]))
        result.append((x, y, node[2]) if len(node) == 3 else (x, y))
    return result


@dataclass(frozen=True, kw_only=True)
class Outline:
    """A chain of cubic Bézier segments, closed or open.

    `oval` remembers (cx, cy, rx, ry) of an upright ellipse, which has a much shorter notation.
    """

    segments: tuple[Segment, ...]
    closed: bool = True
    oval: tuple[float, float, float, float] | None = None

    def under(self, matrix: Matrix) -> Outline:
        """The outline under an affine map."""
        if matrix == IDENTITY:
            return self
        go = matrix.apply
        return Outline(
            segments=tuple((go(p), go(q), go(r), go(s)) for p, q, r, s in self.segments),
            closed=self.closed,
            oval=self._oval_under(matrix),
        )

    def _oval_under(self, m: Matrix) -> tuple[float, float, float, float] | None:
        if self.oval is None:
            return None
        cx, cy, rx, ry = self.oval
        upright = abs(m.b) < 1e-9 and abs(m.c) < 1e-9
        similar = abs(abs(m.a) - abs(m.d)) < 1e-9 and abs(abs(m.b) - abs(m.c)) < 1e-9
        if not (upright or (similar and rx == ry)):
            return None
        across, down = math.hypot(m.a, m.b), math.hypot(m.c, m.d)
        return (*m.apply((cx, cy)), rx * across, ry * down)

    def sample(self, step: float = 4.0) -> list[Point]:
        """Points along the outline about `step` apart; a closed outline does not repeat its first point."""
        points: list[Point] = []
        for segment in self.segments:
            count = 1 if is_straight(segment) else max(2, math.ceil(_length(segment) / step))
            points.extend(_at(segment, i / count) for i in range(count))
        if not self.closed:
            points.append(self.segments[-1][3])
        return points


def smooth(nodes: Sequence[Node], closed: bool = True) -> Outline:
    """A smooth outline through the nodes; corners stay sharp, two neighbouring corners make a line."""
    count = len(nodes)
    tangents = [_tangent(nodes, i, closed) for i in range(count)]
    segments: list[Segment] = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        p, q = _xy(nodes[i]), _xy(nodes[j])
        chord = math.dist(p, q)
        start, end = tangents[i], tangents[j]
        one = _step(p, start, HANDLE * chord) if start else None
        two = _step(q, end, -HANDLE * chord) if end else None
        if one is None and two is None:
            one, two = p, q
        elif one is None and two is not None:
            one = between(p, two, 0.45)
        elif two is None and one is not None:
            two = between(q, one, 0.45)
        if one is not None and two is not None:
            segments.append((p, one, two, q))
    return Outline(segments=tuple(segments), closed=closed)


def sampled(points: Sequence[Point], step: float = 2.0) -> list[Point]:
    """Points about `step` apart on the smooth open curve through the points."""
    return smooth(list(points), closed=False).sample(step)


def polyline(points: Sequence[Node], closed: bool = True) -> Outline:
    """Straight lines through the points."""
    plain = [_xy(p) for p in points]
    pairs = list(zip(plain, plain[1:] + plain[:1], strict=True))
    if not closed:
        pairs = pairs[:-1]
    return Outline(segments=tuple((p, p, q, q) for p, q in pairs), closed=closed)


def rect(x: float, y: float, width: float, height: float) -> Outline:
    """A rectangle with its upper left corner at (x, y)."""
    return polyline([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Outline:
    """An ellipse about (cx, cy)."""
    h = _ROUND_HANDLE
    corners = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    segments: list[Segment] = []
    for i, (ux, uy) in enumerate(corners):
        vx, vy = corners[(i + 1) % 4]
        segments.append(
            (
                (cx + rx * ux, cy + ry * uy),
                (cx + rx * (ux + h * vx), cy + ry * (uy + h * vy)),
                (cx + rx * (vx + h * ux), cy + ry * (vy + h * uy)),
                (cx + rx * vx, cy + ry * vy),
            )
        )
    return Outline(segments=tuple(segments), oval=(cx, cy, rx, ry))


def circle(cx: float, cy: float, r: float) -> Outline:
    """A circle about (cx, cy)."""
    return ellipse(cx, cy, r, r)


def between(p: Point, q: Point, t: float) -> Point:
    """The point at the share `t` of the way from p to q."""
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


def is_straight(segment: Segment) -> bool:
    """True if the segment is a straight line made by two corners."""
    return segment[0] == segment[1] and segment[2] == segment[3]


def is_flat(segment: Segment, tolerance: float = 0.12) -> bool:
    """True if a line could stand for the segment: both control points lie within `tolerance` of the chord."""
    p, q, r, s = segment
    dx, dy = s[0] - p[0], s[1] - p[1]
    chord = math.hypot(dx, dy) or 1e-9
    return all(abs((c[0] - p[0]) * dy - (c[1] - p[1]) * dx) / chord < tolerance for c in (q, r))


def parabola_control(segment: Segment, tolerance: float = 0.25) -> Point | None:
    """The control point of the parabola nearest to the segment, or None if it strays further than that."""
    p, q, r, s = segment
    stray = math.hypot(s[0] - 3 * r[0] + 3 * q[0] - p[0], s[1] - 3 * r[1] + 3 * q[1] - p[1])
    if stray * math.sqrt(3) / 36 > tolerance:
        return None
    return ((3 * (q[0] + r[0]) - p[0] - s[0]) / 4, (3 * (q[1] + r[1]) - p[1] - s[1]) / 4)


def _xy(node: Node) -> Point:
    return (node[0], node[1])


def _tangent(nodes: Sequence[Node], i: int, closed: bool) -> Point | None:
    node = nodes[i]
    if len(node) == 3 or (not closed and i in (0, len(nodes) - 1)):
        return None
    before, here, after = _xy(nodes[i - 1]), _xy(node), _xy(nodes[(i + 1) % len(nodes)])
    d0, d1 = math.dist(before, here) or 1e-9, math.dist(here, after) or 1e-9
    # The shorter chord gets the greater say, so uneven spacing does not overshoot.
    x = (here[0] - before[0]) / d0 * d1 + (after[0] - here[0]) / d1 * d0
    y = (here[1] - before[1]) / d0 * d1 + (after[1] - here[1]) / d1 * d0
    size = math.hypot(x, y)
    return (x / size, y / size) if size > 1e-9 else None


def _step(p: Point, direction: Point, length: float) -> Point:
    return (p[0] + direction[0] * length, p[1] + direction[1] * length)


def _at(segment: Segment, t: float) -> Point:
    p, q, r, s = segment
    u = 1 - t
    k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        k[0] * p[0] + k[1] * q[0] + k[2] * r[0] + k[3] * s[0],
        k[0] * p[1] + k[1] * q[1] + k[2] * r[1] + k[3] * s[1],
    )


def _length(segment: Segment) -> float:
    p, q, r, s = segment
    return (math.dist(p, q) + math.dist(q, r) + math.dist(r, s) + math.dist(p, s)) / 2
