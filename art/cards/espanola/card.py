"""The empty card: its frame, whose breaks (*pintas*) tell the suit, and the ranks in two corners."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from art.cards.espanola.marks import MARKS
from art.cards.kit.burin import Burin
from art.cards.kit.card import Format
from art.cards.kit.paths import polyline
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import letters

CARD = Format(610, 950, "e", inset=30, pen=Burin)
WIDTH, HEIGHT = CARD.width, CARD.height
MIDDLE = WIDTH / 2
FLOOR = 876.0
"""Height at which soles and hooves stand."""
blank, px, py = CARD.blank, CARD.px, CARD.py

FIGURES = {"F": "10", "C": "11", "R": "12"}
"""Rank as sota, caballo and rey print it."""
_CORNER = (74.0, 45.0)
"""Middle and upper edge of what stands in the corner."""
_CAP, _BROAD, _BOLD = 61.0, 70.0, 2.0
_SIGN, _BELOW = 54.0, 6.5
_GAP = 40.0
_BREAKS = {
    "D": (),
    "C": (MIDDLE,),
    "S": (MIDDLE - 62, MIDDLE + 62),
    "B": (MIDDLE - 110, MIDDLE, MIDDLE + 110),
}


def frame(d: Drawing, suit: str) -> None:
    """The line round the card, unbroken on oros, broken once on copas, twice on espadas, thrice on bastos."""
    near, right, low = CARD.inset, WIDTH - CARD.inset, HEIGHT - CARD.inset
    breaks = _BREAKS[suit]
    if not breaks:
        d.line(CARD.window(), OUTER)
        return
    ends = [x + side * _GAP / 2 for x in breaks for side in (-1, 1)]
    first, last = ends[0], ends[-1]
    d.line(polyline([(first, near), (near, near), (near, low), (first, low)], closed=False), OUTER)
    d.line(polyline([(last, near), (right, near), (right, low), (last, low)], closed=False), OUTER)
    for a, b in list(pairwise(ends))[1::2]:
        for y in (near, low):
            d.line(polyline([(a, y), (b, y)], closed=False), OUTER)


def framed(code: str, *, grain: float = 1.0) -> Drawing:
    """The empty card with its frame and, in two corners, its rank over a small sign."""
    d = blank(code, grain=grain)
    frame(d, code[-1])
    corners(d, code)
    return d


def corners(d: Drawing, code: str) -> None:
    """The rank over a small sign, upper left and, turned, lower right: 10, 11 and 12 are the figures."""
    rank = FIGURES.get(code[0], code[0])
    narrow = min(1.0, _BROAD / letters.width(rank, _CAP))
    sign = MARKS[code[-1]]()
    for _ in d.ends():
        with d.at(_CORNER[0], _CORNER[1] + _CAP, (narrow, 1.0)):
            letters.inscribe(d, rank, ((-40, 0), (40, 0)), _CAP, bold=_BOLD)
        x, y = _CORNER[0], _CORNER[1] + _CAP + _BELOW + _SIGN / 2
        d.use("index", partial(_small_sign, sign=sign), x, y)


def _small_sign(d: Drawing, sign: Drawing) -> None:
    d.inset(sign, -_SIGN / 2, -_SIGN / 2, _SIGN / sign.width)
