"""The number cards of all four suits."""

from __future__ import annotations

from art.cards.bergamasche import coins, goblets, staves, swords
from art.cards.bergamasche.card import number_cards

CARDS = number_cards({**goblets.FIGURES, **coins.FIGURES, **staves.FIGURES, **swords.FIGURES})
