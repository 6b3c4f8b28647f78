"""People who take over the seats of others in browsers, or of computers, if all who are present agree."""

from collections.abc import Callable, Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.friends.absences import Absences
from briscola.client.friends.match_listeners import MatchListeners, Send
from briscola.engine.events import CLAIMED
from briscola.engine.occupant import Occupant
from briscola.network.message_pace import MessagePace
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.network.messages.from_guest import Consent
from briscola.network.messages.from_host import Refused, Why
from briscola.table.fair_table import FairTable

CLAIM_SECONDS: Final = 120.0
"""Seconds without a connection after which a seat in a browser may be claimed, or a promise ends."""
ANSWER_SECONDS: Final = 60.0
"""Seconds for the answers of those who are present."""


class QuestionPace:
    """Lets three questions of strangers pass at once; then it is one a minute."""

    def __init__(self) -> None:
        self._minutes = 0.0
        self._pace = MessagePace(3, self._minutes, a_second=1)  # by the minute

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self._minutes += seconds / 60.0

    def allows(self) -> bool:
        """True if one more may be asked now."""
        return self._pace.allows(self._minutes)


class SeatClaim(Struct, frozen=True, kw_only=True):
    """A seat that somebody would have: it is asked for, then promised."""

    who: Occupant
    agreed: frozenset[str] = frozenset()
    """Keys of those who have agreed."""
    promised: bool = False
    """True once everybody has agreed who is present."""
    left: float = ANSWER_SECONDS
    """Seconds for the answers; of a promise, until it ends, while its claimant has no connection."""


class Claims:
    """The claims of one match, from the question to the seat; whoever sat there first gets hers back.

    A claim is *asked* until all who are present have agreed, then *promised*. Each ends in one of these ways,
    and the claimant is told which, as soon as she has a connection: a lost line ends neither.

    * *seated*: a promise, at the next deal at which she is here (at once in a match that is `deserted`), or
      when the match is over. Only then can the seat of a computer be had: in a match nobody takes its place
      (docs/record.md).
    * `not_agreed`: somebody has said no while she asked.
    * `not_answered`: the minute, or the match, ended before all had agreed; or a promise has waited too long.
    * `taken`: whoever sat there first is back, and has the seat.
    * withdrawn: she has left, or nobody may look on any more. Nobody needs to tell her.
    """

    def __init__(
        self,
        table: FairTable,
        listeners: MatchListeners,
        absences: Absences,
        send: Send,
        *,
        here: Callable[[str], bool],
        seats_kept: bool,
    ) -> None:
        """`listeners` know who takes part in the match; `absences` for whom nobody waits.

        `send` tells whoever is refused a seat, and `here` is True for the keys of those it reaches.
        `seats_kept`: only the same players follow in the next match.
        """
        self._table, self._listeners, self._absences, self._send = table, listeners, absences, send
        self._here = here
        self._lost: dict[int, float] = {}
        """Seconds for which each seat of a person has had no connection."""
        self._claims: dict[int, SeatClaim] = {}
        """The claims by seat."""
        self._untold: dict[str, Why] = {}
        """The ends of claims of people who had no connection, by key."""
        computers = [seat for seat, person in enumerate(table.persons) if person is None]
        self._computers: Collection[int] = () if seats_kept else computers
        """Seats of computers that may be claimed for the next match."""
        self._strangers = QuestionPace()

    @property
    def open(self) -> Collection[int]:
        """Seats that may be claimed now: at once where nobody waits for their people.

        Those of computers only while somebody plays, whom the claimant would join.
        """
        persons = self._table.persons
        unused = (seat for seat in self._lost if (who := persons[seat]) and who.page and self._unused(seat))
        computers = self._computers if self._listeners.seats else ()
        return [seat for seat in (*unused, *computers) if seat not in self._claims]

    def _unused(self, seat: int) -> bool:
        """True if nobody waits for the person of a seat any more."""
        return seat in self._absences.for_good or self._lost.get(seat, 0.0) >= CLAIM_SECONDS

    @property
    def deserted(self) -> bool:
        """True if nobody is waited for in the whole match: whoever is promised a seat plays on at once."""
        people = [seat for seat, who in enumerate(self._table.persons) if who is not None]
        return not self._listeners.seats and all(map(self._unused, people))

    @property
    def promised(self) -> Collection[SeatClaim]:
        """The claims of people who sit down at a deal, or after the match."""
        return [claim for claim in self._claims.values() if claim.promised]

    @property
    def due(self) -> Collection[int]:
        """Seats that change hands at the next deal."""
        return [
            seat
            for seat, claim in self._claims.items()
            if claim.promised and seat not in self._computers and self._here(claim.who.key)
        ]

    def shown(self, place: RosterPlace) -> RosterPlace:
        """A place of the roster, with whoever would have it."""
        seat = place.seat
        if not self._lost and not self._computers and not self._claims:
            return place
        claim = self._claims.get(seat)
        claimant = None if claim is None else Onlooker(key=claim.who.key, name=claim.who.name)
        promised = claim is not None and claim.promised
        return replace(place, claimable=seat in self.open, claimant=claimant, agreed=promised)

    def tick(self, seconds: float) -> None:
        """Let time pass: it ends claims that wait too long, for answers or for the claimant."""
        self._strangers.tick(seconds)
        lost = [
            seat
            for seat, person in enumerate(self._table.persons)
            if person is not None and seat not in self._listeners.seats
        ]
        self._lost = {seat: self._lost.get(seat, 0.0) + seconds for seat in lost}
        for seat, claim in [*self._claims.items()]:
            if claim.promised and self._here(claim.who.key):
                self._claims[seat] = replace(claim, left=CLAIM_SECONDS)
            elif claim.left > seconds:
                self._claims[seat] = replace(claim, left=claim.left - seconds)
            else:
                self._end(seat, "not_answered")
        self._grant()

    def claim(self, seat: int, who: Occupant, *, known: bool) -> Why | None:
        """Ask for a seat; the reason for which nobody is asked, None if everybody is.

        Whoever is `known` to the host is asked about at any time; strangers together have a pace.
        """
        claims = {claim.who.key: at for at, claim in self._claims.items()}
        if claims.get(who.key) == seat:
            return None
        sat = self._table.seats_of_people.get(who.key)
        sits = sat is not None and self._sits(who.key, sat)
        another = sat not in (None, seat) and seat not in self._computers  # in a match everybody has one seat
        if sits or another or who.key in claims or seat in self._claims:
            return "taken"
        if seat not in self.open or not (known or self._strangers.allows()):
            return "not_now"
        self._claims[seat] = SeatClaim(who=who)
        self._grant()
        return None

    def wears(self, face: str, seat: int) -> bool:
        """True if somebody has this face who may sit down at another seat than that."""
        first = enumerate((self._table.terms and self._table.terms.roster) or ())
        coming = ((at, claim.who) for at, claim in self._claims.items())
        return any(at != seat and who.face == face for at, who in (*first, *coming))

    def answer(self, key: str, consent: Consent) -> None:
        """Agree to a claim, or refuse it; nothing happens once it is over."""
        if consent.yes:
            self.agree(key, consent.seat, consent.claimant)
        elif self._asks(consent.seat, consent.claimant):
            self._end(consent.seat, "not_agreed")

    def agree(self, key: str, seat: int, claimant: str) -> None:
        """Agree to a claim, if it is still asked for."""
        if self._asks(seat, claimant):
            claim = self._claims[seat]
            self._claims[seat] = replace(claim, agreed=claim.agreed | {key})
            self._grant()

    def _asks(self, seat: int, claimant: str) -> bool:
        """True while somebody asks for a seat that she is not promised."""
        claim = self._claims.get(seat)
        return claim is not None and not claim.promised and claim.who.key == claimant

    def _grant(self) -> None:
        """Promise every seat to which everybody present has agreed."""
        people = {seat: person.key for seat, person in enumerate(self._table.persons) if person is not None}
        for seat, claim in self._claims.items():
            present = {people[each] for each in self._listeners.seats if each != seat}
            agreed = present <= claim.agreed and (claim.agreed or seat not in self._computers)
            if agreed and not claim.promised:
                self._claims[seat] = replace(claim, promised=True, left=CLAIM_SECONDS)

    def _end(self, seat: int, why: Why) -> None:
        """End the claim of a seat for a reason, which the claimant is told at once or when she comes."""
        key = self._claims.pop(seat).who.key
        self._untold[key] = why
        if self._here(key):
            self.tell(key)

    def tell(self, key: str) -> None:
        """Tell somebody who is here how her claim has ended, if she does not know."""
        if why := self._untold.pop(key, None):
            self._send(key, Refused(why=why))

    def is_claimant(self, key: str) -> bool:
        """True if somebody asks for a seat, or was promised one."""
        return any(claim.who.key == key for claim in self._claims.values())

    def owner_name(self, key: str) -> str:
        """Name of somebody whose seat another has taken over; empty for everybody else."""
        seat = self._table.seats_of_people.get(key)
        first = None if seat is None else self._first(seat, key)
        return "" if first is None else first.name

    def _first(self, seat: int, key: str) -> Occupant | None:
        """First occupant of a seat, if she has that key and another sits there now; else None."""
        roster = self._table.terms.roster if self._table.terms is not None else None
        if roster is None or roster[seat].key != key or self._sits(key, seat):
            return None
        return roster[seat]

    def _sits(self, key: str, seat: int) -> bool:
        """True if a seat is that of somebody, here or not."""
        person = self._table.persons[seat]
        return person is not None and person.key == key

    def reconnect(self, key: str) -> None:
        """Give somebody who is connected again back her seat, from the next deal if another has it."""
        seat = self._table.seats_of_people.get(key)
        if seat is None:
            return
        first = self._first(seat, key)
        if first is None and not self._sits(key, seat):
            return
        if seat in self._claims and self._claims[seat].who.key != key:
            self._end(seat, "taken")
        if first is not None:
            self._claims[seat] = SeatClaim(who=first, promised=True)

    def withdraw(self, key: str) -> None:
        """Drop the claim of somebody who does not want it any more, or may not have it."""
        self._claims = {seat: claim for seat, claim in self._claims.items() if claim.who.key != key}

    def take_due(self) -> Collection[tuple[int, Occupant, str]]:
        """Remove and return the seats that change hands at this deal, each with the reason for the record."""
        sits = [(seat, self._claims.pop(seat).who) for seat in self.due]
        self._lost = {seat: lost for seat, lost in self._lost.items() if seat not in dict(sits)}
        known = self._table.seats_of_people
        return [(seat, who, "" if who.key in known else CLAIMED) for seat, who in sits]

    def end(self) -> Collection[tuple[int, Occupant]]:
        """End all claims with the match; who has been promised which seat, from now on."""
        for seat in [seat for seat, claim in self._claims.items() if not claim.promised]:
            self._end(seat, "not_answered")
        promised, self._claims = self._claims, {}
        return [(seat, claim.who) for seat, claim in promised.items()]
