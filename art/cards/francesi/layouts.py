"""Number cards: where the signs stand."""

from __future__ import annotations

from typing import Final

from art.cards.francesi.card import CENTRE, HEIGHT, WIDTH, FrenchCard, Palette

PIP_HEIGHT: Final = 130.0
_LEFT, _MIDDLE, _RIGHT = 0.285 * WIDTH, 0.5 * WIDTH, 0.715 * WIDTH
_TOP, _ODD, _CENTRE, _FOOT = 0.18 * HEIGHT, 0.34 * HEIGHT, 0.5 * HEIGHT, 0.82 * HEIGHT

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


def number_card(rank: str, suit: str, palette: Palette) -> FrenchCard:
    """The card of a rank from 2 to 7."""
    card = FrenchCard(WIDTH, HEIGHT, name=rank + suit)
    ink = palette.signs[suit]
    for x, y in LAYOUTS[rank]:
        card.sign(suit, ink, x, y, PIP_HEIGHT, turned=y > CENTRE[1])
    card.indices(rank, suit, ink)
    return card
