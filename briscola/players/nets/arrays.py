"""Many tables at once as arrays: their kinds, and what is told of every card."""

from collections.abc import Callable, Sequence
from copy import copy
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from briscola.players.card_codes import NO_TRUMPS, POINTS, SUIT, beats
from briscola.players.nets.card_rows import CARDS, SUITS, renamed

EMPTY = -1  # no card, nobody

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Floats = NDArray[np.floating]

TRUMPS = (*range(SUITS), NO_TRUMPS)
"""The suits that trumps may be; NO_TRUMPS, by which arrays are read too, stands last."""
CARD_POINTS: Ints = np.array(POINTS, np.int64)
CARD_SUIT: Ints = np.array(SUIT, np.int64)
BEATS: Bools = np.array(
    [[[beats(card, best, trumps) for best in range(CARDS)] for card in range(CARDS)] for trumps in TRUMPS]
)
"""By trumps, challenger, best so far."""
RENAMED: Ints = np.array([[renamed(card, trumps) for card in range(CARDS)] for trumps in TRUMPS])
"""By trumps and card number: the card with trumps first."""

Many = TypeVar("Many")


def picked(tables: Many, rows: Ints, arrays: Sequence[str]) -> Many:
    """A copy with these rows alone of the arrays of that name, and `count` and `rows` to match."""
    fewer = copy(tables)
    for name in arrays:
        setattr(fewer, name, getattr(tables, name)[rows])
    vars(fewer).update(count=len(rows), rows=np.arange(len(rows)))
    return fewer


Utility = Callable[[Floats, Floats], Floats]
"""Function that values shares and chances in points."""

Values = tuple[Floats, Floats]
"""For some plays the points still to come, as a share of all, and the chance to win the hand."""
