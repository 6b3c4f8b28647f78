"""The empty card of this deck, and the hand that draws it."""

from __future__ import annotations

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format


class Hand(Burin):
    """A firm hand, lighter than the burin's own: these figures are half as large as the card."""

    pressure = 1.17
    swelling = 1.6
    crossings = 1
    shortest = 4.0


CARD = Format(510, 940, "p", inset=25.0, pen=Hand)
WIDTH, HEIGHT, INSET = CARD.width, CARD.height, CARD.inset
blank, framed, frame, window = CARD.blank, CARD.framed, CARD.frame, CARD.window
px, py = CARD.px, CARD.py
