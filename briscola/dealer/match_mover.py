"""Moves matches to which nobody comes away from their links, and puts to rest what is over, or too much."""

import asyncio
import logging
from collections.abc import Sequence
from math import inf
from typing import Final

from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.moved_matches import (
    MOST_IN_ALL,
    MOST_OF_A_LINK,
    MOVES_AFTER,
    finish_move,
    move,
    moved_folders,
)
from briscola.dealer.open_tables import OpenTables
from briscola.dealer.table_folder import forget, kept_table, settled_name, table_folder
from briscola.network.keys import NoKey

RESTS_AFTER: Final = 300.0
"""Seconds without anybody after which a table that had moved is closed, once its match is over."""
AGAIN_AFTER: Final = 600.0
"""Seconds after which whatever has failed is tried again."""
_logger = logging.getLogger(__name__)


class MatchMover:
    """Opens the tables of the settings, and looks after matches that are left there."""

    def __init__(self, settings: DealerSettings, tables: OpenTables) -> None:
        """They are among the open `tables` of the dealer."""
        self._settings, self._tables = settings, tables
        self._left: dict[str, TableSettings] = {}
        """Tables that could not be opened again after a move, by their links."""
        self._later: dict[str, float] = {}
        """Moments of the loop's clock before which a move that failed is not tried again, by link."""
        self._again = inf
        """Moment at which matches that could not be opened are tried again."""

    async def open(self) -> None:
        """Open the tables of the settings and the matches that have moved. Raises OSError, NoKey."""
        for choice in self._settings.table:
            await self._open_settled(choice)
        await self._open_moved()

    async def _open_settled(self, choice: TableSettings) -> None:
        """Open a table of the settings, unless it is open."""
        finish_move(self._tables.folder, choice)
        folder = table_folder(self._tables.folder, choice)
        if folder.kept.code not in self._tables:
            await self._tables.open(folder)

    async def _open_moved(self) -> None:
        """Open the matches that have moved; what cannot be opened keeps nobody from the others."""
        self._again = inf
        for path in moved_folders(self._tables.folder):
            try:
                folder = kept_table(path)
                if folder is not None and folder.kept.code not in self._tables:
                    await self._tables.open(folder)
            except (OSError, NoKey) as error:
                _logger.warning("a match that has moved cannot be opened yet: %s", error)
                self._again = _now() + AGAIN_AFTER

    async def look(self) -> None:
        """Move what nobody comes to, and put to rest what is over."""
        if self._again <= _now():
            await self._open_moved()
        for link, choice in list(self._left.items()):
            await self._open_again(link, choice)
        for table in self._tables.moved():
            if _is_over(table):
                await self._put_to_rest(table)
        for table in list(self._tables.values()):
            if self._is_due(table) and await self._has_room(table.folder.link_code):
                await self.move_away(table)

    def _is_due(self, table: DealerTable) -> bool:
        """True if the match of a table of the settings is to move now."""
        settled = table.folder.path.name == settled_name(table.choice)
        alone = table.running.table.alone >= MOVES_AFTER and table.saved
        return settled and alone and self._later.get(table.folder.link_code, 0.0) <= _now()

    async def move_away(self, table: DealerTable) -> None:
        """Move a match to a table of its own. What does not work is tried again later."""
        _logger.info("%s: its match moves to a table of its own", table.choice.name)
        self._tables.shut(table.folder.link_code)
        await self._tables.close(table, "moved")
        try:
            await asyncio.to_thread(move, table.folder)
        except (OSError, NoKey) as error:
            _logger.warning("%s: its match cannot be moved: %s", table.choice.name, error)
            self._later[table.folder.link_code] = _now() + AGAIN_AFTER
        await self._open_again(table.folder.link_code, table.choice)

    async def _open_again(self, link: str, choice: TableSettings) -> None:
        """Open what stands at a link now, and let everybody in who waits there."""
        try:
            await self._open_settled(choice)
            await self._open_moved()
        except (OSError, NoKey) as error:
            self._left[link] = choice
            _logger.warning("%s cannot be opened again yet: %s", choice.name, error)
        else:
            self._left.pop(link, None)
            self._tables.reopen(link)

    # ---- rest

    async def _has_room(self, link: str) -> bool:
        """Make room for one more match that moves away from a link; False if people are at all others."""
        for most, moved in (
            (MOST_OF_A_LINK, self._tables.moved(link)),
            (MOST_IN_ALL, self._tables.moved()),
        ):
            if len(moved) >= most and not await self._rest_one(moved):
                return False
        return True

    async def _rest_one(self, moved: Sequence[DealerTable]) -> bool:
        """Put that match to rest to which nobody has come for the longest; False if there is none."""
        asleep = [table for table in moved if table.running.table.alone]
        if not asleep:
            return False
        await self._put_to_rest(max(asleep, key=lambda table: table.running.table.alone))
        return True

    async def _put_to_rest(self, table: DealerTable) -> None:
        """Close a table that had moved; its records stay."""
        _logger.info("%s: a match that had moved is put to rest", table.choice.name)
        await self._tables.close(table, "moved")
        await asyncio.to_thread(forget, table.folder)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _is_over(table: DealerTable) -> bool:
    """True for a table that had moved and has nothing left to wait for."""
    running = table.running.table
    return not running.playing and not table.people and (running.match is None or table.idle >= RESTS_AFTER)
