"""An open table as its host keeps it: its people, what they say, their matches. No socket, no thread.

Time comes in by `tick`, so that tests need no clock.
"""

from collections.abc import Callable, Collection, Mapping

from briscola.client.friends.absences import FOR_GOOD, End
from briscola.client.friends.admission import Admission, Knock
from briscola.client.friends.friends_match import Dismissed, FriendsMatch, Over, Seated
from briscola.client.friends.neutral_dealer import Patience
from briscola.client.friends.onlookers import Onlookers
from briscola.client.friends.seat_moves import SeatMoves
from briscola.client.friends.table_clock import TableClock
from briscola.client.friends.table_connections import Connection, TableConnections
from briscola.client.friends.table_matches import TableMatches
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_roster import TableRoster
from briscola.client.friends.table_seats import TableSeats
from briscola.client.host import Recorder
from briscola.engine.events import Event
from briscola.engine.occupant import Occupant
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
from briscola.network.messages.from_host import Echo, HandedOver, Offer, Refused, Why
from briscola.storage.records import Header

TALK_SECONDS = 2.0
"""Seconds between two things that one person says."""


class FriendsTable:
    """An open table: who comes in, sits, looks on and goes, what they say, and when a match begins.

    Its parts each know one thing: `admission` who may come in, `connections` who is here, `seats` who sits
    where, `_moves` who plays on at the same seat elsewhere, `_watching` who looks on, `_matches` what is
    played; `_roster` tells everybody of all that.

    Every way in which somebody's connection can end is an `End`. `_end` carries it out; the match itself ends
    the connection of whoever is *too slow* or signs another *digest*, by `dismiss`:

    * her line is *lost*, she comes from *elsewhere*, or her program is *too slow*: her seat waits, or
      her claim of one (`Claims` has all ends of that);
    * *no onlookers*: she looked on, and nobody may;
    * she has *left*, or the host has *sent* her *away*: her seat is free, after the match if one goes on;
    * *digest*: she has signed that she was told something else. The match goes on for good without her,
      whichever of her keys she comes with.

    A wish that is *refused* ends nothing. A seat is *taken over*; the table is *handed over*, or *closed*.
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
        self.admission = Admission(plan.friends, open_to_all=plan.dealer is not None)
        self.connections = TableConnections(later)
        self._watching = Onlookers(self.connections, allowed=plan.wishes.onlookers)

        def make(
            header: Header, recorder: Recorder, programs: Mapping[int, str], log: tuple[Event, ...] | None
        ) -> FriendsMatch:
            return FriendsMatch(
                header,
                plan.key,
                self._moves,
                self.connections.send,
                here=self.is_here,
                sits_next=self.sits_next,
                among_friends=lambda: self.among_friends,
                recorder=recorder,
                log=log,
                clock=TableClock(plan.wishes.clock),
                seats_kept=self._keeps_seats,
                programs=programs,
            )

        self._matches = TableMatches(plan, recorder, make)
        self.seats = TableSeats(plan.setup.occupants)
        """The seats: who sits where."""
        self._moves = SeatMoves(self.connections.send)
        self._roster = TableRoster(
            plan, self.seats, self.connections, self._watching, self._matches, self._moves
        )
        self._offered = ""
        """Key of the guest to whom the host has offered the table; empty for nobody."""
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
    def free(self) -> int:
        """Number of open seats."""
        return len(self.seats.free)

    @property
    def _keeps_seats(self) -> bool:
        """True if nobody sits down but those who have the seats already."""
        return self._dealer is not None and self._dealer.kept

    @property
    def among_friends(self) -> bool:
        """True if everybody who sits here was let in by hand, or is remembered: they may write a line.

        Whoever has left, or was sent away, sits here no more, though her seat waits for the end of the match.
        """
        if self._dealer is not None:
            return False
        keys = [each.key for each in self.seats.places if each.key and not self.seats.has_left(each.key)]
        return all(key == self.setup.key or self.admission.knows(key) for key in keys)

    @property
    def match(self) -> FriendsMatch | None:
        """The match that goes on, or went on last."""
        return self._matches.last

    @property
    def playing(self) -> bool:
        """True while a match goes on."""
        return self._matches.current is not None

    def is_here(self, key: str) -> bool:
        """True if somebody has a connection."""
        return key in self.connections

    def sits_next(self, key: str) -> bool:
        """True if somebody has a seat, of this match if one goes on or of the next."""
        return self.seats.seat_of(key) is not None

    def knows(self, key: str) -> bool:
        """True if somebody has a seat here, asks for one of the match, or gets hers back."""
        match = self._matches.current
        claims = match is not None and (match.claims.is_claimant(key) or match.claims.owner_name(key))
        return bool(claims) or self.seats.seat_of(key) is not None or self._may_move_back(key)

    def _may_move_back(self, key: str) -> bool:
        """True if her own program has the seat that she gave it on her page, and she may have it again."""
        back = self._moves.back(key)
        if back is None:
            return False
        match, seat = self._matches.current, self.seats.seat_of(back[0])
        return seat is not None and self._may_have(key, seat) and (match is None or match.has_sat(key))

    def _may_have(self, key: str, seat: int) -> bool:
        """True if somebody may play on, by another of her keys, at the seat that she has by one."""
        away = map(self.admission.was_sent_away, (key, self.seats.places[seat].key))
        if self._keeps_seats or self.seats.seat_of(key) is not None or any(away):
            return False
        match = self._matches.current
        if match is None:
            return True
        sat = match.table.seats_of_people.get(key, seat)  # in a match everybody has one seat
        return sat == seat and not match.absences.expelled(seat)

    def keeps_place_for(self, key: str) -> bool:
        """True if she comes in whatever strangers do: a seat, the record, or the host knows her."""
        played = self.match is not None and self.match.has_sat(key)
        return played or self.knows(key) or self.admission.knows(key)

    def waits_for(self, key: str) -> bool:
        """True if somebody may take up the match, or what follows it."""
        here = self.match is not None and not self.match.expelled(key)
        return here and self.knows(key) and not self.seats.has_left(key)

    def _may_look_on(self, key: str) -> bool:
        """True if the table lets her look on; whoever gets a seat of the match always may, until then."""
        match = self._matches.current
        if self._watching.allowed or match is None:
            return self._watching.allowed
        return bool(match.claims.owner_name(key)) or key in {each.who.key for each in match.claims.promised}

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
        if self._patience is not None and self._keeps_seats:
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
        self._end(key, "elsewhere")
        self.seats.back(key)
        moves_back = self._may_move_back(key)
        if (match := self._matches.current) is not None:
            if not moves_back:
                match.claims.reconnect(key)
            self._end_onlookers()  # somebody may have waited for this seat
        self.connections.add(key, connection, hello, page=page)
        if match is not None:
            if name := match.claims.owner_name(key):  # until she has her seat again
                self._watching.add(key, name)
        elif self._keeps_seats and self.match is None and (seat := self.seats.seat_of(key)) is not None:
            self.seats.ready(seat, True)
        if moves_back and (back := self._moves.back(key)) is not None:
            self._move(*back)
        self._roster.welcome(key)
        self._roster.tell()
        self._take_part(key)
        if self.match is not None:
            self.match.claims.tell(key)
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
        self.carry_out()

    def carry_out(self) -> None:
        """Do what the match asks of its table, after each call of it."""
        last = self.match
        while last is not None and last.effects:
            match last.effects.popleft():
                case Seated(before, who):
                    for key, hello in self._take_over(before, who).items():
                        join = last.join if key == who.key else last.watch
                        join(key, hello)
                    last.advance()
                case Dismissed(key, end):
                    self._dismiss(key, end)
                case Over(promised):
                    self._seat_promised(promised)

    def gone(self, key: str, connection: Connection) -> None:
        """Take a lost connection; a newer one of the same person stays."""
        if self.connections.is_of(connection, key):
            self._end(key, "lost")
            self._roster.tell()

    def _end(self, key: str, end: End) -> None:
        """End somebody's connection, if she has one, and all that does not outlast it."""
        if end in ("left", "sent_away", "no_onlookers"):
            self._watching.remove(key)
            if self.match is not None:
                self.match.claims.withdraw(key)
            seat = self.seats.seat_of(key)
            if seat is not None and (self.playing or not self._keeps_seats):
                self.seats.vacate(seat, playing=self.playing)
        if self.match is not None:
            self.match.lose_line(key, FOR_GOOD.get(end))
        self._dismiss(key, end)

    def _dismiss(self, key: str, end: End) -> None:
        """End somebody's connection, if she has one; the match knows."""
        connection = self.connections.drop(key)
        self._moves.withdraw(key, seat_too=end in ("sent_away", "digest"))
        self.admission.take_knock(key)  # she has to knock again
        if connection is not None and end != "lost":
            connection.dismiss("closed" if end == "left" else end)

    def _refuse(self, key: str, why: Why) -> None:
        self.connections.send(key, Refused(why=why))

    def _sit(self, key: str, wish: Sit) -> None:
        if wish.ticket:
            page = self._moves.page_of(wish.ticket)
            at = self.seats.seat_of(page)
            if at is not None and self._may_move(key, at):
                self._give_seat(page, key)
            else:
                self._refuse(key, "not_now")
        elif wish.seat >= len(self.seats.places):
            self._refuse(key, "no_seat")
        elif self._may_ask_page(key, wish):
            self._moves.ask(self.seats.places[wish.seat].key, key)
            self._roster.tell()
        elif (match := self._matches.current) is not None:
            self._claim(key, wish, match, known=self.admission.knows(key))
        elif self._keeps_seats or wish.seat not in self.seats.open_to(key):
            self._refuse(key, "taken")
        elif self.seats.has_face(wish.face, besides=key):
            self._refuse(key, "face")
        elif self.admission.comes_in(key) or self.seats.seat_of(key) is not None:
            self._seat(key, wish.seat, wish.name, wish.face)
        else:
            self.admission.knock(key, wish)

    def _may_ask_page(self, key: str, wish: Sit) -> bool:
        """True if she asks, with a program, for the seat of somebody of her name who plays in a browser."""
        return self.roster[wish.seat].in_browser(wish.name) and self._may_move(key, wish.seat)

    def _may_move(self, key: str, seat: int) -> bool:
        """True if a program may sit where a page sits."""
        return self._may_have(key, seat) and not self.connections.plays_on_page(key)

    def move_ticket(self, key: str) -> str:
        """The ticket by which the person of a page plays on in her own program; empty for anybody else."""
        seat = self.seats.seat_of(key)
        if seat is None or self._keeps_seats or not self.seats.places[seat].page:
            return ""
        return self._moves.ticket(key)

    def _move(self, before: str, who: Occupant) -> None:
        """Have somebody play on as `who`, in place of the key that she had before."""
        self._moves.move(before, who)
        if (match := self._matches.current) is not None:
            match.advance()
            self.carry_out()
        else:
            self._carry_moves()
        self._roster.tell()

    def _carry_moves(self) -> None:
        """Seat those who play on elsewhere, while no match goes on."""
        for before, who in self._moves.take_due().items():
            if (seat := self.seats.seat_of(before)) is not None:
                ready = self.seats.places[seat].ready
                self._sit_down(seat, who, before)
                self.seats.ready(seat, ready)
                self._end(before, "elsewhere")

    def _give_seat(self, page: str, key: str) -> None:
        """Have somebody play on in her program, of that key, who was let in on her page."""
        seat, match = self.seats.seat_of(page), self._matches.current
        assert seat is not None
        place = self.seats.places[seat]
        sat = next((each for each in self._sitting if each.key == page), None)
        sat = sat or Occupant(name=place.name, face=place.face, key=page, computer=seat, page=True)
        self._moves.give(sat, key)
        if self.admission.knows(page):
            self.admission.remember_seated(key, place.name, page=False)
        if match is not None:
            match.claims.reconnect(page)  # nobody else gets the seat
            match.claims.withdraw(key)  # nor does she get another one
        self._move(page, Occupant(name=place.name, face=place.face, key=key, computer=seat))

    @property
    def _sitting(self) -> Collection[Occupant]:
        """The people of the match that goes on."""
        match = self._matches.current
        return [] if match is None else [person for person in match.table.persons if person is not None]

    def _claim(self, key: str, wish: Sit, match: FriendsMatch, *, known: bool) -> bool:
        """Ask for a seat of the match for somebody; False if she is refused it.

        She wears the face of the seat where somebody else has hers. Whoever is not `known` may have to wait.
        """
        page, before = self.connections.plays_on_page(key), self.seats.places[wish.seat]
        taken = self.seats.has_face(wish.face, besides=before.key or key)
        face = before.face if taken or match.claims.wears(wish.face, wish.seat) else wish.face
        who = Occupant(name=wish.name, face=face, key=key, computer=wish.seat, page=page)
        due = self._moves.is_due(key)
        why: Why | None = "not_now" if due else match.claims.claim(wish.seat, who, known=known)
        if why is not None:
            self._refuse(key, why)
        self._follow_claims(match)
        return why is None

    def _follow_claims(self, match: FriendsMatch) -> None:
        """Tell of the claims of a match; whoever is promised a seat looks on.

        If somebody has agreed to it, she was let in by hand.
        """
        self._roster.tell()
        for claim in match.claims.promised:
            who = claim.who
            if claim.agreed:
                self.admission.remember_seated(who.key, who.name, page=who.page)
            unseen = who.key in self.connections and who.key not in self._watching
            if unseen and self._begin_to_watch(who.key, who.name):
                self._take_part(who.key)

    def _take_over(self, before: str, who: Occupant) -> Mapping[str, Hello]:
        """Seat `who` in place of a key, whose person looks on from now on, if she may.

        Returns what the two, if they are here, have of the match: nothing yet.
        """
        told = list[str]()
        seat = self.seats.seat_of(before)
        assert seat is not None
        name, watched = self.seats.places[seat].name, who.key in self._watching
        self._sit_down(seat, who, before)
        if who.key in self._moves.keys_of(before):
            self._dismiss(before, "elsewhere")
        elif before in self.connections:
            self.connections.afresh(before)
            if not self._may_look_on(before):
                self._dismiss(before, "no_onlookers")
            elif self._begin_to_watch(before, name):
                told.append(before)
            else:
                self._roster.welcome(before)
                self._refuse(before, "too_many")
        if who.key in self.connections:
            if watched:
                self.connections.afresh(who.key)
            told.append(who.key)
        return {key: self.connections.hello(key) for key in told}

    def _watch(self, key: str, wish: Watch) -> None:
        if key in self._watching:
            return
        if self._may_look_on(key) and not self.admission.comes_in(key):
            self.admission.knock(key, wish)
        else:
            self._look_on(key, wish.name)

    def _look_on(self, key: str, name: str) -> None:
        if not self._may_look_on(key):
            self._refuse(key, "no_onlookers")
        elif not self._begin_to_watch(key, name):
            self._refuse(key, "too_many")
        else:
            self._take_part(key)

    def _begin_to_watch(self, key: str, name: str) -> bool:
        """Note that somebody looks on, who is then told of the match; False if too many do."""
        if not self._watching.add(key, name):
            return False
        self._roster.welcome(key)
        self._roster.tell()
        return True

    def _seat(self, key: str, seat: int, name: str, face: str) -> None:
        page = self.connections.plays_on_page(key)
        self.admission.remember_seated(key, name, page=page)
        self._sit_down(seat, Occupant(name=name, face=face, key=key, page=page))
        self._roster.tell()

    def _sit_down(self, seat: int, who: Occupant, before: str = "") -> None:
        """Seat somebody, in place of the key that sat there `before`; she looks on no more and is told so."""
        self._moves.seated(who.key, before)
        self.seats.sit(who.key, seat, who.name, who.face, page=who.page)
        self._watching.remove(who.key)
        self._roster.welcome(who.key)

    # ---- what is said

    def receive(self, key: str, connection: Connection, message: GuestMessage) -> bool:
        """Take what somebody says; False once she has been dismissed, and is not heard any more."""
        if self.connections.is_of(connection, key):
            self._receive(key, message)
        return self.connections.is_of(connection, key)

    def _receive(self, key: str, message: GuestMessage) -> None:
        seat = self.seats.seat_of(key)
        last = self.match
        match = None if last is None or last.seat_of(key) is None else last  # she sits in it
        match message:
            case Beat(n=n):
                self.connections.send(key, Echo(n=n) if last is None else last.listeners.echo(key, n))
            case Sit():
                self._sit(key, message)
            case Watch() if seat is None:
                self._watch(key, message)
            case Ready() if seat is not None and not self.playing:
                self.seats.ready(seat, message.ready)
                self._roster.tell()
                self._begin_again()
            case Consent() if seat == message.seat:
                if program := self._moves.answer(key, message):
                    if self._may_move(program, seat):
                        self._give_seat(key, program)
                    else:
                        self._moves.withdraw(program)
                        self._refuse(program, "not_now")
                self._roster.tell()
            case Consent() if match is not None:
                match.claims.answer(key, message)
                self._follow_claims(match)
            case Take() if seat is not None:
                self._take_table(key, message)
            case Leave():
                self._end(key, "left")
                self._roster.tell()
            case Say() if key in self._talked:
                self._refuse(key, "too_soon")
            case _ if match is not None:
                if isinstance(message, Say):
                    self._talked[key] = TALK_SECONDS
                match.receive(key, message)
                self.carry_out()
            case _:
                self._refuse(key, "not_now")

    # ---- what the host may do

    def let_in(self, key: str, yes: bool) -> None:
        """Let somebody who knocks sit down or look on, or refuse it."""
        knock = self.admission.take_knock(key)
        if knock is None:
            return
        free = self.seats.free
        if not yes:
            self._refuse(key, "not_let_in")
        elif (match := self._matches.current) is not None:
            if knock.seat is not None:
                self._remember(key, knock.name)  # she sits down as soon as the match is over
            asked = self._bring_back(knock, match)
            if key not in self._watching and (self._may_look_on(key) or not asked):
                self._look_on(key, knock.name)
        elif knock.seat is None:
            self._look_on(key, knock.name)
        elif not free:
            self._refuse(key, "taken")
        elif self.seats.has_face(knock.face, besides=key):
            self._remember(key, knock.name)  # she sits down as soon as she has another face
            self._refuse(key, "face")
        else:
            self._seat(key, knock.seat if knock.seat in free else free[0], knock.name, knock.face)

    def _bring_back(self, knock: Knock, match: FriendsMatch) -> bool:
        """Ask the others whether somebody has her seat again; False if she left none, or is refused it."""
        seat = next((place.seat for place in self.roster if knock.returns_to(place)), None)
        if seat is None:
            return False
        asked = self._claim(knock.key, Sit(seat=seat, name=knock.name, face=knock.face), match, known=True)
        match.claims.answer(self.setup.key, Consent(seat=seat, claimant=knock.key, yes=True))
        self._follow_claims(match)
        return asked

    def _remember(self, key: str, name: str) -> None:
        self.admission.remember(key, name, page=self.connections.plays_on_page(key))

    def rename(self, key: str, name: str) -> None:
        """Call somebody who sits here otherwise at this table, before a match."""
        seat = self.seats.seat_of(key)
        if seat is not None and not self.playing:
            self.seats.rename(seat, name)
            self._roster.tell()

    def move(self, key: str, other: int) -> None:
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
                self._end(each, "sent_away")
            self._roster.tell()

    def allow_onlookers(self, yes: bool) -> None:
        """Let others look on from now on, or nobody: whoever does so, or has asked to, is told."""
        self._watching.allowed = yes
        self._end_onlookers()
        for knock in self.admission.knocks:
            if knock.seat is None and not yes:
                self.admission.take_knock(knock.key)
                self._refuse(knock.key, "no_onlookers")
        for key in self.connections:
            self._roster.welcome(key)
        self._roster.tell()

    def _end_onlookers(self) -> None:
        """Let those look on no more who may not."""
        for key in self._watching:
            if not self._may_look_on(key):
                self._end(key, "no_onlookers")

    def hand_over(self, key: str) -> None:
        """Offer the table to somebody who sits here, between two matches; no browser can keep one."""
        if self.may_be_handed(key):
            self._offered = key
            self.connections.send(key, Offer())

    def _take_table(self, key: str, answer: Take) -> None:
        """Hand the table to whoever was offered it: tell all its link, and close this one."""
        seat = self.seats.seat_of(key)
        if key != self._offered or seat is None:
            self._refuse(key, "not_now")
            return
        self._offered = ""
        if answer.link and not self.may_be_handed(key):
            self._refuse(key, "not_now")
        elif answer.link:
            handed = HandedOver(name=self.seats.places[seat].name, link=answer.link)
            for each in [*self.connections]:
                self.connections.send(each, handed)
            self.connections.close("handed")
        else:
            self._refuse(self.setup.key, "not_taken")

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
            if self.seats.open_again():
                self._roster.tell()
            return
        match.claims.tick(seconds)
        self._end_onlookers()  # somebody may have waited too long for her seat
        self._follow_claims(match)
        match.rest(seconds)
        self.carry_out()
        match.tick(seconds)
        self.carry_out()

    def _seat_promised(self, promised: Collection[tuple[int, Occupant]]) -> None:
        """Seat those who were promised a seat of the match, which is over, and tell everybody so."""
        self._carry_moves()
        for seat, who in promised:
            before = self.seats.places[seat].key
            self.seats.back(before)
            self._sit_down(seat, who)
            self._roster.welcome(before)
        self._roster.tell()

    def _look_after(self, patience: Patience, seconds: float) -> None:
        """Open the seats of people who do not come back, and begin, as a host would."""
        match = self._matches.current
        if match is None:
            for seat in patience.overdue(seconds, self.roster):
                key = self.seats.places[seat].key
                self.seats.vacate(seat)
                self._roster.welcome(key)
                self._roster.tell()
            self._begin_again()
        elif patience.deserted(
            seconds, match.people, match.listeners.seats, match.absences.for_good, played=match.played
        ):
            self._matches.forget()
            self.admission.open_again()
            self.seats.open_again()
            self._roster.tell()
