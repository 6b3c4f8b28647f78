"""The doors of guests' programs below a page: where browsers load it, programs knock by a WebSocket.

A browser's WebSocket always names the origin of its page, and a program's never does: so neither comes in by
the other's door.
"""

import re
from collections.abc import Callable
from typing import Final

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request

from briscola.network.channel.connection_slots import USUAL, ConnectionLimits
from briscola.network.channel.guest_service import ReachableTable
from briscola.network.channel.sealed_channel import LARGEST_FRAME
from briscola.network.tables.connection_limits import OpenConnections
from briscola.network.tables.guest_reception import GuestReception

DOORS: Final = "/table"
"""Folder of these doors; a door is called as the place of its table among many (`room_topic`)."""
_DOOR = re.compile(rf"{DOORS}(/[0-9a-f]{{64}})")


class EndpointsBelowPage:
    """Belongs to a server of pages, which counts all connections; programs have limits of their own, too."""

    def __init__(
        self,
        find: Callable[[str], ReachableTable | None],
        connections: OpenConnections,
        limits: ConnectionLimits = USUAL,
    ) -> None:
        """`find` returns the table behind a door; `connections` are all of the server."""
        self._reception, self._connections = GuestReception(find), connections
        self._programs = OpenConnections(limits)

    @staticmethod
    def asked_for(path: str) -> bool:
        """True for a path that only programs ask for."""
        return path.startswith(f"{DOORS}/")

    def opens(self, connection: ServerConnection, request: Request) -> bool:
        """True if a table is behind the door that a program asks for; a page of a browser finds none."""
        path = _behind(request.path)
        if request.headers.get_all("Origin") or not path or not self._reception.leads(path):
            return False
        connection.protocol.max_message_size = LARGEST_FRAME
        return True

    async def receive(self, connection: ServerConnection, path: str, address: str) -> None:
        """Speak with the guest of a connection that has come from an address, until she goes."""
        connections, programs = self._connections, self._programs

        def admit(known: Callable[[], bool]) -> bool:
            return connections.admit(connection, known) and programs.admit(connection, known)

        programs.comes_from(connection, address)
        try:
            began = connections.began.get(connection, 0.0)
            await self._reception.receive(connection, _behind(path), began=began, admit=admit)
        finally:
            programs.leaves(connection)

    async def close(self) -> None:
        """Let everybody go."""
        await self._reception.close()


def _behind(path: str) -> str:
    """The place of a table behind a door; empty for what is no door."""
    found = _DOOR.fullmatch(path)
    return "" if found is None else found[1]
