"""Keeps the current person's season: the file on the disk, the results of records and of the other tables.

Results follow from records and from the season's seed, so whatever somebody has seen stays as it is.
"""

import time
from collections.abc import Callable, Sequence
from enum import Enum
from secrets import randbelow

from msgspec import structs

from briscola.capabilities.season.season import (
    SEEDS,
    PastSeason,
    Season,
    SeasonBook,
    SeasonEvening,
    begin_season,
    check_book,
    end_season,
    other_tables,
    past_of,
    with_record,
    with_result,
    without_record,
)
from briscola.client.host.library import Library
from briscola.client.tournament.computers import ComputerTable, TableOfRound
from briscola.client.tournament.keeper import TournamentKeeper
from briscola.client.tournament.table_record import record_of_table
from briscola.client.tournament.table_result import TableResult, lost_result
from briscola.engine.events import MatchBegan
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.files.atomic_write import sweep
from briscola.storage.files.kept_document import KeptDocument

LARGEST = 64 * 1024
"""Most bytes of the file; fourteen evenings and fifty past seasons take a quarter of it."""


class SeasonTrouble(Enum):
    """Something of which the page tells in one sentence, as long as it lasts, or once."""

    SECOND = "second"  # another window keeps the matches
    DAMAGED = "damaged"  # the file was put aside; told once
    UNREADABLE = "unreadable"  # the disk refuses to read it
    UNWRITTEN = "unwritten"  # the disk refuses to write it
    LOST = "lost"  # the record of the evening's match is gone, so it counts as given up; told once
    NO_RECORD = "no record"  # it cannot be read now
    BROKE_OFF = "broke off"  # the process of the other tables


def past_seasons(library: Library) -> tuple[PastSeason, ...]:
    """The current person's seasons that are over, earliest first, the one that has just ended among them."""
    book = _season_file(library).read(aside=False)
    return () if book is None else past_of(book)


def _season_file(library: Library) -> KeptDocument[SeasonBook]:
    person = library.profile.id

    def check(book: SeasonBook) -> None:
        if book.person != person:
            raise ValueError("it is the season of somebody else")
        check_book(book)

    return KeptDocument(library.season_path, SeasonBook, largest=LARGEST, check=check)


class SeasonKeeper(TournamentKeeper[SeasonBook]):
    """The season of one person; made anew for another one."""

    def __init__(
        self,
        library: Library,
        ours: Callable[[], bool],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`ours` is True if this window keeps matches: only then anything is written."""
        self.person = library.profile.id
        book = SeasonBook(person=self.person)
        super().__init__(library, _season_file(library), book, ours=ours, clock=clock)
        self._lost = False
        """True from when the record of a match was gone until the person has been told."""
        self._unread = False
        """True if the record of the evening's match could not be read the last time."""
        self.read()

    @property
    def trouble(self) -> SeasonTrouble | None:
        """The trouble that is to be told; None if all is well."""
        if not self.steps.kept:
            return SeasonTrouble.UNWRITTEN
        if self.computers.broke_off:
            return SeasonTrouble.BROKE_OFF
        if (damage := self.steps.damage) is not None:
            return SeasonTrouble.DAMAGED if damage.kind == "aside" else SeasonTrouble.UNREADABLE
        if not self.ours():
            return SeasonTrouble.SECOND
        if self._lost:
            return SeasonTrouble.LOST
        return SeasonTrouble.NO_RECORD if self._unread else None

    @property
    def season(self) -> Season | None:
        """The season that runs or has just ended."""
        return self.steps.latest.season

    @property
    def evening(self) -> SeasonEvening | None:
        """The evening that is due; None if no season runs."""
        at = None if self.season is None else self.season.current
        return None if at is None or self.season is None else self.season.evenings[at]

    def read(self) -> None:
        """Read the file, unless this window has written it."""
        if self.ours():
            sweep(self.steps.file.path.parent)
        self.steps.read()

    def told(self) -> None:
        """Forget a trouble that is told once: the person has been told."""
        if self.trouble is SeasonTrouble.DAMAGED:
            self.steps.damage = None
        elif self.trouble is SeasonTrouble.LOST:
            self._lost = False
        self.computers.again()

    def _keep_season(self, season: Season) -> None:
        self.steps.take(structs.replace(self.steps.latest, season=season))

    # ---- what the person does

    def begin(self) -> bool:
        """Begin the next season; return False if it is not on the disk."""
        return self.may_begin and self.steps.take(begin_season(self.steps.latest, randbelow(SEEDS)))

    def end(self) -> bool:
        """End the season that runs; return False if that is not on the disk."""
        self.computers.stop()
        return self.may_begin and self.steps.take(end_season(self.steps.latest))

    def begun(self, record: str) -> bool:
        """Note the record of the evening's match; False if that is not on the disk."""
        if self.season is None:
            return True
        return self.steps.begin(structs.replace(self.steps.latest, season=with_record(self.season, record)))

    def waiting(self) -> PlayedMatch | None:
        """The evening's match if it has begun and can go on."""
        evening = self.evening
        if evening is None or not evening.record or evening.results:
            return None
        return self._library.history.get(evening.record, profile=self.person)

    # ---- results

    def take_results(self) -> None:
        """Take in the end of the evening's match, and let the computers play what is left of the evening."""
        self.take_own_result()
        self.poll()

    def take_own_result(self) -> None:
        """Take in the end of the evening's match, if it has one.

        A match of which not one line was written has not begun. One whose record is gone is lost.
        """
        season, self._unread = self.season, False
        if season is None or (at := season.current) is None or not self.steps.may_write:
            return
        evening = season.evenings[at]
        if not evening.record or evening.results:
            return
        known = self.waiting() is not None
        try:
            path = self._library.records.path(evening.record)
            record = record_of_table(path, evening.record, evening.game)
        except OSError:
            self._unread = True
            return
        begun = record is not None and any(isinstance(event, MatchBegan) for event in record.events)
        if not known and not begun:
            self._keep_season(without_record(season))
        elif record is None:
            lost = lost_result(evening.game.rules(), record=evening.record)
            self._keep_season(with_result(season, at, 0, lost))
            self._lost = True
        elif record.result is not None:
            self._keep_season(with_result(season, at, 0, record.result))
        elif not known:
            self._unread = True

    def poll(self) -> bool:
        """Take in the other tables of the evening as they end; return True if anything has changed."""
        before = self.steps.latest, self.trouble, self.computers.working
        super().poll()
        return before[0] is not self.steps.latest or before[1:] != (self.trouble, self.computers.working)

    def _take_result(self, place: TableOfRound, result: TableResult) -> None:
        if self.season is not None and (at := self.season.current) is not None:
            self._keep_season(with_result(self.season, at, place[1], result))

    def _open_tables(self) -> Sequence[ComputerTable]:
        at = None if self.season is None else self.season.current
        return () if self.season is None or at is None else other_tables(self.season, at)
