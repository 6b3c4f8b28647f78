"""Games as a search plays them: how hidden cards are sampled, what is read off the tables for one seat."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Generic, Protocol, Self, TypeVar

import numpy as np
from msgspec import Struct
from msgspec.structs import replace as with_fields

from briscola.engine.observation import Observation
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.players.knowledge import Knowledge
from briscola.players.nets.arrays import Floats, Ints, Utility
from briscola.players.nets.card_rows import STRENGTHS
from briscola.players.nets.chiamata import batch_encode as of_contracts
from briscola.players.nets.chiamata.bar_rules import plain_rules, plain_view
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.nets.families import net_of
from briscola.players.nets.net import Net
from briscola.players.nets.trained import trained_net
from briscola.players.nets.tricks import batch_encode as of_tricks
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.utility import contract_utility, hand_utility
from briscola.players.search import chiamata_search, trick_search
from briscola.players.search.rollout import Batch, BatchEvaluator, Encoder, net_evaluator
from briscola.players.search_budget import budget_of
from briscola.players.support import Scope, supports

FROM_THE_STOCK: Mapping[str, OptionValue] = {"exchange": "off", "stop_at_61": False}
"""House rules that rollouts are played without: what is swapped later, and a hand's early end, tell next to
nothing of the card that is best now."""


class CountedBatch(Batch, Protocol):
    """Tables whose tricks can be counted, and some of which can be left."""

    @property
    def trick(self) -> int:
        """Tricks finished."""

    @property
    def position(self) -> int:
        """Cards on the table."""

    def picked(self, rows: Ints) -> Self:
        """The tables of these rows."""


Played = TypeVar("Played", bound=CountedBatch)


class Model(Struct, Generic[Played], frozen=True, kw_only=True):
    """A game as the search plays it: its sampling, and the results read off its tables for one seat.

    `seat` is the seat's number among the hands of a table; `opens` is done before each lead. `gathered` are
    points as the net tells of them (beside what was `declared` before), `counted` those of the result.
    """

    net: Net
    utility: Utility
    observations: Encoder[Played]
    actions: Encoder[Played]
    seat: int
    total: int
    sampled: Callable[[int, Random, BatchEvaluator[Played]], tuple[Played, Floats]]
    gathered: Callable[[Played], Floats | Ints]
    counted: Callable[[Played], Floats | Ints]
    won: Callable[[Played], Floats]
    opens: Callable[[Played], None]

    def evaluator(self, known: dict[int, Floats] | None = None) -> BatchEvaluator[Played]:
        """Values of plays by which everybody plays; `known` are some from before."""
        return net_evaluator(self.net, self.utility, self.observations, self.actions, known)


def searchable(view: Observation) -> bool:
    """True if the plays of a moment can be searched: tables and nets follow its rules."""
    rules = plain(plain_rules(view.rules))
    return (
        not view.rules.dark
        and supports(rules, Scope.HAND)
        and (name := net_of(rules)) is not None
        and trained_net(name) is not None
    )


def tricks_model(knowledge: Knowledge, *, win: bool, declared: float = 0.0) -> Model[TrickBatch]:
    rules, seat = knowledge.rules, knowledge.me
    name = net_of(rules)
    net = None if name is None else trained_net(name)
    search = budget_of(rules)
    assert net is not None and search is not None

    def sampled(
        count: int, random: Random, evaluator: BatchEvaluator[TrickBatch]
    ) -> tuple[TrickBatch, Floats]:
        packs = trick_search.sampler(count, random)
        return trick_search.weighed(knowledge, packs, evaluator, search, win=win, talks=True)

    return Model(
        net=net,
        utility=hand_utility(rules, win=win),
        observations=of_tricks.observations,
        actions=of_tricks.actions,
        seat=seat,
        total=rules.total,
        sampled=sampled,
        gathered=lambda tables: tables.side_worth()[:, seat] - declared,
        counted=lambda tables: tables.side_totals()[:, seat],
        won=lambda tables: trick_search.won(tables, seat),
        opens=declare_all,
    )


def declare_all(tables: TrickBatch) -> None:
    """Declare at every table where the leader can: of several suits the one he holds most of (V-MA-3)."""
    offered = tables.declarable()
    rows = np.flatnonzero(offered.any(axis=1))
    if len(rows):
        hands = tables.hands[rows, tables.actor[rows]]
        held = np.stack(
            [((hands // STRENGTHS) == suit).sum(axis=1) for suit in range(offered.shape[1])], axis=1
        )
        tables.declare(rows, np.where(offered[rows], held, -1).argmax(axis=1))


def declared_above_mean(view: Observation) -> float:
    """Points declared so far by a seat's side, less the mean of the sides."""
    own = sum(made.points for made in view.declared if made.seat in view.rules.side_of[view.seat])
    return own - sum(made.points for made in view.declared) / len(view.rules.sides)


def _silently(_tables: ChiamataBatch) -> None:
    """Declare nothing, in games without declarations."""


def contract_model(knowledge: Knowledge) -> Model[ChiamataBatch]:
    view = knowledge.view
    net = trained_net(net_of(view.rules) or "")
    search = budget_of(view.rules)
    assert net is not None and search is not None
    place = view.rules.order(view.dealer).index(view.seat)

    def sampled(
        count: int, random: Random, evaluator: BatchEvaluator[ChiamataBatch]
    ) -> tuple[ChiamataBatch, Floats]:
        fresh, often = chiamata_search.sampled_determinizations(knowledge, count, random)
        return chiamata_search.weighted_determinizations(
            view, fresh, often, evaluator, lookback=search.lookback, temperature=search.temperature
        )

    return Model(
        net=net,
        utility=contract_utility,
        observations=of_contracts.observations,
        actions=of_contracts.actions,
        seat=place,
        total=view.rules.total,
        sampled=sampled,
        gathered=lambda tables: tables.side_points()[:, place],
        counted=lambda tables: tables.side_points()[:, place],
        won=lambda tables: tables.won()[:, place],
        opens=_silently,
    )


def plainly(view: Observation) -> Observation:
    """The moment by the rules that tables follow: cards that were swapped lie where they lie now."""
    view = plain_view(view)
    return with_fields(view, rules=plain(view.rules))


def plain(rules: Rules) -> Rules:
    """The rules without the options that rollouts ignore; the same object if there are none, or none can go.

    The exchange belongs to mariazza (V-MA-6).
    """
    changed = {key: value for key, value in FROM_THE_STOCK.items() if rules.options.get(key, value) != value}
    if not changed:
        return rules
    try:
        return _made(rules.variant, rules.players, tuple(sorted({**rules.changed, **changed}.items())))
    except BadOption:
        return rules


@cache
def _made(variant: str, players: int, changed: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return make_rules(variant, players, dict(changed))
