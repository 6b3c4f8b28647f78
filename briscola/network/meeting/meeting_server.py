"""Tables at a meeting point: guests come to them through it, until it is closed."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.room_codes import room_code, room_topic
from briscola.network.channel.connection_slots import ConnectionLimits, ConnectionSlots
from briscola.network.channel.endpoint import GONE, HostEndpoint
from briscola.network.channel.guest_service import ReachableTable, serve_guest
from briscola.network.channel.handshake import GREETING_BYTES, HELLO_SECONDS
from briscola.network.meeting.meeting_carrier import ROOM_BYTES, TOPICS, MeetingCarrier
from briscola.network.meeting.meeting_connection import MeetingConnection, NoMeeting
from briscola.network.message_pace import BYTES_A_SECOND, MessagePace

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
"""Seconds between two attempts to reach the meeting point again."""
MOST_GUESTS = 64
"""Strangers at one table at once; as many more may be on their way to prove their keys."""
NEW_GUESTS_A_SECOND = 20
"""Guests that may begin in a second, and strangers who are told that they are not known."""
MOST_WAITING = 262_144
"""Bytes of one guest that may wait to be read."""
_logger = logging.getLogger(__name__)


class _Guest:
    """Somebody in a room of her own, who has sent a greeting."""

    def __init__(self, carrier: MeetingCarrier) -> None:
        self.carrier = carrier
        self.door: HostEndpoint | None = None
        self.task: asyncio.Task[None] | None = None


class _Table:
    """One table, and its guests by their rooms."""

    def __init__(self, served: ReachableTable, now: float) -> None:
        self.served = served
        self.guests: dict[bytes, _Guest] = {}
        self.places = ConnectionSlots[bytes](ConnectionLimits(MOST_GUESTS, MOST_GUESTS))
        self.beginning = MessagePace(NEW_GUESTS_A_SECOND, now)

    def goes(self, room: bytes | None) -> None:
        """Whoever has this room makes room for somebody else."""
        if room is not None and room in self.guests:
            self.guests[room].carrier.abort()

    def gone(self, room: bytes) -> None:
        """Nobody is there any more."""
        self.guests.pop(room, None)
        self.places.gone(room)


class MeetingServer:
    """Serves tables at one meeting point, and comes back to it whenever the connection is lost."""

    def __init__(self, point: MeetingPoint) -> None:
        """Needs a running loop."""
        self.point = point
        self._loop = asyncio.get_running_loop()
        self.tables: dict[str, _Table] = {}
        """The tables that are served, by topic."""
        self._connection: MeetingConnection | None = None
        self._listening = False
        """True once the connection listens in the rooms of all tables."""
        self._closed = False
        self._keeping: asyncio.Task[None] | None = None

    @property
    def reached(self) -> bool:
        """True while the meeting point passes the frames of all tables on."""
        return self._listening and self._connection is not None and not self._connection.lost.is_set()

    async def open(self, *, insist: bool = False) -> None:
        """Reach the meeting point; if it `insist`s, also later. Raises NoMeeting, ConnectionError."""
        try:
            await self._connect()
        except (NoMeeting, OSError) as error:
            if not insist:
                raise
            _logger.warning("the meeting point is not reached yet: %s", error)
        if not self._closed:
            self._keeping = asyncio.create_task(self._keep())

    async def serve(self, table: ReachableTable) -> None:
        """Let guests come to a table. Raises NoMeeting, ConnectionError; it is served later then."""
        topic = TOPICS + room_topic(room_code(table.key.public))
        self.tables[topic] = _Table(table, self._loop.time())
        if self.reached and self._connection is not None:
            await self._listen(self._connection, topic)

    async def withdraw(self, table: ReachableTable) -> None:
        """Serve a table no more; its guests are closed in good order."""
        topic = TOPICS + room_topic(room_code(table.key.public))
        gone = self.tables.pop(topic, None)
        if gone is not None:
            if self.reached and self._connection is not None:
                self._connection.listen_no_more(topic)
            await self._end(gone)

    async def close(self) -> None:
        """Close every door and the connection; nothing of it is left afterwards, within a second."""
        self._closed = True
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait((self._keeping,))
        tables = list(self.tables.values())
        self.tables.clear()
        await asyncio.gather(*(self._end(table) for table in tables))
        if self._connection is not None:
            await self._connection.close()

    async def _end(self, table: _Table) -> None:
        guests = list(table.guests.values())
        await asyncio.gather(*(guest.door.close() for guest in guests if guest.door is not None))
        tasks = [guest.task for guest in guests if guest.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- the connection

    async def _connect(self) -> None:
        self._listening = False
        self._connection = connection = MeetingConnection(self.point, self._hear, ended=self._lost)
        await connection.open()
        heard: set[str] = set()
        try:
            while missing := self.tables.keys() - heard:  # a table may be opened meanwhile
                for topic in missing:
                    await self._listen(connection, topic)
                heard |= missing
        except BaseException:
            connection.abort()
            raise
        self._listening = True

    async def _listen(self, connection: MeetingConnection, topic: str) -> None:
        if not await connection.listen(topic):
            raise NoMeeting("silent", f"{self.point.text} lets nobody listen")

    def _lost(self) -> None:
        """Everybody who came by this connection is gone with it."""
        for table in self.tables.values():
            for guest in table.guests.values():
                guest.carrier.abort()

    async def _keep(self) -> None:
        """Come back to the meeting point whenever it is lost."""
        pause = FIRST_PAUSE
        while True:
            if self.reached and self._connection is not None:
                await self._connection.lost.wait()
                _logger.warning("the meeting point %s is lost", self.point.text)
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with suppress(NoMeeting, OSError):
                await self._connect()

    # ---- guests

    def _hear(self, topic: str, said: bytes) -> None:
        table, connection = self.tables.get(topic), self._connection
        room, frame = said[:ROOM_BYTES], said[ROOM_BYTES:]
        if table is None or connection is None or len(room) < ROOM_BYTES:
            return
        guest = table.guests.get(room)
        if guest is not None:
            guest.carrier.heard(frame)
        elif frame != GONE and table.beginning.allows(self._loop.time()):
            carrier = MeetingCarrier(
                connection,
                room.hex(),
                opening=GREETING_BYTES,
                most_waiting=MOST_WAITING,
                pace=MessagePace(2 * BYTES_A_SECOND, self._loop.time(), a_second=BYTES_A_SECOND),
            )
            guest = table.guests[room] = _Guest(carrier)
            if len(frame) == GREETING_BYTES:
                table.goes(table.places.comes(room, ""))
                carrier.heard(frame)
                steps = self._serve(table, guest, room)
            else:  # she was here before this program
                steps = self._say_gone_to(room)
            guest.task = asyncio.create_task(steps)
            guest.task.add_done_callback(lambda _: table.gone(room))

    async def _serve(self, table: _Table, guest: _Guest, room: bytes) -> None:
        def opened(door: HostEndpoint) -> None:
            guest.door = door

        def admit(known: Callable[[], bool]) -> bool:
            stays, other = table.places.admit(room, known, self._loop.time())
            table.goes(other)
            return stays

        until = self._loop.time() + HELLO_SECONDS
        try:
            await serve_guest(guest.carrier, table.served, until=until, opened=opened, admit=admit)
        finally:
            guest.carrier.abort()
        await self._say_gone_to(room)

    async def _say_gone_to(self, room: bytes) -> None:
        """Tell whoever believes to be a guest that she is none, so that she knocks anew."""
        if self._connection is not None:
            with suppress(OSError):
                await self._connection.send(TOPICS + room.hex(), GONE)
