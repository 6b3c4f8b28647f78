"""Sampled search: each card tried in many hidden worlds, weighed by how the others have played, or alike."""

import numpy as np

from briscola.engine.actions import Action, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.search.endgame import STEPS_30_MS, known_values
from training.sparring.rule_play import RulePlay
from training.sparring.worlds import best_of, check_game, margins, place_of, replayed, sampled_packs
from training.tricks.lockstep import Chooser, play_out


class SampledSearch:
    """Plays by the mean result of hands played out by rules, or by `playout`; exactly once nothing is hidden.

    Unless it `infers` from the others' plays all worlds count alike.
    Raises ValueError for games whose worlds it cannot deal.
    """

    def __init__(
        self,
        rules: Rules,
        rule: RulePlay,
        *,
        seed: int,
        worlds: int,
        infers: bool = True,
        playout: Chooser[TrickBatch] | None = None,
    ) -> None:
        check_game(rules)
        self._playout = rule.chooser() if playout is None else playout
        self._rule = rule
        self._seed = seed
        self._worlds = worlds
        self._infers = infers

    def choose(self, view: Observation) -> Action:
        """The card of the best mean."""
        legal = [action for action in view.legal if isinstance(action, Play)]
        if len(legal) == 1:
            return legal[0]
        cards = [coder_of(view.rules).number[action.card] for action in legal]
        exact = known_values(know(view), STEPS_30_MS)
        values = self.values(view, cards) if exact is None else [float(exact[card]) for card in cards]
        return legal[best_of(values)]

    def values(self, view: Observation, cards: list[int]) -> list[float]:
        """The mean result of each card, in points of difference."""
        rng = np.random.default_rng((self._seed, view.seat, len(view.tricks), len(view.table)))
        packs = sampled_packs(view, self._worlds, rng)
        reader = self._rule if self._infers else None
        tables, likely = replayed(view, np.tile(packs, (len(cards), 1)), reader, self._worlds)
        blocks = [place_of(tables, card)[: self._worlds] for card in cards]
        tables.play(np.concatenate(blocks))
        play_out(tables, [self._playout], np.zeros((tables.count, tables.players), np.int64))
        results = margins(tables, view.seat).reshape(len(cards), -1)
        return [float(value) for value in results @ likely]
