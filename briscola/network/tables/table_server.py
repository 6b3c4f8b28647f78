"""WebSocket servers: one port for all tables of a computer, with limits for whoever connects."""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from briscola.network.channel import HostDoor, Knows, OnGuest, ReachableTable, nobody, serve_guest
from briscola.network.keys import KeyPair
from briscola.network.tables.connection_limits import OpenConnections, listening_socket
from briscola.network.tables.kept_places import USUAL, ConnectionLimits
from briscola.network.tables.websocket_carrier import COMMON, HELLO_SECONDS, PORT, SocketCarrier

NO_TABLE = 404


class TableServer:
    """Listens for the guests of all tables, until `close`."""

    def __init__(
        self, find: Callable[[str], ReachableTable | None], limits: ConnectionLimits = USUAL
    ) -> None:
        """`find` returns the table at the path of a request; None if there is none."""
        self._find = find
        self._server: Server | None = None
        self._connections = OpenConnections(limits)
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
        return len(self._connections)

    async def open(
        self,
        address: str | None = None,
        port: int = PORT,
        *,
        insist: float = 0.0,
        elsewhere: bool = True,
    ) -> None:
        """Listen where `listening_socket` finds a place. Raises OSError."""
        listening = await listening_socket(address, port, insist, elsewhere=elsewhere)
        try:
            self._server = await serve(
                self._guest_came,
                sock=listening,
                process_request=self._check_room,
                create_connection=self._connections.connection_class(),
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
        self._connections.abort_all()
        await asyncio.gather(*guests, return_exceptions=True)
        await self._server.wait_closed()

    def _check_room(self, connection: ServerConnection, request: Request) -> Response | None:
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
        try:
            if table is None:  # it was closed a moment ago
                return
            until = self._connections.began.get(connection, 0.0) + HELLO_SECONDS
            await serve_guest(
                SocketCarrier(connection),
                table,
                until=until,
                opened=lambda door: self._guests.update({task: door}),
                admit=lambda known: self._connections.admit(connection, known),
            )
        finally:
            del self._guests[task]
            connection.transport.abort()


class LanTable(TableServer):
    """The sockets of one open table, on whatever path a guest asks."""

    def __init__(
        self,
        table: KeyPair,
        on_guest: OnGuest,
        limits: ConnectionLimits = USUAL,
        *,
        knows: Knows = nobody,
    ) -> None:
        place = ReachableTable(table, on_guest, knows)
        super().__init__(lambda _: place, limits)
