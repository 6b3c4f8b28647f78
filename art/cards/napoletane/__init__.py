"""Mazzo napoletano: one way up, no frame, no indices."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.napoletane import back, pips
from art.cards.napoletane.card import HEIGHT, WIDTH

DECK = DeckInfo(name="napoletane", title="Neapolitan", width=WIDTH, height=HEIGHT)

CARDS = in_order(single(__name__), pips.CARDS, back.CARDS)
