"""Single suit signs in four colours."""

from __future__ import annotations

from functools import partial
from typing import Final

from tools.cards.francesi.card import FOUR_COLOURS
from tools.cards.francesi.marks import mark
from tools.cards.kit.deck import SUITS, Cards

MARKS: Final[Cards] = {suit: partial(mark, suit, FOUR_COLOURS) for suit in SUITS}
