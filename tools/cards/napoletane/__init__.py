"""Mazzo napoletano: one way up, no frame, no indices."""

from __future__ import annotations

from tools.cards.kit.deck import CODES, Cards, DeckInfo
from tools.cards.napoletane import pips

DECK = DeckInfo(
    name="napoletane",
    title="Napoletane",
    family="italian",
    width=510,
    height=830,
    index="none",
    licence="MIT",
)

_DRAWN: Cards = {**pips.CARDS}

CARDS: Cards = {code: _DRAWN[code] for code in (*CODES, "back", "back-red") if code in _DRAWN}
