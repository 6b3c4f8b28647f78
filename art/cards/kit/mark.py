"""The square a suit's single sign is drawn in, and the two line weights that stay visible at 24 pixels."""

from __future__ import annotations

from art.cards.kit.deck import Cards, Figures, painted
from art.cards.kit.svg import Drawing

SIDE = 100
CONTOUR = 4.6
FINE = 3.2


def marks(name: str, signs: Figures) -> Cards:
    """The signs by suit, each on its empty square without paper; the name goes before their ids."""
    return painted(lambda suit: Drawing(SIDE, SIDE, name=f"{name}-{suit}", paper=False), signs)
