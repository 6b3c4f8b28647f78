"""The engine's own logs are right; damaged in one thing they are refused: an event, a value, a lie.

That the checker has read the rules aright, worked hands tell (`test_checker_rules.py`).
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import pairwise
from typing import Any

import pytest

from tests.checker.game import read_match
from tests.short_logs import (
    Edit,
    Log,
    accepted,
    before,
    change,
    edited,
    place,
    shuffled_refusal,
    simulated,
    swap,
    without,
)
from tests.worked_examples import Event

# Each of these ends with a match_end, so that nothing can be cut off unseen. Options that end a hand early
# are left out: a card that is never played may be any card.
LOGS: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "two": ("briscola", 2, 3, {}),
    "two with exchange": ("briscola", 2, 4, {"exchange": "seven_and_two"}),
    "three": ("briscola", 3, 4, {}),
    "partners with talk": ("briscola", 4, 17, {"exchange": "seven_and_two"}),
    "five": ("briscola", 5, 6, {}),
    "chiamata": ("chiamata", 5, 1, {}),
    "chiamata by rank": ("chiamata", 5, 7, {"bidding": "rank"}),
    "dummy": ("chiamata", 4, 4, {}),
    "prini, all dealt": ("prini", 3, 10, {"deal_all": True}),
    "bisca": ("bisca", 2, 11, {"hand_size": 9}),
    "six": ("briscola", 6, 12, {}),
    "briscolone": ("briscolone", 2, 14, {}),
    "sueca": ("sueca", 4, 3, {}),
    "cinquecento": ("marianna", 2, 43, {"trump_by": "turned", "ranking": "seven"}),
    "in the dark, obliged": ("chiamata", 5, 297, {"bidding": "rank", "obliged": True, "dark": True}),
    "given up": ("chiamata", 5, 193, {"concede": True, "weak_redeal": True}),
}


@cache
def whole_match(name: str) -> Log:
    """Of one winning hand, by chance; players with some sense talk."""
    variant, players, seed, options = LOGS[name]
    level = "easy" if "talk" in name else "random"
    return simulated(variant, players, options, hands=None, winning_hands=1, seed=seed, level=level)


Damage = tuple[int, int, Log]
"""Events from one place to another, and what stands there instead."""
TALK = ("signal", "request")
"""It may come or not, and anywhere."""


def left_out(log: Log) -> Iterator[Damage]:
    return ((i, i + 1, []) for i, event in enumerate(log) if event["event"] not in TALK)


def come_twice(log: Log) -> Iterator[Damage]:
    return ((i, i, [event]) for i, event in enumerate(log) if event["event"] not in TALK)


def changed_places(log: Log) -> Iterator[Damage]:
    pairs = pairwise(log)
    return ((i, i + 2, [b, a]) for i, (a, b) in enumerate(pairs) if not {a["event"], b["event"]} & {*TALK})


MOST = 4
"""Events of each kind whose values are damaged."""


def some_of_each(log: Log) -> Iterator[tuple[int, Event]]:
    kinds = [event["event"] for event in log]
    return ((i, event) for i, event in enumerate(log) if kinds[:i].count(event["event"]) < MOST)


def without_a_key(log: Log) -> Iterator[Damage]:
    for i, event in some_of_each(log):
        for key in event:
            # "2 at 70" without its points is a plain 2, which may be as right.
            if (event["event"], key) not in (("bid", "points"), ("bid", "obliged")):
                yield i, i + 1, [{other: value for other, value in event.items() if other != key}]


# What a log may say otherwise and still be right: who plays, a sign, a bid raised later, an order of winners.
FREE = {("match", "levels"), ("match", "options"), ("signal", "sign"), ("request", "ask"), ("bid", "bid")}
FREE |= {("bid", "points"), ("bid", "obliged"), ("signal", "seat"), ("request", "seat")}


def with_another_value(log: Log) -> Iterator[Damage]:
    # Where points decide a match, no number of winning hands does.
    free = FREE | ({("match", "winning_hands")} if read_match(log[0]).mark else set())
    for i, event in some_of_each(log):
        for key, value in event.items():
            if key != "event" and (event["event"], key) not in free:
                yield from ((i, i + 1, [{**event, key: wrong}]) for wrong in wrong_values(value, key))


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
@pytest.mark.parametrize(
    "damages",
    [left_out, come_twice, changed_places, without_a_key, with_another_value],
    ids=lambda damages: damages.__name__,
)
@pytest.mark.parametrize("name", LOGS)
def test_nothing_in_a_log_can_be(name: str, damages: Callable[[Log], Iterator[Damage]]) -> None:
    log = whole_match(name)
    lines = [json.dumps(event) for event in log]
    assert accepted(lines)
    unseen = [
        f"event {start + 1}: {lines[start]:.120} as {instead}"
        for start, end, instead in damages(log)
        if accepted([*lines[:start], *map(json.dumps, instead), *lines[end:]])
    ]
    assert unseen == []


# ---------------------------------------------------------------- lies that hang together


def other(seat: int) -> int:
    return 1 - seat


def others(seats: list[int]) -> list[int]:
    return [1 - seat for seat in seats]


def more(number: int) -> int:
    return number + 1


def backwards(values: list[Any]) -> list[Any]:
    return values[::-1]


def twice(values: list[int]) -> list[int]:
    return [2 * value for value in values]


def two_cards_change_places(log: Log) -> None:
    """A stacked pack, dealt and played rightly."""
    a, b = log[place(log, "deal")]["deck"][:2]
    text = json.dumps(log).replace(f'"{a}"', '"@"').replace(f'"{b}"', f'"{a}"').replace('"@"', f'"{b}"')
    log[:] = json.loads(text)


def first_draw_again(log: Log) -> None:
    """For the second match, which has a shuffle of its own."""
    log[place(log, "draw_for_deal", 1)] = log[place(log, "draw_for_deal")]


def swaps(seat: int, gave: str, took: str) -> Event:
    return {"event": "exchange", "seat": seat, "gave": gave, "took": took}


OTHER_BYTES = sha256(b"briscola:3:99")
SIGN: Event = {"event": "signal", "seat": 0, "sign": "ace", "seen_by": [1]}
ENDED: Event = {"event": "match_end", "winners": [0], "score": [1, 0]}

MATCHES = simulated("briscola", 2, hands=7, seed=3)
LIES: list[tuple[str, str, list[Edit]]] = [
    ("two", "version is 2", [change("match", version=2)]),
    ("two", "winning_hands must be", [change("match", winning_hands=12)]),
    ("two", "the number of levels", [change("match", levels=["random"])]),
    ("two", "sides is", [change("match", sides=[[0, 1]])]),
    ("two", "has a seed and a level", [change("match", seed=None)]),
    ("two", "has a seed and a level", [change("match", levels=["random", None])]),
    ("two", "the cards drawn for the deal", [change("match", seed=more)]),
    ("two", "the first dealer is", [change("draw_for_deal", dealer=other)]),
    ("two", "the dealer is no player", [change("draw_for_deal", dealer=2)]),
    ("two", "the number of the hand", [change("commit", hand=2)]),
    ("two", "the commitment is", [change("commit", sha256="0" * 64)]),
    (
        "two",
        "the commitment is",
        [
            change("commit", sha256=sha256(OTHER_BYTES.digest()).hexdigest()),
            change("reveal", bytes=OTHER_BYTES.hexdigest()),
        ],
    ),
    ("two", "the seat that cuts", [change("cut", seat=other)]),
    ("two", "cannot be cut at 0", [change("cut", at=0)]),
    ("two", "cannot be cut at 40", [change("cut", at=40)]),
    ("two", "the place of the cut", [change("cut", at=lambda at: at % 39 + 1)]),
    ("two", "the salt of a simulated hand", [change("cut", salt="pepper")]),
    ("two", "only a person has the pack cut", [change("cut", auto=True)]),
    ("two", '"auto" cannot be 7', [change("cut", auto=7)]),
    ("two", "the number of the hand", [change("deal", hand=2)]),
    ("two", "dealer is", [change("deal", dealer=other)]),
    ("two", "deck is not what the bytes", [two_cards_change_places]),
    ("two", "hands is", [change("deal", hands=backwards)]),
    ("two", "turned is", [change("deal", turned=None)]),
    ("two", "stock is", [change("deal", stock=backwards)]),
    ("two", '"stock" cannot be', [change("deal", stock=lambda cards: [*cards[:-1], "8C"])]),
    ("two", "does not hold", [swap("card", ("play", 0), ("draw", 5))]),
    ("two", "does not hold", [swap("card", ("play", 0), ("play", 1))]),
    ("two", "plays, it is the turn of", [swap("seat", ("play", 0), ("play", 1))]),
    ("two", "the trick goes to", [change("trick", winner=other)]),
    ("two", "the trick is worth", [change("trick", 3, points=more)]),
    ("two", "draws, it is the turn of", [swap("seat", ("draw", 0), ("draw", 1))]),
    ("two", "should draw", [swap("card", ("draw", 0), ("draw", 1))]),
    ("two", "should draw", [swap("card", ("draw", 0), ("draw", 33))]),
    ("two", "exchange where play should come", [before("play", 0, swaps(0, "7C", "RC"))]),
    ("two", "bid where play should come", [before("play", 0, {"event": "bid", "seat": 0, "bid": 61})]),
    ("two", "a signal in a game without talk", [before("play", 9, SIGN)]),
    ("two", "where talk is not possible", [before("hand_end", 0, SIGN)]),
    ("two", "the number of the hand", [change("hand_end", hand=2)]),
    ("two", "points is", [change("hand_end", points=backwards)]),
    ("two", "winners is", [change("hand_end", winners=others, score=backwards)]),
    ("two", "winners is", [change("hand_end", winners=[], reason="tie", score=[0, 0])]),
    ("two", "reason is", [change("hand_end", reason="tie")]),
    ("two", "capot is", [change("hand_end", capot=True)]),
    ("two", "score is", [change("hand_end", score=twice)]),
    ("two", "the number of the hand", [change("reveal", hand=2)]),
    ("two", "the commitment to the bytes", [change("reveal", bytes="0" * 64)]),
    ("two", "the winners of the match", [change("match_end", winners=others)]),
    ("two", "the score of the match", [change("match_end", score=twice)]),
    ("matches", "the log ends where", [without("play", -9, count=1000)]),
    ("matches", "the seat that cuts", [swap("seat", ("cut", 0), ("cut", 1))]),
    ("matches", "dealer is", [change("deal", 1, dealer=other)]),
    ("matches", "the number of the hand is 1", [change("commit", 3, hand=1)]),
    ("matches", "match where match_end should come", [without("match_end")]),
    ("matches", "match_end where commit should come", [before("commit", 1, ENDED)]),
    ("matches", "a match of another game", [change("match", 1, winning_hands=more)]),
    ("matches", "the cards drawn for the deal", [first_draw_again]),
    ("chiamata", '"winners" cannot be', [change("hand_end", winners="")]),
    ("chiamata", "the seat that speaks", [change("bid", seat=other)]),
    ("chiamata", "the caller is", [change("call", seat=lambda seat: (seat + 1) % 5)]),
    ("chiamata", "the contract is", [change("call", contract=more)]),
    ("chiamata", "the partner is", [change("call", partner=lambda seat: (seat + 1) % 5)]),
    ("chiamata", 'has no "payments"', [without("hand_end", key="payments")]),
    ("chiamata", 'has no "contract"', [without("hand_end", key="contract")]),
    ("chiamata", "contract is", [change("hand_end", contract=60)]),
    ("chiamata", "payments is", [change("hand_end", -1, payments=twice)]),
    ("chiamata", "balance is", [change("hand_end", -1, balance=twice)]),
    ("cinquecento", 'hand_end of marianna has no "declared"', [without("hand_end", key="declared")]),
    ("cinquecento", "declared is", [change("hand_end", declared=[0, 0])]),
    ("cinquecento", "the points of the marianna", [change("declare", points=more)]),
    ("cinquecento", "the seat of the declare", [change("declare", seat=other)]),
    ("given up", "it is the turn of", [change("concede", seat=lambda seat: (seat + 1) % 5)]),
    ("given up", "holds too many points", [change("redeal", seat=lambda seat: (seat + 1) % 5)]),
    ("two with exchange", "exchange where play should come", [change("match", options={})]),
    ("two with exchange", "the seat of the exchange", [change("exchange", seat=other)]),
    ("two with exchange", "the card taken", [change("exchange", took="RC")]),
    ("two with exchange", "before the side has won a trick", [before("play", 0, swaps(0, "2S", "7S"))]),
    ("two with exchange", "the card given is 7S, should be None", [before("play", 2, swaps(0, "7S", "2S"))]),
    ("two with exchange", "no face-down card", [before("play", -4, swaps(1, "7S", "2S"))]),
    ("bisca", "must follow", [change("match", options={"hand_size": 9, "follow_at_end": True})]),
    ("partners with talk", "who sees the sign", [change("signal", seen_by=[])]),
    ("partners with talk", "there is no sign", [change("signal", sign="wink")]),
    ("partners with talk", "there is no request", [change("request", ask="ace")]),
]


@pytest.mark.parametrize(("name", "why", "lie"), LIES)
def test_a_lie_that_hangs_together_is_found(name: str, why: str, lie: list[Edit]) -> None:
    log = MATCHES if name == "matches" else whole_match(name)
    assert why in shuffled_refusal(edited(log, *lie))
