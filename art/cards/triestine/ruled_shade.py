"""Shade on wide cloth or a horse: even strokes from a fold or a contour, crossed where it is darkest."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.triestine.comb import comb


def ruled(
    d: Drawing, edge: Sequence[Point], inner: Sequence[Point], *, fold: float = 0.0, close: float = 5.6,
    width: float = 3.4, cross: float = 0.42,
) -> None:  # fmt: skip
    """Strokes from the edge to the inner line, darkest where both start.

    `fold`: width of a fold along the edge; `close`: distance of the strokes; `cross`: share of the edge,
    from its start, that a second layer crosses.
    """
    if fold:
        d.fold((edge, fold))
    # The pen makes strokes longer on the swells of its rhythm, and bows them.
    d.strokes(comb(edge, inner, close=close, width=width, share=0.9, fade=0.5, bow=0.03))
    if cross:
        d.strokes(comb(edge, inner, close=close * 1.1, width=width * 0.72, share=0.62, stop=cross, fade=0.5,
            shift=0.2, bow=0.02))  # fmt: skip
