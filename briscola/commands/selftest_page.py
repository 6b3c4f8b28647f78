"""For the self-test: the page for phones is served, as a browser asks for it."""

import asyncio
from collections.abc import Sequence

from briscola.pages.page_server import PageServer
from briscola.pages.page_visit import PageVisit

HERE = "127.0.0.1"
NEEDED = ("/", "/style.css", "/page.js", "/fonts/serif.ttf", "/fonts/sans.ttf", "/cards/napoletane/1D.svg")
LONGEST = 10.0
"""Seconds that a file may take."""


class NotServed(Exception):  # noqa: N818 - the reason of a failure
    """A file of the page does not come."""


def served_page() -> Sequence[str]:
    """Files that a browser gets from a port of this computer, opened for this. Raises NotServed."""
    asyncio.run(_ask_for_all())
    return NEEDED


async def _ask_for_all() -> None:
    server = PageServer(_nobody, hosts=[HERE])
    await server.open(HERE, 0)
    try:
        for path in NEEDED:
            async with asyncio.timeout(LONGEST):
                await _ask_for(path, server.port)
    finally:
        await server.close()


async def _ask_for(path: str, port: int) -> None:
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode())
    head = await reader.readline()
    writer.close()
    if b" 200 " not in head:
        raise NotServed(f"{path} is missing: {head.decode().strip()}")


async def _nobody(page: PageVisit) -> None:
    del page
