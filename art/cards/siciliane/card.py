"""The empty card of this deck."""

from __future__ import annotations

from art.cards.kit.card import Format

CARD = Format(510, 820, "s")
WIDTH, HEIGHT = CARD.width, CARD.height
blank, px, py = CARD.blank, CARD.px, CARD.py
