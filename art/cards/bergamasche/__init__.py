"""Mazzo bergamasco: rounded frame, robes that run into each other, woven swords, crossed staves."""

from __future__ import annotations

from art.cards.bergamasche import back, pips
from art.cards.bergamasche.card import HEIGHT, WIDTH
from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.kit.room import Room

DECK = DeckInfo(
    name="bergamasche",
    title="From Bergamo",
    width=WIDTH,
    height=HEIGHT,
    index_inset=0.06,
    court_inset=(0.02, 0.06),
)

CARDS = in_order(single(__name__, Room(across=0.865, down=0.95, right=8.2)), pips.CARDS, back.CARDS)
