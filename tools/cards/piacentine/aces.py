"""The four aces."""

from __future__ import annotations

from tools.cards.kit.deck import Cards
from tools.cards.piacentine import ace_bastoni, ace_coppe, ace_denari, ace_spade

CARDS: Cards = {"1C": ace_coppe.ace, "1D": ace_denari.ace, "1B": ace_bastoni.ace, "1S": ace_spade.ace}
