"""Briscolone (V-BO): five cards each, thirty in the stock, nothing turned, no trump."""

import pytest

from briscola.engine.actions import MustFollowSuit, Play
from briscola.engine.cards import card
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.events import DealSeen, Drawn
from briscola.engine.hand import apply, deal_event, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.match_form import ByPoints, ByWins
from briscola.engine.observation import observe
from briscola.engine.options import BadOption
from briscola.engine.rules import Follow, Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import Golden, golden, legal_cards, play_all, started
from tests.engine.test_golden import dealt, outcome, play_out
from tests.engine.test_perft import P40, after_sequences, perft

RULES = make_rules("briscolone", 2)
FOLLOWING = make_rules("briscolone", 2, {"must_follow": "on"})


@pytest.fixture
def example() -> Golden:
    return golden(11)


def test_a_whole_hand_without_trumps(example: Golden) -> None:
    """V-BO-1, EX-11."""
    state = dealt(example, RULES)
    assert state.trumps is None and state.turned is None
    assert len(state.stock) == 30 and state.stock[-1] == example.pack[-1]
    state = play_out(state, example)
    assert state.points == example.end == (71, 49)
    assert outcome(state).winners == (0,) and len(state.tricks) == 20


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


def test_the_last_card_of_the_stock_is_as_secret_as_any(example: Golden) -> None:
    """R-DRAW-3/5 speak of a turned card: here nobody knows what the last draw brings."""
    state = started(RULES, example.pack)
    for trick in example.tricks[:14]:
        state = play_all(state, " ".join(played.code for _, played in trick.plays))
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


def late(state: State, tricks: int) -> State:
    """The hand after so many tricks of first cards."""
    for _ in range(2 * tricks):
        state, _ = apply(state, legal_actions(state)[0])
    return state


def test_sequences_of_free_play() -> None:
    """Five choices at every ply while the stock lasts, in the end 3·3·2·2·1·1."""
    assert [perft(started(RULES, P40), depth) for depth in (1, 2, 3, 4, 5)] == [5, 25, 125, 625, 3125]
    assert [perft(late(started(RULES, P40), 17), depth) for depth in range(1, 8)] == [3, 9, 18, 36, 36, 36, 0]


def test_sequences_where_suit_is_followed() -> None:
    """Counted by a program of its own, as all of docs/rules/exact-counts.md."""
    counts = [perft(started(FOLLOWING, P40), depth) for depth in range(1, 8)]
    assert counts == [5, 13, 65, 188, 940, 1963, 9815]


@pytest.mark.parametrize(
    ("rules", "depth", "leads", "points"),
    [
        (RULES, 2, [23, 2], [95, 0]),
        (RULES, 4, [546, 79], [5354, 296]),
        (FOLLOWING, 2, [11, 2], [34, 0]),
        (FOLLOWING, 4, [159, 29], [1545, 74]),
        (FOLLOWING, 6, [1192, 771], [20361, 4040]),
    ],
)
def test_who_leads_and_what_is_taken_after_all_sequences(
    rules: Rules, depth: int, leads: list[int], points: list[int]
) -> None:
    assert after_sequences(started(rules, P40), depth) == (leads, points)
