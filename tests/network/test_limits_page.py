"""docs/wire.md names every limit with the number that the program has."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from briscola.client.friends import friend_notes, friend_records
from briscola.client.friends.friends_match import MOST_SAID
from briscola.client.friends.table_steps import TALK_SECONDS
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

TESTS = Path(__file__).parents[1]


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


class Limit(NamedTuple):
    """A limit of the program, and the test that fills it: nobody else pays, but as the page says."""

    numbers: tuple[float, ...]
    filled_by: str
    """A file below `tests`, and a function in it."""


LIMITS: Mapping[str, Mapping[str, Limit]] = {
    "A guest's program": {
        "Bytes of a message": Limit(
            (encoding.LARGEST_MESSAGE,),
            "network/test_messages.py::test_a_message_of_64_kib_is_read_and_a_larger_one_is_not",
        ),
        "Size of a number in an event or an observation": Limit(
            (message_fields.LARGEST_NUMBER,),
            "network/test_messages.py::test_what_no_seat_can_see_is_refused",
        ),
        "Letters of a text in it": Limit(
            (message_fields.LONGEST_TEXT,),
            "network/test_messages.py::test_what_no_seat_can_see_is_refused",
        ),
        "Objects and lists inside each other": Limit(
            (message_fields.DEEPEST,),
            "network/test_messages.py::test_what_no_seat_can_see_is_refused",
        ),
        "Letters of a line of a record": Limit(
            (LETTERS,),
            "client/friends/test_damaged_streams.py::test_true_lines_without_end_end_the_visit",
        ),
        "Lines in a `truth`": Limit(
            (LINES,),
            "client/friends/test_damaged_streams.py::test_true_lines_without_end_end_the_visit",
        ),
        "Letters of all lines of a match and of its true lines, `more` or not": Limit(
            (MOST_LETTERS,),
            "client/friends/test_damaged_streams.py::test_true_lines_without_end_end_the_visit",
        ),
        "Matches during one visit, each with a file": Limit(
            (visited_match.MOST_MATCHES,),
            "client/friends/test_damaged_streams.py::test_matches_without_end_open_no_more_files_than_an_evening_has",
        ),
        "Seconds without an echo": Limit(
            (visitor.LONGEST_UNHEARD,),
            "client/friends/test_goodbyes.py::test_a_host_that_echoes_nothing_is_tried_again",
        ),
        "Seconds between two attempts to connect, the least and the most": Limit(
            (visitor.FIRST_PAUSE, visitor.LONGEST_PAUSE),
            "client/friends/test_goodbyes.py::test_a_host_that_echoes_nothing_is_tried_again",
        ),
        "Seconds for which a host that was caught is still heard": Limit(
            (visitor.LAST_ECHO,),
            "client/friends/test_false_absences.py::test_what_her_program_keeps_convinces_anybody_if_the_host_signed_both_sides_of_the_lie",
        ),
        "Files of evidence of one match": Limit(
            (friend_records.MOST_EVIDENCE,),
            "client/friends/test_false_absences.py::test_a_folder_keeps_no_more_evidence_of_a_match_than_there_is_room_for",
        ),
        "Bytes of a file of evidence": Limit(
            (evidence.LARGEST,),
            "client/friends/test_false_absences.py::test_evidence_with_all_that_may_be_told_of_a_match_can_be_read",
        ),
        "News that wait for a window that does not look": Limit(
            (network_thread.LONGEST_QUEUE,),
            "client/friends/test_goodbyes.py::test_news_without_end_end_the_visit_to_a_window_that_does_not_look",
        ),
        "Pages of links by which she comes back to one table": Limit(
            (visitor.MOST_PAGES,),
            "client/friends/test_goodbyes.py::test_of_many_links_to_one_table_the_last_ones_are_tried",
        ),
        "Tables nearby in the list, and addresses of each": Limit(
            (nearby.MOST_TABLES, own_addresses.MOST_ADDRESSES),
            "network/test_nearby.py::test_a_network_that_names_tables_without_end_is_not_listened_to",
        ),
    },
    "A table": {
        "Seconds from a connection to `hello`": Limit(
            (handshake.HELLO_SECONDS,),
            "network/test_lan_door.py::test_whoever_says_hello_too_late_is_shut_out",
        ),
        "Messages of a guest in a second": Limit(
            (endpoint.MESSAGES_A_SECOND,),
            "network/test_lan_door.py::test_a_flood_ends_it_and_the_others_go_on",
        ),
        "Bytes of a guest in a second, and at once": Limit(
            (message_pace.BYTES_A_SECOND, 2 * message_pace.BYTES_A_SECOND),
            "network/test_lan_door.py::test_a_flood_of_anything_ends_it",
        ),
        "Strangers from one address, and in all": Limit(
            tuple(connection_slots.USUAL),
            "network/test_kept_places.py::test_a_friend_has_her_place_when_strangers_of_many_addresses_fill_all",
        ),
        "Bytes that wait for a reader": Limit(
            (endpoint.LARGEST_QUEUE,),
            "network/test_lan_door.py::test_whoever_reads_nothing_is_shut_out_others_hear_all",
        ),
        "Seconds for which a frame waits for her": Limit(
            (endpoint.LONGEST_STALL,),
            "network/test_door.py::test_one_frame_that_waits_too_long_shuts_the_reader_out",
        ),
        "Seconds without a message": Limit(
            (endpoint.LONGEST_SILENCE,),
            "network/test_meeting_door.py::test_silence_ends_a_door_and_beats_keep_it",
        ),
        "Seconds between two things that one person says": Limit(
            (TALK_SECONDS,),
            "client/friends/test_bad_guests.py::test_somebody_says_one_thing_in_two_seconds",
        ),
        "Things that are said from one seat in a match": Limit(
            (MOST_SAID,),
            "client/friends/test_bad_guests.py::test_not_more_than_a_thousand_things_are_said_from_a_seat",
        ),
        "Letters of a line of free words": Limit(
            (message_fields.LONGEST_WORDS,),
            "client/friends/test_free_words.py::test_a_line_that_is_too_long_or_cannot_be_seen_is_no_message",
        ),
        "People who look on": Limit(
            (message_fields.MOST_ONLOOKERS,),
            "dealer/test_club_lobby.py::test_no_more_people_look_on_than_may_and_those_who_go_make_room",
        ),
        "Friends who are remembered": Limit(
            (friend_notes.MOST_FRIENDS,),
            "client/friends/test_seats.py::test_of_too_many_friends_those_are_remembered_who_sat_down_last",
        ),
        "Bytes of a record": Limit(
            (bounded_lines.LARGEST,),
            "storage/test_bounded_lines.py::test_a_file_without_end_is_told_with_the_limit",
        ),
        "Bytes of a note on the disk": Limit(
            (friend_notes.LARGEST_NOTE,),
            "storage/test_kept_document.py::test_a_document_that_could_not_be_read_again_is_not_written",
        ),
    },
    "A meeting point": {
        "Bytes of a packet, and of its frame in a WebSocket": Limit(
            (mqtt_thread.LARGEST_PACKET,),
            "network/test_false_meeting_point.py::test_what_has_no_end_ends_the_line_before_it_is_all_read",
        ),
        "Guests of a table": Limit(
            (meeting_server.MOST_GUESTS,),
            "network/test_meeting_door.py::test_a_friend_comes_in_where_strangers_fill_it",
        ),
        "Connections that begin in a second": Limit(
            (meeting_server.NEW_GUESTS_A_SECOND,),
            "network/test_meeting_floods.py::test_a_flood_of_greetings_takes_a_moment_and_a_friend_who_tries_again_comes_in",
        ),
        "Bytes of a guest that wait": Limit(
            (meeting_server.MOST_WAITING,),
            "network/test_meeting_carrier.py::test_what_she_says_and_nobody_reads_has_a_limit",
        ),
        "Frames that wait for the program": Limit(
            (meeting_connection.MOST_WAITING,),
            "network/test_meeting_floods.py::test_a_flood_in_a_friends_name_neither_ends_her_line_nor_loses_a_word",
        ),
        "Answers of strangers that wait for a guest who knocks": Limit(
            (meeting_endpoint.MOST_ANSWERS,),
            "network/test_meeting_carrier.py::test_before_the_handshake_is_done_nothing_piles_up",
        ),
        "Frames that are looked for behind the next one": Limit(
            (sealed_channel.MOST_MISSING,),
            "network/test_meeting_carrier.py::test_a_frame_that_comes_too_early_is_taken_in_unless_too_many_are_missing",
        ),
        "Frames in a second for which that is done": Limit(
            (meeting_carrier.SEARCHES_A_SECOND,),
            "network/test_meeting_carrier.py::test_where_many_strangers_speak_only_missing_frames_wait",
        ),
        "Seconds for each step of a connection to it": Limit(
            (meeting_connection.PATIENCE,),
            "network/test_false_meeting_point.py::test_whoever_comes_to_a_table_there_reads_one_error",
        ),
    },
    "[Pages](pages.md) in a browser": {
        "Bytes of a message": Limit(
            (page_fields.LARGEST_PAGE_MESSAGE,),
            "pages/test_page_server.py::test_a_page_that_says_nonsense_or_too_much_is_closed",
        ),
        "Messages in a second": Limit(
            (page_visit.MESSAGES_FROM_PAGE,),
            "pages/test_page_server.py::test_a_page_that_says_nonsense_or_too_much_is_closed",
        ),
        "Messages that wait for the page; of states the newest alone waits": Limit(
            (page_visit.LONGEST_QUEUE,),
            "pages/test_page_server.py::test_whoever_does_not_read_is_shut_out",
        ),
        "Seconds for which one waits": Limit(
            (page_visit.LONGEST_WAIT,),
            "pages/test_page_server.py::test_whoever_does_not_read_is_shut_out",
        ),
        "Seconds from a connection to `enter`": Limit(
            (page_server.ENTER_SECONDS,),
            "pages/test_page_server.py::test_a_page_that_says_nothing_is_closed",
        ),
        "Wrong [letters](friends.md#one-code-for-a-household) from one address, at once and a minute": Limit(
            (household_letters.GUESSES, household_letters.A_MINUTE),
            "pages/test_household_letters.py::test_from_one_address_few_wrong_ones_come_and_others_guess_as_if_there_had_been_none",
        ),
        "Wrong letters of all who are near, and of all elsewhere, at once and a minute": Limit(
            (household_letters.TABLE_GUESSES, household_letters.TABLE_A_MINUTE),
            "pages/test_household_letters.py::test_whoever_guesses_elsewhere_keeps_no_phone_of_the_room_out",
        ),
        "Strangers from one address, and in all": Limit(
            tuple(page_server.PAGES),
            "pages/test_page_server.py::test_whoever_has_a_seat_comes_in_however_many_strangers_there_are",
        ),
    },
}
"""The limits of the program, by the end that has them and by what they limit, as the page words it."""


class Row(NamedTuple):
    """A row of the page: what is limited, and how much, what happens then, who does it, who is not hurt."""

    end: str
    what: str
    numbers: tuple[float, ...]
    then: str
    filler: str
    kept_for: str


def _rows() -> Iterator[Row]:
    """All rows, as the page says them."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition("\n## Limits\n")
    end = ""
    for row in re.findall(r"^\| (?!what|-)(.*) \|$", section.partition("\n## ")[0], re.MULTILINE):
        what, numbers, then, filler, kept_for = (cell.strip() for cell in row.split(" |"))
        if what.startswith("**"):
            end = what.strip("*")
            continue
        found = tuple(float(each.replace(",", "")) for each in numbers.split(", "))
        yield Row(end, what, found, then, filler, kept_for)


def test_every_limit_stands_there_with_its_number() -> None:
    found: dict[str, dict[str, tuple[float, ...]]] = {}
    for row in _rows():
        assert row.what not in found.setdefault(row.end, {}), f"{row.what} stands there twice"
        found[row.end][row.what] = row.numbers
    assert found == {
        end: {what: limit.numbers for what, limit in limits.items()} for end, limits in LIMITS.items()
    }


def test_of_every_limit_it_is_told_who_fills_it_and_for_whom_something_is_kept() -> None:
    for row in _rows():
        assert row.filler and row.kept_for, row.what


def test_every_limit_is_filled_by_a_test() -> None:
    for limits in LIMITS.values():
        for what, limit in limits.items():
            file, _, name = limit.filled_by.partition("::")
            assert f"def {name}(" in (TESTS / file).read_text(encoding="utf-8"), what
