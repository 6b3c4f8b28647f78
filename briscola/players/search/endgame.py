"""Exact play between two hands when every card is known: nothing is hidden, so nothing is guessed.

All the ends that two hands can come to are valued with numpy, fewest cards first. Cards of one hand that
bring no points and that no card of the other lies between are one card several times.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from briscola.players.card_codes import POINTS, SUIT, beats
from briscola.players.knowledge import Knowledge
from briscola.players.nets.arrays import Bools
from briscola.players.support import Scope, supports

Indices = NDArray[np.intp]
Differences = NDArray[np.int8]  # of points: from -120 to 120
Kinds = Sequence[tuple[int, ...]]

BLOCK = 1 << 17  # differences weighed at a time: as many as stay near a core
STEPS_30_MS: int = 8_000_000
STEPS_150_MS: int = 80_000_000
"""The most `steps` of hands that take so many milliseconds of one core: some 11 and 12 cards each."""


class Endgame:
    """Two open hands, no stock. Hands are sets of card numbers; values are points of difference to come."""

    def __init__(self, *, trumps: int, must_follow: bool) -> None:
        self._trumps = trumps
        self._must_follow = must_follow

    def lead_values(self, leader: Iterable[int], other: Iterable[int]) -> dict[int, int]:
        """For each card the leader may lead, the difference for the leader with best play."""
        mine, theirs = sorted(leader), sorted(other)
        ends = self._ends(mine, theirs, len(mine) - 1)
        return {
            led: min(self._answered(ends, led, c, mine, theirs) for c in self._legal(theirs, led))
            for led in mine
        }

    def answer_values(self, led: int, leader: Iterable[int], other: Iterable[int]) -> dict[int, int]:
        """For each answer of the other, the difference for the other; `leader` is without `led`."""
        left, hand = sorted(leader), sorted(other)
        ends = self._ends(left, hand, len(left))
        return {c: -self._answered(ends, led, c, left, hand) for c in self._legal(hand, led)}

    def _legal(self, hand: Sequence[int], led: int) -> Sequence[int]:
        following = [c for c in hand if SUIT[c] == SUIT[led]] if self._must_follow else []
        return following or hand

    def _ends(self, leader: Sequence[int], other: Sequence[int], tricks: int) -> "_Ends":
        hands = _Hand(alike(leader, other)), _Hand(alike(other, leader))
        return _Ends(*hands, tricks, trumps=self._trumps, must_follow=self._must_follow)

    def _answered(
        self, ends: "_Ends", led: int, card: int, leader: Sequence[int], other: Sequence[int]
    ) -> int:
        """The difference for the leader once a trick is complete."""
        pot = POINTS[led] + POINTS[card]
        left = [c for c in leader if c != led], [c for c in other if c != card]
        if beats(card, led, self._trumps):
            return -pot - ends.other_leads(*left)
        return pot + ends.leader_leads(*left)


def alike(hand: Iterable[int], other: Iterable[int]) -> Kinds:
    """The cards of a hand, those together that are as good as one another against the other hand."""
    mine = set(hand)
    kinds: list[tuple[int, ...]] = []
    before = -1  # the card last looked at
    for c in sorted({*mine, *other}):
        if c in mine:
            if before in mine and SUIT[before] == SUIT[c] and not POINTS[before] and not POINTS[c]:
                kinds[-1] += (c,)
            else:
                kinds.append((c,))
        before = c
    return kinds


def steps(hand: Iterable[int], other: Iterable[int]) -> int:
    """Amount of work in these hands: the tricks of all ends that they can come to."""
    mine, theirs = set(hand), set(other)
    here, there = _ends_by_size(alike(mine, theirs)), _ends_by_size(alike(theirs, mine))
    return sum(a * b * size * size for size, (a, b) in enumerate(zip(here, there, strict=False)))


def _ends_by_size(kinds: Kinds) -> list[int]:
    """Number of different hands of 0, 1, 2 … cards that may be left."""
    counts = [1]
    for cards in kinds:
        wider = [0] * (len(counts) + len(cards))
        for size, count in enumerate(counts):
            for kept in range(len(cards) + 1):
                wider[size + kept] += count
        counts = wider
    return counts


def best_play(
    values: Mapping[int, int], *, mine: int, left: int, target: int | None, prices: Sequence[float]
) -> int:
    """The best card of exact values: most points or, with a target, first of all the target (`goal=win`).

    `mine` are the points taken so far, `left` those to come; among equals the cheapest card goes.
    """

    def merit(card: int) -> tuple[int, int, float]:
        difference = values[card]
        final = mine + (left + difference) // 2
        reached = 0 if target is None else (final >= target) + (final >= target - 1)
        return reached, difference, -prices[card]

    return max(sorted(values), key=merit)


def known_values(knowledge: Knowledge, most: int) -> dict[int, int] | None:
    """The exact value of each legal card, if two hands are left, both known, of at most so many steps.

    None otherwise, and where exact play does not follow the rules of the game.
    """
    if not is_known(knowledge, most):
        return None
    theirs = knowledge.unseen_and_held
    search = Endgame(trumps=knowledge.trumps, must_follow=knowledge.must_follow)
    if not knowledge.table:
        return search.lead_values(knowledge.hand, theirs)
    return search.answer_values(knowledge.table[0][1], theirs, knowledge.hand)


def is_known(knowledge: Knowledge, most: int) -> bool:
    """True if there are such `known_values`."""
    theirs = knowledge.unseen_and_held
    if (
        knowledge.stock
        or len(knowledge.order) > 2
        or len(theirs) + len(knowledge.hand) != sum(knowledge.counts)
    ):
        return False
    return steps(knowledge.hand, theirs) <= most and supports(knowledge.rules, Scope.END)


class _Hand:
    """One hand and all that can be left of it. What is left of a size is numbered from 0."""

    def __init__(self, kinds: Kinds) -> None:
        self.cards = [cards[0] for cards in kinds]
        self.points: Differences = np.array([POINTS[c] for c in self.cards], np.int8)
        self._of_card = {c: kind for kind, cards in enumerate(kinds) for c in cards}
        shape = [len(cards) + 1 for cards in kinds]
        self._left = np.indices(shape).reshape(len(kinds), prod(shape)).T  # by code: how many of each kind
        sizes = self._left.sum(axis=1)
        self._codes = [np.flatnonzero(sizes == size) for size in range(int(sizes.max()) + 1)]
        self._rank = np.empty(len(sizes), np.intp)
        for codes in self._codes:
            self._rank[codes] = np.arange(len(codes))
        self._weights = np.cumprod([1, *shape[:0:-1]])[::-1]

    def count(self, size: int) -> int:
        """Number of different hands of so many cards that may be left."""
        return len(self._codes[size])

    def number(self, cards: Iterable[int]) -> int:
        """Number of these cards among the hands of their size."""
        return int(self._rank[sum(int(self._weights[self._of_card[c]]) for c in cards)])

    def without(self, size: int, kind: int) -> tuple[Indices, Indices]:
        """Numbers of the hands of a size with a card of a kind, and of those hands without that card."""
        codes = self._codes[size]
        holders = np.flatnonzero(self._left[codes, kind])
        return holders, self._rank[codes[holders] - self._weights[kind]]

    def answers(self, size: int, suit: int | None) -> Iterator[tuple[Indices, Indices, Indices]]:
        """The answers of all that is left of a size, in groups: which, the kinds each may play, what becomes.

        `suit` must be followed. The lists of a group are as long as the longest; the first kind fills up.
        """
        codes = self._codes[size]
        held: Bools = self._left[codes] > 0
        if suit is None:
            groups = [(np.arange(len(codes)), held)]
        else:
            following = held & np.array([SUIT[c] == suit for c in self.cards])
            able = following.any(axis=1)
            groups = [(np.flatnonzero(rows), of[rows]) for rows, of in ((able, following), (~able, held))]
        for rows, playable in groups:
            if len(rows):
                longest = int(playable.sum(axis=1).max())
                kinds = np.argsort(~playable, axis=1, kind="stable")[:, :longest]
                kinds = np.where(np.take_along_axis(playable, kinds, axis=1), kinds, kinds[:, :1])
                yield rows, kinds, self._rank[codes[rows, None] - self._weights[kinds]]


class _Seat(Struct, frozen=True):
    """One of the two: its hand, and its differences when it leads, by what the other and it have left."""

    hand: _Hand
    leading: Differences


class _Ends:
    """The ends of two hands that are so many tricks long."""

    def __init__(self, leader: _Hand, other: _Hand, tricks: int, *, trumps: int, must_follow: bool) -> None:
        self._trumps, self._must_follow = trumps, must_follow
        nothing: Differences = np.zeros((1, 1), np.int8)
        self._leader, self._other = _Seat(leader, nothing), _Seat(other, nothing)
        for size in range(1, tricks + 1):
            one, two = self._leader, self._other
            self._leader = _Seat(leader, self._longer(size, one, two))
            self._other = _Seat(other, self._longer(size, two, one))

    def leader_leads(self, leader: Iterable[int], other: Iterable[int]) -> int:
        """The difference for the leader, who leads again, with best play of these cards."""
        return int(self._leader.leading[self._other.hand.number(other), self._leader.hand.number(leader)])

    def other_leads(self, leader: Iterable[int], other: Iterable[int]) -> int:
        """The difference for the other, who leads, with best play of these cards."""
        return int(self._other.leading[self._leader.hand.number(leader), self._other.hand.number(other)])

    def _longer(self, size: int, leader: _Seat, other: _Seat) -> Differences:
        """Differences for the leader, from those of ends one trick shorter."""
        lost = -other.leading.T
        cards = other.hand.cards
        leads = [leader.hand.without(size, kind) for kind in range(len(leader.hand.cards))]
        # Side by side, for each kind and each hand that can lead it: what the answers leave the leader.
        bounds = np.cumsum([0, *(len(holders) for holders, _ in leads)])
        led = np.empty((other.hand.count(size), bounds[-1]), np.int8)
        column = np.zeros((leader.hand.count(size), len(leads)), np.intp)
        groups: dict[int | None, list[tuple[Indices, Indices, Indices]]] = {}
        for kind, (holders, shorter) in enumerate(leads):
            card = leader.hand.cards[kind]
            suit = SUIT[card] if self._must_follow else None
            if suit not in groups:
                groups[suit] = list(other.hand.answers(size, suit))
            pot = np.int8(POINTS[card])
            after = np.concatenate((leader.leading[:, shorter] + pot, lost[:, shorter] - pot))
            takes: Bools = np.array([beats(c, card, self._trumps) for c in cards])
            gains: Differences = np.where(takes, -1, 1).astype(np.int8) * other.hand.points
            first, last = bounds[kind : kind + 2]
            column[holders, kind] = np.arange(first, last)
            for rows, kinds, become in groups[suit]:
                led[rows, first:last] = _least(after, become + len(lost) * takes[kinds], gains[kinds])
        ((rows, kinds, _),) = leader.hand.answers(size, None)
        best = led[:, column[rows, kinds[:, 0]]]
        for place in range(1, kinds.shape[1]):
            np.maximum(best, led[:, column[rows, kinds[:, place]]], out=best)
        return best


def _least(after: Differences, source: Indices, gain: Differences) -> Differences:
    """For each line of `source`, the least of those rows of `after` with their gains added."""
    least = np.empty((len(source), after.shape[1]), np.int8)
    block = max(1, BLOCK // (source.shape[1] * after.shape[1]))
    for start in range(0, len(source), block):
        part = slice(start, start + block)
        found = after[source[part]]
        found += gain[part, :, None]
        found.min(axis=1, out=least[part])
    return least
