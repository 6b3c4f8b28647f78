"""Single suit signs, square, on transparent ground."""

from __future__ import annotations

from functools import partial

from art.cards.grandi.signs import sign
from art.cards.kit.deck import SUITS, Cards
from art.cards.kit.svg import Drawing

SIDE = 240


def mark(suit: str) -> Drawing:
    """The sign of a suit, filling its square."""
    d = Drawing(SIDE, SIDE, name=f"m{suit}", paper=False)
    sign(d, suit, SIDE / 2, SIDE / 2, 200)
    return d


MARKS: Cards = {suit: partial(mark, suit) for suit in SUITS}
