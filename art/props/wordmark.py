"""The game's name as a card would have it: engraved capitals with red sides, hatched away from the light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from art.cards.kit.inks import INK, PAPER, RED
from art.cards.kit.paths import Matrix, Outline, Point
from art.cards.kit.svg import Drawing
from art.cards.parts import letters

NAME = "BRISCOLA"
CAP = 200.0
TRACKING = 9.0
CONTOUR = 6.0
LEFT, TOP = 4.0, 12.0
"""Air at the left and above, for the contour, and for round letters, which are a little higher."""
DEEP, STEPS = 15.0, 8
"""How far down and to the right the sides of the letters reach, and in how many steps they are drawn."""
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
    for ink, bold in ((INK, 2 * CONTOUR), (RED, 0.0)):

        def side(part: Drawing, ink: str = ink, bold: float = bold) -> None:
            _write(part, ink, bold)

        for k in range(STEPS, 0, -1):
            d.use(f"side{bold:g}", side, LEFT + DEEP * k / STEPS, BASELINE + DEEP * k / STEPS)
    with d.at(LEFT, BASELINE):
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
    """The letters, their upper left corner at (0, -CAP)."""
    letters.inscribe(
        d, NAME, [(0, 0), (letters.width(NAME, CAP, TRACKING), 0)], CAP, tracking=TRACKING, ink=ink, bold=bold
    )


def _rows(off: float) -> Iterator[tuple[float, Point]]:
    """The left end, and the right end as a point, of every run of ink in every row of hatching.

    `off`: how far down and to the right the letters are shifted.
    """
    x = 0.0
    for char in NAME:
        scale = Matrix(a=CAP / 100, d=CAP / 100, e=x + off, f=off)
        parts = [part.under(scale) for part in letters.glyph(char)]
        y = -CAP + ROWS / 2
        while y < 0:
            for left, right in _runs(parts, y + off):
                yield left, (right, y + off)
            y += ROWS
        x += letters.width(char, CAP) + TRACKING


def _runs(parts: Sequence[Outline], y: float) -> list[tuple[float, float]]:
    """Where a level line at y lies in any of the outlines, from left to right."""
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
