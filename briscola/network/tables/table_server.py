"""WebSocket servers: one port for all tables of a computer, with limits for whoever connects."""

from collections.abc import Callable

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from briscola.network.addresses.host_names import PORT
from briscola.network.channel.connection_slots import USUAL, ConnectionLimits
from briscola.network.channel.guest_service import Knows, OnGuest, ReachableTable, nobody
from briscola.network.keys.key_pair import KeyPair
from briscola.network.tables.connection_limits import OpenConnections, listening_socket
from briscola.network.tables.guest_reception import GuestReception
from briscola.network.tables.websocket_carrier import COMMON

NO_TABLE = 404


class TableServer:
    """Listens for the guests of all tables, until `close`."""

    def __init__(
        self, find: Callable[[str], ReachableTable | None], limits: ConnectionLimits = USUAL
    ) -> None:
        """`find` returns the table at the path of a request; None if there is none."""
        self._server: Server | None = None
        self._connections = OpenConnections(limits)
        self._reception = GuestReception(find)

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
        await self._reception.close()
        self._connections.abort_all()
        await self._server.wait_closed()

    def _check_room(self, connection: ServerConnection, request: Request) -> Response | None:
        if self._reception.leads(request.path):
            return None
        return connection.respond(NO_TABLE, "no such table\n")

    async def _guest_came(self, connection: ServerConnection) -> None:
        await self._reception.receive(
            connection,
            "" if connection.request is None else connection.request.path,
            began=self._connections.began.get(connection, 0.0),
            admit=lambda known: self._connections.admit(connection, known),
        )


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
