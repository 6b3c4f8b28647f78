"""The checksum of a file that was closed in good order: whatever changes the file afterwards is noticed."""

import zlib
from pathlib import Path

from briscola.storage.files.atomic_write import sync_folder, write_whole
from briscola.storage.files.safe_read import open_plain, read_plain

ENDING = "-sum"
"""Ending of the file that holds the checksum, after the name of the file that it is of."""
AT_A_TIME = 1 << 20


def checksum(path: Path) -> str:
    """CRC-32 of a file, in hex. Raises OSError."""
    found = 0
    with open_plain(path) as file:
        while part := file.read(AT_A_TIME):
            found = zlib.crc32(part, found)
    return f"{found:08x}"


def noted(path: Path) -> str | None:
    """The checksum noted beside a file; None if there is none, or its note is damaged itself."""
    try:
        note = read_plain(_note(path), 32).decode("ascii", "replace")
    except OSError:
        return None
    return note[:8] if len(note) == 16 and note[:8] == note[8:] else None


def differs(path: Path) -> bool:
    """True if a file is not as it was when its checksum was noted. Raises OSError."""
    return noted(path) not in (None, checksum(path))


def note(path: Path) -> None:
    """Note the checksum of a file, as it is now, for the next time that it is opened."""
    try:
        now = checksum(path)
    except OSError:  # a file that is gone
        return
    write_whole(_note(path), f"{now}{now}".encode())


def forget(path: Path) -> None:
    """Remove the checksum, also one that cannot be read, of a file that may change now. Raises OSError."""
    known = noted(path) is not None
    try:
        _note(path).unlink()
        sync_folder(path.parent)
    except FileNotFoundError:
        return
    except OSError:
        if known:
            raise


def _note(path: Path) -> Path:
    return path.with_name(path.name + ENDING)
