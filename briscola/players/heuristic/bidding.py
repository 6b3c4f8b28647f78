"""Bidding and the call in chiamata: how many points a hand is good for, and with which card's help."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from briscola.engine.actions import PASS, Action, Bid, Call
from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.observation import Observation
from briscola.players.dear_bids import dear_bid, is_good
from briscola.players.jump_bids import jump_bid


class HandValue(Struct, frozen=True, kw_only=True):
    """Points a caller's side may expect: fitted by regression on thousands of hands played by `medium`."""

    base: float
    trump: float  # each trump held
    trump_honour: tuple[float, float, float, float, float]  # ace, three, king, knight, jack of trump
    side_ace: float
    side_three: float
    side_court: float  # per card
    void: float  # each suit not held
    called: tuple[float, ...]  # the called card's help, by strength from the ace down


CAUTION = 3.0  # points kept in reserve when bidding: who bids highest has mostly overrated his hand
RANK_CAUTION = 5.0
"""Points kept in reserve beyond that where a rank is bid: weak cards called help less than they should. With
it a caller among `easy` makes 64 % of his contracts, not 59 %, and is paid no less."""

TWO_CAUTION = 1.5
"""Further points kept in reserve straight to the two, where every partner is as weak.

Hands are valued for that (`hand_values.hand_value`): `medium` makes 69 % of its contracts and is paid 0.77 ±
0.09.
"""

OBLIGED_CAUTION = 9.0
"""Further points kept in reserve by a caller obliged to call the lowest card.

With 5 points 60 % of the callers among `medium` were obliged and made 60 % of their contracts, paid 0.38 ±
0.14; with 8 to 11 they make 67 % and are paid 0.7.
"""

DARK_CAUTION = 4.0
"""Points kept in reserve on top of these where the first trick is played in the dark.

Without them `medium` makes 55 % of its contracts obliged and in the dark and gives a third up, with them 65 %
and a fifth; with 8 points 76 % and an eighth, but of far lower ones.
"""


def expected_points(hand: Sequence[Card], called: Card, order: Sequence[Rank], value: HandValue) -> float:
    """The points a caller with this hand may expect when he calls that card."""
    trumps = called.suit
    total = value.base + value.called[order.index(called.rank)]
    held = {c.suit for c in hand}
    total += value.void * sum(1 for suit in Suit if suit not in held)
    for c in hand:
        place = order.index(c.rank)
        if c.suit is trumps:
            total += value.trump + (value.trump_honour[place] if place < 5 else 0.0)
        elif place == 0:
            total += value.side_ace
        elif place == 1:
            total += value.side_three
        elif place < 5:
            total += value.side_court
    return total


def callable_cards(
    hand: Sequence[Card],
    pack: Iterable[Card],
    rank: Rank | None,
    order: Sequence[Rank],
    *,
    obliged: bool = False,
) -> list[Card]:
    """Cards worth calling: in each suit held the strongest card missing, or that of the rank bid.

    With `obliged` the weakest one missing (V-CB-1).
    """
    found = []
    missing = [c for c in pack if c not in hand]
    for suit in Suit:
        if not any(c.suit is suit for c in hand):
            continue
        ranks = tuple(reversed(order)) if obliged else order if rank is None else (rank,)
        best = next((c for r in ranks for c in missing if c.rank is r and c.suit is suit), None)
        if best is not None:
            found.append(best)
    return found


def open_to_call(view: Observation, bid: Bid) -> list[Card]:
    """The cards that a seat might call, should the auction end with that bid of it (V-CH-9, 22, V-CB-1/2)."""
    rules, order = view.rules, view.rules.ranking.order
    if bid.obliged:
        missing = [c for c in rules.pack if c not in view.hand]
        return [
            max((c for c in missing if c.suit is suit), key=lambda c: order.index(c.rank)) for suit in Suit
        ]
    rank = rules.rank_to_call(bid)
    free = [c for c in rules.pack if rank is None or c.rank is rank]
    own = () if rules.own_card_callable else view.hand
    return [c for c in free if c not in own] or free


def best_call(
    view: Observation, rank: Rank | None, value: HandValue, *, obliged: bool = False
) -> tuple[float, Card | None]:
    """The best card to call after a bid of `rank` (None: any), and the points to expect with it."""
    order = view.rules.ranking.order
    ranked = [
        (expected_points(view.hand, c, order, value), c.code, c)
        for c in callable_cards(view.hand, view.rules.pack, rank, order, obliged=obliged)
    ]
    if not ranked:
        return 0.0, None
    points, _, chosen = max(ranked)
    return points, chosen


def bid(view: Observation, value: HandValue, caution: float, mood: float) -> Action:
    """The bid that is paid best, a jump towards the highest that the hand is good for, or a pass.

    `caution` is points kept in reserve, `mood` (0 … 1) how far it jumps.
    """
    good = good_bids(view, value, caution)
    return dear_bid(view, good) or (jump_bid(view, [*good], mood) if good else PASS)


def good_bids(view: Observation, value: HandValue, caution: float) -> dict[Bid, float]:
    """The legal bids that the hand is good for, from the lowest up, and the points it promises beyond."""
    found: dict[Bid, float] = {}
    calls: dict[tuple[Rank | None, bool], tuple[float, Card | None]] = {}
    for offer in view.legal:
        if not isinstance(offer, Bid):
            continue
        rank = view.rules.rank_to_call(offer)
        kind = rank, offer.obliged
        if kind not in calls:
            calls[kind] = best_call(view, rank, value, obliged=offer.obliged)
        points, called = calls[kind]
        reserve = caution + (0.0 if rank is None else reserve_of(offer))
        reserve += DARK_CAUTION if view.rules.dark else 0.0
        over = points - reserve - offer.points
        if called is not None and is_good(view.rules, over, offer.points):
            found[offer] = over
    return found


def reserve_of(bid: Bid) -> float:
    """The points kept in reserve where the bid says which rank is called."""
    if bid.obliged:
        return OBLIGED_CAUTION
    return RANK_CAUTION if bid.rank is not None else TWO_CAUTION


def call(view: Observation, value: HandValue) -> Action:
    """The call: the best card among those allowed, one's own only when nothing else is left."""
    order = view.rules.ranking.order
    allowed = [action for action in view.legal if isinstance(action, Call)]
    rank = allowed[0].card.rank if all(a.card.rank is allowed[0].card.rank for a in allowed) else None
    _, chosen = best_call(view, rank, value)
    for action in allowed:
        if action.card == chosen:
            return action
    ranked = [
        (action.card not in view.hand, expected_points(view.hand, action.card, order, value), i)
        for i, action in enumerate(allowed)
    ]
    return allowed[max(ranked)[2]]
