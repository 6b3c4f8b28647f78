"""Aces: one great sign alone. Number cards: the sign, and as many dots as the card counts."""

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
_ALONE = {
    "C": (260.0, 12.0, -20.0),
    "D": (258.0, 0.0, 0.0),
    "S": (360.0, -24.0, -28.0),
    "B": (370.0, 10.0, -4.0),
}
"""The sign of an ace: its height, and how far it moves from the middle to keep clear of both tabs."""
_SPOTS = {2: 36.0, 3: 36.0, 4: 36.0, 5: 32.0, 6: 32.0, 7: 31.0}
_FIELD = (426.0, 148.0)
"""Middle of the dots, in the corner the tab leaves free."""
_STEP = 84.0
_PATTERN: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((-0.62, 0), (0.62, 0)),
    3: ((-0.8, 0.56), (0, -0.62), (0.8, 0.56)),
    4: ((-0.62, -0.62), (0.62, -0.62), (-0.62, 0.62), (0.62, 0.62)),
    5: ((-0.9, -0.9), (0.9, -0.9), (0, 0), (-0.9, 0.9), (0.9, 0.9)),
    6: ((-0.62, -1), (0.62, -1), (-0.62, 0), (0.62, 0), (-0.62, 1), (0.62, 1)),
    7: ((-0.95, -1), (0.95, -1), (-0.95, 0), (0, 0), (0.95, 0), (-0.95, 1), (0.95, 1)),
}


def ace(d: Drawing, suit: str) -> None:
    """An ace: dots beside a single sign would be counted with it."""
    tabs(d, "1" + suit)
    size, across, down = _ALONE[suit]
    sign(d, suit, CENTRE[0] + across, CENTRE[1] + down, size)


def number(d: Drawing, code: str) -> None:
    """A number card."""
    tabs(d, code)
    suit, count = code[1], int(code[0])
    sign(d, suit, *CENTRE, _SIZES[suit])
    for _ in d.ends():
        for x, y in _PATTERN[count]:
            outlined_dot(d, suit, _FIELD[0] + x * _STEP, _FIELD[1] + y * _STEP, _SPOTS[count])


CARDS = painted(
    blank,
    {f"1{suit}": partial(ace, suit=suit) for suit in SUITS}
    | {f"{n}{suit}": partial(number, code=f"{n}{suit}") for suit in SUITS for n in _PATTERN},
)
