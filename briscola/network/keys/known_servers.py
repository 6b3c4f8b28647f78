"""The file in which `ssh` keeps the keys of servers at which this computer has been (`known_hosts`).

`ssh` goes on where it cannot write there or read it: then another server would be taken for the first one.
"""

from contextlib import suppress
from pathlib import Path

from briscola.storage.files.atomic_write import begin_private, make_folder
from briscola.storage.files.safe_read import NotPlain, read_plain

LARGEST = 1_000_000
"""Bytes of the file that are read."""
UNTOLD = ('"', "${", "\n", "\r")
"""Parts of a path that no option of `ssh` can name: it ends at them, or takes them for a variable."""


def may_be_told(path: Path) -> bool:
    """True if an option of `ssh` can name a file."""
    return not any(part in str(path) for part in UNTOLD)


def begin_known_servers(file: Path) -> None:
    """Make the file, and its folder, for its owner alone unless it is there. Raises OSError."""
    if not may_be_told(file):
        raise OSError(f"ssh cannot be told of {file}")
    make_folder(file.parent)
    begin_private(file)
    file.open("ab").close()  # raises where it cannot be written


def knows_server(file: Path, server: str) -> bool:
    """True if a key of a server stands in the file, under the name that `ssh` has for it."""
    with suppress(OSError, NotPlain, UnicodeDecodeError):
        for line in read_plain(file, LARGEST).decode().splitlines():
            names, *key = line.split(" ")
            if server in names.split(",") and len(key) >= 2:
                return True
    return False
