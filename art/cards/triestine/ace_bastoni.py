"""Asso di bastoni: the great turned baton between two players who quarrel over their cards, and the motto."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.triestine.baton import great_baton
from art.cards.triestine.card import HEIGHT, WIDTH, blank, frame, window
from art.cards.triestine.corner import corners
from art.cards.triestine.quarrel import accusing, cards_in_hand
from art.cards.triestine.ribbons import tucked

LEAN = 23.0
LONG = 956.0


def draw() -> Drawing:
    """The card."""
    d = blank("1B")
    with d.clip(window()):
        tucked(d, (46, 243), (369, 141), "MOLTE VOLTE")
        tucked(d, (44, 336), (337, 243), "LE GIUOCATE", red=False)
        tucked(d, (471, 646), (206, 731), "VAN FINIRE")
        tucked(d, (484, 738), (164, 841), "A BASTONATE", red=False)
        with d.at(WIDTH / 2, HEIGHT / 2, 1.0, LEAN):
            great_baton(d, LONG)
        with d.at(110, 532, 0.98):
            cards_in_hand(d)
        with d.at(342, 404, 1.1):
            accusing(d)
    frame(d)
    corners(d, "1B")
    return d
