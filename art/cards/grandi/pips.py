"""Number cards: as many signs as the card counts, half of them beside either tab."""

from __future__ import annotations

from functools import partial

from art.cards.grandi.card import CARD, blank
from art.cards.grandi.signs import sign
from art.cards.grandi.tab import tabs
from art.cards.kit.card import Pip
from art.cards.kit.deck import SUITS, painted
from art.cards.kit.svg import Drawing

_SIZES = {
    "C": {2: 344.0, 3: 252.0, 4: 210.0, 5: 190.0, 6: 178.0, 7: 162.0},
    "D": {2: 320.0, 3: 246.0, 4: 198.0, 5: 190.0, 6: 180.0, 7: 170.0},
    "S": {2: 300.0, 3: 258.0, 4: 214.0, 5: 200.0, 6: 168.0, 7: 160.0},
    "B": {2: 334.0, 3: 244.0, 4: 200.0, 5: 190.0, 6: 178.0, 7: 164.0},
}
"""Heights of the signs by suit and number: as large as leaves air on all sides."""
_UPPER: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((65.6, 24.4),),
    3: ((65.6, 17.0),),
    4: ((48.8, 31.0), (82.0, 15.4)),
    5: ((48.6, 20.8), (82.0, 15.0)),
    6: ((47.2, 13.2), (82.9, 13.2), (57.2, 35.8)),
    7: ((46.8, 12.6), (83.2, 12.4), (71.4, 33.2)),
}
_UPPER_OF = {
    "B": {
        4: ((50.2, 18.0), (81.8, 34.0)),
        7: ((46.8, 12.0), (83.0, 14.0), (55.8, 31.2)),
    },
    "S": {
        2: ((66.6, 29.0),),
        3: ((80.2, 27.0),),
        4: ((48.2, 25.4), (81.6, 24.4)),
        5: ((47.4, 17.6), (81.6, 20.8)),
        6: ((45.2, 23.8), (65.4, 29.6), (85.8, 23.8)),
        7: ((44.6, 17.6), (65.0, 22.8), (85.4, 17.6)),
    },
}
"""Signs of the upper half in per cent; the lower half has the same, an odd one stands between.

Slanting clubs lie beside one another where the others stand. Long swords stand in ranks, whose hilts are at
two heights.
"""
_LONGER = {2: 96.0, 3: 110.0, 4: 146.0, 5: 46.0, 6: 202.0, 7: 114.0}
"""Length added to the blades of a card of swords, as `signs.sign` has it."""
_OFF = ((0.2, -0.1), (-0.2, 0.1), (0.1, 0.2), (-0.1, 0.0), (0.0, -0.2), (0.2, 0.1), (-0.1, -0.1))
_TURN = (-0.6, 0.7, 0.3, -0.9, 1.0, -0.3, 0.0)
"""Errors of the hand that placed them: per cent of the card, degrees."""


def _pips(suit: str, count: int) -> list[Pip]:
    upper = _UPPER_OF.get(suit, _UPPER).get(count, _UPPER[count])
    middle = ((50.0, 50.0),) if count % 2 else ()
    places = [*upper, *middle, *((100 - x, 100 - y) for x, y in reversed(upper))]
    return [
        Pip(x + across, y + down, k, turn)
        for k, ((x, y), (across, down), turn) in enumerate(zip(places, _OFF, _TURN, strict=False))
    ]


def number(d: Drawing, code: str) -> None:
    """A number card; all signs stand upright."""
    tabs(d, code)
    suit, count = code[1], int(code[0])

    size = _SIZES[suit][count]
    longer = _LONGER[count] if suit == "S" else 0.0

    def cut(part: Drawing, number: int) -> None:
        sign(part, suit, 0, longer / 2 * size / 200, size, number, longer=longer)

    CARD.scatter(d, "s", cut, _pips(suit, count))


CARDS = painted(blank, {f"{n}{suit}": partial(number, code=f"{n}{suit}") for suit in SUITS for n in _UPPER})
