"""A trial of a public name: this program asks for a page under it, and knows its own answer.

A home cannot always reach itself from outside, so a name at which nobody answers proves nothing.
"""

import asyncio
import socket
import ssl
from contextlib import suppress
from secrets import token_hex
from typing import Literal

from msgspec import Struct

from briscola.network.addresses.page_address import USUAL_PORT
from briscola.network.addresses.public_name import PublicName
from briscola.network.meeting.meeting_connection import trusted
from briscola.pages.server.name_trial import TRY_PATH, answer_to_trial
from briscola.pages.server.page_server import PAGE_PORT

PATIENCE = 8.0
"""Seconds for the answer."""
MOST_READ = 8192
"""Bytes of an answer that are read."""
WhyNotReached = Literal["unknown", "nobody", "certificate", "other"]
"""The first step that has failed. `unknown`: the name leads nowhere. `nobody`: nobody answers where it leads.
`certificate`: none that is trusted for it. `other`: whoever answers is not this program."""


class NameTrial(Struct, frozen=True, kw_only=True):
    """The outcome of a trial."""

    address: str = ""
    """The address to which the name leads; empty if to none."""
    why: WhyNotReached | None = None
    """The reason for which it does not reach us; None if it does."""


async def try_name(
    name: PublicName,
    context: ssl.SSLContext | None = None,
    *,
    port: int = PAGE_PORT,
    address: str | None = None,
) -> NameTrial:
    """Find out whether this very program answers under a name, with a certificate that is trusted.

    `port` is where the table is served here. `address` is where the name is looked for; None: where it leads.
    """
    path = TRY_PATH + token_hex(16)
    expected = answer_to_trial(path, name, port)
    assert expected is not None
    host, at = address or name.host, name.port or USUAL_PORT
    found = ""
    why: WhyNotReached = "unknown"
    with suppress(OSError, ValueError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            found = await _address_of(host)
            why = "nobody"
            try:
                reader, writer = await asyncio.open_connection(
                    host, at, ssl=context or trusted(), server_hostname=name.host
                )
            except ssl.SSLError:
                return NameTrial(address=found, why="certificate")
            why = "other"
            if expected.encode() in await _answer(reader, writer, name, path):
                return NameTrial(address=found)
    return NameTrial(address=found, why=why)


async def _address_of(host: str) -> str:
    """The first address to which a name leads. Raises OSError."""
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return str(found[0][4][0])


async def _answer(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, name: PublicName, path: str
) -> bytes:
    """The beginning of what is answered. Raises OSError."""
    try:
        asked = f"GET {path} HTTP/1.1\r\nHost: {name.address}\r\nConnection: close\r\n\r\n"
        writer.write(asked.encode("ascii"))
        answer = b""
        while len(answer) < MOST_READ and (more := await reader.read(MOST_READ - len(answer))):
            answer += more
        return answer
    finally:
        writer.transport.abort()
