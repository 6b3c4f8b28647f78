"""Guests' doors on the same network, by WebSockets."""

import asyncio
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, InvalidStatus

from briscola.network.addresses.room_codes import room_topic
from briscola.network.channel.endpoint import EndpointClosed, GuestEndpoint, knock
from briscola.network.channel.handshake import HELLO_SECONDS
from briscola.network.keys.key_pair import KeyPair
from briscola.network.tables.websocket_carrier import COMMON, GuestConnection, SocketCarrier


async def connect_to_table(address: str, port: int, code: str, key: KeyPair) -> GuestEndpoint:
    """Connect to a table of this network.

    Raises EndpointClosed.
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
                create_connection=GuestConnection,
                **COMMON,
            )
            return await knock(SocketCarrier(connection), code, key)
    except TimeoutError:
        _drop(connection)
        raise EndpointClosed("unreachable", f"nobody answers at {address} within five seconds") from None
    except InvalidStatus:
        raise EndpointClosed("handshake", f"at {address} there is no table") from None
    except (InvalidHandshake, InvalidMessage) as error:
        if isinstance(error.__cause__, EOFError | OSError):  # the host is just closing, or has died
            raise EndpointClosed("unreachable", f"{address} has hung up") from None
        raise EndpointClosed("handshake", f"at {address} there is no table") from None
    except (OSError, ValueError, OverflowError) as error:  # ValueError: a name that no computer can have
        _drop(connection)
        raise EndpointClosed("unreachable", f"nobody answers at {address}: {error}") from None
    except BaseException:
        _drop(connection)
        raise


def _drop(connection: Any) -> None:
    if connection is not None:
        connection.transport.abort()
