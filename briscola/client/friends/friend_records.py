"""Records of matches at several computers: written while they are played, then put into the library."""

import logging
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from briscola.client.friends.friend_notes import FriendNotes, HostedNote, TableNote
from briscola.client.host.library import Library
from briscola.client.host.recorder import Trouble, refused
from briscola.engine.events import Chained, Event, GivenUp, MatchEnded, Signed
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import Terms
from briscola.storage.files.atomic_write import make_folder, put_whole
from briscola.storage.files.bounded_lines import LARGEST
from briscola.storage.files.quarantine import put_aside
from briscola.storage.files.safe_read import read_plain
from briscola.storage.match_choices import Setup
from briscola.storage.records.header import Header
from briscola.storage.records.match_record import NoRecord, file_of, parse
from briscola.storage.records.records import RecordWriter

if TYPE_CHECKING:  # no network is loaded for the way back to a table
    from briscola.network.lines.evidence import HostEvidence

ENDS = (b'\n{"event":"match_end"', b'\n{"event":"given_up"')
MOST_EVIDENCE = 10
"""Files of evidence for one match."""
TRY_AGAIN = 2.0
"""Seconds between two tries to write what the disk has refused."""
_logger = logging.getLogger(__name__)


class FriendRecorder:
    """Keeps one match in a file; a disk that refuses stops nobody (see `trouble`)."""

    keeps = True

    def __init__(
        self, path: Path, header: Header, events: Sequence[Event] | None = None, *, told: Callable[[], object]
    ) -> None:
        """Header and `events` are in the file already; what follows them there is torn, and is taken away.

        `told` is called after every try to write. Nothing is written before the first lines.
        """
        self.path, self._told = path, told
        self.writer = RecordWriter(path, header, events=events)
        self._held = b"" if events is None else file_of(header, events)
        """Content of a file that may have a torn end; empty once it is written."""
        self._waiting: list[Event] = []
        """Lines that have to wait for that."""
        self.trouble: Trouble | None = None
        """Reason why the latest lines are not on the disk; None if they are."""

    def begin(self, setup: Setup, seeds: Sequence[str], dealer: int | None) -> Terms | None:
        """No terms: the header of such a match is made before its table."""
        del setup, seeds, dealer
        return None

    def append(self, events: Sequence[Event]) -> None:
        """Keep these lines before anybody sees them."""
        self._waiting += events
        try:
            if self._held:
                put_whole(self.path, self._held)
                self._held = b""
            waiting, self._waiting = self._waiting, []
            self.writer.append(waiting)
        except OSError as error:
            self.trouble = refused(error)
        else:
            self.trouble = None
        self._told()

    def retry(self) -> bool:
        """Try again to write what waits; return True if everything is kept now."""
        self.append(())
        return self.trouble is None

    def follow(self, path: Path) -> None:
        """Write what waits into the same file, which has another name now."""
        self.path = path
        self.writer.follow(path)


class FriendRecords(FriendNotes):
    """A folder with a record for each match, and the note of the last table."""

    def __init__(self, folder: Path, told: Callable[[Trouble | None], object] = lambda _: None) -> None:
        """`told` hears of a disk that refuses to write a match, and of one that does no longer (None)."""
        super().__init__(folder)
        self._told = told
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
            each.writer.close()

    def _look(self) -> None:
        trouble = next((each.trouble for each in self._recorders if each.trouble is not None), None)
        if trouble != self.trouble:
            self.trouble = trouble
            self._told(trouble)

    def over(self, *, person: str, besides: Collection[str]) -> Sequence[str]:
        """Matches of whoever has this key that are over, or to which no way leads back, `besides` others."""
        back = [note.match for note in (self.hosted, self.note) if note is not None]
        others = (path for path in self.folder.glob("*.jsonl") if path.stem not in besides)
        ids = [path.stem for path in others if _names(path, person)]
        return [match for match in ids if self._is_over(match, person, goes_on=match in back)]

    def _is_over(self, match: str, person: str, *, goes_on: bool) -> bool:
        kept = self.kept(match)
        return (
            kept is not None
            and kept[0].id == match  # else the file was put aside
            and person in {player.key for player in kept[0].roster}
            and (not goes_on or _ended(kept[1]))
        )

    def path(self, match: str) -> Path:
        """File of a match."""
        return self.folder / f"{match}.jsonl"

    def kept(self, match: str) -> tuple[Header, tuple[Event, ...]] | None:
        """Header and whole hands of a match that is kept here; None if there is none that can be read."""
        try:
            return self.whole_hands(match)
        except OSError:
            return None

    def whole_hands(self, match: str) -> tuple[Header, tuple[Event, ...]] | None:
        """Header and whole hands of a match that is kept here; None if there is none.

        Raises OSError if it cannot be read at the moment.
        """
        if (whole := self.whole(match)) is None:
            return None
        header, lines = whole
        ends = [n for n, event in enumerate(lines, 1) if isinstance(event, Chained | GivenUp)]
        return (header, lines[: ends[-1]]) if ends else None

    def whole(self, match: str) -> tuple[Header, tuple[Event, ...]] | None:
        """Header and all lines between two actions of a match that is kept here; None if there is none.

        Raises OSError if it cannot be read at the moment.
        """
        try:
            record = parse(self.path(match).read_bytes(), records_only=True)
            choices = None if record.header is None else record.header.choices  # a hand may have changed it
        except (FileNotFoundError, BadRecord):
            return None
        if record.header is None or choices is None or record.header.dealt_by is None:
            return None
        return record.header, tuple(record.events[: record.position.lines])

    @property
    def unread(self) -> bool:
        """True if the disk does not let the match hosted here be read at the moment."""
        try:
            if (noted := self.read_hosted()) is not None:
                read_plain(self.path(noted.match), 1)
        except FileNotFoundError:
            return False
        except OSError:
            return True
        return False

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
    def route_back(self) -> HostedNote | TableNote | None:
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

    def forget_hosted(self, note: HostedNote) -> None:
        """Forget a match that cannot go on; its damaged file is put aside.

        If not one whole line was written before the program ended, nobody was told of it: the file goes.
        """
        self.note_hosted(None)
        path = self.path(note.match)
        try:
            data = path.read_bytes()
            parse(data, records_only=True)
        except NoRecord as error:
            if b"\n" in data:
                put_aside(path, error)
            else:
                path.unlink(missing_ok=True)
        except (OSError, BadRecord):
            return


class FinishedMatches:
    """Puts records of matches that are over among the others of the library, in the window's thread."""

    def __init__(self, records: FriendRecords, library: Library | None, retry: Callable[[], object]) -> None:
        """`retry` has the network thread, which writes the records, try again."""
        self._records, self._library, self._retry = records, library, retry
        self._over: set[str] = set()
        """Matches that are over and not yet among the others of the library."""
        self._next_try = 0.0
        self.trouble: Trouble | None = None
        """Reason why something is not on the disk yet; None if everything is."""

    def find_over(self, person: str) -> None:
        """Find matches of whoever has this key that were over when the disk failed or the program ended."""
        if self._library is not None:
            self._over |= {*self._records.over(person=person, besides=self._library.records.ids())}
            self.put_among_others()

    def over(self, match: str) -> None:
        """A match is over, or its table is left."""
        self._over.add(match)
        self.put_among_others()

    def put_among_others(self) -> None:
        """Put the records of matches that are over into the library, once everything of them is written."""
        self.trouble = self._records.trouble
        if self._library is None or self.trouble is not None:
            return
        for match in sorted(self._over):
            try:
                self._put(self._library, match)
            except OSError as error:
                self.trouble = refused(error)
                _logger.warning("the record of a match is not kept: %s", error)

    def _put(self, library: Library, match: str) -> None:
        copy, path = library.records.path(match), self._records.path(match)
        there = copy.stat().st_size if copy.exists() else 0
        if not there and not path.exists():
            _logger.warning("the record of a match is gone: %s", path)
        elif (kept := self._records.whole_hands(match)) is not None:
            # Of a match without an end whole hands are kept: the cards of the last one stay secret.
            data = path.read_bytes() if _ended(kept[1]) else file_of(*kept)
            if len(data) > there:  # whoever has left may have come back
                put_whole(copy, data)
                library.history.take_in(copy, profile=library.profile.id)
        self._over.discard(match)

    def update(self) -> None:
        """Try again now and then, while something is not written."""
        if self.trouble is not None and time.monotonic() >= self._next_try:
            self.try_again()

    def try_again(self) -> None:
        """Try again at once."""
        self._next_try = time.monotonic() + TRY_AGAIN
        self._retry()
        self.put_among_others()


def _names(path: Path, person: str) -> bool:
    """True if the header of a record names this key: those of a whole family are not read each time."""
    try:
        with path.open("rb") as file:
            return person.encode() in file.readline(LARGEST)
    except OSError:
        return False


def _ended(events: Sequence[Event]) -> bool:
    """True if these lines end a match."""
    return any(isinstance(event, MatchEnded | GivenUp) for event in events[-4:])


def friends_folder(library: Library) -> Path:
    """The folder for matches at several computers, beside the records."""
    return library.records.folder.with_name("friends")


def route_back(library: Library) -> HostedNote | TableNote | None:
    """The table at which the present person was when the program ended; None if there is none."""
    note = FriendRecords(friends_folder(library)).route_back
    if note is None or library.profiles.known_as(note.person) not in (None, library.profile.id):
        return None
    return note
