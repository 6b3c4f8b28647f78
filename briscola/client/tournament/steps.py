"""The steps of a season or cup, each on the disk before the next begins."""

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from briscola.storage.files.kept_document import DocumentDamage, KeptDocument

AGAIN = 10.0
"""Seconds until a step that the disk has refused is tried again."""
Document = TypeVar("Document", bound=Struct)


class Steps(Generic[Document]):
    """The latest step: on the disk, or in memory until the disk takes it (`kept` is False so long).

    It is shown at once. Whoever would begin something on it asks `kept` first.
    """

    def __init__(
        self,
        file: KeptDocument[Document],
        latest: Document,
        *,
        ours: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`latest` stands for a file that is not there; only while `ours` anything is written."""
        self.file, self.latest, self._none, self._ours, self._clock = file, latest, latest, ours, clock
        self.kept = True
        self.damage: DocumentDamage | None = None
        """Damage of the file found when it was read last; a file put aside stays here until the next."""
        self._tried = 0.0

    @property
    def may_write(self) -> bool:
        """True if steps can be taken here: the file is ours, and is not one that cannot be read now."""
        return self._ours() and self._readable

    @property
    def _readable(self) -> bool:
        return self.damage is None or self.damage.kind != "unreadable"

    def read(self) -> None:
        """Read the file, unless a step waits for the disk."""
        if self.kept or not self.may_write:
            self.latest, self.kept = self.file.read() or self._none, True
            if self.file.damage is not None or not self._readable:
                self.damage = self.file.damage

    def take(self, document: Document) -> bool:
        """Take a step; return False if it is not on the disk. Nothing happens where it may not be taken."""
        if not self.may_write:
            return False
        self.latest = document
        self._write()
        return self.kept

    def begin(self, document: Document) -> bool:
        """Take a step with which a match begins; take none and return False if it is not on the disk."""
        before = self.latest
        if not self.take(document):
            self.latest = before
            return False
        return True

    def retry(self, *, at_once: bool = False) -> bool:
        """Try again, now and then or `at_once`, to write what waits; return True if nothing does."""
        if not self.kept and (at_once or self._clock() - self._tried >= AGAIN):
            self._write()
        return self.kept

    def _write(self) -> None:
        self.kept, self._tried = self.file.write(self.latest), self._clock()
