"""People who move from their pages to their own programs, and back, each by the word of the page."""

from collections.abc import Collection
from hmac import compare_digest
from secrets import token_hex
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.match_listeners import Send
from briscola.engine.occupant import Occupant
from briscola.network import MessagePace
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import TICKET_BYTES, Consent
from briscola.network.messages.from_host import Refused

MOVE_SECONDS: Final = 120.0
"""Seconds for which a page is asked."""
QUESTIONS: Final = 3
"""Programs about which pages are asked at once; then it is one a minute."""
MINUTE: Final = 60.0


class _Asked(Struct, frozen=True, kw_only=True):
    """A program that asks the page of its name for the seat."""

    program: str
    """Its key."""
    said: bool = False
    """True once the page has said yes: the program has the seat as soon as somebody may sit down."""
    left: float = MOVE_SECONDS


class SeatMoves:
    """Knows which program asks which page for its seat, and which pages have given theirs.

    A program *asks*; the page alone answers, whose person plays on there until then. With the *ticket* of the
    page nothing is asked: only the page is told it. Once a page has *given* its seat, it may come back for
    it, without a question, while that program has it.
    """

    def __init__(self, send: Send) -> None:
        """`send` tells a program that is refused."""
        self._send = send
        self._asked: dict[str, _Asked] = {}
        """The programs that ask, by the keys of the pages."""
        self._given: dict[str, Occupant] = {}
        """The pages that have given their seats, by the keys of the programs."""
        self._tickets: dict[str, str] = {}
        """The ticket of each page, by its key."""
        self._minutes = 0.0
        self._pace = MessagePace(QUESTIONS, self._minutes, a_second=1)
        """Pace, by the minute, of the questions to pages."""

    def ask(self, page: str, program: str) -> None:
        """Ask a page about one program, both by their keys."""
        asked = self._asked.get(page)
        if asked is not None and asked.program == program:
            return
        if asked is not None:
            self._send(program, Refused(why="taken"))
        elif self._pace.allows(self._minutes):
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
        del self._asked[page]
        self._send(asked.program, Refused(why="not_agreed"))
        return ""

    def ticket(self, page: str) -> str:
        """The ticket of a page, which serves once."""
        return self._tickets.setdefault(page, token_hex(TICKET_BYTES))

    def redeem(self, ticket: str) -> str:
        """Use up a ticket; the key of its page, empty if it serves no more."""
        found = next((page for page, its in self._tickets.items() if compare_digest(its, ticket)), "")
        self._tickets.pop(found, None)
        return found

    def give(self, page: Occupant, program: str) -> None:
        """Note that a page has given its seat to a program."""
        self._given[program] = page

    def moved(self, page: str) -> None:
        """Note that the program sits where the page sat."""
        self._asked.pop(page, None)

    def back(self, page: str) -> tuple[str, Occupant] | None:
        """The program to which a page gave its seat last, and its person there; None if to none."""
        found = ((program, who) for program, who in self._given.items() if who.key == page)
        return next(iter([*found][::-1]), None)

    def others_of(self, key: str) -> Collection[str]:
        """The other keys of a person, who has moved between them and this one."""
        links = [(program, page.key) for program, page in self._given.items()]
        return [page if program == key else program for program, page in links if key in (program, page)]

    def shown(self, place: RosterPlace) -> RosterPlace:
        """A place of the roster, with the program that asks for it."""
        asked = self._asked.get(place.key) if self._asked and place.key else None
        if asked is None:
            return place
        return replace(place, claimant=Onlooker(key=asked.program, name=place.name), moves=True)

    def withdraw(self, key: str) -> None:
        """End the questions of a program that is gone, and those to a page that is."""
        for page, asked in [*self._asked.items()]:
            if key in (page, asked.program):
                del self._asked[page]
                if key == page and not asked.said:
                    self._send(asked.program, Refused(why="not_answered"))

    def tick(self, seconds: float) -> None:
        """Let time pass: it ends questions that wait too long."""
        self._minutes += seconds / MINUTE
        for page, asked in [*self._asked.items()]:
            if asked.said:
                continue
            if asked.left > seconds:
                self._asked[page] = replace(asked, left=asked.left - seconds)
            else:
                del self._asked[page]
                self._send(asked.program, Refused(why="not_answered"))
