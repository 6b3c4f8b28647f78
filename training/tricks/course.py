"""Course of the net of a family of games of tricks and draws."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.nets.families import TRICK_FAMILIES
from briscola.players.nets.net import Arrays, load_arrays
from briscola.players.nets.tricks.layout import (
    action_renaming,
    layout_for,
    observation_renaming,
    renamings_of,
)
from training.course import Batch, Plan, Strength
from training.evaluator import Evaluator, QuantisedEvaluator
from training.model import Shape
from training.tricks.duplicate import duplicate
from training.tricks.ends import exact_ends, solvable
from training.tricks.greedy import greedy
from training.tricks.league import nets_in, rivals_of, rule_player, seats_of
from training.tricks.lockstep import Chooser
from training.tricks.self_play import net_chooser, self_play, tables_for
from training.tricks.simulator import TalkBatch
from training.tricks.widen import widened

SEED_OF_DEALS = 2026  # the same deals at every measurement


@dataclass(frozen=True, kw_only=True)
class TricksPlan(Plan):
    """With `epsilon`, the share of plays that explore, and `sharpness`, how much they rather try what seems
    nearly as good (`training.tricks.self_play.chosen`; at 0 all alike); `league`, the share of tables where
    another kind plays one side (`training.tricks.league`), and `past`, a folder of nets that are among those.
    """

    epsilon: float = 0.05
    sharpness: float = 0.0
    league: float = 0.0
    past: str = ""

    def told(self) -> dict[str, object]:
        """Of the folder its name alone: stories are published, and nobody else has its path."""
        return {**super().told(), "past": Path(self.past).name}


@dataclass(frozen=True)
class TricksCourse:
    """The games of a row of `briscola.players.nets.families`, in turn."""

    family: str
    plan: TricksPlan = TricksPlan()

    @property
    def rules(self) -> Sequence[Rules]:
        """Its games."""
        return TRICK_FAMILIES[self.family]

    @property
    def games(self) -> int:
        return len(self.rules)

    def shape(self, width: int) -> Shape:
        return shape_of(self.rules[0], width)

    def fitted(self, arrays: Arrays) -> Arrays:
        return widened(arrays, layout_for(self.rules[0]))

    def play(self, net: Evaluator, *, number: int, seed: int) -> Batch:
        plan = self.plan
        rng = np.random.default_rng((seed, number))
        rules = self.rules[number % len(self.rules)]
        tables = tables_for(rules, plan.hands, rng)
        rivals: Sequence[Chooser[TalkBatch]] = ()
        seats = None
        if plan.league:
            rivals = rivals_of(rules, nets_in(plan.past, self.family), plan.hands, rng)
            seats = seats_of(rules, plan.hands, plan.league, rng)
        exact = solvable(rules)
        samples = self_play(
            tables,
            net,
            epsilon=plan.epsilon,
            trace=plan.trace,
            rng=rng,
            sharpness=plan.sharpness,
            exact=exact,
            rivals=[exact_ends(rival) for rival in rivals] if exact else rivals,
            seats=seats,
        )
        return Batch(samples=samples, counts={})

    def strength(self, net: Arrays, shipped: Path | None) -> Strength:
        ours = net_chooser(QuantisedEvaluator(net))
        found: dict[str, dict[str, tuple[float, float]]] = {}
        for rules in self.rules:
            rivals: dict[str, Chooser[TalkBatch]] = {"greedy": greedy}
            if (rule := rule_player(rules)) is not None:
                rivals["rule"] = rule.chooser()
            if shipped is not None:
                rivals["shipped"] = net_chooser(QuantisedEvaluator(load_arrays(shipped)))
            found[rules.slug] = of_game = {}
            for name, rival in rivals.items():
                rng = np.random.default_rng(SEED_OF_DEALS)
                mean, error = duplicate(rules, ours, rival, deals=self.plan.deals, rng=rng, batch=TalkBatch)
                of_game[name] = round(mean, 3), round(error, 3)
        return found


def shape_of(rules: Rules, width: int) -> Shape:
    """The shape of a net for a game without auction, and for those of its layout."""
    layout = layout_for(rules)
    return Shape(
        observations=np.array([observation_renaming(layout, order) for order in renamings_of(rules)]),
        actions=np.array([action_renaming(order, layout.actions) for order in renamings_of(rules)]),
        width=width,
    )
