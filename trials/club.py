"""A dealer whose line can go dead, and a browser in Chromium with its own storage."""

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Never

from briscola.dealer.dealer import Dealer
from briscola.dealer.dealer_settings import DealerSettings, OnDemand, Pages, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.moved_matches import MOVES_AFTER
from briscola.entries import dealer_capabilities
from briscola.network.network_thread import NetworkThread
from briscola.pages.messages.from_page import Do, Enter
from briscola.pages.messages.table import PageState
from tests.network.broker import free_port
from tests.pages.served_pages import HERE, heard, page_at, say
from trials.stalling_line import StallingLine

PATIENCE = 20.0
"""Seconds in which something has to happen."""
QUESTION = "#seats button:visible"


class Club:
    """A dealer with two tables, of which one is listed, reached over a line that can go dead."""

    def __init__(self) -> None:
        self._thread: NetworkThread[Never] = NetworkThread()
        self._thread.start()
        port = free_port()
        two = partial(TableSettings, game="briscola", players=2, people=2, winning_hands=1)
        settings = DealerSettings(
            name="Circolo",
            pages=Pages(host=HERE, port=port),
            thinking=0.0,
            table=(two(name="A", listed=True), two(name="B")),
            on_demand=OnDemand(kind=(two(name="C"),)),
        )
        self._folder = tempfile.TemporaryDirectory()
        self.dealer: Dealer = self.do(self._opened(settings))
        self.line: StallingLine = self.do(self._line(port))

    def do(self, steps: Any) -> Any:
        """Run a coroutine in the thread of the dealer."""
        return self._thread.submit(steps).result(PATIENCE)

    def beside(self, steps: Any) -> None:
        """Begin a coroutine in the thread of the dealer."""
        self._thread.submit(steps)

    async def _opened(self, settings: DealerSettings) -> Dealer:
        dealer = Dealer(settings, Path(self._folder.name), dealer_capabilities)
        await dealer.open()
        return dealer

    async def _line(self, port: int) -> StallingLine:
        line = StallingLine(port)
        await line.open()
        return line

    def table(self, name: str) -> DealerTable:
        """A table by its name."""
        return next(t for t in self.dealer.tables.values() if t.choice.name == name and not t.moved)

    def link(self, name: str = "A") -> str:
        """The address of a table; without a name that of all."""
        return f"http://{HERE}:{self.line.port}/" + (
            f"#table={self.table(name).folder.link_code}" if name else ""
        )

    @property
    def guests(self) -> Sequence[str]:
        """Secrets of everybody of whom the dealer knows."""
        return [secret for table in self.dealer.tables.values() for secret in table.guests.by_secret]

    def half_an_hour(self, name: str) -> None:
        """Let half an hour pass at a table as soon as nobody is there."""
        self.do(self._half_an_hour(self.table(name)))

    async def _half_an_hour(self, table: DealerTable) -> None:
        while table.running.table.match is not None and table.running.table.match.listeners.seats:
            await asyncio.sleep(0.1)
        table.running.table.tick(MOVES_AFTER)
        names = [table.choice.name, table.choice.name]  # the match, and the new table
        while [
            each.choice.name for each in self.dealer.tables.values() if each.choice.name == table.choice.name
        ] != names:
            await asyncio.sleep(0.1)

    def plays(self, secret: str) -> None:
        """Play a card at once for whoever has this secret, from another page."""
        self.do(self._plays(secret))

    async def _plays(self, secret: str) -> None:
        assert self.dealer.pages is not None
        async with page_at(self.dealer.pages.server) as page:
            await say(page, Enter(secret=secret, table=self.table("A").code))
            while not (isinstance(state := await heard(page), PageState) and state.own_turn):
                pass
            await say(page, Do(at=state.at, choice=state.hand[0].choice))
            while isinstance(state := await heard(page), PageState) and state.own_turn:
                pass

    def close(self) -> None:
        """End everything."""
        self.do(self.line.close())
        self.do(self.dealer.close())
        self._thread.stop()
        self._folder.cleanup()


class Tablet:
    """A browser with its own storage, in which several pages may be open."""

    def __init__(self, chromium: Any, look: Callable[[Any, str], None], found: Counter[str]) -> None:
        """`look` judges a page and keeps a picture of it."""
        self.look, self.found, self._chromium = look, found, chromium
        self.faults: list[str] = []
        self._context = chromium.new_context(
            viewport={"width": 360, "height": 640}, locale="en", has_touch=True, bypass_csp=True
        )

    def like(self) -> "Tablet":
        """Somebody else's tablet."""
        return Tablet(self._chromium, self.look, self.found)

    def keeps_nothing(self, script: str) -> None:
        """Refuse what pages would keep."""
        self._context.add_init_script(script)

    def open(self, link: str) -> Any:
        """Open a link in another tab."""
        page = self._context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(link)
        return page

    def sits_down(self, link: str, name: str) -> Any:
        """Open a link and take a seat under a name."""
        page = self.open(link)
        page.fill("#name", name)
        page.tap("#sit")
        page.wait_for_selector("#ready:visible")
        return page

    def close(self) -> None:
        """Close all pages; none has had a fault."""
        self._context.close()
        assert not self.faults, self.faults[:3]


def kept(page: Any) -> list[Any]:
    """Names of the seats that the browser keeps."""
    return [each["name"] for each in json.loads(page.evaluate("localStorage.seats") or "[]")]


def questions(page: Any) -> list[str]:
    """Everything that a page asks about seats of before."""
    page.wait_for_selector("#door:visible")
    return [text.split("\n")[0] for text in page.locator(QUESTION).all_inner_texts()]
