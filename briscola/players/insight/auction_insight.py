"""What a bid or a call is worth, and why: the points that a hand may expect with the best card called."""

from collections.abc import Sequence
from math import inf

from briscola.engine.actions import PASS, Bid, Call
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.players.heuristic.auction import best_call, expected_points
from briscola.players.heuristic.weights import HAND_VALUES, form_of
from briscola.players.insight.prospects import Prospect, chance_of
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.nets.trained import trained_bidder

EVEN = 0.5
CALLER_SPREAD = {"chiamata": 15.0, "morto": 19.0, "morto_open": 19.0}
"""Standard deviation of a caller's points about those expected: 150 called hands of `medium` each."""


def bids(view: Observation) -> tuple[Prospect, ...]:
    """The prospects of each bid and of the pass.

    Chances are the net's that one's side wins, in the end, after that; of bids it gives no thought to, the
    chance that such a hand makes the contract.
    """
    form = form_of(view.rules)
    value, spread = HAND_VALUES[form], CALLER_SPREAD[form]
    known = _known_chances(view)
    lowest = next((action for action in view.legal if isinstance(action, Bid)), None)
    found: list[Prospect] = []
    reach = False
    least = 1.0
    for action, chance in zip(view.legal, known, strict=True):
        if not isinstance(action, Bid):
            continue
        points, card = best_call(view, action.rank, value)
        enough = card is not None and points >= action.points
        reach |= enough
        least = chance if chance is not None else min(least, chance_of(points, action.points, spread))
        why = Why.HAND_REACHES if enough else Why.BID_BEYOND_HAND
        reasons = [Reason(why=why, cards=() if card is None else (card,), points=round(points))]
        if action == lowest and enough:
            reasons.append(Reason(why=Why.LOWEST_BID, points=action.points))
        found.append(Prospect(action=action, points=points, chance=least, reasons=tuple(reasons)))
    if PASS in view.legal:
        found.insert(view.legal.index(PASS), _pass(view, known, reach=reach))
    return tuple(found)


def _pass(view: Observation, known: Sequence[float | None], *, reach: bool) -> Prospect:
    """The prospect of a pass; `reach`: some bid is within the hand. Without a net its chance is even."""
    points, card = best_call(view, None, HAND_VALUES[form_of(view.rules)])
    chance = known[view.legal.index(PASS)]
    bid = [
        c for action, c in zip(view.legal, known, strict=True) if isinstance(action, Bid) and c is not None
    ]
    reasons = []
    if not reach:
        cards = () if card is None else (card,)
        reasons.append(Reason(why=Why.HAND_FALLS_SHORT, cards=cards, points=round(points)))
    elif _promise(view) < EVEN:
        reasons.append(Reason(why=Why.MOSTLY_FAILS))
    elif chance is not None and bid and chance > max(bid):
        reasons.append(Reason(why=Why.DEFENDS_BETTER))
    return Prospect(
        action=PASS, points=points, chance=EVEN if chance is None else chance, reasons=tuple(reasons)
    )


def _promise(view: Observation) -> float:
    """The net's chance that the lowest bid is made if nobody bids more; 1 without a net or a bid."""
    player = trained_bidder(view.rules)
    lowest = next((action for action in view.legal if isinstance(action, Bid)), None)
    return 1.0 if player is None or lowest is None else player.promise(know(view), lowest)


def _known_chances(view: Observation) -> Sequence[float | None]:
    """The net's chance of each legal action; None where it gives none a thought, or there is no net."""
    player = trained_bidder(view.rules, win=True)
    if player is None:
        return [None] * len(view.legal)
    _, chances = player.values(know(view))
    return [float(chance) if chance > -inf else None for chance in chances]


def calls(view: Observation) -> tuple[Prospect, ...]:
    """The prospects of each call that is allowed."""
    form = form_of(view.rules)
    value, spread = HAND_VALUES[form], CALLER_SPREAD[form]
    order = view.rules.ranking.order
    contract = view.rules.target(view.contract)
    known = _known_chances(view)
    least = min((chance for chance in known if chance is not None), default=1.0)
    found = []
    for action, chance in zip(view.legal, known, strict=True):
        assert isinstance(action, Call)
        points = expected_points(view.hand, action.card, order, value)
        if action.card in view.hand:
            points -= max(value.called) - min(value.called)  # nobody's card comes to help
        if chance is None:
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
