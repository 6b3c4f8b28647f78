"""Writing a file whole or not at all."""

import logging
import os
import tempfile
from contextlib import suppress
from pathlib import Path

_logger = logging.getLogger(__name__)
UNFINISHED = ".unfinished"
"""How the files end that are not in their places yet."""


def write_whole(path: Path, data: bytes) -> bool:
    """Put `data` at `path`, its folder made if need be; False, an old file kept, when that fails."""
    try:
        put_whole(path, data)
    except OSError as error:
        _logger.warning("%s cannot be written: %s", path, error)
        return False
    return True


def put_whole(path: Path, data: bytes) -> None:
    """Put `data` at `path`, its folder made if need be. Raises OSError; then an old file is kept."""
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
    """Make a folder and those it lies in, and have the disk keep them. Raises OSError."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in missing:
        sync_folder(each.parent)


def sweep(folder: Path) -> None:
    """Remove what programs that were killed had not put in its place; only while nobody else writes there."""
    with suppress(OSError):
        for path in folder.glob(f"*{UNFINISHED}"):
            with suppress(OSError):
                path.unlink()


def sync_folder(folder: Path) -> None:
    """Have the disk keep which files a folder holds; systems that know no such thing do it by themselves."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
