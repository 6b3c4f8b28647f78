"""People who take over the seats of others in browsers, or of computers, if all who are present agree."""

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.absences import Absences
from briscola.client.friends.match_listeners import MatchListeners, Send
from briscola.engine.events import CLAIMED
from briscola.engine.occupant import Occupant
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent
from briscola.network.messages.from_host import Refused
from briscola.table import FairTable

CLAIM_SECONDS: Final = 120.0
"""Seconds without a connection after which a seat in a browser may be claimed."""
ANSWER_SECONDS: Final = 60.0
"""Seconds for the answers of those who are present."""


class SeatClaim(Struct, frozen=True, kw_only=True):
    """A seat that somebody would take over, and who has agreed."""

    who: Occupant
    agreed: frozenset[str] = frozenset()
    """Keys of those who have agreed."""
    left: float = ANSWER_SECONDS
    """Seconds for the others."""


class Claims:
    """The claims of one match. Seats change hands at a deal; whoever sat there first gets hers back.

    In a match nobody takes the place of a computer (docs/record.md): its seat can be had from the end on.
    """

    def __init__(
        self,
        table: FairTable,
        listeners: MatchListeners,
        absences: Absences,
        send: Send,
        *,
        seats_kept: bool,
    ) -> None:
        """`listeners` know which people have a connection; `absences` for whom nobody waits.

        `send` tells whoever is refused a seat. `seats_kept`: only the same players follow in the next match.
        """
        self._table, self._listeners, self._absences, self._send = table, listeners, absences, send
        self._lost: dict[int, float] = {}
        """Seconds for which each seat in a browser has had no connection."""
        self._asked: dict[int, SeatClaim] = {}
        """Claims that wait for answers, by seat."""
        self._next: dict[int, SeatClaim] = {}
        """Claims that are granted, by seat: they take effect at the next deal, or after the match."""
        computers = [seat for seat, person in enumerate(table.persons) if person is None]
        self._computers: Collection[int] = () if seats_kept else computers
        """Seats of computers that may be claimed for the next match."""

    @property
    def open(self) -> Collection[int]:
        """Seats that may be claimed now: at once where nobody waits for their people.

        Those of computers only while somebody plays, whom the claimant would join.
        """
        taken, gone = self._asked.keys() | self._next.keys(), self._absences.for_good
        unused = (seat for seat, lost in self._lost.items() if lost >= CLAIM_SECONDS or seat in gone)
        computers = self._computers if self._listeners.seats else ()
        return [seat for seat in (*unused, *computers) if seat not in taken]

    @property
    def coming(self) -> Collection[SeatClaim]:
        """The claims of people who sit down at the next deal, or after the match."""
        return self._next.values()

    @property
    def waits(self) -> bool:
        """True if somebody sits down at the next deal."""
        return not self._next.keys() <= {*self._computers}

    def shown(self, place: RosterPlace) -> RosterPlace:
        """A place of the roster, with whoever would have it."""
        seat = place.seat
        if not self._lost and not self._computers and not self._asked and not self._next:
            return place
        claim = self._asked.get(seat) or self._next.get(seat)
        claimant = None if claim is None else Onlooker(key=claim.who.key, name=claim.who.name)
        return replace(place, claimable=seat in self.open, claimant=claimant, agreed=seat in self._next)

    def tick(self, seconds: float) -> None:
        """Let time pass: whoever claims a seat is refused it if not all agree in time."""
        lost = [
            seat
            for seat, person in enumerate(self._table.persons)
            if person is not None and person.page and seat not in self._listeners.seats
        ]
        self._lost = {seat: self._lost.get(seat, 0.0) + seconds for seat in lost}
        late = [claim.who.key for claim in self._asked.values() if claim.left <= seconds]
        self._asked = {
            seat: replace(claim, left=claim.left - seconds)
            for seat, claim in self._asked.items()
            if claim.left > seconds
        }
        self._grant()
        for key in late:
            self._send(key, Refused(why="not_answered"))

    def claim(self, seat: int, who: Occupant) -> bool:
        """Ask for a seat; False if it is not `open`, or `who` has a seat or a claim already."""
        waiting = {claim.who.key for claim in (*self._asked.values(), *self._next.values())}
        if seat not in self.open or who.key in waiting | self._table.seats_of_people.keys():
            return False
        self._asked[seat] = SeatClaim(who=who)
        self._grant()
        return True

    def answer(self, key: str, consent: Consent) -> None:
        """Agree to a claim, or refuse it; nothing happens once it is over."""
        seat, claim = consent.seat, self._asked.get(consent.seat)
        if claim is None or claim.who.key != consent.claimant:
            return
        if consent.yes:
            self._asked[seat] = replace(claim, agreed=claim.agreed | {key})
            self._grant()
        else:
            del self._asked[seat]
            self._send(claim.who.key, Refused(why="not_agreed"))

    def _grant(self) -> None:
        """Grant every claim to which everybody present has agreed: it takes effect at the next deal."""
        people = {seat: person.key for seat, person in enumerate(self._table.persons) if person is not None}
        for seat, claim in [*self._asked.items()]:
            present = {people[each] for each in self._listeners.seats if each != seat}
            if present <= claim.agreed and (claim.agreed or seat not in self._computers):
                self._next[seat] = self._asked.pop(seat)

    def owner_name(self, key: str) -> str:
        """Name of somebody whose seat another has taken over; empty for everybody else."""
        seat = self._table.seats_of_people.get(key)
        first = None if seat is None else self._first(seat, key)
        return "" if first is None else first.name

    def _first(self, seat: int, key: str) -> Occupant | None:
        """First occupant of a seat, if she has that key and another sits there now; else None."""
        roster = self._table.terms.roster if self._table.terms is not None else None
        person = self._table.persons[seat]
        if roster is None or roster[seat].key != key or person is None or person.key == key:
            return None
        return roster[seat]

    def reconnect(self, key: str) -> None:
        """Give somebody who is connected again back her seat, from the next deal if another has it."""
        seat = self._table.seats_of_people.get(key)
        first = None if seat is None else self._first(seat, key)
        person = None if seat is None else self._table.persons[seat]
        if seat is None or (first is None and (person is None or person.key != key)):
            return
        waiting = self._asked.pop(seat, None) or self._next.pop(seat, None)
        if first is not None:
            self._next[seat] = SeatClaim(who=first)
        if waiting is not None and waiting.who.key != key:
            self._send(waiting.who.key, Refused(why="taken"))

    def withdraw(self, key: str) -> None:
        """Drop all claims of somebody who has lost her connection."""
        self._asked = {seat: claim for seat, claim in self._asked.items() if claim.who.key != key}
        self._next = {seat: claim for seat, claim in self._next.items() if claim.who.key != key}

    def take_due(self, *, over: bool = False) -> Collection[tuple[int, Occupant, str]]:
        """Remove and return the seats that change hands now, each with the reason for the record.

        At a deal; also those of computers once the match is `over`.
        """
        due = {seat: claim for seat, claim in self._next.items() if over or seat not in self._computers}
        self._next = {seat: claim for seat, claim in self._next.items() if seat not in due}
        self._lost = {seat: lost for seat, lost in self._lost.items() if seat not in due}
        known, sits = self._table.seats_of_people, [(seat, claim.who) for seat, claim in due.items()]
        return [(seat, who, "" if who.key in known else CLAIMED) for seat, who in sits]
