"""The folder of records: one file per match, named after its id; none is ever overwritten."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from briscola import __version__
from briscola.engine.events import Event
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.files.append import AppendOnly
from briscola.storage.files.atomic_write import make_folder, rename, sync_folder, write_whole
from briscola.storage.files.bounded_lines import Lines
from briscola.storage.files.quarantine import put_aside
from briscola.storage.files.safe_read import open_plain, read_plain
from briscola.storage.match_choices import Setup, game_told
from briscola.storage.records.damage import salvaged
from briscola.storage.records.header import (
    ID,
    RECORD,
    DealtBy,
    Follows,
    Header,
    HouseTerms,
    read_header,
    roster_of,
)
from briscola.storage.records.match_record import file_of
from briscola.system.own_folders import data_folder

_logger = logging.getLogger(__name__)
SUFFIX = ".jsonl"
ORDER = "order"
MOST_ORDERED = 1000
"""Most matches named in the file of their order; earlier ones are ordered by date."""


class MatchOrder:
    """The file beside the records that says in which order matches were begun or continued, by no clock.

    It has one id per line, the latest match last.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / ORDER

    def positions(self) -> dict[str, int]:
        """Position of each match by its id, later ones larger; empty if nothing can be read."""
        try:
            return {match: place for place, match in enumerate(self._matches(), 1)}
        except OSError:
            return {}

    def last(self, match: str) -> None:
        """Make this match the latest. An entry that can't be written is simply missing.

        Nothing is written over a file that cannot be read at the moment.
        """
        try:
            matches = self._matches()
        except OSError:
            return
        if matches[-1:] == [match]:
            return
        left = [each for each in matches if each != match][1 - MOST_ORDERED :]
        write_whole(self._path, "".join(f"{each}\n" for each in (*left, match)).encode())

    def _matches(self) -> list[str]:
        """Ids in their order; none if there is no file. Raises OSError."""
        try:
            lines = read_plain(self._path, 40 * MOST_ORDERED).decode("ascii", "replace").splitlines()
        except FileNotFoundError:
            return []
        except OSError as error:
            _logger.warning("%s cannot be read: %s", self._path, error)
            raise
        return [line for line in dict.fromkeys(lines) if ID.fullmatch(line)]


class Taken(Struct, frozen=True, kw_only=True):
    """A match taken up again; `lost` lines at the end of its file were unreadable or wrong."""

    path: Path
    header: Header
    events: tuple[Event, ...]
    lost: int
    aside: Path | None
    """New path of the damaged file; None if nothing was damaged, or there was no room for a copy."""


class Unreadable(Exception):  # noqa: N818 - a sentence for the person
    """A record can't be taken up; `kept` is its new path, None if it stays where it was.

    `passes`: the disk does not let it be read at the moment, so nobody knows that it is damaged.
    """

    def __init__(self, kept: Path | None, *, passes: bool = False) -> None:
        super().__init__("the saved match could not be read")
        self.kept, self.passes = kept, passes


def new_header(
    setup: Setup,
    *,
    seeds: Sequence[str],
    terms: HouseTerms,
    dealt_by: DealtBy | None = None,
    follows: Follows | None = None,
    deal: str | None = None,
) -> Header:
    """Header of a match that begins now, with a new id."""
    return Header(
        record=RECORD,
        program=f"briscola {__version__}",
        id=secrets.token_hex(16),
        began=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        setup=game_told(setup),
        roster=roster_of(setup),
        settings=terms,
        seeds=tuple(seeds),
        dealt_by=dealt_by,
        follows=follows,
        deal=deal,
    )


class RecordWriter:
    """Writer of the record in progress: every action is on the disk before it counts."""

    def __init__(self, path: Path, header: Header, *, events: Sequence[Event] | None = None) -> None:
        """Header and `events` are in the file already; None: nothing is."""
        self.path, self.header = path, header
        self.file = AppendOnly(path, held=b"" if events is None else file_of(header, events))
        self._begun = events is not None

    def append(self, events: Iterable[Event]) -> None:
        """Append events to the file.

        Raises OSError; the events then wait for the next call.
        """
        lines = [event_line(event) for event in events]
        if not self._begun:
            self._begun = True
            lines.insert(0, self.header.line)
        self.file.append(lines)

    def follow(self, path: Path) -> None:
        """Write what waits into the same file, which has another name now."""
        self.close()
        self.path = self.file.path = path

    def close(self) -> None:
        """Close the file."""
        self.file.close()


class Records:
    """All records of this computer."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` defaults to the user's own."""
        self.folder = folder or data_folder() / "records"
        self.order = MatchOrder(self.folder)

    def path(self, match: str) -> Path:
        """File of the match with this id."""
        return self.folder / f"{match}{SUFFIX}"

    def ids(self, besides: Iterable[str] = ()) -> set[str]:
        """Ids of all matches `besides` these that have a file; files with other names are ignored."""
        try:
            names = set(os.listdir(self.folder))  # noqa: PTH208 - of ten thousand files, five times as fast
        except OSError:
            return set()
        names.difference_update(map(f"{{}}{SUFFIX}".format, besides))
        stems = (name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))
        return {stem for stem in stems if ID.fullmatch(stem)}

    def begin(self, header: Header) -> RecordWriter:
        """A writer for a new match."""
        self.order.last(header.id)
        return RecordWriter(self.path(header.id), header)

    def go_on(self, taken: Taken) -> RecordWriter:
        """A writer for a match taken up again."""
        return RecordWriter(taken.path, taken.header, events=taken.events)

    def take_up(self, path: Path) -> Taken:
        """Take a match up to its last whole action; a damaged file is copied aside first.

        If the disk has no room for the copy, the file stays as it is until the next line is written. Raises
        Unreadable after putting aside a file of which nothing can be taken up; one that cannot be read at the
        moment stays.
        """
        try:
            found = salvaged(path)
        except OSError as error:
            _logger.warning("%s cannot be read: %s", path, error)
            raise Unreadable(None, passes=not isinstance(error, FileNotFoundError)) from None
        except BadRecord as error:
            raise Unreadable(put_aside(path, error)) from None
        header, record = found.record.header, found.record
        if header is None or not record.position.matches or not found.sure:
            raise Unreadable(put_aside(path, record.wrong or "no match of this version"))
        events = record.events[: found.sure]
        aside = None
        if found.lost or found.mended or _torn(path):
            aside = put_aside(path, record.wrong or "it breaks off", copy=True)
            if aside is not None:
                write_whole(path, file_of(header, events))
        return Taken(path=path, header=header, events=events, lost=found.lost, aside=aside)

    def adopt_older(self) -> Path | None:
        """Move the match that version 0.5.0 left beside the folder into it; return its new path.

        It is a record of version 1: it can be verified and viewed, but not continued. Returns None if there
        is none.
        """
        older = self.folder.parent / "match.jsonl"
        try:
            if not older.is_file() or not _is_older(older):
                return None
            new = self.path(secrets.token_hex(16))
            make_folder(self.folder)
            rename(older, new)
            sync_folder(self.folder)
        except (OSError, BadRecord) as error:
            _logger.warning("%s stays where it is: %s", older, error)
            return None
        return new


def _is_older(path: Path) -> bool:
    """True if a file begins like a record of version 1. Raises OSError, BadRecord."""
    with open_plain(path) as file:
        return read_header(next(Lines(file), b""))[1] is not None


def _torn(path: Path) -> bool:
    """True if the file does not end with a newline."""
    with path.open("rb") as file:
        file.seek(-1, 2)
        return file.read(1) != b"\n"
