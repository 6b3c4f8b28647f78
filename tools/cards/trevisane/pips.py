"""The number cards, 2 to 7."""

from __future__ import annotations

from tools.cards.kit.deck import Cards
from tools.cards.trevisane import blades, coins, goblets, staves

CARDS: Cards = {**goblets.CARDS, **coins.CARDS, **staves.CARDS, **blades.CARDS}
