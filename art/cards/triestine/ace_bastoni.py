"""Asso di bastoni: two players quarrel over their cards before the great baton; the motto slung round it."""

from __future__ import annotations

import math

from art.cards.kit.svg import Drawing
from art.cards.triestine.baton import great_baton
from art.cards.triestine.card import HEIGHT, WIDTH, blank, frame, window
from art.cards.triestine.corner import corners
from art.cards.triestine.oak import sprig
from art.cards.triestine.quarrel import accusing, cards_in_hand
from art.cards.triestine.ribbons import Looped

LEAN = 23.0
LONG = 946.0
_STEEP = math.tan(math.radians(LEAN))
_RIBBONS = (
    Looped(lines=("MOLTE VOLTE", "LE GIUOCATE"), edge=(409, 235), steep=_STEEP),
    Looped(lines=("A BASTONATE", "VAN FINIRE"), edge=(409, 235), steep=_STEEP, red=False, lower=True),
)


def draw() -> Drawing:
    """The card."""
    d = blank("1B")
    with d.clip(window()):
        for turn in (0, 180):
            with d.at(WIDTH / 2, HEIGHT / 2, 1.0, turn):
                d.use("oak", sprig, -28, -366)
        for ribbon in _RIBBONS:
            ribbon.behind(d)
        with d.at(WIDTH / 2, HEIGHT / 2, 1.0, LEAN):
            great_baton(d, LONG)
        for ribbon in _RIBBONS:
            ribbon.before(d)
        with d.at(135, 499, 1.03, 4):
            cards_in_hand(d)
        with d.at(267, 527, 1.1, -36):
            accusing(d)
    frame(d)
    corners(d, "1B")
    return d
