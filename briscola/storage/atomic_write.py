"""Writes a file as a whole or not at all."""

import logging
import os
import tempfile
from contextlib import suppress
from pathlib import Path

_logger = logging.getLogger(__name__)
UNFINISHED = ".unfinished"
"""Ending of files that have not been moved to their final names yet."""


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
        Path(temporary).replace(path)
    except OSError:
        with suppress(OSError):
            Path(temporary).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder with its parents, and have the disk keep them. Raises OSError."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in missing:
        sync_folder(each.parent)


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
