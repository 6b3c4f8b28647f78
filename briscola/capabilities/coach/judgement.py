"""A judged play: its cost next to the best play, whether that matters, and the reasons."""

from collections.abc import Sequence
from enum import StrEnum
from math import exp

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.decisions import Decision
from briscola.engine.actions import Action, Play
from briscola.players.insight.choice_comparison import Choice, Deliberation, Ground
from briscola.players.insight.comparison import better_than
from briscola.players.insight.prospects import Closeness
from briscola.players.insight.reasons import FIGURES, NEARLY, Reason, Why
from briscola.players.insight.significance import COSTLY, SURE, TELLS
from briscola.players.knowledge import know
from briscola.players.search.par_score import Par

GRAVE = 5.0
"""Points lost beyond doubt from which a play is a grave mistake: both ways of playing on must say so.

`COSTLY`, less one standard error, for a mistake.
"""
FORGIVEN = 4.0
"""Points of loss at which the accuracy of a play falls to 1/e."""
EDITION = 4
"""Edition of the search and of the stored figures; judgements of other editions are made anew."""
MOST_COSTLY, MOST_STRONG = 3, 3
"""Most costly and most strong plays of a hand that are shown."""

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
"""Reasons that name an idea; only these earn praise for a good play."""


class Verdict(StrEnum):
    """Quality of a play."""

    STRONG = "strong"  # the best, and nothing else would have done
    GOOD = "good"  # as good as the best
    SLIP = "slip"  # a little less
    MISTAKE = "mistake"
    GRAVE = "grave"


class Finding(Struct, frozen=True, kw_only=True):
    """The figures of one decision, by its number in the hand (from 1): all else follows from them.

    `found` are the final points and the chance of each choice, `doubts` their standard errors. This is what
    is stored.
    """

    number: int
    ground: Ground
    samples: int
    found: tuple[tuple[float, float], ...]
    doubts: tuple[float, ...]


class HandFinding(Struct, frozen=True, kw_only=True):
    """The figures of a hand; `edition` is that of the search and of this form.

    `par` is what maestros make of these cards, None if nobody can say. `made` are the points of the seat's
    side, None if the hand broke off. `unjudged` is the number of decisions that can't be judged.
    """

    edition: int = EDITION
    plays: tuple[Finding, ...]
    unjudged: int
    par: Par | None
    made: int | None


class JudgedPlay(Struct, frozen=True, kw_only=True):
    """One decision of the person next to the best choice, as the process finds it and the sheet shows it.

    `points`, `chance` and `cost` (both weighed together, in points) are how far it was behind, ± `error`.
    `at_stake` is the cost of the worst choice. `reasons` say why the best choice is better; if the play was
    itself the best, they say what is good about it.
    """

    finding: Finding
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

    def at(self, decision: Decision) -> "JudgedPlay":
        """The same judgement of a decision of this process, after it came from another one."""
        return replace(self, decision=decision, found=replace(self.found, view=decision.view))

    @property
    def proven(self) -> bool:
        """True if the values are exact."""
        return self.found.ground is Ground.EXACT

    @property
    def faulty(self) -> bool:
        """True if another choice would certainly have been better."""
        return self.verdict not in (Verdict.STRONG, Verdict.GOOD)

    @property
    def indifferent(self) -> bool:
        """True if every choice was as good: proven, or so near that it does not count."""
        advice = self.found.advice
        others = (choice for choice in self.found.choices if choice is not advice)
        return all(choice.prospect.closeness is Closeness.AS_GOOD for choice in others)

    @property
    def told_as_chance(self) -> bool:
        """True if what it cost is shown as a chance to win: of bids, and of plays that lost no points."""
        return self.found.ground is Ground.NET or (not self.points and self.chance > 0)

    @property
    def shown_cost(self) -> tuple[float, float]:
        """Key that puts plays in the order of what is shown of their cost, in points."""
        return (self.cost if self.told_as_chance else self.points), self.cost

    @property
    def accuracy(self) -> float | None:
        """Accuracy of the choice (0 … 1); None if nothing was at stake."""
        return exp(-self.cost / FORGIVEN) if self.at_stake >= TELLS else None


def judged(number: int, decision: Decision, found: Deliberation) -> JudgedPlay | None:
    """Judge a decision; None if nothing is known about the action taken."""
    own = found.of(decision.action)
    if own is None:
        return None
    verdict = _verdict(own, found)
    faulty = verdict not in (Verdict.STRONG, Verdict.GOOD)
    best = found.advice if faulty else own
    if faulty and isinstance(own.action, Play) and isinstance(best.action, Play):
        reasons = better_than(found.best, found.choices.index(own), know(found.view))
    else:
        told = best.prospect.reasons
        reasons = told if best is found.advice else tuple(each for each in told if each.why.kind is NEARLY)
        reasons = _but_figures(reasons) if faulty else reasons
    return JudgedPlay(
        finding=Finding(
            number=number,
            ground=found.ground,
            samples=found.samples,
            found=found.found,
            doubts=tuple(choice.error for choice in found.choices),
        ),
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
    """Drop reasons made of figures: the cost of the play already tells them."""
    alone = (reason for reason in reasons if reason.why.kind is not FIGURES)
    return tuple(
        replace(reason, why=Why.MANY_TRUMPS) if reason.why is Why.TRUMPS_THEN else reason for reason in alone
    )


def _verdict(own: Choice, found: Deliberation) -> Verdict:
    alike = own.prospect.figures == found.advice.prospect.figures
    if alike or not own.mistaken:
        return Verdict.STRONG if own is found.advice and _strong(found) else Verdict.GOOD
    if own.cost - SURE * own.error >= GRAVE:
        return Verdict.GRAVE
    return Verdict.MISTAKE if own.cost - own.error >= COSTLY else Verdict.SLIP


def _strong(found: Deliberation) -> bool:
    """True if the best choice follows an idea and every other choice costs clearly more."""
    others = [choice for choice in found.choices if choice is not found.advice]
    idea = found.advice.prospect.reasons[0].why in SHOWS_SKILL
    return idea and all(choice.cost >= COSTLY and choice.sure for choice in others)


class JudgedHand(Struct, frozen=True, kw_only=True):
    """The judgement of a hand: its judged plays, and the figures that are stored of it."""

    number: int
    plays: tuple[JudgedPlay, ...]
    finding: HandFinding

    @property
    def costly(self) -> tuple[JudgedPlay, ...]:
        """The costliest plays by what is shown, dearest first; at most `MOST_COSTLY`."""
        return costliest(self.plays)

    @property
    def strong(self) -> tuple[JudgedPlay, ...]:
        """Plays worth praise, those with the largest margin first; at most `MOST_STRONG`."""
        return strongest(self.plays)

    @property
    def accuracy(self) -> float | None:
        """Mean accuracy of the plays (0 … 1); None if nothing was ever at stake."""
        return accuracy(self.plays)

    @property
    def lost(self) -> float:
        """Card points that the person's plays lost in all."""
        return sum(play.points for play in self.plays)


def costliest(plays: Sequence[JudgedPlay]) -> tuple[JudgedPlay, ...]:
    """Those of the plays that cost most by what is shown, dearest first; at most `MOST_COSTLY`."""
    faulty = [play for play in plays if play.faulty]
    return tuple(sorted(faulty, key=lambda play: play.shown_cost, reverse=True)[:MOST_COSTLY])


def strongest(plays: Sequence[JudgedPlay]) -> tuple[JudgedPlay, ...]:
    """Those of the plays that are worth praise, with the largest margin first; at most `MOST_STRONG`."""
    found = [play for play in plays if play.verdict is Verdict.STRONG]
    return tuple(sorted(found, key=_margin, reverse=True)[:MOST_STRONG])


def _margin(play: JudgedPlay) -> float:
    """Cost of the second-best choice, in points."""
    return min((choice.cost for choice in play.found.choices if choice.cost > 0), default=0.0)


def accuracy(plays: Sequence[JudgedPlay]) -> float | None:
    """Mean accuracy (0 … 1) of the plays with something at stake; None if there are none."""
    found = [share for play in plays if (share := play.accuracy) is not None]
    return sum(found) / len(found) if found else None
