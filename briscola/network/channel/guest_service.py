"""A guest at a table, from her first frame on, whatever carries it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from briscola.network.channel.endpoint import Carrier, EndpointClosed, HostEndpoint, answer
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import Goodbye

_logger = logging.getLogger(__name__)

OnGuest = Callable[[HostEndpoint, Hello], Awaitable[None]]
"""Speaks with a guest through her door until she goes; her `hello` is read already."""


Knows = Callable[[str, str], bool]
"""True if a place is kept for whoever has this public key, or this ticket of her page."""


def nobody(key: str, ticket: str) -> bool:
    """Keep no place for anybody."""
    del key, ticket
    return False


class ReachableTable(NamedTuple):
    """A table that guests can reach: its key, who speaks with them, and whom it knows."""

    key: KeyPair
    on_guest: OnGuest
    knows: Knows = nobody


def _everybody(known: Callable[[], bool]) -> bool:
    del known
    return True


async def serve_guest(
    carrier: Carrier,
    table: ReachableTable,
    *,
    until: float,
    opened: Callable[[HostEndpoint], object],
    admit: Callable[[Callable[[], bool]], bool] = _everybody,
) -> None:
    """Speak with whoever knocks, until she goes. `opened` gets her door once she has proved her key.

    She has to say `hello` before the moment `until` of the loop's clock. Then `admit` is asked if there is
    room for her; it gets what tells whether the table knows her.
    """
    door: HostEndpoint | None = None
    try:
        async with asyncio.timeout_at(until):
            door = await answer(carrier, table.key)
            opened(door)
            hello = await door.receive()
        key = door.peer.hex()
        if not isinstance(hello, Hello):
            door.send(Goodbye(why="message", sentence="the first message is a hello"))
        elif not admit(lambda: table.knows(key, hello.ticket)):
            door.send(Goodbye(why="too_many", sentence="there are too many strangers"))
        else:
            await table.on_guest(door, hello)
    except TimeoutError:
        if door is not None:
            door.send(Goodbye(why="too_slow", sentence="there was no hello within five seconds"))
    except EndpointClosed:
        pass
    except Exception:
        _logger.exception("a guest had to be left")
    finally:
        if door is not None:
            await door.close()
