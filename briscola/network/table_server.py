"""WebSocket servers: one port for all tables of a computer, with limits for whoever connects."""

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from briscola.network.door import DoorClosed, HostDoor, answer
from briscola.network.guest_messages import Hello
from briscola.network.host_messages import Goodbye
from briscola.network.key_pair import KeyPair
from briscola.network.message_pace import MessagePace
from briscola.network.websocket_carrier import COMMON, HELLO_SECONDS, PORT, TOO_MANY, SocketCarrier

PORT_PAUSE = 0.1
"""Seconds between two attempts to get a port."""
BYTES_A_SECOND = 65_536
"""Bytes that a guest may send, pings and pieces of messages included; twice as many at once."""
NO_TABLE = 404
_logger = logging.getLogger(__name__)

OnGuest = Callable[[HostDoor, Hello], Awaitable[None]]
"""Speaks with a guest through her door until she goes; her `hello` is read already."""


class ConnectionLimits(NamedTuple):
    """Most connections from one address, and in all."""

    an_address: int = 8
    in_all: int = 64


USUAL = ConnectionLimits()


class ServedTable(NamedTuple):
    """A table that guests can reach: its key, and who speaks with them."""

    key: KeyPair
    on_guest: OnGuest


class TableServer:
    """Listens for the guests of all tables, until `close`."""

    def __init__(self, find: Callable[[str], ServedTable | None], limits: ConnectionLimits = USUAL) -> None:
        """`find` returns the table at the path of a request; None if there is none."""
        self._find, self._limits = find, limits
        self._server: Server | None = None
        self._began: dict[ServerConnection, float] = {}
        self._guests: dict[asyncio.Task[Any], HostDoor | None] = {}

    @property
    def port(self) -> int:
        """Port where it listens."""
        assert self._server is not None
        port: int = next(iter(self._server.sockets)).getsockname()[1]
        return port

    @property
    def connections(self) -> int:
        """Number of open connections, those of strangers included."""
        return len(self._began)

    async def open(self, address: str | None = None, port: int = PORT, *, insist: float = 0.0) -> None:
        """Listen at an address of this computer; None: at all of them.

        Another program may have the port: after `insist` seconds any free one will do. Raises OSError.
        """
        began, (an_address, in_all) = self._began, self._limits

        class Counted(ServerConnection):
            """A connection that counts from its first moment, before it has said anything."""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                began[self] = self.loop.time()
                self.bytes = MessagePace(2 * BYTES_A_SECOND, began[self], a_second=BYTES_A_SECOND)
                if len(began) > 2 * in_all or _from_there(began)[_address(self)] > 2 * an_address:
                    self.transport.abort()

            def data_received(self, data: bytes) -> None:
                if self.bytes.allows(self.loop.time(), len(data)):
                    super().data_received(data)
                else:
                    self.transport.abort()

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                began.pop(self, None)

        listening = await _listening_socket(address, port, insist)
        try:
            self._server = await serve(
                self._guest_came,
                sock=listening,
                process_request=self._check_room,
                create_connection=Counted,
                origins=[None],  # no page of a browser may knock
                server_header=None,
                **COMMON,
            )
        except BaseException:
            listening.close()
            raise

    async def close(self) -> None:
        """Close every door and the sockets; nothing of it is left afterwards, within a second."""
        if self._server is None:
            return
        self._server.close(close_connections=False)
        doors = [door for door in self._guests.values() if door is not None]
        await asyncio.gather(*(door.close() for door in doors))
        guests = list(self._guests)
        for guest in guests:
            guest.cancel()
        for connection in list(self._began):
            connection.transport.abort()
        await asyncio.gather(*guests, return_exceptions=True)
        await self._server.wait_closed()

    def _check_room(self, connection: ServerConnection, request: Request) -> Response | None:
        an_address, in_all = self._limits
        if len(self._began) > in_all or _from_there(self._began)[_address(connection)] > an_address:
            return connection.respond(TOO_MANY, "too many connections\n")
        if self._find(request.path) is None:
            return connection.respond(NO_TABLE, "no such table\n")
        return None

    async def _guest_came(self, connection: ServerConnection) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._guests[task] = None
        table = None if connection.request is None else self._find(connection.request.path)
        for told in (connection.request, connection.response):
            if told is not None:
                told.headers.clear()  # they would stay as long as the guest
        door: HostDoor | None = None
        try:
            if table is None:  # it was closed a moment ago
                return
            began = self._began.get(connection, 0.0)
            async with asyncio.timeout_at(began + HELLO_SECONDS):
                self._guests[task] = door = await answer(SocketCarrier(connection), table.key)
                hello = await door.receive()
            if isinstance(hello, Hello):
                await table.on_guest(door, hello)
            else:
                door.send(Goodbye(why="message", sentence="the first message is a hello"))
        except TimeoutError:
            if door is not None:
                door.send(Goodbye(why="too_slow", sentence="there was no hello within five seconds"))
        except DoorClosed:
            pass
        except Exception:
            _logger.exception("a guest had to be left")
        finally:
            del self._guests[task]
            if door is not None:
                await door.close()
            connection.transport.abort()


class LanTable(TableServer):
    """The sockets of one open table, on whatever path a guest asks."""

    def __init__(self, table: KeyPair, on_guest: OnGuest, limits: ConnectionLimits = USUAL) -> None:
        place = ServedTable(table, on_guest)
        super().__init__(lambda _: place, limits)


async def _listening_socket(address: str | None, port: int, insist: float) -> socket.socket:
    """A socket for both kinds of addresses, where the system can; at that port if it is free in time."""
    both = address is None and socket.has_dualstack_ipv6()
    family = socket.AF_INET6 if both or ":" in (address or "") else socket.AF_INET
    loop = asyncio.get_running_loop()
    end = loop.time() + insist
    while True:
        with suppress(OSError):
            return socket.create_server((address or "", port), family=family, dualstack_ipv6=both, backlog=16)
        if loop.time() >= end:
            break
        await asyncio.sleep(PORT_PAUSE)
    with suppress(OSError):
        return socket.create_server((address or "", 0), family=family, dualstack_ipv6=both, backlog=16)
    return socket.create_server((address or "", 0), family=socket.AF_INET, backlog=16)


def _address(connection: ServerConnection) -> str:
    """Address of the other end; one that came by IPv4 has one form only."""
    peer = connection.transport.get_extra_info("peername")
    return str(peer[0]).removeprefix("::ffff:") if peer else ""


def _from_there(began: dict[ServerConnection, float]) -> Counter[str]:
    return Counter(map(_address, began))
