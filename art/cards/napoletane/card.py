"""The empty card of this deck."""

from __future__ import annotations

from art.cards.kit.card import Format

CARD = Format(510, 830, "n")
WIDTH, HEIGHT = CARD.width, CARD.height
blank, px, py = CARD.blank, CARD.px, CARD.py
court_blank = Format(WIDTH, HEIGHT, "").blank  # the courts' names are their bare codes
