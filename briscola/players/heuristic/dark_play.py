"""The first trick in the dark, and the call after it (V-CH-26/27)."""

from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Action, Call, Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.trick import winning
from briscola.players.heuristic.bidding import HandValue, best_call, expected_points


def as_in_mind(view: Observation, value: HandValue) -> Observation:
    """The caller's view as if he had called the card he intends to call; any other view unchanged."""
    bid = next((bid for _, bid in reversed(view.bids) if bid is not None), None)
    if not view.in_the_dark or view.seat != view.caller or view.to_act != view.seat or bid is None:
        return view
    _, card = best_call(view, view.rules.rank_to_call(bid), value, obliged=bid.obliged)
    return view if card is None else replace(view, called=card, trumps=card.suit)


def dark_card(view: Observation) -> Play | None:
    """The cheapest card, as long as nobody can know the trump. None once the trump is known."""
    if not view.in_the_dark:
        return None
    worth, strength = view.rules.ranking.points, view.rules.ranking.strength
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    return PLAYS[min(cards, key=lambda c: (worth[c], strength[c], c.code))]


def dark_call(view: Observation, value: HandValue) -> Action:
    """The most promising call, by the hand as dealt and the trick on the table."""
    calls = [action for action in view.legal if isinstance(action, Call)]
    return max(calls, key=lambda call: (call_promise(view, call.card, value), call.card.code))


def call_promise(view: Observation, called: Card, value: HandValue) -> float:
    """Points that a caller may expect with that card, those of the waiting trick included."""
    own = (*view.hand, *(card for seat, card in view.table if seat == view.seat))
    alone = called in own
    points = expected_points(own, called, view.rules.ranking.order, value)
    if alone:
        points -= max(value.called) - min(value.called)  # nobody's card comes to help
    if not view.table:
        return points
    taker = winning(view.table, called.suit, view.rules.ranking).seat
    pot = sum(view.rules.ranking.points[play.card] for play in view.table)
    shown = next((play.seat for play in view.table if play.card == called), None)
    if taker in (view.seat, shown):
        return points + pot
    return points if shown is not None else points + pot / (view.rules.places - 1)
