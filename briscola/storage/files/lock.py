"""Locks on folders: only one window keeps matches, until its program ends; others last for a moment."""

import errno
import logging
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from briscola.storage.files.atomic_write import make_folder

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_logger = logging.getLogger(__name__)
_WINDOWS = sys.platform == "win32"
TRIES, BETWEEN = 25, 0.02
"""Tries to lock a folder for a moment, and seconds between them; then the other window counts as hung."""
HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""Error numbers by which every system but Windows reports a lock held by another program."""


def held(error: OSError) -> bool:
    """True if a failure to lock means that another program holds the lock, False where there are none.

    On Windows every failure counts as held but the EINVAL of a disk without locks.
    """
    return error.errno != errno.EINVAL if _WINDOWS else error.errno in HELD


class OneWindow:
    """The right to write records into a folder.

    It depends on an open file, so the system frees it when its program ends, even if killed. No lock is ever
    stale.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "lock"
        self._file: int | None = None
        self._ours = False

    def take(self) -> bool:
        """Take the right if nobody has it; return True if it is ours.

        Also True where there can be no locks (a folder that can't be written, a disk without them). Writing
        then fails with an error of its own.
        """
        if self._ours:
            return True
        try:
            make_folder(self._path.parent)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            _logger.warning("%s cannot be made: %s", self._path, error.strerror or error)
            self._ours = True
            return True
        try:
            _lock(file)
        except OSError as error:
            if held(error):
                os.close(file)
                return False
            _logger.warning("%s cannot be locked: %s", self._path, error.strerror or error)
        self._file, self._ours = file, True
        return True

    def release(self) -> None:
        """Release the lock for other windows."""
        if self._file is not None:
            os.close(self._file)
        self._file, self._ours = None, False


@contextmanager
def alone(folder: Path) -> Iterator[bool]:
    """Lock a folder for a moment; yield False if another window still holds it after some tries."""
    lock = OneWindow(folder)
    taken = lock.take()
    for _ in range(TRIES):
        if taken:
            break
        time.sleep(BETWEEN)
        taken = lock.take()
    try:
        yield taken
    finally:
        lock.release()
