"""Guests' doors on the same network, by WebSockets."""

import asyncio
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, InvalidStatus

from briscola.network.door import DoorClosed, GuestDoor, knock
from briscola.network.key_pair import KeyPair
from briscola.network.room_code import room_topic
from briscola.network.websocket_carrier import COMMON, HELLO_SECONDS, TOO_MANY, SocketCarrier


async def connect_to_table(address: str, port: int, code: str, key: KeyPair) -> GuestDoor:
    """Connect to a table of this network.

    Raises DoorClosed.
    """
    connection = None
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            connection = await connect(
                f"ws://briscola/{room_topic(code)}",
                host=address,
                port=port,
                proxy=None,
                user_agent_header=None,
                **COMMON,
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
