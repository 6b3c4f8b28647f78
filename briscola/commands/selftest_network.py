"""For the self-test: the page for phones is served, and the way to a meeting point has its certificates."""

import asyncio
import socket
from collections.abc import Sequence

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.meeting.meeting_connection import trusted
from briscola.network.meeting.meeting_trial import try_meeting_point
from briscola.pages.audience.visit import PageVisit
from briscola.pages.server.page_files import deck_address
from briscola.pages.server.page_server import PageServer

HERE = "127.0.0.1"
PAGE = ("/", "/page/style.css", "/page/page.js", "/fonts/serif.woff2")
LONGEST = 60.0
"""Seconds that a file may take: a deck is drawn first, also by Wine on a busy machine."""


class NotServed(Exception):  # noqa: N818 - the reason of a failure
    """A file of the page does not come."""


def served_page() -> Sequence[str]:
    """Files that a browser gets from a port of this computer, opened for this. Raises NotServed."""
    needed = (*PAGE, *(f"/{deck_address('napoletane')}/{pack}" for pack in ("marks", "pack-1")))
    asyncio.run(_ask_for_all(needed))
    return needed


async def _ask_for_all(needed: Sequence[str]) -> None:
    server = PageServer(_nobody, hosts=[HERE])
    await server.open(HERE, 0)
    try:
        for path in needed:
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


class NoRoute(Exception):  # noqa: N818 - the reason of a failure
    """The way to a meeting point is not whole; the message says what happens instead."""


def certificates() -> int:
    """Number of the authorities that vouch for meeting points. Raises NoRoute.

    It asks a port of this computer at which nobody listens, and has to be told so.
    """
    with socket.socket() as nobody:
        nobody.bind((HERE, 0))
        point = MeetingPoint(host=HERE, port=nobody.getsockname()[1])
        trial = asyncio.run(try_meeting_point(point))
    if trial.wrong != "unreachable":
        raise NoRoute(f"{trial.wrong}: {trial.sentence}")
    return len(trusted().get_ca_certs())
