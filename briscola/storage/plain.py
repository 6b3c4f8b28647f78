"""Reading files of which nobody knows what they are: a pipe would be waited for, a device never ends."""

import os
import stat
from pathlib import Path
from typing import BinaryIO


def is_file(path: Path) -> bool:
    """True for a plain file or a link to one; False where a folder may not be entered (`Path` raises)."""
    return os.path.isfile(path)  # noqa: PTH113


def exists(path: Path) -> bool:
    """True for anything that is there; False where a folder may not be entered (`Path` raises)."""
    return os.path.exists(path)  # noqa: PTH110


class NotPlain(OSError):  # noqa: N818 - a sentence for the log
    """A folder, a pipe or a device stands where the file should."""


def read_plain(path: Path, most: int = -1) -> bytes:
    """The bytes of a file, at most so many.

    Raises FileNotFoundError where there is none, NotPlain for what is no file, and OSError.
    """
    with open_plain(path) as opened:
        return opened.read(most)


def open_plain(path: Path) -> BinaryIO:
    """A file to be read piece by piece; raises as `read_plain` does."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotPlain("it is a folder, a pipe or a device")
    file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    return os.fdopen(file, "rb")
