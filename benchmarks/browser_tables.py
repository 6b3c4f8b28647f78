"""A dealer with 200 tables of browsers: its memory, its processor, and how long a choice takes to arrive."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.figure import Figure, percentile
from briscola.pages.messages.from_page import BeReady, Do, Enter, OwnName
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Heard, Lobby
from briscola.pages.shown.page_choices import LEAVE
from tests.network.broker import free_port
from tests.pages.served_pages import HERE, heard, offered, say

TABLES, PEOPLE = 200, 2
GAMES = ("players = 2", "players = 4", 'game = "chiamata"')
"""In turn; computers sit where no browser does."""
WARM, MEASURED = 20.0, 60.0
"""Seconds of play before it is measured, and while it is."""
THINKS = (2.0, 8.0)
"""Seconds that a person takes for a choice, from … to."""


def measure() -> Iterator[Figure]:
    """The figures, in about two minutes."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_played(Path(folder)))


async def _played(folder: Path) -> list[Figure]:
    port, settings = free_port(), folder / "dealer.toml"
    limits = f"connections = {9 * TABLES}\nconnections_from_an_address = {9 * TABLES}\n"
    settings.write_text(
        f'name = "Circolo"\nfolder = "{folder / "dealer"}"\n[pages]\nhost = "{HERE}"\nport = {port}\n{limits}'
        + "".join(
            f'[[table]]\nname = "Table {n}"\npeople = {PEOPLE}\n{GAMES[n % len(GAMES)]}\n'
            for n in range(TABLES)
        ),
        encoding="utf-8",
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "briscola", "serve", str(settings)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        lines = [(await process.stdout.readline()).decode() for _ in range(TABLES)]
        people = [
            _Browser(port, line.split("\t")[1].replace("-", ""), n) for n in range(PEOPLE) for line in lines
        ]
        async with asyncio.TaskGroup() as group:
            plays = [group.create_task(person.plays()) for person in people]
            await asyncio.sleep(WARM)
            served, began = psutil.Process(process.pid), time.monotonic()
            before = sum(served.cpu_times()[:2])
            for person in people:
                person.waited.clear()
            await asyncio.sleep(MEASURED)
            spent = (sum(served.cpu_times()[:2]) - before) / (time.monotonic() - began)
            memory = served.memory_info().rss
            for play in plays:
                play.cancel()
    finally:
        process.terminate()
        await process.communicate()
    waited = [seconds * 1000 for person in people for seconds in person.waited]
    assert all(person.waited for person in people), "somebody did not play"
    return [
        Figure(name="browser_tables_memory", value=memory / 2**20, unit="MB"),
        Figure(name="browser_tables_processor", value=spent * 100, unit="%"),
        Figure(name="browser_tables_choices", value=len(waited) / MEASURED, unit="choices/s"),
        Figure(name="browser_tables_choice_median", value=percentile(waited, 0.5), unit="ms"),
        Figure(name="browser_tables_choice_95", value=percentile(waited, 0.95), unit="ms"),
    ]


class _Browser:
    """Somebody at a table, who takes her time."""

    def __init__(self, port: int, table: str, number: int) -> None:
        self._port, self._table, self._random = port, table, Random(f"{table} {number}")
        self._state: PageState | None = None
        self._sent: dict[int, float] = {}
        self.waited: list[float] = []
        """Seconds from each choice to its acknowledgement."""

    async def plays(self) -> None:
        """Sit down and play match after match."""
        host = f"{HERE}:{self._port}"
        async with connect(
            f"ws://{host}/seat",
            origin=Origin(f"http://{host}"),
            additional_headers={"X-Forwarded-For": f"2001:db8::{self._random.getrandbits(16):x}"},
            proxy=None,
            max_queue=None,
        ) as page:
            await say(page, Enter(table=self._table, languages=("it",)))
            async with asyncio.TaskGroup() as group:
                group.create_task(self._hears(page))
                group.create_task(self._chooses(page))

    async def _hears(self, page: ClientConnection) -> None:
        while True:
            message = await heard(page)
            if isinstance(message, PageState):
                self._state = message
            elif isinstance(message, Heard) and message.n in self._sent:
                self.waited.append(time.monotonic() - self._sent.pop(message.n))
            elif isinstance(message, Lobby):
                self._state = None
                if message.ask_name:
                    await say(page, OwnName(name=f"P{self._random.randrange(100)}"))
                elif message.ready is False:
                    await say(page, BeReady(ready=True))

    async def _chooses(self, page: ClientConnection) -> None:
        for number in count(1):
            await asyncio.sleep(self._random.uniform(*THINKS))
            state = self._state
            choices = [each for each in offered(state) if each not in ("concede", LEAVE)] if state else []
            if state and choices:
                self._sent[number] = time.monotonic()
                await say(page, Do(at=state.at, choice=self._random.choice(choices), n=number))
