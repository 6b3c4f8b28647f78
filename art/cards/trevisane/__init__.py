"""Mazzo trevisano: very tall, double-ended courts, figures on 2 to 7, mottoes on the aces."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.kit.room import Room
from art.cards.trevisane import back, pips
from art.cards.trevisane.card import HEIGHT, WIDTH

DECK = DeckInfo(
    name="trevisane",
    title="From Treviso",
    width=WIDTH,
    height=HEIGHT,
    index="figures",
    index_inset=0.06,
    court_inset=(0.02, 0.06),
)

CARDS = in_order(single(__name__, Room(across=0.865, down=0.95, right=8.2)), pips.CARDS, back.CARDS)
