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
        tucked(d, (42, 251), (366, 147), "MOLTE VOLTE")
        tucked(d, (37, 346), (332, 252), "LE GIUOCATE", red=False)
        tucked(d, (490, 630), (208, 719), "VAN FINIRE", red=False)
        tucked(d, (490, 728), (166, 830), "A BASTONATE")
        with d.at(WIDTH / 2, HEIGHT / 2, 1.0, LEAN):
            great_baton(d, LONG)
        with d.at(108, 534, 0.98):
            cards_in_hand(d)
        with d.at(337, 416, 1.1):
            accusing(d)
    frame(d)
    corners(d, "1B")
    return d
