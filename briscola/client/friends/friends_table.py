"""An open table as its host keeps it: it does what the steps of its value ask for. No socket, no thread.

Time comes in by `tick`, so that tests need no clock.
"""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from secrets import token_hex
from typing import Protocol

from msgspec.structs import replace

from briscola.client.friends import (
    claims,
    come_and_go,
    play_and_end,
    sit_and_move,
    table_roster,
    table_steps,
)
from briscola.client.friends.absences import End
from briscola.client.friends.admission import Admission, Knock
from briscola.client.friends.friends_match import FriendsMatch, MatchRun, MatchTable
from briscola.client.friends.open_table import OpenTable, Present, Step
from briscola.client.friends.table_effects import (
    Begin,
    Close,
    EchoBeat,
    Effect,
    Forget,
    GoOn,
    Hear,
    Join,
    LookOn,
    LoseLine,
    PassTime,
    TakePart,
    Tell,
    TellAll,
)
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_seats import TableSeats
from briscola.client.host.recorder import Recorder
from briscola.engine.events import Event
from briscola.engine.occupant import Occupant
from briscola.network.messages import from_host
from briscola.network.messages.fields import Onlooker, RosterPlace, TableTerms
from briscola.network.messages.from_guest import TICKET_BYTES, GuestMessage, Hello
from briscola.network.messages.from_host import Echo, HostMessage, RosterChange, Why
from briscola.storage.records.header import DealtBy, Follows, Header, HouseTerms
from briscola.storage.records.records import new_header


class Connection(Protocol):
    """The connection of one person."""

    def send(self, message: HostMessage) -> None:
        """Send a message without waiting."""

    def dismiss(self, why: Why) -> None:
        """Say goodbye and close."""


class FriendsTable(MatchTable):
    """An open table: its value, the connections of its people, and the match that is played there.

    Each thing that happens is a pure step of the value (`table_steps`), whose effects are carried out in
    their order, at connections and at the match; a match that asks its table for something makes a step of
    its own. At the end of each step all are told what is new in the roster.
    """

    def __init__(
        self,
        plan: TablePlan,
        *,
        recorder: Callable[[Header], Recorder],
        later: Callable[[Callable[[], None]], object] = lambda tell: tell(),
    ) -> None:
        """`recorder` keeps each match; `later` calls what tells of the roster, which may change again."""
        self._value = OpenTable.of(plan)
        self._recorder, self._later = recorder, later
        self._connections: dict[str, Connection] = {}
        self.match: FriendsMatch | None = None
        """The match that goes on, or went on last."""
        self._waits = False
        """True while something of the roster waits to be told."""
        self._told: RosterChange | None = None
        """All that was told last."""

    # ---- what can be asked

    @property
    def value(self) -> OpenTable:
        """The table as it is now, with the match as it is now."""
        return replace(self._value, match=None if self.match is None else self.match.seen)

    @property
    def seats(self) -> TableSeats:
        """Everybody who sits there, and the programs."""
        return self._value.seats

    @property
    def admission(self) -> Admission:
        """Everybody who may come in, and those at the door."""
        return self._value.admission

    @property
    def connections(self) -> Collection[str]:
        """Keys of everybody with a connection."""
        return self._value.here

    @property
    def terms(self) -> TableTerms:
        """The game of the table."""
        return table_roster.terms(self._value)

    @property
    def roster(self) -> tuple[RosterPlace, ...]:
        """Everybody at the table."""
        return table_roster.roster(self.value)

    @property
    def onlookers(self) -> tuple[Onlooker, ...]:
        """Everybody who looks on."""
        return self._value.onlookers

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Everybody who waits to be let in, the one first whom the table expects most."""
        return come_and_go.knocks(self.value)

    @property
    def free(self) -> int:
        """Number of open seats."""
        return len(self.seats.free)

    @property
    def playing(self) -> bool:
        """True while a match goes on."""
        return self.match is not None and not self.match.over

    def knows(self, key: str) -> bool:
        """True if somebody has a seat here, asks for one of the match, or gets hers back."""
        return sit_and_move.knows(self.value, key)

    def move_ticket(self, key: str) -> str:
        """The ticket by which the person of a page plays on in her own program; empty for anybody else."""
        if not sit_and_move.has_ticket(self._value, key):
            return ""
        moves = self._value.moves.with_ticket(key, token_hex(TICKET_BYTES))
        self._value = replace(self._value, moves=moves)
        return moves.tickets[key]

    def expects(self, key: str, ticket: str = "") -> bool:
        """True if she comes in whatever strangers do: a seat, the record, the host or her page knows her."""
        played = self.match is not None and self.match.has_sat(key)
        known = played or self.knows(key) or self.admission.knows(key)
        return known or bool(self._value.moves.page_of(ticket))

    def waits_for(self, key: str) -> bool:
        """True if somebody may take up the match, or what follows it."""
        here = self.match is not None and not self.match.expelled(key)
        return here and self.knows(key) and not self.seats.has_left(key)

    def may_be_handed(self, key: str) -> bool:
        """True if the host may hand the table to somebody who sits here."""
        return table_steps.may_be_handed(self.value, key)

    @property
    def can_begin(self) -> bool:
        """True if everybody who sits here is ready; computers take the open seats."""
        return play_and_end.can_begin(self.value)

    @property
    def alone(self) -> float:
        """Seconds for which nobody has been at the match that goes on; a neutral dealer counts them."""
        patience, match = self._value.patience, self.match
        if patience is None or match is None or match.over or match.listeners.seats:
            return 0.0
        return patience.alone

    # ---- what happens

    def arrive(self, key: str, connection: Connection, hello: Hello, *, page: bool = False) -> bool:
        """Admit somebody who has proved her key, or a `page` for her; False if she is dismissed."""
        why = come_and_go.refusal(self.value, key, hello)
        if why is not None:
            connection.dismiss(why)
            return False
        self._take(partial(come_and_go.end, key=key, why="elsewhere"))
        self._connections[key] = connection
        self._do(partial(table_steps.arrive, key=key, present=Present(hello=hello, page=page)))
        return True

    def _is_of(self, connection: Connection, key: str) -> bool:
        """True if this is the present connection of whoever has a key."""
        return self._connections.get(key) is connection

    def gone(self, key: str, connection: Connection) -> None:
        """Take a lost connection; a newer one of the same person stays."""
        if self._is_of(connection, key):
            self._do(partial(come_and_go.end, key=key, why="lost"))

    def receive(self, key: str, connection: Connection, message: GuestMessage) -> bool:
        """Take what somebody says; False once she has been dismissed, and is not heard any more."""
        if self._is_of(connection, key):
            self._take(partial(table_steps.step, key=key, message=message))
            self._do(sit_and_move.carry_moves)
        return self._is_of(connection, key)

    def let_in(self, key: str, yes: bool) -> None:
        """Let somebody who knocks sit down or look on, or refuse it."""
        self._do(partial(sit_and_move.let_in, key=key, yes=yes))

    def expect(self, key: str) -> None:
        """Let somebody come in without a knock, at this table only."""
        self._value = replace(self._value, admission=self.admission.expecting(key))

    def rename(self, key: str, name: str) -> None:
        """Call somebody who sits here otherwise at this table, before a match."""
        self._do(partial(table_steps.rename, key=key, name=name))

    def swap(self, key: str, other: int) -> None:
        """Let somebody who sits here change seats with whoever has the other, or nobody, before a match."""
        self._do(partial(table_steps.swap, key=key, other=other))

    def send_away(self, key: str) -> None:
        """Send somebody away for good who sits or looks on; in a match a stand-in plays for her."""
        self._do(partial(table_steps.send_away, key=key))

    def allow_onlookers(self, yes: bool) -> None:
        """Let others look on from now on, or nobody: whoever does so, or has asked to, is told."""
        self._do(partial(come_and_go.allow_onlookers, yes=yes))

    def hand_over(self, key: str) -> None:
        """Offer the table to somebody who sits here, between two matches; no browser can keep one."""
        self._do(partial(table_steps.hand_over, key=key))

    def begin(self) -> None:
        """Begin a match, or another one; computers take the open seats. Does nothing unless all are ready."""
        self._do(play_and_end.begin)

    def go_on(
        self, header: Header, log: tuple[Event, ...], recorder: Recorder, *, programs: Mapping[int, str]
    ) -> None:
        """Go on with a match after a restart. Raises BadRecord, BadLevel."""
        self.match = self._match(header, recorder, programs, log)
        self._value = play_and_end.gone_on(self.value, header, log, programs=programs)

    def tick(self, seconds: float) -> None:
        """Let time pass: whoever is waited for too long is gone on without."""
        self._take(partial(play_and_end.look_after, seconds=seconds))
        self._do(partial(play_and_end.pass_time, seconds=seconds))

    def close(self, why: Why = "closed") -> None:
        """Say goodbye to everybody."""
        connections = [*self._connections.values()]
        self.hush()
        for connection in connections:
            connection.dismiss(why)

    def hush(self) -> None:
        """Tell nobody anything any more."""
        self._connections.clear()
        self._value = replace(self._value, here={})

    def end_programs(self) -> None:
        """End the programs that play at the table."""
        if self.match is not None:
            self.match.host.opponents.go_away()

    # ---- carrying it out

    def _do(self, step: Callable[[OpenTable], Step]) -> None:
        """Take a step, and have everybody told what is new."""
        self._take(step)
        self.tell()

    def tell(self) -> None:
        """Have everybody told of the roster if it is new, once for all changes that come together."""
        if not self._waits and table_roster.change(self.value) != self._told:
            self._waits = True
            self._later(self._tell_roster)

    def _take(self, step: Callable[[OpenTable], Step]) -> None:
        self._value, effects = step(self.value)
        for effect in effects:
            self._carry_out(effect)

    def _tell_roster(self) -> None:
        self._waits = False
        if (now := table_roster.change(self.value)) != self._told:
            self._told = now
            for key in [*self._connections]:
                self.send(key, now)

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Tell(key, message):
                self.send(key, message)
                if isinstance(message, from_host.Welcome):
                    self._note_welcome(message)
            case TellAll(key):
                self._carry_out(Tell(key, table_roster.welcome(self.value, key)))
            case Close(key, why):
                connection = self._connections.pop(key, None)
                if connection is not None and why is not None:
                    connection.dismiss(why)
            case Begin():
                self._begin(effect)
                self._take(play_and_end.begun)
            case Forget():
                self.end_programs()
                self.match = None
            case EchoBeat(key, n):
                self.send(key, Echo(n=n) if self.match is None else self.match.listeners.echo(key, n))
            case _ if self.match is not None:
                self._carry_out_in(self.match, effect)

    def _note_welcome(self, welcome: from_host.Welcome) -> None:
        """Have all told again if one of them has read of a moment between two rosters that are alike."""
        told = self._told
        if told is not None and (welcome.roster, welcome.onlookers) != (told.roster, told.onlookers):
            self._told = None

    def _carry_out_in(self, match: FriendsMatch, effect: Effect) -> None:
        """Do what concerns the match."""
        here = self._value.here
        match effect:
            case LoseLine(key, end):
                match.lose_connection(key, end)
            case TakePart(key) if match.seat_of(key) is not None:
                match.arrive(key, here[key].hello)
            case TakePart(key) if key in self._value.watching:
                match.watch(key, here[key].hello)
            case Join(key):
                match.join(key, here[key].hello)
            case LookOn(key):
                match.watch(key, here[key].hello)
            case Hear(key, message):
                match.receive(key, message)
            case GoOn():
                match.advance()
            case PassTime(seconds):
                match.tick(seconds)

    def _match(
        self,
        header: Header,
        recorder: Recorder,
        programs: Mapping[int, str],
        log: tuple[Event, ...] | None = None,
    ) -> FriendsMatch:
        plan = self._value.plan
        run = MatchRun(recorder=recorder, clock=plan.wishes.clock, programs=programs, log=log)
        return FriendsMatch(header, plan.key, self, run)

    def _begin(self, begin: Begin) -> None:
        """Begin a match with a header of its own, which follows the last one."""
        plan, before, follows = self._value.plan, self.match, None
        if before is not None and before.table.winners:
            follows = Follows(record=before.header.id, dealer=before.table.dealer)
        header = new_header(
            begin.setup,
            seeds=(),
            terms=HouseTerms(undo=False, hints=self._value.hints),
            dealt_by=DealtBy(
                table=plan.key.public.hex(),
                name=plan.setup.player if plan.dealer is None else plan.dealer.name,
                computer=begin.computer,
                clock=plan.wishes.clock,
            ),
            follows=follows,
        )
        self.end_programs()
        self.match = self._match(header, self._recorder(header), self.seats.programs)

    # ---- what its match asks for (`MatchTable`)

    def send(self, key: str, message: HostMessage) -> None:
        """Send a message to whoever has a key, if she is here."""
        if (connection := self._connections.get(key)) is not None:
            connection.send(message)

    def take_moves(self) -> Mapping[str, Occupant]:
        """Take those who play on elsewhere from now on, by the keys that they had."""
        due = self._value.moves.due
        if due:
            self._value = replace(self._value, moves=replace(self._value.moves, due={}))
        return due

    def take_claims(self, *, between_hands: bool) -> Collection[tuple[int, Occupant, str]]:
        """Take the seats that change hands now, each with the reason for the record."""
        if not self._value.claims.by_seat or not (between_hands or claims.deserted(self.value)):
            return ()
        self._value, due = claims.take_due(self.value)
        return due

    def seat_taken(self, before: str, who: Occupant) -> None:
        """Seat somebody who has the seat of a key from now on, and tell her of the match."""
        self._do(partial(sit_and_move.take_over, before=before, who=who))

    def dismiss(self, key: str, end: End) -> None:
        """End somebody's line."""
        self._do(partial(come_and_go.end, key=key, why=end))

    def match_over(self) -> None:
        """Seat those who were promised a seat."""
        self._do(sit_and_move.end_claims)

    def sits(self, key: str) -> bool:
        """True if somebody has a seat for the next match."""
        return self.seats.seat_of(key) is not None

    @property
    def among_friends(self) -> bool:
        """True if all who sit there were let in by hand."""
        return play_and_end.among_friends(self._value)
