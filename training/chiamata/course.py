"""Course of the net of chiamata: its auctions, calls and plays, in all forms."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from briscola.arena.arena_summary import mean_and_error
from briscola.players.nets.card_rows import RENAMINGS
from briscola.players.nets.chiamata.layout import LAYOUT, action_renaming, observation_renaming
from briscola.players.nets.families import CHIAMATA, FAMILIES
from briscola.players.nets.net import Arrays, load_arrays
from training.chiamata.duel import Duellist, duel
from training.chiamata.self_play import Chance, self_play
from training.course import Batch, Plan, Strength
from training.evaluator import Evaluator, QuantisedEvaluator
from training.model import Shape

SEED_OF_DEALS = 2026  # the same deals at every measurement
DEALS_A_PLACE = 5  # a deal of a duel is played once for each place

FORMS = {rules.slug: rules for rules in FAMILIES[CHIAMATA]}
ROUND = (
    "chiamata-5",
    "chiamata-4",
    "chiamata-5-rank",
    "chiamata-4-open",
    "chiamata-5",
    "chiamata-4-rank",
    "chiamata-5-rank",
    "chiamata-4-open-rank",
)
"""The forms in the order in which they are trained; that of five players by points most."""


@dataclass(frozen=True, kw_only=True)
class ChiamataPlan(Plan):
    """With `share` and `league` as in `self_play`; `random_…` and `quiet` as in `Chance`."""

    width: int = 192
    hands: int = 1536
    rate: float = 1e-3
    share: float = 1.0
    league: float = 0.0
    quiet: float = 0.3
    random_bid: float = 0.05
    random_call: float = 0.06
    random_play: float = 0.03


@dataclass(frozen=True)
class ChiamataCourse:
    """All forms in turn; they share one memory."""

    plan: ChiamataPlan = ChiamataPlan()

    @property
    def games(self) -> int:
        return 1

    def shape(self, width: int) -> Shape:
        return chiamata_shape(width)

    def fitted(self, arrays: Arrays) -> Arrays:
        return arrays

    def play(self, net: Evaluator, *, number: int, seed: int) -> Batch:
        plan, form = self.plan, ROUND[number % len(ROUND)]
        samples, tally = self_play(
            FORMS[form],
            net,
            hands=plan.hands,
            chance=Chance(
                bid=plan.random_bid, call=plan.random_call, play=plan.random_play, quiet=plan.quiet
            ),
            trace=plan.trace,
            share=plan.share,
            league=plan.league,
            rng=np.random.default_rng((seed, number)),
        )
        return Batch(samples=samples, counts={form: vars(tally)})

    def strength(self, net: Arrays, shipped: Path | None) -> Strength:
        if shipped is None:
            return {}
        ours, theirs = (
            Duellist(evaluator=QuantisedEvaluator(arrays)) for arrays in (net, load_arrays(shipped))
        )
        found: dict[str, Mapping[str, tuple[float, float]]] = {}
        for form in dict.fromkeys(ROUND):
            rng = np.random.default_rng(SEED_OF_DEALS)
            deals = max(1, self.plan.deals // DEALS_A_PLACE)
            mean, error = mean_and_error(duel(FORMS[form], ours, theirs, deals=deals, rng=rng)[0].tolist())
            found[form] = {"shipped": (round(mean, 4), round(error, 4))}
        return found


def chiamata_shape(width: int) -> Shape:
    """The shape of the net of chiamata."""
    return Shape(
        observations=np.array([observation_renaming(LAYOUT, order) for order in RENAMINGS]),
        actions=np.array([action_renaming(order) for order in RENAMINGS]),
        width=width,
    )
