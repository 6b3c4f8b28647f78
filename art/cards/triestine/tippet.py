"""An ermine cape over the shoulders."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.region import inside
from art.cards.kit.svg import OUTER, Drawing
from art.cards.triestine.dress import ermine
from art.cards.triestine.inks import PAPER
from art.cards.triestine.strokes import combed


def tippet(
    d: Drawing, nodes: Sequence[Node], *, shade: Sequence[tuple[Sequence[Point], Sequence[Point]]],
    step: float = 34.0, shift: Point = (14.0, 14.0),
) -> None:  # fmt: skip
    """An ermine cape over the shoulders with its tails in rows; `shade`: rows of strokes, as for `combed`."""
    shape = smooth(list(nodes))
    d.shape(shape, PAPER, OUTER)
    with d.clip(shape):
        for edge, inner in shade:
            combed(d, edge, inner)
    ring = shape.sample(6)
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    right, foot = max(x for x, _ in ring), max(y for _, y in ring)
    row = 0
    y = top + shift[1]
    while y < foot:
        x = left + shift[0] + (step / 2 if row % 2 else 0)
        while x < right:
            if all(inside(ring, px, py) for px, py in ((x - 7, y - 5), (x + 7, y - 5), (x, y + 22))):
                ermine(d, x, y)
            x += step
        y += step * 0.74
        row += 1
