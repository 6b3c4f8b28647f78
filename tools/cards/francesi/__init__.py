"""The French deck: forty cards with corner indices and double-ended courts."""

from __future__ import annotations

from functools import partial
from typing import Final

from tools.cards.francesi.card import HEIGHT, TWO_COLOURS, WIDTH
from tools.cards.francesi.layouts import ace, number_card
from tools.cards.kit.deck import SUITS, Cards, DeckInfo

DECK: Final = DeckInfo(
    name="francesi",
    title="Carte francesi",
    family="french",
    width=WIDTH,
    height=HEIGHT,
    index="corner",
    licence="Drawn for this game; index figures after Source Serif Pro (SIL Open Font License 1.1)",
)

CARDS: Final[Cards] = {
    **{"1" + suit: partial(ace, suit, TWO_COLOURS) for suit in SUITS},
    **{rank + suit: partial(number_card, rank, suit, TWO_COLOURS) for suit in SUITS for rank in "234567"},
}
