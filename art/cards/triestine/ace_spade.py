"""Asso di spade: a great sabre in a wreath, two hares that run from it, and the motto."""

from __future__ import annotations

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.great_sabre import great_sabre
from art.cards.triestine.hare import looking_back, stretched
from art.cards.triestine.inks import RED
from art.cards.triestine.ribbons import motto
from art.cards.triestine.sprays import spray

AXIS = WIDTH / 2


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    for side in (-1, 1):
        with d.at(AXIS, 0, flip=side < 0):
            track: list[Point] = [(10, 930), (84, 918), (142, 876), (172, 806)]
            spray(d, track, 1 + (side > 0), fruit=RED)
    with d.at(AXIS, 752):
        great_sabre(d)
    motto(d, 172, 22, 124, "IL GIUOCO", tail=24)
    motto(d, 264, 14, 152, "DELLA SPADA", red=False)
    motto(d, 584, -12, 108, "A MOLTI", red=False, up=True)
    motto(d, 674, -18, 158, "NON AGGRADA", up=True, tail=24)
    with d.at(AXIS - 135, 442, 0.83, 5):
        stretched(d)
    with d.at(AXIS + 140, 446, 0.86, -4, flip=True):
        looking_back(d)
    frame(d)
    corners(d, "1S")
    return d
