"""Chiamata as played in bars: obliged twos (V-CB-1), and straight to the two (V-CB-2)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import CONCEDE, Bid, BidTooLow, Call, CannotCall, MustCallLowest
from briscola.engine.cards import card
from briscola.engine.hand import apply, legal_actions
from briscola.engine.observation import refusal_seen
from briscola.engine.stages.auction import RANK_LADDER, obliged_ladder, spoken
from tests.engine.bars import calls, chiamata, do, rung, seated, with_hands, won
from tests.engine.play import seen, started
from tests.property_based import examples

HELD = "1S 3S RS 2S 2D 4D 5D 7C"


def test_each_two_with_points_has_its_obliged_one_directly_above() -> None:
    """V-CB-1: 10 plain ranks, then 62, 62 obliged, 63 … 120 obliged."""
    ladder = obliged_ladder(RANK_LADDER)
    assert len(ladder) == 10 + 2 * 59
    assert [spoken(bid) for bid in ladder[8:13]] == [*("4", "2", "2 at 62", "2 obliged at 62", "2 at 63")]
    state = do(seated(bidding="rank", obliged=True), rung("2", 70))
    assert legal_actions(state)[0] == rung("2", 70, obliged=True)
    state = do(state, rung("2", 70, obliged=True))
    with pytest.raises(BidTooLow, match="at least 2 at 71 and at most 2 obliged at 120"):
        apply(state, rung("2", 70))
    assert do(state, rung("2", 120)).to_act is not None
    assert do(state, rung("2", 120, obliged=True)).caller == 2


def test_who_is_obliged_calls_the_lowest_card_of_a_suit_that_he_does_not_hold() -> None:
    """V-CB-1, its example: 1S 3S RS 2S, obliged at 70 in swords → 4S."""
    state = with_hands(chiamata(bidding="rank", obliged=True), HELD)
    state = won(state, rung("2", 70, obliged=True))
    assert state.contract == 70 and calls(state) == ["2C", "6D", "2B", "4S"]
    for wrong in ("2S", "5S"):
        with pytest.raises(CannotCall, match="lowest card of a suit"):
            apply(state, Call(card=card(wrong)))
        assert isinstance(refusal_seen(seen(state), Call(card=card(wrong))), MustCallLowest)
    assert do(state, Call(card=card("4S"))).trumps is card("4S").suit
    plain = won(with_hands(chiamata(bidding="rank", obliged=True), HELD), rung("2", 70))
    assert calls(plain) == ["2C", "2D", "2B", "2S"], "a plain two calls the two"


def test_where_nobody_is_obliged_such_a_bid_is_refused() -> None:
    with pytest.raises(BidTooLow):
        apply(seated(bidding="rank"), rung("2", 70, obliged=True))


def test_an_obliged_contract_pays_by_its_points() -> None:
    """V-CH-17 with V-CB-1."""
    rules = chiamata(bidding="rank", obliged=True, multiplier=True, concede=True)
    state = won(with_hands(rules, HELD), rung("2", 75, obliged=True))
    state = do(state, Call(card=card("4S")), CONCEDE)
    assert state.outcome is not None and state.outcome.payments is not None
    assert state.outcome.payments[0] == -4 and sum(state.outcome.payments) == 0


@given(st.integers(0, 2**32), st.sampled_from([4, 5]), st.booleans())
@examples(20)
def test_whoever_is_obliged_skips_no_card_and_calls_none_that_he_holds(
    seed: int, players: int, dark: bool
) -> None:
    random = Random(seed)
    rules = chiamata(players, bidding="rank", obliged=True, dark=dark)
    state = won(started(rules, random.sample(rules.pack, 40)), rung("2", 80, obliged=True))
    while state.called is None:
        own = set(state.hands[0])
        state = do(state, random.choice(legal_actions(state)))
    assert state.called not in own
    lower = [c for c in rules.pack if c.suit is state.called.suit]
    lower = [c for c in lower if rules.ranking.strength[c] < rules.ranking.strength[state.called]]
    assert set(lower) <= own


@pytest.mark.parametrize("players", [4, 5])
def test_the_two_is_called_whatever_is_promised(players: int) -> None:
    """V-CB-2."""
    state = seated(players, bidding="two")
    assert legal_actions(state)[0] == Bid(points=61) and Bid(points=120) in legal_actions(state)
    state = won(state, Bid(points=70))
    assert state.contract == 70 and calls(state) == ["2C", "2D", "2B", "2S"]
    with pytest.raises(CannotCall, match="of the rank bid, 2"):
        apply(state, Call(card=card("1C")))


def test_ones_own_two_may_always_be_called() -> None:
    """V-CB-2: in mano, call_own or not."""
    state = with_hands(chiamata(bidding="two", call_own=False), HELD)
    state = do(won(state, Bid(points=61)), Call(card=card("2S")))
    assert state.partner == state.caller == 0
