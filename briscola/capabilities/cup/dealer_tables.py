"""The tables of a cup at a dealer: opened for each round, watched, taken in; computers play in a process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from briscola.capabilities.cup.browser import cup_state
from briscola.capabilities.cup.cup import (
    Cup,
    CupPlace,
    begun,
    done,
    has_people,
    missed,
    now,
    played,
    reopened,
    table_at,
)
from briscola.capabilities.cup.dealer_cup import DealerCup, RoundTable, cup_document, missing_tables
from briscola.capabilities.cup.keeper import computers_tables, setup_at
from briscola.client.tournament import (
    Computers,
    ComputerTable,
    Steps,
    is_given_up,
    record_of_table,
    result_of,
)
from briscola.dealer import TableSettings, TablesOnDemand
from briscola.engine.events import Event
from briscola.network.tables import ConnectionLimits, network_of
from briscola.pages.audience import Audience, PageView
from briscola.pages.messages.to_page import CupState
from briscola.pages.phones import page_key

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

    def __init__(self, dealer_cup: DealerCup, folder: Path, address: str = "") -> None:
        """`address` is that from which it is opened; empty after a restart."""
        self.network, self.wide_network = network_of(address), network_of(address, wide=True)
        self.steps = Steps(cup_document(folder, dealer_cup.id), dealer_cup)
        """Nothing is begun on a step that is not `kept`."""
        self.dealer_cup = dealer_cup
        """The cup after all that has happened; `steps` has it as soon as it has been written."""
        self.computers = Computers()
        self.gone = False
        self.live: set[str] = set()
        """Matches that have gone on since this program began to work, by record."""
        self.pages: Audience[CupOnPage] = Audience(
            of_one=OF_A_PLACE, strangers=ConnectionLimits(OF_AN_ADDRESS, PAGES), presses=PRESSES
        )
        self.clock = CupClock()

    @property
    def alone(self) -> bool:
        """True if anybody with a place may draw it, and begin the next round."""
        return self.clock.without_opener >= OPENER_SECONDS

    def passes(self, seconds: float) -> None:
        """Let time pass for the cup, its tables and its pages."""
        clock, before = self.clock, self.alone
        clock.empty = 0.0 if self.pages else clock.empty + seconds
        clock.unseen = 0.0 if self.pages else clock.unseen + seconds
        opener = self.pages.pages_of(self.dealer_cup.opener)
        clock.without_opener = 0.0 if opener else clock.without_opener + seconds
        clock.pause = clock.pause + seconds if self.dealer_cup.round_over else 0.0
        for open in self.dealer_cup.tables:
            clock.waited[open.code] = clock.waited.get(open.code, 0.0) + seconds
        if self.alone != before:
            self.pages.tell()


class CupOnPage(PageView):
    """A page that looks at a cup."""

    def __init__(self, cup: OpenCup, secret: str, language: str, link: str) -> None:
        """By the key of her `secret` its person has her place; `link` leads others to the cup."""
        self.cup, self.secret, self._language, self._link = cup, secret, language, link
        self.key = page_key(secret).public.hex()

    @property
    def place(self) -> int | None:
        """The place of its person; None for an onlooker."""
        return self.cup.dealer_cup.who(self.key)

    @property
    def owner(self) -> str | None:
        """Its person, if she has a place."""
        return None if self.place is None else self.key

    @property
    def moment(self) -> object:
        cup = self.cup
        return cup.dealer_cup, cup.steps.kept, cup.computers.broke_off, cup.alone

    def state(self) -> CupState:
        return cup_state(
            self.cup.dealer_cup,
            self.key,
            self._language,
            link=self._link,
            saved=self.cup.steps.kept,
            broke_off=self.cup.computers.broke_off,
            alone=self.cup.alone,
        )


class CupTableService:
    """Looks after the dealer's tables of all cups; `write` has a cup on the disk and tells its pages."""

    def __init__(self, on_demand: TablesOnDemand, write: Callable[[OpenCup], Awaitable[None]]) -> None:
        self._on_demand, self._tables, self._write = on_demand, on_demand.tables, write
        self._looks = asyncio.Lock()

    async def close(self, open: RoundTable) -> None:
        """Close a table of a cup for good."""
        table = self._tables.get(open.code)
        if table is not None:
            await self._on_demand.close(table)

    async def care(self, cup: OpenCup) -> None:
        """Take in what the tables of a cup tell, and open those that are missing."""
        async with self._looks:
            before = cup.dealer_cup
            for open in cup.dealer_cup.tables:
                cup.dealer_cup = self._after(cup, open)
            if cup.dealer_cup != before:
                await self._write(cup)
            for open in {*before.tables} - {*cup.dealer_cup.tables}:
                await self.close(open)
            for open in cup.dealer_cup.tables:
                table = self._tables.get(open.code)
                read = cup.clock.waited.get(open.code, 0.0) >= READING
                if table is not None and self._is_done(cup.dealer_cup, open) and (read or not table.people):
                    await self.close(open)
            for place in missing_tables(cup.dealer_cup):
                if cup.steps.kept:
                    await self._open_table(cup, place)

    @staticmethod
    def _is_done(dealer_cup: DealerCup, open: RoundTable) -> bool:
        return dealer_cup.cup is not None and done(
            dealer_cup.cup, table_at(dealer_cup.cup, CupPlace(dealer_cup.opened, open.table))
        )

    def _after(self, cup: OpenCup, open: RoundTable) -> DealerCup:
        """The cup after what has happened at one of its tables."""
        dealer_cup, standing = cup.dealer_cup, self._tables.get(open.code)
        if dealer_cup.cup is None or self._is_done(dealer_cup, open):
            return dealer_cup
        place = CupPlace(dealer_cup.opened, open.table)
        match = None if standing is None else standing.running.table.match
        if standing is None or match is None:
            return self._without_match(cup, dealer_cup.cup, open, place)
        record, after = match.header.id, dealer_cup.cup
        if table_at(after, place).record != record:
            after = begun(after, place, open.seats, record)
        cup.live.add(record)
        if match.over and standing.saved:
            cup.clock.waited[open.code] = 0.0
            after = _ended(after, place, match.table.log, record)
        return replace(dealer_cup, cup=after)

    def _without_match(self, cup: OpenCup, rounds: Cup, open: RoundTable, place: CupPlace) -> DealerCup:
        """The cup while no match goes on at one of its tables, or the table is gone."""
        dealer_cup, table = cup.dealer_cup, table_at(rounds, place)
        if table.record and table.record not in cup.live:
            return self._from_record(dealer_cup, open, place, table.record)
        if not table.record and not has_people(rounds, table):  # all have left the cup before
            return _without(dealer_cup, open)
        late = cup.clock.waited.get(open.code, 0.0) >= UNPLAYED
        lost = bool(table.record) or open.code not in self._tables or late
        return replace(dealer_cup, cup=missed(rounds, place)) if lost else dealer_cup

    def _from_record(
        self, dealer_cup: DealerCup, open: RoundTable, place: CupPlace, record: str
    ) -> DealerCup:
        """The cup after a match that this run of the dealer has not seen, from its record.

        One whose record is gone is played anew, at a new table; one that cannot be read now waits.
        """
        if dealer_cup.cup is None:
            return dealer_cup
        path = next(self._tables.folder.glob(f"*/{record}.jsonl"), self._tables.folder / f"{record}.jsonl")
        try:
            found = record_of_table(path, record, dealer_cup.cup.game)
        except OSError:
            return dealer_cup
        if found is not None:
            return replace(dealer_cup, cup=_ended(dealer_cup.cup, place, found.events, record))
        return replace(_without(dealer_cup, open), cup=reopened(dealer_cup.cup, place, anew=True))

    async def _open_table(self, cup: OpenCup, place: CupPlace) -> None:
        """Open a table of a round, with its people in their seats."""
        if cup.dealer_cup.cup is None or place not in missing_tables(cup.dealer_cup):
            return
        seats, setup = setup_at(cup.dealer_cup.cup, place, first="")
        kept = tuple(replace(who, page=bool(who.key)) for who in setup.occupants)
        try:
            table = await self._on_demand.open_for(_choice(cup.dealer_cup.cup, place), cup.network, kept)
        except OSError as error:
            _logger.warning("a table of a cup cannot be opened: %s", error.strerror or error)
            return
        if table is None:  # it is tried again at each look
            return
        if cup.gone or place not in missing_tables(cup.dealer_cup):
            await self._on_demand.close(table)
            return
        opened = RoundTable(table=place.table, code=table.code, seats=seats)
        cup.dealer_cup = replace(cup.dealer_cup, tables=(*cup.dealer_cup.tables, opened))
        await self._write(cup)
        if not cup.steps.kept:  # no match begins at a table that a restart would forget
            cup.dealer_cup = _without(cup.dealer_cup, opened)
            await self._write(cup)
            await self._on_demand.close(table)


def _without(dealer_cup: DealerCup, open: RoundTable) -> DealerCup:
    """The cup without a table that stood open for it."""
    return replace(dealer_cup, tables=tuple(each for each in dealer_cup.tables if each != open))


def _ended(cup: Cup, place: CupPlace, events: Sequence[Event], record: str) -> Cup:
    """The cup after the end of a match; one that is given up, or that nobody plays to its end, is missed."""
    result = None if is_given_up(events) else result_of(events, record=record)
    return missed(cup, place) if result is None else played(cup, place, result)


async def look_after_computers(cups: Sequence[OpenCup], write: Callable[[OpenCup], Awaitable[None]]) -> None:
    """Take in what computers have played, and have what is open played, the tables of one cup at a time.

    `write` has a cup on the disk and tells its pages.
    """
    for each in cups:
        broke_off, dealer_cup = each.computers.broke_off, each.dealer_cup
        for place, result in each.computers.news():
            if dealer_cup.cup is not None:
                dealer_cup = replace(dealer_cup, cup=played(dealer_cup.cup, CupPlace(*place), result))
        if dealer_cup != each.dealer_cup:
            each.dealer_cup = dealer_cup
            await write(each)
        elif each.computers.broke_off != broke_off:
            each.pages.tell()
    for each in cups:
        if any(other.computers.running for other in cups):
            return
        if each.steps.kept and each.dealer_cup.cup is not None:
            each.computers.play(_of_computers(each.dealer_cup, each.dealer_cup.cup))


def _of_computers(dealer_cup: DealerCup, cup: Cup) -> Sequence[ComputerTable]:
    """Tables of the round that goes on at which nobody plays but computers."""
    standing = {(dealer_cup.opened, each.table) for each in dealer_cup.tables}
    tables = computers_tables(cup) if now(cup) == dealer_cup.opened else ()
    return [each for each in tables if each.place not in standing]


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
