"""The empty card of this deck."""

from __future__ import annotations

from art.cards.kit.card import Format

CARD = Format(510, 940, "p", inset=25.0)
WIDTH, HEIGHT, INSET = CARD.width, CARD.height, CARD.inset
blank, framed, frame, window = CARD.blank, CARD.framed, CARD.frame, CARD.window
px, py = CARD.px, CARD.py
