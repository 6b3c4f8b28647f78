"""People who move from their pages to their own programs, and back, each by the word of the page."""

from collections.abc import Collection, Iterable, Mapping
from hmac import compare_digest
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.mappings import without
from briscola.client.friends.question_pace import QuestionPace
from briscola.client.friends.table_effects import Refusals, Tell, refused
from briscola.engine.events import Event, Sits
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent

MOVE_SECONDS: Final = 120.0
"""Seconds for which a page is asked."""
MOST_PROGRAMS: Final = 8
"""Programs that are remembered of one page, which may give its seat to any number of them."""


class AskedPage(Struct, frozen=True, kw_only=True):
    """A program that asks the page of its name for the seat."""

    program: str
    """Its key."""
    said: bool = False
    """True once the page has said yes."""
    left: float = MOVE_SECONDS


class SeatMoves(Struct, frozen=True, kw_only=True):
    """The programs that ask pages for their seats, and the pages that have given theirs.

    A program *asks*; the page alone answers, whose person plays on there until then. With the *ticket* of the
    page nothing is asked: only the page is told it. Either way a move is *due* as soon as somebody may sit
    down, unless `withdrawn` before. Once a page has *given* its seat, it may come back for it, without a
    question, while that program has it. Where a program is refused, that comes with the new value.
    """

    asked: Mapping[str, AskedPage] = {}
    """The programs that ask, by the keys of the pages."""
    due: Mapping[str, Occupant] = {}
    """Those who play on elsewhere as soon as somebody may sit down, by the keys of before."""
    given: Mapping[str, Mapping[str, Occupant]] = {}
    """The programs to which each page has given its seat, the last at the end, with her place then."""
    tickets: Mapping[str, str] = {}
    """The ticket of each page, by its key; it serves once."""
    pace: QuestionPace = QuestionPace()

    # ---- what can be asked

    def page_of(self, ticket: str) -> str:
        """The key of the page of a ticket; empty if it serves no more."""
        return next((page for page, its in self.tickets.items() if compare_digest(its, ticket)), "")

    def is_due(self, key: str) -> bool:
        """True if somebody has a seat as soon as somebody may sit down."""
        return any(who.key == key for who in self.due.values())

    def back(self, page: str) -> tuple[str, Occupant] | None:
        """The program to which a page gave its seat last, and its person there; None if to none."""
        programs = [*self.given.get(page, {}).items()]
        return programs[-1] if programs else None

    def keys_of(self, key: str) -> Collection[str]:
        """All keys of a person, who has moved between them: this one first."""
        found = [key]
        for each in found:
            programs = self.given.get(each, {})
            pages = [page for page, given in self.given.items() if each in given]
            found += [another for another in (*programs, *pages) if another not in found]
        return found

    def shown(self, place: RosterPlace) -> RosterPlace:
        """A place of the roster, with the program that asks for it."""
        asked = self.asked.get(place.key) if self.asked and place.key else None
        if asked is None:
            return place
        return replace(place, claimant=Onlooker(key=asked.program, name=place.name), moves=True)

    # ---- questions and answers

    def asking(self, page: str, program: str) -> tuple[Self, Refusals]:
        """With a page that is asked about one program, both by their keys."""
        asked = self.asked.get(page)
        if self.is_due(program) or (asked is not None and asked.program == program):
            return self, ()
        if asked is not None:
            return self, refused(program, "taken")
        pace = self.pace.asked()
        if pace is None:
            return self, refused(program, "not_now")
        moves, refusals = replace(self, pace=pace).withdrawn(program)
        return replace(moves, asked={**moves.asked, page: AskedPage(program=program)}), refusals

    def answered(self, page: str, said: Consent) -> tuple[Self, str, Refusals]:
        """With the answer of a page, and the key of the program that has its seat now; empty if none has."""
        asked = self.asked.get(page)
        if asked is None or asked.said or asked.program != said.claimant:
            return self, "", ()
        if said.yes:
            return replace(self, asked={**self.asked, page: replace(asked, said=True)}), asked.program, ()
        return self._without_question(page), "", refused(asked.program, "not_agreed")

    def _without_question(self, *pages: str) -> Self:
        return replace(self, asked=without(self.asked, *pages))

    def with_ticket(self, page: str, ticket: str) -> Self:
        """With a ticket for a page that has none."""
        return self if page in self.tickets else replace(self, tickets={**self.tickets, page: ticket})

    def without_ticket(self, page: str) -> Self:
        """With no ticket of a page; if its person comes back, she has another one."""
        return replace(self, tickets=without(self.tickets, page)) if page in self.tickets else self

    def giving(self, page: Occupant, program: str) -> Self:
        """With a page that has given its seat to a program."""
        programs = {**without(self.given.get(page.key, {}), program), program: page}
        kept = dict([*programs.items()][-MOST_PROGRAMS:])
        return replace(self, given={**self.given, page.key: kept})

    def after(self, first: Iterable[Occupant], log: Iterable[Event]) -> Self:
        """With what a match that goes on after a restart tells: which pages of its people gave their seats.

        A program to which a page has given its seat has the name and the face of the page.
        """
        sitting, moves = dict(enumerate(first)), self
        for event in log:
            if isinstance(event, Sits) and event.who.key:
                before, who = sitting[event.seat], event.who
                sitting[event.seat] = who
                if before.page and not who.page and (before.name, before.face) == (who.name, who.face):
                    moves = moves.giving(before, who.key)
        return moves

    def keeping(self, keys: Collection[str]) -> Self:
        """With nobody but those who have one of these keys."""
        kept = {each for key in keys for each in self.keys_of(key)}
        return replace(
            self,
            given={page: programs for page, programs in self.given.items() if page in kept},
            tickets={page: ticket for page, ticket in self.tickets.items() if page in kept},
        )

    # ---- who sits down

    def going_elsewhere(self, before: str, who: Occupant) -> Self:
        """With the person of a key who plays on as `who` as soon as somebody may sit down."""
        return replace(self, due={**self.due, before: who})

    def seated(self, key: str, before: str = "") -> tuple[Self, Refusals]:
        """With somebody who sits down, in place of the key that she had `before` or at another seat.

        What she asked for is over, and so are the question to that page and its ticket.
        """
        over = [page for page, asked in self.asked.items() if asked.program == key or page == before]
        others = [self.asked[page].program for page in over if self.asked[page].program != key]
        due = {each: who for each, who in self.due.items() if key != who.key and each != before}
        moves = replace(self.without_ticket(before)._without_question(*over), due=due)
        return moves, [refusal for other in others for refusal in refused(other, "taken")]

    def withdrawn(self, key: str, *, seat_too: bool = False) -> tuple[Self, Refusals]:
        """Without what somebody asked for who has no line any more, and without what her page is asked.

        The seat that she has given stays given, unless she has no right to that `seat_too`.
        """
        refusals, over = list[Tell](), list[str]()
        due = dict(self.due)
        for page, who in self.due.items():
            if key == who.key or (seat_too and key == page):
                del due[page]
                if key == page:
                    refusals += refused(who.key, "not_now")
        for page, asked in self.asked.items():
            if key == page and not asked.said:
                over.append(page)
                refusals += refused(asked.program, "not_answered")
            elif key == asked.program or (key == page and seat_too):
                over.append(page)
        return replace(self._without_question(*over), due=due), refusals

    def waited(self, seconds: float) -> tuple[Self, Refusals]:
        """The same some time later: it ends questions that wait too long."""
        if not self.asked:
            return replace(self, pace=self.pace.later(seconds)), ()
        open_still, refusals = dict[str, AskedPage](), list[Tell]()
        for page, asked in self.asked.items():
            left = asked.left if asked.said else asked.left - seconds
            if left > 0:
                open_still[page] = replace(asked, left=left)
            else:
                refusals += refused(asked.program, "not_answered")
        return replace(self, asked=open_still, pace=self.pace.later(seconds)), refusals
