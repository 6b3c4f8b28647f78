"""Mazzo siciliano: one way up, no frame, no indices, a small scene on nearly every card."""

from __future__ import annotations

from tools.cards.kit.deck import CODES, Cards, DeckInfo
from tools.cards.siciliane import aces, back, courts, pips

DECK = DeckInfo(
    name="siciliane",
    title="Siciliane",
    family="italian",
    width=510,
    height=820,
    index="none",
    licence="CC-BY-SA-4.0",
)

_DRAWN: Cards = {**aces.CARDS, **back.CARDS, **courts.CARDS, **pips.CARDS}

CARDS: Cards = {code: _DRAWN[code] for code in (*CODES, "back", "back-red") if code in _DRAWN}
