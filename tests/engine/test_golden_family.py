"""The worked hands of the wider family (tests/examples/family), told by a program that knows no engine."""

import json
from collections import deque
from collections.abc import Mapping
from typing import Any

import pytest

from briscola.engine.actions import Action, Exchange
from briscola.engine.cards import cards
from briscola.engine.events import Event
from briscola.engine.hand import apply, deal_event, legal_actions
from briscola.engine.match import after_hand, begin_match, hand_ended
from briscola.engine.notation import action_from_json
from briscola.engine.record import event_to_json
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import started
from tests.family_examples import NAMES, Family, read_family

ACTIONS: Mapping[str, Any] = {
    "play": lambda event: {"play": event["card"]},
    "bid": lambda event: {key: event[key] for key in ("bid", "points", "obliged") if key in event},
    "pass": lambda _: {"pass": True},
    "call": lambda event: {"call": event["card"]},
    "exchange": lambda _: {"exchange": True},
    "declare": lambda event: {"declare": event["suit"]},
    "concede": lambda _: {"concede": True},
}


def as_log(event: Event) -> Any:
    return json.loads(json.dumps(event_to_json(event)))


def action_of(state: State, event: Mapping[str, Any]) -> Action:
    """What the example does now; where it takes no card for the turned one, that."""
    legal = legal_actions(state)
    wanted = action_from_json(ACTIONS[event["event"]](event))
    return Exchange(take=False) if wanted not in legal and Exchange(take=False) in legal else wanted


def replayed(family: Family, state: State) -> State:
    """The hand after all that the example says, each event compared."""
    expected = deque(family.events)
    while expected:
        state, happened = apply(state, action_of(state, expected[0]))
        for event in happened:
            assert as_log(event) == expected.popleft()
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_worked_hand_of_the_family_comes_out(name: str) -> None:
    family = read_family(name)
    rules = make_rules(family.variant, family.players, family.options)
    state = started(rules, " ".join(family.example.deck), dealer=family.example.dealer)
    dealt = as_log(deal_event(state, 1, cards(" ".join(family.example.deck))))
    assert dealt["hands"] == family.example.hands and dealt["turned"] == family.example.turned
    assert dealt["stock"] == family.example.stock
    state = replayed(family, state)
    match = after_hand(begin_match(rules, winning_hands=11, dealer=family.example.dealer), state)
    end = as_log(hand_ended(match, state, hand=1))
    assert end["points"] == family.example.points
    assert {key: end[key] for key in family.end} == family.end
