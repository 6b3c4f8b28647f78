"""The tables of a dealer's settings: always open, at the same link.

A match to which nobody comes moves away from there, and is put to rest once it is over, or one too many.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path
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
from briscola.dealer.table_folder import TableKind, kept_table, table_folder
from briscola.network.keys.person_key import NoKey

RESTS_AFTER: Final = 300.0
"""Seconds without anybody after which a table that had moved is closed, once its match is over."""
AGAIN_AFTER: Final = 600.0
"""Seconds after which whatever has failed is tried again."""
_logger = logging.getLogger(__name__)


class FixedTables:
    """Opens them, and looks after matches that are left there."""

    def __init__(self, settings: DealerSettings, tables: OpenTables) -> None:
        """They are among the open `tables` of the dealer."""
        self._settings, self._tables = settings, tables
        self._shut: dict[str, TableSettings] = {}
        """Tables whose match has moved and that are not open again, by their links."""
        self._move_again: dict[str, float] = {}
        """Moments of the loop's clock before which no match moves away from a link, by link."""
        self._open_more: float | None = None
        """Moment at which what could not be opened is tried again."""

    async def open(self) -> None:
        """Open the tables of the settings and the matches that have moved.

        What cannot be opened keeps nobody from the others. Raises OSError, NoKey if the settings name tables,
        and something is refused and nothing open.
        """
        self._open_more = None
        refused: OSError | NoKey | None = None
        fixed = (partial(self._open_fixed, choice) for choice in self._settings.table)
        moved = (partial(self._open_moved, path) for path in moved_folders(self._tables.folder))
        for opens in (*fixed, *moved):
            try:
                await opens()
            except (OSError, NoKey) as error:
                _logger.warning("a table cannot be opened yet: %s", error)
                refused, self._open_more = error, _now() + AGAIN_AFTER
        if refused is not None and self._settings.table and not self._tables:
            raise refused

    async def _open_fixed(self, choice: TableSettings) -> None:
        """Open a table of the settings, unless it is open."""
        finish_move(self._tables.folder, choice)
        folder = table_folder(self._tables.folder, choice)
        if folder.kept.code not in self._tables:
            await self._tables.open(folder)

    async def _open_moved(self, path: Path) -> None:
        """Open a match that has moved, unless it is open or at rest."""
        folder = kept_table(path)
        if folder is not None and folder.kept.code not in self._tables:
            await self._tables.open(folder)

    async def poll(self) -> None:
        """Move what nobody comes to, and put to rest what is over."""
        if self._open_more is not None and self._open_more <= _now():
            await self.open()
        for link in [*self._shut]:
            await self._open_again(link)
        for table in self._tables.moved():
            if _is_over(table):
                await self._put_to_rest(table)
        for table in list(self._tables.values()):
            if self._is_due(table) and await self._has_room(table.folder.link_code):
                await self.move_away(table)

    def _is_due(self, table: DealerTable) -> bool:
        """True if the match of a table of the settings is to move now."""
        alone = table.running.table.alone >= MOVES_AFTER and table.saved
        return (
            table.kind is TableKind.FIXED
            and alone
            and self._move_again.get(table.folder.link_code, 0.0) <= _now()
        )

    async def move_away(self, table: DealerTable) -> None:
        """Move a match to a table of its own. What does not work is tried again later."""
        link = table.folder.link_code
        _logger.info("%s: its match moves to a table of its own", table.choice.name)
        self._tables.shut(link)
        await self._tables.close(table, "moved")
        try:
            await asyncio.to_thread(move, table.folder)
        except (OSError, NoKey) as error:
            _logger.warning("%s: its match cannot be moved: %s", table.choice.name, error)
            self._move_again[link] = _now() + AGAIN_AFTER
        self._shut[link] = table.choice
        await self._open_again(link)

    async def _open_again(self, link: str) -> None:
        """Open what stands at a link now, and let everybody in who waits there."""
        choice = self._shut[link]
        try:
            await self._open_fixed(choice)
            await self.open()
        except (OSError, NoKey) as error:
            _logger.warning("%s cannot be opened again yet: %s", choice.name, error)
        else:
            del self._shut[link]
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
        await self._tables.close_for_good(table, "moved")


def _now() -> float:
    return asyncio.get_running_loop().time()


def _is_over(table: DealerTable) -> bool:
    """True for a table that had moved and has nothing left to wait for."""
    running = table.running.table
    return not running.playing and not table.people and (running.match is None or table.idle >= RESTS_AFTER)
