"""Mazzo siciliano: one way up, no frame, no indices, a small scene on nearly every card."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.siciliane import back, pips
from art.cards.siciliane.card import HEIGHT, WIDTH

DECK = DeckInfo(name="siciliane", title="Sicilian", width=WIDTH, height=HEIGHT)

CARDS = in_order(single(__name__), pips.CARDS, back.CARDS)
