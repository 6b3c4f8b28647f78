"""The cup of this computer as it is played: kept after every step; computers play in a process of its own."""

import time
from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import structs

from briscola.capabilities.cup.cup import (
    Cup,
    TableIndex,
    open_tables,
    reopened,
    with_match,
    with_result,
)
from briscola.capabilities.cup.file import CupRow, Cups, cups_file, with_row
from briscola.capabilities.cup.tables import CupTrouble, computers_table, computers_tables, final_of_computers
from briscola.client.active_match import ActiveMatch
from briscola.client.host.analysis import Analysis
from briscola.client.host.library import Library
from briscola.client.tournament.computers import ComputerTable, TableOfRound, play_log
from briscola.client.tournament.keeper import TournamentKeeper
from briscola.client.tournament.table_record import record_of_table
from briscola.client.tournament.table_result import TableResult, is_given_up, result_of
from briscola.engine.events import Event

Told = Literal["gone", "given_up"]
"""Reason why a table is to be played anew: its record is gone, or several people gave it up."""
FinalToWatch = Analysis[Sequence[Event]]
"""The final as computers play it, to be watched: its log, once it is over."""


class CupKeeper(TournamentKeeper[Cups]):
    """The cup of this computer, also while none is played."""

    def __init__(
        self,
        library: Library,
        *,
        ours: Callable[[], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`ours` tells whether this window keeps matches."""
        file = cups_file(library.records.folder.parent)
        super().__init__(library, file, Cups(), ours=ours, clock=clock)
        self.told: list[Told] = []
        """Reasons that people are to be told once."""
        self.unread = False
        """True if the record of a match could not be read the last time."""
        self._final_released: TableIndex | None = None
        """The final between computers that they may play, because nobody wants to watch it."""

    @property
    def cup(self) -> Cup | None:
        """The cup that is played, or that has just ended."""
        return self.steps.latest.cup

    @property
    def trouble(self) -> CupTrouble | None:
        """The trouble that is to be told; None if all is well."""
        if not self.ours():
            return CupTrouble.SECOND
        if not self.steps.kept:
            return CupTrouble.UNWRITTEN
        if self.computers.broke_off:
            return CupTrouble.BROKE_OFF
        return CupTrouble.UNREAD if self.unread else None

    @property
    def ended(self) -> Sequence[CupRow]:
        """The cups that are over, the latest last."""
        return with_row(self.steps.latest).rows

    @property
    def left(self) -> Sequence[str]:
        """Ids of the records of matches that had no end when their cup was broken off."""
        return [record for row in self.steps.latest.rows for record in row.left]

    # ---- steps, each on the disk before the next

    def open(self, cup: Cup) -> None:
        """Begin a cup; the one before stays among those that are over, if it is."""
        self._turn_to(cup)

    def end(self) -> None:
        """Put the cup away; one that goes on is broken off."""
        self._turn_to(None)

    def _turn_to(self, cup: Cup | None) -> None:
        """Put the cup away, with all that is known of it alone, and take the other."""
        self.computers.stop()
        self.unread, self._final_released = False, None
        self.steps.take(structs.replace(with_row(self.steps.latest, broken_off=True), cup=cup))

    def change(self, cup: Cup) -> None:
        """Keep the cup after something has happened in it, such as a result or somebody replaced."""
        if cup != self.cup:
            self.steps.take(structs.replace(self.steps.latest, cup=cup))

    def begun(self, place: TableIndex, seats: Sequence[int], record: str) -> bool:
        """Note the record of a match that people begin; False if that is not on the disk."""
        if self.cup is None:
            return True
        cup = with_match(self.cup, place, tuple(seats), record)
        return self.steps.begin(structs.replace(self.steps.latest, cup=cup))

    # ---- matches of people

    def index_of(self, record: str) -> TableIndex | None:
        """The open table of the cup whose match has this record; None for any other match."""
        if self.cup is None:
            return None
        return next((place for place, table in open_tables(self.cup) if table.record == record), None)

    def take(self, record: str, events: Sequence[Event], people: int) -> None:
        """Take in a match from its events, if it is one of the cup and over."""
        place, cup = self.index_of(record), self.cup
        if place is None or cup is None:
            return
        if people > 1 and is_given_up(events):
            self._play_anew(place, "given_up")  # nobody knows who wanted to stop
        elif (result := result_of(events, record=record)) is not None:
            self.change(with_result(cup, place, result))

    def take_from_table(self, active: ActiveMatch) -> None:
        """Take in the match at the table of this window, if it is over."""
        if active.seat is not None and active.match is not None:
            self.take(active.match, active.seat.host.table.log, len(active.seat.setup.people))

    def take_from_disk(self, *, besides: str | None) -> None:
        """Take in all matches of the cup from their records, `besides` the one at this window's table."""
        self.unread, cup = False, self.cup
        if cup is None:
            return
        for place, table in open_tables(cup):
            if not table.record or table.record == besides:
                continue
            path = self._library.records.path(table.record)
            try:
                record = record_of_table(path, table.record, cup.game)
            except OSError:
                self.unread = True
                continue
            if record is not None:
                self.take(table.record, record.events, record.people)
            else:
                self._play_anew(place, "gone")

    def _play_anew(self, place: TableIndex, why: Told) -> None:
        if self.cup is not None:
            self.told.append(why)
            self.change(reopened(self.cup, place, anew=why == "gone"))

    # ---- tables of computers

    def _take_result(self, place: TableOfRound, result: TableResult) -> None:
        if self.cup is not None:
            self.change(with_result(self.cup, TableIndex(*place), result))

    def _open_tables(self) -> Sequence[ComputerTable]:
        return () if self.cup is None or self.final is not None else computers_tables(self.cup)

    @property
    def final(self) -> TableIndex | None:
        """The final between computers, as long as it waits to be watched or left to them."""
        if self.cup is None or not self.may_begin:
            return None
        found = final_of_computers(self.cup)
        return None if found == self._final_released else found

    def call_final(self) -> None:
        """Leave the final to the computers."""
        self._final_released = self.final

    def final_to_watch(self) -> FinalToWatch | None:
        """Have the final played, which takes seconds for strong players; None if it does not wait."""
        cup, place = self.cup, self.final
        return None if cup is None or place is None else Analysis(play_log, computers_table(cup, place))

    def watched(self, place: TableIndex, log: Sequence[Event]) -> None:
        """Take in the final that somebody has watched."""
        result = result_of(log)
        if result is not None and self.final == place:
            self._take_result((place.round, place.table), result)
