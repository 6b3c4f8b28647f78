"""Comparison of the choices of a decision, from the figures found for each."""

from collections.abc import Callable, Collection, Sequence
from enum import StrEnum
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import Action
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.insight import significance
from briscola.players.insight.comparison import best_of, explained_plays, polite
from briscola.players.insight.declaring_insight import explained
from briscola.players.insight.figures import points_in_a_hand, prospects_of
from briscola.players.insight.orthodox import dominates, is_dear, orthodox
from briscola.players.insight.prospects import Closeness, Prospect, no_better
from briscola.players.insight.trick_outlook import same_strength, trial
from briscola.players.knowledge import Knowledge
from briscola.players.net_players.tricks_player import in_order

Figures = tuple[float, float]
"""Final points, and the chance to win."""
Found = Sequence[Figures]
"""The figures of each choice, cards before declarations."""
Doubts = Callable[[int], Sequence[float]]
"""By a choice, the standard errors of how far each other one is behind it."""


class Ground(StrEnum):
    """Basis of the values of choices."""

    EXACT = "exact"  # all is known: proven
    SEARCH = "search"  # samples of what is hidden, with a standard error
    NET = "net"  # bids and calls: the chance as the net of the game sees it


class Choice(Struct, frozen=True, kw_only=True):
    """One action beside the best: how many points and how much chance it is behind, never below 0.

    `cost` weighs both, in points, as the maestro does; `error` is the standard error of the cost: of sampling
    and, where there was a second opinion, of the way in which hands are played on.
    `points` is 0 for bids and calls, of which the chance alone is known.
    """

    prospect: Prospect
    points: float
    chance: float
    cost: float
    error: float

    @property
    def action(self) -> Action:
        """The action of this choice."""
        return self.prospect.action

    @property
    def sure(self) -> bool:
        """True if it is behind beyond doubt."""
        return self.cost > significance.SURE * self.error

    @property
    def mistaken(self) -> bool:
        """True if it is behind beyond doubt, and by what counts as a difference."""
        return significance.better(self.cost, self.error)


class Deliberation(Struct, frozen=True, kw_only=True):
    """Results of a decision so far; `share` (0 … 1) is the progress."""

    view: Observation
    choices: tuple[Choice, ...]
    best: int
    ground: Ground
    samples: int
    share: float
    found: tuple[Figures, ...] = ()
    """Final points and chance of each choice as they were found: `told_again` goes by these."""

    def of(self, action: Action) -> Choice | None:
        """The choice of an action; None if nothing is known of it."""
        return next((choice for choice in self.choices if choice.action == action), None)

    @property
    def advice(self) -> Choice:
        """The advised choice."""
        return self.choices[self.best]

    @property
    def precise(self) -> bool:
        """True if it is sure of each choice that it is no more than next to nothing apart."""
        return all(significance.SURE * choice.error <= significance.NEAR for choice in self.choices)


def exactly(_best: int) -> Sequence[float]:
    """Standard errors of proven values: none."""
    return ()


def weighed(
    view: Observation,
    knowledge: Knowledge,
    found: Found,
    doubts: Doubts = exactly,
    *,
    samples: int = 0,
    share: float = 1.0,
    advised: int | None = None,
) -> Deliberation:
    """The choices beside the best of them; nothing is said of them yet. Without `doubts` all is proven.

    `advised` stays the best unless another is better beyond doubt, or as good and more orthodox; what may be
    a little better is then told as no better.
    """
    exact = doubts is exactly
    prospects = prospects_of(view, knowledge, found, exact=exact)
    top = best_of(prospects, knowledge)
    values = [worth(view.rules, prospect) for prospect in prospects]
    known = prospects
    behind = _beside(values, doubts, top)
    best = top if advised is None or significance.better(*behind[advised]) else advised
    best = _orthodox(prospects, knowledge, best, behind, exact=exact)
    prospects = tuple(
        no_better(prospect, prospects[best])
        if best != top or prospect.figures > prospects[best].figures
        else prospect
        for prospect in prospects
    )
    twins = _twins(knowledge, best)
    prospects = tuple(prospects[best] if at in twins else each for at, each in enumerate(prospects))
    own, beside = prospects[best], [_beside(values, doubts, of) for of in (best, top)]
    for held in beside:
        for at in twins:
            held[at] = held[best]
    dear = [_is_dear(knowledge, at) or _is_dear(knowledge, best) for at in range(len(prospects))]
    known = tuple(known[best] if at in twins else each for at, each in enumerate(known))
    apart = [
        _with_difference(view.rules, prospect, own, (each, known[best]), error)
        for prospect, each, (_, error) in zip(prospects, known, beside[0], strict=True)
    ]
    choices = tuple(
        Choice(
            prospect=replace(
                prospect,
                action=action,
                closeness=Closeness.AS_GOOD
                if at in twins
                else significance.closeness(prospect, own, *held, exact=exact, dear=dear[at]),
            ),
            points=max(0.0, points_of(view.rules, own) - points_of(view.rules, prospect)),
            chance=max(0.0, own.chance - prospect.chance),
            cost=max(0.0, worth(view.rules, own) - worth(view.rules, prospect)),
            error=held[0][1],
        )
        for at, (action, prospect, *held) in enumerate(zip(in_order(view), apart, *beside, strict=True))
    )
    return Deliberation(
        view=view,
        choices=choices,
        best=best,
        ground=Ground.EXACT if exact else Ground.SEARCH,
        samples=samples,
        share=share,
        found=tuple(found),
    )


def _orthodox(
    prospects: Sequence[Prospect],
    knowledge: Knowledge,
    best: int,
    behind: Sequence[significance.Beside],
    *,
    exact: bool,
) -> int:
    """The most orthodox of the cards that are as good as `best`; of proven ones, those with its figures.

    `behind` tells how far each is behind the one with the best figures.
    """
    cards = range(len(knowledge.legal))
    if best not in cards:
        return best
    twins = _twins(knowledge, best)

    def as_good(at: int) -> bool:
        if exact or at in twins:
            return at in twins or prospects[at].figures == prospects[best].figures
        tried = (trial(knowledge, knowledge.legal[each]) for each in (at, best))
        doubtful = dominates(*tried) and not significance.better(*behind[at])
        return doubtful or significance.alike(*behind[at])

    equals = [at for at in sorted(cards, key=lambda at: behind[at][0]) if as_good(at)]
    return orthodox(knowledge, best, polite(prospects, equals, knowledge))


def _beside(values: Sequence[float], doubts: Doubts, best: int) -> list[significance.Beside]:
    """Points that every choice is behind that one, each with its standard error."""
    errors = doubts(best) or [0.0] * len(values)
    return [(values[best] - value, error) for value, error in zip(values, errors, strict=True)]


def _twins(knowledge: Knowledge, best: int) -> Collection[int]:
    """The choices that are the best by another name: cards with which it is interchangeable."""
    cards = knowledge.legal
    if best >= len(cards):
        return ()
    return {at for at, card in enumerate(cards) if same_strength(knowledge, cards[best], card)}


def _is_dear(knowledge: Knowledge, at: int) -> bool:
    """True for a card that is not spent lightly, and for a declaration."""
    return at >= len(knowledge.legal) or is_dear(knowledge, knowledge.legal[at])


def _with_difference(
    rules: Rules, told: Prospect, advised: Prospect, found: tuple[Prospect, Prospect], error: float
) -> Prospect:
    """A choice with how far it was `found` to be apart from the advised one, and how sure that is."""
    error *= _as_told(rules, told)
    shown = abs(told.told_points - advised.told_points)
    return replace(told, apart=_apart(rules, *found), error=error, unsure=shown < error < inf)


def _apart(rules: Rules, one: Prospect, other: Prospect) -> float:
    """Points by which two choices differ: of those told, or of all that they are worth, if that is more."""
    told = abs((one.points or 0.0) - (other.points or 0.0))
    return max(told, abs(worth(rules, one) - worth(rules, other)) * _as_told(rules, one))


def reasoned(found: Deliberation, knowledge: Knowledge) -> Deliberation:
    """The deliberation with reasons for each choice."""
    prospects = tuple(choice.prospect for choice in found.choices)
    if len(prospects) > len(knowledge.legal):
        prospects = explained(prospects, found.best, knowledge)
    else:
        exact = found.ground is Ground.EXACT
        prospects = explained_plays(prospects, found.best, knowledge, exact=exact)
    choices = tuple(
        replace(choice, prospect=prospect) for choice, prospect in zip(found.choices, prospects, strict=True)
    )
    return replace(found, choices=choices)


def points_of(rules: Rules, prospect: Prospect) -> float:
    """The points of the own side. Where they are told as a lead (V-MA-3), what one side gains others lack."""
    return (prospect.points or 0.0) / _as_told(rules, prospect)


def _as_told(rules: Rules, prospect: Prospect) -> float:
    """Points that are told for each point of the own side: of a lead those that others lack, too."""
    return 1 + 1 / (len(rules.sides) - 1) if prospect.ahead else 1.0


def worth(rules: Rules, prospect: Prospect) -> float:
    """Value of a prospect in points: points and chance to win, near even half by each."""
    points = points_of(rules, prospect)
    return points if prospect.by_points else (points + points_in_a_hand(rules) * prospect.chance) / 2
