"""A judged play: what it cost beside the best, whether that matters, and what is to be said of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import exp

from briscola.client.coach.decisions import Decision
from briscola.engine.actions import Action, Play
from briscola.players.insight.comparison import better_than
from briscola.players.insight.doubt import COSTLY, TELLS
from briscola.players.insight.reasons import BY_FIGURES, Reason, Why
from briscola.players.insight.weighing import Choice, Deliberation, Ground
from briscola.players.knowledge import know
from briscola.players.search.par import Par

GRAVE = 5.0
"""From so many points on, a standard error left off, a play is a grave mistake; from `COSTLY` on one."""
FORGIVEN = 4.0
"""A loss of so many points leaves 1/e of the accuracy of a play."""
MOST_COSTLY, MOST_STRONG = 3, 3
"""How many plays of a hand are looked at."""

SHOWS_SKILL = frozenset(
    {
        Why.SECURES_GOAL,
        Why.DENIES_GOAL,
        Why.WINS_TRICK,
        Why.TAKES_SO_FAR,
        Why.BRINGS_HOME,
        Why.LOADS_PARTNER,
        Why.FEEDS_MORE,
        Why.PARTNER_MAY_TAKE,
        Why.NOT_THE_CALLERS,
        Why.MAY_BE_PARTNERS,
        Why.GUARDS_TRICK,
        Why.HARDER_TO_BEAT,
        Why.LEAVES_LEAD,
        Why.LETS_GO,
        Why.KEEPS_TRUMP,
        Why.FEEDS_PARTNER,
        Why.LEAVES_TO_PARTNER,
        Why.PARTNER_SHOWED,
        Why.DRAWS_TRUMPS,
        Why.TRUMPS_ARE_GONE,
        Why.ONLY_TRUMPS_BEAT,
        Why.VOIDS_SUIT,
        Why.LEADS_BLANK,
        Why.CHEAPEST_TRUMP,
        Why.LAST_TRICK_CERTAIN,
        Why.KEEPS_MASTER,
        Why.OPPONENT_MAY_HOLD_ACE,
        Why.KEEPS_LAST_TRUMP,
        Why.SAVES_TRUMP,
        Why.SAVES_CARICO,
        Why.TAKES_TURNED_CARD,
        Why.CALLED_CARD_HIDDEN,
        Why.LONGEST_SUIT,
        Why.BEST_MISSING,
        Why.BIDDING_WINS,
        Why.PASSING_WINS,
    }
)
"""Reasons that name an idea, for which a good play is praised."""


class Verdict(StrEnum):
    """What a play was."""

    STRONG = "strong"  # the best, and nothing else would have done
    GOOD = "good"  # as good as the best
    SLIP = "slip"  # a little less
    MISTAKE = "mistake"
    GRAVE = "grave"


@dataclass(frozen=True, kw_only=True, slots=True)
class JudgedPlay:
    """One own decision beside the best: `number` counts them in the hand from 1.

    `points`, `chance` and `cost` (both weighed together, in points) are what it was behind, ± `error`;
    `at_stake` is the cost of the worst choice. `reasons` say why the best is better
    than what was done or, of the best itself, what is good about it.
    """

    number: int
    decision: Decision
    found: Deliberation
    best: Action
    points: float
    chance: float
    cost: float
    error: float
    at_stake: float
    verdict: Verdict
    reasons: tuple[Reason, ...]

    @property
    def event(self) -> int:
        """Its line in the log."""
        return self.decision.event

    @property
    def action(self) -> Action:
        """What was done."""
        return self.decision.action

    @property
    def proven(self) -> bool:
        """Whether the values are exact."""
        return self.found.ground is Ground.EXACT

    @property
    def faulty(self) -> bool:
        """Whether something else would have been better, beyond doubt."""
        return self.verdict not in (Verdict.STRONG, Verdict.GOOD)

    @property
    def accuracy(self) -> float | None:
        """How well it was chosen (0 … 1); None where nothing was at stake."""
        return exp(-self.cost / FORGIVEN) if self.at_stake >= TELLS else None


def judged(number: int, decision: Decision, found: Deliberation) -> JudgedPlay | None:
    """What is to be said of a decision; None where nothing is known of what was done."""
    own = found.of(decision.action)
    if own is None:
        return None
    verdict = _verdict(own, found)
    faulty = verdict not in (Verdict.STRONG, Verdict.GOOD)
    best = found.advice if faulty else own
    if faulty and isinstance(own.action, Play) and isinstance(best.action, Play):
        reasons = better_than(found.best, found.choices.index(own), know(found.view))
    else:
        reasons = best.prospect.reasons if best is found.advice else ()
        reasons = _but_figures(reasons) if faulty else reasons
    return JudgedPlay(
        number=number,
        decision=decision,
        found=found,
        best=best.action,
        points=own.points if faulty else 0.0,
        chance=own.chance if faulty else 0.0,
        cost=own.cost if faulty else 0.0,
        error=own.error,
        at_stake=max(choice.cost for choice in found.choices),
        verdict=verdict,
        reasons=reasons,
    )


def _but_figures(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Reasons for a better choice without the figures, which are told as what it cost."""
    alone = (reason for reason in reasons if reason.why not in BY_FIGURES)
    return tuple(
        replace(reason, why=Why.MANY_TRUMPS) if reason.why is Why.TRUMPS_THEN else reason for reason in alone
    )


def _verdict(own: Choice, found: Deliberation) -> Verdict:
    at_least = own.cost - own.error
    alike = own.prospect.figures == found.advice.prospect.figures
    if alike or not own.mistaken:
        return Verdict.STRONG if own is found.advice and _strong(found) else Verdict.GOOD
    return next(
        (v for least, v in ((GRAVE, Verdict.GRAVE), (COSTLY, Verdict.MISTAKE)) if at_least >= least),
        Verdict.SLIP,
    )


def _strong(found: Deliberation) -> bool:
    """Whether the best had an idea to it, and no other choice would have done nearly as well."""
    others = [choice for choice in found.choices if choice is not found.advice]
    idea = found.advice.prospect.reasons[0].why in SHOWS_SKILL
    return idea and all(choice.cost >= COSTLY and choice.sure for choice in others)


@dataclass(frozen=True, kw_only=True, slots=True)
class JudgedHand:
    """All that is said of a hand: the plays that can be judged, the worth of the deal, what was made of it.

    `par` is what maestros make of these cards, None where nobody can say; `made` are the points of the seat's
    side, None where the hand broke off; `unjudged` is how many decisions nothing is said of.
    """

    number: int
    plays: tuple[JudgedPlay, ...]
    unjudged: int
    par: Par | None
    made: int | None

    @property
    def costly(self) -> tuple[JudgedPlay, ...]:
        """The plays that cost most, the dearest first."""
        faulty = [play for play in self.plays if play.faulty]
        return tuple(sorted(faulty, key=lambda play: -play.cost)[:MOST_COSTLY])

    @property
    def strong(self) -> tuple[JudgedPlay, ...]:
        """The plays to be praised, those first of which most depended."""
        found = [play for play in self.plays if play.verdict is Verdict.STRONG]
        return tuple(sorted(found, key=_margin, reverse=True)[:MOST_STRONG])

    @property
    def accuracy(self) -> float | None:
        """How well its plays were chosen (0 … 1), None where nothing was ever at stake."""
        return accuracy(self.plays)

    @property
    def lost(self) -> float:
        """The points that own plays cost, all together."""
        return sum(play.points for play in self.plays)


def _margin(play: JudgedPlay) -> float:
    """What the next best choice would have cost."""
    return min((choice.cost for choice in play.found.choices if choice.cost > 0), default=0.0)


def accuracy(plays: Sequence[JudgedPlay]) -> float | None:
    """The mean accuracy of the plays in which something was at stake."""
    found = [share for play in plays if (share := play.accuracy) is not None]
    return sum(found) / len(found) if found else None
