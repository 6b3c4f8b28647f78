"""Thousands of hands of one game played side by side, by whoever chooses the cards."""

from collections.abc import Callable
from typing import TypeVar

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.card_codes import coder_of
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.tricks.batch import TrickBatch

Many = TypeVar("Many", bound=TrickBatch)

Chooser = Callable[[Many, Ints], Ints]
"""For the given tables, the place in the hand of the card to play; after the places come declarations."""


def shuffled_packs(rules: Rules, count: int, rng: np.random.Generator) -> Ints:
    """So many packs in dealing order, in card numbers."""
    number = coder_of(rules).number
    pack = np.array([number[c] for c in rules.pack], np.int64)
    return rng.permuted(np.tile(pack, (count, 1)), axis=1)


def random_chooser(rng: np.random.Generator) -> Chooser[TrickBatch]:
    """Any legal card alike."""

    def choose(tables: TrickBatch, rows: Ints) -> Ints:
        legal = tables.legal()[rows]
        drawn: Floats = np.where(legal, rng.random(legal.shape), -1.0)
        places: Ints = drawn.argmax(axis=1)
        return places

    return choose


def play_out(tables: Many, choosers: list[Chooser[Many]], seats: Ints) -> None:
    """Play all hands to their end; `seats` says, by table and seat, which of the choosers plays."""
    while not tables.over:
        places, asked = np.zeros(tables.count, np.int64), tables.rows
        while len(asked):
            who = seats[asked, tables.actor[asked]]
            for i, choose in enumerate(choosers):
                mine = asked[who == i]
                if len(mine):
                    places[mine] = choose(tables, mine)
            asked = declare(tables, places, asked)
        tables.play(places)


def declare(tables: TrickBatch, places: Ints, asked: Ints) -> Ints:
    """Those of the tables asked whose place is no card of the hand declare; they are to be asked again."""
    size = tables.hands.shape[2]
    saying: Ints = asked[places[asked] >= size]
    if len(saying):
        tables.declare(saying, places[saying] - size)
    return saying
