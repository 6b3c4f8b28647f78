"""The back, in blue and in red."""

from __future__ import annotations

from tools.cards.kit.deck import Cards

CARDS: Cards = {}
