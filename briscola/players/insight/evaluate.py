"""What each legal action is worth to the seat that sees an observation, and why: for who wants to learn.

Values come from an exact search where nothing is hidden, else from the net of the game, else from the rule
player's estimate. Figures, advice and reasons all come from these, and from the observation alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace as with_fields
from enum import StrEnum
from math import sqrt
from random import Random

from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Action, Bid, Declare, Exchange, Pass, Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.trick import playable
from briscola.players.coding import coder_of
from briscola.players.heuristic.belief import scenarios
from briscola.players.heuristic.declaring import best_declaration, brings
from briscola.players.heuristic.prices import POINTS_COUNT, SPREAD
from briscola.players.heuristic.trick_play import action_values
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.insight.auction_insight import bids, calls
from briscola.players.insight.comparison import best_of, equals_of, explained_plays
from briscola.players.insight.prospects import Prospect, by_both, chance_of
from briscola.players.insight.reasons import Reason, Why
from briscola.players.insight.trial import settled, trial
from briscola.players.knowledge import Knowledge, know
from briscola.players.leaving import plays_on
from briscola.players.nets.arrays import Floats
from briscola.players.nets.chiamata.player import CONTRACT
from briscola.players.nets.trained import trained_bidder, trained_player
from briscola.players.nets.tricks.player import HAND, POINTS_IN_WIN
from briscola.players.search.budget import budget_of
from briscola.players.search.endgame import STEPS_150_MS, known_values
from briscola.players.search.open_hands import BUDGET_150_MS, open_hands_player
from briscola.players.support import follows

NOT_CERTAIN = 0.001
"""How near a chance may come to none or to certainty while the hand is not decided."""


class Source(StrEnum):
    """Where the values of an insight come from."""

    EXACT = "exact"
    NET = "net"
    RULES = "rules"


@dataclass(frozen=True, kw_only=True, slots=True)
class Insight:
    """The prospects of all legal actions, in their order, and which is advised: the best by its figures."""

    prospects: tuple[Prospect, ...]
    best: int
    source: Source

    @property
    def advice(self) -> Prospect:
        """The action that is advised."""
        return self.prospects[self.best]


def evaluate(view: Observation) -> Insight:
    """For each of `view.legal` the final points, the chance to win the hand (or the contract) and reasons.

    Giving up is no choice that is compared. Only for what is `known_about`.
    """
    made = best_declaration(view)
    if made is not None:
        return _declarations(view, made)
    view = plays_on(view)
    match view.legal[0]:
        case Play():
            return _plays(view)
        case Exchange():
            return _exchanges(view)
        case Bid() | Pass():
            prospects, best = bids(view)
        case _:
            prospects, best = calls(view)
    known = follows(view) and trained_bidder(view.rules) is not None
    source = Source.NET if known else Source.RULES
    return Insight(prospects=prospects, best=best, source=source)


def _declarations(view: Observation, made: Declare) -> Insight:
    """A declaration is worth its points beside the best card after it (V-MA-3); it is never put off."""
    plays = _plays(plays_on(view))
    found = [
        Prospect(
            action=action,
            points=(plays.advice.points or 0.0) + brings(view, action.suit),
            chance=plays.advice.chance,
            by_points=True,
            reasons=(Reason(why=Why.DECLARES, points=brings(view, action.suit)),),
        )
        for action in view.legal
        if isinstance(action, Declare)
    ]
    prospects = (*plays.prospects, *found)
    best = next(at for at, prospect in enumerate(prospects) if prospect.action == made)
    return Insight(prospects=prospects, best=best, source=plays.source)


def _plays(view: Observation) -> Insight:
    """Cards with what is said of them."""
    knowledge = know(view)
    figures, source = _figures(view, knowledge)
    best = best_of(figures, knowledge)
    prospects = explained_plays(figures, best, knowledge, exact=source is Source.EXACT)
    return Insight(prospects=prospects, best=best, source=source)


def _figures(view: Observation, knowledge: Knowledge) -> tuple[tuple[Prospect, ...], Source]:
    """What each card comes to, as far as the rules allow: what is certain is no guess."""
    number = coder_of(view.rules).number
    cards = [number[action.card] for action in view.legal if isinstance(action, Play)]
    sides = scenarios(knowledge, spite=WEIGHTS[form_of(view.rules)].spite, win=True)
    mine = sum(
        way.weight * points
        for way in sides
        for seat, points in enumerate(knowledge.points)
        if way.friends[knowledge.me][seat] > 0
    )
    found, source = _values(view, knowledge, cards, mine)
    prospects = []
    for action, card, (points, chance) in zip(view.legal, cards, found, strict=True):
        tried = trial(knowledge, card)
        low = mine + tried.pot * tried.safe
        high = mine + knowledge.left - tried.pot * tried.lost
        decided = settled(tried)
        points = min(high, max(low, points))
        if decided is not None:
            chance = decided
        elif source is not Source.EXACT:
            least, most = _bounds(view.rules, low, points, high)
            chance = min(most, max(least, chance))
        by_points = view.rules.match_form.by_points
        prospects.append(Prospect(action=action, points=points, chance=chance, by_points=by_points))
    return tuple(prospects), source


def _bounds(rules: Rules, low: float, points: float, high: float) -> tuple[float, float]:
    """The least and the highest chance for more than half of the points where so many are expected.

    Of points between `low` and `high`; Markov's inequality, both ways.
    """
    half = rules.total / 2
    if not rules.two_sides:
        return NOT_CERTAIN, 1 - NOT_CERTAIN
    least = (points - half) / (high - half) if high > half else 0.0
    most = (points - low) / (half - low) if low < half else 1.0
    return max(NOT_CERTAIN, least), max(NOT_CERTAIN, min(1 - NOT_CERTAIN, most))


def _values(
    view: Observation, knowledge: Knowledge, cards: Sequence[int], mine: float
) -> tuple[list[tuple[float, float]], Source]:
    """Final points and chance of each card."""
    exact = known_values(knowledge, STEPS_150_MS)
    if exact is not None:
        finals = [mine + (knowledge.left + exact[c]) / 2 for c in cards]
        return [(final, view.rules.won(final)) for final in finals], Source.EXACT
    trained = _trained(knowledge)
    if trained is not None and view.rules.open_hands and len(knowledge.unseen) <= 1:
        # One card of the stock is not seen: who draws it, and who the turned one, follows from the play.
        finals = [mine + view.rules.total * float(share) for share in trained[0]]
        return [(final, view.rules.won(final)) for final in finals], Source.EXACT
    if trained is not None:
        found = [
            (mine + view.rules.total * float(share), float(win)) for share, win in zip(*trained, strict=True)
        ]
        return by_both(found, _points_in_a_hand(view.rules)), Source.NET
    return _estimates(view, knowledge, cards, mine), Source.RULES


def _points_in_a_hand(rules: Rules) -> float:
    """How many points are worth as much as the hand, or the contract, to the maestro."""
    return CONTRACT if rules.has_payments else HAND / (POINTS_IN_WIN * (1 + rules.two_sides))


def _trained(knowledge: Knowledge) -> tuple[Floats, Floats] | None:
    """The share of points that each card is still to bring, and its chance; None where there is no net."""
    rules = knowledge.rules
    net = open_hands_player(rules, win=True, budget=BUDGET_150_MS) or trained_player(
        rules, win=True, talks=True, search=budget_of(rules)
    )
    return None if net is None else net.searched_values(knowledge)


def _estimates(
    view: Observation, knowledge: Knowledge, cards: Sequence[int], mine: float
) -> list[tuple[float, float]]:
    """The rule player's values of the trick, on top of a fair share of what is still to come."""
    rules, weights = view.rules, WEIGHTS[form_of(view.rules)]
    sides = scenarios(knowledge, spite=weights.spite, win=True)
    found = action_values(knowledge, cards, sides, POINTS_COUNT, weights, Random(0))
    if view.contract is not None and view.caller is not None:
        with_caller = sum(way.weight for way in sides if way.friends[knowledge.me][view.caller] > 0)
        target = rules.target(view.contract, calls=with_caller >= 0.5)
        share = target / rules.total
    elif rules.two_sides:
        target, share = rules.majority, 0.5
    else:
        share = 1 / len(rules.sides)
        others = (points for seat, points in enumerate(knowledge.points) if seat != knowledge.me)
        target = round(max(others) + knowledge.left * share) + 1
    spread = SPREAD * sqrt(knowledge.left) + 1.0
    finals = [mine + knowledge.left * share + value / 2 for value in found]
    return [(final, chance_of(final, target, spread)) for final in finals]


def _exchanges(view: Observation) -> Insight:
    """Each answer is worth what the best play after it is worth; a higher trump never worth less."""
    give, take = _swap(view)
    after = {True: _exchanged(view, give, take), False: view}
    found, source = {}, Source.RULES
    for answer, seen in after.items():
        seen = replace(seen, legal=_playable(seen))
        knowledge = know(seen)
        plays, source = _figures(seen, knowledge)
        found[answer] = plays[best_of(plays, knowledge)]
    found[True] = max(found[True], found[False], key=lambda p: p.figures)
    prospects = [
        with_fields(found[action.take], action=action, reasons=())
        for action in view.legal
        if isinstance(action, Exchange)
    ]
    best = next(at for at, action in enumerate(view.legal) if action == Exchange(take=True))
    reasons = (Reason(why=Why.HIGHER_FOR_LOWER, cards=(take, give)), *equals_of(prospects, best))
    prospects[best] = with_fields(prospects[best], reasons=reasons)
    return Insight(prospects=tuple(prospects), best=best, source=source)


def _swap(view: Observation) -> tuple[Card, Card]:
    """The card that may be given, and the turned one."""
    assert view.turned is not None
    give = view.rules.swap_card(view.hand, view.turned)
    assert give is not None
    return give, view.turned


def _exchanged(view: Observation, give: Card, take: Card) -> Observation:
    return replace(view, hand=tuple(take if card == give else card for card in view.hand), turned=give)


def _playable(view: Observation) -> tuple[Action, ...]:
    """The plays that follow the exchange."""
    led = view.table[0].card.suit if view.table else None
    return tuple(PLAYS[card] for card in playable(view.hand, led, know(view).must_follow))
