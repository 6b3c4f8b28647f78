"""Reasons to bid, pass or call, from the hand: a suit for trumps, its gaps, the margin of a contract."""

from collections.abc import Sequence

from briscola.engine.actions import Bid
from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.observation import Observation
from briscola.players.insight.reasons import Reason, Why

LONG, SHORT = 4, 3
"""A suit of so many cards is one to make trumps; a hand without a longer one than this is short."""
DEAR, CHEAP = 80, 66
"""A contract from DEAR on leaves few points to lose; one up to CHEAP leaves nearly half."""
LITTLE = 2
"""Most points of a called card that helps little: a jack or less."""
RICH, POOR = 30, 18
"""Points of a hand that is worth much, or little; an average one has 24."""
HIGH = (Rank.ACE, Rank.THREE, Rank.KING)


def why_bid(view: Observation, bid: Bid, called: Card) -> Reason | None:
    """Reason for that bid, after which that card would be called; None if the hand gives none."""
    if bid == _bids(view)[0] and _others_passed(view):
        return Reason(why=Why.NOBODY_ELSE, other=bid)
    trumps, carichi = _of(view, called.suit), _carichi(view)
    if len(trumps) >= LONG or (len(trumps) == SHORT and trumps[0].rank in HIGH):
        return Reason(why=Why.MANY_TRUMPS, cards=(called, trumps[0]), points=len(trumps))
    if carichi > 1:
        return Reason(why=Why.CARICHI, points=carichi)
    if (points := _points(view)) >= RICH:
        return Reason(why=Why.RICH_HAND, points=points)
    if bid.points <= CHEAP:
        return Reason(why=Why.LOW_CONTRACT, other=bid, points=view.rules.total - bid.points)
    return None


def why_pass(view: Observation) -> Reason | None:
    """Reason for a pass; None if the hand gives none."""
    lowest = _bids(view)[0]
    ranking = view.rules.ranking
    if lowest.rank is not None and ranking.rank_points[lowest.rank] <= LITTLE:
        return Reason(why=Why.LOW_PARTNER, other=lowest)
    if lowest.points >= DEAR:
        return Reason(why=Why.HIGH_CONTRACT, other=lowest, points=view.rules.total - lowest.points)
    carichi = _carichi(view)
    if not carichi:
        return Reason(why=Why.NO_CARICO)
    suits = sorted(((len(_of(view, suit)), suit) for suit in Suit), key=lambda pair: -pair[0])
    longest, suit = suits[0]
    if longest <= SHORT:
        return Reason(why=Why.FEW_TRUMPS, points=longest)
    first, second = ranking.order[:2]
    top = (Card(first, suit), Card(second, suit))
    if suits[1][0] < longest and not any(card in view.hand for card in top):
        return Reason(why=Why.TWO_MISSING, cards=top)
    if (points := _points(view)) <= POOR:
        return Reason(why=Why.POOR_HAND, points=points)
    return Reason(why=Why.ONE_CARICO) if carichi == 1 else None


def call_reasons(view: Observation, card: Card) -> tuple[Reason, ...]:
    """Reasons that can be given for calling a card."""
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


def _carichi(view: Observation) -> int:
    """Number of cards held of the two highest ranks."""
    return sum(card.rank in view.rules.ranking.order[:2] for card in view.hand)


def _points(view: Observation) -> int:
    return sum(view.rules.ranking.points[card] for card in view.hand)


def _bids(view: Observation) -> Sequence[Bid]:
    return [action for action in view.legal if isinstance(action, Bid)]


def _of(view: Observation, suit: Suit) -> Sequence[Card]:
    """Cards held of a suit, the strongest first."""
    strength = view.rules.ranking.strength
    return sorted((card for card in view.hand if card.suit is suit), key=lambda card: -strength[card])


def _others_passed(view: Observation) -> bool:
    """True if nobody else is left who could bid."""
    passed = {seat for seat, bid in view.bids if bid is None}
    silent = {view.seat, view.rules.dummy_seat}
    return all(seat in passed or seat in silent for seat in range(view.rules.players))
