"""The tables of a dealer that somebody asks for, and that close when nobody needs them."""

import asyncio
import logging
from math import inf
from pathlib import Path

from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.open_tables import OpenTables
from briscola.dealer.table_capacity import capacity_for
from briscola.dealer.table_folder import (
    DamagedNote,
    kept_table,
    may_be,
    table_folder,
    tables_on_demand,
)
from briscola.engine.occupant import Occupant
from briscola.network.keys.person_key import NoKey

MINUTE = 60.0
_logger = logging.getLogger(__name__)


class TablesOnDemand:
    """Opens and closes them; with no more than the settings allow, and none where they say nothing."""

    def __init__(self, settings: DealerSettings, tables: OpenTables) -> None:
        """They are among the open `tables` of the dealer."""
        self.tables, self._limits = tables, settings.on_demand
        self._opening = asyncio.Lock()
        self._damaged: set[Path] = set()
        """Those of an earlier run whose note or key is damaged: nobody waits for them."""
        self._earlier: dict[Path, str] = {}
        """Folders of those of an earlier run that are not open yet, and what was last told of each."""

    @property
    def allowed(self) -> bool:
        """True if the settings let people open tables."""
        return self._limits is not None

    async def open(self) -> None:
        """Open those of an earlier run."""
        if self._limits is not None:
            self._earlier = dict.fromkeys(tables_on_demand(self.tables.folder), "")
            await self._open_earlier()

    async def _open_earlier(self) -> None:
        """Open them; one whose note, match or key cannot be read now waits, and keeps nobody out."""
        for path, told in list(self._earlier.items()):
            try:
                folder = kept_table(path)
                if folder is not None and folder.records.unread:
                    continue
                if folder is not None and folder.kept.on_demand:
                    await self.tables.open(folder)
                del self._earlier[path]
                self._damaged.discard(path)
            except (OSError, NoKey) as error:
                self._earlier[path] = str(error)
                if isinstance(error, DamagedNote) or (isinstance(error, NoKey) and error.why == "damaged"):
                    self._damaged.add(path)
                if told != str(error):  # it is tried again at each look
                    _logger.warning("a table that was asked for cannot be opened yet: %s", error)

    def waits_for(self, code: str) -> bool:
        """True if a table of an earlier run that may have this code is not open yet, and not damaged."""
        waiting = self._earlier.keys() - self._damaged
        return any(may_be(path, lambda kept: kept.code == code) for path in waiting)

    async def open_for(
        self, choice: TableSettings, network: str, seats: tuple[Occupant, ...] = ()
    ) -> DealerTable | None:
        """Open a table for somebody from a network; None if there are enough of them.

        `seats` are kept for those of a cup. Raises OSError.
        """
        if self._limits is None:
            return None
        async with self._opening:  # one after the other, so that there are never too many
            asked = {code: table.use for code, table in self.tables.items() if table.kind.on_demand}
            room = capacity_for(asked, network, self._limits.tables)
            if not room.free:
                return None
            for table in [self.tables[code] for code in room.goes]:  # they may close meanwhile
                await self.close(table)
            try:
                folder = await asyncio.to_thread(
                    table_folder, self.tables.folder, choice, on_demand=True, seats=seats
                )
                table = await self.tables.open(folder)
            except NoKey as error:  # the disk refuses its new key
                raise OSError(str(error)) from error
        table.network = network
        self.tables.write_list()
        return table

    async def poll(self) -> None:
        """Open what could not be opened earlier, and close where nobody has been for long."""
        await self._open_earlier()
        longest = inf if self._limits is None else MINUTE * self._limits.idle_minutes
        for table in list(self.tables.values()):
            if table.kind.on_demand and table.idle >= longest:
                _logger.info("%s closes: nobody is there", table.choice.name)
                await self.close(table)

    async def close(self, table: DealerTable) -> None:
        """Close one of them for good: its records stay."""
        if table.code in self.tables:  # else it closes already
            await self.tables.close_for_good(table, "closed")
