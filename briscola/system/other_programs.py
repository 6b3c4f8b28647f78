"""Programs of the system and of others, as this one starts them."""

import os
import subprocess
import sys
from pathlib import Path

LIBRARIES = "LD_LIBRARY_PATH"
if sys.platform == "win32":
    NO_CONSOLE = subprocess.CREATE_NO_WINDOW
    """For `creationflags` of every program we start: none opens a black window of its own."""
else:
    NO_CONSOLE = 0


def environment() -> dict[str, str]:
    """The environment for programs that are not ours.

    A packaged program of Linux finds its libraries by `LIBRARIES`; others would load them instead of theirs.
    """
    theirs = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = theirs.pop(f"{LIBRARIES}_ORIG", "")
        theirs.pop(LIBRARIES, None)
        if before:
            theirs[LIBRARIES] = before
    return theirs


def show_folder(folder: Path) -> "subprocess.Popen[bytes] | None":
    """Have the system show a folder in its own window; return the program that is to do so, if there is one.

    It may fail later, with an exit status. Raises OSError.
    """
    if sys.platform == "win32":
        os.startfile(folder)
        return None
    opener = "open" if sys.platform == "darwin" else "xdg-open"
    none = subprocess.DEVNULL
    return subprocess.Popen(
        (opener, folder),
        stdin=none,
        stdout=none,
        stderr=none,
        env=environment(),
        creationflags=NO_CONSOLE,
        start_new_session=True,
    )
