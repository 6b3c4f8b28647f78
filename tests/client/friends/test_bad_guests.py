"""A changed program of a guest: whatever it says is refused in a sentence, and the table goes on."""

from weakref import WeakKeyDictionary

import pytest
from msgspec.structs import replace

from briscola.client.friends import host_match
from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.table_people import TablePlan
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.recorder import Unrecorded
from briscola.engine.actions import Play
from briscola.engine.events import PhraseSaid, Played, Signed
from briscola.engine.occupant import Occupant
from briscola.engine.variants import make_rules
from briscola.network.guest_messages import (
    Act,
    Agree,
    GuestMessage,
    Hello,
    Leave,
    Ready,
    Say,
    ShareHash,
    ShareOpening,
    Sit,
)
from briscola.network.host_messages import Goodbye, HostMessage, Refused, Welcome, Why
from briscola.network.messages import PROTOCOL, host_message
from briscola.storage.header import Header
from briscola.storage.match_choices import seated
from briscola.table import Phase
from tests.client.friends.in_memory import TABLE, Company, header_of, hello_of, key_of, public_of

THREE = make_rules("briscola", 3)
HELLO = hello_of()
NOBODY_SIGNS = "00" * 64


# ---- in a match


def in_play() -> Company:
    """A table of three, at which seat 0 is asked and has not answered."""
    company = Company(header_of(THREE, (0, 1, 2)), seed=2)
    for seat in range(3):
        company.connect(seat)
    while company.host.table.phase is not Phase.PLAY or company.host.waited_for != (0,):
        assert company.step()
    while company.to_guest[0]:
        company.receive(0)
    return company


def refusals(company: Company, seat: int) -> list[Why]:
    messages = [host_message(data) for data in company.to_guest[seat]]
    return [message.why for message in messages if isinstance(message, Refused)]


def answer(company: Company, seat: int = 0) -> Act:
    guest = company.guests[seat]
    assert guest is not None and guest.view is not None
    return guest.choose(guest.view.legal[0])


@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_is_not_asked_cannot_act_not_even_with_the_answer_of_another(seat: int) -> None:
    company = in_play()
    lines = len(company.host.table.log)
    act = answer(company)
    company.host.receive(public_of(seat), act)
    assert len(company.host.table.log) == lines
    company.host.receive(public_of(0), act)
    assert len(company.host.table.log) > lines
    company.play()
    assert company.host.over


def test_an_answer_counts_once() -> None:
    company = in_play()
    act = answer(company)
    company.host.receive(public_of(0), act)
    lines = len(company.host.table.log)
    company.host.receive(public_of(0), act)
    assert len(company.host.table.log) == lines


def test_an_answer_that_comes_after_its_question_was_asked_again_accuses_nobody() -> None:
    """She has chosen on a new connection before the host has answered her hello."""
    company = in_play()
    company.drop(0)
    company.connect(0)
    company.say(0, answer(company))
    while company.to_guest[0]:
        company.receive(0)
    while company.to_host[0]:
        company.deliver(0)
    while company.to_guest[0]:
        company.receive(0)
    company.play()
    assert company.host.over and len({*company.records()}) == 1


def test_a_forged_signature_or_an_illegal_card_is_refused_and_the_question_stays() -> None:
    company = in_play()
    owner = company.guests[0]
    assert owner is not None
    kept = owner.ask
    act = answer(company)
    company.host.receive(public_of(0), Act(at=act.at, action=act.action, digest=act.digest, sig=NOBODY_SIGNS))
    asked = company.host.table.asked
    assert asked is not None
    mine = next(card for card in company.host.table.view(1).hand if card not in asked.view.hand)
    owner.ask = kept
    illegal = owner.choose(Play(card=mine))
    company.host.receive(public_of(0), illegal)
    assert refusals(company, 0) == ["signature", "illegal"]
    lines = len(company.host.table.log)
    company.host.receive(public_of(0), act)
    signed, played, *_ = company.host.table.log[lines:]
    assert isinstance(signed, Signed) and isinstance(played, Played)


def test_contributions_out_of_time_or_with_other_signatures_change_nothing() -> None:
    company = in_play()
    lines = len(company.host.table.log)
    nonsense: list[GuestMessage] = [
        ShareHash(at=1, sha256="11" * 32, sig=NOBODY_SIGNS),
        Agree(at=1, sha256="11" * 32, sig=NOBODY_SIGNS),
        ShareOpening(at=1, secret="22" * 16, sig=NOBODY_SIGNS),
    ]
    for message in nonsense:
        for seat in range(3):
            company.host.receive(public_of(seat), message)
    assert len(company.host.table.log) == lines
    dealing = Company(header_of(THREE, (0, 1, 2)))
    for seat in range(3):
        dealing.connect(seat)
    for message in nonsense:
        for seat in range(3):
            dealing.host.receive(public_of(seat), message)
    assert {why for seat in range(3) for why in refusals(dealing, seat)} == {"signature"}
    dealing.play()
    assert dealing.host.over and len({*dealing.records()}) == 1


def test_talk_out_of_time_is_refused() -> None:
    company = Company(header_of(THREE, (0, 1, 2)))
    company.connect(0)
    company.host.receive(public_of(0), Say(phrase=1))
    assert refusals(company, 0) == ["not_now"]
    assert not any(isinstance(event, PhraseSaid) for event in company.host.table.log)


def test_more_than_a_thousand_things_are_not_said_from_one_seat_in_a_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each is a line of all records, which have a largest size."""
    monkeypatch.setattr(host_match, "MOST_SAID", 3)
    company = in_play()
    for _ in range(5):
        company.host.receive(public_of(0), Say(phrase=1))
    company.host.receive(public_of(1), Say(phrase=2))
    said = [event.seat for event in company.host.table.log if isinstance(event, PhraseSaid)]
    assert said == [0, 0, 0, 1] and refusals(company, 0) == ["not_now", "not_now"]
    company.play()
    assert company.host.over and len({*company.records()}) == 1


# ---- at the table


class Wire:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[HostMessage] = []

    def send(self, message: HostMessage) -> None:
        self.told.append(message)

    def dismiss(self, why: Why) -> None:
        self.told.append(Goodbye(why=why))

    @property
    def whys(self) -> list[Why]:
        return [message.why for message in self.told if isinstance(message, Refused | Goodbye)]


def open_table(friends: tuple[str, ...] = ()) -> tuple[FriendsTable, Wire]:
    """Anna's table for three, with two open seats."""
    open_seat = Occupant(name="", face="person-woman")
    game = MatchSetup(variant="briscola", players=3, winning_hands=1)
    setup = seated(game, (Occupant(name="Anna", face="person-woman", key=key(0)), open_seat, open_seat))
    table = FriendsTable(
        TablePlan(setup=setup, key=TABLE, friends=dict.fromkeys(friends, "Leo")),
        recorder=lambda _header: Unrecorded(),
    )
    return table, come(table, 0)


def key(seat: int) -> str:
    return key_of(seat).public.hex()


WIRES: WeakKeyDictionary[FriendsTable, dict[int, Wire]] = WeakKeyDictionary()
"""The latest connection of each person, by table."""


def come(table: FriendsTable, seat: int, hello: Hello = HELLO) -> Wire:
    wire = WIRES.setdefault(table, {})[seat] = Wire()
    table.arrive(key(seat), wire, hello)
    return wire


def say(table: FriendsTable, seat: int, message: GuestMessage) -> None:
    """Somebody says something on her present connection."""
    table.receive(key(seat), WIRES[table][seat], message)


def test_whoever_speaks_another_protocol_or_has_other_rules_is_told_so_and_dismissed() -> None:
    table, _ = open_table()
    assert come(table, 1, replace(HELLO, protocol=PROTOCOL + 1)).whys == ["protocol"]
    assert come(table, 1, replace(HELLO, rules="ab" * 32)).whys == ["rules"]


def test_a_stranger_waits_until_she_is_let_in_and_a_friend_sits_down() -> None:
    table, _ = open_table(friends=(key(2),))
    stranger, friend = come(table, 1), come(table, 2)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    assert [knock.name for knock in table.knocks] == ["Leo"] and table.free == 2
    say(table, 2, Sit(seat=2, name="Mia", face="ada"))
    assert table.free == 1 and not friend.whys
    table.let_in(key(1), False)
    assert stranger.whys == ["not_let_in"] and table.free == 1 and not table.knocks


def test_a_stranger_with_the_name_of_a_friend_is_told_apart() -> None:
    table, _ = open_table(friends=(key(2),))
    come(table, 1)
    say(table, 1, Sit(seat=1, name="leo", face="person-man"))
    come(table, 3)
    say(table, 3, Sit(seat=1, name="Rosa", face="ada"))
    assert [knock.doubtful for knock in table.knocks] == [True, False]


def test_nobody_takes_the_seat_of_another_nor_her_name_nor_two_seats() -> None:
    table, _ = open_table(friends=(key(1), key(2)))
    leo, mia = come(table, 1), come(table, 2)
    say(table, 1, Sit(seat=0, name="Anna", face="person-woman"))
    say(table, 1, Sit(seat=5, name="Leo", face="person-man"))
    assert leo.whys == ["taken", "no_seat"]
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    say(table, 2, Sit(seat=1, name="Mia", face="ada"))
    assert mia.whys == ["taken"]
    say(table, 1, Sit(seat=2, name="Leo", face="person-man"))
    assert [place.name for place in table.roster] == ["Anna", "", "Leo"]


def test_a_newer_connection_of_the_same_person_takes_the_place_of_the_older() -> None:
    table, _ = open_table(friends=(key(1),))
    older = come(table, 1)
    newer = come(table, 1)
    assert older.whys == ["elsewhere"]
    table.gone(key(1), older)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    assert isinstance(newer.told[-2], Welcome) and table.roster[1].here


def test_who_is_sent_away_is_no_friend_any_more() -> None:
    table, _ = open_table(friends=(key(1),))
    leo = come(table, 1)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    table.send_away(1)
    assert leo.whys == ["sent_away"] and table.free == 2
    come(table, 1)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    assert table.free == 2 and len(table.knocks) == 1


def test_nobody_begins_before_all_are_ready_and_nobody_sits_down_in_a_match() -> None:
    table, _ = open_table(friends=(key(1), key(2)))
    come(table, 1)
    late = come(table, 2)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    say(table, 0, Ready(ready=True))
    table.begin()
    assert not table.playing
    say(table, 1, Ready(ready=True))
    table.begin()
    assert table.playing and [bool(place.level) for place in table.roster] == [False, False, True]
    say(table, 2, Sit(seat=2, name="Mia", face="ada"))
    say(table, 2, Say(phrase=1))
    assert late.whys == ["not_now", "not_now"]
    say(table, 1, Leave())
    assert table.playing and not table.roster[1].here


def in_match(*people: int) -> FriendsTable:
    """Anna's table in a match with these guests; a computer sits at a seat that stays open."""
    table, _ = open_table(friends=tuple(map(key, people)))
    for seat, face in zip(people, ("person-man", "ada"), strict=False):
        come(table, seat)
        say(table, seat, Sit(seat=seat, name=f"P{seat}", face=face))
    for seat in (0, *people):
        say(table, seat, Ready(ready=True))
    table.begin()
    assert table.playing
    return table


def end(table: FriendsTable) -> None:
    """End the match that goes on."""
    assert table.match is not None
    table.match.host.give_up()
    table.tick(0.25)


def test_after_a_match_the_seats_of_its_computers_are_open_again() -> None:
    table = in_match(1)
    assert table.free == 0
    end(table)
    assert table.free == 1 and [place.name for place in table.roster] == ["Anna", "P1", ""]
    come(table, 2)
    say(table, 2, Sit(seat=2, name="Mia", face="ada"))
    assert [knock.name for knock in table.knocks] == ["Mia"]


def test_the_seat_of_somebody_who_has_left_is_open_after_the_match_unless_she_comes_back() -> None:
    table = in_match(1, 2)
    say(table, 1, Leave())
    say(table, 2, Leave())
    assert [place.here for place in table.roster] == [True, False, False]
    come(table, 2)
    end(table)
    assert [place.name for place in table.roster] == ["Anna", "", "P2"]


def test_whoever_is_sent_away_from_a_match_does_not_come_back_into_it() -> None:
    table = in_match(1, 2)
    table.send_away(2)
    assert come(table, 2).whys == ["sent_away"] and not table.roster[2].here
    end(table)
    come(table, 2)
    say(table, 2, Sit(seat=2, name="P2", face="ada"))
    assert table.free == 1 and [knock.name for knock in table.knocks] == ["P2"]


def test_the_command_of_a_program_never_leaves_the_computer() -> None:
    program = Occupant(name="Bot", face="peppe", level="cmd:/home/anna/bots/secret --key 7")
    anna = Occupant(name="Anna", face="person-woman", key=key(0))
    setup = seated(MatchSetup(variant="briscola", players=2, winning_hands=1), (anna, program))
    headers: list[str] = []

    def recorder(header: Header) -> Unrecorded:
        headers.append(header.line)
        return Unrecorded()

    table = FriendsTable(TablePlan(setup=setup, key=TABLE), recorder=recorder)
    wire = come(table, 0)
    say(table, 0, Ready(ready=True))
    table.begin()
    assert [place.level for place in table.roster] == ["", "program"] and table.playing
    assert "secret" not in "".join([*headers, *map(str, wire.told)])
    table.close()


def test_somebody_says_one_thing_in_two_seconds() -> None:
    table, _ = open_table(friends=(key(1),))
    leo = come(table, 1)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    for seat in (0, 1):
        say(table, seat, Ready(ready=True))
    table.begin()
    for _ in range(3):
        say(table, 1, Say(phrase=2))
    assert leo.whys == ["not_now", "too_soon", "too_soon"]
    say(table, 0, Say(phrase=2))
    for _ in range(9):
        table.tick(0.25)
    say(table, 1, Say(phrase=2))
    assert leo.whys[3:] == ["not_now"]


def test_everybody_is_called_by_a_cleaned_name() -> None:
    assert Sit(seat=1, name="Le\u202eo\x07 ", face="person-man").name == "Leo"


# ---- faces


def sit(table: FriendsTable, seat: int, face: str, *, at: int | None = None) -> None:
    say(table, seat, Sit(seat=seat if at is None else at, name=f"P{seat}", face=face))


def test_nobody_has_the_face_of_another() -> None:
    table, _ = open_table(friends=(key(1), key(2)))
    leo, mia = come(table, 1), come(table, 2)
    sit(table, 1, "person-woman")
    assert leo.whys == ["face"] and table.free == 2, "Anna has it"
    sit(table, 1, "person-man")
    sit(table, 2, "person-man")
    sit(table, 2, "teresa")
    assert mia.whys == ["face"]
    sit(table, 2, "person-man")
    assert [place.face for place in table.roster] == ["person-woman", "person-man", "teresa"]


def test_somebody_changes_her_face_and_keeps_the_name_that_the_host_has_given_her() -> None:
    table, _ = open_table(friends=(key(1),))
    come(table, 1)
    sit(table, 1, "person-man")
    table.rename(1, "Leone")
    sit(table, 1, "rocco")
    sit(table, 1, "rocco", at=2)
    assert table.free == 1 and (table.roster[2].name, table.roster[2].face) == ("Leone", "rocco")


def test_whoever_is_let_in_when_her_face_is_taken_sits_down_with_another_one() -> None:
    table, _ = open_table(friends=(key(2),))
    leo, _mia = come(table, 1), come(table, 2)
    sit(table, 1, "person-man")
    sit(table, 2, "person-man")
    table.let_in(key(1), True)
    assert leo.whys == ["face"] and not table.knocks
    sit(table, 1, "nino")
    assert table.roster[1].face == "nino" and not table.knocks


def test_computers_at_open_seats_have_faces_of_their_own() -> None:
    table, _ = open_table(friends=(key(1),))
    come(table, 1)
    usual = [each.face for each in regulars(3)]
    sit(table, 1, usual[0])
    for seat in (0, 1):
        say(table, seat, Ready(ready=True))
    table.begin()
    assert table.playing and len({place.face for place in table.roster}) == 3
