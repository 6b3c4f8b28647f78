"""Options that change what may be done at a turn: exchanges, and following suit at the end of a bisca."""

import json

import pytest

from tests.checker import LogError, check
from tests.log_writer import Writer
from tests.short_logs import Log, every, is_right
from tests.worked_examples import Event, hand, opening, read_example


def exchanging(option: str, variant: str = "briscola") -> Log:
    """A log in which an exchange is made, from its match to the end of that hand."""
    for seed in range(100):
        log = Writer(variant, 2, {"exchange": option}, seed=seed).run(1)
        if every(log, "exchange"):
            return log
    raise AssertionError("no exchange in a hundred hands")


@pytest.mark.parametrize(
    ("option", "variant"), [("seven", "briscola"), ("seven_and_two", "prini"), ("two", "bisca")]
)
def test_an_exchange_is_refused_where_the_option_is_another(option: str, variant: str) -> None:
    log = exchanging(option, variant)
    assert is_right(log)
    del log[0]["options"]["exchange"]
    assert not is_right(log)


def test_an_exchange_comes_before_the_play_of_the_same_turn_and_only_once() -> None:
    """R-XCHG-3 and the bot protocol."""
    log = exchanging("seven")
    at = next(i for i, event in enumerate(log) if event["event"] == "exchange")
    back = {**log[at], "gave": log[at]["took"], "took": log[at]["gave"]}
    assert not is_right([*log[:at], log[at], back, *log[at + 1 :]])
    assert not is_right([*log[:at], log[at + 1], log[at], *log[at + 2 :]])
    other = {**log[at], "seat": 1 - log[at]["seat"]}
    assert not is_right([*log[:at], other, *log[at + 1 :]])


def test_an_exchange_in_the_first_trick_is_refused() -> None:
    """R-XCHG-3: the side must have won a trick."""
    for seed in range(300):
        log = Writer("briscola", 2, {"exchange": "seven"}, seed=seed).run(1)
        deal = every(log, "deal")[0]
        turned, leader = deal["turned"], 1 - deal["dealer"]
        seven = "7" + turned[1]
        if seven in deal["hands"][leader] and turned[0] in "13RCF":
            log.insert(5, {"event": "exchange", "seat": leader, "gave": seven, "took": turned})
            with pytest.raises(LogError, match="before the side has won a trick"):
                check(json.dumps(event) for event in log)
            return
    raise AssertionError("nobody was dealt the seven of trumps")


def exchange_in_ex_1(at: int, gave: str) -> Log:
    """EX-1 with an exchange by A for the turned RC before the event number `at` of its tricks."""
    example = read_example(1)
    swap: Event = {"event": "exchange", "seat": 0, "gave": gave, "took": "RC"}
    tricks = [*example.events[:at], swap, *example.events[at:]]
    log = opening("briscola", 2, 1, options={"exchange": "seven"})
    return [
        *log,
        *hand(example, {"winners": [0], "reason": "points", "score": [1, 0]}, players=2, tricks=tricks),
    ]


@pytest.mark.parametrize(
    ("trick", "gave", "why"),
    [
        (2, "7C", "does not hold 7C"),
        (2, "4C", "the card given is 4C, should be 7C"),
        (18, "7C", "no face-down card"),
    ],
)
def test_an_exchange_needs_the_seven_in_hand_and_a_card_on_the_turned_one(
    trick: int, gave: str, why: str
) -> None:
    """R-XCHG-1, R-XCHG-3 on EX-1: B holds 7C, and the stock is gone after trick 17."""
    turns = [i for i, event in enumerate(read_example(1).events) if event.get("seat") == 0]
    turn = next(i for i in turns if i >= (trick - 1) * 5)
    with pytest.raises(LogError, match=why):
        check((json.dumps(event) for event in exchange_in_ex_1(turn, gave)), shuffled=False)


def test_bisca_players_follow_at_the_end_if_the_option_says_so() -> None:
    """V-BI-4: a log of free play breaks the option sooner or later, never while there is a stock."""
    for seed in range(20):
        log = Writer("bisca", 2, seed=seed).run(1)
        log[0]["options"] = {"follow_at_end": True}
        last_draw = max(i for i, event in enumerate(log) if event["event"] == "draw")
        try:
            check(json.dumps(event) for event in log)
        except LogError as error:
            assert "must follow" in str(error)
            assert error.line > last_draw + 1
            return
    raise AssertionError("twenty hands in which everybody followed suit by chance")
