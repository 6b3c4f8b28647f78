"""The protocol by which a host has its match kept, and the classes that keep it."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec
from msgspec import structs

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.deal_code import decode
from briscola.engine.events import Event, GivenUp, HandEnded, MatchBegan, Sits
from briscola.engine.terms import Terms
from briscola.storage.records.header import Follows, HouseTerms
from briscola.storage.records.records import RecordWriter, Taken, new_header

_logger = logging.getLogger(__name__)


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """Reason why a match is not kept: the disk refused, a second window, or a what-if."""

    kind: Literal["refused", "second", "what_if"]
    errno: int = 0
    said: str = ""
    """The system's message."""


SECOND = Trouble(kind="second")


def refused(error: OSError) -> Trouble:
    """The trouble of a disk that refused."""
    return Trouble(kind="refused", errno=error.errno or 0, said=error.strerror or str(error))


def untold(library: Library) -> Trouble | None:
    """Trouble of a database that refused what the record took: it learns of it at the next start."""
    failed = library.database.failed
    return Trouble(kind="refused", errno=failed) if failed else None


class Recorder(Protocol):
    """Keeps a match as it is played."""

    @property
    def keeps(self) -> bool:
        """True if the match is meant to be kept."""

    @property
    def trouble(self) -> Trouble | None:
        """Reason why some events are not kept; None if all are, or if none are meant to be."""

    @property
    def path(self) -> Path | None:
        """File of the match; None if it is not kept."""

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms | None:
        """Begin the record of a match; return its terms. `dealer` is set in a rematch."""

    def append(self, events: Sequence[Event]) -> None:
        """Keep these events before they are shown."""

    def retry(self) -> bool:
        """Try again to keep what waits; return True if everything is kept now."""


class Unrecorded:
    """Recorder that keeps nothing: for demonstrations, second windows and what-ifs.

    `trouble` says which of the last two it is; None in a demonstration.
    """

    keeps = False
    path = None

    def __init__(self, trouble: Trouble | None = None, *, deal: str | None = None) -> None:
        """`deal` is the code of a deal to play again; None for any other match."""
        self.trouble, self.deal = trouble, deal

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms | None:
        """Return no terms, as in `simulate`; for a deal played again, terms without a header."""
        del setup, seeds, dealer
        return None if self.deal is None else Terms(header="", deal=decode(self.deal))

    def append(self, events: Sequence[Event]) -> None:
        """Do nothing."""
        del events

    def retry(self) -> bool:
        """True unless there is a trouble; nothing ever waits."""
        return self.trouble is None


class MatchRecorder:
    """Keeps each match in a file of its own. A disk that refuses stops nobody: see `trouble`."""

    keeps = True

    def __init__(
        self, library: Library, *, house: HouseTerms, deal: str | None = None, guests: bool = False
    ) -> None:
        """`house` are the settings that affect how a match counts; `deal` is the code of a replayed deal.

        `guests`: nobody of the household plays, so that the match is listed but counts for nobody.
        """
        self.library, self.house, self.deal, self.guests = library, house, deal, guests
        self.trouble: Trouble | None = None
        """Reason why the latest events are not on the disk yet; None if they are."""
        self._writer: RecordWriter | None = None
        self._before: list[tuple[RecordWriter, Sequence[Event]]] = []
        """Writers of earlier matches with lines still waiting, each with all events of its match."""
        self._events: list[Event] = []
        """All events of the match."""
        self._told: list[Event] = []
        """Events the history may not learn of before they are on the disk."""

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms:
        """Begin a record under a new id; a rematch names the match before it.

        Whoever plays alone is the current person.
        """
        before = self._writer
        follows = None
        if dealer is not None and before is not None:
            follows = Follows(record=before.header.id, dealer=dealer)
        if setup.people == (0,) and not setup.key and not self.guests:
            setup = structs.replace(setup, key=self.library.profile.id)
        header = new_header(setup, seeds=seeds, terms=self.house, follows=follows, deal=self.deal)
        self.close()
        if before is not None and before.file.waiting:
            self._before.append((before, self._events))
        self._writer = self.library.records.begin(header)
        self._events, self._told = [], []
        return header.terms

    def go_on(self, taken: Taken) -> None:
        """Go on with a match that was taken up again."""
        self._writer = self.library.records.go_on(taken)
        self._events = list(taken.events)

    def append(self, events: Sequence[Event]) -> None:
        """Write these events to the disk, after those it refused before."""
        writer = self._writer
        assert writer is not None
        self._events += events
        try:
            self._write(writer, events)
        except OSError as error:
            if self.trouble is None:
                _logger.warning("%s cannot be written: %s", writer.path, error)
            self.trouble = refused(error)
        else:
            if self.trouble is not None:
                _logger.warning("%s is written again", writer.path)
            self.trouble = None
        self._note(writer, events)

    def _note(self, writer: RecordWriter, events: Sequence[Event]) -> None:
        """Tell the history of the match, its hands and its people, once everything is on the disk."""
        self._told += events
        if self.trouble is not None:
            return
        history = self.library.history
        if any(isinstance(event, MatchBegan) for event in self._told):
            profile = self.library.profile.id
            history.begun(writer.header, writer.path, profile=profile, imported=self.guests)
        if any(isinstance(event, HandEnded | GivenUp | Sits) for event in self._told):
            history.finished(writer.header, self._events)
        self._told = []

    def _write(self, writer: RecordWriter, events: Sequence[Event]) -> None:
        """Write what waits of earlier matches, then these events."""
        try:
            while self._before:
                before, all_of_it = self._before[0]
                before.append(())
                before.close()
                self._before.pop(0)
                self.library.history.finished(before.header, all_of_it)
        finally:
            writer.append(events)

    @property
    def path(self) -> Path | None:
        """File of the match; None before the first."""
        return None if self._writer is None else self._writer.path

    @property
    def match(self) -> str | None:
        """Id of the match; None before the first."""
        return None if self._writer is None else self._writer.header.id

    def retry(self) -> bool:
        """Try again to write what waits; return True if everything is kept now."""
        self.append(())
        return self.trouble is None

    def close(self) -> None:
        """Close the file."""
        if self._writer is not None:
            self._writer.close()
