"""The four aces."""

from __future__ import annotations

from tools.cards.kit.deck import Cards

CARDS: Cards = {}
