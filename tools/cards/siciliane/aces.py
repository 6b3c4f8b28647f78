"""The four aces."""

from __future__ import annotations

from tools.cards.kit.deck import Cards
from tools.cards.siciliane import ace_bastoni, ace_coppe, ace_denari, ace_spade

CARDS: Cards = {**ace_coppe.CARDS, **ace_denari.CARDS, **ace_bastoni.CARDS, **ace_spade.CARDS}
