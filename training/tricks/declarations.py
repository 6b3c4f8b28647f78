"""Mariannas declared at all tables at once (V-MA)."""

from dataclasses import dataclass

import numpy as np
from numba import njit

from briscola.engine.rules import Rules, Turned
from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.card_rows import CARDS, STRENGTHS, SUITS
from briscola.players.nets.tricks.layout import BROUGHT, BROUGHT_STEP, declares
from training.tricks.kernels import KING, KNIGHT


@dataclass(frozen=True, kw_only=True)
class Declaring:
    """What declarations bring: the first one so much and each a step more; or by suit, trumps being fixed."""

    first: int
    turned: bool


def declaring_of(rules: Rules) -> Declaring | None:
    """How a game declares; None where nobody does."""
    if not declares(rules):
        return None
    return Declaring(
        first=int(rules.options.get("first_marianna", 20)), turned=rules.turned is not Turned.NONE
    )


class Declarations:
    """What has been declared: suits by table (`declared`), cards shown, points by seat, and `brought`, how
    often a seat has brought 20, 40 … 100. `following` is the number of what the next one brings."""

    def __init__(self, declaring: Declaring, count: int, players: int) -> None:
        self._declaring = declaring
        self.shown: Bools = np.zeros((count, CARDS), np.bool_)
        self.declared: Bools = np.zeros((count, SUITS), np.bool_)
        self.points: Ints = np.zeros((count, players), np.int64)
        self.brought: Ints = np.zeros((count, players, BROUGHT), np.int64)
        self.following: Ints = np.full(count, declaring.first // BROUGHT_STEP - 1)
        self._spoken: Bools = np.zeros(count, np.bool_)  # this turn

    def led(self) -> None:
        """A card was played: the turn is over."""
        self._spoken[:] = False

    def declarable(self, hands: Ints, leader: Ints, *, open_: bool) -> Bools:
        """By table and suit, which mariannas the leader may declare; `open_`: it leads over a stock."""
        if not open_:
            return np.zeros_like(self.declared)
        found: Bools = _held(hands, leader) & ~self.declared & ~self._spoken[:, None]
        return found

    def declare(self, rows: Ints, suits: Ints, leader: Ints, trumps: Ints) -> None:
        """The leaders of these tables declare; `trumps` change."""
        seats = leader[rows]
        worth = self.following[rows]
        if self._declaring.turned:
            worth = np.where(trumps[rows] == suits, 1, 0)
        else:
            trumps[rows] = suits
            self.following[rows] += 1
        self.declared[rows, suits] = True
        self._spoken[rows] = True
        self.points[rows, seats] += (worth + 1) * BROUGHT_STEP
        self.brought[rows, seats, worth] += 1
        for strength in (KING, KNIGHT):
            self.shown[rows, suits * STRENGTHS + strength] = True

    def gained(self, sides: Bools) -> Floats:
        """By table and seat, what its side has declared beyond what sides did on an average."""
        of_side = self.points @ sides.T
        each = 1 / sides.sum(axis=1)  # seats of a side share what counts once
        gained: Floats = of_side - (of_side * each).sum(axis=1, keepdims=True) / each.sum()
        return gained


@njit(cache=True)
def _held(hands: Ints, leader: Ints) -> Bools:
    held = np.zeros((len(hands), SUITS), np.bool_)
    for i in range(len(hands)):
        kings = knights = 0
        for card in hands[i, leader[i]]:
            if card >= 0 and card % STRENGTHS == KING:
                kings |= 1 << card // STRENGTHS
            if card >= 0 and card % STRENGTHS == KNIGHT:
                knights |= 1 << card // STRENGTHS
        for suit in range(SUITS):
            held[i, suit] = (kings & knights) >> suit & 1
    return held


NOTHING_DECLARED = Declarations(Declaring(first=BROUGHT_STEP, turned=False), 0, 0)
"""Where nobody may."""
