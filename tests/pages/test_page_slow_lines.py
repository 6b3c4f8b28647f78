"""Files on slow lines: a limit of time counts only while nothing moves."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from briscola.pages.server import page_server
from briscola.pages.server.page_files import deck_address
from briscola.pages.server.page_server import LEAST_MOVED, PageServer
from briscola.system import resources
from tests.network.carriers import until
from tests.own_decks import CODES, kept_deck
from tests.pages.served_pages import HERE, entering, get, hearing, nobody, served, shown

PERIOD = 1e6
"""Seconds of the limit here: no clock reaches it, the tests let the time pass."""
KitStyle = list[Callable[[], Any]]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> KitStyle:
    """Everything that the server wants to do after its limit of time."""
    found, later = KitStyle(), asyncio.BaseEventLoop.call_later

    def call_later(
        loop: asyncio.BaseEventLoop, delay: float, work: Callable[..., Any], *args: Any, **more: Any
    ) -> Any:
        if delay == PERIOD:
            found.append(work)
        return later(loop, delay, work, *args, **more)

    monkeypatch.setattr(page_server, "FILE_SECONDS", PERIOD)
    monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", call_later)
    return found


def time_passes(looks: KitStyle) -> None:
    """Let one limit of time pass."""
    (look,) = looks
    looks.clear()
    look()


class Browser:
    """A browser that reads when it is told to, over a narrow line."""

    def __init__(self, server: PageServer, sock: socket.socket) -> None:
        self.server, self.sock = server, sock

    @property
    def waits(self) -> int:
        """Bytes that the server has not got rid of."""
        (connection,) = self.server._connections.began
        return connection.transport.get_write_buffer_size()

    async def takes(self, size: int) -> bytes:
        """Read so many bytes, fewer at the end."""
        taken = b""
        while len(taken) < size and (
            more := await asyncio.get_running_loop().sock_recv(self.sock, size - len(taken))
        ):
            taken += more
        return taken

    async def given_up(self) -> None:
        """Wait until the server has left it."""
        await until(lambda: not self.server.connections)


@pytest.fixture
def card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The path of a card of somebody's own deck that is larger than all that a system holds back."""
    monkeypatch.setattr(resources, "own_decks_folder", lambda: tmp_path)
    deck = kept_deck("Zia Pina")
    (tmp_path / deck / "small" / f"{CODES[0]}.png").write_bytes(Random(1).randbytes(500_000))
    return f"/{deck_address(deck)}/pack-1"


@contextlib.asynccontextmanager
async def browsing(path: str) -> AsyncIterator[Browser]:
    """A browser that has asked for a file; for none, it has only connected."""
    async with served(nobody) as server:
        with socket.socket() as sock:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
            sock.setblocking(False)
            await asyncio.get_running_loop().sock_connect(sock, (HERE, server.port))
            browser = Browser(server, sock)
            await until(lambda: server.connections == 1)
            if path:
                sock.sendall(get(path, more="Accept-Encoding: gzip\n").replace("\n", "\r\n").encode())
                await until(lambda: browser.waits > 0)
            yield browser


async def test_a_file_arrives_however_long_it_takes_as_long_as_it_moves(card: str, looks: KitStyle) -> None:
    async with browsing(card) as browser:
        body, periods = b"", 0
        while more := await browser.takes(50_000):
            body += more
            if looks and len(more) == 50_000:
                time_passes(looks)
                periods += 1
        head, _, body = body.partition(b"\r\n\r\n")
        assert f"Content-Length: {len(body)}\r\n".encode() in head and periods > 5
        browser.sock.close()
        await browser.given_up()


@pytest.mark.parametrize("crumbs", [0, 1, LEAST_MOVED // 16])
async def test_a_browser_that_takes_nothing_or_crumbs_is_given_up(
    card: str, looks: KitStyle, crumbs: int
) -> None:
    async with browsing(card) as browser:
        for _ in range(10):
            if not browser.server.connections:
                break
            await browser.takes(crumbs)
            time_passes(looks)
            await asyncio.sleep(0.02)
        await browser.given_up()


async def test_a_file_has_no_other_limit_of_time(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_server, "FILE_SECONDS", 0.05)
    monkeypatch.setattr(page_server, "LEAST_MOVED", -(10**9))
    async with browsing(card) as browser:
        await asyncio.sleep(0.3)
        head, _, body = (await browser.takes(10**7)).partition(b"\r\n\r\n")
        assert f"Content-Length: {len(body)}\r\n".encode() in head
        browser.sock.close()


async def test_a_trickle_is_given_up(card: str, looks: KitStyle, monkeypatch: pytest.MonkeyPatch) -> None:
    async with browsing(card) as browser:
        time_passes(looks)
        before = browser.waits
        await browser.takes(100_000)
        moved = before - browser.waits
        assert moved > 0
        monkeypatch.setattr(page_server, "LEAST_MOVED", moved + 50_000)
        time_passes(looks)
        await browser.given_up()


async def test_the_last_of_a_file_has_its_time_and_no_more(
    card: str, looks: KitStyle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_server, "LEAST_MOVED", 10**9)
    async with browsing(card) as browser:
        time_passes(looks)
        while browser.waits:
            await browser.takes(1000)
            await asyncio.sleep(0)
        time_passes(looks)
        await asyncio.sleep(0.02)
        assert browser.server.connections == 1, "what the system holds is still on its way"
        time_passes(looks)
        await browser.given_up()


async def test_who_asks_for_nothing_is_given_up(looks: KitStyle) -> None:
    async with browsing("") as browser:
        time_passes(looks)
        await browser.given_up()


async def test_a_page_that_has_come_in_is_left_in_peace(looks: KitStyle) -> None:
    async with served(hearing) as server, entering(server) as page:
        await shown(page)
        time_passes(looks)
        assert not looks, "nobody looks again"
        await asyncio.sleep(0.02)
        assert server.connections == 1


async def test_a_file_waits_in_the_program_where_one_sees_it_move(card: str) -> None:
    async with browsing(card) as browser:
        await asyncio.sleep(0.05)
        assert browser.waits > 300_000
        (connection,) = browser.server._connections.began
        assert (
            connection.transport.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
            <= 2 * page_server.SEND_BUFFER
        )
