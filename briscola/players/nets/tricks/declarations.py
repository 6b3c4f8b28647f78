"""Mariannas declared at many tables at once (V-MA)."""

import numpy as np

from briscola.engine.rules import Marianna
from briscola.players.nets.arrays import Bools, Floats, Ints, picked
from briscola.players.nets.card_rows import CARDS, STRENGTHS, SUITS
from briscola.players.nets.tricks.layout import BROUGHT, BROUGHT_STEP, KING, KNIGHT

PER_TABLE = ("shown", "declared", "points", "brought", "next", "spoken")
"""The arrays of `DeclarationBatch` with a row for each table."""


class DeclarationBatch:
    """Declarations so far: the suits (`declared`), the cards shown, the points of each seat.

    `brought` counts how often a seat has brought 20, 40 … 100, `next` is what the next declaration brings,
    numbered so; `spoken` says where the leader has declared in this turn.
    """

    def __init__(self, marianna: Marianna, count: int, players: int) -> None:
        self._marianna = marianna
        self.rows: Ints = np.arange(count)
        self.shown: Bools = np.zeros((count, CARDS), np.bool_)
        self.declared: Bools = np.zeros((count, SUITS), np.bool_)
        self.points: Ints = np.zeros((count, players), np.int64)
        self.brought: Ints = np.zeros((count, players, BROUGHT), np.int64)
        self.next: Ints = np.full(count, brought_row(marianna.first))
        self.spoken: Bools = np.zeros(count, np.bool_)

    def picked(self, rows: Ints) -> "DeclarationBatch":
        """The declarations at the tables of these rows."""
        return picked(self, rows, PER_TABLE)

    def declarable(self, hands: Ints) -> Bools:
        """By table and suit, what may be declared from these hands, those of who leads over a stock."""
        held = [(hands == suit * STRENGTHS + KING).any(axis=1) for suit in range(SUITS)]
        with_knight = [(hands == suit * STRENGTHS + KNIGHT).any(axis=1) for suit in range(SUITS)]
        found: Bools = np.stack(held, axis=1) & np.stack(with_knight, axis=1)
        return found & ~self.declared & ~self.spoken[:, None]

    def declare(self, rows: Ints, seats: Ints, suits: Ints, trumps: Ints) -> None:
        """At these tables these seats declare; `trumps`, of all tables, may change."""
        worth = self.next[rows]
        if self._marianna.makes_trumps:
            trumps[rows] = suits
            self.next[rows] += 1
        else:
            worth = np.where(trumps[rows] == suits, brought_row(40), brought_row(20))
        self.declared[rows, suits] = True
        self.spoken[rows] = True
        self.points[rows, seats] += (worth + 1) * BROUGHT_STEP
        self.brought[rows, seats, worth] += 1
        for strength in (KING, KNIGHT):
            self.shown[rows, suits * STRENGTHS + strength] = True

    def gained(self, sides: Bools) -> Floats:
        """By table and seat, the declared points of its side less the mean of the sides."""
        of_side = self.points @ sides.T
        each = 1 / sides.sum(axis=1)  # the seats of a side share what counts once
        gained: Floats = of_side - (of_side * each).sum(axis=1, keepdims=True) / each.sum()
        return gained


def brought_row(points: int) -> int:
    """The number of what a declaration brings."""
    return points // BROUGHT_STEP - 1
