"""The last draws of two hands: expectimax over information sets, in every world there may be, to the end.

With so few cards in the stock all worlds (the other hand, the order of the stock) can be counted. The other
follows a policy by his own observation; one chooses by what one will know then, never by the world one is in
(that would be strategy fusion). Once the stock is out both know both hands, and play is exact.
"""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from briscola.engine.rules import Rules, Turned
from briscola.players.knowledge import Knowledge
from briscola.players.nets.arrays import Bools, Floats, Ints, Utility, Values
from briscola.players.nets.net import Net
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.batch_encode import actions, observations
from briscola.players.sampling.packs import every_pack
from briscola.players.search.last_tricks import (
    all_known,
    chances,
    differences,
    ends_exactly,
    final_differences,
)
from briscola.players.search.rollout import indices_of, net_evaluator, play_likelihoods
from briscola.players.search.trick_search import play_key, weighed
from briscola.players.search_budget import SearchBudget

MOST_PACKS = 200
"""Limit on the packs weighed by what the other has played.

All worlds come equally often, each at least once (`every_pack`).
"""
TEMPERATURE = 1.0
"""Temperature of the policy by which the other is thought to play on, in points."""
LIGHT_PLAY, LIGHT_WORLD = 0.02, 0.002
"""Plays of the other that are less likely are not followed, nor worlds of less than this share of the
likeliest's weight."""
Policy = Callable[[TrickBatch], Floats]
"""Likelihood that the seat to act plays each place of its hand, by table."""

Choice = Callable[[Floats], Floats]
"""Worth of differences of points to come and chances to win, which lie in the last axis."""


def counts_worlds(knowledge: Knowledge, most: int) -> bool:
    """True at one of the last draws of two hidden hands, with at most so many cards in the stock."""
    rules = knowledge.rules
    return 0 < knowledge.stock <= most and rules.turned is Turned.AFTER_DEAL and ends_exactly(rules)


def draw_values(
    knowledge: Knowledge, net: Net, utility: Utility, search: SearchBudget, *, win: bool
) -> Values:
    """Points to come, as a share of all, and chance to win the hand, by legal card.

    A function of the observation alone.
    """
    evaluator = net_evaluator(net, utility, observations, actions)
    random = Random(play_key(knowledge.view))
    tables, weights = weighed(
        knowledge,
        lambda known, _hints: every_pack(known, MOST_PACKS, random),
        evaluator,
        search,
        win=win,
        talks=False,  # two have no partners to make signs to
    )
    heavy = np.flatnonzero(weights >= LIGHT_WORLD * weights.max())
    tree = LastDraws(
        knowledge.me,
        policy=lambda tables: play_likelihoods(evaluator(tables), TEMPERATURE),
        choice=_choice(utility, knowledge.rules),
    )
    found = tree.values(tables.picked(heavy), weights[heavy] / weights[heavy].sum(), knowledge.legal)
    return (knowledge.left + found[:, 0]) / 2 / knowledge.rules.total, found[:, 1]


def _choice(utility: Utility, rules: Rules) -> Choice:
    """The utility of a share is that of half a difference, but for what is the same for all plays."""
    return lambda found: utility(found[..., 0] / 2 / rules.total, found[..., 1])


class LastDraws:
    """The tree of a seat from a moment on, its worlds in rows."""

    def __init__(self, seat: int, *, policy: Policy, choice: Choice) -> None:
        self._seat = seat
        self._policy = policy
        self._choice = choice
        self._first = 0  # the trick from which on tables differ

    def values(self, tables: TrickBatch, weights: Floats, cards: Sequence[int]) -> Floats:
        """By card the difference of the points to come, and the chance to win the hand.

        The tables are at one moment of the seat's, and weigh one together.
        """
        tables = tables.picked(tables.rows)
        tables.hands = np.sort(tables.hands, axis=2)  # a hand lies in the same order wherever it is the same
        self._first = tables.trick
        rows = np.repeat(tables.rows, len(cards))
        tried = tables.picked(rows)
        tried.play(indices_of(tried, np.tile(cards, tables.count)))
        found = self._worth(tried, weights[rows])
        found[:, 0] -= differences(tables, self._seat)[rows]
        means: Floats = np.einsum("w,wcv->cv", weights, found.reshape(tables.count, len(cards), 2))
        return means

    def _worth(self, tables: TrickBatch, weights: Floats) -> Floats:
        """By table, not weighed, the difference of points in the end, and the chance."""
        if all_known(tables):
            final = final_differences(tables, self._seat)
            return np.stack((final, chances(final)), axis=1)
        found: Floats = np.empty((tables.count, 2))
        mine: Bools = tables.actor == self._seat
        for rows, after in ((np.flatnonzero(mine), self._mine), (np.flatnonzero(~mine), self._theirs)):
            if len(rows):
                found[rows] = after(tables.picked(rows), weights[rows])
        return found

    def _mine(self, tables: TrickBatch, weights: Floats) -> Floats:
        """My best card in each information set, by the mean over its worlds."""
        legal = tables.legal()  # where suit must be followed not as many cards in every information set
        rows, places = np.nonzero(legal)
        found: Floats = np.zeros((*legal.shape, 2))
        found[rows, places] = self._played(tables, rows, places, weights[rows])
        first, alike = self._information_sets(tables, self._seat)
        means = np.zeros((len(first), *found.shape[1:]))
        np.add.at(means, alike, weights[:, None, None] * found)
        means /= np.bincount(alike, weights)[:, None, None]
        worth = np.where(legal[first], self._choice(means), -np.inf)
        chosen: Floats = found[tables.rows, worth.argmax(axis=1)[alike]]
        return chosen

    def _theirs(self, tables: TrickBatch, weights: Floats) -> Floats:
        """The mean over what the other may play."""
        first, alike = self._information_sets(tables, 1 - self._seat)
        chances = self._policy(tables.picked(first))[alike]
        rows, places = np.nonzero(chances >= LIGHT_PLAY)
        likely = chances[rows, places]
        likely = likely / np.bincount(rows, likely)[rows]
        found = self._played(tables, rows, places, weights[rows] * likely)
        return np.stack([np.bincount(rows, likely * each) for each in found.T], axis=1)

    def _played(self, tables: TrickBatch, rows: Ints, places: Ints, weights: Floats) -> Floats:
        """Worth of these tables after playing those places there."""
        after = tables.picked(rows)
        after.play(places)
        return self._worth(after, weights)

    def _information_sets(self, tables: TrickBatch, seat: int) -> tuple[Ints, Ints]:
        """One table of each information set of a seat, and by table in which set it is."""
        played = tables.plays[:, self._first : tables.trick + 1].reshape(tables.count, -1)
        seen = np.concatenate((tables.hands[:, seat], played), axis=1)
        _, first, alike = np.unique(seen, axis=0, return_index=True, return_inverse=True)
        return first, alike.reshape(-1)
