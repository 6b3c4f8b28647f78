"""An open table as its host keeps it: its people, what they say, their matches. No socket, no thread.

Time comes in by `tick`, so that tests need no clock.
"""

from collections.abc import Callable, Mapping

from briscola.client.friends.absences import LateReason
from briscola.client.friends.friends_match import FriendsMatch
from briscola.client.friends.neutral_dealer import Patience
from briscola.client.friends.table_clock import TableClock
from briscola.client.friends.table_connections import Connection
from briscola.client.friends.table_people import TablePeople, TablePlan
from briscola.client.friends.table_seats import TableSeats
from briscola.client.host import Recorder
from briscola.engine.events import Event
from briscola.network.messages.from_guest import (
    Beat,
    Consent,
    GuestMessage,
    Leave,
    Ready,
    Say,
    Sit,
    Take,
    Watch,
)
from briscola.network.messages.from_host import Echo
from briscola.storage.records import DealtBy, Follows, Header, HouseTerms, new_header

TALK_SECONDS = 2.0
"""Seconds between two things that one person says."""


class FriendsTable(TablePeople):
    """An open table: takes what its people say, begins their matches, and lets time pass.

    From `TablePeople` it has the people: their seats, their connections and the roster. It gives them the
    match, the table's key and its clock, and hands on whatever they say of their own coming and going.
    """

    def __init__(
        self,
        plan: TablePlan,
        *,
        recorder: Callable[[Header], Recorder],
        later: Callable[[Callable[[], None]], object] = lambda tell: tell(),
    ) -> None:
        """`recorder` keeps each match; `later` calls what tells of the roster, which may change until then.

        The command line of a program, which may name people and folders, stays at this computer.
        """
        super().__init__(plan, later=later)
        self.key = plan.key
        self._recorder = recorder
        self._talked: dict[str, float] = {}
        """Seconds until whoever has said something may say more, by key."""
        self._patience = None if plan.dealer is None else Patience(plan.dealer)
        self._late: frozenset[str] = frozenset()
        """Keys of people for whom a match at kept seats does not wait."""

    # ---- what is said

    def receive(self, key: str, connection: Connection, message: GuestMessage) -> bool:
        """Take what somebody says; False once she has been dismissed, and is not heard any more."""
        if self.connections.is_of(connection, key):
            self._receive(key, message)
        return self.connections.is_of(connection, key)

    def _receive(self, key: str, message: GuestMessage) -> None:
        seat = self.seats.seat_of(key)
        match message:
            case Beat(n=n):
                self.connections.send(key, Echo(n=n) if self.match is None else self.match.echo(key, n))
            case Sit():
                self._sit(key, message)
            case Watch() if seat is None:
                self._watch(key, message)
            case Ready() if seat is not None and not self.playing:
                self.seats.ready(seat, message.ready)
                self._changed()
                self._begin_again()
            case Consent() if self.match is not None and self.match.seat_of(key) is not None:
                self._consent(key, message, self.match)
            case Take() if seat is not None:
                self._take_table(key, message)
            case Leave():
                self._leave(key)
            case Say() if key in self._talked:
                self._refuse(key, "too_soon")
            case _ if self.match is not None and self.match.seat_of(key) is not None:
                if isinstance(message, Say):
                    self._talked[key] = TALK_SECONDS
                self.match.receive(key, message)
            case _:
                self._refuse(key, "not_now")

    # ---- matches

    @property
    def can_begin(self) -> bool:
        """True if everybody who sits here is ready; computers take the open seats."""
        people = [place for place in self.roster if place.key]
        if self._keeps_seats:
            come = [place.ready and place.here for place in people]
            late = [place.key in self._late for place in people]
            return self.match is None and any(come) and all(map(max, come, late))
        return not self.playing and bool(people) and all(place.ready and place.here for place in people)

    def begin(self) -> None:
        """Begin a match, or another one; computers take the open seats. Does nothing unless all are ready."""
        if not self.can_begin:
            return
        self.seats.fill()
        setup = self.seats.setup_of(self.setup)
        before = self.match
        follows = None
        if before is not None and before.table.winners:
            follows = Follows(record=before.header.id, dealer=before.table.dealer)
        header = new_header(
            setup,
            seeds=(),
            terms=HouseTerms(undo=False, hints=self.hints),
            dealt_by=DealtBy(
                table=self.key.public.hex(),
                name=self._host_name,
                computer=self._host_computer,
                clock=self.clock,
            ),
            follows=follows,
        )
        self.send_programs_away()
        self.match = self._hosted(header, self._recorder(header), self.seats.programs)
        self.seats.begin()
        for key in self.connections:
            if self.seats.seat_of(key) is not None or key in self._watching:
                self._welcome(key)
                self._take_part(key)
        self._changed()

    def go_on(
        self, header: Header, log: tuple[Event, ...], recorder: Recorder, *, programs: Mapping[int, str]
    ) -> None:
        """Go on with a match after a restart: its people sit where they sat, `programs` too.

        Raises BadRecord, BadLevel.
        """
        self.match, self.hints = self._hosted(header, recorder, programs, log), header.settings.hints
        opened = (seat for seat, who in enumerate(self.setup.occupants) if not who.level and not who.name)
        people = zip(self.match.table.persons, header.choices.occupants, strict=True)
        seated = [person or who for person, who in people]
        self.seats = TableSeats(seated, programs=programs, filled=opened)
        self.admission.friends |= {place.key: place.name for place in self.seats.places if place.key}

    def _hosted(
        self,
        header: Header,
        recorder: Recorder,
        programs: Mapping[int, str],
        log: tuple[Event, ...] | None = None,
    ) -> FriendsMatch:
        return FriendsMatch(
            header,
            self.key,
            send=self.connections.send,
            dismiss=self._hang_up,
            handed=self._handed,
            recorder=recorder,
            log=log,
            clock=TableClock(self.clock),
            programs=programs,
        )

    def send_programs_away(self) -> None:
        """End the programs that play at the table."""
        if self.match is not None:
            self.match.send_programs_away()

    @property
    def _host_name(self) -> str:
        return self.setup.player if self._dealer is None else self._dealer.name

    @property
    def _host_computer(self) -> int | None:
        return self.seats.seat_of(self.setup.key)

    def _begin_again(self) -> None:
        """A rematch needs no press of the host: everybody has pressed. No match of a neutral dealer does."""
        if self.playing:
            return
        if self._dealer is None:
            if self.match is not None:
                self.begin()
        elif sum(1 for place in self.seats.places if place.key) >= self._dealer.people:
            self.begin()

    # ---- time

    @property
    def alone(self) -> float:
        """Seconds for which nobody has been at the match that goes on; a neutral dealer counts them."""
        match = self.match
        if self._patience is None or match is None or not self.playing or match.present:
            return 0.0
        return self._patience.alone

    def tick(self, seconds: float) -> None:
        """Let time pass: whoever is waited for too long is gone on without."""
        self._talked = {key: left - seconds for key, left in self._talked.items() if left > seconds}
        if self._patience is not None:
            self._look_after(self._patience, seconds)
        match = self.match
        if match is None:
            return
        if self.playing:
            self._tick_claims(match, seconds)
        else:
            self._open_seats()
        self._go_on_without(match, match.late_seats(seconds))

    def _tick_claims(self, match: FriendsMatch, seconds: float) -> None:
        """Let time pass for those who ask for a seat of the match."""
        for key in match.tick_claims(seconds):
            self._refuse(key, "not_agreed")
        self._changed()

    def _go_on_without(self, match: FriendsMatch, late: Mapping[int, LateReason]) -> None:
        """Go on without the people of these seats, each for a reason."""
        reasons = {**late}
        if match.dealing:
            for seat in late:
                if match.lapse(seat):  # she may think, but others do not wait for ever
                    del reasons[seat]
                else:  # every program answers at once: hers does not
                    self._hang_up(match.key_at(seat), "too_slow")
        if reasons:
            match.go_on_without(reasons)

    def _look_after(self, patience: Patience, seconds: float) -> None:
        """Open the seats of people who do not come back, and begin, as a host would."""
        match = self.match
        if match is None or not self.playing:
            overdue = patience.overdue(seconds, self.roster)
            if self._keeps_seats:
                self._late, overdue = frozenset(self.seats.places[seat].key for seat in overdue), []
            for seat in overdue:
                key = self.seats.places[seat].key
                self.seats.get_up(seat)
                if key in self.connections:
                    self._welcome(key)
                self._changed()
            self._begin_again()
        elif patience.deserted(
            seconds, match.people, match.present, match.left_for_good, played=match.played
        ):
            self.send_programs_away()
            self.match = None
            self.seats.open_again()
            self._changed()
