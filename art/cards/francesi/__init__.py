"""The French deck: forty cards with corner indices and double-ended courts."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.francesi.aces import ace
from art.cards.francesi.back import BLUE_BACK, RED_BACK, back
from art.cards.francesi.card import HEIGHT, SWATCHES, WIDTH, Palette
from art.cards.francesi.jacks import jack_of_clubs, jack_of_diamonds, jack_of_hearts, jack_of_spades
from art.cards.francesi.kings import king_of_clubs, king_of_diamonds, king_of_hearts, king_of_spades
from art.cards.francesi.layouts import LAYOUTS, number_card
from art.cards.francesi.queens import queen_of_clubs, queen_of_diamonds, queen_of_hearts, queen_of_spades
from art.cards.francesi.small_back import small
from art.cards.kit.deck import SUITS, Cards, DeckInfo, backs, in_order
from briscola.resources import Press, Stock

DECK: Final = DeckInfo(
    name="francesi",
    title="French",
    family="french",
    width=WIDTH,
    height=HEIGHT,
    index="corner",
    press=Press(misregister=0.25, mottle=0.3, spread=0.4),
    stock=Stock(fibres=0.0, tooth=0.35, finish=1.0, gloss=1.0, tone=(252.5, 250.5, 246.5)),
)

_COURTS: Final = {
    "FC": jack_of_hearts,
    "FD": jack_of_diamonds,
    "FB": jack_of_clubs,
    "FS": jack_of_spades,
    "CC": queen_of_hearts,
    "CD": queen_of_diamonds,
    "CB": queen_of_clubs,
    "CS": queen_of_spades,
    "RC": king_of_hearts,
    "RD": king_of_diamonds,
    "RB": king_of_clubs,
    "RS": king_of_spades,
}


def faces(palette: Palette) -> Cards:
    """Every card of the deck in the colours of a palette."""
    aces = {"1" + suit: partial(ace, suit, palette) for suit in SUITS}
    numbers = {rank + suit: partial(number_card, rank, suit, palette) for rank in LAYOUTS for suit in SUITS}
    courts = {code: partial(court, palette) for code, court in _COURTS.items()}
    return in_order(aces, numbers, courts)


CARDS: Final[Cards] = in_order(faces(SWATCHES), backs(back, BLUE_BACK, RED_BACK, small=small))
