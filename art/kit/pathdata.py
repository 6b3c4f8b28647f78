"""Compact SVG path data: relative steps, one decimal, the shortest notation that keeps the shape."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.kit.hatch import Wedge
from art.kit.paths import Outline, Point, is_flat, is_straight, parabola_control

STRAIGHT = 24.0  # hatch strokes shorter than this are not bent


def number(value: float) -> str:
    """Shortest text of a number with one decimal."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path_data(outline: Outline, grid: float = 0.1) -> str:
    """SVG path data of an outline: absolute start, then relative segments; points are rounded to `grid`."""
    if outline.oval:
        cx, cy, rx, ry = outline.oval
        rx, ry = round(rx, 1), round(ry, 1)
        half = f"a{_join((rx, ry))} 0 1 1 "
        return f"M{_join((cx - rx, cy))}{half}{_join((2 * rx, 0))}{half}{_join((-2 * rx, 0))}z"
    first = outline.segments[0][0]
    pen = _Pen(first, grid)
    parts = [f"M{_join((pen.x, pen.y))}"]
    for k, segment in enumerate(outline.segments):
        if is_straight(segment):
            if outline.closed and k == len(outline.segments) - 1:
                break
            parts.append("l" + _join(pen.to(segment[3])))
        elif is_flat(segment):
            parts.append("l" + _join(pen.to(segment[3])))
        elif (middle := parabola_control(segment)) is not None:
            control, end = pen.ahead(middle), pen.to(segment[3])
            parts.append("q" + _join((*control, *end)))
        else:
            one, two, end = pen.ahead(segment[1]), pen.ahead(segment[2]), pen.to(segment[3])
            parts.append("c" + _join((*one, *two, *end)))
    if outline.closed:
        parts.append("z")
    return "".join(parts)


def wedge_data(wedges: Sequence[Wedge], grid: float = 0.1) -> str:
    """SVG path data of wedges, all turning the same way so that crossing layers never cancel out.

    They are only ever filled,
        which closes each of them without saying so. `grid`: what points are rounded to.
    """
    parts: list[str] = []
    pen: _Pen | None = None
    for wedge in wedges:
        (bx, by), (mx, my), (tx, ty) = wedge.base, wedge.middle, wedge.tip
        dx, dy = mx - bx, my - by
        size = (dx * dx + dy * dy) ** 0.5 or 1.0
        hx, hy = -dy / size * wedge.width / 2, dx / size * wedge.width / 2
        one, two = (bx + hx, by + hy), (bx - hx, by - hy)
        if pen is None:
            pen = _Pen(one, grid)
            parts.append(f"M{_join((pen.x, pen.y))}")
        else:
            parts.append("m" + _join(pen.to(one)))
        # A bend shows only in long strokes; short ones are plain triangles, which halves the file.
        length = math.hypot(tx - bx, ty - by)
        if length < STRAIGHT:
            parts.append("l" + _join((*pen.to((tx, ty)), *pen.to(two))))
        else:
            # The control points stay half the width apart, so the sides swell a little.
            m1, m2 = (mx + hx * 0.55, my + hy * 0.55), (mx - hx * 0.55, my - hy * 0.55)
            c1, tip = pen.ahead(m1), pen.to((tx, ty))
            c2, back = pen.ahead(m2), pen.to(two)
            parts.append("q" + _join((*c1, *tip, *c2, *back)))
    return "".join(parts)


class _Pen:
    """Remembers where the rounded relative steps have really led, so rounding errors never add up."""

    def __init__(self, start: Point, grid: float = 0.1) -> None:
        self._steps = round(1 / grid)
        self.x, self.y = self._near(start[0]), self._near(start[1])

    def ahead(self, point: Point) -> Point:
        return (self._near(point[0] - self.x), self._near(point[1] - self.y))

    def to(self, point: Point) -> Point:
        dx, dy = self.ahead(point)
        self.x, self.y = round(self.x + dx, 1), round(self.y + dy, 1)
        return (dx, dy)

    def _near(self, value: float) -> float:
        return round(value, 1) if self._steps == 10 else round(value * self._steps) / self._steps


def _join(values: Sequence[float]) -> str:
    text = ""
    for value in values:
        part = number(value)
        text += part if not text or part.startswith("-") else " " + part
    return text
