"""The recorder of one match at several computers."""

from collections.abc import Callable, Sequence
from pathlib import Path

from briscola.client.recorder import Trouble, refused
from briscola.engine.events import Event
from briscola.engine.terms import Terms
from briscola.storage.atomic_write import put_whole
from briscola.storage.header import Header
from briscola.storage.match_choices import Setup
from briscola.storage.match_record import file_of
from briscola.storage.records import RecordWriter


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
        self._writer = RecordWriter(path, header, events=events)
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
            self._writer.append(waiting)
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
        self._writer.follow(path)

    def close(self) -> None:
        """Close the file."""
        self._writer.close()
