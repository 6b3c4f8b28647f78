"""The empty card of this deck, and the knife that cuts it."""

from __future__ import annotations

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format


class Woodcut(Burin):
    """Blunt: contours a little heavier than the other decks', one crossing layer in the dark."""

    pressure = 1.16
    swelling = 1.6
    crossings = 1


CARD = Format(510, 820, "s", pen=Woodcut)
WIDTH, HEIGHT = CARD.width, CARD.height
blank, px, py = CARD.blank, CARD.px, CARD.py
