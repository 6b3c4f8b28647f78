"""What a bid or a call is worth, and why: the points that a hand may expect with the best card called."""

from math import inf

from briscola.engine.actions import PASS, Bid, Call
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.players.auction import best_call, expected_points
from briscola.players.called_player import called_player
from briscola.players.prospects import Prospect, chance_of
from briscola.players.reasons import Reason, Why
from briscola.players.weights import HAND_VALUES, form_of

CALLER_SPREAD = {"chiamata": 15.0, "morto": 19.0, "morto_open": 19.0}
"""Standard deviation of a caller's points about those expected: 150 called hands of `medium` each."""


def bids(view: Observation) -> tuple[Prospect, ...]:
    """The prospects of each bid, as the caller; a pass has what the lowest bid would come to."""
    form = form_of(view.rules)
    value, spread = HAND_VALUES[form], CALLER_SPREAD[form]
    offers = [action for action in view.legal if isinstance(action, Bid)]
    found: dict[object, Prospect] = {}
    reach = False
    for offer in offers:
        points, card = best_call(view, offer.rank, value)
        enough = card is not None and points >= offer.points
        reach |= enough
        why = Why.HAND_REACHES if enough else Why.BID_BEYOND_HAND
        reasons = [Reason(why=why, cards=() if card is None else (card,), points=round(points))]
        if offer == offers[0] and enough:
            reasons.append(Reason(why=Why.LOWEST_BID, points=offer.points))
        found[offer] = Prospect(
            action=offer,
            points=points,
            chance=chance_of(points, offer.points, spread),
            reasons=tuple(reasons),
        )
    points, card = best_call(view, None, value)
    passes = _defends(view) if reach else None
    short = Reason(why=Why.HAND_FALLS_SHORT, cards=() if card is None else (card,), points=round(points))
    return tuple(
        found[action]
        if action in found
        else Prospect(
            action=action,
            points=points,
            chance=found[offers[0]].chance if offers else 0.0,
            reasons=(passes,) if passes is not None else () if reach else (short,),
        )
        for action in view.legal
    )


def _defends(view: Observation) -> Reason | None:
    """Said of a pass where the net sees the hand win more often without a bid."""
    player = called_player(view.rules)
    if player is None:
        return None
    _, chances = player.values(view)
    found = {action: float(chance) for action, chance in zip(view.legal, chances, strict=True)}
    bid = max((chance for action, chance in found.items() if isinstance(action, Bid)), default=0.0)
    return Reason(why=Why.DEFENDS_BETTER) if found.get(PASS, 0.0) > bid else None


def calls(view: Observation) -> tuple[Prospect, ...]:
    """The prospects of each call that is allowed."""
    form = form_of(view.rules)
    value, spread = HAND_VALUES[form], CALLER_SPREAD[form]
    order = view.rules.ranking.order
    contract = view.contract or 61
    player = called_player(view.rules)
    known = [-inf] * len(view.legal) if player is None else [float(c) for c in player.values(view)[1]]
    least = min((chance for chance in known if chance > -inf), default=1.0)
    found = []
    for action, chance in zip(view.legal, known, strict=True):
        assert isinstance(action, Call)
        points = expected_points(view.hand, action.card, order, value)
        if action.card in view.hand:
            points -= max(value.called) - min(value.called)  # nobody's card comes to help
        if chance == -inf:  # no net, or not worth its thought
            chance = min(least, chance_of(points, contract, spread))
        found.append(
            Prospect(
                action=action,
                points=points,
                chance=chance,
                reasons=call_reasons(view, action.card),
            )
        )
    return tuple(found)


def call_reasons(view: Observation, card: Card) -> tuple[Reason, ...]:
    """What can be said of calling a card."""
    suits = {c.suit: [h for h in view.hand if h.suit is c.suit] for c in view.hand}
    own = tuple(suits.get(card.suit, ()))
    found = []
    if own and len(own) == max(len(held) for held in suits.values()):
        found.append(Reason(why=Why.LONGEST_SUIT, cards=(card, *own), points=len(own)))
    missing = [r for r in view.rules.ranking.order if Card(r, card.suit) not in view.hand]
    if missing and missing[0] is card.rank:
        found.append(Reason(why=Why.BEST_MISSING, cards=(card,)))
    if card in view.hand:
        found.append(Reason(why=Why.CALLS_OWN_CARD, cards=(card,)))
    return tuple(found)
