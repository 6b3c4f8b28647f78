"""A right log with one thing damaged is refused: every event, every value, and the lies a game might tell."""

import copy
import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import pytest

from tests.called_log_writer import CalledWriter
from tests.checker.game import read_match
from tests.log_writer import Writer
from tests.short_logs import Log, every, is_right
from tests.worked_examples import Event

# Each of these ends with a match_end, so that nothing can be cut off unseen. Options that end a hand early
# are left out: a card that is never played may be any card.
LOGS: dict[str, Writer] = {
    "two": Writer("briscola", 2, wins=1, seed=3),
    "two with exchange": Writer("briscola", 2, {"exchange": "seven_and_two"}, wins=1, seed=15),
    "three": Writer("briscola", 3, wins=1, seed=4),
    "partners": Writer("briscola", 4, wins=1, seed=5),
    "five": Writer("briscola", 5, wins=1, seed=6),
    "chiamata": CalledWriter(5, seed=7),
    "chiamata by rank": CalledWriter(5, {"bidding": "rank"}, wins=1, seed=8),
    "dummy": CalledWriter(4, wins=1, seed=9),
    "prini, all dealt": Writer("prini", 3, {"deal_all": True}, wins=1, seed=10),
    "bisca": Writer("bisca", 2, {"hand_size": 9}, wins=1, seed=11),
    "six": Writer("briscola", 6, wins=1, seed=12),
    "briscolone": Writer("briscolone", 2, seed=14),
    "sueca": Writer("sueca", 4, wins=1, seed=15),
    "cinquecento": Writer("marianna", 2, {"trump_by": "turned", "ranking": "seven"}, seed=9),
    "in the dark, obliged": CalledWriter(5, {"bidding": "rank", "obliged": True, "dark": True}, wins=1),
    "to the two": CalledWriter(4, {"bidding": "two", "weak_redeal": True}, wins=1, seed=20),
}


def whole_match(writer: Writer) -> Log:
    """The shortest log of the writer's game that ends with its match."""
    log = copy.deepcopy(writer).run(12)
    last = next(i for i, event in enumerate(log) if event["event"] == "match_end")
    return log[: last + 1]


@pytest.fixture(scope="module", params=LOGS)
def right(request: pytest.FixtureRequest) -> Log:
    log = whole_match(LOGS[request.param])
    assert is_right(log)
    return log


def talk(event: Event) -> bool:
    """Talk may come or not, and anywhere."""
    return event["event"] in ("signal", "request")


def named(log: Log, at: int) -> str:
    return f"event {at + 1}: {json.dumps(log[at])[:120]}"


@pytest.mark.slow
def test_no_event_can_be_left_out(right: Log) -> None:
    unseen = [
        named(right, i)
        for i, event in enumerate(right)
        if not talk(event) and is_right([*right[:i], *right[i + 1 :]])
    ]
    assert unseen == []


@pytest.mark.slow
def test_no_event_can_come_twice(right: Log) -> None:
    unseen = [
        named(right, i)
        for i, event in enumerate(right)
        if not talk(event) and is_right([*right[: i + 1], *right[i:]])
    ]
    assert unseen == []


@pytest.mark.slow
def test_no_two_events_can_change_places(right: Log) -> None:
    unseen = [
        named(right, i)
        for i in range(len(right) - 1)
        if not talk(right[i])
        and not talk(right[i + 1])
        and is_right([*right[:i], right[i + 1], right[i], *right[i + 2 :]])
    ]
    assert unseen == []


# What a log may say otherwise and still be right: who plays, a sign, a bid raised later, an order of winners.
FREE = {("match", "levels"), ("match", "options"), ("signal", "sign"), ("request", "ask"), ("bid", "bid")}
FREE |= {("bid", "points"), ("bid", "obliged"), ("signal", "seat"), ("request", "seat")}


MOST = 4
"""Events of each kind that are damaged."""


@pytest.mark.slow
def test_no_key_can_be_left_out(right: Log) -> None:
    unseen = []
    kinds = [event["event"] for event in right]
    for i, event in enumerate(right):
        for key in event if kinds[:i].count(event["event"]) < MOST else ():
            less = {other: value for other, value in event.items() if other != key}
            # "2 at 70" without its points is a plain 2, which may be as right.
            if (event["event"], key) != ("bid", "points") and is_right([*right[:i], less, *right[i + 1 :]]):
                unseen.append(f"{named(right, i)} without {key}")
    assert unseen == []


def wrong_values(value: Any, key: str) -> Iterator[Any]:
    """Values near `value` that are not it, the wrong JSON types included."""
    if isinstance(value, bool):
        yield from (not value, int(value))
    elif isinstance(value, int):
        yield from (value + 1, value - 1, float(value), str(value), None)
        if value in (0, 1):
            yield bool(value)
    elif isinstance(value, str):
        yield from (value + "x", value[:-1] or "y", "1C" if value != "1C" else "2S", None)
    elif value is None:
        yield from (0, "1C", [])
    elif isinstance(value, list):
        yield from ([*value, *value[-1:]] if value else [0], None)
        if value:
            yield value[:-1]
        if value != value[::-1] and key not in ("winners", "seen_by"):
            yield value[::-1]
        for i, item in enumerate(value):
            if len(value) <= 6:
                yield from ([*value[:i], wrong, *value[i + 1 :]] for wrong in wrong_values(item, key))


@pytest.mark.slow
def test_no_value_can_be_another(right: Log) -> None:
    # Where points decide a match, no number of winning hands does.
    free = FREE | ({("match", "winning_hands")} if read_match(right[0]).mark else set())
    kinds = [event["event"] for event in right]
    unseen = [
        f"{named(right, i)} with {key} {wrong!r}"
        for i, event in enumerate(right)
        if kinds[:i].count(event["event"]) < MOST
        for key, value in event.items()
        if key != "event" and (event["event"], key) not in free
        for wrong in wrong_values(value, key)
        if is_right([*right[:i], {**event, key: wrong}, *right[i + 1 :]])
    ]
    assert unseen == []


# ---------------------------------------------------------------- lies that hang together


def swap_two_cards_of_the_deck(log: Log) -> None:
    """A stacked deck, dealt rightly."""
    deal = every(log, "deal")[0]
    a, b = deal["deck"][0], deal["deck"][1]
    text = json.dumps(log).replace(f'"{a}"', '"@"').replace(f'"{b}"', f'"{a}"').replace('"@"', f'"{b}"')
    log[:] = json.loads(text)


def cut_elsewhere(log: Log) -> None:
    """A cut chosen by a computer player."""
    cut = every(log, "cut")[0]
    cut["at"] = cut["at"] % 38 + 1


def another_seed(log: Log) -> None:
    """The seed named is not the one used."""
    every(log, "match")[0]["seed"] += 1


def bytes_of_another_hand(log: Log) -> None:
    """Commit and reveal agree with each other but not with the seed."""
    other = sha256(b"briscola:3:99")
    every(log, "reveal")[0]["bytes"] = other.hexdigest()
    every(log, "commit")[0]["sha256"] = sha256(other.digest()).hexdigest()


def dealer_of_ones_choice(log: Log) -> None:
    """The weaker card deals."""
    draw = every(log, "draw_for_deal")[0]
    draw["dealer"] = 1 - draw["dealer"]


def play_a_card_still_in_the_stock(log: Log) -> None:
    """A card of the stock for one of the hand."""
    every(log, "play")[0]["card"] = every(log, "deal")[0]["stock"][5]


def play_a_card_of_the_opponent(log: Log) -> None:
    """The card that the other one then plays."""
    first, second = every(log, "play")[:2]
    first["card"], second["card"] = second["card"], first["card"]


def play_out_of_turn(log: Log) -> None:
    """The second player leads."""
    first, second = every(log, "play")[:2]
    first["seat"], second["seat"] = second["seat"], first["seat"]


def loser_takes_the_trick(log: Log) -> None:
    """The loser of the first trick is called its winner."""
    trick = every(log, "trick")[0]
    trick["winner"] = 1 - trick["winner"]


def loser_takes_the_last_trick(log: Log) -> None:
    """The last trick goes to the loser, and the count says so too."""
    trick, end = every(log, "trick")[-1], every(log, "hand_end")[-1]
    end["points"][trick["winner"]] -= trick["points"]
    trick["winner"] = 1 - trick["winner"]
    end["points"][trick["winner"]] += trick["points"]


def one_point_too_many(log: Log) -> None:
    """A trick with a point more, counted."""
    trick, end = every(log, "trick")[3], every(log, "hand_end")[0]
    trick["points"] += 1
    end["points"][trick["winner"]] += 1


def loser_draws_first(log: Log) -> None:
    """The loser takes the card of the winner."""
    first, second = every(log, "draw")[:2]
    first["seat"], second["seat"] = second["seat"], first["seat"]


def draws_exchanged(log: Log) -> None:
    """Right seats, each with the other's card."""
    first, second = every(log, "draw")[:2]
    first["card"], second["card"] = second["card"], first["card"]


def turned_card_drawn_early(log: Log) -> None:
    """The turned card comes first and the card it stands for comes last."""
    draws = every(log, "draw")
    draws[0]["card"], draws[33]["card"] = draws[33]["card"], draws[0]["card"]


def turned_card_first_in_the_stock(log: Log) -> None:
    """The stock listed upside down."""
    every(log, "deal")[0]["stock"].reverse()


def loser_scores(log: Log) -> None:
    """The result given to the other player."""
    end = every(log, "hand_end")[0]
    end["winners"] = [1 - end["winners"][0]]
    end["score"].reverse()


def score_of_two(log: Log) -> None:
    """A win worth two without the option."""
    end = every(log, "hand_end")[0]
    end["score"] = [2 * score for score in end["score"]]


def capot_claimed(log: Log) -> None:
    """A capot that was none."""
    every(log, "hand_end")[0]["capot"] = True


def tie_claimed(log: Log) -> None:
    """A void hand with a winner."""
    end = every(log, "hand_end")[0]
    end.update(winners=[], reason="tie", score=[0, 0])


def same_dealer_again(log: Log) -> None:
    """The dealer of the first hand deals the second too."""
    first, second = every(log, "deal")[:2]
    second["dealer"] = first["dealer"]


def other_one_cuts(log: Log) -> None:
    """The dealer cuts."""
    cut = every(log, "cut")[0]
    cut["seat"] = 1 - cut["seat"]


def hands_counted_from_the_match(log: Log) -> None:
    """The count of hands begins again with the second match."""
    second = [i for i, event in enumerate(log) if event["event"] == "match"][1]
    first_hand = log[second + 1]["hand"]
    for event in log[second:]:
        if "hand" in event:
            event["hand"] -= first_hand - 1


def match_goes_on(log: Log) -> None:
    """The match is won, and another hand is played."""
    end = next(i for i, event in enumerate(log) if event["event"] == "match_end")
    del log[end : end + 2]


def match_stops_early(log: Log) -> None:
    """A match_end after the first hand."""
    first = next(i for i, event in enumerate(log) if event["event"] == "reveal")
    score = every(log, "hand_end")[0]
    log.insert(first + 1, {"event": "match_end", "winners": score["winners"], "score": score["score"]})


def match_to_the_loser(log: Log) -> None:
    """The match is given to the one who lost it."""
    end = every(log, "match_end")[0]
    end["winners"] = [1 - end["winners"][0]]


def second_draw_for_the_deal(log: Log) -> None:
    """The draw of the first match repeated for the second, which has a shuffle of its own."""
    second = [i for i, event in enumerate(log) if event["event"] == "match"][1]
    log.insert(second + 1, every(log, "draw_for_deal")[0])


def second_match_of_another_kind(log: Log) -> None:
    """The second match to one more winning hand."""
    every(log, "match")[1]["winning_hands"] += 1


def hand_unfinished(log: Log) -> None:
    """The log stops inside a hand."""
    del log[-30:]


def exchange_nobody_may_make(log: Log) -> None:
    """An exchange although the option is off."""
    at = next(i for i, event in enumerate(log) if event["event"] == "play")
    log.insert(at, {"event": "exchange", "seat": log[at]["seat"], "gave": "7C", "took": "RC"})


def auction_in_briscola(log: Log) -> None:
    """A bid in a game without an auction."""
    log.insert(5, {"event": "bid", "seat": 0, "bid": 61})


def signs_between_opponents(log: Log) -> None:
    """A sign in the game for two."""
    log.insert(40, {"event": "signal", "seat": 0, "sign": "ace", "seen_by": [1]})


DAMAGES: list[Callable[[Log], None]] = [
    swap_two_cards_of_the_deck,
    cut_elsewhere,
    another_seed,
    bytes_of_another_hand,
    dealer_of_ones_choice,
    play_a_card_still_in_the_stock,
    play_a_card_of_the_opponent,
    play_out_of_turn,
    loser_takes_the_trick,
    loser_takes_the_last_trick,
    one_point_too_many,
    loser_draws_first,
    draws_exchanged,
    turned_card_drawn_early,
    turned_card_first_in_the_stock,
    loser_scores,
    score_of_two,
    capot_claimed,
    tie_claimed,
    same_dealer_again,
    other_one_cuts,
    hands_counted_from_the_match,
    match_goes_on,
    match_stops_early,
    match_to_the_loser,
    second_draw_for_the_deal,
    second_match_of_another_kind,
    hand_unfinished,
    exchange_nobody_may_make,
    auction_in_briscola,
    signs_between_opponents,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_lie_that_hangs_together_is_found(damage: Callable[[Log], None]) -> None:
    log = Writer("briscola", 2, seed=3).run(7)
    assert is_right(log)
    damage(log)
    assert not is_right(log)
