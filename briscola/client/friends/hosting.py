"""An open table of this computer: its sockets, its announcement on the network, and its meeting point."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence

from briscola.client.friends.friend_notes import HostedNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.friends_table import NOBODY_KNOWN, FriendsTable
from briscola.client.friends.local_door import LocalDoor
from briscola.client.friends.running_table import THINKING, TICK, RunningTable
from briscola.client.guarded_program import ProgramNews
from briscola.client.match_setup import MatchSetup
from briscola.engine.events import Event
from briscola.network.key_pair import KeyPair
from briscola.network.meeting_point import MeetingPoint
from briscola.network.meeting_server import MeetingServer
from briscola.network.nearby import EVERYWHERE, Announcement, NearbyTable
from briscola.network.own_addresses import own_addresses
from briscola.network.room_code import room_code
from briscola.network.table_server import LanTable
from briscola.network.websocket_carrier import PORT
from briscola.storage.header import Header

REOPENING = 3.0
"""Seconds for which a table that goes on waits for its port."""
_logger = logging.getLogger(__name__)


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
        meeting: MeetingPoint | None = None,
    ) -> None:
        """`changed` is called when anything at the table changes, `failed` when a program does not play.

        `interfaces` limit where the table is told. Friends elsewhere come through the `meeting` point.
        """
        self._key, self._records, self._interfaces = key, records, interfaces
        self._running = RunningTable(
            setup,
            key,
            records,
            began=self._note,
            changed=changed,
            failed=failed,
            friends=friends,
            clock=clock,
            hints=hints,
            thinking=thinking,
        )
        self._lan = LanTable(key, self._running.speak, knows=self.table.keeps_place_for)
        self.meeting = meeting
        """Meeting point through which friends elsewhere come; None: nobody comes from elsewhere."""
        self._elsewhere: MeetingServer | None = None
        self._announcement: Announcement | None = None
        self._announcing: asyncio.Task[None] | None = None
        self._addresses: tuple[str, ...] = ()
        self._closed = False
        self._changing = asyncio.Lock()
        """Held while the table is opened or closed."""

    @property
    def table(self) -> FriendsTable:
        """The table itself."""
        return self._running.table

    def _note(self, header: Header) -> None:
        table = self.table
        self._records.note_hosted(
            HostedNote(
                match=header.id,
                port=self.port,
                meeting="" if self.meeting is None else self.meeting.text,
                clock=table.clock,
                programs={**table.programs},
                person=table.setup.key,
            )
        )

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
        self._running.go_on(header, log, programs=programs)

    async def open(self, address: str | None = None, port: int = PORT) -> None:
        """Open the sockets and announce the table. Raises OSError, NoMeeting if nobody could come.

        Guests come back to the port that they know: a table that goes on waits for it for a while, and a
        meeting point that it does not reach is tried again.
        """
        goes_on = self.table.match is not None
        async with self._changing:  # nothing stays open of a table that is closed meanwhile
            if self._closed:
                return
            await self._lan.open(address, port, insist=REOPENING if goes_on else 0.0)
            try:
                await self._open_elsewhere(insist=goes_on)
            except BaseException:
                await self._lan.close()
                raise
            self._addresses = (address,) if address else own_addresses()
            near = NearbyTable(
                host=self.table.setup.player,
                code=self.code,
                addresses=self._addresses,
                port=self.port,
                free=self.table.free,
                variant=self.table.setup.variant,
                players=self.table.setup.players,
            )
            announcement = Announcement(near, self._interfaces)
            try:
                await announcement.open()
            except OSError as error:  # code and address still lead here
                _logger.warning("the table cannot be announced: %s", error)
            else:
                self._announcement = announcement
                self._announcing = asyncio.create_task(self._announce(announcement))
            self._running.start()

    async def _open_elsewhere(self, *, insist: bool) -> None:
        if self.meeting is None:
            return
        self._elsewhere = MeetingServer(self.meeting)
        await self._elsewhere.serve(self._running.served)
        await self._elsewhere.open(insist=insist)

    async def close(self, *, goodbye: bool = True) -> None:
        """Close everything; without a `goodbye` the guests wait for the host to come back."""
        async with self._changing:  # whoever comes second waits until all is closed
            if self._closed:
                return
            self._closed = True
            if goodbye:
                self._running.farewell()
                self._records.note_hosted(None)
            if self._announcing is not None:
                self._announcing.cancel()
            await self._running.stop()
            await self._lan.close()  # first: who comes back needs the port
            if self._elsewhere is not None:
                await self._elsewhere.close()
            if self._announcement is not None:
                await self._announcement.close()

    async def local_door(self, key: KeyPair) -> LocalDoor:
        """A door for somebody in this process. Raises DoorClosed if the table is closed."""
        return await self._running.local_door(key)

    async def page_door(self, key: KeyPair) -> LocalDoor:
        """A door for somebody in a browser. Raises DoorClosed if the table is closed."""
        return await self._running.page_door(key)

    async def _announce(self, announcement: Announcement) -> None:
        """Keep the announcement true: free seats are told, none while a match goes on."""
        announced = self.table.free
        while True:
            await asyncio.sleep(TICK)
            free = 0 if self.table.playing else self.table.free
            if free != announced:
                announced = free
                await announcement.change(free)
