"""A search that goes on as long as one lets it: rollouts of plays in ever more samples of what is hidden.

It looks some tricks ahead and asks the net what is reached there; near the end it plays to the last card. All
plays are tried in the same samples, so that what one is better than another is known far sooner than what
either is worth. Nobody sees through the samples: each seat plays by its own observation in them.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.observation import Observation
from briscola.players.knowledge import know
from briscola.players.leaving import plays_on
from briscola.players.nets.arrays import Floats
from briscola.players.search import trick_search
from briscola.players.search.models import (
    Model,
    Played,
    contract_model,
    declared_above_mean,
    plainly,
    tricks_model,
)
from briscola.players.search.playouts import err_out, play_on
from briscola.players.search.rollout import indices_of

ERRING = 2.0
"""Temperature of everybody's policy in the second opinion, in points: that of `hard`."""

BLUR = 0.1
"""Share by which squared errors may grow where samples of little weight are left out."""


class Depth(Struct, frozen=True, kw_only=True):
    """Depth of a search: at most so many `samples`, in rounds of `batch`.

    Each is played on for `tricks` tricks after this one, and to the last card if no more than `to_the_end`
    cards are left. The search may end once all that matters is known to `precise` points (a standard error).
    """

    samples: int
    batch: int = 80
    tricks: int = 2
    to_the_end: int = 16
    precise: float = 0.2

    def times(self, factor: int) -> "Depth":
        """The depth with so many times as many samples."""
        return replace(self, samples=factor * self.samples, precise=self.precise / factor**0.5)


class Sampled(Struct, frozen=True, kw_only=True):
    """Results by card and sample, and the likelihood of each sample.

    `points` are the final points of the seat's side, `chances` its chance to win.
    """

    points: Floats
    chances: Floats
    weights: Floats


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
        self.knowledge = know(view)
        self._depth = depth
        self._random = Random(f"deep:{trick_search.play_key(before)}")
        self._seen_before: dict[int, Floats] = {}
        """Values that others gave to the plays that were seen: the same hands come again."""
        self._other = Random(f"erring:{trick_search.play_key(before)}")
        self.more: Callable[[Sequence[int]], Sampled]
        """Gives results of these cards in another round of samples."""
        self.by_erring: Callable[[Sequence[int]], Sampled]
        """Gives results in a round of other samples where all err as `hard` does, to the last card."""
        if view.rules.bidding is None:
            model = tricks_model(self.knowledge, win=win, declared=declared_above_mean(before))
            self.more, self.by_erring = partial(self._tried, model), partial(self._erred, model)
        else:
            contract = contract_model(self.knowledge)
            self.more, self.by_erring = partial(self._tried, contract), partial(self._erred, contract)

    def _tried(self, model: Model[Played], cards: Sequence[int]) -> Sampled:
        knowledge, depth = self.knowledge, self._depth
        left = sum(knowledge.counts) + knowledge.stock
        to_the_end = left <= depth.to_the_end
        last = knowledge.rules.tricks if to_the_end else len(knowledge.view.tricks) + depth.tricks
        evaluator = model.evaluator()
        sampled = model.sampled(depth.batch, self._random, model.evaluator(self._seen_before))
        tables, weights = thinned(*sampled, self._random)
        return _sampled(cards, weights, play_on(model, after_each(tables, cards), evaluator, until=last))

    def _erred(self, model: Model[Played], cards: Sequence[int]) -> Sampled:
        rng = np.random.default_rng(self._other.getrandbits(64))
        sampled = model.sampled(self._depth.batch, self._other, model.evaluator())
        tables, weights = thinned(*sampled, self._other)
        tried = after_each(tables, cards)
        err_out(model, tried, rng, temperature=ERRING, alike=len(cards))
        return _sampled(cards, weights, (np.asarray(model.gathered(tried), np.float64), model.won(tried)))


def after_each(tables: Played, cards: Sequence[int]) -> Played:
    """All of the tables after each of the cards, card by card."""
    tried = tables.picked(np.tile(tables.rows, len(cards)))
    tried.play(indices_of(tried, np.repeat(cards, len(tables.rows))))
    return tried


def _sampled(cards: Sequence[int], weights: Floats, found: tuple[Floats, Floats]) -> Sampled:
    points, chances = (each.reshape(len(cards), -1) for each in found)
    return Sampled(points=points, chances=chances, weights=weights)


def thinned(tables: Played, weights: Floats, random: Random) -> tuple[Played, Floats]:
    """Some of the samples, with their weights: of the light ones as many as weigh as much as the others.

    Drawn systematically (Kitagawa, 1996), so few that squared errors grow by the share `BLUR`: of samples
    of which some weigh far more than others not half are left.
    """
    light = np.sort(weights)
    blur = light * light.cumsum() - np.square(light).cumsum()
    heavy = light[np.searchsorted(blur, BLUR * np.square(weights).sum(), side="right") - 1]
    drawn = np.floor(np.cumsum(np.minimum(weights / heavy, 1.0)) + random.random())
    rows = np.flatnonzero(np.diff(drawn, prepend=0.0))
    left = np.maximum(weights[rows], heavy)
    return tables.picked(rows), left / left.sum()
