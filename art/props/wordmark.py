"""The game's name as a card would have it: engraved capitals with red sides, hatched away from the light."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from art.cards.kit.inks import INK, PAPER, RED
from art.cards.kit.paths import Matrix, Outline, Point, polyline
from art.cards.kit.svg import Drawing
from art.cards.parts import letters

NAME = "BRISCOLA"
CAP = 200.0
TRACKING = 9.0
CONTOUR = 6.0
LEFT, TOP = 4.0, 12.0
"""Air at the left and above, for the contour, and for round letters, which are a little higher."""
DEEP = 15.0
"""Reach of the sides of the letters, down and to the right."""
FINE = 13.0
"""Length of the pieces into which their edges are cut."""
ROWS = 8.4
"""Distance of the strokes of the hatching."""
STEM = 22.0
"""Least width of what is hatched: fine strokes of a letter stay white."""

WIDE = round(letters.width(NAME, CAP, TRACKING) + DEEP + 2 * LEFT + 2)
HIGH = round(TOP + CAP + DEEP + 18)
BASELINE = TOP + CAP


def wordmark() -> Drawing:
    """The name, as wide as its letters, on nothing."""
    d = Drawing(WIDE, HIGH, name="wordmark", paper=False)
    with d.at(LEFT, BASELINE):
        with d.at(DEEP, DEEP):
            _write(d, INK, 2 * CONTOUR)
        ways = [polyline([(x, y), (x + DEEP, y + DEEP)], closed=False) for x, y, _, _ in _edges()]
        d.shapes(ways, INK, 2 * CONTOUR)
        with d.at(DEEP, DEEP):
            _write(d, RED, 0.0)
        d.flats(*(_swept(*edge) for edge in _edges()), ink=RED)
        d.ticks(*((tip, (tip[0] - 9, tip[1] - 2), 3.6) for _, tip in _rows(DEEP)))
        _write(d, INK, 2 * CONTOUR)
        _write(d, PAPER, 0.0)
        d.ticks(
            *(
                ((x, y), (x - min(19.0, 0.42 * (x - left)) * (0.86 if k % 2 else 1.0), y + 1.2), 3.4)
                for k, (left, (x, y)) in enumerate(_rows(0.0))
                if x - left > STEM
            )
        )
    return d


def _write(d: Drawing, ink: str, bold: float) -> None:
    """The letters in one ink, each stroke `bold` wider; their lower left corner at (0, 0)."""
    letters.inscribe(
        d, NAME, [(0, 0), (letters.width(NAME, CAP, TRACKING), 0)], CAP, tracking=TRACKING, ink=ink, bold=bold
    )


def _letters() -> Iterator[Sequence[Outline]]:
    """The strokes of each letter, in its place."""
    x = 0.0
    for char in NAME:
        place = Matrix(a=CAP / 100, d=CAP / 100, e=x)
        yield [part.under(place) for part in letters.glyph(char)]
        x += letters.width(char, CAP) + TRACKING


def _edges() -> Iterator[tuple[float, float, float, float]]:
    """The edges of all strokes, from point to point."""
    for part in itertools.chain(*_letters()):
        ring = part.sample(FINE)
        yield from ((*p, *q) for p, q in zip(ring, [*ring[1:], ring[0]], strict=True))


def _swept(x0: float, y0: float, x1: float, y1: float) -> Outline:
    """Area that such an edge covers on its way down and to the right; it turns as the letters do."""
    corners = [(x0, y0), (x1, y1), (x1 + DEEP, y1 + DEEP), (x0 + DEEP, y0 + DEEP)]
    return polyline(corners if x1 - x0 > y1 - y0 else corners[::-1])


def _rows(off: float) -> Iterator[tuple[float, Point]]:
    """The left end, and the right end as a point, of every run of ink in every row of hatching.

    `off`: shift of the letters down and to the right.
    """
    for parts in _letters():
        for row in range(round(CAP / ROWS)):
            y = (row + 0.5) * ROWS - CAP
            for left, right in _runs(parts, y):
                yield left + off, (right + off, y + off)


def _runs(parts: Sequence[Outline], y: float) -> list[tuple[float, float]]:
    """Pieces of a level line at y that lie in any of the outlines, from left to right."""
    spans: list[tuple[float, float]] = []
    for part in parts:
        ring = part.sample(2.0)
        cuts = sorted(
            p[0] + (q[0] - p[0]) * (y - p[1]) / (q[1] - p[1])
            for p, q in zip(ring, [*ring[1:], ring[0]], strict=True)
            if (p[1] <= y) != (q[1] <= y)
        )
        spans += zip(cuts[::2], cuts[1::2], strict=False)
    runs: list[tuple[float, float]] = []
    for left, right in sorted(spans):
        if runs and left <= runs[-1][1] + 0.5:
            runs[-1] = (runs[-1][0], max(right, runs[-1][1]))
        else:
            runs.append((left, right))
    return runs
