"""The tables of a cup at a dealer: opened for each round, watched, taken in; computers play in a process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from briscola.capabilities.cup.cup import (
    Cup,
    TableIndex,
    current_round,
    has_people,
    is_done,
    reopened,
    table_at,
    with_forfeit,
    with_match,
    with_result,
)
from briscola.capabilities.cup.dealer_cup import DealerCup, RoundTable, cup_document, cup_path, missing_tables
from briscola.capabilities.cup.tables import CupTrouble, computers_tables, setup_at
from briscola.client.tournament.computers import Computers, ComputerTable
from briscola.client.tournament.steps import Steps
from briscola.client.tournament.table_record import record_of_table
from briscola.client.tournament.table_result import is_given_up, result_of
from briscola.dealer.dealer_settings import TableSettings
from briscola.dealer.tables_on_demand import TablesOnDemand
from briscola.engine.events import Event
from briscola.network.channel.connection_slots import ConnectionLimits, network_of
from briscola.pages.audience.audience import Audience, PageView

PAGES, OF_AN_ADDRESS = 32, 8
"""Pages of people without a place that look at a cup, in all and from one address."""
OF_A_PLACE = 3
"""Pages of one person with a place; a further one takes the place of her first."""
PRESSES = 8
"""Presses on a page of a cup in a second."""
OPENER_SECONDS = 60.0
"""Seconds without whoever opened a cup after which anybody with a place may draw it, and go on."""
UNPLAYED = 300.0
"""Seconds after which a table is lost for its people because no match has begun there."""
READING = 120.0
"""Seconds for which the result of a table is shown there."""
_logger = logging.getLogger(__name__)


@dataclass
class CupClock:
    """Seconds for which something has lasted with a cup."""

    empty: float = 0.0
    """Nobody has looked at it, since this program began to work."""
    unseen: float = 0.0
    """Nobody has looked at it, the time before a restart included."""
    without_opener: float = 0.0
    """Whoever opened it has not been there with a place."""
    pause: float = 0.0
    """The round has been over."""
    waited: dict[str, float] = field(default_factory=dict)
    """A table has stood without a match, or with its result, by code."""


class OpenCup:
    """A cup with its file and all that lasts only as long as the dealer works."""

    def __init__(self, document: DealerCup, folder: Path, address: str = "") -> None:
        """`address` is that from which it is opened; empty after a restart."""
        self.network, self.wide_network = network_of(address), network_of(address, wide=True)
        self.steps = Steps(cup_document(cup_path(folder, document.id)), document)
        """Nothing is begun on a step that is not `kept`."""
        self.document = document
        """The cup after all that has happened; `steps` has it as soon as it has been written."""
        self.computers = Computers()
        self.gone = False
        self.live: set[str] = set()
        """Matches that have gone on since this program began to work, by record."""
        self.stood: set[str] = set()
        """Tables that have been open since then, by code."""
        self.pages: Audience[PageView] = Audience(
            of_one=OF_A_PLACE, strangers=ConnectionLimits(OF_AN_ADDRESS, PAGES), presses=PRESSES
        )
        self.clock = CupClock()

    @property
    def cup(self) -> Cup | None:
        """Its rounds; None before the draw."""
        return self.document.cup

    @property
    def trouble(self) -> CupTrouble | None:
        """The trouble that its pages tell; None if all is well."""
        if not self.steps.kept:
            return CupTrouble.UNWRITTEN
        return CupTrouble.BROKE_OFF if self.computers.broke_off else None

    @property
    def alone(self) -> bool:
        """True if anybody with a place may draw it, and begin the next round."""
        return self.clock.without_opener >= OPENER_SECONDS

    def passes(self, seconds: float) -> None:
        """Let time pass for the cup, its tables and its pages."""
        clock, before = self.clock, self.alone
        clock.empty = 0.0 if self.pages else clock.empty + seconds
        clock.unseen = 0.0 if self.pages else clock.unseen + seconds
        opener = self.document.opener
        draws = self.document.who(opener) is not None and self.pages.pages_of(opener)
        clock.without_opener = 0.0 if draws else clock.without_opener + seconds
        clock.pause = clock.pause + seconds if self.document.round_over else 0.0
        for round_table in self.document.tables:
            clock.waited[round_table.code] = clock.waited.get(round_table.code, 0.0) + seconds
        if self.alone != before:
            self.pages.tell()


class CupTableService:
    """Looks after the dealer's tables of all cups; `write` has a cup on the disk and tells its pages."""

    def __init__(self, on_demand: TablesOnDemand, write: Callable[[OpenCup], Awaitable[None]]) -> None:
        self._on_demand, self._tables, self._write = on_demand, on_demand.tables, write
        self._looks = asyncio.Lock()

    async def close(self, round_table: RoundTable) -> None:
        """Close a table of a cup for good."""
        table = self._tables.get(round_table.code)
        if table is not None:
            await self._on_demand.close(table)

    async def poll(self, open_cup: OpenCup) -> None:
        """Take in what a cup's tables tell, close those that are read, open those that are missing."""
        async with self._looks:
            before = open_cup.document
            for round_table in before.tables:
                open_cup.document = self._after_table(open_cup, round_table)
            if open_cup.document != before:
                await self._write(open_cup)
            for round_table in {*before.tables} - {*open_cup.document.tables}:
                await self.close(round_table)
            for round_table in open_cup.document.tables:
                if self._is_read(open_cup, round_table):
                    await self.close(round_table)
            for place in missing_tables(open_cup.document):
                if open_cup.steps.kept:
                    await self._open_table(open_cup, place)

    def _is_read(self, open_cup: OpenCup, round_table: RoundTable) -> bool:
        """True if the result of a table has been shown there for long enough, or nobody is there."""
        table = self._tables.get(round_table.code)
        if table is None or not self._is_done(open_cup.document, round_table):
            return False
        return not table.people or open_cup.clock.waited.get(round_table.code, 0.0) >= READING

    @staticmethod
    def _is_done(document: DealerCup, round_table: RoundTable) -> bool:
        return document.cup is not None and is_done(
            document.cup, table_at(document.cup, TableIndex(document.opened, round_table.table))
        )

    def _after_table(self, open_cup: OpenCup, round_table: RoundTable) -> DealerCup:
        """The cup after what has happened at one of its tables."""
        document, standing = open_cup.document, self._tables.get(round_table.code)
        if document.cup is None or self._is_done(document, round_table):
            return document
        place = TableIndex(document.opened, round_table.table)
        match = None if standing is None else standing.running.table.match
        if standing is not None:
            open_cup.stood.add(round_table.code)
        if standing is None or match is None:
            return self._without_match(open_cup, document.cup, round_table, place)
        record, after = match.header.id, document.cup
        if table_at(after, place).record != record:
            after = with_match(after, place, round_table.seats, record)
        open_cup.live.add(record)
        if match.over and standing.saved:
            open_cup.clock.waited[round_table.code] = 0.0
            after = _ended(after, place, match.table.log, record)
        return replace(document, cup=after)

    def _without_match(
        self, open_cup: OpenCup, cup: Cup, round_table: RoundTable, place: TableIndex
    ) -> DealerCup:
        """The cup while no match goes on at one of its tables, or the table is gone."""
        document, table = open_cup.document, table_at(cup, place)
        waits = round_table.code not in open_cup.stood and self._on_demand.waits_for(round_table.code)
        if waits and has_people(cup, table):
            return document
        if table.record and table.record not in open_cup.live:
            return self._from_record(document, cup, round_table, place)
        if not table.record and not has_people(cup, table):  # all have left the cup before
            return _without(document, round_table)
        late = open_cup.clock.waited.get(round_table.code, 0.0) >= UNPLAYED
        lost = bool(table.record) or round_table.code not in self._tables or late
        return replace(document, cup=with_forfeit(cup, place)) if lost else document

    def _from_record(
        self, document: DealerCup, cup: Cup, round_table: RoundTable, place: TableIndex
    ) -> DealerCup:
        """The cup after a match that this run of the dealer has not seen, from its record.

        One whose record is gone is played anew, at a new table; one that cannot be read now waits.
        """
        record, folder = table_at(cup, place).record, self._tables.folder
        path = next(folder.glob(f"*/{record}.jsonl"), folder / f"{record}.jsonl")
        try:
            found = record_of_table(path, record, cup.game)
        except OSError:
            return document
        if found is not None:
            return replace(document, cup=_ended(cup, place, found.events, record))
        return replace(_without(document, round_table), cup=reopened(cup, place, anew=True))

    async def _open_table(self, open_cup: OpenCup, place: TableIndex) -> None:
        """Open a table of a round, with its people in their seats."""
        if open_cup.cup is None or place not in missing_tables(open_cup.document):
            return
        seats, setup = setup_at(open_cup.cup, place, first="")
        kept = tuple(replace(who, page=bool(who.key)) for who in setup.occupants)
        try:
            table = await self._on_demand.open_for(_choice(open_cup.cup, place), open_cup.network, kept)
        except OSError as error:
            _logger.warning("a table of a cup cannot be opened: %s", error.strerror or error)
            return
        if table is None:  # it is tried again at each look
            return
        if open_cup.gone or place not in missing_tables(open_cup.document):
            await self._on_demand.close(table)
            return
        opened = RoundTable(table=place.table, code=table.code, seats=seats)
        open_cup.document = replace(open_cup.document, tables=(*open_cup.document.tables, opened))
        await self._write(open_cup)
        if not open_cup.steps.kept:  # no match begins at a table that a restart would forget
            open_cup.document = _without(open_cup.document, opened)
            await self._write(open_cup)
            await self._on_demand.close(table)


def _without(document: DealerCup, round_table: RoundTable) -> DealerCup:
    """The cup without a table that stood open for it."""
    return replace(document, tables=tuple(each for each in document.tables if each != round_table))


def _ended(cup: Cup, place: TableIndex, events: Sequence[Event], record: str) -> Cup:
    """The cup after the end of a match; one that is given up, or that nobody plays to its end, is missed."""
    result = None if is_given_up(events) else result_of(events, record=record)
    return with_forfeit(cup, place) if result is None else with_result(cup, place, result)


async def take_in_computers(open_cup: OpenCup, write: Callable[[OpenCup], Awaitable[None]]) -> None:
    """Take in what computers have played; `write` has a cup on the disk and tells its pages."""
    broke_off, document = open_cup.computers.broke_off, open_cup.document
    for place, result in open_cup.computers.news():
        if document.cup is not None:
            document = replace(document, cup=with_result(document.cup, TableIndex(*place), result))
    if document != open_cup.document:
        open_cup.document = document
        await write(open_cup)
    elif open_cup.computers.broke_off != broke_off:
        open_cup.pages.tell()


def have_computers_play(open_cup: OpenCup) -> None:
    """Have the tables of a cup played at which nobody plays but computers."""
    if open_cup.steps.kept and open_cup.document.cup is not None:
        open_cup.computers.play(_of_computers(open_cup.document, open_cup.document.cup))


def _of_computers(document: DealerCup, cup: Cup) -> Sequence[ComputerTable]:
    """Tables of the round that goes on at which nobody plays but computers."""
    standing = {(document.opened, each.table) for each in document.tables}
    tables = computers_tables(cup) if current_round(cup) == document.opened else ()
    return [each for each in tables if each.index not in standing]


def _choice(cup: Cup, place: TableIndex) -> TableSettings:
    """The table of a place, as the dealer keeps it."""
    game, rules = cup.game, cup.game.rules()
    return TableSettings(
        name=f"{place.round + 1}.{place.table + 1}",
        game=game.variant,
        players=game.players,
        options=dict(rules.changed),
        winning_hands=game.winning_hands if rules.match_form.by_wins else None,
    )
