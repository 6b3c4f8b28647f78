"""Asso di spade: a great sabre in a wreath, two hares on the motto wound round its blade."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.great_sabre import great_sabre
from art.cards.triestine.hare import fleeing, sitting, turf
from art.cards.triestine.inks import RED
from art.cards.triestine.ribbons import Winding
from art.cards.triestine.sprays import spray

AXIS = WIDTH / 2
_BOUGH: Final[list[Point]] = [(4, 928), (64, 924), (108, 898), (130, 852), (130, 786)]
"""One half of the wreath round the hilt, to the right."""
_WORDS: Final = (
    Winding(heights=(192, 288), lines=("IL GIUOCO", "DELLA SPADA")),
    Winding(heights=(562, 656), lines=("A MOLTI", "NON AGGRADA"), red=False),
)


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    for side in (-1, 1):
        with d.at(AXIS, 0, flip=side < 0):
            spray(d, _BOUGH, 1, size=0.86, fruit=RED)
    for x, y, half in ((203, 530, 54), (392, 618, 70)):
        with d.at(x, y):
            turf(d, half)
    for words in _WORDS:
        words.behind(d)
    with d.at(AXIS, 752):
        great_sabre(d)
    with d.at(418, 620, 0.9):
        sitting(d)
    with d.at(129, 431, 0.87, 24):
        fleeing(d)
    for words in _WORDS:
        words.before(d)
    frame(d)
    corners(d, "1S")
    return d
