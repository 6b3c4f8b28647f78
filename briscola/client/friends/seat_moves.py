"""People who move from their pages to their own programs, and back, each by the word of the page."""

from collections.abc import Collection, Iterable, Mapping
from hmac import compare_digest
from secrets import token_hex
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.claims import QuestionPace
from briscola.client.friends.match_listeners import Send
from briscola.engine.events import Event, Sits
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import TICKET_BYTES, Consent
from briscola.network.messages.from_host import Refused, Why

MOVE_SECONDS: Final = 120.0
"""Seconds for which a page is asked."""
MOST_PROGRAMS: Final = 8
"""Programs that are remembered of one page, which may give its seat to any number of them."""


class _Asked(Struct, frozen=True, kw_only=True):
    """A program that asks the page of its name for the seat."""

    program: str
    """Its key."""
    said: bool = False
    """True once the page has said yes."""
    left: float = MOVE_SECONDS


class SeatMoves:
    """Knows which program asks which page for its seat, and which pages have given theirs.

    A program *asks*; the page alone answers, whose person plays on there until then. With the *ticket* of the
    page nothing is asked: only the page is told it. Either way a move is *due* as soon as somebody may sit
    down, unless `withdraw` ends it before. Once a page has *given* its seat, it may come back for it, without
    a question, while that program has it.
    """

    def __init__(self, send: Send) -> None:
        """`send` tells a program that is refused."""
        self._send = send
        self._asked: dict[str, _Asked] = {}
        """The programs that ask, by the keys of the pages."""
        self._due: dict[str, Occupant] = {}
        """Those who play on elsewhere as soon as somebody may sit down, by the keys of before."""
        self._given: dict[str, dict[str, Occupant]] = {}
        """The programs to which each page has given its seat, the last at the end, with her place then."""
        self._tickets: dict[str, str] = {}
        """The ticket of each page, by its key."""
        self._pace = QuestionPace()

    def ask(self, page: str, program: str) -> None:
        """Ask a page about one program, both by their keys."""
        asked = self._asked.get(page)
        if self.is_due(program) or (asked is not None and asked.program == program):
            return
        if asked is not None:
            self._send(program, Refused(why="taken"))
        elif self._pace.allows():
            self.withdraw(program)
            self._asked[page] = _Asked(program=program)
        else:
            self._send(program, Refused(why="not_now"))

    def answer(self, page: str, said: Consent) -> str:
        """Take the answer of a page; the key of the program that has its seat from now on, empty if none."""
        asked = self._asked.get(page)
        if asked is None or asked.said or asked.program != said.claimant:
            return ""
        if said.yes:
            self._asked[page] = replace(asked, said=True)
            return asked.program
        self._end(page, "not_agreed")
        return ""

    def _end(self, page: str, why: Why) -> None:
        """End the question to a page for a reason, which the program is told."""
        self._send(self._asked.pop(page).program, Refused(why=why))

    def ticket(self, page: str) -> str:
        """The ticket of a page, which serves once."""
        return self._tickets.setdefault(page, token_hex(TICKET_BYTES))

    def end_ticket(self, page: str) -> None:
        """Let the ticket of a page serve no more; if its person comes back, she has another one."""
        self._tickets.pop(page, None)

    def page_of(self, ticket: str) -> str:
        """The key of the page of a ticket; empty if it serves no more."""
        return next((page for page, its in self._tickets.items() if compare_digest(its, ticket)), "")

    def give(self, page: Occupant, program: str) -> None:
        """Note that a page has given its seat to a program."""
        programs = self._given.setdefault(page.key, {})
        programs.pop(program, None)
        programs[program] = page
        if len(programs) > MOST_PROGRAMS:
            del programs[next(iter(programs))]

    def read(self, first: Iterable[Occupant], log: Iterable[Event]) -> None:
        """Read in a match that goes on after a restart, of its `first` people, which pages gave their seats.

        A program to which a page has given its seat has the name and the face of the page.
        """
        sitting = dict(enumerate(first))
        for event in log:
            if isinstance(event, Sits) and event.who.key:
                before, who = sitting[event.seat], event.who
                sitting[event.seat] = who
                if before.page and not who.page and (before.name, before.face) == (who.name, who.face):
                    self.give(before, who.key)

    def keep(self, keys: Collection[str]) -> None:
        """Forget all people but those who have one of these keys."""
        kept = {each for key in keys for each in self.keys_of(key)}
        self._given = {page: programs for page, programs in self._given.items() if page in kept}
        self._tickets = {page: ticket for page, ticket in self._tickets.items() if page in kept}

    def go_elsewhere(self, before: str, who: Occupant) -> None:
        """Have the person of a key play on as `who` as soon as somebody may sit down."""
        self._due[before] = who

    @property
    def due(self) -> bool:
        """True if somebody plays on elsewhere as soon as somebody may sit down."""
        return bool(self._due)

    def is_due(self, key: str) -> bool:
        """True if somebody has a seat as soon as somebody may sit down."""
        return any(who.key == key for who in self._due.values())

    def take_due(self) -> Mapping[str, Occupant]:
        """Remove and return those who play on elsewhere from now on, by the keys that they had."""
        due, self._due = self._due, {}
        return due

    def seated(self, key: str, before: str = "") -> None:
        """Note that somebody sits down, in place of the key that she had `before` or at another seat.

        What she asked for is over, and so are the question to that page and its ticket.
        """
        self.end_ticket(before)
        self._due = {each: who for each, who in self._due.items() if key != who.key and each != before}
        for page, asked in [*self._asked.items()]:
            if asked.program == key:
                del self._asked[page]
            elif page == before:
                self._end(page, "taken")

    def back(self, page: str) -> tuple[str, Occupant] | None:
        """The program to which a page gave its seat last, and its person there; None if to none."""
        return next(reversed(self._given.get(page, {}).items()), None)

    def keys_of(self, key: str) -> Collection[str]:
        """All keys of a person, who has moved between them: this one first."""
        found = [key]
        for each in found:
            programs = self._given.get(each, {})
            pages = [page for page, given in self._given.items() if each in given]
            found += [another for another in (*programs, *pages) if another not in found]
        return found

    def shown(self, place: RosterPlace) -> RosterPlace:
        """A place of the roster, with the program that asks for it."""
        asked = self._asked.get(place.key) if self._asked and place.key else None
        if asked is None:
            return place
        return replace(place, claimant=Onlooker(key=asked.program, name=place.name), moves=True)

    def withdraw(self, key: str, *, seat_too: bool = False) -> None:
        """End what somebody asked for who has no line any more, and what her page is asked.

        The seat that she has given stays given, unless she has no right to that `seat_too`.
        """
        for page, who in [*self._due.items()]:
            if key == who.key or (seat_too and key == page):
                del self._due[page]
                if key == page:
                    self._send(who.key, Refused(why="not_now"))
        for page, asked in [*self._asked.items()]:
            if key == page and not asked.said:
                self._end(page, "not_answered")
            elif key == asked.program or (key == page and seat_too):
                del self._asked[page]

    def tick(self, seconds: float) -> None:
        """Let time pass: it ends questions that wait too long."""
        self._pace.tick(seconds)
        for page, asked in [*self._asked.items()]:
            if asked.said:
                continue
            if asked.left > seconds:
                self._asked[page] = replace(asked, left=asked.left - seconds)
            else:
                self._end(page, "not_answered")
