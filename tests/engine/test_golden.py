"""The worked examples of docs/rules, and those of the wider family, to the last trick."""

import json
from collections import deque
from collections.abc import Mapping
from typing import Any

import pytest

from briscola.engine.actions import (
    PASS,
    Action,
    Bid,
    Call,
    Exchange,
    IllegalAction,
    MustFollowSuit,
    NotInHand,
    Play,
)
from briscola.engine.cards import Suit, card, cards
from briscola.engine.events import Drawn, Event, Played, TrickTaken
from briscola.engine.hand import apply, deal_event, legal_actions
from briscola.engine.match import after_hand, begin_match, hand_ended
from briscola.engine.notation import action_from_json
from briscola.engine.record import event_to_json
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import Golden, golden, legal_cards, started
from tests.family_examples import NAMES, Family, read_family

STRICT: dict[str, OptionValue] = {"independents": "strict"}
ALONE: dict[str, OptionValue] = {"teams": False, **STRICT}
GROWING: dict[str, OptionValue] = {"multiplier": "on"}


def play_out(state: State, example: Golden) -> State:
    """Play the tricks of an example and compare every event and total."""
    for number, trick in enumerate(example.tricks, 1):
        happened: list[Event] = []
        for seat, played in trick.plays:
            assert state.to_act == seat, f"trick {number}"
            state, events = apply(state, Play(card=played))
            happened += events
        assert [(e.seat, e.card) for e in happened if isinstance(e, Played)] == list(trick.plays)
        taken = [e for e in happened if isinstance(e, TrickTaken)]
        assert taken == [TrickTaken(winner=trick.winner, points=trick.points)], f"trick {number}"
        assert [(e.seat, e.card) for e in happened if isinstance(e, Drawn)] == list(trick.draws)
        assert state.points == trick.totals
    return state


def dealt(example: Golden, rules: Rules) -> State:
    state = started(rules, example.pack)
    assert dict(enumerate(state.hands)) == example.hands
    return state


@pytest.mark.parametrize(
    ("number", "variant", "options", "winners", "reason"),
    [
        pytest.param(1, "briscola", {}, (0,), "points", id="EX-1: two players, a whole hand"),
        pytest.param(1, "scoperta", {}, (0,), "points", id="EX-1 with open hands (V-SC-1)"),
        pytest.param(2, "briscola", {}, (), "tie", id="EX-2: partners tie at sixty (R-HAND-3)"),
        pytest.param(2, "briscola", {"tie": "last_trick"}, (1, 3), "points", id="EX-2: the last trick"),
        pytest.param(2, "briscola", {"teams": False}, (3,), "points", id="EX-2 by independents (R-HAND-4)"),
        pytest.param(2, "briscola", ALONE, (), "nobody", id="EX-2 by strict independents (R-HAND-6)"),
        pytest.param(3, "briscola", {}, (1,), "points", id="EX-3: nobody above sixty"),
        pytest.param(3, "briscola", STRICT, (), "nobody", id="EX-3 by strict independents"),
        pytest.param(6, "briscola", {}, (), "tie", id="EX-6: five share the top (R-HAND-5)"),
        pytest.param(10, "briscola", {}, (1, 3, 5), "points", id="EX-10: six in sides (V-SX-1, R-CARD-5)"),
        pytest.param(10, "briscola", {"teams": False}, (3,), "points", id="EX-10 by independents (R-HAND-4)"),
        pytest.param(11, "briscolone", {}, (0,), "points", id="EX-11: without trumps (V-BO-1)"),
    ],
)
def test_a_worked_example_comes_out(
    number: int, variant: str, options: dict[str, OptionValue], winners: tuple[int, ...], reason: str
) -> None:
    """R-DRAW-3, R-DEAL-8: after a tie the same dealer deals again."""
    example = golden(number)
    rules = make_rules(variant, len(example.hands), options)
    state = play_out(dealt(example, rules), example)
    assert state.points == example.end and state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == (winners, reason)
    dealer = rules.players - 1
    assert rules.next_dealer(dealer, reason) == (dealer if reason == "tie" else 0)
    assert rules.match_form.counts(reason) is (reason != "tie")


@pytest.mark.parametrize(
    ("number", "options", "auction", "called", "payments", "reason"),
    [
        (4, {}, "pass 61 65 pass pass 70 74 pass", "3C", (-1, -1, 2, -1, 1), "made"),
        (4, GROWING, "pass 61 65 pass pass 70 74 pass", "3C", (-2, -2, 4, -2, 2), "made"),
        (4, {}, "pass 61 65 pass pass 70 81 pass", "3C", (1, 1, -2, 1, -1), "failed"),
        (4, GROWING, "pass 61 65 pass pass 70 81 pass", "3C", (3, 3, -6, 3, -3), "failed"),
        (4, {}, "pass 61 65 pass pass 70 74 pass", "1C", (1, 1, -4, 1, 1), "failed"),  # in mano, with 56
        (4, GROWING, "pass 61 65 pass pass 70 74 pass", "1C", (2, 2, -8, 2, 2), "failed"),
        (5, {}, "pass 61 pass pass", "3D", (1, -2, 1, 1, -1), "failed"),  # the dummy is the hidden partner
    ],
)
def test_the_called_game_is_bid_played_and_paid(
    number: int,
    options: dict[str, OptionValue],
    auction: str,
    called: str,
    payments: tuple[int, ...],
    reason: str,
) -> None:
    """EX-4 and its other payments, EX-5."""
    example = golden(number)
    state = dealt(example, make_rules("chiamata", 9 - number, options))
    for word in auction.split():
        state, _ = apply(state, PASS if word == "pass" else Bid(points=int(word)))
    caller = payments.index(max(payments, key=abs))
    assert state.caller == caller
    state, _ = apply(state, Call(card=card(called)))
    assert state.trumps is card(called).suit and state.partner == (caller if called == "1C" else 4)
    state = play_out(state, example)
    assert state.outcome is not None and state.points == example.end
    assert (state.outcome.payments, state.outcome.reason) == (payments, reason)
    paid = tuple(seat for seat in range(state.rules.players) if payments[seat] > 0)
    assert state.outcome.winners == (paid if reason == "failed" else (2, 4))


def test_prini_forces_the_suit_led() -> None:
    """EX-7."""
    hands = ["7B 6D RB", "4D CD CS", "2D 2B RS", "6S 4S FC"]
    dealt_cards = " ".join(" ".join(row) for row in zip(*(hand.split() for hand in hands), strict=True))
    rules = make_rules("prini", 4)
    taken = {card(code) for code in f"{dealt_cards} FS".split()}
    rest = " ".join(c.code for c in rules.pack if c not in taken)
    state = started(rules, f"{dealt_cards} FS {rest}")
    assert state.trumps is Suit.SPADE
    assert legal_cards(state) == {"7B", "6D", "RB"}
    state, _ = apply(state, Play(card=card("6D")))
    assert legal_cards(state) == {"4D", "CD"}
    with pytest.raises(MustFollowSuit, match="suit D was led"):
        apply(state, Play(card=card("CS")))
    state, _ = apply(state, Play(card=card("4D")))
    assert legal_cards(state) == {"2D"}
    with pytest.raises(IllegalAction):
        apply(state, Play(card=card("RS")))
    state, _ = apply(state, Play(card=card("2D")))
    assert legal_cards(state) == {"6S", "4S", "FC"}
    with pytest.raises(NotInHand):
        apply(state, Play(card=card("1D")))
    state, events = apply(state, Play(card=card("FC")))
    assert events[1] == TrickTaken(winner=0, points=2)


def test_prini_deals_all_and_the_last_card_is_trump() -> None:
    """EX-8, V-PR-7/8."""
    example = golden(8)
    state = started(make_rules("prini", 4, {"deal_all": "on"}), example.pack)
    assert {s: set(h) for s, h in enumerate(state.hands)} == {s: set(h) for s, h in example.hands.items()}
    assert state.trumps is Suit.COPPE and state.turned == card("7C") and state.known[3] == (card("7C"),)
    play_out(state, example)


# ---- the wider family, told by a program that knows no engine


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
    """The next action of the example; where it takes no card for the turned one, that."""
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
