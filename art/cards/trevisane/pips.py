"""The number cards of all four suits: their drawing, the frame over it, the figures in the corners."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.cards.kit.deck import painted
from art.cards.kit.svg import Drawing
from art.cards.trevisane import blades, coins, goblets, staves
from art.cards.trevisane.card import blank, frame
from art.cards.trevisane.numeral import numerals


def _numbered(d: Drawing, count: int, figure: Callable[[Drawing], None]) -> None:
    figure(d)
    frame(d)
    numerals(d, count)


_FIGURES = {**goblets.FIGURES, **coins.FIGURES, **staves.FIGURES, **blades.FIGURES}

CARDS = painted(
    blank,
    {code: partial(_numbered, count=int(code[0]), figure=figure) for code, figure in _FIGURES.items()},
)
