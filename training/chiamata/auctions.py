"""Thousands of auctions of chiamata at once (V-CH-2 … 6, 20 … 22), in numpy.

Seats are places in order of the first trick: 0 speaks and leads first, 4 deals, and 3 is the dummy's, where
there is one. Which seat deals makes no other difference.
"""

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.nets.arrays import Bools, Ints
from briscola.players.nets.chiamata.layout import (
    DEALER_PLACE,
    DUMMY_PLACE,
    PLACES,
    bids_ranks,
    contract_of,
    rungs,
    spoken,
)
from briscola.players.support import require
from training.tricks.lockstep import shuffled_packs

NOBODY = -1
PASS = -1  # in place of a rung


class Auctions:
    """All auctions at one moment, each with its own seat to speak, `turn`; NOBODY once it is over.

    `standing` is the rung of the last bid, by `bidder`; `last` and `passed` are by place. A closed auction
    with NOBODY as bidder was passed out. Raises Unsupported for rules that are not followed here.
    """

    def __init__(self, rules: Rules, packs: Ints) -> None:
        require(rules)
        self.rules, self.count = rules, len(packs)
        self.rank = bids_ranks(rules)
        self.forced = rules.dealer_must_bid
        self.hands: Ints = np.stack([packs[:, i::PLACES] for i in range(PLACES)], axis=1)
        self.standing: Ints = np.full(self.count, NOBODY)
        self.bidder: Ints = np.full(self.count, NOBODY)
        self.last: Ints = np.full((self.count, PLACES), NOBODY)  # rungs
        self.passed: Bools = np.zeros((self.count, PLACES), np.bool_)
        self.live: Bools = np.arange(PLACES) != (PLACES if rules.dummy is None else DUMMY_PLACE)
        self.turn: Ints = np.zeros(self.count, np.int64)
        ladder = [contract_of(rung, rank=self.rank) for rung in range(rungs(rank=self.rank))]
        self.contracts: Ints = np.array([points for points, _ in ladder])
        self.strengths: Ints = np.array([NOBODY if s is None else s for _, s in ladder])
        self._buckets: Ints = np.array([*(spoken(points, strength) for points, strength in ladder), 0])

    @classmethod
    def dealt(cls, rules: Rules, count: int, rng: np.random.Generator) -> "Auctions":
        """So many fresh deals."""
        return cls(rules, shuffled_packs(rules, count, rng))

    @property
    def said(self) -> Ints:
        """By auction and place the bucket of the last bid, 0 for none."""
        buckets: Ints = self._buckets[self.last]
        return buckets

    @property
    def open(self) -> Ints:
        """The auctions that go on."""
        return np.flatnonzero(self.turn != NOBODY)

    def speak(self, rows: Ints, spoken: Ints) -> None:
        """In those auctions the seat to speak bids a rung, higher than the standing one, or passes."""
        seat = self.turn[rows]
        passes = spoken == PASS
        self.passed[rows[passes], seat[passes]] = True
        bids = rows[~passes]
        self.standing[bids] = self.last[bids, seat[~passes]] = spoken[~passes]
        self.bidder[bids] = seat[~passes]
        remaining = self.live & ~self.passed[rows]
        if self.forced:
            silent = (self.bidder[rows] == NOBODY) & (remaining.sum(axis=1) == 1) & remaining[:, DEALER_PLACE]
            self.standing[rows[silent]] = self.last[rows[silent], DEALER_PLACE] = 0
            self.bidder[rows[silent]] = DEALER_PLACE
        alone = (remaining.sum(axis=1) == 1) & remaining[np.arange(len(rows)), self.bidder[rows]]
        over = ~remaining.any(axis=1) | (alone & (self.bidder[rows] != NOBODY))
        over |= self.standing[rows] == len(self.contracts) - 1
        following = (seat[:, None] + 1 + np.arange(PLACES)) % PLACES
        step = np.take_along_axis(remaining, following, axis=1).argmax(axis=1)
        self.turn[rows] = np.where(over, NOBODY, (seat + 1 + step) % PLACES)
