"""The French deck in four colours: the drawings of `francesi`, signs and indices recoloured."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from art.cards.francesi import DECK as TWO_COLOUR_DECK
from art.cards.francesi import cards
from art.cards.francesi.card import FOUR_COLOURS
from art.cards.kit.deck import Cards, DeckInfo

DECK: Final[DeckInfo] = replace(TWO_COLOUR_DECK, name="francesi4", title="French, four colours")
CARDS: Final[Cards] = cards(FOUR_COLOURS)
