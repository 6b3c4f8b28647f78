"""A search that goes on as long as one lets it: rollouts of plays in ever more samples of what is hidden.

It looks some tricks ahead and asks the net what is reached there; near the end it plays to the last card. All
plays are tried in the same samples, so that what one is better than another is known far sooner than what
either is worth. Nobody sees through the samples: each seat plays by its own observation in them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Generic, Protocol, Self, TypeVar

import numpy as np
from msgspec.structs import replace as with_fields

from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.players.knowledge import Knowledge, know
from briscola.players.leaving import plays_on
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.card_rows import STRENGTHS
from briscola.players.nets.chiamata import batch_encode as of_contracts
from briscola.players.nets.chiamata.bars import plain_view
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.nets.chiamata.player import utility as contract_utility
from briscola.players.nets.families import net_of
from briscola.players.nets.net import Net
from briscola.players.nets.trained import trained_net
from briscola.players.nets.tricks import batch_encode as of_tricks
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.player import hand_utility
from briscola.players.search import chiamata, tricks
from briscola.players.search.budget import budget_of
from briscola.players.search.determinization import LIGHT
from briscola.players.search.rollout import (
    Batch,
    BatchEvaluator,
    Encoder,
    Utility,
    net_evaluator,
    places_of,
)
from briscola.players.support import Scope, supports

FROM_THE_STOCK: Mapping[str, OptionValue] = {"exchange": "off", "stop_at_61": False}
"""House rules that rollouts are played without: what is swapped later, and a hand's early end, tell next to
nothing of the card that is best now."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Depth:
    """How deep: at most so many `samples`, in rounds of `batch`, each played on for `tricks` tricks after
    this one, and to the last card when no more than `to_the_end` cards are left. It
    may end once all that matters is known to `precise` points (a standard error).
    """

    samples: int
    batch: int = 80
    tricks: int = 2
    to_the_end: int = 16
    precise: float = 0.2

    def times(self, factor: int) -> "Depth":
        """So many times as deep."""
        return replace(self, samples=factor * self.samples, precise=self.precise / factor**0.5)


@dataclass(frozen=True, kw_only=True, slots=True)
class Sampled:
    """What each card came to in each sample: arrays by card and sample, and how likely each sample is.

    `points` are the final points of the seat's side, `chances` its chance to win.
    """

    points: Floats
    chances: Floats
    weights: Floats


class Tables(Batch, Protocol):
    """Tables whose tricks can be counted, and some of which can be left."""

    @property
    def trick(self) -> int:
        """Tricks finished."""

    @property
    def position(self) -> int:
        """Cards on the table."""

    def picked(self, rows: Ints) -> Self:
        """The tables of these rows."""


Played = TypeVar("Played", bound=Tables)


@dataclass(frozen=True, kw_only=True)
class Model(Generic[Played]):
    """A game as the search plays it: how it is sampled, and what is read off its tables for one seat.

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

    def evaluator(self) -> BatchEvaluator[Played]:
        """How everybody plays."""
        return net_evaluator(self.net, self.utility, self.observations, self.actions)


def searchable(view: Observation) -> bool:
    """Whether the plays of a moment can be searched: its rules are those that tables and nets follow."""
    return (
        not view.rules.dark
        and supports(plain(view.rules), Scope.HAND)
        and (name := net_of(plain(view.rules))) is not None
        and trained_net(name) is not None
    )


class Deepening:
    """The search at one moment; every round of samples is drawn from a generator of that moment alone.

    `win`: all play for the hand, not for points. `after` is the same moment once something has been declared
    there: what cards come to then, told beside the same samples. A function of the observations alone. Only
    for what is `searchable`.
    """

    def __init__(
        self, view: Observation, depth: Depth, *, win: bool, after: Observation | None = None
    ) -> None:
        before, view = plainly(plays_on(view)), plainly(plays_on(after or view))
        self._knowledge = know(view)
        self._depth = depth
        self._random = Random(f"deep:{tricks.moment(before)}")
        self._round: Callable[[Sequence[int]], Sampled]
        if view.rules.bidding is None:
            model = tricks_model(self._knowledge, win=win, declared=declared_above_mean(before))
            self._round = lambda cards: self._tried(model, cards)
        else:
            contract = contract_model(self._knowledge)
            self._round = lambda cards: self._tried(contract, cards)

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that may be played, as numbers."""
        return self._knowledge.legal

    def more(self, cards: Sequence[int]) -> Sampled:
        """What these cards come to in another round of samples."""
        return self._round(cards)

    def _tried(self, model: Model[Played], cards: Sequence[int]) -> Sampled:
        knowledge, depth = self._knowledge, self._depth
        left = sum(knowledge.counts) + knowledge.stock
        to_the_end = left <= depth.to_the_end
        last = knowledge.rules.tricks if to_the_end else len(knowledge.view.tricks) + depth.tricks
        evaluator = model.evaluator()
        tables, weights = _heavy(*model.sampled(depth.batch, self._random, evaluator))
        tried = tables.picked(np.tile(tables.rows, len(cards)))
        tried.play(places_of(tried, np.repeat(cards, len(tables.rows))))
        points, chances = play_on(model, tried, evaluator, until=last)
        shape = (len(cards), -1)
        return Sampled(points=points.reshape(shape), chances=chances.reshape(shape), weights=weights)


def _heavy(tables: Played, weights: Floats) -> tuple[Played, Floats]:
    """The samples that count, with their weights."""
    rows = np.flatnonzero(weights >= LIGHT * weights.max())
    return tables.picked(rows), weights[rows] / weights[rows].sum()


def play_on(
    model: Model[Played], tables: Played, evaluator: BatchEvaluator[Played], *, until: int
) -> tuple[Floats, Floats]:
    """Final points and chance by table: by the net when the seat is to play in trick `until` (from 0), else
    as the hands ended."""
    points: Floats = np.zeros(len(tables.rows))
    chances: Floats = np.zeros(len(tables.rows))
    on: Ints = tables.rows.copy()  # which tables are still played
    while len(on) and not tables.over:
        if not tables.position:
            model.opens(tables)
        if tables.trick == until:
            reached = tables.actor == model.seat
            if reached.any():
                rows = np.flatnonzero(reached)
                points[on[rows]], chances[on[rows]] = _outlook(model, tables, rows)
                on, tables = on[~reached], tables.picked(np.flatnonzero(~reached))
                continue
        playable = tables.legal()
        forced = playable.sum(axis=1).max() == 1
        tables.play((playable if forced else evaluator(tables)).argmax(axis=1))
    if len(on):
        points[on], chances[on] = model.gathered(tables), model.won(tables)
    return points, chances


def _outlook(model: Model[Played], tables: Played, rows: Ints) -> tuple[Floats, Floats]:
    """Final points and chance as the net sees them where the seat is to play, with its best card."""
    at = tables.picked(rows)
    playable = at.legal()
    most = int(playable.sum(axis=1).max())
    places = np.argsort(~playable, axis=1, kind="stable")[:, :most]
    offered = np.take_along_axis(model.actions(at, at.rows), places, axis=1)
    out = model.net.outputs(model.observations(at, at.rows), offered)
    values = model.utility(out[..., 0], out[..., 1])
    values[~np.take_along_axis(playable, places, axis=1)] = -np.inf
    best = values.argmax(axis=1)
    found = out[at.rows, best]
    points: Floats = model.gathered(at) + model.total * found[:, 0]
    return points, found[:, 1]


# ---- the games


def tricks_model(knowledge: Knowledge, *, win: bool, declared: float = 0.0) -> Model[TrickBatch]:
    rules, seat = knowledge.rules, knowledge.me
    name = net_of(rules)
    net = None if name is None else trained_net(name)
    search = budget_of(rules)
    assert net is not None and search is not None

    def sampled(
        count: int, random: Random, evaluator: BatchEvaluator[TrickBatch]
    ) -> tuple[TrickBatch, Floats]:
        packs = tricks.sampler(count, random)
        return tricks.weighed(knowledge, packs, evaluator, search, win=win, talks=True)

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
        won=lambda tables: tricks.won(tables, seat),
        opens=declare_all,
    )


def declare_all(tables: TrickBatch) -> None:
    """Who leads declares what he can, at every table: of several the suit he holds most of (V-MA-3)."""
    offered = tables.declarable()
    rows = np.flatnonzero(offered.any(axis=1))
    if len(rows):
        hands = tables.hands[rows, tables.actor[rows]]
        held = np.stack(
            [((hands // STRENGTHS) == suit).sum(axis=1) for suit in range(offered.shape[1])], axis=1
        )
        tables.declare(rows, np.where(offered[rows], held, -1).argmax(axis=1))


def declared_above_mean(view: Observation) -> float:
    """What a seat's side has declared so far beyond the mean of the sides."""
    own = sum(made.points for made in view.declared if made.seat in view.rules.side_of[view.seat])
    return own - sum(made.points for made in view.declared) / len(view.rules.sides)


def _silently(_tables: ChiamataBatch) -> None:
    """There is nothing to declare."""


def contract_model(knowledge: Knowledge) -> Model[ChiamataBatch]:
    view = knowledge.view
    net = trained_net(net_of(view.rules) or "")
    search = budget_of(view.rules)
    assert net is not None and search is not None
    place = view.rules.order(view.dealer).index(view.seat)

    def sampled(
        count: int, random: Random, evaluator: BatchEvaluator[ChiamataBatch]
    ) -> tuple[ChiamataBatch, Floats]:
        fresh, often = chiamata.sampled_determinizations(knowledge, count, random)
        return chiamata.weighted_determinizations(
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
    """The same moment by the rules that tables follow: cards that were swapped lie where they lie now."""
    view = plain_view(view)
    return with_fields(view, rules=plain(view.rules))


def plain(rules: Rules) -> Rules:
    """The rules without what rollouts are played without; themselves where there is nothing of it."""
    changed = {key: value for key, value in FROM_THE_STOCK.items() if rules.options.get(key, value) != value}
    if not changed:
        return rules
    return _made(rules.variant, rules.players, tuple(sorted({**rules.changed, **changed}.items())))


@cache
def _made(variant: str, players: int, changed: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return make_rules(variant, players, dict(changed))
