"""What a session tells of its match while it goes on, and who keeps it."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup
from briscola.engine.deal_code import decode
from briscola.engine.events import Event, GivenUp, HandEnded, MatchBegan
from briscola.engine.terms import Terms
from briscola.storage.header import Follows, HouseTerms
from briscola.storage.records import RecordWriter, Taken, new_header
from briscola.storage.settings import Settings

_logger = logging.getLogger(__name__)


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """Why a match is not kept: the disk refuses, another window keeps its own, or it only asks what if."""

    kind: Literal["refused", "second", "what_if"]
    errno: int = 0
    said: str = ""
    """What the system says of it."""


SECOND = Trouble(kind="second")


def refused(error: OSError) -> Trouble:
    """The trouble with a disk that has refused."""
    return Trouble(kind="refused", errno=error.errno or 0, said=error.strerror or str(error))


def house_of(settings: Settings, setup: MatchSetup) -> HouseTerms:
    """The terms on which a match begins now. A program at the table cannot forget: nothing is taken back."""
    undo = settings.undo and not setup.has_program
    return HouseTerms(undo=undo, hints=settings.hints, deck=settings.deck)


class Recorder(Protocol):
    """Keeps a match as it is played."""

    @property
    def keeps(self) -> bool:
        """Whether the match is meant to be kept."""

    @property
    def trouble(self) -> Trouble | None:
        """Why not everything that has happened is kept; None when it is, or is not meant to be."""

    @property
    def path(self) -> Path | None:
        """The file of the match, where it is kept."""

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms | None:
        """A match begins, a rematch where somebody deals first already; the terms of its record."""

    def append(self, events: Sequence[Event]) -> None:
        """These happened; they are kept before they are shown."""

    def retry(self) -> bool:
        """Try once more to keep what waits; whether all is kept now."""


class Unrecorded:
    """Keeps nothing: a demonstration, a second window, a what if (`trouble` says which of the last two)."""

    keeps = False
    path = None

    def __init__(self, trouble: Trouble | None = None, *, deal: str | None = None) -> None:
        """`deal` is one that is played again."""
        self.trouble, self.deal = trouble, deal

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms | None:
        """No terms, the log is one of `simulate`; of a deal played again those of no record."""
        del setup, seeds, dealer
        return None if self.deal is None else Terms(header="", deal=decode(self.deal))

    def append(self, events: Sequence[Event]) -> None:
        """Nothing is kept."""
        del events

    def retry(self) -> bool:
        """Nothing waits."""
        return self.trouble is None


class Keeper:
    """Keeps each match in a file of its own. A disk that refuses stops nobody: `trouble` says so."""

    keeps = True

    def __init__(self, library: Library, *, house: HouseTerms, deal: str | None = None) -> None:
        """`house` are the settings that matter to how a match counts, `deal` a deal played again."""
        self.library, self.house, self.deal = library, house, deal
        self.trouble: Trouble | None = None
        """Why the last thing that happened is not on the disk yet."""
        self._writer: RecordWriter | None = None
        self._before: list[RecordWriter] = []
        """Matches before, of which lines still wait."""
        self._events: list[Event] = []
        """Those of the match."""
        self._told: list[Event] = []
        """Those that the history may not know of before they are on the disk."""

    def begin(self, setup: MatchSetup, seeds: Sequence[str], dealer: int | None) -> Terms:
        """A match begins under a new id; a rematch names the one before it."""
        before = self._writer
        follows = None
        if dealer is not None and before is not None:
            follows = Follows(record=before.header.id, dealer=dealer)
        header = new_header(
            msgspec.to_builtins(setup), seeds=seeds, terms=self.house, follows=follows, deal=self.deal
        )
        self.close()
        if before is not None and before.waiting:
            self._before.append(before)
        self._writer = self.library.records.begin(header)
        self._events, self._told = [], []
        return header.terms

    def go_on(self, taken: Taken) -> None:
        """A match was taken up again."""
        self._writer = self.library.records.go_on(taken)
        self._events = list(taken.events)

    def append(self, events: Sequence[Event]) -> None:
        """Have the disk keep these; what it refused before goes first."""
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
        """Have the history know of the match, and of every hand that is over."""
        self._told += events
        if self.trouble is not None:
            return
        history = self.library.history
        if any(isinstance(event, MatchBegan) for event in self._told):
            history.begun(writer.header, writer.path, profile=self.library.profile.id)
        if any(isinstance(event, HandEnded | GivenUp) for event in self._told):
            history.finished(writer.header, self._events)
        self._told = []

    def _write(self, writer: RecordWriter, events: Sequence[Event]) -> None:
        """The matches before, then this one."""
        try:
            while self._before:
                self._before[0].append(())
                self._before.pop(0).close()
        finally:
            writer.append(events)

    @property
    def path(self) -> Path | None:
        """The file of the match."""
        return None if self._writer is None else self._writer.path

    @property
    def match(self) -> str | None:
        """The id of the match."""
        return None if self._writer is None else self._writer.header.id

    def retry(self) -> bool:
        """Try once more to write what waits; whether all is kept now."""
        self.append(())
        return self.trouble is None

    def close(self) -> None:
        """Let go of the file."""
        if self._writer is not None:
            self._writer.close()
