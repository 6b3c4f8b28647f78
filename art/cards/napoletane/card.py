"""The empty card of this deck."""

from __future__ import annotations

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format


class Woodcut(Burin):
    """This deck's hand: lines a little broader than drawn, contours that swell."""

    pressure = 1.22
    swelling = 1.6
    shortest = 6.0


CARD = Format(510, 830, "n", pen=Woodcut)
WIDTH, HEIGHT = CARD.width, CARD.height
blank, px, py = CARD.blank, CARD.px, CARD.py
court_blank = Format(WIDTH, HEIGHT, "", pen=Woodcut).blank  # the courts' names are their bare codes
back_blank = Format(WIDTH, HEIGHT, "n").blank  # a back is one even ground: nothing in it swells
