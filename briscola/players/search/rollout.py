"""Rollouts: how all seats of many tables are thought to play, by a net, each by its own observation."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import numpy as np

from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.net import Net

LINES = 64  # observations valued at a time: as many as stay near a core
BLUNDERS = 0.05  # the share of plays that no reason explains
LEAST = 1e-6  # the chance of a play that the rules forbid: that sample is not so


class Batch(Protocol):
    """Many tables at the same play of their hand; `hands` by table, place and card."""

    rows: Ints
    hands: Ints

    @property
    def over(self) -> bool:
        """Whether the last card has been played."""

    @property
    def actor(self) -> Ints:
        """By table, whose hand a card is played from."""

    def legal(self) -> Bools:
        """Which places of that hand may be played."""

    def play(self, places: Ints) -> None:
        """Play those."""


Tables = TypeVar("Tables", bound=Batch)

BatchEvaluator = Callable[[Tables], Floats]
"""What each place of the hand to play is worth in points, by table; -inf where it may not be played."""

Encoder = Callable[[Tables, Ints], Ints]
"""Rows of a net at some tables: those of observations, or by place of the hand those of actions."""

Utility = Callable[[Floats, Floats], Floats]
"""What shares and chances are worth, in points."""

Values = tuple[Floats, Floats]
"""For some plays the points still to come, as a share of all, and the chance to win the hand."""


def net_evaluator(
    net: Net, utility: Utility, observations: Encoder[Tables], actions: Encoder[Tables]
) -> BatchEvaluator[Tables]:
    """The action values that a net sees, each seat by its own observation."""

    def evaluator(tables: Tables) -> Floats:
        playable = tables.legal()
        most = int(playable.sum(axis=1).max())
        places = np.argsort(~playable, axis=1, kind="stable")[:, :most]
        seen = observations(tables, tables.rows)
        offered = np.take_along_axis(actions(tables, tables.rows), places, axis=1)
        action_values: Floats = np.full(playable.shape, -np.inf)
        actor = tables.actor
        for seat in range(tables.hands.shape[1]):  # what one seat sees is mostly the same at all tables
            mine = np.flatnonzero(actor == seat)
            for start in range(0, len(mine), LINES):
                part = mine[start : start + LINES]
                out = net.outputs(seen[part], offered[part])
                action_values[part[:, None], places[part]] = utility(out[..., 0], out[..., 1])
        action_values[~playable] = -np.inf
        return action_values

    return evaluator


def over(tables: Batch) -> bool:
    """Whether the last card has been played."""
    return tables.over


def roll_out(
    tables: Tables, evaluator: BatchEvaluator[Tables], *, until: Callable[[Tables], bool] = over
) -> None:
    """All hands to their end, or `until` something holds of them, each seat playing what is worth most."""
    while not until(tables):
        playable = tables.legal()
        forced = playable.sum(axis=1).max() == 1
        tables.play((playable if forced else evaluator(tables)).argmax(axis=1))


def play_likelihoods(action_values: Floats, temperature: float) -> Floats:
    """By table and place the chance that a player plays it; hardly any where the rules forbid it.

    A softmax policy of so many points of temperature, and now and then a blunder.
    """
    legal = np.isfinite(action_values)
    sharp = np.exp((action_values - action_values.max(axis=1, keepdims=True)) / temperature)
    chances: Floats = (1 - BLUNDERS) * sharp / sharp.sum(axis=1, keepdims=True)
    chances += BLUNDERS * legal / legal.sum(axis=1, keepdims=True)
    return np.maximum(chances, LEAST)


def places_of(tables: Tables, cards: Ints | int) -> Ints:
    """Where in the hand to play each card lies, by table."""
    hands = tables.hands[tables.rows, tables.actor]
    places: Ints = (hands == np.asarray(cards)[..., None]).argmax(axis=1)
    return places
