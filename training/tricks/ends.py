"""Exact play of two hands in lockstep once the stock is out: who remembers the cards knows all of them."""

import numpy as np
from numba import njit

from briscola.engine.rules import Follow, Rules
from briscola.players.nets.arrays import BEATS, CARD_POINTS, EMPTY, Bools, Floats, Ints
from briscola.players.nets.card_rows import PACK_POINTS
from briscola.players.nets.tricks.layout import declares
from training.samples import POINTS, WIN, Values
from training.tricks.lockstep import Chooser
from training.tricks.simulator import TalkBatch

LONGEST_HAND = 3  # every line is played out
WORTH_OF_THE_HAND = 1000.0  # more than all points, for those who play for the hand


def solvable(rules: Rules) -> bool:
    """True if the ends of a game are played exactly here: two short hands that need not follow suit."""
    free = rules.follow is Follow.FREE and not declares(rules)
    return rules.players == 2 and rules.hand_size <= LONGEST_HAND and free


def exact_ends(choose: Chooser[TalkBatch]) -> Chooser[TalkBatch]:
    """Somebody who plays exactly once the stock is out, and as before until then."""

    def chosen(tables: TalkBatch, rows: Ints) -> Ints:
        if tables.stock_left:
            return choose(tables, rows)
        own = final_points(tables, rows)
        wish = own + WORTH_OF_THE_HAND * tables.for_hand[rows, tables.actor[rows], None] * _won(own)
        places: Ints = np.where(own == EMPTY, -np.inf, wish).argmax(axis=1)
        return places

    return chosen


def exact_values(tables: TalkBatch, rows: Ints, owners: Ints, places: Ints) -> Values:
    """Exact values of these plays (as in `offers`), in place of a net's: share of points to come, chance."""
    own = final_points(tables, rows)[owners, places]
    now = tables.points[rows, tables.actor[rows]][owners]
    values: Values = np.empty((len(owners), 2), np.float32)
    values[:, POINTS] = (own - now) / PACK_POINTS
    values[:, WIN] = _won(own)
    return values


def final_points(tables: TalkBatch, rows: Ints) -> Ints:
    """For each place of the hand to play, what the seat has in the end if both play on exactly; EMPTY where
    there is no card. Each wants what it plays for: all points or, first of all, the hand."""
    found: Ints = _final_points(
        rows,
        tables.hands,
        tables.plays[:, tables.trick],
        tables.leader,
        tables.trumps,
        tables.points,
        tables.for_hand,
        tables.position,
    )
    return found


def _won(points: Ints) -> Floats:
    """1 for the hand, a half for a tie."""
    found: Floats = (1 + np.sign(2 * points - PACK_POINTS)) / 2
    return found


@njit(cache=True)
def _final_points(
    rows: Ints,
    hands: Ints,
    table: Ints,
    leader: Ints,
    trumps: Ints,
    points: Ints,
    for_hand: Bools,
    position: int,
) -> Ints:
    found = np.full((len(rows), hands.shape[2]), EMPTY, np.int64)
    for line in range(len(rows)):
        i = rows[line]
        seat = (leader[i] + position) % 2
        led = table[i, 0] if position else EMPTY
        left = hands[i].copy()
        for place in range(hands.shape[2]):
            card = hands[i, seat, place]
            if card != EMPTY:
                left[seat, place] = EMPTY
                end = _after(left, seat, card, led, trumps[i], points[i, 0], for_hand[i])
                found[line, place] = end if seat == 0 else PACK_POINTS - end
                left[seat, place] = card
    return found


@njit(cache=True)
def _after(hands: Ints, seat: int, card: int, led: int, trumps: int, points: int, for_hand: Bools) -> int:
    """Final points of seat 0 after a card, no longer in the hand; `led` lies on the table, or EMPTY."""
    mover = 1 - seat
    if led == EMPTY:
        led = card
    else:
        if BEATS[trumps, card, led]:
            mover = seat
        if mover == 0:
            points += CARD_POINTS[card] + CARD_POINTS[led]
        led = EMPTY
    most, found = -np.inf, points
    for place in range(hands.shape[1]):
        following = hands[mover, place]
        if following != EMPTY:
            hands[mover, place] = EMPTY
            end = _after(hands, mover, following, led, trumps, points, for_hand)
            hands[mover, place] = following
            own = end if mover == 0 else PACK_POINTS - end
            worth = float(own)
            if for_hand[mover]:
                worth += WORTH_OF_THE_HAND * np.sign(2 * own - PACK_POINTS)
            if worth > most:
                most, found = worth, end
    return found
