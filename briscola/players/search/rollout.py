"""Rollouts: how all seats of many tables are thought to play, by a net, each by its own observation."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import numpy as np

from briscola.players.nets.arrays import Bools, Floats, Ints, Utility
from briscola.players.nets.net import Net

LINES = 64  # observations valued at a time: as many as stay near a core
BLUNDERS = 0.05  # the share of plays that no reason explains
LEAST = 1e-6  # the chance of a play that the rules forbid: that sample is not so
MOST_KNOWN = 50_000
"""Lines whose values are kept for later."""
FACTORS: Ints = np.random.default_rng(64).integers(-(2**63), 2**63, size=1024)
"""By column, what lines of numbers are told apart by."""


class Batch(Protocol):
    """Many tables at the same play of their hand; `hands` by table, place and card."""

    rows: Ints
    hands: Ints

    @property
    def over(self) -> bool:
        """True if the last card has been played."""

    @property
    def actor(self) -> Ints:
        """By table, whose hand a card is played from."""

    def legal(self) -> Bools:
        """Places of that hand that may be played."""

    def play(self, places: Ints) -> None:
        """Play the cards at those places."""


CountedBatch = TypeVar("CountedBatch", bound=Batch)

BatchEvaluator = Callable[[CountedBatch], Floats]
"""Value in points of each place of the hand to play, by table; -inf where it may not be played."""

Encoder = Callable[[CountedBatch, Ints], Ints]
"""Rows of a net at some tables: those of observations, or by place of the hand those of actions."""


def net_evaluator(
    net: Net,
    utility: Utility,
    observations: Encoder[CountedBatch],
    actions: Encoder[CountedBatch],
    known: dict[int, Floats] | None = None,
) -> BatchEvaluator[CountedBatch]:
    """The action values that a net sees, each seat by its own observation; `known` are some from before."""

    def evaluator(tables: CountedBatch) -> Floats:
        playable = tables.legal()
        most = int(playable.sum(axis=1).max())
        places = np.argsort(~playable, axis=1, kind="stable")[:, :most]
        seen = observations(tables, tables.rows)
        offered = np.take_along_axis(actions(tables, tables.rows), places, axis=1)
        action_values: Floats = np.full(playable.shape, -np.inf)
        actor = tables.actor
        for seat in range(tables.hands.shape[1]):  # what one seat sees is mostly the same at all tables
            mine = np.flatnonzero(actor == seat)
            lines = np.concatenate((seen[mine], offered[mine]), axis=1)
            first, alike = distinct(lines)
            asked = mine[first]
            if known is None:
                worth = worths(seen[asked], offered[asked])
            else:
                if len(known) > MOST_KNOWN:
                    known.clear()
                keys = (lines[first] @ FACTORS[: lines.shape[1]]).tolist()
                new = {key: at for key, at in zip(keys, asked.tolist(), strict=True) if key not in known}
                found = worths(seen[[*new.values()]], offered[[*new.values()]])
                known.update(zip(new, found, strict=True))
                worth = np.array([known[key] for key in keys]).reshape(-1, most)
            action_values[mine[:, None], places[mine]] = worth[alike]
        action_values[~playable] = -np.inf
        return action_values

    def worths(seen: Ints, offered: Ints) -> Floats:
        found: Floats = np.empty(offered.shape)
        for start in range(0, len(seen), LINES):
            part = slice(start, start + LINES)
            out = net.outputs(seen[part], offered[part])
            found[part] = utility(out[..., 0], out[..., 1])
        return found

    return evaluator


def distinct(lines: Ints) -> tuple[Ints, Ints]:
    """The first of each kind of line, and by line which kind it is.

    Lines are told apart by sums of their numbers, each column times a factor of its own, modulo 2 ** 64.
    """
    differs = np.flatnonzero((lines != lines[:1]).any(axis=0))
    sums = lines[:, differs] @ FACTORS[: len(differs)]
    _, first, alike = np.unique(sums, return_index=True, return_inverse=True)
    return first, alike


def over(tables: Batch) -> bool:
    """True if the last card has been played."""
    return tables.over


def roll_out(
    tables: CountedBatch,
    evaluator: BatchEvaluator[CountedBatch],
    *,
    until: Callable[[CountedBatch], bool] = over,
) -> None:
    """Play all hands to their end, or `until` the condition holds, each seat the play of highest value."""
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


def indices_of(tables: CountedBatch, cards: Ints | int) -> Ints:
    """Place of each card in the hand to play, by table."""
    hands = tables.hands[tables.rows, tables.actor]
    places: Ints = (hands == np.asarray(cards)[..., None]).argmax(axis=1)
    return places
