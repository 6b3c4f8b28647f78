"""A large-print deck of Italian suits: huge rank and sign, four safe colours, four plain shapes."""

from __future__ import annotations

from tools.cards.grandi import back, courts, pips
from tools.cards.kit.deck import CODES, Cards, DeckInfo

DECK = DeckInfo(
    name="grandi",
    title="Grandi",
    family="italian",
    width=630,
    height=880,
    index="large",
    licence="CC-BY-SA-4.0",
)

_DRAWN: Cards = {**back.CARDS, **courts.CARDS, **pips.CARDS}

CARDS: Cards = {code: _DRAWN[code] for code in (*CODES, "back", "back-red") if code in _DRAWN}
