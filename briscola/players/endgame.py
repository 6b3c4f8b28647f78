"""Exact play between two hands when every card is known: nothing is hidden, so nothing is guessed."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from briscola.players.coding import POINTS, SUIT, beats

SUIT_MASKS: tuple[int, ...] = tuple(0b1111111111 << 10 * suit for suit in range(4))
MOST = 999  # more than any difference


class Endgame:
    """Two open hands, no stock. Hands are sets of card numbers; values are points of difference to come."""

    def __init__(self, *, trumps: int, must_follow: bool) -> None:
        self._trumps = trumps
        self._must_follow = must_follow
        self._best: dict[tuple[int, int], int] = {(0, 0): 0}
        self._cards: dict[int, tuple[int, ...]] = {}

    def lead_values(self, leader: Iterable[int], other: Iterable[int]) -> dict[int, int]:
        """For each card the leader may lead, the difference for the leader with best play."""
        mine, theirs = mask_of(leader), mask_of(other)
        return {c: self._led(c, mine, theirs, -MOST) for c in self._in(mine)}

    def answer_values(self, led: int, leader: Iterable[int], other: Iterable[int]) -> dict[int, int]:
        """For each answer of the other, the difference for the other; `leader` is without `led`."""
        left, hand = mask_of(leader), mask_of(other)
        return {c: -self._answered(led, c, left, hand) for c in self._in(self._legal(hand, led))}

    @cached_property
    def _takes(self) -> list[list[bool]]:
        """Whether the second card beats the first."""
        return [[beats(second, first, self._trumps) for second in range(40)] for first in range(40)]

    def _in(self, mask: int) -> tuple[int, ...]:
        cards = self._cards.get(mask)
        if cards is None:
            cards = tuple(c for c in range(40) if mask >> c & 1)
            self._cards[mask] = cards
        return cards

    def _legal(self, hand: int, led: int) -> int:
        return (hand & SUIT_MASKS[SUIT[led]] if self._must_follow else 0) or hand

    def _value(self, leader: int, other: int) -> int:
        """The difference for the leader with best play."""
        key = (leader, other)
        best = self._best.get(key)
        if best is None:
            best = -MOST
            for c in self._in(leader):
                best = max(best, self._led(c, leader, other, best))
            self._best[key] = best
        return best

    def _led(self, led: int, leader: int, other: int, enough: int) -> int:
        """The difference for the leader after that lead; any number below `enough` may stand for one such."""
        leader ^= 1 << led
        worst = MOST
        for c in self._in(self._legal(other, led)):
            value = self._answered(led, c, leader, other)
            if value < worst:
                worst = value
                if worst <= enough:
                    break
        return worst

    def _answered(self, led: int, card: int, leader: int, other: int) -> int:
        """The difference for the leader once a trick is complete; `leader` is without `led`."""
        other ^= 1 << card
        pot = POINTS[led] + POINTS[card]
        if self._takes[led][card]:
            return -pot - self._value(other, leader)
        return pot + self._value(leader, other)


def mask_of(cards: Iterable[int]) -> int:
    """A set of cards as one number."""
    mask = 0
    for c in cards:
        mask |= 1 << c
    return mask


def best_play(
    values: Mapping[int, int], *, mine: int, theirs: int, target: int | None, prices: Sequence[float]
) -> int:
    """The best card of exact values: most points or, with a target, first of all the target (`goal=win`).

    `mine` and `theirs` are the points taken so far; among equals the cheapest card goes.
    """

    def merit(card: int) -> tuple[int, int, float]:
        difference = values[card]
        final = (120 + mine - theirs + difference) // 2
        reached = 0 if target is None else (final >= target) + (final >= target - 1)
        return reached, difference, -prices[card]

    return max(sorted(values), key=merit)
