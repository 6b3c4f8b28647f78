"""Engraved roman capitals and figures of our own, drawn as outlines: thick and thin strokes with serifs.

A letter stands on the baseline y = 0 with its cap line at y = -100 and starts at x = 0; it is a handful of
overlapping outlines that all turn the same way, so that filled together they make one shape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from art.index.glyphs import ADVANCE, draw_glyph
from art.kit.inks import INK
from art.kit.paths import Outline, Point, sampled
from art.kit.svg import Drawing
from art.kit.track import lengths

SPACE = 36.0  # advance of a blank, for a cap height of 100
FIT = 6.0  # air added to every letter, likewise


def width(text: str, cap: float, tracking: float = 0.0) -> float:
    """Length of the line of text in card units; `tracking`: extra card units after each letter."""
    return sum(_advance(char) * cap / 100 + tracking for char in text) - tracking


def inscribe(
    d: Drawing,
    text: str,
    track: Sequence[Point],
    cap: float,
    *,
    at: float = 0.5,
    tracking: float = 0.0,
    upright: bool = False,
    ink: str = INK,
    bold: float = 0.0,
) -> None:
    """Set the text along a baseline with the given cap height.

    `track`: points of the baseline, two for a straight one, more for a smooth curve. `at`: where on it the
    middle of the text lies (0 to 1). `upright`: the letters keep their stems upright and only climb with the
    baseline,
    as on a ribbon with upright edges; otherwise they turn with it. `bold`: card units added to every stroke.
    """
    place = _along(track)
    length = place.length
    x = length * at - width(text, cap, tracking) / 2
    for char in text:
        start = x
        parts = [_bent(part, place, start, cap / 100, upright) for part in glyph(char)]
        d.flats(*parts, ink=ink)
        for part in parts if bold else ():
            d.line(part, bold, ink=ink)
        x += _advance(char) * cap / 100 + tracking


@cache
def glyph(char: str) -> tuple[Outline, ...]:
    """The outlines of one capital, figure, apostrophe or blank."""
    return tuple(_clockwise(part) for part in draw_glyph(char))


class _Baseline:
    """A curve by its length: points, directions, and straight on beyond its ends."""

    def __init__(self, points: Sequence[Point]) -> None:
        self._points = points
        self._at = lengths(points)

    @property
    def length(self) -> float:
        return self._at[-1]

    def __call__(self, along: float) -> tuple[Point, Point]:
        """The point that far along, and the direction there."""
        i = 1
        while i < len(self._at) - 1 and self._at[i] < along:
            i += 1
        (x0, y0), (x1, y1) = self._points[i - 1], self._points[i]
        span = (self._at[i] - self._at[i - 1]) or 1e-9
        t = (along - self._at[i - 1]) / span
        return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), ((x1 - x0) / span, (y1 - y0) / span)


def _along(track: Sequence[Point]) -> _Baseline:
    return _Baseline(track if len(track) == 2 else sampled(track))


def _bent(part: Outline, place: _Baseline, start: float, scale: float, upright: bool) -> Outline:
    def moved(p: Point) -> Point:
        (x, y), (dx, dy) = place(start + p[0] * scale)
        rise = p[1] * scale
        return (x, y + rise) if upright else (x - dy * rise, y + dx * rise)

    return _mapped(part, moved)


def _mapped(part: Outline, move: Callable[[Point], Point]) -> Outline:
    return Outline(
        segments=tuple((move(p), move(q), move(r), move(s)) for p, q, r, s in part.segments),
        closed=part.closed,
    )


def _clockwise(part: Outline) -> Outline:
    points = part.sample(4.0)
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, [*points[1:], points[0]], strict=True))
    if area >= 0:
        return part
    turned = tuple((s, r, q, p) for p, q, r, s in reversed(part.segments))
    return Outline(segments=turned, closed=part.closed)


def _advance(char: str) -> float:
    return SPACE if char == " " else ADVANCE[char] + FIT
