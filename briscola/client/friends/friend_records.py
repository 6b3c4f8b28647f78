"""The records of matches at several computers while they are played, and the table to come back to."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct

from briscola.client.friends.friend_recorder import FriendRecorder
from briscola.client.recorder import Trouble
from briscola.engine.events import Chained, Event, GivenUp, MatchEnded, Signed
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.atomic_write import make_folder, put_whole
from briscola.storage.bounded_lines import LARGEST
from briscola.storage.header import Header
from briscola.storage.match_record import NoRecord, parse
from briscola.storage.quarantine import put_aside
from briscola.storage.safe_read import read_plain

if TYPE_CHECKING:  # no network is loaded for the way back to a table
    from briscola.network.evidence import HostEvidence

LARGEST_NOTE = 20_000
ENDS = (b'\n{"event":"match_end"', b'\n{"event":"given_up"')
_logger = logging.getLogger(__name__)


class TableNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table at which somebody sat last, to come back to after the program was closed."""

    code: str
    addresses: tuple[str, ...] = ()
    port: int = 0
    points: tuple[str, ...] = ()
    """Meeting points at which it may be, as texts."""
    match: str = ""
    host: str = ""
    """Name of whoever deals there; empty in a note of an older version."""
    person: str = ""
    """Public key of who sat there; empty in a note of an older version."""


class HostedNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match that is hosted here, to go on with after the program was killed."""

    match: str
    port: int
    meeting: str = ""
    """Meeting point at which the table is open, as a text; empty if at none."""
    clock: int = 0
    programs: dict[int, str] = {}
    """Command lines of the programs at the table, by seat."""
    person: str = ""
    """Public key of the host; empty in a note of an older version."""


class ListNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last list of promises that somebody has signed, so that she signs no other one for that shuffle."""

    chain: str
    """Link of the record's chain after the seal, in hex."""
    sha256: str


class FriendsNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The people whom the host has let in, latest last: they sit down again without a knock."""

    names: dict[str, str] = {}
    """Name by public key."""


class FaceNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The face that somebody has chosen at a table, in place of that of her profile."""

    own: str
    """Face of her profile then: with another one the choice is forgotten."""
    face: str


MOST_FRIENDS = 100
MOST_EVIDENCE = 10
"""Files of evidence for one match."""
Note = TypeVar("Note", TableNote, HostedNote, ListNote, FriendsNote, FaceNote)


class FriendRecords:
    """A folder with a record for each match, and the note of the last table."""

    def __init__(self, folder: Path, told: Callable[[Trouble | None], object] = lambda _: None) -> None:
        """`told` hears of a disk that refuses to write a match, and of one that does no longer (None)."""
        self.folder, self._told = folder, told
        self._recorders: list[FriendRecorder] = []
        """That of the present match, and those of which something is not written yet."""
        self.trouble: Trouble | None = None
        """Reason why something is not written yet; None if everything is."""

    def recorder(self, header: Header, events: Sequence[Event] | None = None) -> FriendRecorder:
        """Keep a match from now on; header and `events` are in its file already, None if there is no file."""
        self.close()
        path = self.path(header.id)
        # One of the same match goes: what it still had to write is told again.
        self._recorders = [each for each in self._recorders if each.trouble is not None and each.path != path]
        self._recorders.append(FriendRecorder(path, header, events, told=self._look))
        return self._recorders[-1]

    def retry(self) -> None:
        """Try again to write what a disk has refused, also of matches that are over."""
        for each in self._recorders:
            if each.trouble is not None:
                each.append(())

    def close(self) -> None:
        """Close the files; what waits can still be written."""
        for each in self._recorders:
            each.close()

    def _look(self) -> None:
        trouble = next((each.trouble for each in self._recorders if each.trouble is not None), None)
        if trouble != self.trouble:
            self.trouble = trouble
            self._told(trouble)

    def over(self, *, person: str, besides: Collection[str]) -> Sequence[str]:
        """Matches that the person with this key has played here to their end, `besides` others."""
        ids = [path.stem for path in self.folder.glob("*.jsonl") if path.stem not in besides]
        return [match for match in ids if self._is_over(match, person)]

    def _is_over(self, match: str, person: str) -> bool:
        kept = self.kept(match)
        return (
            kept is not None
            and person in {player.key for player in kept[0].roster}
            and any(isinstance(event, MatchEnded | GivenUp) for event in kept[1][-4:])
        )

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

    def drop(self, match: str) -> None:
        """Keep nothing of a match any more."""
        self.close()
        with suppress(OSError):
            self.path(match).unlink(missing_ok=True)

    def was_played(self, match: str) -> bool:
        """True unless it is known that nobody has made a choice in a match hosted here."""
        whole = self.whole(match)
        return whole is None or any(isinstance(event, Signed) and event.at for event in whole[1])

    def set_aside(self, match: str) -> None:
        """Keep all lines of a match so far under another name: its host has lost some of them."""
        path = self.path(match)
        for each in self._recorders:
            if each.path == path:
                each.retry()
        self.close()
        aside = put_aside(path, "the host has lost lines that it had told") if path.exists() else None
        for each in self._recorders:
            if each.path == path and aside is not None:
                each.follow(aside)
        self._recorders = [each for each in self._recorders if each.path != path]
        self._look()

    def keep_evidence(self, match: str, evidence: "HostEvidence") -> Path | None:
        """Keep evidence against a host in a file of its own; None if there are too many, or it fails."""
        for number in range(1, MOST_EVIDENCE + 1):
            path = self.folder / f"{match}.evidence-{number}.json"
            if not path.exists():
                try:
                    make_folder(self.folder)
                    put_whole(path, evidence.file)
                except OSError as error:
                    _logger.warning("%s cannot be written: %s", path, error)
                    return None
                return path
        return None

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

    @property
    def way_back(self) -> HostedNote | TableNote | None:
        """The match that is hosted here, or else the last table; None once its match is over."""
        hosted, note = self.hosted, self.note
        if hosted is not None and self.path(hosted.match).exists() and not self._tells_an_end(hosted.match):
            return hosted
        own = hosted is not None and note is not None and note.match == hosted.match
        return None if note is None or own or self._tells_an_end(note.match) else note

    def _tells_an_end(self, match: str) -> bool:
        """True if the record of a match that is kept here tells that it is over."""
        try:
            data = read_plain(self.path(match), LARGEST)
        except OSError:
            return False
        return any(end in data for end in ENDS)

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

    @property
    def friends(self) -> Mapping[str, str]:
        """Names of the people who sit down here without a knock, by public key."""
        note = self._read("friends.json", FriendsNote)
        return {} if note is None else note.names

    def note_friends(self, names: Mapping[str, str]) -> None:
        """Remember the people who sit down here without a knock."""
        latest = dict(list(names.items())[-MOST_FRIENDS:])
        if latest != self.friends:
            self._write("friends.json", FriendsNote(names=latest))

    def face(self, own: str) -> str:
        """The face that somebody wears at tables whose profile has the face `own`."""
        note = self._read("face.json", FaceNote)
        return note.face if note is not None and note.own == own else own

    def note_face(self, own: str, face: str) -> None:
        """Remember the face that somebody has chosen at a table."""
        self._write("face.json", FaceNote(own=own, face=face))

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

    def _write(
        self, name: str, note: TableNote | HostedNote | ListNote | FriendsNote | FaceNote | None
    ) -> None:
        try:
            make_folder(self.folder)
            if note is None:
                (self.folder / name).unlink(missing_ok=True)
            else:
                put_whole(self.folder / name, msgspec.json.encode(note))
        except OSError as error:
            _logger.warning("%s cannot be written in %s: %s", name, self.folder, error)
