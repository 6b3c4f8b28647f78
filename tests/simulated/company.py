"""A host and her people with the real network side of their programs, at simulated computers and lines."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Protocol

from msgspec.structs import replace

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecorder, FriendRecords
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_plan import USUAL_WISHES, TablePlan
from briscola.client.friends.table_service import TableService
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.entries_to_show import ENDS
from briscola.client.visit.news import (
    FriendsTrouble,
    LobbyState,
    MatchGoesOn,
    NewEntries,
    News,
    TableLeft,
    TableQuestion,
)
from briscola.client.visit.own_connection import OwnConnection
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity, UnkeptRecords
from briscola.engine.events import Event
from briscola.engine.terms import Clock
from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.endpoint import EndpointClosed, knock
from briscola.network.channel.guest_service import ReachableTable, serve_guest
from briscola.network.channel.handshake import HELLO_SECONDS
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import HostMessage, MaySay
from briscola.storage.records.header import Header
from briscola.storage.records.match_record import file_of
from tests.engine.strategies import choose
from tests.simulated.cable import End, cable
from tests.simulated.world import Computer, World

HESITATES = (0.2, 0.2, 0.5, 1.0, 2.0, 6.0, 20.0, 100.0)
"""Seconds that a person may take."""
THINKING = 0.3
"""Seconds that a computer player takes."""


def _ends(events: Sequence[Event]) -> bool:
    """True if these are the last lines of a match."""
    return not ENDS.isdisjoint(map(type, events[-4:]))


class DoorAround:
    """A door around another one, for tests that change what goes through it."""

    local = False

    def __init__(self, door: EndpointToHost) -> None:
        self.door, self.peer = door, door.peer

    def send(self, message: GuestMessage) -> None:
        self.door.send(message)

    async def receive(self) -> HostMessage:
        return await self.door.receive()

    async def close(self) -> None:
        await self.door.close()


class HostRecords(FriendRecords):
    """The records of a host, which remember the matches that were begun."""

    def __init__(self, folder: Path, begun: list[str]) -> None:
        super().__init__(folder)
        self._begun = begun

    def recorder(self, header: Header, events: Sequence[Event] | None = None) -> FriendRecorder:
        if events is None:
            self._begun.append(header.id)
        return super().recorder(header, events)


class Host:
    """The computer of a table; it may be killed and go on."""

    def __init__(
        self,
        world: World,
        folder: Path,
        setup: MatchSetup,
        key: KeyPair,
        *,
        clock: Clock = 0,
        dealer: NeutralDealer | None = None,
    ) -> None:
        self.world, self.setup, self.key = world, setup, key
        self._wishes, self._dealer = replace(USUAL_WISHES, clock=clock), dealer
        self.matches: list[str] = []
        """All matches that were begun."""
        self.records = HostRecords(folder, self.matches)
        self.computer, self.running = self._started()

    @property
    def match(self) -> str:
        """The match that was begun last; empty before the first."""
        return self.matches[-1] if self.matches else ""

    def _started(self) -> tuple[Computer, TableService]:
        computer = Computer(self.world)
        running = TableService(
            TablePlan(setup=self.setup, key=self.key, wishes=self._wishes, dealer=self._dealer),
            self.records,
            failed=lambda _: None,
            thinking=THINKING,
        )
        kept = self.records.whole(self.match) if self.match else None
        if kept is not None:
            running.go_on(*kept, programs={})
        computer.call(running.start)
        return computer, running

    def kill(self) -> None:
        """End the program, and start it again."""
        self.computer.kill()
        self.records.close()
        self.records = HostRecords(self.records.folder, self.matches)
        self.computer, self.running = self._started()

    def serve(self, end: End, code: str) -> None:
        """A line to the table of a code has reached this computer."""
        del code
        table = ReachableTable(self.key, self.running.speak)
        until = self.computer.time() + HELLO_SECONDS
        self.computer.begin(serve_guest(end, table, until=until, opened=lambda _: None))


class AnyHost(Protocol):
    """A computer with tables, as people reach it."""

    @property
    def world(self) -> World:
        """The world in which it is."""

    @property
    def key(self) -> KeyPair:
        """The key of the table to whose code people go."""

    @property
    def computer(self) -> Computer:
        """The computer."""

    @property
    def running(self) -> TableService:
        """That table."""

    def serve(self, end: End, code: str) -> None:
        """A line to the table of a code has reached this computer."""


class Person:
    """Somebody with her program at a computer of her own, at the host's, or in a browser (`page`)."""

    def __init__(
        self,
        host: AnyHost,
        folder: Path,
        number: int,
        random: Random,
        *,
        name: str,
        here: bool = False,
        page: bool = False,
    ) -> None:
        """`here`: she sits at the host's computer."""
        self.host, self.random, self.here, self.page = host, random, here, page
        self.key = KeyPair(bytes([number + 1]) * 32)
        self.name = name
        self.records = None if page else FriendRecords(folder)
        self._own = None if here or page else Computer(host.world)
        self.visitor: Visitor | None = None
        self.ended = False
        """True once she knows that the match has ended."""
        self.question: TableQuestion | None = None
        self.state: LobbyState | None = None
        self.troubles: list[FriendsTrouble] = []
        self.matches: set[str] = set()
        """Matches that she has played."""
        self.line: End | None = None
        """Her end of the line to the host; None if she has none."""
        self.hesitates: Sequence[float] = HESITATES
        """Seconds that she may think."""
        self.away = 0.0
        """Moment at which she comes back."""
        self.delays = 0.02, 0.02
        """Seconds from her to the host, and from the host to her."""
        self.match = ""

    @property
    def computer(self) -> Computer:
        return self._own or self.host.computer

    @property
    def public(self) -> str:
        return self.key.public.hex()

    # ---- her program

    def come(self) -> None:
        """Start her program, which goes to the table; a match is come back to."""
        if self.visitor is not None:
            return
        kept = self.records or UnkeptRecords()
        note = TableNote(code=room_code(self.host.key.public), match=self.match)
        me = SelfIdentity(
            key=self.key,
            name=self.name,
            face=self.name,
            page=self.page,
            hosting=self.here,
            line=OwnConnection([self.computer.time, self.computer.wall, lambda: self.host.world.now]),
        )
        visitor = self.visitor = Visitor(
            me, self._way, lambda news: self._hear(visitor, news), kept, note=note
        )
        self.computer.begin(visitor.stay())

    async def _way(self) -> EndpointToHost:
        if self._own is None:
            return await self.host.running.local_endpoint(self.key, page=self.page)
        await asyncio.sleep(0.05)
        hers, its = cable(self.host.world, self._own, self.host.computer, shared=self.random.random() < 0.3)
        self.line, (hers.delay, its.delay) = hers, self.delays
        code = room_code(self.host.key.public) if self.visitor is None else self.visitor.note.code
        self.host.computer.call(self.host.serve, its, code)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return await knock(hers, code, self.key)
        except TimeoutError:
            hers.abort()
            raise EndpointClosed("unreachable", "nobody answers") from None

    def kill(self) -> None:
        """End her program, or close her tab; lines break without a word."""
        if self.page and self.visitor is not None:
            self.computer.begin(self.visitor.go())
        if self._own is not None:
            self._own.kill()
            self._own = Computer(self.host.world)
        if self.records is not None:
            self.records.close()
            self.records = FriendRecords(self.records.folder)
        self.gone()

    def gone(self) -> None:
        """Her program has ended."""
        self.visitor = self.question = self.state = None

    # ---- what she reads, and does

    def _hear(self, visitor: Visitor, news: News) -> None:
        if visitor is not self.visitor:
            return
        match news:
            case LobbyState():
                self.state = news
            case FriendsTrouble():
                self.troubles.append(news)
            case MatchGoesOn():
                self.question, self.ended = None, _ends(news.seen)
                if news.seat >= 0:
                    self.match = news.header.id
                    self.matches.add(news.header.id)
            case TableQuestion():
                self.question = news if news.cut or news.view is not None else None
                if self.question is not None:
                    self.computer.call_later(self.random.choice(self.hesitates), self.decide, news)
            case NewEntries():
                self.ended |= _ends(news.events)
            case MaySay(words=True) if not self.ended:  # she does not look at a count for long
                self.do(lambda visitor: visitor.ready(True))
            case TableLeft():
                self.gone()

    def decide(self, question: TableQuestion) -> None:
        visitor = self.visitor
        if visitor is None or question is not self.question:
            return
        self.question = None
        if question.cut:
            visitor.cut(self.random.choice([None, 3, 17]))
        elif question.view is not None:
            visitor.choose(choose(self.random, question.view.legal))

    def do(self, act: Callable[[Visitor], object]) -> None:
        """Let her do something at her program, if it runs and is awake."""
        if self.visitor is not None and not self.computer.asleep:
            self.computer.call(partial(act, self.visitor))

    def leave(self) -> None:
        visitor = self.visitor
        if visitor is not None and not self.computer.asleep:
            self.match = ""
            self.computer.begin(visitor.leave())

    def kept(self, match: str) -> bytes | None:
        """Her record of a match, without a last hand that is not whole; None if she keeps none."""
        kept = None if self.records is None else self.records.kept(match)
        return None if kept is None else file_of(*kept)

    def close(self) -> None:
        if self.records is not None:
            self.records.close()
