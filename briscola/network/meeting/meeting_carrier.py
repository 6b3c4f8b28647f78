"""A carrier over a meeting point: frames go into the other end's room, and come from the own one.

A guest puts the name of her room before each frame. Whoever knows a room can speak into it, so nothing here
is believed: what the other end has not sealed is dropped as it comes, and counts against nobody.
"""

import asyncio
from secrets import token_bytes

from briscola.network.channel.endpoint import GONE, LARGEST_QUEUE
from briscola.network.channel.sealed_channel import SealedChannel
from briscola.network.meeting.meeting_connection import MeetingConnection
from briscola.network.message_pace import MessagePace

TOPICS = "briscola/1/"
"""Every room is one level below it."""
ROOM_BYTES = 32
SEARCHES_A_SECOND = 100
"""Frames a second of which it is asked whether others before them are missing; anybody can send some."""
GONE_PAUSE = 1.0
"""Seconds between two times that the other end is asked whether it is gone; anybody can say that it is."""


def new_guest_topic() -> bytes:
    """The room of a guest, for one connection; nobody can guess it."""
    return token_bytes(ROOM_BYTES)


class MeetingCarrier:
    """One end; whoever hears the connection puts frames into it by `heard`."""

    shared = True

    def __init__(
        self,
        connection: MeetingConnection,
        room: str,
        head: bytes = b"",
        *,
        opening: int,
        most_opening: int = 1,
        most_waiting: int = LARGEST_QUEUE,
        pace: MessagePace | None = None,
    ) -> None:
        """Frames go into `room`, behind `head`. Needs a running loop.

        Before there is a channel, frames of `opening` bytes are taken in, so many of which may wait. Then so
        many bytes of the other end may wait to be read, and come at its `pace`, else it is gone.
        """
        self._connection, self._topic, self._head = connection, TOPICS + room, head
        self._loop = asyncio.get_running_loop()
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._opening, self._most_opening = opening, most_opening
        self._channel: SealedChannel | None = None
        self._waiting, self._most, self._pace = 0, most_waiting, pace
        self._searches = MessagePace(SEARCHES_A_SECOND, self._loop.time())
        self._gone_waits, self._next_gone = False, 0.0
        self.ended = False
        """True once nothing is heard or said any more."""

    def expect(self, channel: SealedChannel) -> None:
        """Take in what the channel knows and nothing else from now on."""
        self._channel = channel
        self._waiting = 0
        while not self._frames.empty():
            self._frames.get_nowait()

    def heard(self, frame: bytes) -> None:
        """Take a frame from the own room, if the other end can have put it there."""
        if frame == GONE:
            self._heard_gone()
        if self.ended or not self._is_hers(frame):
            return
        self._waiting += len(frame)
        too_fast = self._pace is not None and not self._pace.allows(self._loop.time(), len(frame))
        if too_fast or self._waiting > self._most:
            self.abort()
        else:
            self._frames.put_nowait(frame)

    def _is_hers(self, frame: bytes) -> bool:
        """True for a frame of the other end; where that cannot be known yet, for one that may be.

        The next one of the other end is always found, however many frames of strangers come: one try tells.
        Only whether frames are missing, which takes eight more, is not asked of all.
        """
        if self._channel is None:
            return len(frame) == self._opening and self._frames.qsize() < self._most_opening
        if self._channel.knows(frame, missing=0):
            return True
        return self._searches.allows(self._loop.time()) and self._channel.knows(frame)

    def _heard_gone(self) -> None:
        """Take in once, and not at once again, that the other end may be gone."""
        if self._channel is not None and not self._gone_waits:
            self._gone_waits = True
            self._loop.call_at(self._next_gone, self._frames.put_nowait, GONE)

    async def send(self, frame: bytes) -> None:
        """Send a frame; wait while the meeting point is slow. Raises OSError."""
        if self.ended:
            raise ConnectionError("the connection is closed")
        await self._connection.send(self._topic, self._head + frame)

    async def receive(self) -> bytes:
        """The next frame. Raises OSError."""
        frame = None if self.ended else await self._frames.get()
        if frame is None:
            raise ConnectionError("the connection is closed")
        if frame == GONE:
            self._gone_waits, self._next_gone = False, self._loop.time() + GONE_PAUSE
        self._waiting -= len(frame)
        return frame

    async def close(self) -> None:
        """Hear and say nothing more."""
        self.abort()

    def abort(self) -> None:
        """Hear and say nothing more."""
        if not self.ended:
            self.ended = True
            self._frames.put_nowait(None)
