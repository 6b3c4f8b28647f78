"""Mazzo piacentino: double-ended courts with a cut line, a thin frame, no indices."""

from __future__ import annotations

from tools.cards.kit.deck import CODES, Cards, DeckInfo
from tools.cards.piacentine import aces, back, courts, pips

DECK = DeckInfo(
    name="piacentine",
    title="Piacentine",
    family="italian",
    width=510,
    height=940,
    index="none",
    licence="CC-BY-SA-4.0",
    index_inset=0.06,
)

_DRAWN: Cards = {**aces.CARDS, **back.CARDS, **courts.CARDS, **pips.CARDS}

CARDS: Cards = {code: _DRAWN[code] for code in (*CODES, "back", "back-red") if code in _DRAWN}
