"""Aces and number cards: one great sign, and as many dots as the card counts."""

from __future__ import annotations

from functools import partial

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.signs import outlined_dot, sign
from art.cards.grandi.tab import tabs
from art.cards.kit.deck import SUITS, painted
from art.cards.kit.svg import Drawing

CENTRE = (WIDTH / 2, HEIGHT / 2)
_SIZES = {"C": 250.0, "D": 258.0, "S": 276.0, "B": 262.0}
"""Heights of the great signs: the widest are lower, so that all keep clear of the tabs."""
_SPOTS = {1: 54.0, 2: 36.0, 3: 36.0, 4: 36.0, 5: 32.0, 6: 32.0, 7: 31.0}
_FIELD = (426.0, 148.0)
"""Middle of the dots, in the corner the tab leaves free."""
_STEP = 84.0
_PATTERN: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.62, 0), (0.62, 0)),
    3: ((-0.8, 0.56), (0, -0.62), (0.8, 0.56)),
    4: ((-0.62, -0.62), (0.62, -0.62), (-0.62, 0.62), (0.62, 0.62)),
    5: ((-0.9, -0.9), (0.9, -0.9), (0, 0), (-0.9, 0.9), (0.9, 0.9)),
    6: ((-0.62, -1), (0.62, -1), (-0.62, 0), (0.62, 0), (-0.62, 1), (0.62, 1)),
    7: ((-0.95, -1), (0.95, -1), (-0.95, 0), (0, 0), (0.95, 0), (-0.95, 1), (0.95, 1)),
}


def number(d: Drawing, code: str) -> None:
    """An ace or a number card."""
    tabs(d, code)
    suit, count = code[1], int(code[0])
    sign(d, suit, *CENTRE, _SIZES[suit])
    for _ in d.ends():
        for x, y in _PATTERN[count]:
            outlined_dot(d, suit, _FIELD[0] + x * _STEP, _FIELD[1] + y * _STEP, _SPOTS[count])


CARDS = painted(blank, {f"{n}{suit}": partial(number, code=f"{n}{suit}") for suit in SUITS for n in _PATTERN})
