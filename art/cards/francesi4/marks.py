"""Single suit signs in four colours."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.francesi.card import FOUR_COLOURS
from art.cards.francesi.marks import mark
from art.cards.kit.deck import SUITS, Cards

MARKS: Final[Cards] = {suit: partial(mark, suit, FOUR_COLOURS) for suit in SUITS}
