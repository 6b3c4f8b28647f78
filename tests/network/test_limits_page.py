"""docs/wire.md names every limit with the number that the program has."""

import re
from collections.abc import Iterator, Mapping

import msgspec

from briscola.client.friends import friend_notes, friend_records
from briscola.client.friends.friends_match import MOST_SAID
from briscola.client.friends.friends_table import TALK_SECONDS
from briscola.client.visit import visited_match, visitor
from briscola.client.visit.followed_match import MOST_LETTERS
from briscola.network import message_pace, network_thread
from briscola.network.addresses import lan_addresses as own_addresses
from briscola.network.channel import connection_slots, endpoint, handshake, sealed_channel
from briscola.network.lines import evidence
from briscola.network.meeting import (
    meeting_carrier,
    meeting_connection,
    meeting_endpoint,
    meeting_server,
    mqtt_thread,
)
from briscola.network.messages import encoding
from briscola.network.messages import fields as message_fields
from briscola.network.messages.from_host import Truth
from briscola.network.tables import nearby
from briscola.pages.audience import visit as page_visit
from briscola.pages.messages import fields as page_fields
from briscola.pages.phones import household_letters
from briscola.pages.server import page_server
from briscola.storage.files import bounded_lines
from tests.network.wire_page import PAGE


def _longest(field: str) -> tuple[int, int]:
    """Most lines of that field of a truth, and most letters of each."""
    truth = msgspec.inspect.type_info(Truth)
    assert isinstance(truth, msgspec.inspect.StructType)
    lines = next(each.type for each in truth.fields if each.name == field)
    assert isinstance(lines, msgspec.inspect.ListType | msgspec.inspect.VarTupleType)
    line = lines.item_type
    assert isinstance(line, msgspec.inspect.StrType) and lines.max_length and line.max_length
    return lines.max_length, line.max_length


LINES, LETTERS = _longest("lines")
LIMITS: Mapping[str, Mapping[str, tuple[float, ...]]] = {
    "A guest's program": {
        "Bytes of a message": (encoding.LARGEST_MESSAGE,),
        "Size of a number in an event or an observation": (message_fields.LARGEST_NUMBER,),
        "Letters of a text in it": (message_fields.LONGEST_TEXT,),
        "Objects and lists inside each other": (message_fields.DEEPEST,),
        "Letters of a line of a record": (LETTERS,),
        "Lines in a `truth`": (LINES,),
        "Letters of all lines of a match and of its true lines, `more` or not": (MOST_LETTERS,),
        "Matches during one visit, each with a file": (visited_match.MOST_MATCHES,),
        "Seconds without an echo": (visitor.LONGEST_UNHEARD,),
        "Seconds between two attempts to connect, the least and the most": (
            visitor.FIRST_PAUSE,
            visitor.LONGEST_PAUSE,
        ),
        "Seconds for which a host that was caught is still heard": (visitor.LAST_ECHO,),
        "Files of evidence of one match": (friend_records.MOST_EVIDENCE,),
        "Bytes of a file of evidence": (evidence.LARGEST,),
        "News that wait for a window that does not look": (network_thread.LONGEST_QUEUE,),
        "Pages of links by which she comes back to one table": (visitor.MOST_PAGES,),
        "Tables nearby in the list, and addresses of each": (
            nearby.MOST_TABLES,
            own_addresses.MOST_ADDRESSES,
        ),
    },
    "A table": {
        "Seconds from a connection to `hello`": (handshake.HELLO_SECONDS,),
        "Messages of a guest in a second": (endpoint.MESSAGES_A_SECOND,),
        "Bytes of a guest in a second, and at once": (
            message_pace.BYTES_A_SECOND,
            2 * message_pace.BYTES_A_SECOND,
        ),
        "Strangers from one address, and in all": tuple(connection_slots.USUAL),
        "Bytes that wait for a reader": (endpoint.LARGEST_QUEUE,),
        "Seconds for which a frame waits for her": (endpoint.LONGEST_STALL,),
        "Seconds without a message": (endpoint.LONGEST_SILENCE,),
        "Seconds between two things that one person says": (TALK_SECONDS,),
        "Things that are said from one seat in a match": (MOST_SAID,),
        "Letters of a line of free words": (message_fields.LONGEST_WORDS,),
        "People who look on": (message_fields.MOST_ONLOOKERS,),
        "Friends who are remembered": (friend_notes.MOST_FRIENDS,),
        "Bytes of a record": (bounded_lines.LARGEST,),
        "Bytes of a note on the disk": (friend_notes.LARGEST_NOTE,),
    },
    "A meeting point": {
        "Bytes of a packet, and of its frame in a WebSocket": (mqtt_thread.LARGEST_PACKET,),
        "Guests of a table": (meeting_server.MOST_GUESTS,),
        "Connections that begin in a second": (meeting_server.NEW_GUESTS_A_SECOND,),
        "Bytes of a guest that wait": (meeting_server.MOST_WAITING,),
        "Frames that wait for the program": (meeting_connection.MOST_WAITING,),
        "Answers of strangers that wait for a guest who knocks": (meeting_endpoint.MOST_ANSWERS,),
        "Frames that are looked for behind the next one": (sealed_channel.MOST_MISSING,),
        "Frames in a second for which that is done": (meeting_carrier.SEARCHES_A_SECOND,),
        "Seconds for each step of a connection to it": (meeting_connection.PATIENCE,),
    },
    "[Pages](pages.md) in a browser": {
        "Bytes of a message": (page_fields.LARGEST_PAGE_MESSAGE,),
        "Messages in a second": (page_visit.MESSAGES_FROM_PAGE,),
        "Messages that wait for the page; of states the newest alone waits": (page_visit.LONGEST_QUEUE,),
        "Seconds for which one waits": (page_visit.LONGEST_WAIT,),
        "Seconds from a connection to `enter`": (page_server.ENTER_SECONDS,),
        "Wrong [letters](friends.md#one-code-for-a-household) from one address, at once and a minute": (
            household_letters.GUESSES,
            household_letters.A_MINUTE,
        ),
        "Wrong letters from all networks of the computer, and from everywhere else, at once and a minute": (
            household_letters.TABLE_GUESSES,
            household_letters.TABLE_A_MINUTE,
        ),
        "Strangers from one address, and in all": tuple(page_server.PAGES),
    },
}
"""The limits of the program, by the end that has them and by what they limit, as the page words it."""


def _rows() -> Iterator[tuple[str, str, tuple[float, ...], str]]:
    """The end, what is limited, the numbers, and what happens then, as the page says."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition("\n## Limits\n")
    end = ""
    for row in re.findall(r"^\| (?!what|-)(.*) \|$", section.partition("\n## ")[0], re.MULTILINE):
        what, numbers, then = (cell.strip() for cell in row.split(" |"))
        if what.startswith("**"):
            end = what.strip("*")
            continue
        yield end, what, tuple(float(each.replace(",", "")) for each in numbers.split(", ")), then


def test_every_limit_stands_there_with_its_number() -> None:
    found: dict[str, dict[str, tuple[float, ...]]] = {}
    for end, what, numbers, _ in _rows():
        assert what not in found.setdefault(end, {}), f"{what} stands there twice"
        found[end][what] = numbers
    assert found == LIMITS
