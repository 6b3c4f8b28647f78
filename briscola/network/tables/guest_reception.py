"""Guests' programs that have come by a WebSocket: each is led to its table, and spoken with."""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.asyncio.server import ServerConnection

from briscola.network.channel.endpoint import HostEndpoint
from briscola.network.channel.guest_service import ReachableTable, serve_guest
from briscola.network.channel.handshake import HELLO_SECONDS
from briscola.network.tables.websocket_carrier import SocketCarrier


class GuestReception:
    """Belongs to whoever listens: a server of tables, or of pages with tables below them."""

    def __init__(self, find: Callable[[str], ReachableTable | None]) -> None:
        """`find` returns the table at a path; None if there is none."""
        self._find = find
        self._guests: dict[asyncio.Task[Any], HostEndpoint | None] = {}

    def leads(self, path: str) -> bool:
        """True if a table is at this path."""
        return self._find(path) is not None

    async def receive(
        self,
        connection: ServerConnection,
        path: str,
        *,
        began: float,
        admit: Callable[[Callable[[], bool]], bool],
    ) -> None:
        """Speak with the guest of a connection, which is closed then.

        It `began` at that moment of the loop's clock; `admit` tells if there is room for her.
        """
        task = asyncio.current_task()
        assert task is not None
        self._guests[task] = None
        table = self._find(path)
        for told in (connection.request, connection.response):
            if told is not None:
                told.headers.clear()  # they would stay as long as the guest
        try:
            if table is None:  # it was closed a moment ago
                return
            await serve_guest(
                SocketCarrier(connection),
                table,
                until=began + HELLO_SECONDS,
                opened=lambda door: self._guests.update({task: door}),
                admit=admit,
            )
        finally:
            del self._guests[task]
            connection.transport.abort()

    async def close(self) -> None:
        """Let everybody go; what waits for her still reaches whoever reads it at once."""
        doors = [door for door in self._guests.values() if door is not None]
        await asyncio.gather(*(door.close() for door in doors))
        guests = list(self._guests)
        for guest in guests:
            guest.cancel()
        await asyncio.gather(*guests, return_exceptions=True)
