"""Mazzo napoletano: one way up, no frame, no indices."""

from __future__ import annotations

from tools.cards.kit.deck import DeckInfo, in_order, single
from tools.cards.napoletane import back, pips
from tools.cards.napoletane.card import HEIGHT, WIDTH

DECK = DeckInfo(name="napoletane", title="Napoletane", width=WIDTH, height=HEIGHT)

CARDS = in_order(single(__name__), pips.CARDS, back.CARDS)
