"""Doors on the same network: the host listens, guests connect, by WebSockets."""

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus
from websockets.http11 import Request, Response

from briscola.network.door import DoorClosed, GuestDoor, HostDoor, answer, knock
from briscola.network.guest_messages import Hello
from briscola.network.host_messages import Goodbye
from briscola.network.key_pair import KeyPair
from briscola.network.message_pace import MessagePace
from briscola.network.sealed_channel import LARGEST_FRAME

PORT = 27480
"""Port of a table, unless another program has it."""
PORT_PAUSE = 0.1
"""Seconds between two attempts to get a port."""
HELLO_SECONDS = 5.0
"""Time from a connection to its `hello`."""
AN_ADDRESS, IN_ALL = 8, 64
"""Most connections from one address, and of a table."""
BYTES_A_SECOND = 65_536
"""Bytes that a guest may send, pings and pieces of messages included; twice as many at once."""
PATIENCE = 10.0
"""Seconds between two pings of an idle connection, and for the answer to one."""
TOO_MANY = 429
_logger = logging.getLogger(__name__)
_SILENT = logging.getLogger("briscola.websockets")
_SILENT.setLevel(logging.CRITICAL + 1)  # strangers could fill the log
COMMON: dict[str, Any] = {
    "compression": None,  # the length of a compressed message would tell of its content
    "max_size": LARGEST_FRAME,
    "max_queue": 4,
    "ping_interval": PATIENCE,
    "ping_timeout": PATIENCE,
    "open_timeout": HELLO_SECONDS,
    "close_timeout": 0.5,
    "logger": _SILENT,
}

OnGuest = Callable[[HostDoor, Hello], Awaitable[None]]
"""Speaks with a guest through her door until she goes; her `hello` is read already."""


class SocketCarrier:
    """Carries each frame in a binary message of a WebSocket."""

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


class LanTable:
    """The sockets of an open table. Guests come in until `close`."""

    def __init__(self, table: KeyPair, on_guest: OnGuest) -> None:
        self._table, self._on_guest = table, on_guest
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
        began = self._began

        class Counted(ServerConnection):
            """A connection that counts from its first moment, before it has said anything."""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                began[self] = self.loop.time()
                self.bytes = MessagePace(2 * BYTES_A_SECOND, began[self], a_second=BYTES_A_SECOND)
                if len(began) > 2 * IN_ALL or _from_there(began)[_address(self)] > 2 * AN_ADDRESS:
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

    def _check_room(self, connection: ServerConnection, _: Request) -> Response | None:
        if len(self._began) > IN_ALL or _from_there(self._began)[_address(connection)] > AN_ADDRESS:
            return connection.respond(TOO_MANY, "too many connections\n")
        return None

    async def _guest_came(self, connection: ServerConnection) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._guests[task] = None
        for told in (connection.request, connection.response):
            if told is not None:
                told.headers.clear()  # they would stay as long as the guest
        door: HostDoor | None = None
        try:
            began = self._began.get(connection, 0.0)
            async with asyncio.timeout_at(began + HELLO_SECONDS):
                self._guests[task] = door = await answer(SocketCarrier(connection), self._table)
                hello = await door.receive()
            if isinstance(hello, Hello):
                await self._on_guest(door, hello)
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


async def connect_to_table(address: str, port: int, code: str, key: KeyPair) -> GuestDoor:
    """Connect to a table of this network.

    Raises DoorClosed.
    """
    connection = None
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            connection = await connect(
                "ws://briscola/", host=address, port=port, proxy=None, user_agent_header=None, **COMMON
            )
            return await knock(SocketCarrier(connection), code, key)
    except TimeoutError:
        _drop(connection)
        raise DoorClosed("unreachable", f"nobody answers at {address} within five seconds") from None
    except InvalidStatus as error:
        if error.response.status_code == TOO_MANY:
            raise DoorClosed("busy", "too many connections there") from None
        raise DoorClosed("handshake", f"at {address} there is no table") from None
    except (InvalidHandshake, InvalidMessage) as error:
        if isinstance(error.__cause__, EOFError | OSError):  # the host is just closing, or has died
            raise DoorClosed("unreachable", f"{address} has hung up") from None
        raise DoorClosed("handshake", f"at {address} there is no table") from None
    except (OSError, ValueError, OverflowError) as error:  # ValueError: a name that no computer can have
        _drop(connection)
        raise DoorClosed("unreachable", f"nobody answers at {address}: {error}") from None
    except BaseException:
        _drop(connection)
        raise


async def connect_to_any(addresses: Sequence[str], port: int, code: str, key: KeyPair) -> GuestDoor:
    """Connect to a table at whichever of its addresses answers first.

    Raises DoorClosed, with the most telling reason if no address will do.
    """
    tries = {asyncio.create_task(connect_to_table(each, port, code, key)) for each in addresses}
    reasons: list[DoorClosed] = []
    door: GuestDoor | None = None
    try:
        while tries and door is None:
            done, tries = await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                error = each.exception()
                if error is None and door is None:
                    door = each.result()
                elif error is None:
                    await each.result().close()
                elif isinstance(error, DoorClosed):
                    reasons.append(error)
                else:
                    raise error
    finally:
        for each in tries:
            each.cancel()
        for late in await asyncio.gather(*tries, return_exceptions=True):
            if not isinstance(late, BaseException):
                await late.close()
    if door is None:
        told = [reason for reason in reasons if reason.why != "unreachable"] or reasons
        raise told[0] if told else DoorClosed("unreachable", "there is no address to try")
    return door


def _drop(connection: Any) -> None:
    if connection is not None:
        connection.transport.abort()


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
