"""A carrier over WebSockets, and what both of its ends agree on."""

import logging
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.connection import Connection
from websockets.exceptions import ConnectionClosed

from briscola.network.channel.handshake import HELLO_SECONDS
from briscola.network.channel.sealed_channel import LARGEST_FRAME, SealedChannel

SILENT = logging.getLogger("briscola.websockets")
SILENT.setLevel(logging.CRITICAL + 1)  # strangers could fill the log
COMMON: dict[str, Any] = {
    "compression": None,  # the length of a compressed message would tell of its content
    "max_size": LARGEST_FRAME,
    "max_queue": 4,
    "ping_interval": None,  # the doors notice themselves when the other end is gone
    "open_timeout": HELLO_SECONDS,
    "close_timeout": 0.5,
    "logger": SILENT,
}


class EndsAtOnce(Connection):
    """A connection that writes nothing more once it is broken: asyncio would log every piece.

    Whoever sends ten thousand pings and breaks the line is owed ten thousand answers.
    """

    def send_data(self) -> None:
        """Write what waits, until the other end is gone."""
        for data in self.protocol.data_to_send():
            if self.transport.is_closing():
                return
            if data:
                self.transport.write(data)
            elif self.transport.can_write_eof():  # the end
                with suppress(OSError, RuntimeError):
                    self.transport.write_eof()


class GuestConnection(EndsAtOnce, ClientConnection):
    """The guest's end."""


class SocketCarrier:
    """Carries each frame in a binary message of a WebSocket."""

    shared = False

    def __init__(self, socket: Any) -> None:
        """`socket` is a connection of websockets, of either end."""
        self.socket = socket

    async def send(self, frame: bytes) -> None:
        """Send a frame; wait while the other end is slow. Raises OSError."""
        try:
            await self.socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None

    async def receive(self) -> bytes:
        """The next frame. Raises OSError."""
        try:
            frame: bytes = await self.socket.recv(decode=False)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None
        return frame

    def expect(self, channel: SealedChannel) -> None:
        """Everything comes from the other end."""

    async def close(self) -> None:
        """Close the connection in good order."""
        await self.socket.close()

    def abort(self) -> None:
        """Break the connection at once."""
        self.socket.transport.abort()
