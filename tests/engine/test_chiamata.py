"""V-CH and V-MO: auction, call, payments, the dummy."""

import pytest
from msgspec.structs import replace

from briscola.engine.actions import (
    PASS,
    Action,
    Bid,
    BidTooLow,
    Call,
    CannotCall,
    DummyHasNoChoice,
    Exchange,
    HandIsOver,
    IllegalAction,
    Play,
    WrongTime,
)
from briscola.engine.cards import Suit, card
from briscola.engine.events import BidMade, Passed
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import after_hand, begin_match
from briscola.engine.match_form import ByBalance, ByHands, ByWins, MatchForm, Standing
from briscola.engine.rules import OptionValue
from briscola.engine.stages.auction import spoken
from briscola.engine.state import State
from briscola.engine.variants import make_rules, without_effect
from tests.engine.bars import rung, seated
from tests.engine.play import finish, first, legal_cards, play_all, started


def speak(state: State, *words: int | str | Action) -> State:
    """Numbers bid points, "pass" passes."""
    for word in words:
        action = Bid(points=word) if isinstance(word, int) else PASS if isinstance(word, str) else word
        state, _ = apply(state, action)
    return state


def test_bids_go_from_sixty_one_to_one_hundred_and_twenty() -> None:
    """V-CH-2, V-CH-3."""
    for wrong in (60, 121, 200):
        with pytest.raises(IllegalAction, match="bid must be at least 61 and at most 120"):
            speak(seated(), wrong)
    state = speak(seated(), 65)
    with pytest.raises(BidTooLow, match="at least 66"):
        speak(state, 65)
    assert {Bid(points=66), Bid(points=80)} <= set(legal_actions(state))
    with pytest.raises(WrongTime, match="bid or pass"):
        apply(state, Play(card=card("1B")))


@pytest.mark.parametrize(
    ("options", "words", "to_act", "caller"),
    [
        ({}, "pass 61 62 63 64", 1, None),  # V-CH-4: who has passed is skipped
        ({}, "pass 61 62 63 64 pass 65", 3, None),
        ({}, "61 pass pass pass pass", 0, 0),  # V-CH-5 (a): all others have passed
        ({}, "pass 120", 1, 1),  # V-CH-5 (b): the top bid
        ({}, "pass pass pass pass", 4, None),  # the dealer is free
        ({}, "pass pass pass pass 61", 4, 4),
        ({"all_pass": "forced"}, "61 pass pass pass", 4, None),  # a bid frees the dealer again
    ],
)
def test_an_auction_goes_on_until_all_but_one_have_passed(
    options: dict[str, OptionValue], words: str, to_act: int, caller: int | None
) -> None:
    state = speak(seated(**options), *(int(word) if word.isdigit() else word for word in words.split()))
    assert state.caller == caller and caller in (None, to_act)
    assert caller is not None or (state.to_act == to_act and PASS in legal_actions(state))


@pytest.mark.parametrize(("all_pass", "dealer"), [("next", 0), ("same", 4)])
def test_all_pass_is_void_and_moves_the_deal_on_or_not(all_pass: str, dealer: int) -> None:
    """V-CH-5 (c), V-CH-6, INV-15."""
    state = speak(seated(all_pass=all_pass), *["pass"] * 5)
    assert state.outcome is not None and state.outcome.reason == "passed_out"
    assert state.outcome.payments == (0,) * 5
    match = after_hand(begin_match(state.rules, winning_hands=2, dealer=4), state)
    assert match.dealer == dealer and match.counted == 0 and not match.over
    with pytest.raises(HandIsOver):
        apply(state, PASS)


@pytest.mark.parametrize(("bidding", "bid"), [("points", Bid(points=61)), ("rank", rung("1"))])
def test_the_dealer_may_be_forced_to_bid(bidding: str, bid: Bid) -> None:
    """Option all_pass = forced: the fourth pass makes the dealer caller at 61."""
    state = speak(seated(all_pass="forced", bidding=bidding), *["pass"] * 3)
    state, events = apply(state, PASS)
    assert list(events)[1:] == [BidMade(seat=4, bid=bid)]
    assert state.caller == 4 and state.contract == 61


def test_nobody_is_forced_who_has_bid() -> None:
    """Option all_pass = forced: a dealer who has outbid all the others keeps to that bid."""
    state = speak(seated(all_pass="forced"), 61, "pass", "pass", "pass", 70)
    state, events = apply(state, PASS)
    assert list(events) == [Passed(seat=0)]
    assert state.caller == 4 and state.contract == 70


def test_ranks_go_down_the_ladder_and_then_up_in_points_on_the_two() -> None:
    """V-CH-20, V-CH-21, V-CH-23: points on the two are the contract."""
    state = speak(seated(bidding="rank"), rung("R"))
    legal = set(legal_actions(state))
    assert rung("C") in legal and rung("3") not in legal and rung("2", 120) in legal
    with pytest.raises(BidTooLow, match="at least C and at most 2 at 120"):
        apply(state, rung("3"))
    state = speak(state, rung("2"), rung("2", 62), rung("2", 70))
    assert rung("2", 70) not in legal_actions(state)
    assert spoken(rung("2", 70)) == "2 at 70"
    assert speak(state, "pass", "pass", "pass", "pass").contract == 70


def test_after_a_rank_auction_only_the_suit_is_named() -> None:
    """V-CH-22."""
    state = speak(seated(bidding="rank"), "pass", "pass", rung("C"), "pass", "pass")
    assert [a.card.code for a in legal_actions(state) if isinstance(a, Call)] == ["CC", "CD", "CB", "CS"]
    with pytest.raises(CannotCall, match="of the rank bid, C"):
        apply(state, Call(card=card("3C")))
    state = speak(state, Call(card=card("CS")))
    assert state.trumps is Suit.SPADE and state.contract == 61 and state.partner == 4


def test_the_caller_names_any_card_and_leads_nothing() -> None:
    """V-CH-7, V-CH-11; option first_lead = caller."""
    state = speak(seated(), "pass", "pass", 70, "pass", "pass")
    assert len(legal_actions(state)) == 40
    with pytest.raises(WrongTime, match="must name a card"):
        apply(state, PASS)
    state = speak(state, Call(card=card("3C")))
    assert state.to_act == 0 and state.partner == 4
    with pytest.raises(WrongTime):
        apply(state, Exchange(take=True))
    agreed = speak(seated(first_lead="caller"), "pass", "pass", 70, "pass", "pass", Call(card=card("3C")))
    assert agreed.to_act == agreed.leader == 2


def test_in_mano_may_be_ruled_out_unless_nothing_else_is_left_to_call() -> None:
    """Option call_own = off; all four of a rank are in one hand."""
    state = speak(seated(call_own=False), "pass", "pass", 70, "pass", "pass")
    assert len(legal_actions(state)) == 32
    with pytest.raises(CannotCall, match="dealt to you"):
        apply(state, Call(card=card("1C")))
    rules = make_rules("chiamata", 5, {"bidding": "rank", "call_own": False})
    mine = [card(c) for c in ("CC", "CD", "CB", "CS", "1C", "1D", "1B", "1S")]
    rest = iter([c for c in rules.pack if c not in mine])
    pack = [mine[i // 5] if i % 5 == 0 else next(rest) for i in range(40)]
    state = speak(started(rules, pack), rung("C"), "pass", "pass", "pass", "pass")
    assert len(legal_actions(state)) == 4


@pytest.mark.parametrize(
    ("options", "payments"),
    [
        ({"multiplier": True, "capot_doubles": True}, (6, 6, -12, 6, -6)),
        ({"multiplier": True}, (3, 3, -6, 3, -3)),
        ({}, (1, 1, -2, 1, -1)),
    ],
)
def test_a_failed_capot_is_doubled(options: dict[str, OptionValue], payments: tuple[int, ...]) -> None:
    """V-CH-17, V-CH-18: bid 83 failed with no trick at all."""
    state = speak(seated(5, **options), "pass", "pass", 83, "pass", "pass", Call(card=card("3C")))
    state = finish(state, first)
    lost = [replace(trick, winner=0) for trick in state.tricks]
    state = replace(state, tricks=tuple(lost), points=(120, 0, 0, 0, 0))
    outcome = state.rules.scoring.result(state)
    assert outcome.payments == payments and outcome.capot


@pytest.mark.parametrize(
    ("taken", "tricks", "by_tricks", "by_points"),
    [
        ((60, 0, 60, 0, 0), 8, 2, 2),  # all the tricks of the caller and his partner
        ((60, 0, 60, 0, 0), 7, 1, 2),  # all the points in fewer
        ((59, 0, 60, 1, 0), 7, 1, 1),
        ((0, 40, 0, 40, 40), 0, -2, -1),  # never for the defenders
    ],
)
def test_a_capot_by_points_is_all_the_points_of_the_callers_side(
    taken: tuple[int, ...], tricks: int, by_tricks: int, by_points: int
) -> None:
    """V-CH-18, option capot_by: in the log `capot` still is all the tricks of one side."""
    for by, unit in (("tricks", by_tricks), ("points", by_points)):
        rules = seated(5, capot_doubles=True, capot_by=by)
        state = finish(speak(rules, 61, "pass", "pass", "pass", "pass", Call(card=card("3C"))), first)
        partner = state.partner
        assert state.caller == 0 and partner is not None
        won = [0] * tricks + [next(s for s in range(5) if s not in (0, partner))] * (8 - tricks)
        ended = [replace(trick, winner=winner) for trick, winner in zip(state.tricks, won, strict=True)]
        points = list(taken)
        points[2], points[partner] = points[partner], points[2]
        state = replace(state, tricks=tuple(ended), points=tuple(points))
        outcome = state.rules.scoring.result(state)
        assert outcome.capot is (tricks in (0, 8)) and outcome.payments is not None
        assert outcome.payments[0] == 2 * unit and outcome.payments[partner] == unit
        plain = replace(state, rules=seated(5, capot_by=by).rules)
        assert plain.rules.scoring.result(plain).payments == tuple(p // abs(unit) for p in outcome.payments)


def test_a_capot_by_points_never_comes_of_a_hand_given_up_and_is_idle_without_a_capot() -> None:
    """V-CH-18, V-CH-25."""
    rules = make_rules("chiamata", 5, {"capot_doubles": True, "capot_by": "points", "concede": True})
    state = speak(started(rules), 61, "pass", "pass", "pass", "pass", Call(card=card("3C")))
    state = replace(state, points=(120, 0, 0, 0, 0))
    assert state.rules.scoring.conceded(state).payments is not None
    assert abs((state.rules.scoring.conceded(state).payments or (0,))[0]) == 2
    assert "capot_by" not in without_effect(rules)
    assert "capot_by" in without_effect(make_rules("chiamata", 5, {"capot_by": "points"}))


def blind_table(**options: OptionValue) -> State:
    return speak(seated(4, **options), "pass", 61, "pass", "pass", Call(card=card("3D")))


def test_the_blind_dummy_has_no_choice_and_the_open_one_is_played_by_its_partner() -> None:
    """V-MO-5, V-MO-8 (a), V-MO-9."""
    state = play_all(blind_table(), "4C 2B 6S")
    assert state.to_act == 4 and legal_cards(state) == {"7S"} and decider(state) is None
    with pytest.raises(DummyHasNoChoice):
        apply(state, Play(card=card("2C")))
    state = play_all(blind_table(morto="open"), "4C 2B 6S")
    assert legal_cards(state) == {c.code for c in state.hands[4]} and len(state.hands[4]) == 8
    assert decider(state) == 1


@pytest.mark.parametrize(
    ("auction", "guardian"), [(["pass", 61, "pass", "pass"], 3), (["pass", "pass", "pass", 61], 2)]
)
def test_the_guardian_plays_for_a_dummy_that_is_not_the_partner(
    auction: list[int | str], guardian: int
) -> None:
    """V-MO-8 (b): the dealer, or the player before M when the dealer is the caller."""
    state = speak(seated(4, morto="open"), *auction, Call(card=card("1C")))
    assert state.partner == 2
    state = play_all(state, "4C 2B 6S")
    assert decider(state) == guardian


def test_four_passes_void_the_game_with_the_dummy() -> None:
    """V-MO-3."""
    state = speak(seated(4), *["pass"] * 4)
    assert state.outcome is not None and state.outcome.payments == (0,) * 5
    assert after_hand(begin_match(state.rules, winning_hands=2, dealer=3), state).dealer == 0


def test_a_match_by_wins_goes_to_the_better_balance() -> None:
    """V-CH-19."""

    def winners(score: tuple[int, ...], balance: tuple[int, ...]) -> tuple[int, ...]:
        standing = Standing(winning_hands=2, score=score, balance=balance)
        return ByWins().winners(standing, counted=3, sides=tuple((seat,) for seat in range(5)))

    assert winners((1, 0, 2, 0, 2), (0, 0, 3, 0, 1)) == (2,)
    assert winners((1, 0, 2, 0, 2), (0, 0, 1, 0, 1)) == (2, 4)
    assert winners((1, 0, 1, 0, 1), (0,) * 5) == ()


def test_a_match_may_be_a_number_of_hands_or_a_balance() -> None:
    """V-CH-19, options match, match_hands, match_target; the dummy's account wins nothing (V-MO-7)."""
    rules = make_rules("chiamata", 4, {"match": "hands", "match_hands": "3"})
    assert rules.match_form == ByHands(hands=3)
    hands, target = ByHands(hands=3), ByBalance(target=5)

    def winners(form: MatchForm, balance: tuple[int, ...], counted: int = 3) -> tuple[int, ...]:
        standing = Standing(winning_hands=2, score=(0, 0, 0, 0), balance=balance)
        return form.winners(standing, counted=counted, sides=rules.sides)

    assert winners(hands, (1, 2, 2, 0, 9)) == (1, 2)
    assert winners(hands, (1, 2, 2, 0, 9), counted=2) == ()
    assert winners(target, (5, 6, 0, 0, 9)) == (1,)
    assert winners(target, (4, 4, 0, 0, 9)) == ()
    assert make_rules("chiamata", 5, {"match": "target"}).match_form == ByBalance(target=11)
