"""Messages arrive as they were sent; whatever is none of them is one exception with a sentence."""

import json
from collections.abc import Mapping
from typing import Any, get_args

import msgspec
import pytest

from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.events import Drawn
from briscola.network.messages.encoding import (
    LARGEST_MESSAGE,
    BadMessage,
    encode,
    guest_message,
    host_message,
)
from briscola.network.messages.fields import DEEPEST, LARGEST_NUMBER, LONGEST_TEXT, check_plain
from briscola.network.messages.from_guest import Act, GuestMessage, Sit
from briscola.network.messages.from_host import HostMessage, NextLine, RosterChange, Welcome
from tests.damaged_json import DEEP
from tests.network.sample_messages import HASH, SIGNATURE, TO_GUEST, TO_HOST, of_tables

PLAY = {"type": "act", "at": 3, "action": {"play": "4S"}, "digest": HASH, "sig": SIGNATURE}
SIT = {"type": "sit", "seat": 3, "name": "Rosa", "face": "ada"}


def text(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


def refused(data: bytes, read: Any = guest_message) -> str:
    with pytest.raises(BadMessage) as caught:
        read(data)
    sentence = str(caught.value)
    assert sentence.isprintable() and len(sentence) <= 200
    return sentence


def test_every_kind_of_message_arrives_as_it_was_sent() -> None:
    guests, hosts = of_tables(1)
    to_host, to_guest = [*TO_HOST, *guests], [*TO_GUEST, *hosts]
    for message in to_host:
        assert encode(guest_message(encode(message))) == encode(message)
    for other in to_guest:
        assert encode(host_message(encode(other))) == encode(other)
    assert {type(message) for message in to_host} == set(get_args(GuestMessage))
    assert {type(message) for message in to_guest} == set(get_args(HostMessage))
    assert max(len(encode(message)) for message in to_guest) < LARGEST_MESSAGE / 4


@pytest.mark.slow
def test_all_that_the_hands_of_several_games_need_arrives() -> None:
    guests, hosts = of_tables()
    assert all(encode(guest_message(encode(message))) == encode(message) for message in guests)
    assert all(encode(host_message(encode(message))) == encode(message) for message in hosts)


def test_an_action_and_an_event_are_read() -> None:
    play = guest_message(text(**PLAY))
    assert isinstance(play, Act) and play.chosen == Play(card=card("4S"))
    line = host_message(text(type="line", n=1, event={"event": "draw", "seat": 1}))
    assert isinstance(line, NextLine) and line.seen == Drawn(seat=1, card=None)


def test_names_are_cleaned_where_they_arrive() -> None:
    sit = guest_message(text(**SIT | {"name": " Ro\u202esa\n "}))
    assert isinstance(sit, Sit) and sit.name == "Rosa"
    place = {"seat": 0, "name": "\u200bAnna\u202e", "level": "\u2028hard"}
    roster = host_message(text(type="roster", roster=[place]))
    assert isinstance(roster, RosterChange)
    assert (roster.roster[0].name, roster.roster[0].level) == ("Anna", "hard")
    assert "a letter that can be seen" in refused(text(**SIT | {"name": "\u202e\u200b"}))


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "act"},
        {"type": "nobody"},
        {"type": 3},
        PLAY | {"more": 1},
        PLAY | {"at": "3"},
        PLAY | {"at": 3.0},
        PLAY | {"at": True},
        PLAY | {"at": -1},
        PLAY | {"at": 1_000_001},
        PLAY | {"at": 10**400},
        PLAY | {"digest": HASH.upper()},
        PLAY | {"digest": HASH + "\n"},
        PLAY | {"digest": HASH[:-1] + "\n"},
        PLAY | {"sig": HASH},
        PLAY | {"action": {"play": "4X"}},
        PLAY | {"action": {"play": "4S", "and": 1}},
        PLAY | {"action": {"bid": 10**400}},
        PLAY | {"action": {"pass": 1}},
        PLAY | {"action": DEEP},
        SIT | {"seat": 6},
        SIT | {"name": ""},
        SIT | {"name": "x" * 25},
        SIT | {"face": "../../etc/passwd"},
        SIT | {"face": "ada\n"},
        {"type": "say"},
        {"type": "say", "sign": "ace", "phrase": 1},
        {"type": "say", "phrase": 12},
        {"type": "say", "request": "lead:X"},
        {"type": "leave", "now": True},
    ],
    ids=lambda fields: str(fields)[:60],
)
def test_what_a_guest_cannot_say_is_refused(fields: Mapping[str, Any]) -> None:
    assert refused(text(**fields)).startswith("not a message of this game: ")


@pytest.mark.parametrize(
    "event",
    [
        {"event": "play", "seat": "1", "card": "4S"},
        {"event": "play", "seat": 1, "card": "4X"},
        {"event": "play", "seat": 10**7, "card": "4S"},
        {"event": "play", "seat": 1, "card": "4S", "more": 1},
        {"event": "call", "seat": [1], "card": "4S", "contract": 61},
        {"event": "draw", "seat": 1, "card": None},
        {"event": "deal", "hand": 1, "dealer": 1, "deck": [], "hands": [], "turned": None, "stock": []},
        {"event": "request", "seat": 1, "ask": "x" * 2000},
        {"event": "hand_end", "hand": 1, "points": DEEP},
        {"event": "nothing"},
        {},
    ],
    ids=lambda fields: str(fields)[:60],
)
def test_what_no_seat_can_see_is_refused(event: Mapping[str, Any]) -> None:
    assert refused(text(type="line", n=1, event=event), host_message)


def test_a_table_of_another_game_is_refused() -> None:
    welcome = next(message for message in TO_GUEST if isinstance(message, Welcome))
    fields = msgspec.to_builtins(welcome)
    for wrong in ({"variant": "poker"}, {"players": 3}, {"options": {"morto": "x"}}, {"options": {"x": 1}}):
        data = json.dumps(fields | {"setup": fields["setup"] | wrong}).encode()
        assert refused(data, host_message)


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"null", b"[]", b"7", b'"act"', b"\xff\xfe", b"\xef\xbb\xbf{}", b"[" * 60_000),
        *(b'{"type":"leave"}{}', b'{"type":"leave"', b'{"type":"leave","\\u202e\\u0007":1}'),
        *(
            b'{"type":"sit","seat":1,"face":"ada","name":"\\ud800"}',
            b'{"type":"act","action":' + b'{"a":' * 13_000,
        ),
    ],
    ids=lambda data: data[:30].decode("latin-1"),
)
def test_bytes_that_are_no_message_are_refused(data: bytes) -> None:
    assert refused(data) and refused(data, host_message)


def test_a_message_of_64_kib_is_read_and_a_larger_one_is_not() -> None:
    leave = b'{"type":"leave"}'
    assert guest_message(leave.ljust(LARGEST_MESSAGE)) == guest_message(leave)
    assert refused(leave.ljust(LARGEST_MESSAGE + 1)) == "a message has at most 65536 bytes, not 65537"


def test_neither_end_reads_what_only_the_other_says() -> None:
    for message in TO_HOST:
        assert refused(encode(message), host_message)
    for other in TO_GUEST:
        assert refused(encode(other))


def test_only_what_is_read_is_checked() -> None:
    """Whoever sends a message of its own knows what it says."""
    own = Act(at=3, action={"play": "4X"}, digest=HASH, sig=SIGNATURE)
    assert refused(encode(own)).startswith("not a message of this game: ")


def nested(depth: int) -> Any:
    """That many lists inside each other."""
    return [nested(depth - 1)] if depth else []


@pytest.mark.parametrize(
    ("fine", "wrong", "sentence"),
    [
        (7, 7.0, "numbers are whole"),
        (LARGEST_NUMBER, LARGEST_NUMBER + 1, "numbers are at most"),
        (-LARGEST_NUMBER, -LARGEST_NUMBER - 1, "numbers are at most"),
        ("a" * LONGEST_TEXT, "a" * (LONGEST_TEXT + 1), "texts have at most"),
        (nested(DEEPEST - 4), nested(DEEPEST - 3), "objects and lists lie inside each other"),
    ],
    ids=["whole", "large", "small", "long", "deep"],
)
def test_what_an_event_may_hold_is_limited_wherever_it_lies(fine: Any, wrong: Any, sentence: str) -> None:
    check_plain({"a": [{"b": fine}, True, None]})
    with pytest.raises(ValueError, match=sentence):
        check_plain({"a": [{"b": wrong}]})
    if isinstance(wrong, str):
        check_plain({"a": {fine: 1}})
        with pytest.raises(ValueError, match=sentence):
            check_plain({"a": {wrong: 1}})
