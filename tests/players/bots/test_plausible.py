"""A bot plays only from what can be true by the rules of the game it was greeted for."""

import json
from typing import Any

import pytest

from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from tests.damaged_json import damaged
from tests.players.bots.bot_lines import GAMES, ending, hello, transcript
from tests.tries import Tries
from tests.worked_examples import SECOND_TRICK_OF_EX_1

Json = dict[str, Any]
TWO = make_rules("briscola", 2)
LEVELS = ("random",) * 6 + ("easy",) * 8 + ("medium",) * 8 + ("hard",) * 3 + ("maestro",)
"""Levels, each as often as it is asked: the stronger they are, the longer they think."""
LEGAL = [{"play": "5D"}, {"play": "4S"}, {"play": "1B"}]


def heard(act: Json, rules: Rules = TWO) -> str:
    """The end of a bot that is asked this."""
    lines = (json.dumps(hello(rules, act["observation"]["seat"])), json.dumps(act))
    return ending("random", "\n".join(lines).encode())


def asked(legal: Any = LEGAL, **changes: Any) -> Json:
    """The second trick of EX-1 as seat 0 sees it, with something else in it."""
    return {"type": "act", "id": 1, "observation": SECOND_TRICK_OF_EX_1 | changes, "legal": legal}


@pytest.mark.slow
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_whatever_happens_in_a_hand_is_believed(game: int) -> None:
    for each in transcript(game):
        assert ending("random", "\n".join(each).encode()) == "answered"


FIRST_TRICK = {"leader": 0, "cards": ["2S", "7B"], "winner": 0, "points": 0}


WRONG: dict[str, list[Any]] = {
    "hand": [["5D", "4S"], ["5D", "4S", "4S"], ["5D", "4S", "RC"], ["5D", "4S", "2S"]],
    "seat": [1, 2],
    "to_act": [None, 1],
    "dealer": [0, 2],
    "leader": [1, None],
    "trumps": ["D", None],
    "turned": ["RB", None],
    "stock_count": [31, -1],
    "table": [[[1, "3C"]], [[0, "3C"]]],
    "tricks": [
        [],
        [FIRST_TRICK | {"winner": 1}],
        [FIRST_TRICK | {"points": 11}],
        [FIRST_TRICK | {"leader": 1}],
        [FIRST_TRICK | {"leader": 7}],
        [FIRST_TRICK | {"cards": ["2S"]}],
        [FIRST_TRICK | {"cards": ["2S", "2S"]}],
    ],
    "known": [{"1": ["1D", "3D", "FD", "CD"]}, {"1": ["4S"]}, {"0": ["1D"]}, {"01": ["1D"]}],
    "open": [{"1": ["1D"]}],
    "points": [[11, 0], [0]],
    "score": [[-1, 0], [0, 10**400]],
    "balance": [[0, 0, 0]],
    "winning_hands": [0],
    "counts": [[3, 2]],
    "bids": [[[0, 61]]],
    "contract": [61],
    "caller": [1],
    "called": ["3C"],
    "signals": [[{"trick": 2, "seat": 0, "sign": "ace"}]],
    "legal": [[], LEGAL[:2], [*LEGAL, LEGAL[0]], [*LEGAL[:2], {"play": "1D"}], [*LEGAL, {"pass": True}]],
}


@pytest.mark.parametrize(
    ("field", "wrong"), [(field, each) for field, found in WRONG.items() for each in found]
)
def test_a_position_that_cannot_be_is_refused(field: str, wrong: Any) -> None:
    assert heard(asked()) == "answered"
    assert heard(asked(**{field: wrong})) == "refused in a sentence"


AUCTION = next(g for g, rules in enumerate(GAMES) if rules.bidding is not None)


@pytest.mark.parametrize(
    "bids", [[[0, "pass"]], [[1, 61], [2, 61]], [[1, 61], [3, 62]], [[1, 200]], [[1, "R"]]]
)
def test_an_auction_that_cannot_have_been_is_refused(bids: Any) -> None:
    act = json.loads(next(each.act for each in transcript(AUCTION)))
    act["observation"]["bids"] = bids
    assert heard(act, GAMES[AUCTION]) == "refused in a sentence"


@pytest.mark.parametrize("number", [True, None, "1", 1.5, 10**30, [1]])
def test_the_id_of_an_act_is_a_whole_number(number: Any) -> None:
    assert heard(asked() | {"id": number}) == "refused in a sentence"


def test_a_line_without_end_is_refused_before_it_fills_the_memory() -> None:
    assert ending("easy", b"[" * (1 << 22)) == "refused in a sentence"


# Quick although it is dear: what strange programs may send, at every level.
def test_damaged_lines_are_answered_or_refused_in_a_sentence(tries: Tries) -> None:
    """One of the lines before a decision is damaged."""
    for chance in tries(100):
        lines = [line.encode() for line in chance.choice(transcript(chance.randrange(len(GAMES))))]
        at = chance.choices((0, 1, 2), weights=(2, 1, 6))[0]
        lines[at] = damaged(lines[at].decode(), chance)
        tries.found[ending(chance.choice(LEVELS), b"\n".join(lines) + b"\n")] += 1
    assert len(tries.found) == 2
