"""Figures of each card, and of each declaration before it, before any reasons are given."""

from collections.abc import Iterator, Sequence
from math import sqrt
from operator import itemgetter
from random import Random

from msgspec.structs import replace

from briscola.engine.actions import Declare, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.scoring import Independents, TwoSides
from briscola.engine.state import Declaration
from briscola.players.card_codes import coder_of
from briscola.players.declaring import FIRST_TRUMPS, brings, leads_to_come, led_again, to_be_declared
from briscola.players.heuristic.belief import scenarios
from briscola.players.heuristic.pricing import POINTS_COUNT, SPREAD
from briscola.players.heuristic.trick_play import action_values
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.insight.insight import Source
from briscola.players.insight.prospects import Closeness, Prospect, by_both, chance_of
from briscola.players.insight.trick_outlook import certain_result, trial
from briscola.players.knowledge import Knowledge, know
from briscola.players.leaving import plays_on
from briscola.players.net_players.open_hands import BUDGET_150_MS, open_hands_player
from briscola.players.net_players.trained_players import trained_player
from briscola.players.net_players.tricks_player import in_order
from briscola.players.nets.arrays import Floats
from briscola.players.nets.utility import CONTRACT, HAND, POINTS_IN_WIN
from briscola.players.search.endgame import STEPS_150_MS, known_values
from briscola.players.search.race_rollouts import RacePlayer
from briscola.players.search_budget import budget_of

HINT_SAMPLES = 400
"""Samples of a hand that ends early, the same for each choice."""
RACE_DOUBT = 0.02
"""By so much two chances in them may differ where there is no difference: about one standard error."""
NOT_CERTAIN = 0.001
"""Least distance of a chance from 0 and 1 while the hand is not decided."""


def figures_of(
    view: Observation, knowledge: Knowledge, *, quick: bool = False
) -> tuple[tuple[Prospect, ...], Source]:
    """Figures of each card, then of each declaration; results that the rules make certain are exact.

    `quick`: nobody looks ahead, and ends are not played out.
    """
    number = coder_of(view.rules).number
    cards = [number[action.card] for action in view.legal if isinstance(action, Play)]
    if view.rules.ends_at is not None:
        return tuple(_of_race(view, knowledge)), Source.SEARCH
    mine = own_points(knowledge)
    found, source = _values(view, knowledge, cards, mine, quick=quick)
    return prospects_of(view, knowledge, found, exact=source is Source.EXACT), source


def own_points(knowledge: Knowledge) -> float:
    """The points that the seat's side has taken; where sides are not known yet, as they may be."""
    sides = scenarios(knowledge, spite=WEIGHTS[form_of(knowledge.rules)].spite, win=True)
    return sum(
        way.weight * points
        for way in sides
        for seat, points in enumerate(knowledge.points)
        if way.friends[knowledge.me][seat] > 0
    )


def prospects_of(
    view: Observation, knowledge: Knowledge, found: Sequence[tuple[float, float]], *, exact: bool
) -> tuple[Prospect, ...]:
    """The choices by final points and chance, within what is possible at this table.

    `found` are cards, then declarations; there points are those taken, those that cards still bring, and what
    is still declared beyond the mean of the sides.
    """
    mine = own_points(knowledge)
    if view.rules.marianna is not None:
        return _ahead(view, knowledge, [points - mine for points, _ in found])
    prospects = []
    for action, card, (points, chance) in zip(view.legal, knowledge.legal, found, strict=True):
        tried = trial(knowledge, card)
        low = mine + tried.pot * tried.safe
        high = mine + knowledge.left - tried.pot * tried.lost
        decided = certain_result(tried)
        points = min(high, max(low, points))
        if decided is not None:
            chance = decided
        elif not exact:
            if isinstance(view.rules.scoring, Independents) and view.rules.scoring.strict:  # R-HAND-6
                spread = SPREAD * sqrt(knowledge.left) + 1.0
                chance = min(chance, chance_of(points, view.rules.majority, spread))
            least, most = _bounds(view.rules, low, points, high)
            chance = min(most, max(least, chance))
        by_points = view.rules.match_form.by_points
        prospects.append(Prospect(action=action, points=points, chance=chance, by_points=by_points))
    return tuple(prospects)


def _ahead(view: Observation, knowledge: Knowledge, to_come: Sequence[float]) -> tuple[Prospect, ...]:
    """Cards and declarations by how far the side is ahead of the others at the end (V-MA-3).

    `to_come` are the points that each still brings, and what is declared beyond the mean of the sides.
    """
    sides, totals = view.rules.sides, view.totals
    own = view.rules.side_of[view.seat]
    others = len(sides) - 1
    now = sum(totals[seat] * (1.0 if seat in own else -1.0 / others) for side in sides for seat in side)
    found = []
    for at, action in enumerate(in_order(view)):
        more = to_come[at]
        if not view.stock_count:  # nothing can be declared any more: cards alone are to come
            tried = trial(knowledge, knowledge.legal[at])
            more = min(knowledge.left - tried.pot * tried.lost, max(tried.pot * tried.safe, more))
        margin = now + more - (knowledge.left - more) / others
        found.append(Prospect(action=action, points=margin, chance=0.5, by_points=True, ahead=True))
    return tuple(found)


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
    view: Observation, knowledge: Knowledge, cards: Sequence[int], mine: float, *, quick: bool
) -> tuple[list[tuple[float, float]], Source]:
    """Final points and chance of each card, then of each declaration."""
    exact = None if quick else proven(knowledge, mine)
    if exact is not None:
        return exact, Source.EXACT
    trained = _trained(knowledge, quick=quick)
    if trained is not None:
        found = [
            (mine + view.rules.total * float(share), float(win)) for share, win in zip(*trained, strict=True)
        ]
        return by_both(found, points_in_a_hand(view.rules)), Source.NET
    return [*_estimates(view, knowledge, cards, mine), *_declared(view, knowledge, mine)], Source.RULES


def _of_race(view: Observation, knowledge: Knowledge) -> Iterator[Prospect]:
    """Yield the choices of a hand that ends early (V-MA-6); what its samples hardly tell apart is near.

    What ends the hand is certain, and never near to what does not.
    """
    found = _in_race(view, knowledge)
    top = max(chance for _, chance in found)
    for action, (points, chance) in zip(in_order(view), found, strict=True):
        yield Prospect(action=action, points=points, chance=chance, closeness=race_closeness(chance, top))


def race_closeness(chance: float, top: float) -> Closeness:
    """Closeness of a choice to one of chance `top`, both from samples of a hand that ends early."""
    near = 0 < chance <= top < 1 and top - chance <= RACE_DOUBT
    return Closeness.NEARLY if near else Closeness.BEHIND


def _in_race(view: Observation, knowledge: Knowledge) -> list[tuple[float, float]]:
    """Final points, and chance to win a hand that ends early (V-MA-6), of cards, then of declarations.

    A declaration is as good as the best card after it.
    """
    found = []
    for card, points, chance in zip(
        knowledge.legal, *RacePlayer(HINT_SAMPLES).values(knowledge), strict=True
    ):
        decided = certain_result(trial(knowledge, card))
        likely = min(1 - NOT_CERTAIN, max(NOT_CERTAIN, float(chance)))
        found.append((float(points), likely if decided is None else decided))
    for action in in_order(view):
        if isinstance(action, Declare):
            after = know(plays_on(after_declaring(view, action)))
            found.append(max(_in_race(after.view, after), key=itemgetter(1, 0)))
    return found


def proven(knowledge: Knowledge, mine: float) -> list[tuple[float, float]] | None:
    """Final points and chance of each card if nothing is hidden but the draws; None elsewhere.

    `mine` are the points that the side has taken.
    """
    rules = knowledge.rules
    exact = known_values(knowledge, STEPS_150_MS)
    if exact is not None:
        finals = [mine + (knowledge.left + exact[c]) / 2 for c in knowledge.legal]
        return _won(rules, finals)
    if rules.open_hands and len(knowledge.unseen) <= 1:
        # One card of the stock is not seen: who draws it, and who the turned one, follows from the play.
        tree = open_hands_player(rules, win=True, budget=BUDGET_150_MS)
        if tree is not None:
            finals = [mine + rules.total * float(share) for share in tree.searched_values(knowledge)[0]]
            return _won(rules, finals)
    return None


def _won(rules: Rules, finals: Sequence[float]) -> list[tuple[float, float]] | None:
    """Final points with what they win; None where the last trick breaks a tie: its winner is not known."""
    by_trick = isinstance(rules.scoring, TwoSides) and rules.scoring.last_trick_breaks_tie
    if by_trick and rules.total / 2 in finals:  # R-HAND-3
        return None
    return [(final, rules.won(final)) for final in finals]


def points_in_a_hand(rules: Rules) -> float:
    """Points that are worth as much to the maestro as the hand, or the contract."""
    return CONTRACT if rules.has_payments else HAND / (POINTS_IN_WIN * (1 + rules.two_sides))


def _trained(knowledge: Knowledge, *, quick: bool) -> tuple[Floats, Floats] | None:
    """The share of points that each card is still to bring, and its chance; None where there is no net."""
    rules = knowledge.rules
    win = not rules.match_form.by_points
    open_hands = None if quick else open_hands_player(rules, win=win, budget=BUDGET_150_MS)
    search = None if quick else budget_of(rules)
    net = open_hands or trained_player(rules, win=win, talks=True, search=search)
    return None if net is None else net.searched_values(knowledge)


def _estimates(
    view: Observation, knowledge: Knowledge, cards: Sequence[int], mine: float
) -> list[tuple[float, float]]:
    """The rule player's values of the trick, on top of a fair share of what is still to come.

    What a pair is kept for counts as much as it is likely to bring.
    """
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
    waiting = _above_mean(rules, to_be_declared(knowledge))
    finals = [mine + knowledge.left * share + value / 2 + waiting for value in found]
    return [(final, chance_of(final, target, spread)) for final in finals]


def _declared(view: Observation, knowledge: Knowledge, mine: float) -> list[tuple[float, float]]:
    """The rule player's value of each declaration: its points, its trumps, the best card after it."""
    found = []
    for action in in_order(view):
        if isinstance(action, Declare):
            after = know(plays_on(after_declaring(view, action)))
            best = max(_estimates(after.view, after, after.legal, mine))
            new_trumps = FIRST_TRUMPS / 2 if after.trumps != knowledge.trumps else 0.0
            paid = led_again(leads_to_come(knowledge)) if view.table else 1.0  # V-MA-6
            points = best[0] + _above_mean(view.rules, paid * brings(view, action.suit)) + new_trumps
            found.append((points, best[1]))
    return found


def _above_mean(rules: Rules, declared: float) -> float:
    """A side's declared points, less the mean of the sides, as nets reckon them."""
    return declared * (1 - 1 / len(rules.sides))


def after_declaring(view: Observation, action: Declare) -> Observation:
    """The moment after a declaration, with the same cards to lead (V-MA-2)."""
    marianna = view.rules.marianna
    assert marianna is not None
    made = Declaration(
        trick=len(view.tricks) + 1,
        seat=view.seat,
        suit=action.suit,
        points=0 if view.table else brings(view, action.suit),
    )
    return replace(
        view,
        declared=(*view.declared, made),
        trumps=action.suit if marianna.makes_trumps else view.trumps,
        legal=tuple(each for each in view.legal if isinstance(each, Play)),
    )
