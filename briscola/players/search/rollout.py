"""How all seats of many tables are thought to play: by a net, each by its own observation."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import numpy as np

from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.net import Net

LINES = 64  # observations valued at a time: as many as stay near a core
BLUNDERS = 0.05  # the share of plays that no reason explains
LEAST = 1e-6  # the chance of a play that the rules forbid: that world is not so


class Board(Protocol):
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


Tables = TypeVar("Tables", bound=Board)

Judge = Callable[[Tables], Floats]
"""What each place of the hand to play is worth in points, by table; -inf where it may not be played."""

Sight = Callable[[Tables, Ints], Ints]
"""Rows of a net at some tables: those of observations, or by place of the hand those of actions."""

Worth = Callable[[Floats, Floats], Floats]
"""What shares and chances are worth in points."""

Values = tuple[Floats, Floats]
"""For some plays the points still to come, as a share of 120, and the chance to win the hand."""


def net_judge(net: Net, worth: Worth, observations: Sight[Tables], actions: Sight[Tables]) -> Judge[Tables]:
    """The worths that a net sees, each seat by its own observation."""

    def judge(tables: Tables) -> Floats:
        playable = tables.legal()
        most = int(playable.sum(axis=1).max())
        places = np.argsort(~playable, axis=1, kind="stable")[:, :most]
        seen = observations(tables, tables.rows)
        offered = np.take_along_axis(actions(tables, tables.rows), places, axis=1)
        worths: Floats = np.full(playable.shape, -np.inf)
        actor = tables.actor
        for seat in range(tables.hands.shape[1]):  # what one seat sees is mostly the same at all tables
            mine = np.flatnonzero(actor == seat)
            for start in range(0, len(mine), LINES):
                part = mine[start : start + LINES]
                out = net.outputs(seen[part], offered[part])
                worths[part[:, None], places[part]] = worth(out[..., 0], out[..., 1])
        worths[~playable] = -np.inf
        return worths

    return judge


def play_on(tables: Tables, judge: Judge[Tables]) -> None:
    """All hands to their end, each seat playing what is worth most."""
    while not tables.over:
        playable = tables.legal()
        forced = playable.sum(axis=1).max() == 1
        tables.play((playable if forced else judge(tables)).argmax(axis=1))


def plausible(worths: Floats, blur: float) -> Floats:
    """By table and place the chance that a player plays it; hardly any where the rules forbid it.

    One better by `blur` points is `e` times as likely.
    """
    legal = np.isfinite(worths)
    sharp = np.exp((worths - worths.max(axis=1, keepdims=True)) / blur)
    chances: Floats = (1 - BLUNDERS) * sharp / sharp.sum(axis=1, keepdims=True)
    chances += BLUNDERS * legal / legal.sum(axis=1, keepdims=True)
    return np.maximum(chances, LEAST)


def places_of(tables: Tables, cards: Ints | int) -> Ints:
    """Where in the hand to play each card lies, by table."""
    hands = tables.hands[tables.rows, tables.actor]
    places: Ints = (hands == np.asarray(cards)[..., None]).argmax(axis=1)
    return places
