"""A large-print deck of Italian suits: huge rank and sign, four safe colours, four plain shapes."""

from __future__ import annotations

from art.cards.grandi import back, courts, pips
from art.cards.grandi.card import HEIGHT, WIDTH
from art.cards.kit.deck import DeckInfo, in_order

DECK = DeckInfo(name="grandi", title="Large print", width=WIDTH, height=HEIGHT, index="large")

CARDS = in_order(courts.CARDS, pips.CARDS, back.CARDS)
