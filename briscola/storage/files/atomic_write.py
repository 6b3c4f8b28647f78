"""Writes a file as a whole or not at all."""

import logging
import os
import stat
import tempfile
import time
from contextlib import suppress
from pathlib import Path

_logger = logging.getLogger(__name__)
UNFINISHED = ".unfinished"
"""Ending of files that have not been moved to their final names yet."""
_POSIX = os.name == "posix"
"""False on Windows, where a person's folders are closed to others anyway."""
WAITS = (0.02, 0.05, 0.08, 0.15, 0.2)
"""Seconds between tries to move what another program has open: half a second in all."""
REST = 60.0
"""Seconds for which there is one try only in a folder where all were in vain."""
_MOST = 100
_in_vain: dict[Path, float] = {}
"""Folders where all tries were in vain, and when."""


def write_whole(path: Path, data: bytes) -> bool:
    """Write `data` to `path`, making its folder if needed; on failure return False, old file kept."""
    try:
        put_whole(path, data)
    except OSError as error:
        _logger.warning("%s cannot be written: %s", path, error.strerror or error)
        return False
    return True


def put_whole(path: Path, data: bytes) -> None:
    """Write `data` to `path`, making its folder if needed. Raises OSError; the old file is then kept."""
    make_folder(path.parent)
    handle, temporary = tempfile.mkstemp(prefix=f"{path.stem}.", suffix=UNFINISHED, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        rename(Path(temporary), path)
    except OSError:
        with suppress(OSError):
            Path(temporary).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def rename(source: Path, target: Path) -> None:
    """Give a file or folder another name; a file that has it already is replaced. Raises OSError.

    Windows forbids that while a virus scanner or an indexer has one of them open, so it is tried several
    times there. Where that was in vain the next one is not waited for: a window writes often.
    """
    folder, now = target.parent, time.monotonic()
    patient = not _POSIX and now - _in_vain.get(folder, -REST) >= REST
    for wait in WAITS if patient else ():
        with suppress(PermissionError):
            source.replace(target)
            return
        time.sleep(wait)
    try:
        source.replace(target)
    except PermissionError:
        if patient:
            if len(_in_vain) >= _MOST:
                _in_vain.clear()
            _in_vain[folder] = now
        raise


def make_folder(folder: Path) -> None:
    """Make a folder with its parents, for its owner only, and have the disk keep them. Raises OSError."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in (*reversed(missing), folder):
        each.mkdir(0o700 if _POSIX else 0o777, exist_ok=True)
    for each in missing:
        sync_folder(each.parent)


def begin_private(path: Path) -> None:
    """Make an empty file for its owner only where none is, for a library that would let others read it.

    A file that is there is not opened: closing it would give up the locks that SQLite has on it.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    keep_private(path)


def keep_private(path: Path) -> None:
    """Take from others what an older version let them do; a link leads to what somebody has chosen."""
    with suppress(OSError):
        mode = stat.S_IMODE(path.lstat().st_mode)
        if _POSIX and mode & 0o077 and not path.is_symlink():
            path.chmod(mode & 0o700)


def sweep(folder: Path) -> None:
    """Remove unfinished files of killed programs; only while nobody else writes in the folder."""
    with suppress(OSError):
        for path in folder.glob(f"*{UNFINISHED}"):
            with suppress(OSError):
                path.unlink()


def sync_folder(folder: Path) -> None:
    """Have the disk keep a folder's entries; some systems can't, and do so by themselves."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
