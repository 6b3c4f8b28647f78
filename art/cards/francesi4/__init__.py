"""The French deck in four colours: the drawings of `francesi` recoloured, and backs of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from art.cards.francesi import DECK as TWO_COLOUR_DECK
from art.cards.francesi import faces
from art.cards.francesi.card import FOUR_COLOURS
from art.cards.francesi4.back import PETROL, WINE, back, small
from art.cards.kit.deck import Cards, DeckInfo, backs, in_order
from briscola.resources import Press, Stock

DECK: Final[DeckInfo] = replace(
    TWO_COLOUR_DECK,
    name="francesi4",
    title="French, four colours",
    press=Press(misregister=0.2, mottle=0.25, spread=0.35),
    stock=Stock(fibres=0.0, tooth=0.3, finish=1.2, gloss=1.0, tone=(253.0, 251.5, 248.5)),
)
CARDS: Final[Cards] = in_order(faces(FOUR_COLOURS), backs(back, PETROL, WINE, small=small))
