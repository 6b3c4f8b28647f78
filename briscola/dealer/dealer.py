"""A neutral dealer: its tables, the ways to them, and what it tells of itself."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

from briscola.dealer.dealer_figures import DealerFigures, Heartbeat
from briscola.dealer.dealer_pages import DealerPages
from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.match_mover import MatchMover
from briscola.dealer.open_tables import OpenTables
from briscola.dealer.table_folder import TableFolder, forget, table_folder, tables_on_demand
from briscola.dealer.table_room import room_for
from briscola.engine.occupant import Occupant
from briscola.network.addresses import own_addresses, spelled_place
from briscola.network.channel import ReachableTable, hyphened
from briscola.network.meeting import MeetingServer, NoMeeting
from briscola.network.messages.from_host import Why
from briscola.network.tables import ConnectionLimits, TableLink, TableServer, network_of
from briscola.storage.files import put_whole, sweep

LOOK = 1.0
"""Seconds between two looks at all tables."""
MINUTE = 60.0
REOPENING = 3.0
"""Seconds for which it waits for its port, which a dealer that has just ended may still have."""
LIST = "tables.txt"
_logger = logging.getLogger(__name__)


class CannotDeal(Exception):  # noqa: N818 - a sentence for the command line
    """The dealer cannot begin; the sentence says why."""


class Dealer:
    """All tables of a dealer, from `open` to `close`."""

    def __init__(
        self, settings: DealerSettings, folder: Path, *, wall: Callable[[], float] = time.time
    ) -> None:
        """Needs a running loop. `folder` keeps keys and records, `wall` tells seconds of the epoch."""
        self.settings, self.folder, self._wall = settings, folder, wall
        self.doors = OpenTables()
        self.mover = MatchMover(settings, self._folders, self.doors, self._open, self._close)
        limits = ConnectionLimits(settings.connections_from_an_address, settings.connections)
        self._server = TableServer(self.doors.at, limits)
        point = settings.meeting_point_from_here
        self._meeting = None if point is None else MeetingServer(point)
        clock = asyncio.get_running_loop().time
        self.pages = (
            None
            if settings.pages is None
            else DealerPages(settings.pages, settings, self.doors, self, clock, folder=folder, wall=wall)
        )
        self._beat = Heartbeat()
        self._work: list[asyncio.Task[None]] = []
        self._opening = asyncio.Lock()
        self._hands = self._messages = 0
        self._shut: list[TableFolder] = []
        """Tables on demand of before that are not open yet."""

    @property
    def tables(self) -> Mapping[str, DealerTable]:
        """The open tables by code."""
        return self.doors.tables

    @property
    def _folders(self) -> Path:
        return self.folder / "tables"

    async def open(self) -> None:
        """Open all tables, then the ways to them. Raises CannotDeal, OSError, NoKey."""
        settings = self.settings
        await self.mover.open()
        if settings.kinds:
            self._shut = [*tables_on_demand(self._folders)]
            await self._open_shut()
        if settings.listen:
            opening = self._server.open(
                settings.address or None, settings.port, insist=REOPENING, elsewhere=False
            )
            await _opened(opening, settings.address, settings.port)
        if self.pages is not None and settings.pages is not None:
            await _opened(self.pages.open(REOPENING), settings.pages.address, settings.pages.port)
        if self._meeting is not None:
            await self._meeting.open(insist=True)
        self._tell_tables()
        self._work = [asyncio.create_task(steps) for steps in (self._look(), self._log(), self._beat.run())]

    async def close(self) -> None:
        """Stop; everybody waits for the dealer to come back."""
        for table in self.tables.values():
            table.running.table.connections.hush()  # everybody goes: nobody has to be told who
        for work in self._work:
            work.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        ways = [way for way in (self.pages, self._server, self._meeting) if way is not None]
        await asyncio.gather(*(way.close() for way in ways))
        for table in self.tables.values():
            await table.close()

    async def _open(self, folder: TableFolder) -> DealerTable:
        sweep(folder.path)
        table = DealerTable(folder, self.settings, wall=self._wall)
        for served in self.doors.add(table):
            await self._meet(served)
        table.running.start()
        await asyncio.sleep(0)
        return table

    async def _open_shut(self) -> None:
        """Open the tables of before; one whose match cannot be read now waits until it can."""
        for folder in list(self._shut):
            if not folder.records.unread:
                await self._open(folder)
                self._shut.remove(folder)

    async def _meet(self, served: ReachableTable) -> None:
        """Let guests come through the meeting point, as soon as it can be reached."""
        try:
            if self._meeting is not None:
                await self._meeting.serve(served)
        except (NoMeeting, OSError) as error:
            _logger.warning("the meeting point is not reached yet: %s", error)

    async def _close(self, table: DealerTable, why: Why) -> None:
        """Close a table whose people go elsewhere, or nowhere."""
        gone = self.doors.remove(table)
        if why == "closed":
            self._tell_tables()
        if self.pages is not None:
            await self.pages.forget(table, goodbye=why == "closed")
        await table.close(why)
        if self._meeting is not None:
            for served in gone:
                await self._meeting.withdraw(served)

    # ---- tables on demand

    async def open_on_demand(self, choice: TableSettings, address: str) -> DealerTable | None:
        """Open a table that somebody has asked for; None if there are enough of them. Raises OSError."""
        return await self.open_for(choice, network_of(address), ())

    async def open_for(
        self, choice: TableSettings, opener: str, seats: tuple[Occupant, ...]
    ) -> DealerTable | None:
        """The same for somebody in a network, with seats that are kept for those of a cup."""
        limits = self.settings.on_demand
        if limits is None:
            return None
        async with self._opening:  # one after the other, so that there are never too many
            asked = {code: table.use for code, table in self.tables.items() if table.folder.kept.on_demand}
            room = room_for(asked, opener, limits.tables)
            if not room.free:
                return None
            for code in room.goes:
                await self.close_for_good(self.tables[code])
            folder = await asyncio.to_thread(table_folder, self._folders, choice, on_demand=True, seats=seats)
            table = await self._open(folder)
        table.opener = opener
        self._tell_tables()
        return table

    async def _close_idle(self) -> None:
        limits = self.settings.on_demand
        if limits is None:
            return
        for table in list(self.tables.values()):
            if table.folder.kept.on_demand and table.idle >= MINUTE * limits.idle_minutes:
                _logger.info("%s closes: nobody is there", table.choice.name)
                await self.close_for_good(table)

    async def close_for_good(self, table: DealerTable) -> None:
        """Close a table on demand: its records stay."""
        if table.code not in self.tables:  # it closes already
            return
        await self._close(table, "closed")
        forget(table.folder)

    # ---- what it tells

    def links(self, table: DealerTable) -> Sequence[str]:
        """Links that lead to a table."""
        settings, found = self.settings, list[str]()
        if self.pages is not None:
            found.append(self.pages.link(table))
        if settings.meeting:
            found.append(TableLink(code=table.folder.door, meeting=settings.meeting_point).text)
        if settings.listen:
            place = settings.reached_at or settings.address
            for each in [place] if place else own_addresses():
                found.append(TableLink(code=table.folder.door, address=each, port=settings.port).text)
        return found

    def lines(self) -> Sequence[str]:
        """A line for each table: its name, code and links."""
        return [
            "\t".join((table.choice.name, hyphened(table.folder.door), *self.links(table)))
            for table in self.tables.values()
            if not table.moved
        ]

    def _tell_tables(self) -> None:
        try:
            put_whole(self.folder / LIST, "".join(f"{line}\n" for line in self.lines()).encode())
        except OSError as error:
            _logger.warning("the list of the tables cannot be written: %s", error.strerror or error)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                self._hands += sum(table.look(LOOK) for table in self.tables.values())
                await self._open_shut()
                await self._close_idle()
                if self.pages is not None:
                    await asyncio.shield(self.pages.cups.look(LOOK))  # no table is left half closed
                before = {*self.tables}
                await self.mover.look()
                if before != {*self.tables}:  # the list may have been written while a table was closed
                    self._tell_tables()
            except Exception:
                _logger.exception("a look at the tables has failed")

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
        place = spelled_place(address, port) if address else f"port {port}"
        why = (error.strerror or str(error)).partition(" (while ")[0]  # Python names the place once more
        raise CannotDeal(f"nobody could come to {place}: {why}") from None


async def deal(dealer: Dealer, stop: asyncio.Event, opened: Callable[[Sequence[str]], object]) -> None:
    """Run a dealer until it is to stop; `opened` hears its tables. Raises as `Dealer.open` does."""
    try:
        await dealer.open()
        opened(dealer.lines())
        await stop.wait()
    finally:
        await dealer.close()
