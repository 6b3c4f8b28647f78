"""Keeps the current person's season: the file on the disk, the results of records and of the other tables.

Nothing is shown that is not on the disk, so whatever somebody has seen stays as it is.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from secrets import randbelow

from msgspec import structs

from briscola.capabilities.season.other_tables import results_of
from briscola.capabilities.season.season import (
    SEEDS,
    Season,
    SeasonBook,
    SeasonEvening,
    begin_season,
    check_book,
    end_season,
    other_tables,
    with_record,
    with_result,
    without_record,
)
from briscola.client.host import Analysis, Library
from briscola.client.tournament import TableResult, lost_result, result_of
from briscola.engine.events import Event, MatchBegan
from briscola.engine.options import BadOption
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.evenings import PlayedMatch
from briscola.storage.files import DocumentDamage, KeptDocument, sweep
from briscola.storage.records import read_record

LARGEST = 64 * 1024
"""Most bytes of the file; fourteen evenings and fifty past seasons take a quarter of it."""


class SeasonTrouble(Enum):
    """Something of which the page tells in one sentence."""

    SECOND = "second"  # another window keeps the matches
    DAMAGED = "damaged"  # the file was put aside
    UNREADABLE = "unreadable"  # the disk refuses to read it
    UNWRITTEN = "unwritten"  # the disk refuses to write it
    LOST = "lost"  # the record of the evening's match is gone, so it counts as given up
    NO_RECORD = "no record"  # it cannot be read now
    BROKE_OFF = "broke off"  # the process of the other tables


class SeasonKeeper:
    """The season of one person; made anew for another one."""

    def __init__(self, library: Library, ours: Callable[[], bool]) -> None:
        """`ours` is True if this window keeps matches: only then anything is written."""
        self._library, self._ours = library, ours
        self.person = library.profile.id
        self._file = KeptDocument(library.season_path, SeasonBook, largest=LARGEST, check=self._check)
        self.book = SeasonBook(person=self.person)
        self.trouble: SeasonTrouble | None = None
        """The latest trouble; None if all is well."""
        self._others: Analysis[tuple[int, TableResult]] | None = None
        self.read()

    def _check(self, book: SeasonBook) -> None:
        if book.person != self.person:
            raise ValueError("it is the season of somebody else")
        check_book(book)

    @property
    def damage(self) -> DocumentDamage | None:
        """Damage of the file found by the last `read`; None if there was none."""
        return self._file.damage

    @property
    def season(self) -> Season | None:
        """The season that runs or has just ended."""
        return self.book.season

    @property
    def evening(self) -> SeasonEvening | None:
        """The evening that is due; None if no season runs."""
        at = None if self.season is None else self.season.current
        return None if at is None or self.season is None else self.season.evenings[at]

    @property
    def may_write(self) -> bool:
        """True if this window may change the season."""
        damage = self.damage
        return self._ours() and not (damage is not None and damage.kind == "unreadable")

    def read(self) -> None:
        """Read the file again: another window may have written it."""
        if self._ours():
            sweep(self._file.path.parent)
        self.book = self._file.read() or SeasonBook(person=self.person)
        if self.trouble is not SeasonTrouble.DAMAGED:
            self.trouble = None
        if self.damage is not None:
            self.trouble = SeasonTrouble.DAMAGED if self.damage.kind == "aside" else SeasonTrouble.UNREADABLE
        elif not self._ours():
            self.trouble = SeasonTrouble.SECOND

    def told(self) -> None:
        """Forget a trouble of which the person has been told."""
        self.trouble = None

    def _keep(self, book: SeasonBook) -> bool:
        """Write a book, which is the one from then on; otherwise all stays as it was."""
        if not self.may_write:
            return False
        if not self._file.write(book):
            self.trouble = SeasonTrouble.UNWRITTEN
            return False
        self.book = book
        if self.trouble is SeasonTrouble.UNWRITTEN:
            self.trouble = None
        return True

    def _keep_season(self, season: Season) -> bool:
        return self._keep(structs.replace(self.book, season=season))

    # ---- what the person does

    def begin(self) -> bool:
        """Begin the next season; return False if it is not on the disk."""
        return self._keep(begin_season(self.book, randbelow(SEEDS)))

    def end(self) -> bool:
        """End the season that runs; return False if that is not on the disk."""
        self.stop()
        return self._keep(end_season(self.book))

    def begun(self, record: str) -> None:
        """Note the record of the evening's match. Raises OSError if that is not on the disk."""
        if self.season is None or not self._keep_season(with_record(self.season, record)):
            raise OSError("the season cannot be written")

    def waiting(self) -> PlayedMatch | None:
        """The evening's match if it has begun and can go on."""
        evening = self.evening
        if evening is None or not evening.record or evening.results:
            return None
        return self._library.history.get(evening.record, profile=self.person)

    # ---- results

    def settle(self) -> None:
        """Take in the end of the evening's match, and let the computers play what is left of the evening."""
        self.settle_own()
        if self.may_write:
            self._play_others()

    def settle_own(self) -> None:
        """Take in the end of the evening's match, if it has one."""
        season, evening = self.season, self.evening
        at = None if season is None else season.current
        if season is None or evening is None or at is None or not self.may_write:
            return
        if evening.record and not evening.results:
            self._settle_own(season, at, evening)

    def _settle_own(self, season: Season, at: int, evening: SeasonEvening) -> None:
        """Take in the end of the person's match, if it has one.

        A match of which not one line was written has not begun. One whose record is spoiled is lost.
        """
        known, rules = self.waiting() is not None, evening.game.rules()
        lost = lost_result(rules, record=evening.record)
        events: Sequence[Event] = ()
        result: TableResult | None = lost if known else None
        try:
            record = read_record(self._library.records.path(evening.record))
            events = record.events[: record.position.lines]
            result = result_of(events, record=evening.record)
        except (FileNotFoundError, BadRecord, BadOption):
            pass
        except OSError:
            self.trouble = SeasonTrouble.NO_RECORD
            return
        if not known and not any(isinstance(event, MatchBegan) for event in events):
            self._keep_season(without_record(season))
            return
        if result is None:
            if not known:
                self.trouble = SeasonTrouble.NO_RECORD
            return
        if (len(result.ranks), result.partners) != (rules.players, lost.partners):
            result = lost
        spoiled = result is lost
        if self._keep_season(with_result(season, at, 0, result)) and spoiled:
            self.trouble = SeasonTrouble.LOST

    def _play_others(self) -> None:
        season = self.season
        at = None if season is None else season.current
        if season is None or at is None or self.working or self.trouble is SeasonTrouble.BROKE_OFF:
            return
        if tables := other_tables(season, at):
            self._others = Analysis(results_of, tables)

    @property
    def working(self) -> bool:
        """True while computers play the other tables."""
        return self._others is not None and not self._others.over

    def look(self) -> bool:
        """Take in the results of the other tables so far; return True if anything has changed."""
        if self._others is None:
            return False
        news = self._others.news()
        for table, result in news:
            at = None if self.season is None else self.season.current
            if self.season is None or at is None:
                break
            if not self._keep_season(with_result(self.season, at, table, result)):
                self.stop()
                return True
        if self._others is not None and self._others.failed:
            self.trouble = SeasonTrouble.BROKE_OFF
        changed = bool(news) or self._others.over
        if self._others.over:
            self._others = None
        return changed

    def wait(self, seconds: float) -> None:
        """Wait for the next result, at most this many seconds."""
        if self._others is not None:
            self._others.wait(seconds)

    def stop(self) -> None:
        """Stop the computers: what they have not finished is played again another time, alike."""
        if self._others is not None:
            self._others.stop()
        self._others = None
