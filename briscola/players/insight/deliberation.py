"""What each choice of a decision was worth, thought about for seconds: for who looks back at it.

`deliberate` gives ever better estimates, so that it can be stopped and shows how far it is. It goes by the
observation alone: hidden cards are sampled as that seat could think them. Where all is known it is exact.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from msgspec.structs import replace as with_fields

from briscola.engine.actions import CONCEDE, Action, Declare, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.insight.comparison import best_of, explained_plays
from briscola.players.insight.declaring_insight import explained
from briscola.players.insight.evaluate import evaluate
from briscola.players.insight.figures import (
    after_declaring,
    own_points,
    points_in_a_hand,
    prospects_of,
    proven,
)
from briscola.players.insight.prospects import Prospect, by_both, reference
from briscola.players.knowledge import Knowledge, know
from briscola.players.leaving import surely_lost
from briscola.players.nets.arrays import Floats
from briscola.players.nets.tricks.player import in_order
from briscola.players.search.deepening import Deepening, Depth, Sampled, searchable
from briscola.players.support import follows

COACH = Depth(samples=14400, batch=360, precise=0.15)
"""How deep the coach looks: two seconds for a decision on one core, six where few samples tell anything."""
FEWEST_ROUNDS = 2
HOPELESS, HOPELESS_ERRORS = 3.0, 4.0
"""Cards behind the best by more points, and by so many standard errors, are tried no further."""
AUCTION_DOUBT = 0.05
"""How far a net's chance for a bid or a call may err, as a standard error."""


class Ground(StrEnum):
    """What the worth of choices is known from."""

    EXACT = "exact"  # all is known: proven
    SEARCH = "search"  # samples of what is hidden, with a standard error
    NET = "net"  # bids and calls: the chance as the net of the game sees it


@dataclass(frozen=True, kw_only=True, slots=True)
class Choice:
    """One action beside the best: how many points and how much chance it is behind, never below 0.

    `cost` weighs both, in points, as the maestro does; `error` is the standard error of the cost.
    `points` is 0 for bids and calls, of which the chance alone is known.
    """

    prospect: Prospect
    points: float
    chance: float
    cost: float
    error: float

    @property
    def action(self) -> Action:
        """What it is about."""
        return self.prospect.action

    @property
    def sure(self) -> bool:
        """Whether it is behind beyond doubt: by more than two standard errors."""
        return self.cost > 2 * self.error


@dataclass(frozen=True, kw_only=True, slots=True)
class Deliberation:
    """What has been found out of a decision so far; `share` (0 … 1) tells how far it is."""

    view: Observation
    choices: tuple[Choice, ...]
    best: int
    ground: Ground
    samples: int
    share: float
    found: tuple[tuple[float, float], ...] = ()
    """Final points and chance of each choice as they were found: `told_again` goes by these."""

    def of(self, action: Action) -> Choice | None:
        """What is known of an action; None where nothing is."""
        return next((choice for choice in self.choices if choice.action == action), None)

    @property
    def advice(self) -> Choice:
        """The best."""
        return self.choices[self.best]


def judgeable(view: Observation) -> bool:
    """Whether the choices of a moment can be judged: bids, calls and cards, where models follow the rules."""
    if len(view.legal) < 2:
        return False
    if isinstance(view.legal[0], Play):
        return searchable(view) and not surely_lost(view)
    return view.rules.bidding is not None and not isinstance(view.legal[0], Play) and follows(view)


def deliberate(
    view: Observation, chosen: Action | None = None, depth: Depth = COACH
) -> Iterator[Deliberation]:
    """What is known of the choices of a `judgeable` moment, better and better; the last has a `share` of 1.

    The search ends early once costs are known well enough; that of the `chosen` action always is. The same
    observation, action and depth give the same values at every call.
    """
    if not isinstance(view.legal[0], Play):
        yield _of_auction(view)
        return
    view = _with_choices(view)
    knowledge = know(view)
    exact = proven(knowledge, own_points(knowledge))
    if exact is not None:
        doubts = [0.0] * len(exact)
        yield _told(view, knowledge, exact, lambda _best: doubts, ground=Ground.EXACT, samples=0, share=1.0)
        return
    yield from _searched(view, knowledge, chosen, depth)


def _with_choices(view: Observation) -> Observation:
    """The same moment with cards, then declarations: giving up is no choice that is compared."""
    return with_fields(view, legal=tuple(action for action in in_order(view) if action != CONCEDE))


def _of_auction(view: Observation) -> Deliberation:
    insight = evaluate(view)
    known = [prospect for prospect in insight.prospects if prospect.considered]
    most = insight.advice.chance
    hand = points_in_a_hand(view.rules)
    choices = tuple(
        Choice(
            prospect=prospect,
            points=0.0,
            chance=max(0.0, most - prospect.chance),
            cost=max(0.0, most - prospect.chance) * hand / 2,
            error=0.0 if prospect is insight.advice else AUCTION_DOUBT * hand / 2,
        )
        for prospect in known
    )
    best = known.index(insight.advice)
    return Deliberation(view=view, choices=choices, best=best, ground=Ground.NET, samples=0, share=1.0)


def _told(
    view: Observation,
    knowledge: Knowledge,
    found: Sequence[tuple[float, float]],
    doubts: Callable[[int], Sequence[float]],
    *,
    ground: Ground,
    samples: int,
    share: float,
) -> Deliberation:
    """What was found in figures, beside the best of them; `doubts` are the errors of what each is behind."""
    exact = ground is Ground.EXACT
    prospects = prospects_of(view, knowledge, found, exact=exact)
    best = best_of(prospects, knowledge)
    if len(prospects) > len(knowledge.legal):
        prospects = explained(prospects, best, knowledge)
    else:
        prospects = explained_plays(prospects, best, knowledge, exact=exact)
    values = [worth(view.rules, prospect) for prospect in prospects]
    own = prospects[best]
    choices = tuple(
        Choice(
            prospect=prospect,
            points=max(0.0, points_of(view.rules, own) - points_of(view.rules, prospect)),
            chance=max(0.0, own.chance - prospect.chance),
            cost=max(0.0, values[best] - value),
            error=doubt,
        )
        for prospect, value, doubt in zip(prospects, values, doubts(best), strict=True)
    )
    return Deliberation(
        view=view,
        choices=choices,
        best=best,
        ground=ground,
        samples=samples,
        share=share,
        found=tuple(found),
    )


def told_again(
    view: Observation,
    found: Sequence[tuple[float, float]],
    doubts: Sequence[float],
    *,
    ground: Ground,
    samples: int,
) -> Deliberation:
    """What was known of the choices of a moment, from the figures of its `Deliberation` and their errors."""
    if ground is Ground.NET:
        return _of_auction(view)
    view = _with_choices(view)
    return _told(view, know(view), found, lambda _best: doubts, ground=ground, samples=samples, share=1.0)


def points_of(rules: Rules, prospect: Prospect) -> float:
    """The points of the own side. Where they are told as a lead (V-MA-3), what one side gains others lack."""
    points = prospect.points or 0.0
    return points / (1 + 1 / (len(rules.sides) - 1)) if prospect.ahead else points


def worth(rules: Rules, prospect: Prospect) -> float:
    """What points and the chance to win come to, in points: near even half by each."""
    points = points_of(rules, prospect)
    return points if prospect.by_points else (points + points_in_a_hand(rules) * prospect.chance) / 2


def _searched(
    view: Observation, knowledge: Knowledge, chosen: Action | None, depth: Depth
) -> Iterator[Deliberation]:
    win = not view.rules.match_form.by_points
    search = Deepening(view, depth, win=win)
    declared = [
        Deepening(view, depth, win=win, after=after_declaring(view, action))
        for action in view.legal
        if isinstance(action, Declare)
    ]
    heap = Heap(view.rules, len(view.legal))
    mine = view.legal.index(chosen) if chosen in view.legal else None
    kept: Sequence[int] = range(len(search.cards))
    rounds = -(-depth.samples // depth.batch)
    for number in range(1, rounds + 1):
        tried = search.more([search.cards[at] for at in kept])
        heap.add([*kept, *range(len(search.cards), len(view.legal))], _beside(tried, declared))
        found = _told(
            view,
            knowledge,
            heap.found(),
            heap.doubts,
            ground=Ground.SEARCH,
            samples=number * depth.batch,
            share=number / rounds,
        )
        looked = number >= FEWEST_ROUNDS
        kept = [at for at in kept if not looked or at in (mine, found.best) or _open(found.choices[at])]
        if looked and all(found.choices[at].error <= depth.precise for at in kept):
            found = replace(found, share=1.0)
        yield found
        if found.share == 1.0:
            return


def _beside(cards: Sampled, declared: Sequence[Deepening]) -> Sampled:
    """A round with the declarations that may be made there: each as good as the best card after it."""
    if not declared:
        return cards
    points, chances = [cards.points], [cards.chances]
    for search in declared:
        after = search.more(search.cards)
        best = int((after.points @ after.weights).argmax())
        points.append(after.points[[best]])
        chances.append(after.chances[[best]])
    return replace(cards, points=np.concatenate(points), chances=np.concatenate(chances))


def _open(choice: Choice) -> bool:
    """Whether a card may still turn out to be the best."""
    return choice.cost <= max(HOPELESS, HOPELESS_ERRORS * choice.error)


class Heap:
    """What some cards have come to in all samples so far; a card that is tried no further has gaps."""

    def __init__(self, rules: Rules, cards: int) -> None:
        self._rules = rules
        self._cards = cards
        self._points = self._chances = np.empty((cards, 0))
        self._weights: Floats = np.empty(0)

    def add(self, cards: Sequence[int], tried: Sampled) -> None:
        """Another round, of these cards by their places."""
        columns = np.full((2, self._cards, len(tried.weights)), np.nan)
        columns[0, list(cards)], columns[1, list(cards)] = tried.points, tried.chances
        self._points = np.concatenate((self._points, columns[0]), axis=1)
        self._chances = np.concatenate((self._chances, columns[1]), axis=1)
        self._weights = np.concatenate((self._weights, tried.weights))

    def found(self) -> list[tuple[float, float]]:
        """Final points of each card and its chance, by both (`prospects.by_both`)."""
        means = self._means()
        return means if self._rules.match_form.by_points else by_both(means, points_in_a_hand(self._rules))

    def doubts(self, best: int) -> list[float]:
        """The standard errors of how far each card is behind the best, from samples in which both were."""
        values = self._points
        if not self._rules.match_form.by_points:
            hand = points_in_a_hand(self._rules)
            _, _, trust = reference(self._means(), hand)
            values = ((1 + trust) * self._points + (1 - trust) * hand * self._chances) / 2
        return [self._error(values[best] - each) for each in values]

    def _means(self) -> list[tuple[float, float]]:
        tried = ~np.isnan(self._points)
        weights = tried * self._weights
        sums = weights.sum(axis=1)
        points, chances = (
            (np.where(tried, each, 0.0) * weights).sum(axis=1) / sums
            for each in (self._points, self._chances)
        )
        return [(float(p), float(c)) for p, c in zip(points, chances, strict=True)]

    def _error(self, differences: Floats) -> float:
        both = ~np.isnan(differences)
        weights, found = self._weights[both], differences[both]
        mean = weights @ found / weights.sum()
        return float(np.sqrt((weights**2 * (found - mean) ** 2).sum()) / weights.sum())
