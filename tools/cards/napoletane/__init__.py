"""Mazzo napoletano: one way up, no frame, no indices."""

from __future__ import annotations

from tools.cards.kit.deck import CODES, Cards, DeckInfo
from tools.cards.napoletane import (
    ace_bastoni,
    ace_coppe,
    ace_denari,
    ace_spade,
    back,
    courts,
    mask,
    pips,
    ribbons,
    scene_five,
    sprig,
)

DECK = DeckInfo(
    name="napoletane",
    title="Napoletane",
    family="italian",
    width=510,
    height=830,
    index="none",
    licence="CC-BY-SA-4.0",
)

_DRAWN: Cards = {
    **courts.CARDS,
    **ace_bastoni.CARDS,
    **ace_coppe.CARDS,
    **ace_denari.CARDS,
    **ace_spade.CARDS,
    **mask.CARDS,
    **pips.CARDS,
    **back.CARDS,
    **ribbons.CARDS,
    **sprig.CARDS,
    **scene_five.CARDS,
}

CARDS: Cards = {code: _DRAWN[code] for code in (*CODES, "back", "back-red") if code in _DRAWN}
