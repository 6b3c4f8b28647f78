"""Asso di denari: the great coin with a ship in a storm (*fortuna* is also a gale), and its motto."""

from __future__ import annotations

from art.cards.kit.paths import Point, circle, polar
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import HEIGHT, WIDTH, blank, frame
from art.cards.triestine.coin import rim
from art.cards.triestine.corner import corners
from art.cards.triestine.flowers import carnation
from art.cards.triestine.inks import BLUE, DARK_BLUE, RED, ROSE
from art.cards.triestine.ribbons import motto
from art.cards.triestine.ship import sea_piece
from art.cards.triestine.sprays import knot, spray

SIZE = 354.0
AXIS = WIDTH / 2


def draw() -> Drawing:
    """The card."""
    d = blank("1D")
    for side in (-1, 1):
        with d.at(AXIS, 0, flip=side < 0):
            _bough(d, side)
    with d.at(AXIS, HEIGHT / 2, SIZE / 200):
        rim(d, SIZE, 0)
        d.flats(*(circle(*polar(75, 15 * k), 2.6) for k in range(24)), ink=BLUE)
        sea_piece(d)
    with d.at(AXIS, 894, 1.0):
        knot(d, BLUE, DARK_BLUE, tails=0.86)
    motto(d, 133, 42, 172, "NON VAL SAPER")
    motto(d, 230, 18, 112, "A CHI HA", red=False)
    motto(d, 744, -16, 118, "FORTUNA", red=False, up=True)
    motto(d, 832, -22, 112, "CONTRA", up=True)
    frame(d)
    corners(d, "1D")
    return d


def _bough(d: Drawing, side: int) -> None:
    """One half of the wreath: it rises from the knot round the coin, three carnations in it."""
    track: list[Point] = [
        (6, 892), (76, 882), (136, 832), (174, 742), (190, 620), (194, 490), (188, 388), (172, 308),
        (144, 256),
    ]  # fmt: skip
    spray(d, track, 1 + (side > 0), size=0.92)
    carnation(d, 136, 818, 58, 58, RED if side < 0 else ROSE)
    carnation(d, 164, 742, 52, 26, ROSE if side < 0 else RED, frills=6)
    carnation(d, 185, 306, 50, -22, RED if side < 0 else ROSE, frills=6)
