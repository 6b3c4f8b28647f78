"""Mazzo trevisano: very tall, double-ended courts, figures on 2 to 7, mottoes on the aces."""

from __future__ import annotations

from tools.cards.kit.deck import CODES, Cards, DeckInfo
from tools.cards.trevisane import aces, back, courts, pips

DECK = DeckInfo(
    name="trevisane",
    title="Trevisane",
    family="italian",
    width=490,
    height=1040,
    index="figures",
    licence="CC-BY-SA-4.0",
    index_inset=0.06,
)

_DRAWN: Cards = {**aces.CARDS, **back.CARDS, **courts.CARDS, **pips.CARDS}

CARDS: Cards = {code: _DRAWN[code] for code in (*CODES, "back", "back-red") if code in _DRAWN}
