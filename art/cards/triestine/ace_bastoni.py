"""Asso di bastoni: the great turned baton between two players who quarrel over their cards, and the motto."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.triestine.baton import great_baton
from art.cards.triestine.card import HEIGHT, WIDTH, blank, frame, window
from art.cards.triestine.corner import corners
from art.cards.triestine.quarrel import accusing, cards_in_hand
from art.cards.triestine.ribbons import tucked

LEAN = 23.0
LONG = 946.0


def draw() -> Drawing:
    """The card."""
    d = blank("1B")
    with d.clip(window()):
        tucked(d, (50, 264), (360, 168), "MOLTE VOLTE", beyond=131)
        tucked(d, (48, 362), (319, 280), "LE GIUOCATE", red=False)
        tucked(d, (480, 618), (208, 702), "VAN FINIRE")
        tucked(d, (482, 716), (168, 813), "A BASTONATE", red=False, beyond=131)
        with d.at(WIDTH / 2, HEIGHT / 2, 1.0, LEAN):
            great_baton(d, LONG)
        with d.at(144, 486, 0.86, 12):
            cards_in_hand(d)
        with d.at(315, 452, 0.9, -20):
            accusing(d)
    frame(d)
    corners(d, "1B")
    return d
