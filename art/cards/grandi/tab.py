"""The index block of the large deck: rank and sign on a tinted, patterned tab, in two opposite corners."""

from __future__ import annotations

import math

from art.cards.grandi.inks import INK, STROKE, SUITS
from art.cards.grandi.ranks import CAP, WIDE, rank
from art.cards.grandi.signs import sign
from art.cards.kit.paths import Node, Outline, circle, polyline, rect, smooth
from art.cards.kit.svg import Drawing

SIDE, LOW = 214.0, 390.0
"""Right and lower edge of the tab that begins in the corner of the card."""
_SIGN = 126.0


def tabs(d: Drawing, code: str) -> None:
    """Both tabs of a card."""
    for _ in d.ends():
        _tab(d, code[0], code[1])


def _tab(d: Drawing, name: str, suit: str) -> None:
    ink = SUITS[suit]
    shape = _outline()
    d.shape(shape, ink.tab, None)
    with d.clip(shape):
        _PATTERNS[suit](d, ink.pattern)
    d.line(shape, STROKE, ink=INK)
    rank(d, name, (SIDE - WIDE) / 2 + 4, 32)
    sign(d, suit, SIDE / 2 + 4, 32 + CAP + 12 + _SIGN / 2, _SIGN)


def _outline() -> Outline:
    r = 90.0  # round, so that the great sign in the middle finds room
    turns = [math.radians(9 * k) for k in range(11)]
    corner = [(SIDE - r + r * math.cos(a), LOW - r + r * math.sin(a)) for a in turns]
    return polyline([(-STROKE, -STROKE), (SIDE, -STROKE), *corner, (-STROKE, LOW)])


def _rings(d: Drawing, ink: str) -> None:
    for y in range(30, 420, 92):
        for x in (34, 126, 218):
            d.line(circle(x, y, 34), STROKE, ink=ink)


def _waves(d: Drawing, ink: str) -> None:
    for y in range(20, 420, 40):
        nodes: list[Node] = [(x, y + (10 if k % 2 else -10)) for k, x in enumerate(range(-20, 260, 35))]
        d.line(smooth(nodes, closed=False), STROKE, ink=ink)


def _bars(d: Drawing, ink: str) -> None:
    d.flats(*(rect(x, -STROKE, 12, LOW + 2 * STROKE) for x in range(20, 230, 36)), ink=ink)


def _dots(d: Drawing, ink: str) -> None:
    spots = [
        circle(x + (22 if row % 2 else 0), y, 9.5)
        for row, y in enumerate(range(20, 400, 38))
        for x in range(14, 230, 44)
    ]
    d.flats(*spots, ink=ink)


_PATTERNS = {"D": _rings, "C": _waves, "S": _bars, "B": _dots}
