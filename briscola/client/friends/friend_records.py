"""The records of matches at several computers while they are played, and the table to come back to."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from briscola.client.recorder import Trouble, refused
from briscola.engine.events import Chained, Event, GivenUp
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import Terms
from briscola.storage.atomic_write import make_folder, put_whole
from briscola.storage.header import Header
from briscola.storage.match_choices import Setup
from briscola.storage.match_record import NoRecord, file_of, parse
from briscola.storage.records import RecordWriter
from briscola.storage.safe_read import read_plain

LARGEST_NOTE = 2000
_logger = logging.getLogger(__name__)


class TableNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table at which somebody sat last, to come back to after the program was closed."""

    code: str
    addresses: tuple[str, ...] = ()
    port: int = 0
    match: str = ""


class HostedNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match that is hosted here, to go on with after the program was killed."""

    match: str
    port: int
    clock: int = 0
    programs: dict[int, str] = {}
    """Command lines of the programs at the table, by seat."""


class ListNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last list of promises that somebody has signed, so that she signs no other one for that shuffle."""

    chain: str
    """Link of the record's chain after the seal, in hex."""
    sha256: str


Note = TypeVar("Note", TableNote, HostedNote, ListNote)


class FriendRecords:
    """A folder with a record for each match, and the note of the last table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, match: str) -> Path:
        """File of a match."""
        return self.folder / f"{match}.jsonl"

    def kept(self, match: str) -> tuple[Header, tuple[Event, ...]] | None:
        """Header and whole hands of a match that is kept here; None if there is none that can be read."""
        try:
            record = parse(self.path(match).read_bytes(), records_only=True)
        except (OSError, NoRecord, BadRecord):
            return None
        lines = record.events[: record.position.lines]
        ends = [n for n, event in enumerate(lines, 1) if isinstance(event, Chained | GivenUp)]
        if record.header is None or record.header.dealt_by is None or not ends:
            return None
        return record.header, tuple(lines[: ends[-1]])

    def whole(self, match: str) -> tuple[Header, tuple[Event, ...]] | None:
        """Header and all lines between two actions of a match hosted here; None if there is none."""
        try:
            record = parse(self.path(match).read_bytes(), records_only=True)
        except (OSError, NoRecord, BadRecord):
            return None
        if record.header is None or record.header.dealt_by is None:
            return None
        return record.header, tuple(record.events[: record.position.lines])

    @property
    def table_key(self) -> Path:
        """File with the key of the table that is open here."""
        return self.folder / "table.key"

    @property
    def note(self) -> TableNote | None:
        """The last table; None if there is none."""
        return self._read("table.json", TableNote)

    @property
    def hosted(self) -> HostedNote | None:
        """The match that is hosted here and is not over; None if there is none."""
        return self._read("hosting.json", HostedNote)

    def note_table(self, note: TableNote | None) -> None:
        """Remember the table, or none. A disk that refuses costs only the way back."""
        self._write("table.json", note)

    def note_hosted(self, note: HostedNote | None) -> None:
        """Remember the match that is hosted, or none. A disk that refuses costs only the way back."""
        self._write("hosting.json", note)

    @property
    def signed_list(self) -> ListNote | None:
        """The last list of promises that was signed here; None if there is none."""
        return self._read("list.json", ListNote)

    def note_list(self, note: ListNote) -> None:
        """Remember a list before its signature is sent."""
        self._write("list.json", note)

    def forget_hosted(self, note: HostedNote) -> None:
        """Forget a match of which nothing was written before the program ended: nobody was told of it."""
        self.note_hosted(None)
        try:
            parse(self.path(note.match).read_bytes(), records_only=True)
        except NoRecord:
            self.path(note.match).unlink(missing_ok=True)
        except (OSError, BadRecord):
            return

    def _read(self, name: str, kind: type[Note]) -> Note | None:
        try:
            return msgspec.json.decode(read_plain(self.folder / name, LARGEST_NOTE), type=kind)
        except (OSError, ValueError, msgspec.MsgspecError):
            return None

    def _write(self, name: str, note: TableNote | HostedNote | ListNote | None) -> None:
        try:
            make_folder(self.folder)
            if note is None:
                (self.folder / name).unlink(missing_ok=True)
            else:
                put_whole(self.folder / name, msgspec.json.encode(note))
        except OSError as error:
            _logger.warning("%s cannot be written in %s: %s", name, self.folder, error)


class FriendRecorder:
    """Keeps one match in a file; a disk that refuses stops nobody (see `trouble`)."""

    keeps = True

    def __init__(self, records: FriendRecords, header: Header, events: Sequence[Event] = ()) -> None:
        """`events` are in the file already; what follows them there is torn, and is taken away."""
        make_folder(records.folder)
        path = records.path(header.id)
        if events:
            put_whole(path, file_of(header, events))
        self._writer = RecordWriter(path, header, events=events)
        self.trouble: Trouble | None = None
        """Reason why the latest lines are not on the disk; None if they are."""

    @property
    def path(self) -> Path:
        """File of the match."""
        return self._writer.path

    def begin(self, setup: Setup, seeds: Sequence[str], dealer: int | None) -> Terms | None:
        """No terms: the header of such a match is made before its table."""
        del setup, seeds, dealer
        return None

    def append(self, events: Sequence[Event]) -> None:
        """Keep these lines before anybody sees them."""
        try:
            self._writer.append(events)
        except OSError as error:
            self.trouble = refused(error)
        else:
            self.trouble = None

    def retry(self) -> bool:
        """Try again to write what waits; return True if everything is kept now."""
        self.append(())
        return self.trouble is None

    def close(self) -> None:
        """Close the file."""
        self._writer.close()
