"""Reasons for bids, calls and exchanges."""

from msgspec.structs import replace

from briscola.engine.actions import PASS, Bid, Call, Exchange
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight.auction_insight import bids, calls
from briscola.players.insight.evaluate import evaluate
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.nets.trained import trained_bidder
from tests.players.positions import chiamata_position, position

STRONG, WEAK = "1D 3D RD CD 7D 1C 3B 4S", "2D 4D 5C 6C 2B 4B 5S 6S"


def auction(hand: str, *bids_made: int) -> Observation:
    """An auction in which seat 0 is to bid; those before it have bid so."""
    view = chiamata_position(hand=hand, called="2S", caller=1)
    lowest = max((60, *bids_made)) + 1
    legal = (*(Bid(points=n) for n in range(lowest, 121)), PASS)
    return replace(view, legal=legal, called=None, caller=None, contract=None, trumps=None, table=())


def test_a_strong_hand_reaches_a_low_bid_and_no_high_one() -> None:
    found = {p.action: {r.why for r in p.reasons} for p in bids(auction(STRONG))}
    assert {Why.HAND_REACHES, Why.LOWEST_BID} <= found[Bid(points=61)]
    assert found[Bid(points=62)] == {Why.HAND_REACHES}
    assert found[Bid(points=119)] == {Why.BID_BEYOND_HAND}
    assert found[PASS] == set()


def test_a_weak_hand_falls_short_of_the_lowest_bid() -> None:
    found = {p.action: {r.why for r in p.reasons} for p in bids(auction(WEAK))}
    assert found[PASS] == {Why.HAND_FALLS_SHORT}
    assert found[Bid(points=61)] == {Why.BID_BEYOND_HAND}


def test_a_bid_within_the_hand_that_would_mostly_fail_is_a_reason_to_pass() -> None:
    player = trained_bidder(make_rules("chiamata", 5))
    assert player is not None
    told = {points: auction("CD FD FB 7C 6D 2D 4B FC", points) for points in (60, 72)}
    lowest = {points: view.legal[0] for points, view in told.items()}
    found = {
        points: {p.action: {r.why for r in p.reasons} for p in bids(view)} for points, view in told.items()
    }
    for points, view in told.items():
        bid = lowest[points]
        assert isinstance(bid, Bid)
        assert Why.HAND_REACHES in found[points][bid]
        assert (Why.MOSTLY_FAILS in found[points][PASS]) == (player.promise(know(view), bid) < 0.5)
    assert Why.MOSTLY_FAILS in found[72][PASS]
    assert Why.MOSTLY_FAILS not in {r.why for p in bids(auction(STRONG)) for r in p.reasons}


def test_chances_fall_as_bids_rise() -> None:
    chances = {p.action.points: p.chance for p in bids(auction(STRONG)) if isinstance(p.action, Bid)}
    assert chances[61] > 0.6 > 0.2 > chances[120]
    assert chances[61] > chances[90] > chances[105] > chances[119]


def test_the_best_missing_card_of_the_longest_suit_is_called() -> None:
    legal = tuple(Call(card=card(c)) for c in ("FD", "2D", "RC", "1D"))
    made = ((0, Bid(points=70)), *((seat, None) for seat in (1, 2, 3, 4)))
    view = replace(auction(STRONG), legal=legal, bids=made, caller=0, contract=70)
    found = {p.action: {r.why for r in p.reasons} for p in calls(view)}
    assert found[Call(card=card("FD"))] == {Why.BEST_MISSING, Why.LONGEST_SUIT}
    assert found[Call(card=card("2D"))] == {Why.LONGEST_SUIT}
    assert found[Call(card=card("RC"))] == set()
    assert found[Call(card=card("1D"))] == {Why.LONGEST_SUIT, Why.CALLS_OWN_CARD}


def test_the_exchange_gives_a_lower_trump_for_a_higher() -> None:
    rules = make_rules("briscola", 2, {"exchange": "seven"})
    found = evaluate(position(rules, hand="7B 4C 5S", turned="1B", played="2D 4D"))
    take = found.advice
    assert take.action == Exchange(take=True)
    assert take.reasons == (Reason(why=Why.HIGHER_FOR_LOWER, cards=(card("1B"), card("7B"))),)
    (leave,) = (p for p in found.prospects if p is not take)
    assert leave.reasons == () and leave.points < take.points and leave.chance < take.chance
