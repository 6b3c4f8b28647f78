"""An append-only file: lines are on the disk before `append` returns."""

import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from briscola.storage.files.atomic_write import make_folder, sync_folder
from briscola.storage.files.quarantine import put_aside

_logger = logging.getLogger(__name__)


class AppendOnly:
    """Appends lines to one file; lines that can't be written wait and go first the next time.

    It remembers all lines, so a file that somebody has removed or cut off is written again in full.
    """

    def __init__(self, path: Path, *, held: bytes = b"") -> None:
        """`held` is the present content of the file; if empty, the first line creates the file."""
        self.path = path
        self._all = bytearray(held)
        self._kept = len(held)
        """Number of bytes of `_all` on the disk."""
        self.waiting = 0
        self._file: int | None = None

    def append(self, lines: Iterable[str]) -> None:
        """Write lines and have the disk keep them.

        Raises OSError; the lines are kept for the next call, and the file ends with its last whole line. One
        without any line is removed.
        """
        for line in lines:
            self._all += line.encode() + b"\n"
            self.waiting += 1
        if not self._all:
            return
        try:
            file = self._open()
            self._write(file)
        except OSError:
            self.close()
            self._remove_empty()
            raise
        self._kept = len(self._all)
        self.waiting = 0

    def close(self) -> None:
        """Close the file; the next line opens it again."""
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)
            self._file = None

    def _remove_empty(self) -> None:
        """Remove the file if there is nothing in it, so that no start takes it for a record."""
        with suppress(OSError):
            if not self._kept and not self.path.stat().st_size:
                self.path.unlink()

    def _write(self, file: int) -> None:
        try:
            os.lseek(file, self._kept, os.SEEK_SET)
            rest = memoryview(bytes(self._all[self._kept :]))
            while rest:
                rest = rest[os.write(file, rest) :]
            os.fsync(file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(file, self._kept)
            raise

    def _open(self) -> int:
        """The open file as we left it; a changed one is opened again and repaired."""
        if self._file is not None and not self._left_alone(self._file):
            _logger.warning("%s has been changed by somebody else", self.path)
            self.close()
        if self._file is None:
            self._file = self._reopen()
        return self._file

    def _left_alone(self, file: int) -> bool:
        """True if the open file still has its name and our length."""
        try:
            there, ours = self.path.stat(), os.fstat(file)
        except OSError:
            return False
        return os.path.samestat(there, ours) and ours.st_size == self._kept

    def _reopen(self) -> int:
        make_folder(self.path.parent)
        binary = getattr(os, "O_BINARY", 0)
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | binary, 0o600)
        try:
            self._kept = self._shared(file)
            os.ftruncate(file, self._kept)
            sync_folder(self.path.parent)
        except OSError:
            os.close(file)
            raise
        return file

    def _shared(self, file: int) -> int:
        """Number of bytes in the file that we have written; a file with other content is put aside."""
        found = self.path.read_bytes() if os.fstat(file).st_size else b""
        if bytes(self._all[: len(found)]) == found:
            return min(len(found), self._kept)
        if put_aside(self.path, "it holds what this window has not written", copy=True) is None:
            raise OSError(0, "a changed file cannot be put aside")
        return _shared(bytes(self._all[: self._kept]), found)


def _shared(one: bytes, other: bytes) -> int:
    """Length of the longest common beginning in whole lines."""
    both = zip(one, other, strict=False)
    at = next((at for at, (a, b) in enumerate(both) if a != b), min(len(one), len(other)))
    return one.rfind(b"\n", 0, at) + 1
