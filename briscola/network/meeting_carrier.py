"""A carrier over a meeting point: frames go into the other end's room, and come from the own one.

A guest puts the name of her room before each frame. Whoever knows a room can speak into it, so nothing here
is believed; the sealed channel knows its own frames.
"""

import asyncio
from secrets import token_bytes

from briscola.network.door import LARGEST_QUEUE
from briscola.network.meeting_line import MeetingLine

TOPICS = "briscola/1/"
"""Every room is one level below it."""
ROOM_BYTES = 32


def new_room() -> bytes:
    """The room of a guest, for one connection; nobody can guess it."""
    return token_bytes(ROOM_BYTES)


class MeetingCarrier:
    """One end; whoever hears the line puts frames into it by `heard`."""

    shared = True

    def __init__(
        self, line: MeetingLine, room: str, head: bytes = b"", *, most_waiting: int = LARGEST_QUEUE
    ) -> None:
        """Frames go into `room`, behind `head`; as many bytes may wait to be read, else the end is gone."""
        self._line, self._topic, self._head = line, TOPICS + room, head
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting, self._most = 0, most_waiting
        self._ended = False

    def heard(self, frame: bytes) -> None:
        """Take a frame from the own room."""
        self._waiting += len(frame)
        if self._waiting > self._most:
            self.abort()
        else:
            self._frames.put_nowait(frame)

    async def send(self, frame: bytes) -> None:
        """Send a frame; wait while the meeting point is slow. Raises OSError."""
        if self._ended:
            raise ConnectionError("the connection is closed")
        await self._line.send(self._topic, self._head + frame)

    async def receive(self) -> bytes:
        """The next frame. Raises OSError."""
        frame = None if self._ended else await self._frames.get()
        if frame is None:
            raise ConnectionError("the connection is closed")
        self._waiting -= len(frame)
        return frame

    async def close(self) -> None:
        """Hear and say nothing more."""
        self.abort()

    def abort(self) -> None:
        """Hear and say nothing more."""
        if not self._ended:
            self._ended = True
            self._frames.put_nowait(None)
