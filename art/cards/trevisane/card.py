"""The empty card of this deck and the line that frames it."""

from __future__ import annotations

from art.cards.kit.card import Format

CARD = Format(490, 1040, "t", inset=24.5)
WIDTH, HEIGHT, INSET = CARD.width, CARD.height, CARD.inset
blank, frame, window = CARD.blank, CARD.frame, CARD.window
px, py = CARD.px, CARD.py
