"""Reading files of which nobody knows what they are: a pipe would be waited for, a device never ends."""

import os
import stat
from pathlib import Path


class NotPlain(OSError):  # noqa: N818 - a sentence for the log
    """A folder, a pipe or a device stands where the file should."""


def read_plain(path: Path, most: int = -1) -> bytes:
    """The bytes of a file, at most so many.

    Raises FileNotFoundError where there is none, NotPlain for what is no file, and OSError.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotPlain("it is no plain file")
    file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(file, "rb") as opened:
        return opened.read(most)
