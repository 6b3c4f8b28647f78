"""A page below a path of a proxy: what it names lies beside it, and a dealer's name may have a port."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from urllib.parse import urljoin

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from briscola.pages.messages.from_page import Enter
from briscola.pages.server.page_files import STATIC
from briscola.pages.server.page_server import PageServer
from tests.pages.served_pages import HERE, hearing, say, shown

PATH = "/briscola/"


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def proxy(server: PageServer) -> AsyncIterator[int]:
    """The port of a proxy that takes the path off, as Caddy's `handle_path` does; nothing else is there."""

    async def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        method, _, rest = head.partition(b" ")
        if not rest.startswith(PATH.encode()):
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            writer.close()
            return
        behind, forth = await asyncio.open_connection(HERE, server.port)
        forth.write(method + b" " + rest[len(PATH) - 1 :])
        await asyncio.gather(_pass_on(reader, forth), _pass_on(behind, writer))

    listening = await asyncio.start_server(came, HERE, 0)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()


@contextlib.asynccontextmanager
async def below() -> AsyncIterator[tuple[int, str]]:
    """The port of the proxy, and the name with it as browsers send both."""
    server = PageServer(hearing, hosts=[], proxied=True)
    await server.open(HERE, 0)
    try:
        async with proxy(server) as port:
            place = f"table.example:{port}"
            server.hosts = [place]
            yield port, place
    finally:
        await server.close()


async def _get(port: int, path: str, host: str) -> tuple[int, str]:
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2].decode(errors="replace")


@pytest.mark.parametrize("home", ["", "slate", "cup"])
async def test_all_that_a_page_names_is_found_below_the_path(home: str) -> None:
    async with below() as (port, place):
        here = f"http://{place}{PATH}{home}"
        todo, seen = [here], set[str]()
        while todo:
            at = todo.pop()
            seen.add(at)
            status, text = await _get(port, at.removeprefix(f"http://{place}"), place)
            assert status == 200, at
            named = []
            if at == here or at.endswith((".js", ".css")):
                named = re.findall(r"""(?:href=|src=|url\(|from )["']([^"'#]+)["']""", text)
            found = {urljoin(at, each) for each in named} - {f"http://{place}{PATH}"}
            assert all(each.startswith(f"http://{place}{PATH}") for each in found), found
            todo += found - seen - set(todo)
        assert len(seen) > 8


async def test_its_line_comes_below_the_path_with_name_and_port() -> None:
    async with below() as (port, place):
        for path, origin, status in (
            (f"{PATH}seat", f"https://{place}", 0),
            ("/seat", f"https://{place}", 404),
            (f"{PATH}seat", "https://table.example", 403),
        ):
            line = connect(f"ws://{place}{path}", origin=Origin(origin), host=HERE, port=port, proxy=None)
            if status:
                with pytest.raises(InvalidStatus) as refused:
                    await line
                assert refused.value.response.status_code == status
                continue
            async with line as page:
                await say(page, Enter())
                await shown(page)
        for host in ("table.example", f"table.example:{port + 1}", f"other.example:{port}"):
            assert (await _get(port, PATH, host))[0] == 421


def test_no_script_speaks_of_the_root_of_its_place() -> None:
    for file in STATIC.rglob("*.js"):
        text = file.read_text(encoding="utf-8")
        assert "location.host" not in text and not re.search(r"""["'`(]/\w""", text), file.name
