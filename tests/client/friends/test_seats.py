"""Seats of a table of friends: each person chooses, the host moves people, computers make room."""

from collections.abc import Sequence

from msgspec.structs import replace

from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.table_people import TablePlan
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Unrecorded
from briscola.engine.occupant import Occupant
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import partners_of, seat_words
from briscola.i18n.text import speaking
from briscola.network.guest_messages import Ready, Sit
from briscola.network.host_messages import Welcome
from briscola.storage.match_choices import seated
from tests.client.friends.in_memory import TABLE
from tests.client.friends.test_bad_guests import WIRES, Wire, come, end, key, say

ANNA = Occupant(name="Anna", face="person-woman", key=key(0))
OPEN = Occupant(name="", face="person-woman")
TERESA = Occupant(name="Teresa", face="teresa", level="regular")
PROGRAM = Occupant(name="Peppe", face="peppe", level="cmd:bravo")
GAME = MatchSetup(variant="briscola", players=4, winning_hands=1)


def pairs(*others: Occupant) -> FriendsTable:
    """Anna's table for four in pairs; Leo and Mia are her friends."""
    table = FriendsTable(
        TablePlan(setup=seated(GAME, (ANNA, *others)), key=TABLE, friends={key(1): "Leo", key(2): "Mia"}),
        recorder=lambda _header: Unrecorded(),
    )
    for seat in range(3):
        come(table, seat)
    return table


def wire(table: FriendsTable, seat: int) -> Wire:
    return WIRES[table][seat]


def names(table: FriendsTable) -> Sequence[str]:
    return [place.name for place in table.roster]


def test_whoever_sits_may_choose_another_seat_and_a_computer_makes_room_for_her() -> None:
    table = pairs(OPEN, TERESA, OPEN)
    say(table, 1, Sit(seat=2, name="Leo", face="person-man"))
    assert wire(table, 1).whys == ["taken"], "whoever comes takes an open seat"
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    say(table, 1, Sit(seat=2, name="Leo", face="person-man"))
    assert names(table) == ["Anna", "Teresa", "Leo", ""]
    say(table, 2, Sit(seat=3, name="Mia", face="ada"))
    say(table, 1, Sit(seat=3, name="Leo", face="person-man"))
    assert wire(table, 1).whys == ["taken", "taken"] and names(table) == ["Anna", "Teresa", "Leo", "Mia"]


def test_a_program_takes_its_command_line_to_its_new_seat() -> None:
    table = pairs(OPEN, PROGRAM, OPEN)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    say(table, 1, Sit(seat=2, name="Leo", face="person-man"))
    assert table.programs == {1: "cmd:bravo"}
    table.change_seats(1, 3)
    assert table.programs == {3: "cmd:bravo"} and names(table) == ["Anna", "", "Leo", "Peppe"]


def test_the_host_moves_people_who_are_told_and_say_anew_that_they_are_ready() -> None:
    table = pairs(OPEN, OPEN, OPEN)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    say(table, 2, Sit(seat=2, name="Mia", face="ada"))
    for seat in range(3):
        say(table, seat, Ready(ready=True))
    table.change_seats(1, 2)
    assert names(table) == ["Anna", "Mia", "Leo", ""]
    told = [message.seat for message in wire(table, 1).told if isinstance(message, Welcome)]
    assert told[-1] == 2 and not table.can_begin
    table.change_seats(0, 3)
    for seat in range(3):
        say(table, seat, Ready(ready=True))
    table.begin()
    assert table.playing and table.match is not None
    assert table.match.header.dealt_by is not None and table.match.header.dealt_by.computer == 3
    assert [place.name for place in table.roster if place.host] == ["Anna"]
    table.change_seats(0, 3)
    assert names(table)[1:] == ["Mia", "Leo", "Anna"], "not while a match goes on"


def test_whoever_would_sit_down_during_a_match_looks_on_once_she_is_let_in_and_sits_down_after_it() -> None:
    table = pairs(OPEN, OPEN, TERESA)
    leo = come(table, 3)
    say(table, 3, Sit(seat=1, name="Zoe", face="person-man"))
    say(table, 0, Ready(ready=True))
    table.begin()
    assert table.playing and [knock.name for knock in table.knocks] == ["Zoe"]
    table.let_in(key(3), True)
    assert [each.name for each in table.onlookers] == ["Zoe"] and not leo.whys
    end(table)
    say(table, 3, Sit(seat=1, name="Zoe", face="person-man"))
    assert names(table)[1] == "Zoe" and not table.onlookers


def test_everybody_reads_with_whom_she_would_play() -> None:
    table = pairs(OPEN, TERESA, OPEN)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    rules = make_rules("briscola", 4)
    partners = [partners_of(rules, table.roster, seat) for seat in range(4)]
    assert partners == [["Teresa"], [], ["Anna"], ["Leo"]]
    place = replace(table.roster[3], name="")
    with speaking("en"):
        words = seat_words(place, own=False, asked=False, partners=partners[3])
    assert words == ("Open seat", "", "with Leo")
    assert partners_of(make_rules("briscola", 3), table.roster[:3], 0) == []
