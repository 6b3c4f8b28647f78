"""What each legal action is worth to the seat that sees an observation, and why: for who wants to learn.

Values come from an exact search where nothing is hidden, else from the net of the game, else from the rule
player's estimate. Everything is a function of the observation alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from random import Random

from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Action, Bid, Call, Exchange, Pass, Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.trick import playable
from briscola.players.coding import coder_of
from briscola.players.heuristic.belief import scenarios
from briscola.players.heuristic.prices import POINTS_COUNT, SPREAD
from briscola.players.heuristic.trick_play import action_values
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.insight.auction_insight import bids, calls
from briscola.players.insight.prospects import Prospect, chance_of
from briscola.players.insight.reasoning import reasons_for
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import Knowledge, know
from briscola.players.levels import make_player
from briscola.players.nets.arrays import Floats
from briscola.players.nets.trained import trained_player
from briscola.players.search.budget import budget_of
from briscola.players.search.endgame import STEPS_150_MS, known_values

TEACHER = "maestro:goal=win"


class Source(StrEnum):
    """Where the values of an insight come from."""

    EXACT = "exact"
    NET = "net"
    RULES = "rules"


@dataclass(frozen=True, kw_only=True, slots=True)
class Insight:
    """The prospects of all legal actions, in their order, and which of them the strongest level takes."""

    prospects: tuple[Prospect, ...]
    best: int
    source: Source

    @property
    def advice(self) -> Prospect:
        """The action that is taken."""
        return self.prospects[self.best]


def evaluate(view: Observation) -> Insight:
    """For each of `view.legal` the final points, the chance to win the hand (or the contract) and reasons."""
    match view.legal[0]:
        case Play():
            prospects, source = _plays(view)
        case Exchange():
            prospects, source = _exchanges(view)
        case Bid() | Pass():
            prospects, source = bids(view), Source.RULES
        case Call():
            prospects, source = calls(view), Source.RULES
    chosen = make_player(TEACHER, seed=0, seat=view.seat).choose(view)
    return Insight(prospects=prospects, best=view.legal.index(chosen), source=source)


def _plays(view: Observation) -> tuple[tuple[Prospect, ...], Source]:
    knowledge = know(view)
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
    proven = (Reason(why=Why.EXACT),) if source is Source.EXACT else ()
    prospects = tuple(
        Prospect(
            action=action,
            points=min(mine + knowledge.left, max(mine, points)),
            chance=min(1.0, max(0.0, chance)),
            reasons=tuple(sorted((*reasons_for(knowledge, card), *proven), key=lambda r: r.against)),
        )
        for action, card, (points, chance) in zip(view.legal, cards, found, strict=True)
    )
    return prospects, source


def _values(
    view: Observation, knowledge: Knowledge, cards: Sequence[int], mine: float
) -> tuple[list[tuple[float, float]], Source]:
    """Final points and chance of each card."""
    exact = known_values(knowledge, STEPS_150_MS)
    if exact is not None:
        finals = [mine + (knowledge.left + exact[c]) / 2 for c in cards]
        return [(final, view.rules.won(final)) for final in finals], Source.EXACT
    trained = _trained(knowledge)
    if trained is not None:
        found = zip(*trained, strict=True)
        return [(mine + view.rules.total * float(share), float(win)) for share, win in found], Source.NET
    return _estimates(view, knowledge, cards, mine), Source.RULES


def _trained(knowledge: Knowledge) -> tuple[Floats, Floats] | None:
    """The share of points that each card is still to bring, and its chance; None where there is no net."""
    rules = knowledge.rules
    net = trained_player(rules, win=True, talks=True, search=budget_of(rules))
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


def _exchanges(view: Observation) -> tuple[tuple[Prospect, ...], Source]:
    """Each answer is worth what the best play after it is worth."""
    prospects = []
    source = Source.RULES
    give, take = _swap(view)
    for action in view.legal:
        assert isinstance(action, Exchange)
        after = _exchanged(view, give, take) if action.take else view
        plays, source = _plays(replace(after, legal=_playable(after)))
        best = max(plays, key=lambda play: (round(play.chance, 3), round(play.points, 1)))
        gain = (Reason(why=Why.HIGHER_FOR_LOWER, cards=(take, give)),) if action.take else ()
        prospects.append(Prospect(action=action, points=best.points, chance=best.chance, reasons=gain))
    return tuple(prospects), source


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
