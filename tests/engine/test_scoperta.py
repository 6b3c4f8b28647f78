"""Briscola scoperta (V-SC): both hands face up, draws shown; the order of the stock alone is secret."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.events import DealSeen, Drawn, Event, MatchBegan
from briscola.engine.hand import apply, deal_event
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.record import event_from_json, event_to_json, in_sight
from briscola.engine.replay_cursor import Step
from briscola.engine.state import State
from briscola.engine.undo import undo_point
from briscola.engine.variants import make_rules
from briscola.players.knowledge import know
from tests.engine.play import Golden, golden, play_all, started
from tests.engine.strategies import moments
from tests.property_based import examples

RULES = make_rules("scoperta", 2)
STANDING = begin_match(RULES, winning_hands=2, dealer=1).standing


@pytest.fixture
def example() -> Golden:
    return golden(1)


def test_the_deal_shows_both_hands_and_not_the_stock(example: Golden) -> None:
    """V-SC-1, docs/log.md."""
    state = started(RULES, example.pack)
    for seat in (0, 1):
        seen = deal_event(state, 1, example.pack).for_seat(seat)
        assert isinstance(seen, DealSeen)
        assert seen.hands == state.hands and seen.cards == state.hands[seat]
        said = event_to_json(seen)
        assert said["hands"] == [["5D", "4S", "2S"], ["7B", "7C", "RB"]]
        assert not {"deck", "stock"} & said.keys()
    usual = deal_event(started(make_rules("briscola", 2), example.pack), 1, example.pack).for_seat(0)
    assert "hands" not in event_to_json(usual)


def test_every_draw_is_shown(example: Golden) -> None:
    """V-SC-1: both seats see what each draws."""
    _, events = apply(play_all(started(RULES, example.pack), "2S"), Play(card=card("7B")))
    drawn = [event for event in events if isinstance(event, Drawn)]
    assert [event.card for event in drawn] == [card("1B"), card("5C")]
    assert all(event.for_seat(seat) == event for event in drawn for seat in (0, 1))


def test_an_observation_holds_the_other_hand(example: Golden) -> None:
    """docs/log.md: `open`."""
    state = play_all(started(RULES, example.pack), "2S 7B 4S")
    for seat in (0, 1):
        assert observe(state, seat, STANDING).open == {1 - seat: state.hands[1 - seat]}


@given(moments(st.just(RULES)))
@examples(60)
def test_nothing_but_the_order_of_the_stock_is_unknown(moment: tuple[State, Random]) -> None:
    """V-SC-1, INV-21: what a seat has not seen is exactly what lies in the stock above the turned card."""
    state, _ = moment
    coder = know(observe(state, 0, STANDING)).coder
    for seat in (0, 1):
        unseen = know(observe(state, seat, STANDING)).unseen
        assert {coder.card[c] for c in unseen} == set(state.stock[:-1])


def test_a_log_says_no_more_than_that_of_the_usual_game_and_is_read_as_open(example: Golden) -> None:
    """The rules say that hands lie open, the log need not."""
    state = started(RULES, example.pack)
    began = MatchBegan(
        variant="scoperta",
        players=2,
        sides=((0,), (1,)),
        winning_hands=2,
        options={},
        levels=("easy", "easy"),
    )
    _, events = apply(play_all(state, "2S"), Play(card=card("7B")))
    log: list[Event] = [began, deal_event(state, 1, example.pack), *events]
    lines = [event_to_json(event) for event in log]
    assert list(in_sight(event_from_json(line) for line in lines)) == log
    usual = started(make_rules("briscola", 2), example.pack)
    assert lines[1] == event_to_json(deal_event(usual, 1, example.pack))


def test_no_choice_is_taken_back_once_a_card_of_the_stock_was_shown(example: Golden) -> None:
    """docs/record.md: whoever drew it, both have seen it."""
    state = started(RULES, example.pack)
    steps = [Step(lines=0, state=state)]
    log: list[Event] = []
    for code in ["2S", "7B"]:
        assert undo_point(steps, log, (0,)) == (steps[0] if log else None)
        state, events = apply(state, Play(card=card(code)))
        log += events
        steps.append(Step(lines=len(log), state=state))
    assert undo_point(steps, log, (0,)) is None


def test_a_deal_code_brings_the_same_cards_back() -> None:
    code = DealCode(rules=RULES, dealer=1, at=3, seed=bytes(range(32)))
    assert decode(encode(code)) == code and hand_of(code).rules.open_hands
