"""The empty card of this deck."""

from __future__ import annotations

from art.cards.kit.card import Format

CARD = Format(630, 880, "g")
WIDTH, HEIGHT = CARD.width, CARD.height
blank = CARD.blank
