"""Asso di spade: a great sabre in a wreath, two hares that run from it, and the motto."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.great_sabre import great_sabre
from art.cards.triestine.hare import looking_back, stretched
from art.cards.triestine.inks import RED
from art.cards.triestine.ribbons import parted
from art.cards.triestine.sprays import spray

AXIS = WIDTH / 2
_LEFT: Final[list[Point]] = [(6, 932), (72, 924), (124, 890), (152, 830), (154, 776)]
"""The laurel to the left of the hilt, and the short one under its bow, as if both grew to the right."""
_RIGHT: Final[list[Point]] = [(6, 932), (60, 930), (102, 910), (124, 870)]


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    for side, track in ((-1, _LEFT), (1, _RIGHT)):
        with d.at(AXIS, 0, flip=side < 0):
            spray(d, track, 1 + (side > 0), size=0.9, fruit=RED)
    parted(d, 200, 18, 206, ("IL", "GIUOCO"))
    parted(d, 274, 12, 208, ("DELLA", "SPADA"), red=False)
    parted(d, 574, -12, 204, ("A", "MOLTI"), red=False, up=True)
    parted(d, 654, -18, 215, ("NON", "AGGRADA"), up=True)
    with d.at(AXIS, 752):
        great_sabre(d)
    with d.at(AXIS - 146, 430, 0.74, 5):
        stretched(d)
    with d.at(AXIS + 148, 434, 0.77, -4, flip=True):
        looking_back(d)
    frame(d)
    corners(d, "1S")
    return d
