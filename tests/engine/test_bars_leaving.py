"""Chiamata as played in bars: a weak hand dealt anew (V-CH-24, V-CB-3), and giving up (V-CH-25)."""

import pytest

from briscola.engine.actions import CONCEDE, PASS, Bid, Call, Play, Redeal, WrongTime
from briscola.engine.cards import card
from briscola.engine.events import Conceded, Passed, Redealt
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import after_hand, begin_match, hand_ended
from briscola.engine.record import event_to_json
from briscola.engine.unlogged_answers import as_found_by
from briscola.engine.variants import without_effect
from tests.engine.bars import TOO_GOOD, WEAK, chiamata, do, seated, with_hands, won
from tests.engine.play import play_all

TWO_POINTS = "7D 6D 5C 4C 2S 7S FB 6S"


def test_a_weak_hand_is_dealt_anew_by_the_same_dealer() -> None:
    """V-CH-24, V-CB-3."""
    state = with_hands(chiamata(weak_redeal=True), WEAK)
    assert legal_actions(state) == (Redeal(wanted=True), Redeal(wanted=False)) and state.to_act == 0
    with pytest.raises(WrongTime, match="dealt anew"):
        apply(state, PASS)
    state, events = apply(state, Redeal(wanted=True))
    assert list(events) == [Redealt(seat=0)]
    assert state.outcome is not None and state.outcome.reason == "void"
    match = after_hand(begin_match(state.rules, winning_hands=2, dealer=4), state)
    assert match.dealer == 4 and match.counted == 0
    line = event_to_json(hand_ended(match, state, hand=1))
    assert line["reason"] == "void" and line["contract"] is None and list(line["payments"]) == [0] * 5
    state = do(with_hands(chiamata(weak_redeal=True, void_dealer="next"), WEAK), Redeal(wanted=True))
    assert after_hand(begin_match(state.rules, winning_hands=2, dealer=4), state).dealer == 4


def test_whoever_has_more_than_four_points_is_not_asked() -> None:
    """V-CH-24: with FD in place of 7S there are six."""
    state = with_hands(chiamata(weak_redeal=True), TOO_GOOD)
    assert isinstance(legal_actions(state)[0], Bid)
    with pytest.raises(WrongTime, match="bid or pass"):
        apply(state, Redeal(wanted=True))
    assert isinstance(legal_actions(with_hands(chiamata(), WEAK))[0], Bid)


def test_everybody_entitled_is_asked_once_from_the_dealers_right_and_a_log_tells_who_wanted_it() -> None:
    """V-CB-3: whoever was asked before has silently said no."""
    state = with_hands(chiamata(weak_redeal=True), WEAK, "2D 4D 5D 2C 6C 7C 2B 4B", dealer=1)
    assert state.to_act == 2
    assert as_found_by(state, Redealt(seat=3)).to_act == 3
    assert as_found_by(state, Redealt(seat=2)) == state
    assert as_found_by(state, Passed(seat=2)).stage == state.stage + 1
    state, events = apply(state, Redeal(wanted=False))
    assert state.to_act == 3 and not events
    state = do(state, Redeal(wanted=False))
    assert state.to_act == 2 and Bid(points=61) in legal_actions(state)


def test_subito_al_due_only_a_hand_without_points_is_dealt_anew_and_never_that_of_the_dummy() -> None:
    """V-CB-3, V-MO: its hand is nobody's."""
    weak = with_hands(chiamata(bidding="two", weak_redeal=True), WEAK)
    assert isinstance(legal_actions(weak)[0], Bid)
    none = with_hands(chiamata(bidding="two", weak_redeal=True), "2D 4D 5D 2C 6C 7C 2B 4B")
    assert isinstance(legal_actions(none)[0], Redeal)
    rules = chiamata(4, weak_redeal=True)
    strong = ["1D 3D RD CD FD 1C 3C RC", "1B 3B RB CB FB 7B 7C 7D", "1S 3S RS CS FS 6C 6B 7S"]
    state = with_hands(rules, *strong, "2D 4D 5D 2C 4C 5C 2B 4B")
    assert state.order[3] == rules.dummy_seat and isinstance(legal_actions(state)[0], Bid)


@pytest.mark.parametrize(("held", "points"), [(WEAK, 4), ("7D 6D 5C 4C 2S 7S RB 6S", 4), (TWO_POINTS, 2)])
def test_weak_points_says_how_weak_a_hand_is_and_is_idle_where_none_is_asked(held: str, points: int) -> None:
    """V-CH-24, V-CB-3: at most two; none at all with bidding=two."""
    for most in (4, 2):
        state = with_hands(chiamata(weak_redeal=True, weak_points=most), held)
        assert isinstance(legal_actions(state)[0], Redeal) is (points <= most)
    two = chiamata(bidding="two", weak_redeal=True, weak_points=2)
    assert isinstance(legal_actions(with_hands(two, TWO_POINTS))[0], Bid)
    assert "weak_points" in without_effect(two) & without_effect(chiamata(weak_points=2))
    assert "weak_points" not in without_effect(chiamata(weak_redeal=True, weak_points=2))


@pytest.mark.parametrize(("bid", "unit"), [(61, 1), (75, 2)])
def test_the_caller_may_give_the_hand_up_at_his_own_turn(bid: int, unit: int) -> None:
    """V-CH-25: bid 75 with multipliers → −4 −2 +2 +2 +2; never a capot."""
    state = won(seated(concede=True, multiplier=True, capot_doubles=True), Bid(points=bid))
    state = do(state, Call(card=card("3C")))  # which E holds
    assert legal_actions(state)[-1] == CONCEDE and len(legal_actions(state)) == 9
    state, events = apply(state, CONCEDE)
    assert list(events) == [Conceded(seat=0)] and state.outcome is not None
    assert state.outcome.payments == tuple(unit * p for p in (-2, 1, 1, 1, -1))
    assert (state.outcome.reason, state.outcome.capot) == ("conceded", False)
    assert state.outcome.winners == (1, 2, 3)
    match = after_hand(begin_match(state.rules, winning_hands=2, dealer=4), state)
    assert match.dealer == 0 and match.standing.score == (0, 1, 1, 1, 0)
    assert hand_ended(match, state, hand=1).contract == bid


def test_alone_he_pays_alone() -> None:
    """V-CH-16, V-CH-25: what was taken so far stands in the count."""
    state = do(won(seated(concede=True), Bid(points=61)), Call(card=card("1B")), CONCEDE)
    assert state.outcome is not None and state.outcome.payments == (-4, 1, 1, 1, 1)
    state = play_all(
        do(won(seated(concede=True), Bid(points=61)), Call(card=card("3C"))), "7B 4D 4B 2D CB 2B"
    )
    assert state.to_act == 0 and (end := do(state, CONCEDE).outcome) is not None
    assert end.points == (0, 0, 0, 0, 3)


def test_nobody_else_may_give_up_nor_the_caller_at_anothers_turn() -> None:
    state = do(won(seated(concede=True), Bid(points=61)), Call(card=card("3C")), Play(card=card("7B")))
    assert CONCEDE not in legal_actions(state)
    with pytest.raises(WrongTime, match="only the caller"):
        apply(state, CONCEDE)
    state = do(won(seated(), Bid(points=61)), Call(card=card("3C")))
    with pytest.raises(WrongTime, match="where that is agreed"):
        apply(state, CONCEDE)


def test_playing_for_the_dummy_is_not_ones_own_turn_to_play() -> None:
    """V-CH-25 with V-MO-8."""
    state = do(won(seated(4, concede=True, morto="open"), Bid(points=61)), Call(card=card("3D")))
    state = play_all(state, "4C 2B 6S")
    assert state.to_act == 4 and decider(state) == 0 == state.caller
    assert CONCEDE not in legal_actions(state)
