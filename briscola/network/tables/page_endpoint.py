"""Guests' doors below the page of a table: by `https`, through whoever leads from there to the host.

Whoever ends TLS sees the same sealed frames as anybody on the way.
"""

import asyncio
import ssl
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from briscola.network.addresses.page_address import USUAL_PORT, PageAddress
from briscola.network.addresses.room_codes import room_topic
from briscola.network.channel.endpoint import EndpointClosed, GuestEndpoint, knock
from briscola.network.channel.handshake import HELLO_SECONDS
from briscola.network.keys.key_pair import KeyPair
from briscola.network.meeting.meeting_connection import trusted
from briscola.network.tables.endpoints_below_page import DOORS
from briscola.network.tables.websocket_carrier import COMMON, GuestConnection, SocketCarrier

NEXT_ADDRESS: Final = 0.25
"""Seconds after which the next address of a name is tried beside the one before: IPv6 may lead nowhere."""
PROGRAM: Final = "briscola"
"""Name by which it asks: some services answer nobody who has none."""


async def connect_at_page(page: PageAddress, code: str, key: KeyPair) -> GuestEndpoint:
    """Connect to a table below a page.

    Raises EndpointClosed: `certificate` if the page cannot prove its name, `no_page` if it leads nowhere now.
    """
    connection: ClientConnection | None = None
    door: GuestEndpoint | None = None
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            connection = await connect(
                f"wss://{page.address}{page.path.rstrip('/')}{DOORS}/{room_topic(code)}",
                host=page.host,  # named, so that no answer leads to another computer
                port=page.port or USUAL_PORT,
                happy_eyeballs_delay=NEXT_ADDRESS,
                ssl=trusted(),
                proxy=None,
                user_agent_header=PROGRAM,
                create_connection=GuestConnection,
                **COMMON,
            )
            door = await knock(SocketCarrier(connection), code, key)
            return door
    except ssl.SSLCertVerificationError as error:
        raise EndpointClosed("certificate", f"{page.address}: {error.verify_message}") from None
    except (OSError, WebSocketException, ValueError, OverflowError) as error:  # a TimeoutError, too
        raise EndpointClosed("no_page", f"{page.text} leads to no table just now: {error}") from None
    finally:
        if connection is not None and door is None:
            connection.transport.abort()
