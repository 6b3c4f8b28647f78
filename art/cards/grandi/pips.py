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
    "C": {2: 300.0, 3: 214.0, 4: 176.0, 5: 168.0, 6: 150.0, 7: 142.0},
    "D": {2: 280.0, 3: 206.0, 4: 160.0, 5: 158.0, 6: 150.0, 7: 144.0},
    "S": {2: 300.0, 3: 210.0, 4: 184.0, 5: 172.0, 6: 152.0, 7: 142.0},
    "B": {2: 296.0, 3: 204.0, 4: 164.0, 5: 160.0, 6: 148.0, 7: 140.0},
}
"""Heights of the signs by suit and number: as large as leaves air on all sides."""
_LEFT, _MIDDLE, _RIGHT = 52.6, 67.0, 81.6
"""Columns of the field beside the upper tab, in per cent of the card's width."""
_UPPER: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((_MIDDLE, 24.0),),
    3: ((_MIDDLE, 19.0),),
    4: ((_LEFT, 23.0), (_RIGHT, 23.0)),
    5: ((_LEFT, 19.5), (_RIGHT, 19.5)),
    6: ((_LEFT, 12.8), (_RIGHT, 12.8), (_MIDDLE, 33.4)),
    7: ((_LEFT, 12.4), (_RIGHT, 12.4), (_MIDDLE, 31.2)),
}
"""Signs of the upper half in per cent; the lower half has the same, an odd one stands between."""
_OFF = ((0.2, -0.1), (-0.2, 0.1), (0.1, 0.2), (-0.1, 0.0), (0.0, -0.2), (0.2, 0.1), (-0.1, -0.1))
_TURN = (-0.6, 0.7, 0.3, -0.9, 1.0, -0.3, 0.0)
"""How the hand that placed them erred: per cent of the card, degrees."""


def _pips(count: int) -> list[Pip]:
    upper = _UPPER[count]
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

    def cut(part: Drawing, number: int) -> None:
        sign(part, suit, 0, 0, _SIZES[suit][count], number)

    CARD.scatter(d, "s", cut, _pips(count))


CARDS = painted(blank, {f"{n}{suit}": partial(number, code=f"{n}{suit}") for suit in SUITS for n in _UPPER})
