"""Mazzo piacentino: double-ended courts with a cut line, a thin frame, no indices."""

from __future__ import annotations

from tools.cards.kit.deck import DeckInfo, in_order, single
from tools.cards.piacentine import back, pips
from tools.cards.piacentine.card import HEIGHT, WIDTH

DECK = DeckInfo(
    name="piacentine",
    title="Piacentine",
    family="italian",
    width=WIDTH,
    height=HEIGHT,
    index="none",
    licence="CC-BY-SA-4.0",
    index_inset=0.06,
)

CARDS = in_order(single(__name__), pips.CARDS, back.CARDS)
