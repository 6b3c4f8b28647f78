"""The twelve courts: a head in a medallion at either end, the suit's great sign between them."""

from __future__ import annotations

from functools import partial

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.horses import HORSES
from art.cards.grandi.inks import PAPER, STROKE, SUITS
from art.cards.grandi.kings import KINGS
from art.cards.grandi.pages import PAGES
from art.cards.grandi.signs import sign
from art.cards.grandi.tab import tabs
from art.cards.kit.deck import SUITS as CODES
from art.cards.kit.deck import painted
from art.cards.kit.paths import circle
from art.cards.kit.svg import Drawing

_HEADS = {"F": PAGES, "C": HORSES, "R": KINGS}
_MEDALLION = (418.0, 206.0)
_RADIUS = 180.0
_SEAL = 122.0
_SIGNS = {"C": 1.5, "D": 1.5, "S": 1.64, "B": 1.5}
"""Heights of the signs in the seal's radii: a sword is narrow."""


def court(d: Drawing, code: str) -> None:
    """A court card."""
    tabs(d, code)
    ink = SUITS[code[1]]

    def medallion(part: Drawing) -> None:
        frame = circle(0, 0, _RADIUS)
        part.shape(frame, ink.tab, None)
        with part.clip(frame), part.at(0, 6, _RADIUS / 155):
            _HEADS[code[0]][code[1]](part, ink)
        part.line(frame, STROKE * 1.3)

    d.use("head", medallion, *_MEDALLION)
    d.use("head", medallion, WIDTH - _MEDALLION[0], HEIGHT - _MEDALLION[1], rotate=180)
    d.shape(circle(WIDTH / 2, HEIGHT / 2, _SEAL), PAPER, STROKE)
    sign(d, code[1], WIDTH / 2, HEIGHT / 2, _SEAL * _SIGNS[code[1]])


CARDS = painted(blank, {rank + suit: partial(court, code=rank + suit) for suit in CODES for rank in _HEADS})
