"""`briscola serve`: what visits without a seat leave in its memory, and how fast it ends with many people."""

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from unittest.mock import patch

import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel import handshake
from briscola.network.channel.endpoint import Endpoint, EndpointClosed
from briscola.network.keys.key_pair import new_key
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.from_guest import GuestMessage, Hello, Sit, Watch
from briscola.network.messages.from_host import Goodbye, HostMessage
from briscola.network.tables.lan_endpoint import connect_to_table
from briscola.pages.messages.from_page import Enter
from briscola.pages.messages.to_page import Gone, Lobby
from tests.dealer.club_guest import HERE
from tests.network.broker import free_port
from tests.pages.served_pages import heard, say
from trials.real_window import ROOT

TABLES = 200
CONNECTIONS = 1500
"""Connections when it is told to end: programs that sit or look on, and pages."""
WARM = 1000
"""Visits before its memory is read for the first time."""
AT_ONCE = 16
LIMITS = f"connections = {2 * CONNECTIONS}\nconnections_from_an_address = {2 * CONNECTIONS}\n"
LOST = (OSError, EndpointClosed, WebSocketException, EOFError)
Stay = Endpoint[HostMessage, GuestMessage] | ClientConnection


class _Served:
    """The dealer as a process, and those who come to it."""

    def __init__(self, folder: Path) -> None:
        self.port, self.pages, self._settings = free_port(), free_port(), folder / "dealer.toml"
        self._settings.write_text(
            f'name = "Circolo"\nfolder = "{folder / "dealer"}"\nlisten = true\naddress = "{HERE}"\n'
            f'port = {self.port}\n{LIMITS}[pages]\nhost = "{HERE}"\nport = {self.pages}\n{LIMITS}'
            + "".join(f'[[table]]\nname = "Table {n}"\npeople = 2\n' for n in range(TABLES)),
            encoding="utf-8",
        )

    async def start(self) -> None:
        """Start it."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "briscola", "serve", str(self._settings)),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        lines = [(await self.process.stdout.readline()).decode() for _ in range(TABLES)]
        self._codes = [line.split("\t")[1].replace("-", "") for line in lines]

    @property
    def memory(self) -> float:
        """Bytes of the dealer."""
        return float(psutil.Process(self.process.pid).memory_info().rss)

    async def program(self, number: int, *, stays: bool) -> Stay:
        """A program that says hello; if it stays, it sits down or looks on."""
        door = await connect_to_table(HERE, self.port, self._codes[number % TABLES], new_key())
        door.send(Hello(protocol=PROTOCOL, rules=rules_digest()))
        welcome = await door.receive()
        assert not isinstance(welcome, Goodbye), welcome
        if stays and number < 2 * TABLES:
            seat = number // TABLES
            door.send(Sit(seat=seat, name=f"P{seat}", face=("nina", "rocco")[seat]))
        elif stays:
            door.send(Watch(name="X", face="nina"))
        return door

    async def page(self, number: int) -> Stay:
        """A page that shows a table, behind a proxy that tells its address."""
        host = f"{HERE}:{self.pages}"
        page = await connect(
            f"ws://{host}/seat",
            origin=Origin(f"http://{host}"),
            additional_headers={"X-Forwarded-For": f"2001:db8:0:{number:x}::1"},
            proxy=None,
            close_timeout=0.5,
        )
        await say(page, Enter(table=self._codes[number % TABLES]))
        while not isinstance(message := await heard(page), Lobby):
            assert not isinstance(message, Gone), message
        return page

    async def end(self) -> tuple[float, float]:
        """Seconds that it takes to end in good order, and those of them for which it computes."""
        spent = sum(psutil.Process(self.process.pid).cpu_times()[:2])
        before = os.times()
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        assert await self.process.wait() == 0
        seconds, after = time.monotonic() - began, os.times()
        in_all = after.children_user + after.children_system - before.children_user - before.children_system
        return seconds, in_all - spent


def serve_visits(times: int, seed: int) -> str:
    """Visit so many times without a seat, then end it with 1,500 connections; what that cost."""
    with patch.object(handshake, "room_code", cache(room_code)), tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_visited(Path(folder), times, Random(seed)))


async def _visited(folder: Path, times: int, chance: Random) -> str:
    dealer = _Served(folder)
    await dealer.start()
    told = Counter[str]()

    async def visit(way: Callable[[], Awaitable[Stay]]) -> None:
        await (await way()).close()

    for kind in ("pages", "programs"):
        ways = [
            partial(dealer.page, n) if kind == "pages" else partial(dealer.program, n, stays=False)
            for n in (chance.randrange(60_000) for _ in range(WARM + times))
        ]
        await _some_at_once([partial(visit, way) for way in ways[:WARM]])
        await asyncio.sleep(1)
        before = dealer.memory
        await _some_at_once([partial(visit, way) for way in ways[WARM:]])
        await asyncio.sleep(1)
        told[kind] = round((dealer.memory - before) / times)
        print(f"{kind}: {before / 1e6:.1f} MB, {dealer.memory / 1e6:.1f} MB after {times}", flush=True)
    stays = list[Stay]()

    async def stay(way: Callable[[], Awaitable[Stay]]) -> None:
        stays.append(await way())

    half = CONNECTIONS // 2
    await _some_at_once([partial(stay, partial(dealer.program, n, stays=True)) for n in range(half)])
    await _some_at_once([partial(stay, partial(dealer.page, n)) for n in range(half)])
    hearing = [asyncio.create_task(_hear(each)) for each in stays]
    await asyncio.sleep(1)
    memory, (seconds, computes) = dealer.memory / 1e6, await dealer.end()
    await asyncio.gather(*hearing)
    await asyncio.gather(*(each.close() for each in stays))
    return (
        f"serve visits: {times} of pages leave {told['pages']} bytes each, {times} of programs "
        f"{told['programs']}; SIGTERM with {len(stays)} connections ({memory:.0f} MB): {seconds:.2f} s, "
        f"of which it computes {computes:.2f}"
    )


async def _some_at_once(steps: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Take all steps, some at a time."""
    left = iter(steps)

    async def work() -> None:
        for step in left:
            await step()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


async def _hear(stays: Stay) -> None:
    """Hear whatever comes until it is closed."""
    with contextlib.suppress(*LOST):
        while True:
            await (stays.receive() if isinstance(stays, Endpoint) else stays.recv())
