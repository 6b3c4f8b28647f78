"""Mazzo siciliano: one way up, no frame, no indices, a small scene on nearly every card."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.kit.room import Room
from art.cards.siciliane import back, pips
from art.cards.siciliane.card import HEIGHT, WIDTH

DECK = DeckInfo(name="siciliane", title="Sicilian", width=WIDTH, height=HEIGHT)

CARDS = in_order(single(__name__, Room(across=0.92, down=0.95, right=4, low=2)), pips.CARDS, back.CARDS)
