"""A carrier over WebSockets, and what both of its ends agree on."""

import logging
from typing import Any

from websockets.exceptions import ConnectionClosed

from briscola.network.sealed_channel import LARGEST_FRAME

PORT = 27480
"""Port of a table, unless another program has it."""
HELLO_SECONDS = 5.0
"""Time from a connection to its `hello`."""
TOO_MANY = 429
_SILENT = logging.getLogger("briscola.websockets")
_SILENT.setLevel(logging.CRITICAL + 1)  # strangers could fill the log
COMMON: dict[str, Any] = {
    "compression": None,  # the length of a compressed message would tell of its content
    "max_size": LARGEST_FRAME,
    "max_queue": 4,
    "ping_interval": None,  # the doors notice themselves when the other end is gone
    "open_timeout": HELLO_SECONDS,
    "close_timeout": 0.5,
    "logger": _SILENT,
}


class SocketCarrier:
    """Carries each frame in a binary message of a WebSocket."""

    shared = False

    def __init__(self, socket: Any) -> None:
        """`socket` is a connection of websockets, of either end."""
        self._socket = socket

    async def send(self, frame: bytes) -> None:
        """Send a frame; wait while the other end is slow. Raises OSError."""
        try:
            await self._socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None

    async def receive(self) -> bytes:
        """The next frame. Raises OSError."""
        try:
            frame: bytes = await self._socket.recv(decode=False)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None
        return frame

    async def close(self) -> None:
        """Close the connection in good order."""
        await self._socket.close()

    def abort(self) -> None:
        """Break the connection at once."""
        self._socket.transport.abort()
