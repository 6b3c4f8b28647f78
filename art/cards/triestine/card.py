"""The empty card of this deck, its pen, and the line that frames it."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format
from art.cards.kit.hatch import Wedge
from art.cards.kit.rhythm import rhythmic


class Crayon(Burin):
    """The pen of this deck: a lithographer's, with even strokes; contours swell on the side in the shade."""

    pressure, swelling, crossings = 1.1, 1.5, 1
    shortest = 5.0

    def _strokes(self, wedges: Sequence[Wedge], ink: str) -> None:
        super()._strokes(rhythmic(wedges), ink)


CARD = Format(530, 980, "ts", inset=23, pen=Crayon)
WIDTH, HEIGHT, INSET = CARD.width, CARD.height, CARD.inset
blank, frame, window = CARD.blank, CARD.frame, CARD.window
px, py = CARD.px, CARD.py
