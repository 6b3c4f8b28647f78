"""The empty card of this deck, its pen, and the line that frames it."""

from __future__ import annotations

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format


class Woodcut(Burin):
    """The pen of this deck: contours a little broader and swelling, darks crossed once."""

    pressure, swelling, crossings = 1.1, 1.6, 1
    shortest = 5.0


CARD = Format(490, 1040, "t", inset=24.5, pen=Woodcut)
WIDTH, HEIGHT, INSET = CARD.width, CARD.height, CARD.inset
blank, frame, window = CARD.blank, CARD.frame, CARD.window
px, py = CARD.px, CARD.py
