"""Claims by themselves: who may ask for which seat, how a claim ends, and who is told; nobody plays here."""

from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from briscola.client.friends.absences import Absences
from briscola.client.friends.claims import ANSWER_SECONDS, CLAIM_SECONDS, Claims
from briscola.client.friends.match_listeners import MatchListeners
from briscola.engine.events import CLAIMED
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import RosterPlace
from briscola.network.messages.from_guest import Consent
from briscola.network.messages.from_host import Refused
from briscola.table.fair_table import FairTable

ANNA, PAGE, BRUNO, COMPUTER = range(4)
"""The host's person, one in a browser, one with a program, and a computer."""


def person(name: str, *, page: bool = False, face: str = "woman") -> Occupant:
    """Somebody whose key is her name in small letters."""
    return Occupant(name=name, face=face, key=name.lower(), page=page)


ROSA, UGO = person("Rosa", face="girl"), person("Ugo")
"""Two who would like to sit down."""


@dataclass
class Seats:
    """The seats of a table, as far as claims ask for them."""

    persons: list[Occupant | None]
    terms: Any
    seats_of_people: dict[str, int]


@dataclass
class Listening:
    """Seats whose people have a connection."""

    seats: set[int]


@dataclass
class Header:
    """The players with whom a match began."""

    roster: tuple[Occupant, ...]


@dataclass
class Room:
    """Claims of a match of three people and a computer, and all that they are told and have told."""

    seats_kept: bool = False
    online: set[str] = field(default_factory=lambda: {"anna", "page", "bruno", "rosa", "ugo"})
    told: list[tuple[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        people = (person("Anna"), person("Page", page=True), person("Bruno"))
        first = (*people, Occupant(name="Gino", face="man"))
        known = {each.key: seat for seat, each in enumerate(people)}
        self.table = Seats([*people, None], Header(first), known)
        self.listeners = Listening({ANNA, PAGE, BRUNO})
        self.absences = Absences([])
        self.claims = Claims(
            cast(FairTable, self.table),
            cast(MatchListeners, self.listeners),
            self.absences,
            lambda key, message: self.told.append((key, message)),
            here=self.online.__contains__,
            seats_kept=self.seats_kept,
        )

    def lose_page(self, seconds: float = CLAIM_SECONDS) -> None:
        """The person in the browser has had no connection for so long."""
        self.listeners.seats.discard(PAGE)
        self.claims.tick(seconds)

    def answer(self, key: str, *, yes: bool, claimant: str = "rosa", seat: int = PAGE) -> None:
        self.claims.answer(key, Consent(seat=seat, claimant=claimant, yes=yes))

    def promise(self, who: Occupant = ROSA) -> None:
        """The seat of the browser is promised to somebody."""
        self.lose_page()
        assert self.claims.claim(PAGE, who, known=True) is None
        for key in ("anna", "bruno"):
            self.answer(key, yes=True, claimant=who.key)
        assert [claim.who for claim in self.claims.promised] == [who]

    def sit(self) -> None:
        """The promised seats change hands at a deal."""
        for seat, who, _ in self.claims.take_due():
            self.table.persons[seat] = who
            self.table.seats_of_people.setdefault(who.key, seat)


@pytest.fixture
def room() -> Room:
    return Room()


def refusals(room: Room) -> list[tuple[str, str]]:
    return [(key, message.why) for key, message in room.told if isinstance(message, Refused)]


def test_the_seat_of_a_browser_opens_after_its_time_or_at_once_where_nobody_waits(room: Room) -> None:
    assert list(room.claims.open) == [COMPUTER]
    room.lose_page(CLAIM_SECONDS - 1)
    assert room.claims.claim(PAGE, ROSA, known=True) == "not_now"
    room.claims.tick(1)
    assert list(room.claims.open) == [PAGE, COMPUTER]
    room.listeners.seats.add(PAGE)
    room.claims.tick(1)
    assert list(room.claims.open) == [COMPUTER], "she is back"
    room.lose_page(1)
    room.absences.wait_no_more(PAGE, "left")
    assert PAGE in room.claims.open
    room.listeners.seats.clear()
    assert COMPUTER not in room.claims.open, "nobody plays whom the claimant would join"
    room.listeners.seats.discard(BRUNO)
    room.claims.tick(CLAIM_SECONDS)
    assert BRUNO not in room.claims.open, "the seat of a program waits for its person"


def test_the_seats_of_computers_are_not_open_where_the_same_players_follow() -> None:
    assert not Room(seats_kept=True).claims.open


def test_one_seat_has_one_claim_and_everybody_one_seat(room: Room) -> None:
    room.lose_page()
    for seat in (PAGE, COMPUTER):
        assert room.claims.claim(seat, person("Bruno"), known=True) == "taken", "who plays has a seat"
    assert room.claims.claim(PAGE, ROSA, known=True) is None
    assert room.claims.claim(PAGE, ROSA, known=True) is None, "asking once more changes nothing"
    assert room.claims.claim(PAGE, UGO, known=True) == "taken"
    assert room.claims.claim(COMPUTER, ROSA, known=True) == "taken", "she asks for another already"
    assert room.claims.is_claimant("rosa") and not room.claims.is_claimant("ugo")
    room.claims.withdraw("rosa")
    assert room.claims.claim(PAGE, UGO, known=True) is None and not room.claims.is_claimant("rosa")


def test_who_has_played_elsewhere_at_this_table_may_have_a_computers_seat_but_no_second_one(
    room: Room,
) -> None:
    room.table.persons[BRUNO] = UGO
    gone = person("Bruno")
    room.lose_page()
    assert room.claims.claim(PAGE, gone, known=True) == "taken"
    assert room.claims.claim(COMPUTER, gone, known=True) is None


def test_strangers_have_a_pace_and_friends_none(room: Room) -> None:
    room.lose_page()
    for number in range(3):
        assert room.claims.claim(PAGE, person(f"Stranger{number}"), known=False) is None
        room.claims.withdraw(f"stranger{number}")
    assert room.claims.claim(PAGE, UGO, known=False) == "not_now"
    assert room.claims.claim(PAGE, ROSA, known=True) is None
    room.claims.withdraw("rosa")
    room.claims.tick(59)
    assert room.claims.claim(PAGE, UGO, known=False) == "not_now"
    room.claims.tick(1.001)
    assert room.claims.claim(PAGE, UGO, known=False) is None


def test_all_who_are_present_have_to_agree_and_nobody_else(room: Room) -> None:
    room.lose_page()
    room.claims.claim(PAGE, ROSA, known=True)
    room.answer("anna", yes=True)
    room.answer("bruno", yes=True, claimant="ugo")
    room.answer("bruno", yes=True, seat=COMPUTER)
    assert not room.claims.promised, "Bruno has agreed to something else"
    assert not room.claims.due
    room.listeners.seats.add(PAGE)  # she is not asked about her own seat
    room.answer("bruno", yes=True)
    assert [claim.who for claim in room.claims.promised] == [ROSA]
    room.answer("bruno", yes=False)
    assert room.claims.promised and not room.told, "a promise is not asked for any more"


def test_who_has_agreed_is_enough_once_the_others_are_gone_but_a_computers_seat_needs_somebody(
    room: Room,
) -> None:
    room.lose_page()
    room.claims.claim(PAGE, ROSA, known=True)
    room.claims.claim(COMPUTER, UGO, known=True)
    room.answer("anna", yes=True)
    room.listeners.seats.discard(BRUNO)
    room.claims.tick(1)
    assert [claim.who for claim in room.claims.promised] == [ROSA]
    room.listeners.seats.clear()
    room.claims.tick(1)
    assert [claim.who for claim in room.claims.promised] == [ROSA], "nobody was asked about the computer's"
    room.listeners.seats.add(ANNA)
    room.answer("anna", yes=True, claimant="ugo", seat=COMPUTER)
    assert {claim.who for claim in room.claims.promised} == {ROSA, UGO}


def test_a_no_and_a_minute_of_silence_end_a_claim_and_she_is_told_when_she_is_here(room: Room) -> None:
    room.lose_page()
    room.claims.claim(PAGE, ROSA, known=True)
    room.answer("anna", yes=False)
    assert refusals(room) == [("rosa", "not_agreed")] and not room.claims.is_claimant("rosa")
    room.claims.claim(PAGE, ROSA, known=True)
    room.online.discard("rosa")
    room.claims.tick(ANSWER_SECONDS - 1)
    assert room.claims.is_claimant("rosa")
    room.claims.tick(1)
    assert not room.claims.is_claimant("rosa") and len(room.told) == 1
    room.claims.tell("rosa")
    room.claims.tell("rosa")
    assert refusals(room)[1:] == [("rosa", "not_answered")], "once"


def test_a_promise_waits_for_a_lost_connection_and_ends_if_she_stays_away(room: Room) -> None:
    room.promise()
    room.claims.tick(10 * CLAIM_SECONDS)
    assert list(room.claims.due) == [PAGE], "she is here"
    room.online.discard("rosa")
    room.claims.tick(CLAIM_SECONDS - 1)
    assert room.claims.promised and not room.claims.due, "nobody sits down who is not here"
    room.online.add("rosa")
    room.claims.tick(1)
    room.online.discard("rosa")
    room.claims.tick(CLAIM_SECONDS - 1)
    assert room.claims.promised, "her time begins again"
    room.claims.tick(1)
    assert not room.claims.promised


def test_a_promised_seat_changes_hands_once_and_its_first_one_gets_it_back(room: Room) -> None:
    room.promise()
    assert room.claims.take_due() == [(PAGE, ROSA, CLAIMED)] and not room.claims.take_due()
    room.table.persons[PAGE] = ROSA
    assert room.claims.owner_name("page") == "Page"
    assert room.claims.owner_name("rosa") == room.claims.owner_name("anna") == ""
    room.claims.reconnect("rosa")
    assert not room.claims.promised, "she has no other seat"
    for _ in range(2):
        room.claims.reconnect("page")
        assert [claim.who.key for claim in room.claims.promised] == ["page"] and not room.told
    assert room.claims.take_due() == [(PAGE, person("Page", page=True), "")]
    room.table.persons[PAGE], room.table.seats_of_people["rosa"] = person("Page", page=True), PAGE
    assert room.claims.owner_name("rosa") == "", "it was never hers"


def test_a_promise_lasts_longer_than_a_question(room: Room) -> None:
    room.promise()
    room.online.discard("rosa")
    room.claims.tick(ANSWER_SECONDS + 1)
    assert room.claims.promised


def test_who_asks_where_nobody_is_present_has_the_seat_and_its_first_one_may_ask_for_it(room: Room) -> None:
    room.listeners.seats.clear()
    room.claims.tick(CLAIM_SECONDS)
    room.claims.claim(PAGE, person("Rosa", page=True), known=True)
    assert room.claims.promised
    room.sit()
    room.claims.tick(CLAIM_SECONDS)
    assert room.claims.claim(PAGE, person("Page", page=True), known=True) is None


def test_the_first_one_who_is_back_before_the_deal_keeps_her_seat(room: Room) -> None:
    room.promise()
    room.claims.reconnect("page")
    assert refusals(room) == [("rosa", "taken")] and not room.claims.due


def test_a_seat_that_has_changed_hands_is_asked_for_only_after_its_time(room: Room) -> None:
    room.promise(person("Rosa", page=True))
    room.sit()
    assert PAGE not in room.claims.open, "the seconds of the one before do not count"


def test_a_computers_seat_is_had_when_the_match_is_over_and_not_at_a_deal(room: Room) -> None:
    room.claims.claim(COMPUTER, ROSA, known=True)
    for key in ("anna", "page", "bruno"):
        room.answer(key, yes=True, seat=COMPUTER)
    assert room.claims.promised and not room.claims.due
    room.lose_page()
    room.claims.claim(PAGE, UGO, known=True)
    assert room.claims.end() == [(COMPUTER, ROSA)]
    assert refusals(room) == [("ugo", "not_answered")]
    assert not room.claims.promised and not room.claims.end()


def test_a_face_is_worn_by_the_first_players_and_by_those_who_come_at_other_seats(room: Room) -> None:
    room.lose_page()
    room.claims.claim(PAGE, ROSA, known=True)
    assert room.claims.wears("man", PAGE) and not room.claims.wears("man", COMPUTER)
    assert room.claims.wears("girl", BRUNO) and not room.claims.wears("girl", PAGE)


def test_the_roster_shows_who_would_have_a_seat_and_what_can_be_asked_for(room: Room) -> None:
    place = RosterPlace(seat=PAGE, name="Page", key="page")
    assert not room.claims.shown(place).claimable
    room.lose_page()
    assert room.claims.shown(place).claimable
    room.claims.claim(PAGE, ROSA, known=True)
    shown = room.claims.shown(place)
    assert shown.claimant is not None and (shown.claimant.key, shown.claimant.name) == ("rosa", "Rosa")
    assert not shown.claimable and not shown.agreed
    for key in ("anna", "bruno"):
        room.answer(key, yes=True)
    assert room.claims.shown(place).agreed
    assert room.claims.shown(RosterPlace(seat=ANNA, name="Anna", key="anna")).claimant is None


def test_a_match_is_deserted_once_nobody_is_there_and_nobody_is_waited_for(room: Room) -> None:
    room.lose_page()
    assert not room.claims.deserted, "two are there"
    room.listeners.seats.clear()
    room.claims.tick(CLAIM_SECONDS - 1)
    assert not room.claims.deserted, "the line of a program may be back in a second"
    room.absences.wait_no_more(ANNA, "left")
    assert not room.claims.deserted, "Bruno's may"
    room.claims.tick(1)
    assert room.claims.deserted and PAGE in room.claims.open
    assert BRUNO not in room.claims.open, "a program comes back by itself"
    room.listeners.seats.add(BRUNO)
    assert not room.claims.deserted
