"""Seats of a table of friends: each person chooses, the host moves people, computers make room."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.client.friends import friend_notes
from briscola.client.friends.friend_notes import FriendNotes
from briscola.engine.occupant import Occupant
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import partners_of, seat_words
from briscola.i18n.text import speaking
from briscola.network.messages.from_host import RosterChange, Welcome
from tests.client.friends.at_shared_table import ANNA, OPEN, OpenTable
from tests.client.friends.in_memory import public_of

TERESA = Occupant(name="Teresa", face="teresa", level="regular")
PROGRAM = Occupant(name="Peppe", face="peppe", level="cmd:bravo")


def pairs(*others: Occupant) -> OpenTable:
    """Anna's table for four in pairs; Leo and Mia, her friends, have come."""
    at = OpenTable(ANNA, *others, friends=(1, 2))
    for who in range(3):
        at.come(who)
    return at


def test_whoever_sits_may_choose_another_seat_and_a_computer_makes_room_for_her() -> None:
    at = pairs(OPEN, TERESA, OPEN)
    assert at.sit(1, 2).whys == ["taken"], "whoever comes takes an open seat"
    at.sit(1)
    at.sit(1, 2)
    assert at.names == ["Anna", "Teresa", "Leo", ""]
    at.sit(2, 3)
    assert at.sit(1, 3).whys == ["taken", "taken"] and at.names == ["Anna", "Teresa", "Leo", "Mia"]


def test_a_program_takes_its_command_line_to_its_new_seat() -> None:
    at = pairs(OPEN, PROGRAM, OPEN)
    at.sit(1)
    at.sit(1, 2)
    assert at.table.seats.programs == {1: "cmd:bravo"}
    at.table.swap(public_of(1), 1)
    assert at.table.seats.programs == {2: "cmd:bravo"} and at.names == ["Anna", "Leo", "Peppe", ""]


def test_the_host_moves_people_who_are_told_and_say_anew_that_they_are_ready() -> None:
    at = pairs(OPEN, OPEN, OPEN)
    leo = at.sit(1)
    at.sit(2)
    at.ready(0, 1, 2)
    at.table.swap(public_of(1), 2)
    assert at.names == ["Anna", "Mia", "Leo", ""]
    told = [message.seat for message in leo.told if isinstance(message, Welcome)]
    assert told[-1] == 2 and not at.table.can_begin
    at.table.swap(public_of(0), 3)
    at.ready(0, 1, 2)
    at.table.begin()
    (header,) = at.begun
    assert at.table.playing and header.dealt_by is not None and header.dealt_by.computer == 3
    assert [place.name for place in at.table.roster if place.host] == ["Anna"]
    at.table.swap(public_of(0), 3)
    assert at.names[1:] == ["Mia", "Leo", "Anna"], "not while a match goes on"


def test_whoever_would_sit_down_during_a_match_looks_on_once_she_is_let_in_and_sits_down_after_it() -> None:
    at = pairs(OPEN, OPEN, TERESA)
    zoe = at.sit(3, 1)
    at.ready(0)
    at.table.begin()
    assert at.table.playing and at.knocking == ["Zoe"]
    at.table.let_in(public_of(3), True)
    assert [each.name for each in at.table.onlookers] == ["Zoe"] and not zoe.whys
    at.end()
    at.sit(3, 1)
    assert at.names[1] == "Zoe" and not at.table.onlookers


def test_everybody_reads_with_whom_she_would_play() -> None:
    at = pairs(OPEN, TERESA, OPEN)
    at.sit(1)
    rules, roster = make_rules("briscola", 4), at.table.roster
    partners = [partners_of(rules, roster, seat) for seat in range(4)]
    assert partners == [["Teresa"], [], ["Anna"], ["Leo"]]
    with speaking("en"):
        words = seat_words(replace(roster[3], name=""), own=False, asked=False, partners=partners[3])
    assert words == ("Open seat", "", "with Leo")
    assert partners_of(make_rules("briscola", 3), roster[:3], 0) == []


def test_each_step_ends_with_the_roster_as_it_is_told_to_all() -> None:
    at = OpenTable(ANNA, OPEN, OPEN, friends=(2,))
    table, leo, mia, zoe = at.table, public_of(1), public_of(2), public_of(3)
    host = at.come(0)

    def over() -> None:
        assert table.match is not None
        table.match.host.give_up()
        table.match.advance()

    steps: Mapping[str, Callable[[], object]] = {
        "sits": lambda: at.sit(2),
        "knocks": lambda: at.sit(1),
        "is let in": lambda: table.let_in(leo, True),
        "wishes to look on": lambda: at.look_on(3),
        "may look on": lambda: table.let_in(zoe, True),
        "is moved": lambda: table.swap(leo, 2),
        "has another name": lambda: table.rename(mia, "Maria"),
        "loses her line": lambda: at.lose_connection(2),
        "is back": lambda: at.come(2),
        "sends onlookers away": lambda: table.allow_onlookers(False),
        "is ready": lambda: at.ready(0, 1, 2),
        "begins": table.begin,
        "loses her line in the match": lambda: at.lose_connection(1),
        "is sent away": lambda: table.send_away(mia),
        "sees the end": over,
        "sees time pass": lambda: at.passes(1),
    }
    changes = 0
    for name, step in steps.items():
        before = len(host.told)
        step()
        news = [each for each in host.told if isinstance(each, Welcome | RosterChange)]
        told = news[-1].roster, news[-1].onlookers, news[-1].playing
        assert told == (table.roster, table.onlookers, table.playing), name
        changes += any(isinstance(each, RosterChange) for each in host.told[before:])
    assert changes >= 12


def test_of_too_many_friends_those_are_remembered_who_sat_down_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friend_notes, "MOST_FRIENDS", 3)
    notes, at = FriendNotes(tmp_path), OpenTable(OPEN, OPEN, friends=(1, 2, 3))
    for who, seat, latest in ((1, 0, (2, 3, 1)), (4, 1, (3, 1, 4))):
        notes.note_friends(at.table.admission.friends, ())
        at.sit(who, seat)
        at.table.let_in(public_of(who), True)
        notes.note_friends(at.table.admission.friends, ())
        assert [*notes.friends] == [public_of(each) for each in latest]
