"""All that people are asked and told of a match: at their seats, and looking on."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from secrets import token_hex
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import Redeal
from briscola.engine.chain import first_link, link
from briscola.engine.events import NOBODY, Chained, Committed, DrawCommitted, Signed
from briscola.engine.notation import Json, observation_to_json
from briscola.engine.record import event_line
from briscola.engine.terms import DRAW
from briscola.network.keys.key_pair import KeyPair
from briscola.network.keys.statements import Statement, signature
from briscola.network.lines.person_entries import PublicDigest, SeenEntries, SentEntries, seen_of
from briscola.network.lines.signed_entries import Situation
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import (
    AskFor,
    Echo,
    HostMessage,
    MatchHeader,
    MaySay,
    SeatView,
    Truth,
    Written,
)
from briscola.storage.records.header import Header
from briscola.table.fair_table import FairTable
from briscola.table.table import Phase, RefereedTable


class SignedLog:
    """The growing log of a match with all that its table signs of it: digests, chain, and this run's name."""

    def __init__(self, header: Header, table: FairTable, key: KeyPair) -> None:
        """`key` is the table's, which signs questions, echoes and records."""
        self.header, self.table, self._key = header, table, key
        self.now = Situation(key.public, header.id)
        """The moment of the match, for what is signed; it follows each seal."""
        self.run = token_hex(16)
        """Name of this run of the program, in all that the table signs."""
        self._public = PublicDigest()
        self._chain = first_link(header.line)
        self._read = 0
        """Number of lines read so far."""
        self.after_hand: dict[int, str] = {}
        """Digest of the record after each hand."""
        self.chosen = False
        """True once a person has made a choice."""

    def signature(self, statement: Statement) -> str:
        """The table's signature of a statement."""
        return signature(self._key, statement)

    @property
    def public(self) -> str:
        """Digest of the public lines read so far."""
        return self._public.hex

    @property
    def record(self) -> str:
        """Digest of the record up to the last line read."""
        return self._chain.hex()

    def read_on(self) -> None:
        """Read the lines written since the last call."""
        for event in self.table.log[self._read :]:
            self._public.add(event)
            self._chain = link(self._chain, event_line(event))
            match event:
                case DrawCommitted():
                    self.now.sealed(DRAW, self._chain)
                case Committed():
                    self.now.sealed(event.hand, self._chain)
                case Chained():
                    self.after_hand[event.hand] = self.record
                case Signed():
                    self.chosen = self.chosen or bool(event.at)
        self._read = len(self.table.log)


What = Literal["share", "cut", "trump_card", "agree", "open", "act"]


class OpenQuestion(Struct, frozen=True, kw_only=True):
    """A question to one person, as `AskFor` tells it."""

    at: int
    what: What
    legal: tuple[Json, ...] = ()
    observation: Json | None = None


UNSIGNED = "0" * 128
"""In place of a signature that is still to be made."""
Send = Callable[[str, HostMessage], None]
"""Sends a message to whoever has a key; does nothing if she has no connection."""


def weak_hand_asked(table: RefereedTable) -> bool:
    """True while a weak hand is asked about, which would betray whose it is (V-CH-24)."""
    asked = table.asked
    return asked is not None and isinstance(asked.view.legal[0], Redeal)


def public_turn(table: RefereedTable) -> int | None:
    """Seat that everybody sees to be next; None where nobody is, or where that would betray a weak hand."""
    return None if weak_hand_asked(table) else table.decider


class SeatFeed:
    """Compares the table with what one connection knows of it. `seat` is its person's, `NOBODY` if none."""

    def __init__(
        self, table: RefereedTable, header: Header, seat: int, *, run: str, hello: Hello | None = None
    ) -> None:
        """`hello` says what the other end has of the match, `run` names the run of this program."""
        self._table, self.seat = table, seat
        known = hello is not None and hello.match == header.id
        have, kept = (hello.have, hello.kept) if hello is not None and known else (0, 0)
        before = SeenEntries(header.line, islice(seen_of(table.log, seat), have))
        told = "" if hello is None else hello.seen
        anew = kept > len(table.log) or (have > 0 and (before.count, before.hex) != (have, told))
        if anew:
            have = kept = 0
        self.connection = "" if hello is None else hello.line
        """Name of the connection."""
        self.header = MatchHeader(
            header=header.line,
            seat=None if seat == NOBODY else seat,
            run=run,
            lines=sum(1 for _ in seen_of(table.log, seat)),
            anew=anew,
        )
        """The first message of the match."""
        self.lines = SentEntries(table.log, seat, header.line, have=have, kept=kept)
        self._trick: tuple[int, int] | None = None
        """The hand and the trick of the last view."""
        self._may = MaySay()

    def view(self, *, words: bool = False) -> Iterator[HostMessage]:
        """The table once for each trick, and what may be said, where it has changed; `words`: free ones."""
        table, seat = self._table, self.seat
        playing = table.phase is Phase.PLAY
        if playing and not weak_hand_asked(table):
            view = table.view(seat)
            trick = (table.hand, len(view.tricks))
            if trick != self._trick:
                self._trick = trick
                yield SeatView(observation=observation_to_json(view))
        may = MaySay(words=words and seat != NOBODY)
        if playing and seat != NOBODY:
            may = replace(may, signs=table.signs(seat), requests=table.requests(seat))
        if may != self._may:
            self._may = may
            yield may


class MatchListeners:
    """The connections of a match by the key of whoever has one, and all that each has been told.

    Whoever looks on (at the seat `NOBODY`) gets the public lines live, and all cards of a hand after it.
    """

    def __init__(self, log: SignedLog, send: Send, may_write: Callable[[], bool]) -> None:
        """`may_write` tells if people may write to each other now."""
        self._log, self._send, self._may_write = log, send, may_write
        self._told: dict[str, SeatFeed] = {}
        self.seats: frozenset[int] = frozenset()
        """Seats of people with a connection."""

    def arrive(self, key: str, hello: Hello, *, seat: int = NOBODY) -> None:
        """Tell somebody of the match from now on; `hello` says what she had when she connected."""
        told = self._told[key] = SeatFeed(
            self._log.table, self._log.header, seat, run=self._log.run, hello=hello
        )
        self._recount()
        self._send(key, told.header)

    def hears(self, key: str) -> bool:
        """True if somebody is told of the match."""
        return key in self._told

    def forget(self, key: str) -> bool:
        """Tell somebody nothing any more; False if she was told nothing so far."""
        was_told = self._told.pop(key, None) is not None
        self._recount()
        return was_told

    def _recount(self) -> None:
        self.seats = frozenset(told.seat for told in self._told.values()) - {NOBODY}

    def broadcast(self, message: HostMessage) -> None:
        """Tell everybody something that the public may know."""
        for key in self._told:
            self._send(key, message)

    def pass_on(self, written: Written, reads: Callable[[str], bool]) -> None:
        """Tell everybody who sits here of a line, and of those who look on whoever `reads` it."""
        for key, told in self._told.items():
            if told.seat != NOBODY or reads(key):
                self._send(key, written)

    def send_entries(self, keys: Iterable[str] | None = None) -> None:
        """Tell some people, or everybody, of the lines that they have not been told of."""
        for key in self._told if keys is None else keys:
            for message in self._told[key].lines.news():
                self._send(key, self._signed(message))

    def send_views(self, keys: Iterable[str] | None = None) -> None:
        """Show some people, or everybody, the table, once for each trick."""
        for key in self._told if keys is None else keys:
            for message in self._told[key].view(words=self._may_write()):
                self._send(key, message)

    def _signed(self, message: HostMessage) -> HostMessage:
        """The same; the last of a hand's true lines with the table's signature of the record."""
        if not isinstance(message, Truth) or message.more:
            return message
        digest = self._log.after_hand.get(message.hand, self._log.record)
        statement = self._log.now.truth(self._log.run, message.hand, digest)
        return replace(message, sig=self._log.signature(statement))

    def ask(self, key: str, question: OpenQuestion, until: int | None) -> None:
        """Ask somebody at a seat, signed with all that she has been told; she has time `until` then."""
        told = self._told[key]
        ask = AskFor(
            at=question.at,
            what=question.what,
            legal=question.legal,
            observation=question.observation,
            until=until,
            lines=told.lines.seen.count,
            digest=self._log.public,
            sig=UNSIGNED,
        )
        statement = self._log.now.ask(self._log.run, told.seat, ask)
        self._send(key, replace(ask, sig=self._log.signature(statement)))

    def echo(self, key: str, n: int) -> Echo:
        """The answer to a beat: all that somebody at a seat has been told, signed."""
        told = self._told.get(key)
        if told is None or told.seat == NOBODY:
            return Echo(n=n)
        echo = Echo(n=n, lines=told.lines.seen.count, seen=told.lines.seen.hex)
        statement = self._log.now.echo(self._log.run, told.seat, told.connection, echo)
        return replace(echo, sig=self._log.signature(statement))
