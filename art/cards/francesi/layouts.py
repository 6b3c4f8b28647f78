"""Number cards: where the signs stand, which cut of the sign each is and how much it is turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from art.cards.francesi.card import CENTRE, HEIGHT, WIDTH, FrenchCard, Palette

PIP_HEIGHT: Final = 135.0
_LEFT, _MIDDLE, _RIGHT = 0.305 * WIDTH, 0.5 * WIDTH, 0.695 * WIDTH
_TOP, _ODD, _CENTRE, _FOOT = 0.172 * HEIGHT, 0.336 * HEIGHT, 0.5 * HEIGHT, 0.828 * HEIGHT

_CORNERS: Final = ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _FOOT), (_RIGHT, _FOOT))
_SIX: Final = (*_CORNERS, (_LEFT, _CENTRE), (_RIGHT, _CENTRE))

LAYOUTS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": ((_MIDDLE, _TOP), (_MIDDLE, _FOOT)),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _FOOT)),
    "4": _CORNERS,
    "5": (*_CORNERS, CENTRE),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, _ODD)),
}
"""Centres of the signs of every number card; those below the middle are turned."""

_CUTS: Final = ((0, -1), (1, 1), (2, -1), (3, 1), (0, 1), (1, -1), (2, 1), (3, -1))
"""Cut and way of turning of the first, the second … sign of a card: no two are the same drawing."""
_TURN: Final = {"C": 0.5, "D": 0.6, "B": 0.5, "S": 0.35}
"""Turn of a sign in degrees: a stem shows on its foot what a lobe hides."""


def number_card(rank: str, suit: str, palette: Palette) -> FrenchCard:
    """The card of a rank from 2 to 7."""
    card = FrenchCard(WIDTH, HEIGHT, name=rank + suit)
    ink = palette.signs[suit]
    for (x, y), (cut, turn) in zip(LAYOUTS[rank], _cuts(rank, suit), strict=False):
        card.pip(suit, ink, x, y, PIP_HEIGHT, cut, turn + (180 if y > CENTRE[1] else 0))
    card.indices(rank, suit, ink)
    return card


def _cuts(rank: str, suit: str) -> Iterator[tuple[int, float]]:
    """The cuts of a card's signs; every rank and suit begins elsewhere, so no two cards repeat a column."""
    first = int(rank) + 2 * "CDBS".index(suit)
    for k in range(len(_CUTS)):
        cut, way = _CUTS[(first + k) % len(_CUTS)]
        yield cut, way * _TURN[suit]
