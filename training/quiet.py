"""Lock for undisturbed measurements: benchmarks and CI hold it, and learning in the background waits for it.

The lock is advisory, on a file in the user's state folder, shared by all who measure; the system lets it go
with the process. Windows has none, nor have some disks: nothing waits there.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from platformdirs import user_state_path

from briscola.storage.files.lock import held

LOCK = "measuring.lock"


def lock_path() -> Path:
    """The file of the lock; `.ci/run` names it too."""
    return user_state_path("briscola", appauthor=False) / LOCK


@contextmanager
def measuring() -> Iterator[None]:
    """While this lasts, learning in the background pauses after the batch at hand."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    path = lock_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        with suppress(OSError):  # a disk without locks
            fcntl.flock(file, fcntl.LOCK_SH)
        yield


def somebody_measures() -> bool:
    """True if somebody holds the lock now."""
    if sys.platform == "win32":
        return False
    import fcntl

    if not lock_path().exists():
        return False
    with lock_path().open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return held(error)
        return False
