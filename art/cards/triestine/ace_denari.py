"""Asso di denari: the great coin with a ship in a storm (*fortuna* is also a gale), and its motto."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.triestine.card import HEIGHT, WIDTH, blank, frame
from art.cards.triestine.coin import rim
from art.cards.triestine.corner import corners
from art.cards.triestine.flowers import carnations, olive
from art.cards.triestine.inks import RED, ROSE
from art.cards.triestine.ribbons import motto
from art.cards.triestine.ship import sea_piece

SIZE = 366.0


def draw() -> Drawing:
    """The card."""
    d = blank("1D")
    for side in (-1, 1):
        with d.at(WIDTH / 2 + side * 178, 752, 1.2, side * 14, flip=side > 0):
            olive(d, 2)
        with d.at(WIDTH / 2 + side * 180, 246, 1.12, 180 - side * 4, flip=side > 0):
            olive(d, 1)
        with d.at(WIDTH / 2 + side * 118, 944, 0.78, side * 6, flip=side > 0):
            carnations(d, 2, RED if side < 0 else ROSE, single=True)
    with d.at(WIDTH / 2, HEIGHT / 2, SIZE / 200):
        rim(d, SIZE, 0)
        sea_piece(d)
    motto(d, 140, 40, 150, "NON VAL SAPER", tail=24)
    motto(d, 244, 16, 104, "A CHI HA", red=False)
    motto(d, 742, -16, 108, "FORTUNA", red=False, up=True)
    motto(d, 836, -22, 106, "CONTRA", up=True)
    frame(d)
    corners(d, "1D")
    return d
