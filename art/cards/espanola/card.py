"""The empty card of this deck, and its frame: the breaks in it (*pintas*) tell the suit."""

from __future__ import annotations

from itertools import pairwise

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format
from art.cards.kit.paths import polyline
from art.cards.kit.svg import OUTER, Drawing

CARD = Format(610, 950, "e", inset=30, pen=Burin)
WIDTH, HEIGHT = CARD.width, CARD.height
MIDDLE = WIDTH / 2
FLOOR = 876.0
"""Where soles and hooves stand."""
blank, px, py = CARD.blank, CARD.px, CARD.py

_GAP = 40.0
_BREAKS = {
    "D": (),
    "C": (MIDDLE,),
    "S": (MIDDLE - 62, MIDDLE + 62),
    "B": (MIDDLE - 110, MIDDLE, MIDDLE + 110),
}


def frame(d: Drawing, suit: str) -> None:
    """The line round the card, unbroken on oros, broken once on copas, twice on espadas, thrice on bastos.

    It is drawn first, and stays where it is when a figure makes room for an index.
    """
    near, right, low = CARD.inset, WIDTH - CARD.inset, HEIGHT - CARD.inset
    breaks = _BREAKS[suit]
    if not breaks:
        d.line(CARD.window(), OUTER)
        d.ground()
        return
    ends = [x + side * _GAP / 2 for x in breaks for side in (-1, 1)]
    first, last = ends[0], ends[-1]
    for y0, y1 in ((near, low),):
        d.line(polyline([(first, y0), (near, y0), (near, y1), (first, y1)], closed=False), OUTER)
        d.line(polyline([(last, y0), (right, y0), (right, y1), (last, y1)], closed=False), OUTER)
    for a, b in list(pairwise(ends))[1::2]:
        for y in (near, low):
            d.line(polyline([(a, y), (b, y)], closed=False), OUTER)
    d.ground()


def framed(code: str) -> Drawing:
    """The empty card with its frame, for drawings that keep clear of it."""
    d = blank(code)
    frame(d, code[-1])
    return d
