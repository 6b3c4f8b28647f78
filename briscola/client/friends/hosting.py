"""An open table in the network thread: sockets, the announcement, time, and computer players that think."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence

from briscola.client.friends.friend_records import FriendRecords, HostedNote
from briscola.client.friends.friends_table import NOBODY_KNOWN, FriendsTable
from briscola.client.friends.local_door import LocalDoor, local_doors
from briscola.client.guarded_program import ProgramNews
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Recorder
from briscola.engine.events import Event
from briscola.network.door import DoorClosed, HostDoor
from briscola.network.guest_messages import Hello
from briscola.network.host_messages import Goodbye, HostMessage, Why
from briscola.network.key_pair import KeyPair
from briscola.network.lan_door import PORT, LanTable
from briscola.network.nearby import EVERYWHERE, Announcement, NearbyTable, own_addresses
from briscola.network.room_code import room_code
from briscola.storage.header import Header

TICK = 0.25
"""Seconds between two looks at the clock."""
REOPENING = 3.0
"""Seconds for which a table that goes on waits for its port."""
THINKING = 0.8
"""Seconds that a computer player takes at least, so that everybody can follow."""
_logger = logging.getLogger(__name__)


class _Connected:
    """A guest's door as the table sees it."""

    def __init__(self, door: HostDoor) -> None:
        self._door = door
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: HostMessage) -> None:
        """Send a message without waiting."""
        self._door.send(message)

    def dismiss(self, why: Why) -> None:
        """Say goodbye and close."""
        self._door.send(Goodbye(why=why))
        self._closing = asyncio.ensure_future(self._door.close())


class Hosting:
    """Runs a table until it is closed."""

    def __init__(
        self,
        setup: MatchSetup,
        key: KeyPair,
        records: FriendRecords,
        *,
        changed: Callable[[], None],
        failed: Callable[[ProgramNews], object],
        friends: Mapping[str, str] = NOBODY_KNOWN,
        clock: int = 0,
        hints: bool = False,
        thinking: float = THINKING,
        interfaces: Sequence[str] = EVERYWHERE,
    ) -> None:
        """`changed` is called when anything at the table changes, `failed` when a program does not play.

        `interfaces` limit where the table is told.
        """
        self._key, self._records, self._changed, self._failed = key, records, changed, failed
        self.table = FriendsTable(
            setup, key, recorder=self._recorder, friends=friends, clock=clock, hints=hints
        )
        self._thinking, self._interfaces = thinking, interfaces
        self._lan = LanTable(key, self._guest)
        self._announcement: Announcement | None = None
        self._addresses: tuple[str, ...] = ()
        self._work: list[asyncio.Task[None]] = []
        self._local: LocalDoor | None = None
        self._closed = False
        self._changing = asyncio.Lock()
        """Held while the table is opened or closed."""

    def _recorder(self, header: Header) -> Recorder:
        table = self.table
        self._records.note_hosted(
            HostedNote(match=header.id, port=self.port, clock=table.clock, programs={**table.programs})
        )
        return self._records.recorder(header)

    @property
    def code(self) -> str:
        """The room code."""
        return room_code(self._key.public)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses of this computer where the table can be reached."""
        return self._addresses

    @property
    def port(self) -> int:
        """Port where the table listens."""
        return self._lan.port

    def go_on(self, header: Header, log: tuple[Event, ...], *, programs: Mapping[int, str]) -> None:
        """Go on with a match after a restart. Raises BadRecord, BadLevel."""
        recorder = self._records.recorder(header, log)
        self.table.go_on(header, log, recorder, programs=programs)

    async def open(self, address: str | None = None, port: int = PORT) -> None:
        """Open the sockets and announce the table. Raises OSError if it cannot listen.

        Guests come back to the port that they know: a table that goes on waits for it for a while.
        """
        async with self._changing:  # nothing stays open of a table that is closed meanwhile
            if self._closed:
                return
            await self._lan.open(address, port, insist=REOPENING if self.table.match is not None else 0.0)
            self._addresses = (address,) if address else own_addresses()
            near = NearbyTable(
                host=self.table.setup.player,
                code=self.code,
                addresses=self._addresses,
                port=self.port,
                free=self.table.free,
            )
            announcement = Announcement(near, self._interfaces)
            try:
                await announcement.open()
            except OSError as error:  # code and address still lead here
                _logger.warning("the table cannot be announced: %s", error)
            else:
                self._announcement = announcement
            self._work = [asyncio.create_task(self._tick()), asyncio.create_task(self._think())]

    async def close(self, *, goodbye: bool = True) -> None:
        """Close everything; without a `goodbye` the guests wait for the host to come back."""
        async with self._changing:  # whoever comes second waits until all is closed
            if self._closed:
                return
            self._closed = True
            self.table.send_programs_away()
            if goodbye:
                self.table.close()
                self._records.note_hosted(None)
            for work in self._work:
                work.cancel()
            await asyncio.gather(*self._work, return_exceptions=True)
            if self._local is not None:
                await self._local.close()
            await self._lan.close()  # first: who comes back needs the port
            if self._announcement is not None:
                await self._announcement.close()

    # ---- connections

    async def _guest(self, door: HostDoor, hello: Hello) -> None:
        key = door.peer.hex()
        connection = _Connected(door)
        if not self.table.arrive(key, connection, hello):
            return
        self._changed()
        try:
            while True:
                self.table.take(key, await door.receive())
                self._changed()
        except DoorClosed:
            pass
        finally:
            self.table.gone(key, connection)
            self._changed()

    async def own_door(self, key: KeyPair) -> LocalDoor:
        """A door in this process for the host's own person. Raises DoorClosed if the table is closed."""
        if self._closed:
            raise DoorClosed("closed", "the table is closed")
        ours, hers = local_doors(self._key.public, key.public)
        self._local = hers
        task = asyncio.create_task(self._own(ours, key.public.hex()))
        self._work.append(task)
        return hers

    async def _own(self, door: "LocalDoor", key: str) -> None:
        try:
            hello = await door.heard_from_guest()
            if isinstance(hello, Hello) and self.table.arrive(key, door, hello):
                while True:
                    self.table.take(key, await door.heard_from_guest())
                    self._changed()
        except DoorClosed:
            pass
        finally:
            self.table.gone(key, door)

    # ---- time

    async def _tick(self) -> None:
        announced = self.table.free
        while True:
            await asyncio.sleep(TICK)
            self.table.tick(TICK)
            free = 0 if self.table.playing else self.table.free
            if self._announcement is not None and free != announced:
                announced = free
                await self._announcement.change(free)

    async def _think(self) -> None:
        """Let computer players choose in another thread, one at a time."""
        while True:
            try:
                waits = not await self._one_choice()
            except Exception:
                _logger.exception("a computer player has failed")
                await asyncio.sleep(1)
            else:
                if waits:
                    await asyncio.sleep(0.02 if self.table.playing else TICK)

    async def _one_choice(self) -> bool:
        """Have one choice made; False if no computer player is asked."""
        match = self.table.match
        if match is None or match.thinking is None:
            return False
        loop = asyncio.get_running_loop()
        began = loop.time()
        thinking, choose = match.think()
        action = await loop.run_in_executor(None, thinking)
        await asyncio.sleep(max(0.0, began + self._thinking - loop.time()))
        while (fault := match.host.next_news()) is not None:
            self._failed(fault)
        choose(action)
        return True
