"""An open table in the network thread: its connections, time, thinking computers, and the ways to it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from briscola.client.friends.friend_notes import HostedNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.friends_match import FriendsMatch
from briscola.client.friends.friends_table import Connection, FriendsTable
from briscola.client.friends.local_endpoint import LocalEndpoint, local_endpoints
from briscola.client.friends.table_plan import TablePlan, TableWishes
from briscola.client.host.guarded_program import ProgramNews
from briscola.client.host.recorder import Recorder
from briscola.engine.events import Event
from briscola.network.addresses.host_names import PORT
from briscola.network.addresses.lan_addresses import own_addresses
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.endpoint import EndpointClosed, HostEndpoint
from briscola.network.channel.guest_service import ReachableTable
from briscola.network.keys.key_pair import KeyPair
from briscola.network.meeting.meeting_server import MeetingServer
from briscola.network.messages.from_guest import GuestMessage, Hello
from briscola.network.messages.from_host import Goodbye, HostMessage, Why
from briscola.network.tables.nearby import ADDRESSES_AGAIN, EVERYWHERE, Announcement, NearbyTable
from briscola.network.tables.table_server import LanTable
from briscola.storage.records.header import Header

TICK = 0.25
"""Seconds between two looks at the clock."""
BEAT = TICK / 8
"""Seconds between two moments at which tables look: a dealer with many is woken for some of them at once."""
TOGETHER = 0.05
"""Seconds within which changes of the roster are told at once."""
THINKING = 0.8
"""Seconds that a computer player takes at least, so that everybody can follow."""
REST = 1.0
"""Seconds for which a part of the table's work rests after a mistake of ours."""
REOPENING = 3.0
"""Seconds for which a table that goes on waits for its port."""
_logger = logging.getLogger(__name__)


@asynccontextmanager
async def _going_on_after(part: str) -> AsyncIterator[None]:
    """Log a mistake of ours in a part of the table's work, and rest: that part goes on, as all others do."""
    try:
        yield
    except Exception:
        _logger.exception("%s has failed", part)
        await asyncio.sleep(REST)


class _Connected:
    """A guest's door as the table sees it."""

    def __init__(self, door: HostEndpoint, count: Callable[[], None]) -> None:
        self._door, self._count = door, count
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: HostMessage) -> None:
        """Send a message without waiting."""
        self._count()
        self._door.send(message)

    def dismiss(self, why: Why) -> None:
        """Say goodbye and close."""
        self._door.send(Goodbye(why=why))
        self._closing = asyncio.ensure_future(self._door.close())


class TableWays(Struct, frozen=True, kw_only=True):
    """The ways on which others come to a table."""

    interfaces: Sequence[str] = EVERYWHERE
    """Interfaces on which it is told."""
    meeting: MeetingPoint | None = None
    """Meeting point through which friends elsewhere come; None: nobody comes from elsewhere."""


ON_THIS_NETWORK: Final = TableWays()


class TableService:
    """Runs a table of friends for whoever comes to it, until it is closed or stopped.

    People in this process come through `local_endpoint`. `open` lets others come over this network, and from
    elsewhere through a meeting point; a dealer of many tables has ways to them of its own.
    """

    def __init__(
        self,
        plan: TablePlan,
        records: FriendRecords,
        failed: Callable[[ProgramNews], object],
        *,
        thinking: float = THINKING,
        ways: TableWays = ON_THIS_NETWORK,
    ) -> None:
        """`failed` is called when a program does not play."""
        self._plan, self._records, self._failed = plan, records, failed
        self._thinking, self._interfaces = thinking, ways.interfaces
        self.changed: Callable[[], None] = lambda: None
        """Called when anything at the table changes."""
        self.table = FriendsTable(plan, recorder=self._recorder, later=self._soon)
        self.messages = 0
        """Number of messages heard and said so far by people elsewhere."""
        self.meeting = ways.meeting
        """Meeting point through which friends elsewhere come."""
        self._lan: LanTable | None = None
        self._elsewhere: MeetingServer | None = None
        self._announcement: Announcement | None = None
        self.addresses: tuple[str, ...] = ()
        """Addresses of this computer where the table can be reached."""
        self._work: set[asyncio.Task[None]] = set()
        self._stirred = asyncio.Event()
        """Set when a computer player may have to choose."""
        self._stopped = self._closed = False
        self._said_goodbye = False
        """True if it was closed with a goodbye."""
        self._changing = asyncio.Lock()
        """Held while the table is opened or closed."""

    def _recorder(self, header: Header) -> Recorder:
        self._note_hosted(header)
        return self._records.recorder(header)

    def _note_hosted(self, header: Header) -> None:
        """Note this match as the table has it, to go on after the program was killed."""
        wishes = asdict(TableWishes.of(self.table.terms))
        del wishes["hints"]  # they stand in the header
        self._records.note_hosted(
            HostedNote(
                match=header.id,
                port=self.port,
                meeting="" if self.meeting is None else self.meeting.text,
                programs={**self.table.seats.programs},
                person=self._plan.setup.key,
                **wishes,
            )
        )

    def allow_onlookers(self, yes: bool) -> None:
        """Let others look on from now on, or nobody; also after a restart."""
        self.table.allow_onlookers(yes)
        if self.table.match is not None and self.table.playing:
            self._note_hosted(self.table.match.header)

    def go_on(self, header: Header, log: tuple[Event, ...], *, programs: Mapping[int, str]) -> None:
        """Go on with a match after a restart. Raises BadRecord, BadLevel."""
        self.table.go_on(header, log, self._records.recorder(header, log), programs=programs)

    @staticmethod
    def _soon(tell: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(TOGETHER, tell)

    def start(self) -> None:
        """Let time pass and computers think; needs a running loop."""
        for steps in (self._tick(), self._think()):
            self._keep(asyncio.create_task(steps))

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def stop(self) -> None:
        """Stop; the people in this process are connected no more."""
        self.table.hush()
        self._stopped = True
        self.table.end_programs()
        work = list(self._work)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    # ---- ways for people elsewhere

    @property
    def code(self) -> str:
        """The room code."""
        return room_code(self._plan.key.public)

    @property
    def port(self) -> int:
        """Port where the table listens; 0 while it does not."""
        return 0 if self._lan is None else self._lan.port

    @property
    def reachable(self) -> ReachableTable | None:
        """The table for guests' programs that come by other ways; None once it is closed."""
        if self._stopped or self._closed:
            return None
        return ReachableTable(self._plan.key, self.speak, self.table.expects)

    async def open(self, address: str | None = None, port: int = PORT) -> None:
        """Open the sockets and announce the table. Raises OSError, NoMeeting if nobody could come.

        Guests come back to the port that they know: a table that goes on waits for it for a while, and a
        meeting point that it does not reach is tried again.
        """
        goes_on = self.table.match is not None
        async with self._changing:  # nothing stays open of a table that is closed meanwhile
            if self._closed:
                return
            lan = LanTable(self._plan.key, self.speak, knows=self.table.expects)
            await lan.open(address, port, insist=REOPENING if goes_on else 0.0)
            self._lan = lan
            try:
                await self._open_elsewhere(insist=goes_on)
            except BaseException:
                await lan.close()
                raise
            self.addresses = (address,) if address else own_addresses()
            near = NearbyTable(
                host=self._plan.setup.player,
                code=self.code,
                addresses=(address,) if address else (),
                port=self.port,
                free=self.table.free,
                variant=self._plan.setup.variant,
                players=self._plan.setup.players,
            )
            announcement = Announcement(near, self._interfaces)
            self._announcement = announcement
            try:
                await announcement.open()
            except OSError as error:  # code and address still lead here
                _logger.warning("the table cannot be announced: %s", error)
            self._keep(asyncio.create_task(self._announce(announcement)))
            self.start()

    async def _open_elsewhere(self, *, insist: bool) -> None:
        if self.meeting is None:
            return
        self._elsewhere = MeetingServer(self.meeting)
        await self._elsewhere.serve(ReachableTable(self._plan.key, self.speak, self.table.expects))
        await self._elsewhere.open(insist=insist)

    async def close(self, *, goodbye: bool = True) -> None:
        """Close everything; without a `goodbye` the guests wait for the host to come back."""
        async with self._changing:  # whoever comes second waits until all is closed
            if self._closed:
                return
            self._closed, self._said_goodbye = True, goodbye
            if goodbye:
                self.table.close()
                if self.table.match is not None:  # else the note is of a match at another table
                    self._records.note_hosted(None)
            await self.stop()
            if self._lan is not None:
                await self._lan.close()  # first: who comes back needs the port
            if self._elsewhere is not None:
                await self._elsewhere.close()
            if self._announcement is not None:
                await self._announcement.close()

    async def _announce(self, announcement: Announcement) -> None:
        """Keep the announcement true: free seats, none while a match goes on, and where this computer is."""
        announced, looked = self.table.free, 0.0
        while True:
            await asyncio.sleep(TICK)
            looked += TICK
            async with _going_on_after("telling of the table"):
                if looked >= ADDRESSES_AGAIN:
                    looked = 0.0
                    with suppress(OSError):  # no network now
                        await announcement.move()
                    self.addresses = announcement.addresses
                free = 0 if self.table.playing else self.table.free
                if free != announced:
                    await announcement.change(free)
                    announced = free

    # ---- connections

    def _count(self) -> None:
        self.messages += 1

    def _stir(self) -> None:
        self._stirred.set()
        self.changed()

    async def speak(self, door: HostEndpoint, hello: Hello) -> None:
        """Speak with a guest until she goes."""
        connection = _Connected(door, self._count)
        if self._closed:  # and its ways still close
            if self._said_goodbye:
                connection.dismiss("closed")
            return
        await self._speak(door.peer.hex(), connection, hello, door.receive, heard=self._count)

    async def _speak(
        self,
        key: str,
        connection: Connection,
        hello: Hello,
        receive: Callable[[], Awaitable[GuestMessage]],
        *,
        page: bool = False,
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        if not self.table.arrive(key, connection, hello, page=page):
            return
        self._stir()
        try:
            while self.table.receive(key, connection, await receive()):
                heard()
                self._stir()
        except EndpointClosed:
            pass
        finally:
            self.table.gone(key, connection)
            self._stir()

    async def page_endpoint(self, key: KeyPair) -> LocalEndpoint:
        """A door for somebody in a browser whose page is served here; raises as `local_endpoint` does."""
        return await self.local_endpoint(key, page=True)

    async def local_endpoint(self, key: KeyPair, *, page: bool = False) -> LocalEndpoint:
        """A door for somebody in this process. Raises EndpointClosed if the table is stopped."""
        if self._stopped:
            raise EndpointClosed("closed", "the table is closed")
        ours, hers = local_endpoints(self._plan.key.public, key.public)
        self._keep(asyncio.create_task(self._speak_here(ours, key.public.hex(), page=page)))
        return hers

    async def _speak_here(self, door: LocalEndpoint, key: str, *, page: bool) -> None:
        try:
            hello = await door.heard_from_guest()
            if isinstance(hello, Hello):
                await self._speak(key, door, hello, door.heard_from_guest, page=page)
        except EndpointClosed:
            pass
        finally:
            await door.close()

    # ---- time

    async def _tick(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep((clock() + TICK) // BEAT * BEAT - clock())
            async with _going_on_after("the clock of the table"):
                self.table.tick(TICK)
            if self._asked is not None:
                self._stirred.set()

    async def _think(self) -> None:
        """Let computer players choose in another thread, one at a time."""
        while True:
            self._stirred.clear()
            async with _going_on_after("a computer player"):
                while await self._one_choice():
                    pass
            await self._stirred.wait()

    @property
    def _asked(self) -> FriendsMatch | None:
        """The match that waits for a computer player; None if none does."""
        match = self.table.match
        return None if match is None or match.thinking is None else match

    async def _one_choice(self) -> bool:
        """Have one choice made; False if no computer player is asked.

        One that has to think anew does not wait anew: else people could hold it up by talking.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        while (match := self._asked) is not None:
            thinking, choose = match.think()
            action = await loop.run_in_executor(None, thinking)
            await asyncio.sleep(max(0.0, began + self._thinking - loop.time()))
            while (fault := match.host.opponents.next_news()) is not None:
                self._failed(fault)
            if choose(action):
                return True
        return False
