"""Mazzo piacentino: double-ended courts with a cut line, a thin frame, no indices."""

from __future__ import annotations

from art.cards.kit.deck import DeckInfo, in_order, single
from art.cards.kit.room import Room
from art.cards.piacentine import back, pips
from art.cards.piacentine.card import HEIGHT, WIDTH

DECK = DeckInfo(
    name="piacentine",
    title="From Piacenza",
    width=WIDTH,
    height=HEIGHT,
    index_inset=0.06,
    court_inset=(0.02, 0.06),
)

CARDS = in_order(single(__name__, Room(across=0.865, down=0.95, right=8.2)), pips.CARDS, back.CARDS)
