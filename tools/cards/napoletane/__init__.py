"""Mazzo napoletano: one way up, no frame, no indices."""

from __future__ import annotations

from tools.cards.kit.deck import Cards, DeckInfo

DECK = DeckInfo(
    name="napoletane",
    title="Napoletane",
    family="italian",
    width=510,
    height=830,
    index="none",
    licence="MIT",
)

CARDS: Cards = {}
