"""The tables of a cup at a dealer: opened for each round, watched, taken in; computers play in a process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from briscola.capabilities.cup.cup import (
    Cup,
    CupPlace,
    begun,
    done,
    has_people,
    missed,
    open_tables,
    played,
    table_at,
)
from briscola.capabilities.cup.keeper import play_tables, setup_at
from briscola.capabilities.cup.served import OpenTable, ServedCup, cup_document, missing_tables
from briscola.client.host import Analysis
from briscola.client.tournament import TableResult, result_of
from briscola.dealer import DealerTable, TableSettings
from briscola.engine.events import GivenUp
from briscola.engine.occupant import Occupant
from briscola.network.message_pace import MessagePace
from briscola.network.tables import network_of
from briscola.pages.page_told import CupBoard
from briscola.pages.page_visit import PageVisit

PRESSES = 8
"""Presses on a page of a cup in a second."""
OPENER_SECONDS = 60.0
"""Seconds without whoever opened a cup after which anybody with a place may draw it, and go on."""
UNPLAYED = 300.0
"""Seconds after which a table is lost for its people because no match has begun there."""
READING = 120.0
"""Seconds for which the result of a table is shown there."""
REST = 60.0
"""Seconds until computers play again after their process broke off."""
_logger = logging.getLogger(__name__)


class TablesOfCups(Protocol):
    """The dealer as its cups see it."""

    @property
    def tables(self) -> Mapping[str, DealerTable]:
        """The open tables by code."""

    async def open_for(
        self, choice: TableSettings, opener: str, seats: tuple[Occupant, ...]
    ) -> DealerTable | None:
        """Open a table with kept seats; None if there are enough tables. Raises OSError."""

    async def close_for_good(self, table: DealerTable) -> None:
        """Close a table; its records stay."""


class LookingPage(Struct):
    """A page that looks at a cup."""

    secret: str
    key: str
    """Public key of its browser; whoever joins has her place by it."""
    pace: MessagePace
    told: CupBoard | None = None


class OpenCup:
    """A cup with its file and all that lasts only as long as the dealer works."""

    def __init__(self, served: ServedCup, folder: Path, address: str = "") -> None:
        """`address` is that from which it is opened; empty after a restart."""
        self.served, self.opener = served, network_of(address)
        self.network = network_of(address, wide=True)
        self.document = cup_document(folder, served.id)
        self.saved, self.gone = True, False
        self.pages: dict[PageVisit, LookingPage] = {}
        self.waited: dict[str, float] = {}
        """Seconds for which each table has stood without a match, or with its result, by code."""
        self.pause = self.unseen = 0.0
        """Seconds since the round was over."""
        self.empty = 0.0
        """Seconds for which nobody has looked at it."""
        self.without_opener = 0.0
        """Seconds for which whoever opened it has not been there with a place."""

    @property
    def alone(self) -> bool:
        """True if anybody with a place may draw it, and begin the next round."""
        return self.without_opener >= OPENER_SECONDS

    def place(self, visit: PageVisit) -> int | None:
        """The place of a page's person; None for an onlooker."""
        return self.served.who(self.pages[visit].key) if visit in self.pages else None


class CupTables:
    """Looks after the tables of all cups; `write` has a cup on the disk and tells its pages."""

    def __init__(self, tables: TablesOfCups, write: Callable[[OpenCup], Awaitable[None]]) -> None:
        self._tables, self._write = tables, write
        self._looks = asyncio.Lock()

    async def close(self, open: OpenTable) -> None:
        """Close a table of a cup for good."""
        table = self._tables.tables.get(open.code)
        if table is not None:
            await self._tables.close_for_good(table)

    async def care(self, cup: OpenCup) -> None:
        """Take in what the tables of a cup tell, and open those that are missing."""
        async with self._looks:
            before = cup.served
            for open in cup.served.tables:
                cup.served = self._after(cup, open)
            if cup.served != before:
                await self._write(cup)
            for open in {*before.tables} - {*cup.served.tables}:
                await self.close(open)
            for open in cup.served.tables:
                table = self._tables.tables.get(open.code)
                read = cup.waited.get(open.code, 0.0) >= READING
                if table is not None and self._is_done(cup.served, open) and (read or not table.people):
                    await self.close(open)
            for place in missing_tables(cup.served):
                await self._open_table(cup, place)

    @staticmethod
    def _is_done(served: ServedCup, open: OpenTable) -> bool:
        return served.cup is not None and done(
            served.cup, table_at(served.cup, CupPlace(served.opened, open.table))
        )

    def _after(self, cup: OpenCup, open: OpenTable) -> ServedCup:
        """The cup after what has happened at one of its tables."""
        served, standing = cup.served, self._tables.tables.get(open.code)
        if served.cup is None or self._is_done(served, open):
            return served
        place = CupPlace(served.opened, open.table)
        record = table_at(served.cup, place).record
        match = None if standing is None else standing.running.table.match
        if match is None or standing is None:
            if not record and not has_people(served.cup, table_at(served.cup, place)):
                others = tuple(each for each in served.tables if each != open)
                return replace(served, tables=others)  # all have left the cup before
            gone = standing is None or bool(record) or cup.waited.get(open.code, 0.0) >= UNPLAYED
            return replace(served, cup=missed(served.cup, place)) if gone else served
        if record != match.header.id:
            served = replace(served, cup=begun(served.cup, place, open.seats, match.header.id))
        if match.over and standing.saved and served.cup is not None:
            events = match.table.log
            result = result_of(events, record=match.header.id)
            given_up = any(isinstance(event, GivenUp) for event in events)
            cup.waited[open.code] = 0.0
            if result is None or given_up:
                return replace(served, cup=missed(served.cup, place))
            return replace(served, cup=played(served.cup, place, result))
        return served

    async def _open_table(self, cup: OpenCup, place: CupPlace) -> None:
        """Open a table of a round, with its people in their seats."""
        if cup.served.cup is None or place not in missing_tables(cup.served):
            return
        seats, setup = setup_at(cup.served.cup, place, first="")
        kept = tuple(replace(who, page=bool(who.key)) for who in setup.occupants)
        try:
            table = await self._tables.open_for(_choice(cup.served.cup, place), cup.opener, kept)
        except OSError as error:
            _logger.warning("a table of a cup cannot be opened: %s", error.strerror or error)
            return
        if table is None:  # it is tried again at each look
            return
        if cup.gone or place not in missing_tables(cup.served):
            await self._tables.close_for_good(table)
            return
        opened = OpenTable(table=place.table, code=table.code, seats=seats)
        cup.served = replace(cup.served, tables=(*cup.served.tables, opened))
        await self._write(cup)


class CupComputers:
    """Has the tables of computers played in a process of its own, those of one cup at a time."""

    def __init__(self, write: Callable[[OpenCup], Awaitable[None]]) -> None:
        """`write` has a cup on the disk and tells its pages."""
        self._write = write
        self._analysis: Analysis[tuple[CupPlace, TableResult]] | None = None
        self._cup: OpenCup | None = None
        self._resting = 0.0

    def close(self) -> None:
        """Stop; what is not played to its end is played again."""
        if self._analysis is not None:
            self._analysis.stop()
        self._analysis = None

    async def look(self, cups: Iterable[OpenCup], seconds: float) -> None:
        """Take in what has been played, and have what is open played; `seconds` after the last time."""
        cups, self._resting = list(cups), max(0.0, self._resting - seconds)
        if self._analysis is not None and self._cup is not None:
            for place, result in self._analysis.news():
                if self._cup in cups and self._cup.served.cup is not None:
                    served = self._cup.served
                    self._cup.served = replace(served, cup=played(self._cup.served.cup, place, result))
                    await self._write(self._cup)
            if self._cup not in cups:
                self._analysis.stop()
            if self._analysis.over:
                self._resting = REST if self._analysis.failed else 0.0
                self._analysis = None
        if self._analysis is not None or self._resting:
            return
        for each in cups:
            places = [] if each.served.cup is None else _of_computers(each.served, each.served.cup)
            if places:
                self._cup = each
                self._analysis = Analysis(play_tables, each.served.cup, tuple(places))
                return


def _of_computers(served: ServedCup, cup: Cup) -> list[CupPlace]:
    """Tables of the round that goes on at which nobody plays but computers."""
    standing = {each.table for each in served.tables}
    return [
        place
        for place, table in open_tables(cup)
        if place.round == served.opened
        and place.table not in standing
        and not table.record
        and not has_people(cup, table)
    ]


def _choice(cup: Cup, place: CupPlace) -> TableSettings:
    """The table of a place, as the dealer keeps it."""
    game = cup.game
    return TableSettings(
        name=f"{place.round + 1}.{place.table + 1}",
        game=game.variant,
        players=game.players,
        options=dict(game.options),
        winning_hands=game.winning_hands if game.rules().match_form.by_wins else None,
    )
