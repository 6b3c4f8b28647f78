"""A trial of a public name: this program asks for a page under it, and knows its own answer.

A home cannot always reach itself from outside, so a trial that fails proves nothing.
"""

import asyncio
import ssl
from contextlib import suppress
from secrets import token_hex

from briscola.network.addresses.page_address import USUAL_PORT
from briscola.network.addresses.public_name import PublicName
from briscola.network.meeting.meeting_connection import trusted
from briscola.pages.audience.visit import PageVisit
from briscola.pages.server.name_trial import TRY_PATH, answer_to_trial
from briscola.pages.server.page_server import PAGE_PORT, PageServer

PATIENCE = 8.0
"""Seconds for the answer."""
MOST_READ = 8192
"""Bytes of an answer that are read."""


async def reaches_us(
    name: PublicName,
    context: ssl.SSLContext | None = None,
    *,
    port: int = PAGE_PORT,
    address: str | None = None,
) -> bool:
    """True if this very program answers under a name, with a certificate that is trusted.

    `port` is where the table is served here. `address` is where the name is looked for; None: where it leads.
    """
    path = TRY_PATH + token_hex(16)
    expected = answer_to_trial(path, name, port)
    assert expected is not None
    with suppress(OSError, ValueError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            return expected.encode() in await _answer(name, path, context or trusted(), address or name.host)
    return False


async def _answer(name: PublicName, path: str, context: ssl.SSLContext, address: str) -> bytes:
    """The beginning of what is answered. Raises OSError."""
    reader, writer = await asyncio.open_connection(
        address, name.port or USUAL_PORT, ssl=context, server_hostname=name.host
    )
    try:
        asked = f"GET {path} HTTP/1.1\r\nHost: {name.address}\r\nConnection: close\r\n\r\n"
        writer.write(asked.encode("ascii"))
        answer = b""
        while len(answer) < MOST_READ and (more := await reader.read(MOST_READ - len(answer))):
            answer += more
        return answer
    finally:
        writer.transport.abort()


async def _turned_away(visit: PageVisit) -> None:
    """Let a page go: no table is open."""
    await visit.dismiss("table")


async def try_public_name(name: PublicName) -> bool:
    """True if a name reaches us; meanwhile the port of the pages is served, if no table of ours does."""
    server = PageServer(_turned_away, hosts=())
    server.public = name
    with suppress(OSError):
        await server.open(None, PAGE_PORT, elsewhere=False)
    try:
        return await reaches_us(name)
    finally:
        await server.close()
