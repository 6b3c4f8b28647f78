"""Claims by themselves: who may ask for which seat, how a claim ends, and who is told; nobody plays here."""

import pytest
from msgspec.structs import replace

from briscola.client.friends import claims
from briscola.client.friends.absences import ForGood
from briscola.client.friends.claims import ANSWER_SECONDS, CLAIM_SECONDS
from briscola.client.friends.match_seen import MatchSeen
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.open_table import OpenTable, Present, Step
from briscola.client.friends.table_effects import Tell
from briscola.client.friends.table_plan import TablePlan
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import CLAIMED
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import RosterPlace
from briscola.network.messages.from_guest import Consent
from briscola.network.messages.from_host import HostMessage, Refused
from briscola.storage.match_choices import seated
from tests.client.friends.in_memory import TABLE, hello_of

ANNA, PAGE, BRUNO, COMPUTER = range(4)
"""The host's person, one in a browser, one with a program, and a computer."""


def person(name: str, *, page: bool = False, face: str = "woman") -> Occupant:
    """Somebody whose key is her name in small letters."""
    return Occupant(name=name, face=face, key=name.lower(), page=page)


ROSA, UGO = person("Rosa", face="girl"), person("Ugo")
"""Two who would like to sit down."""


class Room:
    """A table in a match of three people and a computer, who hear of it or not, and all that is told."""

    def __init__(self, *, kept: bool = False) -> None:
        people = (person("Anna"), person("Page", page=True), person("Bruno"))
        self.first = (*people, Occupant(name="Gino", face="man"))
        self.persons: list[Occupant | None] = [*people, None]
        self.sat = {each.key: seat for seat, each in enumerate(people)}
        self.listening = {ANNA, PAGE, BRUNO}
        """Seats whose people have a connection."""
        self.for_good: dict[int, ForGood] = {}
        self.online = {"anna", "page", "bruno", "rosa", "ugo"}
        self.told: list[tuple[str, HostMessage]] = []
        setup = seated(MatchSetup(variant="briscola", players=4), self.first)
        dealer = NeutralDealer(name="Club", kept=True) if kept else None
        self._table = OpenTable.of(TablePlan(setup=setup, key=TABLE, dealer=dealer))

    @property
    def table(self) -> OpenTable:
        """The table as it is now."""
        match = MatchSeen(
            id="",
            first=self.first,
            persons=tuple(self.persons),
            sat={**self.sat},
            online=frozenset(self.listening),
            for_good={**self.for_good},
        )
        here = {key: Present(hello=hello_of()) for key in self.online}
        return replace(self._table, match=match, here=here)

    @property
    def promised(self) -> list[Occupant]:
        """Those who are promised a seat."""
        return [claim.who for claim in self._table.claims.promised]

    @property
    def open(self) -> list[int]:
        """The seats that may be claimed."""
        return [*claims.claimable(self.table)]

    def _take(self, step: Step) -> None:
        self._table, effects = step
        for effect in effects:
            assert isinstance(effect, Tell)
            self.told.append((effect.key, effect.message))

    def claim(self, seat: int, who: Occupant, *, known: bool = True) -> str | None:
        self._table, why = claims.claim(self.table, seat, who, known=known)
        return why

    def wait(self, seconds: float) -> None:
        self._take(claims.wait(self.table, seconds))

    def lose_page(self, seconds: float = CLAIM_SECONDS) -> None:
        """The person in the browser has had no connection for so long."""
        self.listening.discard(PAGE)
        self.wait(seconds)

    def answer(self, key: str, *, yes: bool, claimant: str = "rosa", seat: int = PAGE) -> None:
        self._take(claims.answer(self.table, key, Consent(seat=seat, claimant=claimant, yes=yes)))

    def withdraw(self, key: str) -> None:
        self._table = claims.withdraw(self.table, key)

    def reconnect(self, key: str) -> None:
        self._take(claims.reconnect(self.table, key))

    def hear_the_end(self, key: str) -> None:
        self._take(claims.tell_end(self.table, key))

    def promise(self, who: Occupant = ROSA) -> None:
        """The seat of the browser is promised to somebody."""
        self.lose_page()
        assert self.claim(PAGE, who) is None
        for key in ("anna", "bruno"):
            self.answer(key, yes=True, claimant=who.key)
        assert self.promised == [who]

    def take_due(self) -> list[tuple[int, Occupant, str]]:
        self._table, due = claims.take_due(self.table)
        return [*due]

    def sit(self) -> None:
        """The promised seats change hands at a deal."""
        for seat, who, _ in self.take_due():
            self.persons[seat] = who
            self.sat.setdefault(who.key, seat)

    def end(self) -> list[tuple[int, Occupant]]:
        step, promised = claims.end_all(self.table)
        self._take(step)
        return [*promised]

    def owner_name(self, key: str) -> str:
        match = self.table.match
        first = None if match is None else match.first_owner(key)
        return "" if first is None else first.name

    def is_claimant(self, key: str) -> bool:
        return self._table.claims.is_claimant(key)


@pytest.fixture
def room() -> Room:
    return Room()


def refusals(room: Room) -> list[tuple[str, str]]:
    return [(key, message.why) for key, message in room.told if isinstance(message, Refused)]


def test_the_seat_of_a_browser_opens_after_its_time_or_at_once_where_nobody_waits(room: Room) -> None:
    assert room.open == [COMPUTER]
    room.lose_page(CLAIM_SECONDS - 1)
    assert room.claim(PAGE, ROSA) == "not_now"
    room.wait(1)
    assert room.open == [PAGE, COMPUTER]
    room.listening.add(PAGE)
    room.wait(1)
    assert room.open == [COMPUTER], "she is back"
    room.lose_page(1)
    room.for_good[PAGE] = "left"
    assert PAGE in room.open
    room.listening.clear()
    assert COMPUTER not in room.open, "nobody plays whom the claimant would join"
    room.listening.discard(BRUNO)
    room.wait(CLAIM_SECONDS)
    assert BRUNO not in room.open, "the seat of a program waits for its person"


def test_the_seats_of_computers_are_not_open_where_the_same_players_follow() -> None:
    assert not Room(kept=True).open


def test_one_seat_has_one_claim_and_everybody_one_seat(room: Room) -> None:
    room.lose_page()
    for seat in (PAGE, COMPUTER):
        assert room.claim(seat, person("Bruno")) == "taken", "who plays has a seat"
    assert room.claim(PAGE, ROSA) is None
    assert room.claim(PAGE, ROSA) is None, "asking once more changes nothing"
    assert room.claim(PAGE, UGO) == "taken"
    assert room.claim(COMPUTER, ROSA) == "taken", "she asks for another already"
    assert room.is_claimant("rosa") and not room.is_claimant("ugo")
    room.withdraw("rosa")
    assert room.claim(PAGE, UGO) is None and not room.is_claimant("rosa")


def test_who_has_played_elsewhere_at_this_table_may_have_a_computers_seat_but_no_second_one(
    room: Room,
) -> None:
    room.persons[BRUNO] = UGO
    gone = person("Bruno")
    room.lose_page()
    assert room.claim(PAGE, gone) == "taken"
    assert room.claim(COMPUTER, gone) is None


def test_strangers_have_a_pace_and_friends_none(room: Room) -> None:
    room.lose_page()
    for number in range(3):
        assert room.claim(PAGE, person(f"Stranger{number}"), known=False) is None
        room.withdraw(f"stranger{number}")
    assert room.claim(PAGE, UGO, known=False) == "not_now"
    assert room.claim(PAGE, ROSA) is None
    room.withdraw("rosa")
    room.wait(59)
    assert room.claim(PAGE, UGO, known=False) == "not_now"
    room.wait(1.001)
    assert room.claim(PAGE, UGO, known=False) is None


def test_all_who_are_present_have_to_agree_and_nobody_else(room: Room) -> None:
    room.lose_page()
    room.claim(PAGE, ROSA)
    room.answer("anna", yes=True)
    room.answer("bruno", yes=True, claimant="ugo")
    room.answer("bruno", yes=True, seat=COMPUTER)
    assert not room.promised, "Bruno has agreed to something else"
    assert not claims.due(room.table)
    room.listening.add(PAGE)  # she is not asked about her own seat
    room.answer("bruno", yes=True)
    assert room.promised == [ROSA]
    room.answer("bruno", yes=False)
    assert room.promised and not room.told, "a promise is not asked for any more"


def test_who_has_agreed_is_enough_once_the_others_are_gone_but_a_computers_seat_needs_somebody(
    room: Room,
) -> None:
    room.lose_page()
    room.claim(PAGE, ROSA)
    room.claim(COMPUTER, UGO)
    room.answer("anna", yes=True)
    room.listening.discard(BRUNO)
    room.wait(1)
    assert room.promised == [ROSA]
    room.listening.clear()
    room.wait(1)
    assert room.promised == [ROSA], "nobody was asked about the computer's"
    room.listening.add(ANNA)
    room.answer("anna", yes=True, claimant="ugo", seat=COMPUTER)
    assert {*room.promised} == {ROSA, UGO}


def test_a_no_and_a_minute_of_silence_end_a_claim_and_she_is_told_when_she_is_here(room: Room) -> None:
    room.lose_page()
    room.claim(PAGE, ROSA)
    room.answer("anna", yes=False)
    assert refusals(room) == [("rosa", "not_agreed")] and not room.is_claimant("rosa")
    room.claim(PAGE, ROSA)
    room.online.discard("rosa")
    room.wait(ANSWER_SECONDS - 1)
    assert room.is_claimant("rosa")
    room.wait(1)
    assert not room.is_claimant("rosa") and len(room.told) == 1
    room.hear_the_end("rosa")
    room.hear_the_end("rosa")
    assert refusals(room)[1:] == [("rosa", "not_answered")], "once"


def test_a_promise_waits_for_a_lost_connection_and_ends_if_she_stays_away(room: Room) -> None:
    room.promise()
    room.wait(10 * CLAIM_SECONDS)
    assert [*claims.due(room.table)] == [PAGE], "she is here"
    room.online.discard("rosa")
    room.wait(CLAIM_SECONDS - 1)
    assert room.promised and not claims.due(room.table), "nobody sits down who is not here"
    room.online.add("rosa")
    room.wait(1)
    room.online.discard("rosa")
    room.wait(CLAIM_SECONDS - 1)
    assert room.promised, "her time begins again"
    room.wait(1)
    assert not room.promised


def test_a_promised_seat_changes_hands_once_and_its_first_one_gets_it_back(room: Room) -> None:
    room.promise()
    assert room.take_due() == [(PAGE, ROSA, CLAIMED)] and not room.take_due()
    room.persons[PAGE] = ROSA
    assert room.owner_name("page") == "Page"
    assert room.owner_name("rosa") == room.owner_name("anna") == ""
    room.reconnect("rosa")
    assert not room.promised, "she has no other seat"
    for _ in range(2):
        room.reconnect("page")
        assert [who.key for who in room.promised] == ["page"] and not room.told
    assert room.take_due() == [(PAGE, person("Page", page=True), "")]
    room.persons[PAGE], room.sat["rosa"] = person("Page", page=True), PAGE
    assert room.owner_name("rosa") == "", "it was never hers"


def test_a_promise_lasts_longer_than_a_question(room: Room) -> None:
    room.promise()
    room.online.discard("rosa")
    room.wait(ANSWER_SECONDS + 1)
    assert room.promised


def test_who_asks_where_nobody_is_present_has_the_seat_and_its_first_one_may_ask_for_it(room: Room) -> None:
    room.listening.clear()
    room.wait(CLAIM_SECONDS)
    room.claim(PAGE, person("Rosa", page=True))
    assert room.promised
    room.sit()
    room.wait(CLAIM_SECONDS)
    assert room.claim(PAGE, person("Page", page=True)) is None


def test_the_first_one_who_is_back_before_the_deal_keeps_her_seat(room: Room) -> None:
    room.promise()
    room.reconnect("page")
    assert refusals(room) == [("rosa", "taken")] and not claims.due(room.table)


def test_a_seat_that_has_changed_hands_is_asked_for_only_after_its_time(room: Room) -> None:
    room.promise(person("Rosa", page=True))
    room.sit()
    assert PAGE not in room.open, "the seconds of the one before do not count"


def test_a_computers_seat_is_had_when_the_match_is_over_and_not_at_a_deal(room: Room) -> None:
    room.claim(COMPUTER, ROSA)
    for key in ("anna", "page", "bruno"):
        room.answer(key, yes=True, seat=COMPUTER)
    assert room.promised and not claims.due(room.table)
    room.lose_page()
    room.claim(PAGE, UGO)
    assert room.end() == [(COMPUTER, ROSA)]
    assert refusals(room) == [("ugo", "not_answered")]
    assert not room.promised and not room.end()


def test_a_face_is_worn_by_the_first_players_and_by_those_who_come_at_other_seats(room: Room) -> None:
    room.lose_page()
    room.claim(PAGE, ROSA)
    assert claims.wears(room.table, "man", PAGE) and not claims.wears(room.table, "man", COMPUTER)
    assert claims.wears(room.table, "girl", BRUNO) and not claims.wears(room.table, "girl", PAGE)


def test_the_roster_shows_who_would_have_a_seat_and_what_can_be_asked_for(room: Room) -> None:
    place = RosterPlace(seat=PAGE, name="Page", key="page")
    assert not claims.shown(room.table, place).claimable
    room.lose_page()
    assert claims.shown(room.table, place).claimable
    room.claim(PAGE, ROSA)
    shown = claims.shown(room.table, place)
    assert shown.claimant is not None and (shown.claimant.key, shown.claimant.name) == ("rosa", "Rosa")
    assert not shown.claimable and not shown.agreed
    for key in ("anna", "bruno"):
        room.answer(key, yes=True)
    assert claims.shown(room.table, place).agreed
    assert claims.shown(room.table, RosterPlace(seat=ANNA, name="Anna", key="anna")).claimant is None


def test_a_match_is_deserted_once_nobody_is_there_and_nobody_is_waited_for(room: Room) -> None:
    room.lose_page()
    assert not claims.deserted(room.table), "two are there"
    room.listening.clear()
    room.wait(CLAIM_SECONDS - 1)
    assert not claims.deserted(room.table), "the line of a program may be back in a second"
    room.for_good[ANNA] = "left"
    assert not claims.deserted(room.table), "Bruno's may"
    room.wait(1)
    assert claims.deserted(room.table) and PAGE in room.open
    assert BRUNO not in room.open, "a program comes back by itself"
    room.listening.add(BRUNO)
    assert not claims.deserted(room.table)
