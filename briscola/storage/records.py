"""The folder of records: a file a match, named after its id; none is ever written over."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from platformdirs import user_data_path

from briscola import __version__
from briscola.engine.events import Event
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.append import AppendOnly
from briscola.storage.aside import put_aside
from briscola.storage.damage import salvaged
from briscola.storage.header import ID, RECORD, Follows, Header, HouseTerms, read_header
from briscola.storage.lines import Lines
from briscola.storage.match_order import MatchOrder
from briscola.storage.plain import open_plain
from briscola.storage.record import file_of
from briscola.storage.whole import make_folder, sync_folder, write_whole

_logger = logging.getLogger(__name__)
SUFFIX = ".jsonl"


class Taken(Struct, frozen=True, kw_only=True):
    """A match taken up again from its file; `lost` lines at its end could not be read or were not right."""

    path: Path
    header: Header
    events: tuple[Event, ...]
    lost: int
    aside: Path | None
    """Where the damaged file was put; None where there was none, or no room for it."""


class Unreadable(Exception):  # noqa: N818 - a sentence for the person
    """A record that cannot be taken up; `kept` is where the file was put aside, None where that failed."""

    def __init__(self, kept: Path | None) -> None:
        super().__init__("the saved match could not be read")
        self.kept = kept


def new_header(
    setup: dict[str, Any],
    *,
    seeds: Sequence[str],
    terms: HouseTerms,
    follows: Follows | None = None,
    deal: str | None = None,
) -> Header:
    """The header of a match that begins now, under an id that no other has."""
    return Header(
        record=RECORD,
        program=f"briscola {__version__}",
        id=secrets.token_hex(16),
        began=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        setup=setup,
        settings=terms,
        seeds=tuple(seeds),
        follows=follows,
        deal=deal,
    )


class RecordWriter:
    """The record of the match in progress: every action is on the disk before it counts."""

    def __init__(self, path: Path, header: Header, *, events: Sequence[Event] = ()) -> None:
        """`events` stand in the file already."""
        self.path, self.header = path, header
        self._file = AppendOnly(path, held=file_of(header, events) if events else b"")
        self._begun = bool(events)

    def append(self, events: Iterable[Event]) -> None:
        """Write events behind those that stand there.

        Raises OSError; they are kept for the next call.
        """
        lines = [event_line(event) for event in events]
        if not self._begun:
            self._begun = True
            lines.insert(0, self.header.line)
        self._file.append(lines)

    @property
    def waiting(self) -> int:
        """The lines that are not on the disk yet."""
        return self._file.waiting

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


class Records:
    """All records of this computer."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is the user's own unless told otherwise."""
        self.folder = folder or user_data_path("briscola", appauthor=False) / "records"
        self.order = MatchOrder(self.folder)

    def path(self, match: str) -> Path:
        """The file of the match of that id."""
        return self.folder / f"{match}{SUFFIX}"

    def ids(self) -> set[str]:
        """The ids of all matches that have a file; none is told by what lies there under another name."""
        try:
            names = os.listdir(self.folder)  # noqa: PTH208 - of ten thousand files, five times as fast
        except OSError:
            return set()
        stems = (name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))
        return {stem for stem in stems if ID.fullmatch(stem)}

    def begin(self, header: Header) -> RecordWriter:
        """A writer for a new match."""
        self.order.last(header.id)
        return RecordWriter(self.path(header.id), header)

    def go_on(self, taken: Taken) -> RecordWriter:
        """A writer for a match taken up again."""
        self.order.last(taken.header.id)
        return RecordWriter(taken.path, taken.header, events=taken.events)

    def take_up(self, path: Path) -> Taken:
        """The match in a file, to its last whole action; what comes after is put aside with the file.

        A disk that has no room for that keeps the file as it is: the first line to be written asks again.

        Raises Unreadable, after putting aside a file of which nothing can be taken up.
        """
        try:
            found = salvaged(path)
        except (OSError, BadRecord) as error:
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
        """Move the match that version 0.5.0 left beside the folder to the others; where it lies now.

        It is a record of version 1: it can be verified and looked at, but not continued.
        """
        older = self.folder.parent / "match.jsonl"
        try:
            if not older.is_file() or not _is_older(older):
                return None
            new = self.path(secrets.token_hex(16))
            make_folder(self.folder)
            older.rename(new)
            sync_folder(self.folder)
        except (OSError, BadRecord) as error:
            _logger.warning("%s stays where it is: %s", older, error)
            return None
        return new


def _is_older(path: Path) -> bool:
    """Whether a file begins as a record of version 1. Raises OSError, BadRecord."""
    with open_plain(path) as file:
        return read_header(next(Lines(file), b""))[1] is not None


def _torn(path: Path) -> bool:
    """Whether a file does not end with the end of a line."""
    with path.open("rb") as file:
        file.seek(-1, 2)
        return file.read(1) != b"\n"
