"""A neutral dealer: its tables, the ways to them, and what it tells of itself."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from briscola.dealer.dealer_capability import DealerCapability, DealerHome
from briscola.dealer.dealer_figures import DealerFigures, Heartbeat
from briscola.dealer.dealer_pages import DealerPages
from briscola.dealer.dealer_settings import DealerSettings
from briscola.dealer.fixed_tables import FixedTables
from briscola.dealer.open_tables import OpenTables
from briscola.dealer.tables_on_demand import TablesOnDemand
from briscola.network.addresses.host_names import spelled_address
from briscola.network.channel.connection_slots import ConnectionLimits
from briscola.network.meeting.meeting_server import MeetingServer
from briscola.network.tables.table_server import TableServer

LOOK = 1.0
"""Seconds between two looks at all tables."""
LONGEST_LOOK = 5.0
"""Seconds for which the end of a dealer waits for a look that goes on."""
MINUTE = 60.0
REOPENING = 3.0
"""Seconds for which it waits for its port, which a dealer that has just ended may still have."""
_logger = logging.getLogger(__name__)


class CannotDeal(Exception):  # noqa: N818 - a sentence for the command line
    """The dealer cannot begin; the sentence says why."""


class Dealer:
    """All tables of a dealer, from `open` to `close`."""

    def __init__(
        self,
        settings: DealerSettings,
        folder: Path,
        capabilities: Callable[[], Sequence[type[DealerCapability]]],
        *,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """Needs a running loop. `folder` keeps keys and records; `capabilities` loads what is served besides
        tables, where there are pages; `wall` tells seconds of the epoch.
        """
        self.settings = settings
        point, pages = settings.meeting_point_from_here, settings.pages
        self._meeting = None if point is None else MeetingServer(point)
        self.tables = OpenTables(settings, folder, self._meeting, wall)
        self.on_demand = TablesOnDemand(settings, self.tables)
        self.fixed = FixedTables(settings, self.tables)
        limits = ConnectionLimits(settings.connections_from_an_address, settings.connections)
        self._server = TableServer(self.tables.at, limits)
        self.pages: DealerPages | None = None
        if pages is not None:
            self.pages = DealerPages(
                settings, DealerHome(folder, pages, self.on_demand, wall), capabilities()
            )
        self._beat = Heartbeat()
        self._work: list[asyncio.Task[None]] = []
        self._hands = self._messages = 0

    async def open(self) -> None:
        """Open all tables, then the ways to them. Raises CannotDeal, OSError, NoKey."""
        settings = self.settings
        await self.fixed.open()
        await self.on_demand.open()
        if settings.listen:
            opening = self._server.open(
                settings.address or None, settings.port, insist=REOPENING, elsewhere=False
            )
            await _opened(opening, settings.address, settings.port)
        if self.pages is not None and settings.pages is not None:
            await _opened(self.pages.open(REOPENING), settings.pages.address, settings.pages.port)
        if self._meeting is not None:
            await self._meeting.open(insist=True)
        self.tables.write_list()
        self._work = [asyncio.create_task(steps) for steps in (self._look(), self._log(), self._beat.run())]

    async def close(self) -> None:
        """Stop; everybody waits for the dealer to come back."""
        for table in self.tables.values():
            table.running.table.hush()  # everybody goes: nobody has to be told who
        for work in self._work:
            work.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        ways = [way for way in (self.pages, self._server, self._meeting) if way is not None]
        await asyncio.gather(*(way.close() for way in ways))
        for table in tuple(self.tables.values()):
            await table.close()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            looking = asyncio.ensure_future(self._look_at_all())
            try:
                await asyncio.shield(looking)
            finally:  # no table is left half closed, or half moved
                await asyncio.wait([looking], timeout=LONGEST_LOOK)

    async def _look_at_all(self) -> None:
        for look in (self._look_at_tables, self.on_demand.poll, self._look_at_pages, self._look_at_fixed):
            try:
                await look()
            except Exception:  # the others have their turn all the same
                _logger.exception("a look at the tables has failed")

    async def _look_at_tables(self) -> None:
        for table in tuple(self.tables.values()):
            try:
                self._hands += table.poll(LOOK)
            except Exception:
                _logger.exception("%s: a look at it has failed", table.choice.name)

    async def _look_at_pages(self) -> None:
        if self.pages is not None:
            await self.pages.poll(LOOK)

    async def _look_at_fixed(self) -> None:
        before = {*self.tables}
        await self.fixed.poll()
        if before != {*self.tables}:  # the list may have been written while a table was closed
            self.tables.write_list()

    async def _log(self) -> None:
        while True:
            await asyncio.sleep(MINUTE)
            _logger.info("%s", self.figures(MINUTE).line)

    def figures(self, seconds: float) -> DealerFigures:
        """The figures of the last `seconds`."""
        running = [table.running for table in self.tables.values()]
        messages = sum(each.messages for each in running)
        said, self._messages = messages - self._messages, messages
        return DealerFigures(
            tables=len(running),
            people=sum(table.people for table in self.tables.values()),
            matches=sum(each.table.playing for each in running),
            hands=self._hands,
            messages=max(0, said) / seconds,
            longest=self._beat.longest(),
        )


async def _opened(opening: Awaitable[None], address: str, port: int) -> None:
    """Wait until it listens. Raises CannotDeal."""
    try:
        await opening
    except OSError as error:
        place = spelled_address(address, port) if address else f"port {port}"
        why = (error.strerror or str(error)).partition(" (while ")[0]  # Python names the place once more
        raise CannotDeal(f"nobody could come to {place}: {why}") from None


async def deal(dealer: Dealer, stop: asyncio.Event, opened: Callable[[Sequence[str]], object]) -> None:
    """Run a dealer until it is to stop; `opened` hears its tables. Raises as `Dealer.open` does."""
    try:
        await dealer.open()
        opened(dealer.tables.lines())
        await stop.wait()
    finally:
        await dealer.close()
