"""Asso di spade: a great sabre in a wreath, two hares on the motto wound round its blade."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.great_sabre import great_sabre
from art.cards.triestine.hare import fleeing, sitting
from art.cards.triestine.inks import RED
from art.cards.triestine.ribbons import Winding
from art.cards.triestine.sprays import spray

AXIS = WIDTH / 2
_BOUGH: Final[list[Point]] = [(4, 912), (64, 908), (110, 884), (132, 838), (132, 772)]
"""One half of the wreath round the hilt, to the right."""
_WORDS: Final = (
    Winding(heights=(192, 288), lines=("IL GIUOCO", "DELLA SPADA")),
    Winding(heights=(558, 652), lines=("A MOLTI", "NON AGGRADA"), red=False),
)


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    for side in (-1, 1):
        with d.at(AXIS, 0, flip=side < 0):
            spray(d, _BOUGH, 1, size=0.86, fruit=RED)
    for words in _WORDS:
        words.behind(d)
    with d.at(AXIS, 745):
        great_sabre(d)
    with d.at(424, 625, 0.9):
        sitting(d)
    with d.at(132, 450, 0.8, 24):
        fleeing(d)
    for words in _WORDS:
        words.before(d)
    frame(d)
    corners(d, "1S")
    return d
