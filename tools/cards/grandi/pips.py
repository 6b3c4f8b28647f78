"""The number cards, 2 to 7."""

from __future__ import annotations

from tools.cards.kit.deck import Cards

CARDS: Cards = {}
