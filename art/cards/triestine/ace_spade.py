"""Asso di spade: an upright sabre in a wreath, two hares that run from it, and the motto."""

from __future__ import annotations

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.foliage import branch
from art.cards.triestine.anchor import rope
from art.cards.triestine.card import WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.hare import hare
from art.cards.triestine.inks import GREEN
from art.cards.triestine.lattice import tassel
from art.cards.triestine.ribbons import motto
from art.cards.triestine.sabre import sabre

AXIS = WIDTH / 2


def draw() -> Drawing:
    """The card."""
    d = blank("1S")
    for side in (-1, 1):
        with d.at(AXIS, 0, flip=side < 0):
            track: list[Point] = [(8, 936), (80, 922), (134, 876), (154, 806)]
            branch(d, track, 6, 38, 16.5, fill=GREEN)
    sabre(d, AXIS - 6, 500, 870, 1, bow=0.05, wide=52)
    rope(d, [(AXIS + 44, 832), (AXIS + 78, 850), (AXIS + 84, 880)], 5)
    with d.at(AXIS + 84, 880, 1.1):
        tassel(d)
    motto(d, 214, 22, 124, "IL GIUOCO", tail=24)
    motto(d, 312, 14, 152, "DELLA SPADA", red=False)
    motto(d, 596, -12, 100, "A MOLTI", red=False, up=True)
    motto(d, 690, -20, 158, "NON AGGRADA", up=True, tail=24)
    for side in (-1, 1):
        with d.at(AXIS + side * 138, 462, 0.92, side * -6, flip=side > 0):
            hare(d, gathered=side > 0)
    frame(d)
    corners(d, "1S")
    return d
