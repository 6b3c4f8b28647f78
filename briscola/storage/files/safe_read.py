"""Read a file that may be anything; refuse pipes and devices, which would block."""

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
    """Error for a folder, a pipe or a device in place of the file."""


def read_plain(path: Path, most: int = -1) -> bytes:
    """Read at most `most` bytes of a plain file; below 0 all.

    Raises FileNotFoundError if there is none, NotPlain if it is no plain file, and OSError.
    """
    with open_plain(path) as opened:
        return opened.read(most)


def open_plain(path: Path) -> BinaryIO:
    """Open a plain file for reading; raises as `read_plain` does."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotPlain("it is a folder, a pipe or a device")
    file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    return os.fdopen(file, "rb")
