"""An open table as its host keeps it: its people, what they say, their matches. No socket, no thread.

Time comes in by `tick`, so that tests need no clock.
"""

from collections.abc import Callable, Mapping

from briscola.client.friends.admission import Admission, Knock
from briscola.client.friends.friends_match import Dismissed, Effect, FriendsMatch, Over, SeatTaken
from briscola.client.friends.neutral_dealer import Patience
from briscola.client.friends.seat_changes import SeatChanges
from briscola.client.friends.seat_moves import SeatMoves
from briscola.client.friends.table_connections import Connection, Onlookers, TableConnections
from briscola.client.friends.table_matches import TableMatches
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_roster import TableRoster
from briscola.client.friends.table_seats import TableSeats
from briscola.client.host.recorder import Recorder
from briscola.engine.events import Event
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.fields import Onlooker, RosterPlace, TableTerms
from briscola.network.messages.from_guest import (
    Beat,
    Consent,
    GuestMessage,
    Hello,
    Leave,
    Ready,
    Say,
    Sit,
    Take,
    Watch,
)
from briscola.network.messages.from_host import Echo, HandedOver, Offer, Why
from briscola.storage.records.header import Header

TALK_SECONDS = 2.0
"""Seconds between two things that one person says."""


class FriendsTable:
    """An open table: who comes in, sits, looks on and goes, what they say, and when a match begins.

    Its parts each know one thing: `admission` who may come in, `connections` who is here, `seats` who sits
    where, `_moves` who plays on at the same seat elsewhere, `_watching` who looks on, `_matches` what is
    played; `_changes` gives and takes seats. At the end of each step `_roster` tells all what is new.

    Whoever may not come in is dismissed at the door. All who are in may wish for something; a wish that is
    *refused* ends nothing. `_changes` says how somebody's connection ends; that of everybody ends when the
    table is *handed over*, or *closed*.
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
        self.setup, self._dealer = plan.setup, plan.dealer
        self.admission = admission = Admission(plan.friends, open_to_all=plan.dealer is not None)
        self.connections = connections = TableConnections()
        self._watching = watching = Onlookers(connections, allowed=plan.wishes.onlookers)
        self.seats = seats = TableSeats(plan.setup.occupants)
        self._moves = moves = SeatMoves(connections.send)
        self._matches = matches = TableMatches(
            plan, recorder, admission, seats, connections, moves, self._carry_out
        )
        self._roster = roster = TableRoster(plan, seats, connections, watching, matches, moves, later)
        self._changes = SeatChanges(plan, admission, connections, watching, seats, moves, matches, roster)
        self._talked: dict[str, float] = {}
        """Seconds until whoever has said something may say more, by key."""
        self._patience = None if plan.dealer is None else Patience(plan.dealer)

    # ---- what can be asked

    @property
    def terms(self) -> TableTerms:
        """The game of the table."""
        return self._roster.terms

    @property
    def roster(self) -> tuple[RosterPlace, ...]:
        """Everybody at the table."""
        return self._roster.places

    @property
    def onlookers(self) -> tuple[Onlooker, ...]:
        """Everybody who looks on."""
        return self._watching.here

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Everybody who waits to be let in, in the order in which they came, but for the first.

        That is whoever has sat here, else whoever has the name of a friend: no crowd before her hides her.
        Only one at a time, as strangers may take such names too: behind her nobody is overtaken.
        """
        knocks = self.admission.knocks
        first = min(knocks, key=self._reason_to_wait, default=None)
        return knocks if first is None else (first, *(knock for knock in knocks if knock is not first))

    def _reason_to_wait(self, knock: Knock) -> int:
        """The less, the more the table has reason to expect whoever knocks."""
        return 0 if any(map(knock.returns_to, self.roster)) else 1 if knock.doubtful else 2

    @property
    def free(self) -> int:
        """Number of open seats."""
        return len(self.seats.free)

    @property
    def match(self) -> FriendsMatch | None:
        """The match that goes on, or went on last."""
        return self._matches.last

    @property
    def playing(self) -> bool:
        """True while a match goes on."""
        return self._matches.current is not None

    def knows(self, key: str) -> bool:
        """True if somebody has a seat here, asks for one of the match, or gets hers back."""
        return self._changes.knows(key)

    def move_ticket(self, key: str) -> str:
        """The ticket by which the person of a page plays on in her own program; empty for anybody else."""
        return self._changes.ticket(key)

    def expects(self, key: str, ticket: str = "") -> bool:
        """True if she comes in whatever strangers do: a seat, the record, the host or her page knows her."""
        played = self.match is not None and self.match.has_sat(key)
        known = played or self.knows(key) or self.admission.knows(key)
        return known or bool(self._moves.page_of(ticket))

    def waits_for(self, key: str) -> bool:
        """True if somebody may take up the match, or what follows it."""
        here = self.match is not None and not self.match.expelled(key)
        return here and self.knows(key) and not self.seats.has_left(key)

    def may_be_handed(self, key: str) -> bool:
        """True if the host may hand the table to somebody who sits here."""
        seat = self.seats.seat_of(key)
        return (
            self._dealer is None
            and not self.playing
            and seat is not None
            and self.roster[seat].may_keep_table
        )

    @property
    def can_begin(self) -> bool:
        """True if everybody who sits here is ready; computers take the open seats."""
        people = [place for place in self.roster if place.key]
        come = [place.ready and place.here for place in people]
        if self._patience is not None and self._changes.kept:
            late = [place.key in self._patience.late for place in people]
            return self.match is None and any(come) and all(map(max, come, late))
        return not self.playing and bool(people) and all(come)

    @property
    def alone(self) -> float:
        """Seconds for which nobody has been at the match that goes on; a neutral dealer counts them."""
        match = self._matches.current
        if self._patience is None or match is None or match.listeners.seats:
            return 0.0
        return self._patience.alone

    # ---- people come and go

    def arrive(self, key: str, connection: Connection, hello: Hello, *, page: bool = False) -> bool:
        """Admit somebody who has proved her key, or a `page` for her; False if she is dismissed."""
        why = self._refusal(key, hello)
        if why is not None:
            connection.dismiss(why)
            return False
        self._changes.end(key, "elsewhere")
        self.seats.back(key)
        route_back = self._changes.route_back(key)
        if (match := self._matches.current) is not None:
            if route_back is None:
                match.claims.reconnect(key)
            self._changes.end_onlookers()  # somebody may have waited for this seat
        self.connections.add(key, connection, hello, page=page)
        if match is not None:
            if name := match.claims.owner_name(key):  # until she has her seat again
                self._watching.add(key, name)
        elif self._changes.kept and self.match is None and (seat := self.seats.seat_of(key)) is not None:
            self.seats.ready(seat, True)
        if route_back is not None:
            self._moves.go_elsewhere(*route_back)
            self._carry_moves()
        self._roster.welcome(key)
        self._take_part(key)
        if self.match is not None:
            self.match.claims.tell(key)
        self._roster.tell()
        return True

    def _refusal(self, key: str, hello: Hello) -> Why | None:
        """Reason for which somebody may not come in."""
        if hello.protocol != PROTOCOL:
            return "protocol"
        if hello.rules != rules_digest():
            return "rules"
        if self.admission.is_barred(key):
            return "sent_away"
        match = self._matches.current
        keys = self._moves.keys_of(key)
        return "digest" if match is not None and any(map(match.expelled, keys)) else None

    def _take_part(self, key: str) -> None:
        """Tell somebody who sits in the match, or looks on, what she does not have of it."""
        if self.match is None:
            return
        hello = self.connections.hello(key)
        if self.match.seat_of(key) is not None:
            self.match.arrive(key, hello)
        elif key in self._watching:
            self.match.watch(key, hello)

    def _carry_out(self, effect: Effect) -> None:
        """Do what a match has its table do, as a part of its step."""
        last = self.match
        match effect:
            case SeatTaken(before, who):
                assert last is not None
                for key in self._changes.take_over(before, who):
                    join = last.join if key == who.key else last.watch
                    join(key, self.connections.hello(key))
            case Dismissed(key, end):
                self._changes.end(key, end)
            case Over(promised):
                self._changes.seat_promised(promised)
        self._roster.tell()

    def gone(self, key: str, connection: Connection) -> None:
        """Take a lost connection; a newer one of the same person stays."""
        if self.connections.is_of(connection, key):
            self._changes.end(key, "lost")
            self._roster.tell()

    def _carry_moves(self) -> None:
        """Seat those who play on elsewhere, as soon as the match that goes on lets them sit down."""
        if not self._moves.due:
            return
        if (match := self._matches.current) is not None:
            match.advance()
        else:
            self._changes.carry_moves()

    def _watch(self, key: str, wish: Watch) -> None:
        if key in self._watching:
            return
        if self._changes.may_look_on(key) and not self.admission.comes_in(key):
            self.admission.knock(key, wish)
        else:
            self._look_on(key, wish.name)

    def _look_on(self, key: str, name: str) -> None:
        if not self._changes.may_look_on(key):
            self._changes.refuse(key, "no_onlookers")
        elif not self._changes.begin_to_watch(key, name):
            self._changes.refuse(key, "too_many")
        else:
            self._take_part(key)

    # ---- what is said

    def receive(self, key: str, connection: Connection, message: GuestMessage) -> bool:
        """Take what somebody says; False once she has been dismissed, and is not heard any more."""
        if self.connections.is_of(connection, key):
            self._receive(key, message)
            self._carry_moves()
            self._roster.tell()
        return self.connections.is_of(connection, key)

    def _receive(self, key: str, message: GuestMessage) -> None:
        seat = self.seats.seat_of(key)
        last = self.match
        match = None if last is None or last.seat_of(key) is None else last  # she sits in it
        match message:
            case Beat(n=n):
                self.connections.send(key, Echo(n=n) if last is None else last.listeners.echo(key, n))
            case Sit():
                self._changes.wish(key, message)
            case Watch() if seat is None:
                self._watch(key, message)
            case Ready() if seat is not None and not self.playing:
                self.seats.ready(seat, message.ready)
                self._begin_again()
            case Consent() if seat == message.seat:
                self._changes.answer_move(key, message)
            case Consent() if match is not None:
                match.claims.answer(key, message)
                self._changes.follow_claims(match)
            case Take() if seat is not None:
                self._take_table(key, message)
            case Leave():
                self._changes.end(key, "left")
            case Say() if key in self._talked:
                self._changes.refuse(key, "too_soon")
            case _ if match is not None:
                if isinstance(message, Say):
                    self._talked[key] = TALK_SECONDS
                match.receive(key, message)
            case _:
                self._changes.refuse(key, "not_now")

    # ---- what the host may do

    def let_in(self, key: str, yes: bool) -> None:
        """Let somebody who knocks sit down or look on, or refuse it."""
        knock = self.admission.take_knock(key)
        if knock is None:
            return
        free = self.seats.free
        if not yes:
            self._changes.refuse(key, "not_let_in")
        elif (match := self._matches.current) is not None:
            if knock.seat is not None:
                self._remember(key, knock.name)  # she sits down as soon as the match is over
            asked = self._changes.bring_back(knock, match)
            if key not in self._watching and (self._changes.may_look_on(key) or not asked):
                self._look_on(key, knock.name)
        elif knock.seat is None:
            self._look_on(key, knock.name)
        elif not free:
            self._changes.refuse(key, "taken")
        elif self.seats.has_face(knock.face, besides=key):
            self._remember(key, knock.name)  # she sits down as soon as she has another face
            self._changes.refuse(key, "face")
        else:
            self._changes.sit(key, knock.seat if knock.seat in free else free[0], knock.name, knock.face)
        self._roster.tell()

    def _remember(self, key: str, name: str) -> None:
        self.admission.remember(key, name, page=self.connections.plays_on_page(key))

    def rename(self, key: str, name: str) -> None:
        """Call somebody who sits here otherwise at this table, before a match."""
        seat = self.seats.seat_of(key)
        if seat is not None and not self.playing:
            self.seats.rename(seat, name)
            self._roster.tell()

    def swap(self, key: str, other: int) -> None:
        """Let somebody who sits here change seats with whoever has the other, or nobody, before a match."""
        seat = self.seats.seat_of(key)
        if seat is None or self.playing:
            return
        self.seats.swap(seat, other)
        for each in (seat, other):
            if moved := self.seats.places[each].key:
                self._roster.welcome(moved)
        self._roster.tell()

    def send_away(self, key: str) -> None:
        """Send somebody away for good who sits or looks on; in a match a stand-in plays for her."""
        keys = self._moves.keys_of(key)
        sits = any(self.seats.seat_of(each) is not None for each in keys)
        if sits or key in self._watching:
            for each in keys:
                self.admission.forget(each, barred=sits and self.playing)
                self._changes.end(each, "sent_away")
            self._roster.tell()

    def allow_onlookers(self, yes: bool) -> None:
        """Let others look on from now on, or nobody: whoever does so, or has asked to, is told."""
        self._watching.allowed = yes
        self._changes.end_onlookers()
        for knock in self.admission.knocks:
            if knock.seat is None and not yes:
                self.admission.take_knock(knock.key)
                self._changes.refuse(knock.key, "no_onlookers")
        for key in self.connections:
            self._roster.welcome(key)
        self._roster.tell()

    def hand_over(self, key: str) -> None:
        """Offer the table to somebody who sits here, between two matches; no browser can keep one."""
        if self.may_be_handed(key):
            self.seats.offered = key
            self.connections.send(key, Offer())

    def _take_table(self, key: str, answer: Take) -> None:
        """Hand the table to whoever was offered it: tell all its link, and close this one."""
        seat = self.seats.seat_of(key)
        if key != self.seats.offered or seat is None:
            self._changes.refuse(key, "not_now")
            return
        self.seats.offered = ""
        if answer.link and not self.may_be_handed(key):
            self._changes.refuse(key, "not_now")
        elif answer.link:
            handed = HandedOver(name=self.seats.places[seat].name, link=answer.link)
            for each in [*self.connections]:
                self.connections.send(each, handed)
            self.connections.close("handed")
        else:
            self._changes.refuse(self.setup.key, "not_taken")

    # ---- matches

    def begin(self) -> None:
        """Begin a match, or another one; computers take the open seats. Does nothing unless all are ready."""
        if not self.can_begin:
            return
        self._moves.keep({*self.connections, *(place.key for place in self.seats.places)})
        self.seats.fill()
        setup = self.seats.setup_of(self.setup)
        self._matches.begin(setup, self.seats.programs, computer=self.seats.seat_of(self.setup.key))
        self.seats.begin()
        for key in self.connections:
            if self.seats.seat_of(key) is not None or key in self._watching:
                self._roster.welcome(key)
                self._take_part(key)
        self._roster.tell()

    def go_on(
        self, header: Header, log: tuple[Event, ...], recorder: Recorder, *, programs: Mapping[int, str]
    ) -> None:
        """Go on with a match after a restart: its people sit where they sat, `programs` too.

        Raises BadRecord, BadLevel.
        """
        match = self._matches.go_on(header, log, recorder, programs)
        opened = (seat for seat, who in enumerate(self.setup.occupants) if not who.level and not who.name)
        people = zip(match.table.persons, header.choices.occupants, strict=True)
        self.seats.seat_anew([person or who for person, who in people], programs=programs, filled=opened)
        for place in self.seats.places:
            if place.key:
                self.admission.remember_seated(place.key, place.name, page=place.page)
        if match.table.terms is not None:
            self._moves.read(match.table.terms.roster or (), log)
        for seat, why in match.absences.for_good.items():
            if why == "sent_away":
                for key in self._moves.keys_of(self.seats.places[seat].key):
                    self.admission.forget(key, barred=True)
            if why != "digest":
                self.seats.vacate(seat, playing=True)

    def end_programs(self) -> None:
        """End the programs that play at the table."""
        self._matches.end_programs()

    def _begin_again(self) -> None:
        """A rematch needs no press of the host: everybody has pressed. No match of a neutral dealer does."""
        if self._dealer is None:
            if self.match is not None:
                self.begin()
        elif len(self.seats.people) >= self._dealer.people:
            self.begin()

    # ---- time

    def tick(self, seconds: float) -> None:
        """Let time pass: whoever is waited for too long is gone on without."""
        self._moves.tick(seconds)
        self._talked = {key: left - seconds for key, left in self._talked.items() if left > seconds}
        if self._patience is not None:
            self._look_after(self._patience, seconds)
        if (match := self._matches.current) is None:
            self.admission.open_again()
            self.seats.open_again()
        else:
            match.claims.tick(seconds)
            self._changes.end_onlookers()  # somebody may have waited too long for her seat
            self._changes.follow_claims(match)
            match.tick(seconds)
        self._roster.tell()

    def _look_after(self, patience: Patience, seconds: float) -> None:
        """Open the seats of people who do not come back, and begin, as a host would."""
        match = self._matches.current
        if match is None:
            for seat in patience.overdue(seconds, self.roster):
                key = self.seats.places[seat].key
                self.seats.vacate(seat)
                self._roster.welcome(key)
            self._begin_again()
        elif patience.deserted(
            seconds, match.people, match.listeners.seats, match.absences.for_good, played=match.played
        ):
            self._matches.forget()
