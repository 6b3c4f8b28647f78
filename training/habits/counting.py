"""The habits of players.habits, counted over all tables at once; of two players."""

from typing import NamedTuple

import numpy as np
from numba import njit

from briscola.players.habits.habits import CARICO, PLACES, SIZE
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, Ints
from briscola.players.nets.tricks.batch import TrickBatch


class _Firsts(NamedTuple):
    """First place of the counts of each kind of moment."""

    led: int = PLACES["led", "blank"]
    on_blank: int = PLACES["on_blank", "gave_blank"]
    on_court: int = PLACES["on_court", "gave_blank"]
    on_carico: int = PLACES["on_carico", "gave_blank"]
    on_trump: int = PLACES["on_trump", "gave_blank"]
    trumped_with: int = PLACES["trumped_with", "blank"]
    at_the_end: int = PLACES["at_the_end", "plain"]


TRUMP = 3  # after the kinds of plain cards
TOOK, TRUMPED = 3, 5  # among the answers


def counts_of(tables: TrickBatch, seats: Ints) -> Ints:
    """By table, how often the given seat chose each way; the hands have been played to their end."""
    draws = tables.rules.tricks - tables.rules.hand_size
    found: Ints = _counts(tables.plays, tables.leaders, tables.trumps, seats, draws, _Firsts())
    return found


@njit(cache=True)
def _kind(points: int) -> int:
    return int(points > 0) + int(points >= CARICO)


@njit(cache=True)
def _counts(plays: Ints, leaders: Ints, trumps: Ints, seats: Ints, draws: int, first: _Firsts) -> Ints:
    counts = np.zeros((len(plays), SIZE), np.int64)
    for i in range(len(plays)):
        for trick in range(plays.shape[1]):
            leads = leaders[i, trick] == seats[i]
            card, led = plays[i, trick, 0 if leads else 1], plays[i, trick, 0]
            points, trump = CARD_POINTS[card], CARD_SUIT[card] == trumps[i]
            if trick >= draws:
                counts[i, first.at_the_end + int(trump)] += 1
                continue
            if leads:
                counts[i, first.led + (TRUMP if trump else _kind(points))] += 1
                continue
            kind = _kind(CARD_POINTS[led])
            if not BEATS[trumps[i], card, led]:
                way = _kind(points)
            elif CARD_SUIT[card] == CARD_SUIT[led]:
                way = TOOK + int(points >= CARICO)
            else:
                way = TRUMPED
                counts[i, first.trumped_with + _kind(points)] += 1
            if CARD_SUIT[led] == trumps[i]:
                kind = TRUMP
            on = (first.on_blank, first.on_court, first.on_carico, first.on_trump)[kind]
            counts[i, on + way] += 1
    return counts
