"""Single suit signs for the interface: square, on transparent ground, with a paper edge for dark tables."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.francesi.card import SWATCHES, FrenchCard, Palette
from art.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from art.cards.kit.deck import SUITS, Cards
from art.cards.kit.inks import PAPER

SIDE: Final = 100
_TALL: Final = 80.0
_EDGE: Final = 8.0


def mark(suit: str, palette: Palette = SWATCHES) -> FrenchCard:
    """The sign of a suit, filling its square."""
    d = FrenchCard(SIDE, SIDE, name="m" + suit, paper=False)
    scale = _TALL * OPTICAL_HEIGHT[suit] / 100
    d.figure_line(PIP_PATHS[suit], PAPER, SIDE / 2, SIDE / 2, scale, _EDGE)
    d.sign(suit, palette.signs[suit], SIDE / 2, SIDE / 2, _TALL)
    return d


MARKS: Final[Cards] = {suit: partial(mark, suit) for suit in SUITS}
