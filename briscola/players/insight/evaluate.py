"""What each legal action is worth to the seat that sees an observation, and why: for who wants to learn.

Values come from an exact search where nothing is hidden, else from the net of the game, else from the rule
player's estimate. Figures, advice and reasons all come from these, and from the observation alone.
"""

from dataclasses import dataclass
from dataclasses import replace as with_fields

from msgspec.structs import replace

from briscola.engine.actions import CONCEDE, PLAYS, Action, Bid, Exchange, Pass, Play, Redeal
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.trick import playable
from briscola.players.heuristic.declaring import open_declarations
from briscola.players.insight.auction_insight import bids, calls, redeal
from briscola.players.insight.comparison import best_of, equals_of, explained_plays, why_not
from briscola.players.insight.declaring_insight import explained
from briscola.players.insight.figures import Source, figures_of
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.leaving import most_possible, plays_on, surely_lost
from briscola.players.nets.trained import trained_bidder
from briscola.players.support import follows

__all__ = ["Insight", "Source", "evaluate"]


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

    Giving up is compared, and advised, only where nobody's play can make the contract any more. Only for
    what is `known_about`.
    """
    if surely_lost(view):
        return _lost(view)
    view = replace(view, legal=tuple([action for action in view.legal if action != CONCEDE]))
    match view.legal[0]:
        case Play():
            return _plays(view)
        case Exchange():
            return _exchanges(view)
        case Redeal():
            prospects, best = redeal(view)
            return Insight(prospects=prospects, best=best, source=Source.NET)
        case Bid() | Pass():
            prospects, best = bids(view)
        case _:
            prospects, best = calls(view)
    known = follows(view) and trained_bidder(view.rules) is not None
    source = Source.NET if known else Source.RULES
    return Insight(prospects=prospects, best=best, source=source)


def _plays(view: Observation) -> Insight:
    """Cards, and what may be declared before them, with what is said of them."""
    knowledge = know(view)
    figures, source = figures_of(view, knowledge)
    best = best_of(figures, knowledge)
    if len(figures) > len(knowledge.legal):
        return Insight(prospects=explained(figures, best, knowledge), best=best, source=source)
    prospects = explained_plays(figures, best, knowledge, exact=source is Source.EXACT)
    return Insight(prospects=prospects, best=best, source=source)


def _lost(view: Observation) -> Insight:
    """A contract that cannot be made any more: one may as well give it up (V-CH-25)."""
    knowledge = know(plays_on(view))
    found, _source = figures_of(knowledge.view, knowledge)
    reasons = (Reason(why=Why.LOST, points=most_possible(view)),)
    plays = [with_fields(prospect, chance=0.0, reasons=reasons) for prospect in found]
    given_up = Prospect(action=CONCEDE, points=view.points[view.seat], chance=0.0, reasons=reasons)
    return Insight(prospects=(*plays, given_up), best=len(plays), source=Source.EXACT)


def _exchanges(view: Observation) -> Insight:
    """Each answer is worth what the best play after it is worth; a higher trump never worth less."""
    give, take = _swap(view)
    after = {True: _exchanged(view, give, take), False: view}
    found, source = {}, Source.RULES
    for answer, seen in after.items():
        seen = replace(seen, legal=_playable(seen))
        knowledge = know(seen)
        plays, source = figures_of(seen, knowledge)
        found[answer] = plays[best_of(plays, knowledge)]
    found[True] = max(found[True], found[False], key=lambda p: p.figures)
    prospects = [
        with_fields(found[action.take], action=action, reasons=())
        for action in view.legal
        if isinstance(action, Exchange)
    ]
    best = next(at for at, action in enumerate(view.legal) if action == Exchange(take=True))
    reasons = (Reason(why=Why.HIGHER_FOR_LOWER, cards=(take, give)), *equals_of(prospects, best))
    advised = prospects[best]
    prospects = [
        with_fields(p, reasons=reasons if at == best else why_not(p, advised))
        for at, p in enumerate(prospects)
    ]
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
    """What may be played, or declared before it, once the exchange is settled."""
    led = view.table[0].card.suit if view.table else None
    knowledge = know(view)
    plays = [PLAYS[card] for card in playable(view.hand, led, knowledge.must_follow)]
    return (*plays, *open_declarations(knowledge))
