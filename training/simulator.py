"""Thousands of hands of one game at once, in numpy: every table at the same play of its hand.

For the games whose hand is tricks and draws alone; `tests/training/test_simulator.py` holds it to the engine.
"""

from collections.abc import Callable

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.coding import coder_of
from briscola.players.nets.tricks.batch import TrickBatch
from training.arrays import Bools, Floats, Ints
from training.talk import Talk


def shuffled_packs(rules: Rules, count: int, rng: np.random.Generator) -> Ints:
    """So many packs in dealing order, in card numbers."""
    number = coder_of(rules).number
    pack = np.array([number[c] for c in rules.pack], np.int64)
    return rng.permuted(np.tile(pack, (count, 1)), axis=1)


class TalkBatch(TrickBatch):
    """Tables where partners may talk: `talk` is who makes and sees which signs, where any do."""

    def __init__(
        self,
        rules: Rules,
        packs: Ints,
        dealers: Ints,
        *,
        for_hand: Bools | None = None,
        talk: Talk | None = None,
    ) -> None:
        super().__init__(rules, packs, dealers, for_hand=for_hand)
        self.talk = talk

    def play(self, places: Ints) -> None:
        """Play, at each table, the card in that place of the hand of the seat to act; then talk."""
        trick = self.trick
        if self.talk is not None:
            self.talk.played(self.trumps, self.actor, self.hands[self.rows, self.actor, places])
        super().play(places)
        if self.talk is not None and trick < self.trick < self.rules.tricks:
            self.talk.speak(self.hands, self.trumps, self.turned)


Chooser = Callable[[TalkBatch, Ints], Ints]
"""For the given tables, the place in the hand of the card to play."""


def random_chooser(rng: np.random.Generator) -> Chooser:
    """Any legal card alike."""

    def choose(tables: TalkBatch, rows: Ints) -> Ints:
        legal = tables.legal()[rows]
        drawn: Floats = np.where(legal, rng.random(legal.shape), -1.0)
        places: Ints = drawn.argmax(axis=1)
        return places

    return choose


def play_out(tables: TalkBatch, choosers: list[Chooser], seats: Ints) -> None:
    """Play all hands to their end; `seats` says, by table and seat, which of the choosers plays."""
    while not tables.over:
        who = seats[tables.rows, tables.actor]
        places = np.zeros(tables.count, np.int64)
        for i, choose in enumerate(choosers):
            mine = np.flatnonzero(who == i)
            if len(mine):
                places[mine] = choose(tables, mine)
        tables.play(places)
