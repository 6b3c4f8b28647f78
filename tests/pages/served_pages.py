"""A server of pages, and browsers that connect to it without a page."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from briscola.network.channel.connection_slots import ConnectionLimits
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.from_page import Enter, FromPage, GoAway
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Gone, ToPage
from briscola.pages.server.page_server import PAGES, PageServer
from tests.pages.told_page import told_page

HERE = "127.0.0.1"


STATE = PageState(at=1, title="Briscola", deck="napoletane", ratio=0.6)


@contextlib.asynccontextmanager
async def served(
    on_page: Callable[[PageVisit], Awaitable[None]],
    *,
    proxied: bool = False,
    limits: ConnectionLimits = PAGES,
    is_expected: Callable[[Enter], bool] = lambda _: False,
) -> AsyncIterator[PageServer]:
    """A server of pages at this computer; nothing of it is left afterwards."""
    server = PageServer(
        on_page, hosts=[HERE, "table.example"], proxied=proxied, limits=limits, is_expected=is_expected
    )
    await server.open(HERE, 0)
    try:
        yield server
    finally:
        await server.close()
    assert server.connections == 0


async def nobody(page: PageVisit) -> None:
    """Nobody speaks with the page."""
    del page


async def hearing(page: PageVisit) -> None:
    """Show a state, and hear the page until it leaves."""
    page.send(STATE)
    while not isinstance(await page.receive(), GoAway):
        page.send(STATE)


async def answer_to(server: PageServer, request: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer to a request, byte by byte as it stands."""
    reader, writer = await asyncio.open_connection(HERE, server.port)
    writer.write(request.replace("\n", "\r\n").encode())
    answer = await reader.read()
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return int(status.split()[1]), headers, body


def get(path: str, *, host: str = HERE, more: str = "") -> str:
    return f"GET {path} HTTP/1.1\nHost: {host}\n{more}\n"


class Listening(Protocol):
    """A server of pages, or a tunnel to it."""

    @property
    def port(self) -> int: ...


def page_at(
    server: Listening, *, origin: str = "", host: str = "", local: str = "", **headers: str
) -> connect:
    """A connection as the page makes it, from any `local` address; a proxy may add headers."""
    host = host or f"{HERE}:{server.port}"
    return connect(
        f"ws://{host}/seat",
        origin=Origin(origin or f"http://{host}"),
        additional_headers={name.replace("_", "-"): value for name, value in headers.items()},
        host=HERE,
        port=server.port,
        local_addr=(local, 0) if local else None,
        proxy=None,
        close_timeout=0.2,
    )


@contextlib.asynccontextmanager
async def entering(server: PageServer, **fields: Any) -> AsyncIterator[ClientConnection]:
    """A page that has entered."""
    async with page_at(server) as page:
        await say(page, Enter(**fields))
        yield page


def offered(state: PageState) -> list[str]:
    """Everything that may be done now: cards, ways to cut, and other choices."""
    cards = [*state.hand, *(card for hand in state.open_hands for card in hand.cards)]
    cuts = ["cut auto", "cut 1", f"cut {state.cut}"] if state.cut else []
    return [*cuts, *(card.choice for card in cards if card.choice), *(each.id for each in state.choices)]


async def heard(page: ClientConnection) -> ToPage:
    return told_page(await page.recv(decode=False))


async def say(page: ClientConnection, message: FromPage) -> None:
    await page.send(encode_for_page(message))


async def shown(page: ClientConnection) -> None:
    while not isinstance(await heard(page), PageState):
        pass


async def last_word(page: ClientConnection) -> str:
    """Why the page has to go; empty if it is only lost."""
    why = ""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = await heard(page)
            why = message.why if isinstance(message, Gone) else why
    return why
