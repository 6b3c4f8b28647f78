"""Sockets that listen, and the connections to them: counted and limited from their first moment."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress

from websockets.asyncio.server import ServerConnection

from briscola.network.channel.connection_slots import USUAL, ConnectionLimits, ConnectionSlots
from briscola.network.message_pace import BYTES_A_SECOND, MessagePace
from briscola.network.tables.websocket_carrier import EndsAtOnce

PORT_PAUSE = 0.1
"""Seconds between two attempts to get a port."""


class OpenConnections:
    """The open connections of a listening socket, those of strangers included."""

    def __init__(self, limits: ConnectionLimits = USUAL, *, proxied: bool = False) -> None:
        """Behind a proxy all come from one address: `comes_from` tells the true one."""
        self.began: dict[ServerConnection, float] = {}
        """Moment at which each of them began, by the clock of the loop."""
        self._places = ConnectionSlots[ServerConnection](limits)
        self._proxied = proxied

    def __len__(self) -> int:
        return len(self.began)

    def connection_class(
        self, begun: Callable[[ServerConnection], None] = lambda _: None
    ) -> type[ServerConnection]:
        """The class of connections that count from their first moment, before they have said anything.

        Each is told to `begun` at that moment.
        """
        connections = self

        class Counted(EndsAtOnce, ServerConnection):
            """A connection for which another one may be cut off; it is itself where too much comes."""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                connections.began[self] = self.loop.time()
                self.bytes = MessagePace(2 * BYTES_A_SECOND, connections.began[self], a_second=BYTES_A_SECOND)
                connections.comes_from(self, "" if connections._proxied else address_of(self))
                begun(self)

            def data_received(self, data: bytes) -> None:
                if self.bytes.allows(self.loop.time(), len(data)):
                    super().data_received(data)
                else:
                    self.transport.abort()

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                connections.began.pop(self, None)
                connections.leaves(self)

        return Counted

    def comes_from(self, connection: ServerConnection, address: str) -> None:
        """Count a connection from this address; where there are too many, one that says nothing goes."""
        _cut(self._places.comes(connection, address))

    def admit(self, connection: ServerConnection, known: Callable[[], bool]) -> bool:
        """Let whoever has said who she is stay, or not; `known` tells whether a place is kept for her."""
        now = asyncio.get_running_loop().time()
        stays, other = self._places.admit(connection, known, now)
        _cut(other)
        return stays

    def leaves(self, connection: ServerConnection) -> None:
        """Count a connection no more."""
        self._places.gone(connection)

    def abort_all(self) -> None:
        """Break all connections at once."""
        for connection in list(self.began):
            connection.transport.abort()


def _cut(connection: ServerConnection | None) -> None:
    if connection is not None:
        connection.transport.abort()


def address_of(connection: ServerConnection) -> str:
    """Address of the other end; one that came by IPv4 has one form only."""
    peer = connection.transport.get_extra_info("peername")
    return str(peer[0]).removeprefix("::ffff:") if peer else ""


async def listening_socket(
    address: str | None, port: int, insist: float = 0.0, *, elsewhere: bool = True
) -> socket.socket:
    """A socket for both kinds of addresses, where the system can; at that port if it is free in time.

    None as address: all of this computer. Another program may have the port: after `insist` seconds any free
    one will do, if it may be `elsewhere`. Raises OSError.
    """
    both = address is None and socket.has_dualstack_ipv6()
    family = socket.AF_INET6 if both or ":" in (address or "") else socket.AF_INET
    loop = asyncio.get_running_loop()
    end = loop.time() + insist
    while True:
        try:
            return socket.create_server((address or "", port), family=family, dualstack_ipv6=both, backlog=16)
        except OSError:
            if loop.time() >= end:
                if not elsewhere:
                    raise
                break
        await asyncio.sleep(PORT_PAUSE)
    with suppress(OSError):
        return socket.create_server((address or "", 0), family=family, dualstack_ipv6=both, backlog=16)
    return socket.create_server((address or "", 0), family=socket.AF_INET, backlog=16)
