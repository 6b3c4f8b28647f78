"""Ribbons with a motto: a bright band with a fold and a forked tail at either end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.cards.kit.inks import DARK_RED, RED, WHITE
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Outline, Point, polyline, sampled
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.parts.letters import inscribe, width


def scroll(
    d: Drawing,
    track: Sequence[Point],
    half: float,
    text: str,
    cap: float,
    *,
    tracking: float = 1.5,
    drops: tuple[float, float] = (1.0, 1.0),
    tail: float = 34.0,
    fill: str = WHITE,
    back: str = RED,
    fold: str = DARK_RED,
    even: bool = False,
) -> None:
    """A ribbon along the track (from left to right), `half` its half-width, with a line of text on it.

    `cap`: cap height, made smaller where the text would not leave the ends free.
    `drops`: for the left and right end, 1: the tail comes out below the band, -1: above, 0: no tail.
    `tail`: how far the tails stand out beyond the ends. `even`: a contour that no pen swells in the shade.
    """
    points = sampled(track)
    room = min(_length(_baseline(points, height)) for height in (cap, -cap)) - 0.85 * half
    cap *= min(1.0, room / width(text, cap, tracking))
    _tails(d, points, half, drops, tail, back, fold)
    band = ribbon(track, half, forked=False)
    d.shape(band, fill, None if even else OUTER)
    if even:
        d.line(band, OUTER)
    for end in (0, -1):
        _shaded_end(d, points, end, half)
    inscribe(d, text, _baseline(points, cap), cap, tracking=tracking)


def _length(line: Sequence[Point]) -> float:
    return sum(math.dist(p, q) for p, q in pairwise(line))


def _baseline(points: Sequence[Point], cap: float) -> list[Point]:
    """Baseline of letters `cap` high on the middle of the band; negative: the line along their tops."""
    marks = [*range(0, len(points) - 3, 6), len(points) - 1]
    return [beside(points, i, cap / 2) for i in marks]


def _tails(
    d: Drawing,
    points: Sequence[Point],
    half: float,
    drops: tuple[float, float],
    long: float,
    back: str,
    fold: str,
) -> None:
    """Both ends' tails, each with the strokes of its shade and the fold between it and the band."""
    inside, shift = half * 0.95, half * 0.72
    pieces: list[Outline] = []
    folds: list[Outline] = []
    strokes: list[tuple[Point, Point, float]] = []
    for end, drop in ((0, drops[0]), (-1, drops[1])):
        if not drop:
            continue
        (px, py), (ux, uy), (nx, ny) = _frame(points, end)

        def at(
            out: float,
            down: float,
            *,
            x: float = px,
            y: float = py,
            u: Point = (ux, uy),
            n: Point = (nx * drop, ny * drop),
        ) -> Point:
            return (x + u[0] * out + n[0] * down, y + u[1] * out + n[1] * down)

        track = [at(-inside, shift), at(long * 0.4, shift * 1.05), at(long, shift * 0.72)]
        pieces.append(ribbon(track, half * 0.96))
        folds.append(polyline([at(0, half), at(-inside, half), at(-inside, half * 1.7)]))
        for k in range(8):
            down = shift - half * 0.5 + half * 1.26 * k / 7
            # Shorter in the middle, where the fork cuts in.
            short = 6 if k in (0, 7) else 16
            strokes.append((at(-inside, down), at((0.3, 0.6)[k % 2] * long - short, down), 3.0))
    d.shapes(pieces, back, OUTER)
    d.ticks(*strokes)
    d.shapes(folds, fold, INNER)


def _shaded_end(d: Drawing, points: Sequence[Point], end: int, half: float) -> None:
    """Short strokes along the band where it turns away."""
    (px, py), (ux, uy), (nx, ny) = _frame(points, end)
    strokes = []
    count = max(5, round(half / 2.6))
    for k in range(1, count):
        down = -half + 2 * half * k / count
        deep = (13.0, 8.0, 11.0)[k % 3]
        strokes.append(
            (
                (px + nx * down, py + ny * down),
                (px - ux * deep + nx * down, py - uy * deep + ny * down),
                2.4,
            )
        )
    d.ticks(*strokes)


def _frame(points: Sequence[Point], end: int) -> tuple[Point, Point, Point]:
    """An end of the line: the point, the outward direction, and the direction below the text."""
    p, q = (points[0], points[3]) if end == 0 else (points[-1], points[-4])
    size = math.dist(p, q)
    u = ((p[0] - q[0]) / size, (p[1] - q[1]) / size)
    n = (u[1], -u[0]) if end == 0 else (-u[1], u[0])
    return p, u, n
