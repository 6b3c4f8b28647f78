"""The matches at several computers on this computer's disk: written, tried again, put among all others."""

import logging
import time
from collections.abc import Callable

from briscola.client.friends.friend_records import FriendRecords
from briscola.client.library import Library
from briscola.client.recorder import Trouble, refused
from briscola.storage.atomic_write import put_whole

TRY_AGAIN = 2.0
"""Seconds between two tries to write what the disk has refused."""
_logger = logging.getLogger(__name__)


class MatchKeeping:
    """Used by the window's thread; `retry` has the network thread, which writes, try again."""

    def __init__(self, records: FriendRecords, library: Library | None, retry: Callable[[], object]) -> None:
        self._records, self._library, self._retry = records, library, retry
        self._over: set[str] = set()
        """Matches that are over and not yet among the others of the library."""
        self._next_try = 0.0
        self.trouble: Trouble | None = None
        """Reason why something is not on the disk yet; None if everything is."""

    def find_over(self, person: str) -> None:
        """Find matches of whoever has this key that were over when the disk was full or the program ended."""
        if self._library is not None:
            self._over |= {*self._records.over(person=person, besides=self._library.records.ids())}
            self.put_among_others()

    def over(self, match: str) -> None:
        """A match is over."""
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
        copy, kept = library.records.path(match), self._records.path(match)
        if not copy.exists() and not kept.exists():
            _logger.warning("the record of a match is gone: %s", kept)
        elif not copy.exists():
            put_whole(copy, kept.read_bytes())
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
