"""Aces and number cards: one great sign, and as many dots as the card counts."""

from __future__ import annotations

from functools import partial

from tools.cards.grandi.card import HEIGHT, WIDTH, blank
from tools.cards.grandi.signs import outlined_dot, sign
from tools.cards.grandi.tab import tabs
from tools.cards.kit.deck import SUITS, Cards
from tools.cards.kit.svg import Drawing

CENTRE = (WIDTH / 2, HEIGHT / 2)
NUMBERS = "1234567"
_SPOT = 27.0
_FIELD = (424.0, 170.0)
"""Middle of the dots, in the corner the tab leaves free."""
_STEP = 88.0
_PATTERN: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.5, 0), (0.5, 0)),
    3: ((-0.8, 0.5), (0, -0.5), (0.8, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.8, -0.8), (0.8, -0.8), (0, 0), (-0.8, 0.8), (0.8, 0.8)),
    6: ((-0.55, -1), (0.55, -1), (-0.55, 0), (0.55, 0), (-0.55, 1), (0.55, 1)),
    7: ((-0.85, -1), (0.85, -1), (-0.85, 0), (0, 0), (0.85, 0), (-0.85, 1), (0.85, 1)),
}


def number(code: str) -> Drawing:
    """An ace or a number card."""
    d = blank(code)
    tabs(d, code)
    suit, count = code[1], int(code[0])
    sign(d, suit, *CENTRE, 236 if count == 1 else 214)
    for turned in (False, True):
        with d.at(WIDTH if turned else 0, HEIGHT if turned else 0, rotate=180 if turned else 0):
            for x, y in _PATTERN[count]:
                radius = _SPOT if count > 1 else 2 * _SPOT
                outlined_dot(d, suit, _FIELD[0] + x * _STEP, _FIELD[1] + y * _STEP, radius)
    return d


CARDS: Cards = {f"{n}{suit}": partial(number, f"{n}{suit}") for suit in SUITS for n in NUMBERS}
