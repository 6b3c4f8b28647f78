"""docs/wire.md says what travels, all of it, with its types and limits."""

import re
from typing import get_args

import pytest

from briscola.client.friends.table_clock import AWAY_SECONDS
from briscola.client.visit.own_connection import FAIR_MARGIN
from briscola.client.visit.visited_match import MOST_MATCHES
from briscola.client.visit.visitor import BEAT_SECONDS
from briscola.network.addresses.host_names import PORT
from briscola.network.addresses.room_codes import ALPHABET, room_code
from briscola.network.channel.connection_slots import USUAL
from briscola.network.channel.endpoint import (
    ALIVE,
    ASK,
    BYE,
    LARGEST_QUEUE,
    LONGEST_ANSWER,
    LONGEST_SILENCE,
    LONGEST_STALL,
    MESSAGES_A_SECOND,
)
from briscola.network.channel.handshake import HELLO_SECONDS, VERSION
from briscola.network.channel.sealed_channel import BLOCK, MOST_MISSING
from briscola.network.keys.statements import DOMAIN
from briscola.network.meeting.meeting_carrier import ROOM_BYTES, TOPICS
from briscola.network.meeting.meeting_server import NEW_GUESTS_A_SECOND
from briscola.network.message_pace import BYTES_A_SECOND
from briscola.network.messages.encoding import LARGEST_MESSAGE
from briscola.network.messages.fields import DEEPEST, LARGEST_NUMBER, LONGEST_TEXT
from briscola.network.messages.from_host import Why
from briscola.storage.files.bounded_lines import LARGEST
from tests.network.wire_page import PAGE, of_page, of_types

TEXT = PAGE.read_text(encoding="utf-8")
PROSE = " ".join(TEXT.split())


def test_every_message_and_part_stands_there_with_its_fields_and_types() -> None:
    assert of_page() == of_types()


def test_every_reason_stands_there() -> None:
    _, _, reasons = TEXT.partition("## Reasons")
    assert set(re.findall(r"^\| `(\w+)` \|", reasons, re.MULTILINE)) - {"why"} == set(get_args(Why))


def test_the_limits_are_those_of_the_program() -> None:
    assert f"at most {LARGEST_MESSAGE:,} bytes" in PROSE
    assert f"numbers are at most {LARGEST_NUMBER:,}, texts have at most {LONGEST_TEXT:,} letters" in PROSE
    assert f"`hello` within {HELLO_SECONDS:.0f} seconds" in PROSE
    assert f"at most {MESSAGES_A_SECOND} messages and {BYTES_A_SECOND:,} bytes a second" in PROSE
    assert f"at most {USUAL.an_address} connections from one address, {USUAL.in_all} in all" in PROSE
    assert f"{LARGEST_QUEUE:,} bytes or a frame of {LONGEST_STALL:.0f} seconds" in PROSE
    assert f"port {PORT}" in PROSE and f"says nothing for {LONGEST_SILENCE:.0f} seconds" in PROSE
    assert f"every {BEAT_SECONDS:.0f} seconds" in PROSE
    assert f"at most {LONGEST_SILENCE:.0f} seconds apart" in PROSE and BEAT_SECONDS < LONGEST_SILENCE
    assert f"more than {2 * LARGEST // 2**20} MB" in PROSE and f"more than {MOST_MATCHES} matches" in PROSE
    assert f"heard less than {AWAY_SECONDS - FAIR_MARGIN:.0f} seconds before" in PROSE
    assert DEEPEST == 8 and "at most eight objects and lists" in PROSE


def test_the_words_of_a_meeting_point_are_those_of_the_program() -> None:
    assert (
        f"topics `{TOPICS}` and 64 hexadecimal digits" in PROSE and f"are {ROOM_BYTES} random bytes" in PROSE
    )
    assert f"one of its next {MOST_MISSING} frames" in PROSE
    assert ALIVE == b"" and f"`{ASK.decode()}` asks" in PROSE and f"`{BYE.decode()}` says" in PROSE
    assert f"for {LONGEST_SILENCE:.0f} seconds, or for {LONGEST_ANSWER:.0f} seconds after a" in PROSE
    assert f"at most {NEW_GUESTS_A_SECOND} connections a second" in PROSE


@pytest.mark.usefixtures("true_codes")
def test_the_frames_are_those_of_the_program() -> None:
    assert f"`{VERSION.decode().strip()}` with an end of line" in PROSE
    assert f"`{DOMAIN.decode().strip()}` with an end of line" in PROSE
    assert f"blocks of {BLOCK} bytes" in PROSE
    assert f"`{ALPHABET}`" in PROSE
    assert f"the code `{room_code(bytes(32))}`" in PROSE
