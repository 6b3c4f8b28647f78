"""Briscolone (V-BO): five cards each, thirty in the stock, nothing turned, no trump."""

import pytest

from briscola.engine.actions import MustFollowSuit, Play
from briscola.engine.cards import card
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.events import DealSeen, Drawn
from briscola.engine.hand import apply, deal_event
from briscola.engine.match import begin_match
from briscola.engine.match_form import ByPoints, ByWins
from briscola.engine.observation import observe
from briscola.engine.options import BadOption
from briscola.engine.rules import Follow
from briscola.engine.variants import make_rules
from tests.engine.play import Golden, after_tricks, golden, legal_cards, play_all, started

RULES = make_rules("briscolone", 2)
FOLLOWING = make_rules("briscolone", 2, {"must_follow": "on"})


@pytest.fixture
def example() -> Golden:
    return golden(11)


def test_only_the_suit_led_takes(example: Golden) -> None:
    """V-BO-1: any other suit is thrown away, whatever it is."""
    state = play_all(started(RULES, example.pack), "5D 1B")
    assert state.leader == 0 and state.points == (11, 0)
    state = play_all(started(RULES, example.pack), "5D 6D")
    assert state.leader == 1


def test_nobody_need_follow_unless_the_house_says_so(example: Golden) -> None:
    """V-BO-1, option must_follow (V-PR-1)."""
    assert RULES.follow is Follow.FREE and FOLLOWING.follow is Follow.ALWAYS
    free, bound = (play_all(started(rules, example.pack), "5D") for rules in (RULES, FOLLOWING))
    assert legal_cards(free) == {"7B", "7C", "RB", "1B", "6D"}
    assert legal_cards(bound) == {"6D"}
    with pytest.raises(MustFollowSuit):
        apply(bound, Play(card=card("1B")))
    none = play_all(started(FOLLOWING, example.pack), "4S")
    assert legal_cards(none) == {"7B", "7C", "RB", "1B", "6D"}


def test_the_last_card_of_the_stock_is_as_secret_as_any() -> None:
    """R-DRAW-3/5 speak of a turned card: here nobody knows what the last draw brings."""
    state = after_tricks(11, 14, RULES)
    assert len(state.stock) == 2
    state, events = apply(play_all(state, "1C"), Play(card=card("5B")))
    drawn = [event for event in events if isinstance(event, Drawn)]
    assert [(event.seat, event.card) for event in drawn] == [(1, card("RS")), (0, card("CB"))]
    assert not any(event.public for event in drawn)
    assert drawn[1].for_seat(1).card is None and drawn[1].for_seat(0).card == card("CB")
    standing = begin_match(RULES, winning_hands=2, dealer=1).standing
    assert all(observe(state, seat, standing).known == {} for seat in (0, 1))


def test_a_seat_sees_its_five_cards_and_the_height_of_the_stock(example: Golden) -> None:
    state = started(RULES, example.pack)
    seen = deal_event(state, 1, example.pack).for_seat(1)
    assert seen == DealSeen(
        hand=1, dealer=1, turned=None, cards=state.hands[1], counts=(5, 5), stock_count=30
    )


def test_a_deal_code_brings_the_same_cards_back() -> None:
    code = DealCode(rules=FOLLOWING, dealer=0, at=7, seed=bytes(range(32)))
    again = decode(encode(code))
    assert again == code and hand_of(again).hands == hand_of(code).hands
    assert encode(code).endswith(":must_follow=on")


def test_a_match_is_to_points_or_to_winning_hands() -> None:
    """V-BO-2, V-PT-3."""
    assert RULES.match_form == ByPoints(target=121)
    assert make_rules("briscolone", 2, {"to_points": "151"}).match_form == ByPoints(target=151)
    by_wins = make_rules("briscolone", 2, {"match": "wins", "capot": "on"})
    assert by_wins.match_form == ByWins()
    for key, value in (("capot", "on"), ("tie", "last_trick"), ("stop_at_61", "on"), ("void_dealer", "next")):
        with pytest.raises(BadOption, match=f"option {key} does not apply"):
            make_rules("briscolone", 2, {key: value})
    with pytest.raises(BadOption, match="option to_points does not apply"):
        make_rules("briscolone", 2, {"match": "wins", "to_points": "151"})
