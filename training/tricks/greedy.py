"""The greedy yardstick (no memory, cheapest lead, takes what it can) over all tables at once."""

import numpy as np

from briscola.players.card_codes import STRENGTH
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, Ints
from briscola.players.nets.tricks.batch import TrickBatch

CARD_STRENGTH: Ints = np.array(STRENGTH, np.int64)
TRUMP, POINT = 1000, 20  # what comes first in the price of a card: trump, then points, then strength
NEVER = 10**6


def greedy(tables: TrickBatch, rows: Ints) -> Ints:
    """The place of what the greedy player would do at each of the given tables; it declares all it can."""
    played = cards(tables, rows)
    declarable = tables.declarable()[rows]
    if not declarable.any():
        return played
    size = tables.hands.shape[2]
    found: Ints = np.where(declarable.any(axis=1), size + declarable.argmax(axis=1), played)
    return found


def cards(tables: TrickBatch, rows: Ints) -> Ints:
    """The place of the card that the greedy player would play at each of the given tables."""
    me = tables.actor[rows]
    hands = tables.hands[rows, me]
    legal = tables.legal()[rows]
    trumps = tables.trumps[rows, None]
    trump = CARD_SUIT[hands] == trumps
    points, strength = CARD_POINTS[hands], CARD_STRENGTH[hands]
    cheap: Ints = np.where(legal, trump * TRUMP + points * POINT + strength, NEVER).argmin(axis=1)
    if not tables.position:
        return cheap
    side = legal & ~trump
    takes = legal & BEATS[trumps, np.where(hands == EMPTY, 0, hands), tables.best[rows, None]]
    last = tables.position == tables.players - 1
    winner = tables.winner[rows]
    friend = tables.sides[me, winner]
    pot = CARD_POINTS[tables.plays[rows, tables.trick, : tables.position]].sum(axis=1)
    # Lowest trump that takes, where there is something to take.
    trumping = takes & trump
    chosen: Ints = np.where(
        trumping.any(axis=1) & (pot > 0) & ~friend, np.where(trumping, strength, NEVER).argmin(axis=1), cheap
    )
    # Richest card of a plain suit that takes.
    taking = takes & side
    richest = np.where(taking, points, -1).argmax(axis=1)
    worth = points[np.arange(len(rows)), richest]
    wanted = taking.any(axis=1) & (last | (worth < 10) | (tables.players == 2))
    chosen = np.where(wanted, richest, chosen)
    if last:  # load the partner's safe trick
        loaded = np.where(side, points, -1).argmax(axis=1)
        chosen = np.where(friend, np.where(side.any(axis=1), loaded, cheap), chosen)
    return chosen
