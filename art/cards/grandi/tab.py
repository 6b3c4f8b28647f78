"""The index block of the large deck: rank and sign on a tinted, patterned tab, in two opposite corners."""

from __future__ import annotations

import math

from art.cards.grandi.inks import INK, STROKE, SUITS
from art.cards.grandi.ranks import CAP, WIDE, rank
from art.cards.grandi.signs import sign
from art.cards.kit.paths import Node, Outline, circle, polyline, rect, smooth
from art.cards.kit.svg import Drawing

SIDE, LOW = 194.0, 379.0
"""Right and lower edge of the tab that begins in the corner of the card."""
_ROUND = 105.0
"""Of its free corner: so round that the signs in the middle find room."""
_TOP = 22.0
"""Left edge of the rank."""
_SIGNS = {"D": 121.0, "C": 121.0, "S": 106.0, "B": 118.0}
"""Sizes of the sign below it: each a little over 14 % of the card high."""


def tabs(d: Drawing, code: str, *, twins: bool = False) -> None:
    """Both tabs of a card; unless they are `twins`, the lower is set a hair differently."""
    for lower in d.ends():
        _tab(d, code[0], code[1], cut=1 if lower and not twins else 0)


def _tab(d: Drawing, name: str, suit: str, cut: int) -> None:
    ink = SUITS[suit]
    shape = _outline()
    d.shape(shape, ink.tab, None)
    _PATTERNS[suit](d, ink.pattern)
    d.line(shape, STROKE, ink=INK)
    with d.at(-3.2 * cut, 2.2 * cut, rotate=0.8 * cut):
        rank(d, name, (SIDE - WIDE) / 2 + 3, _TOP)
    with d.at(SIDE / 2 - 2 - cut, _TOP + CAP + 73, rotate=cut):
        sign(d, suit, 0, 0, _SIGNS[suit], cut)


def _outline() -> Outline:
    turns = [math.radians(9 * k) for k in range(11)]
    corner = [(SIDE - _ROUND + _ROUND * math.cos(a), LOW - _ROUND + _ROUND * math.sin(a)) for a in turns]
    return polyline([(-STROKE, -STROKE), (SIDE, -STROKE), *corner, (-STROKE, LOW)])


def _room(across: float, side: float) -> float:
    """Reach of the tab one way at `across` the other; `side` is its full length that way."""
    other = SIDE + LOW - side
    past = across - other + _ROUND
    return side if past <= 0 else side - _ROUND + math.sqrt(max(0.0, _ROUND**2 - past**2))


# Patterns end at the tab's edge by themselves: clipping is slow to rasterise.


def _rings(d: Drawing, ink: str) -> None:
    for y in range(26, 380, 78):
        for x in (-2, 76, 154):
            if x + 36 < _room(y + 24, SIDE):
                d.line(circle(x, y, 31), STROKE, ink=ink)


def _waves(d: Drawing, ink: str) -> None:
    for y in range(20, 380, 40):
        end = _room(y + 10, SIDE)
        nodes: list[Node] = [(x, y + (10 if k % 2 else -10)) for k, x in enumerate(range(-20, 260, 35))]
        points = [(px, py) for px, py in smooth(nodes, closed=False).sample(9) if px < end - 2]
        d.line(smooth(points[::2], closed=False), STROKE, ink=ink)


def _bars(d: Drawing, ink: str) -> None:
    bars = [rect(x, -STROKE, 12, _room(x + 12, LOW) + STROKE) for x in range(20, 182, 36)]
    d.flats(*bars, ink=ink)


def _dots(d: Drawing, ink: str) -> None:
    spots = [
        circle(x + (22 if row % 2 else 0), y, 9.5)
        for row, y in enumerate(range(20, 380, 38))
        for x in range(14, 180, 44)
    ]
    d.flats(*(spot for spot in spots if spot.oval and spot.oval[0] + 8 < _room(spot.oval[1], SIDE)), ink=ink)


_PATTERNS = {"D": _rings, "C": _waves, "S": _bars, "B": _dots}
