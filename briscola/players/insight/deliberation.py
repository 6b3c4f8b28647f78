"""Values of all choices of a decision, thought about for seconds, for those who look back or ask.

They improve step by step, so that it can be stopped and shows its progress. It goes by the observation alone:
hidden cards are sampled as that seat could think them. If everything is known the values are exact.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from briscola.engine.actions import CONCEDE, Action, Play
from briscola.engine.observation import Observation
from briscola.players.insight import significance
from briscola.players.insight.auction_insight import of_auction
from briscola.players.insight.choice_comparison import (
    Choice,
    Deliberation,
    Figures,
    Found,
    Ground,
    reasoned,
    weighed,
)
from briscola.players.insight.choice_rollouts import ChoiceRollouts
from briscola.players.insight.figures import own_points, points_in_a_hand, proven
from briscola.players.insight.sample_means import SampleMeans
from briscola.players.knowledge import Knowledge, know
from briscola.players.leaving import surely_lost
from briscola.players.net_players.tricks_player import in_order
from briscola.players.search.deepening import Depth
from briscola.players.search.models import searchable
from briscola.players.support import follows

COACH = Depth(samples=14400, batch=360, precise=0.15)
"""Depth of the coach: two seconds a decision on one core, six where few samples tell anything."""
FEWEST_ROUNDS = 2
HOPELESS, HOPELESS_ERRORS = 3.0, 4.0
"""Cards behind the best by more points, and by so many standard errors, are tried no further."""
AUCTION_DOUBT = 0.05
"""Standard error assumed for a net's chance of a bid or a call."""
FIRST_OPINION = 0.8
"""Progress of a decision (0 … 1) when the first of two opinions is complete."""
SECOND_SHARE = 5
"""The second has at most so many times fewer samples than the first."""
AGREED, AGREED_SHARE = 0.5, 0.1
"""Standard error at which the second opinion is sure enough.

In points, or as a share of the cost in question.
"""


def judgeable(view: Observation) -> bool:
    """True if the choices of a moment can be judged: bids, calls and cards, where models follow the rules."""
    if len(view.legal) < 2:
        return False
    if isinstance(view.legal[0], Play):
        return searchable(view) and not surely_lost(view)
    return view.rules.bidding is not None and not isinstance(view.legal[0], Play) and follows(view)


def deliberate(
    view: Observation, chosen: Action | None = None, depth: Depth = COACH
) -> Iterator[Deliberation]:
    """Yield ever better values of the choices of a `judgeable` moment.

    The last has a `share` of 1, and reasons. The search ends early once costs are known well enough; the cost
    of the `chosen` action always is. If that seems a mistake, or the only right choice, there is a second
    opinion: the hands are played on by players who err. The same observation, action and depth give the same
    values at every call.
    """
    if not isinstance(view.legal[0], Play):
        yield _of_auction(view)
        return
    weighing = Weighing(view, depth, chosen)
    found = None
    for found in weighing.rounds():
        if found.share < 1.0:
            yield replace(found, share=FIRST_OPINION * found.share)
    assert found is not None
    found = weighing.questioned(found)
    yield reasoned(replace(found, share=1.0), weighing.knowledge)


def advise(view: Observation, depth: Depth = COACH) -> Iterator[Deliberation]:
    """Yield advice for a player who is to choose.

    The first answer comes soon, each other after twice as many samples; the last is as sure as the coach will
    be, or comes once nothing of what is said would change. The advice stays what it was unless another choice
    is better beyond doubt.
    """
    weighing = Weighing(view, depth)
    for number, told in enumerate(weighing.rounds(advising=True), 1):
        if number.bit_count() == 1 or told.share == 1.0:
            yield reasoned(told, weighing.knowledge)


def told_again(
    view: Observation, found: Found, errors: Sequence[float], *, ground: Ground, samples: int
) -> Deliberation:
    """Rebuild a `Deliberation` from its stored figures and their errors."""
    if ground is Ground.NET:
        return _of_auction(view)
    view = _with_choices(view)
    knowledge = know(view)
    if ground is Ground.EXACT:
        return reasoned(weighed(view, knowledge, found), knowledge)
    best = min(range(len(errors)), key=lambda at: errors[at])  # it has no error beside itself
    told = weighed(view, knowledge, found, partial(_errors_beside, errors, best), samples=samples)
    return reasoned(told, knowledge)


def _errors_beside(errors: Sequence[float], best: int, other: int) -> Sequence[float]:
    """Errors of how far each choice is behind `other`, as far as those behind the `best` tell them."""
    told = list(errors)
    told[best], told[other] = errors[other], 0.0
    return told


def _with_choices(view: Observation) -> Observation:
    """The moment with cards, then declarations; giving up is left out of the comparison."""
    return replace(view, legal=tuple(action for action in in_order(view) if action != CONCEDE))


def _of_auction(view: Observation) -> Deliberation:
    insight = of_auction(view)
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


class Weighing:
    """A choice between cards, and what may be declared before them, as it is weighed ever longer."""

    def __init__(self, view: Observation, depth: Depth, chosen: Action | None = None) -> None:
        self._view = view = _with_choices(view)
        self._depth = depth
        self._mine = view.legal.index(chosen) if chosen in view.legal else None
        self.knowledge: Knowledge = know(view)
        self._exact = proven(self.knowledge, own_points(self.knowledge))
        self.trials = ChoiceRollouts(view, depth)

    def rounds(self, *, advising: bool = False) -> Iterator[Deliberation]:
        """Ever more samples until all that matters is known well enough; nothing is said of it yet.

        `advising`: a card of which more samples would change nothing that is said rests as long as that is
        so, and what was advised stays the best unless another choice is better beyond doubt.
        """
        if self._exact is not None:
            yield weighed(self._view, self.knowledge, self._exact)
            return
        depth, trials, advised = self._depth, self.trials, None
        kept: Sequence[int] = range(trials.cards)
        most = -(-depth.samples // depth.batch)
        for number in range(1, most + 1):
            trials.more(kept)
            found = self._weighed(number * depth.batch, share=number / most, advised=advised)
            doubtful = self._uncertain(found) if advising else self._rivals(found, kept)
            advised = found.best if advising else None
            looked = number >= FEWEST_ROUNDS
            if looked:  # one card at least, whose samples the declarations are held beside
                kept = [at for at in range(trials.cards) if at == found.best or at in doubtful] or [0]
            precise = all(found.choices[at].error <= depth.precise for at in doubtful)
            if (precise and looked) or (advising and not doubtful):
                found = replace(found, share=1.0)
            yield found
            if found.share == 1.0:
                return

    def _weighed(self, samples: int, *, share: float, advised: int | None) -> Deliberation:
        sample_means = self.trials.sample_means
        return weighed(
            self._view,
            self.knowledge,
            sample_means.found(),
            self._errors,
            samples=samples,
            share=share,
            advised=advised,
        )

    def _errors(self, best: int) -> list[float]:
        return [error for _, error in self.trials.sample_means.behind(best)]

    def _rivals(self, found: Deliberation, cards: Sequence[int]) -> Sequence[int]:
        """Those of the cards that may turn out to be the best, and one's own."""
        hopeless = {
            at
            for at, choice in enumerate(found.choices)
            if choice.cost > max(HOPELESS, HOPELESS_ERRORS * choice.error)
        }
        return [at for at in cards if at in (self._mine, found.best) or at not in hopeless]

    def _uncertain(self, told: Deliberation) -> Sequence[int]:
        """The choices of which more samples could change what is said."""
        held = zip(told.choices, self.trials.sample_means.behind(told.best), strict=True)
        own = told.advice.prospect
        return [
            at
            for at, (choice, beside) in enumerate(held)
            if choice.error > 0 and not significance.is_certain(choice.prospect, own, beside)
        ]

    # ---- the second opinion

    def questioned(self, found: Deliberation) -> Deliberation:
        """The result after a second opinion on a seeming mistake or on a seemingly only right choice."""
        other = self._questionable(found)
        if other is None:
            return found
        best = found.best
        first = self.trials.sample_means.behind(best)[other]
        second, (points, chance) = self._by_erring(best, other, first)
        together = list(found.found)
        own, its = together[best], together[other]
        together[other] = ((own[0] + its[0] - points) / 2, (own[1] + its[1] - chance) / 2)
        _, error = significance.both(first, second)

        def errors(better: int) -> Sequence[float]:
            told = self._errors(better)
            if better in (best, other):
                told[other if better == best else best] = error
            return told

        return weighed(self._view, self.knowledge, together, errors, samples=found.samples)

    def _by_erring(
        self, best: int, other: int, first: significance.Beside
    ) -> tuple[significance.Beside, Figures]:
        """Cost of a choice if everybody errs, with its error; then its points and chance behind the best."""
        pair = sorted((best, other))
        own, its = pair.index(best), pair.index(other)
        sample_means, depth = SampleMeans(self._view.rules, 2), self._depth
        for _ in range(-(-depth.samples // (depth.batch * SECOND_SHARE))):
            sample_means.add((0, 1), self.trials.erring(pair))
            second = sample_means.behind(own)[its]
            if second[1] <= max(AGREED, first[0] * AGREED_SHARE):
                break
        (points, chance), (less_points, less_chance) = (sample_means.found()[at] for at in (own, its))
        return second, (points - less_points, chance - less_chance)

    def _questionable(self, found: Deliberation) -> int | None:
        """The choice to compare with the best once more; None if there is no need.

        It is one's own choice if that seems a mistake, or the next best if one's own seems the only right
        one.
        """
        if self._mine is None or found.ground is Ground.EXACT:
            return None
        if self._mine != found.best:
            return self._mine if found.choices[self._mine].mistaken else None
        others = [at for at in range(len(found.choices)) if at != self._mine]
        if not all(found.choices[at].cost >= significance.COSTLY and found.choices[at].sure for at in others):
            return None
        return min(others, key=lambda at: found.choices[at].cost)
