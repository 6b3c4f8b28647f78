"""Thousands of hands of one game in lockstep, compiled, with the signs of partners.

The tables are those of `briscola.players.nets.tricks.batch`, whose loops in numpy the search uses in the
game; `tests/training` hold these to the engine play by play.
"""

import numpy as np

from briscola.engine.rules import Follow, Marianna, Rules
from briscola.players.nets.arrays import Bools, Ints
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.declarations import DeclarationBatch
from training.bags import Bags
from training.tricks import kernels
from training.tricks.talk import SignBatch

NO_SIGNS: Bools = np.zeros((0, 0, 0, 0), np.bool_)
NOBODY_TALKS: Bools = np.zeros((0, 0), np.bool_)
NOTHING_DECLARED = DeclarationBatch(Marianna(makes_trumps=False), 0, 0)


class TalkBatch(TrickBatch):
    """Tables where partners may talk: `talk` is who makes and sees which signs, where any do."""

    def __init__(
        self,
        rules: Rules,
        packs: Ints,
        dealers: Ints,
        *,
        for_hand: Bools | None = None,
        talk: SignBatch | None = None,
    ) -> None:
        super().__init__(rules, packs, dealers, for_hand=for_hand)
        self.talk = talk
        self.stock = np.ascontiguousarray(self.stock)
        self.turned = np.ascontiguousarray(self.turned)
        self._told = kernels.told_of(rules)
        self._removed = kernels.removed_cards(rules)
        self._firsts = kernels.first_of_sides(rules)

    def legal(self) -> Bools:
        """By table and place of the hand to play: True if that card may be played."""
        legal: Bools = kernels.legal_places(
            self.hands, self.plays, self.leader, self.trick, self.position, self.must_follow
        )
        return legal

    def play(self, places: Ints) -> None:
        """Play, at each table, the card in that place of the hand of the seat to act; then talk."""
        if self.said is not None:
            self.said.spoken[:] = False
        if self.talk is not None:
            actor = self.actor
            self.talk.played(self.trumps, actor, self.hands[self.rows, actor, places])
        stock_left = self.stock_left
        kernels.play(
            places,
            self.hands,
            self.plays,
            self.leaders,
            self.leader,
            self.trumps,
            self.best,
            self.winner,
            self.points,
            self.voids,
            self.keeper,
            self.turned,
            self.stock,
            self.trick,
            self.position,
            self.drawn,
            self.rules.follow is not Follow.FREE and not stock_left,
        )
        self.position += 1
        if self.position < self.players:
            return
        self.position, self.trick = 0, self.trick + 1
        if stock_left:
            self.drawn += self.players
        if self.talk is not None and not self.over:
            self.talk.speak(self.hands, self.trumps, self.turned)

    def observations(self, rows: Ints) -> Bags:
        """Observations of the seats to act at those tables, as `players.nets.tricks.encode` gives them."""
        talk, said = self.talk, self.said or NOTHING_DECLARED
        flat, starts = kernels.observe(
            rows,
            self._told,
            self._removed,
            self._firsts,
            self.sides,
            self.hands,
            self.plays,
            self.leaders,
            self.leader,
            self.trumps,
            self.best,
            self.winner,
            self.points,
            self.voids,
            self.keeper,
            self.turned,
            self.for_hand,
            NO_SIGNS if talk is None else talk.seen,
            NOBODY_TALKS if talk is None else talk.talking,
            said.shown,
            said.declared,
            said.brought,
            said.next,
            self.trick,
            self.position,
            self.stock_left,
        )
        return Bags(flat=flat, starts=starts)

    def offers(self, rows: Ints, legal: Bools) -> tuple[Ints, Ints, Ints]:
        """Each legal play at those tables: whose it is (number in `rows`), its place, its action's row."""
        owners, places, actions = kernels.offers(
            rows,
            self.hands,
            self.leader,
            self.trumps,
            self.best,
            legal,
            self.declarable(),
            self.position,
        )
        return owners, places, actions

    def choices(self, legal: Bools) -> Ints:
        """Number of actions of the seat to act, by table."""
        count: Ints = legal.sum(axis=1) + self.declarable().sum(axis=1)
        return count
