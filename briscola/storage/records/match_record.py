"""Records: one match per file, a header and then one event per line (docs/record.md)."""

import io
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

from msgspec import Struct

from briscola.engine.events import Event
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, event_line, in_sight, parse_line
from briscola.engine.replay import replay_prefix
from briscola.engine.replay_cursor import BadRecord, Position
from briscola.engine.seal import BrokenSeal, check_kept
from briscola.storage.files.bounded_lines import LARGEST, Lines, in_one_line
from briscola.storage.files.safe_read import open_plain
from briscola.storage.records.header import CRLF, Header, check_setup, read_header

LINK = b'{"event":"chain",'
"""Beginning of the last line of a hand."""
MOST_FOLLOWING = 10_000
"""Lines within which the end of a hand is searched."""


class NoRecord(BadRecord):
    """The file is not a record of a match in this version."""


class Record(Struct, frozen=True, kw_only=True):
    """Content of a file up to `position`. `wrong` is the first fault as a sentence; None if all is right.

    `header` is None in a log and in a record of version 1, whose older header is `old`.
    """

    header: Header | None
    old: dict[str, Any] | None
    events: tuple[Event, ...]
    """Events read. The first `position.lines` are right; few are read behind the first wrong one."""
    position: Position
    lines: int
    """Number of lines after the header, right or not."""
    wrong: str | None
    contradicted: bool = False
    """True if the fault lies in a readable line: it, or one before it, is not what was written."""
    following: tuple[bytes, ...] = ()
    """Lines behind `events` up to the end of that hand, if something is contradicted."""


def parse(source: bytes | BinaryIO, *, records_only: bool = False) -> Record:
    """Check a log or record line by line, up to the first fault.

    With `records_only`, raises NoRecord for anything but a record of this version. Raises BadRecord if not
    even the header can be read.
    """
    try:
        return _Reading(io.BytesIO(source) if isinstance(source, bytes) else source, records_only).record()
    except NoRecord:
        raise
    except BadRecord as error:
        raise BadRecord(in_one_line(str(error))) from None


def right(source: bytes | BinaryIO, *, records_only: bool = False) -> Record:
    """A log or record without faults: the one check, used by `verify` and for imports.

    Raises BadRecord with the first fault. Raises NoRecord as `parse` does, and if the file holds no match.
    """
    record = parse(source, records_only=records_only)
    if record.wrong is not None:
        raise BadRecord(record.wrong)
    if not record.position.matches:
        raise NoRecord("it holds no match")
    return record


def read_record(path: Path) -> Record:
    """Read the record in a file.

    Raises OSError, NoRecord if it is not a record of this version, BadRecord if not even the header can be
    read.
    """
    with open_plain(path) as file:
        return parse(file, records_only=True)


class _Reading:
    """Reads a file up to its first fault."""

    def __init__(self, source: BinaryIO, records_only: bool) -> None:
        self._lines = lines = Lines(source)
        self._begun = next(lines, b"")
        self.header, self.old = read_header(self._begun)
        if self.header is not None:
            lines.largest = LARGEST
        elif records_only:
            kind = "a log of simulate, or no record at all" if self.old is None else "a record of version 1"
            raise NoRecord(f"it is {kind}; only records since version 2 can be kept")
        self._events: list[Event] = []
        self._wrong: str | None = None

    @property
    def _first(self) -> int:
        """Number of the file's line on which the events begin."""
        return 1 if self.header is None and self.old is None else 2

    def record(self) -> Record:
        header, old = self.header, self.old
        terms = None if header is None else header.terms
        position, contradiction = replay_prefix(self._read(), terms=terms, first_line=self._first)
        if contradiction is None and old is not None:
            contradiction = _kept_by_older(old, position)
        if contradiction is None and header is not None and self._events:
            try:
                check_setup(header, self._events)
            except BadRecord as error:
                contradiction, position = error, Position()
        following = () if header is None or contradiction is None else tuple(to_link(self._lines))
        wrong = self._wrong if contradiction is None else str(contradiction)
        return Record(
            header=header,
            old=old,
            events=tuple(self._events),
            position=position,
            lines=max(0, self._lines.count() - self._first + 1) if header is not None else len(self._events),
            wrong=None if wrong is None else in_one_line(wrong),
            contradicted=contradiction is not None,
            following=following,
        )

    def _read(self) -> Iterator[Event]:
        for event in in_sight(self._readable()):
            self._events.append(event)
            yield event

    def _readable(self) -> Iterator[Event]:
        """Yield events up to the first line that can't be read, which sets `_wrong`."""
        lines, strict = self._lines, self.header is not None
        try:
            if self._first == 1 and lines.read:
                yield from self._event(self._begun)
            for line in lines:
                yield from self._event(line)
        except BadNotation as error:
            self._wrong = f"line {lines.read}: {error}"
        except BadRecord as error:
            self._wrong = str(error)
        else:
            if strict and lines.torn:
                self._wrong = f"line {lines.read}: the end of the line is missing"

    def _event(self, line: bytes) -> Iterator[Event]:
        strict = self.header is not None
        if strict or not self._lines.torn or line.strip():
            yield event_of(line, strict=strict)


def to_link(lines: Lines) -> Iterator[bytes]:
    """Yield the next lines up to the end of a hand, at most `MOST_FOLLOWING`."""
    try:
        for line in islice(lines, MOST_FOLLOWING):
            yield line
            if line.startswith(LINK):
                return
    except BadRecord:
        return


def _kept_by_older(old: dict[str, Any], position: Position) -> BadRecord | None:
    """Fault in the kept bytes of the hand in progress (headers of version 1); None if there is none."""
    kept = old.get("secret", "")
    if kept == "" or position.shuffle is None:
        return None
    try:
        check_kept(position.shuffle, str(kept))
    except BrokenSeal as error:
        return BadRecord(f"line 1: {error}")
    return None


def event_of(line: bytes, *, strict: bool) -> Event:
    """Decode the event of a line; `strict` demands exactly the form this program writes.

    Raises BadNotation.
    """
    if not line.strip():
        raise BadNotation("the line is blank: a mail program or an editor may have added it")
    event = event_from_json(parse_line(line))
    if strict and event_line(event).encode() + b"\r" == line:
        raise BadNotation(CRLF)
    if strict and event_line(event).encode() != line:
        raise BadNotation(f"the line is not written as this program writes it: {event_line(event)}")
    return event


def file_of(header: Header, events: Sequence[Event]) -> bytes:
    """The bytes of a record."""
    return "".join(f"{line}\n" for line in (header.line, *map(event_line, events))).encode()
