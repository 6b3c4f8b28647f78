"""The desktop's word on whether a screen reader runs: Orca before 49 is one that nobody can speak through."""

import re
import shutil
import subprocess
import sys

from briscola.system.other_programs import NO_CONSOLE, environment

PATIENCE = 2.0
"""Seconds after which an answer is given up."""
COMMAND = (
    *("gdbus", "call", "--session", "--timeout", "1", "--dest", "org.a11y.Bus"),
    *("--object-path", "/org/a11y/bus"),
    *("--method", "org.freedesktop.DBus.Properties.Get", "org.a11y.Status", "ScreenReaderEnabled"),
)


def reader_is_on() -> bool:
    """True if the desktop says so; False elsewhere than on Linux, or without an answer."""
    if sys.platform != "linux" or shutil.which(COMMAND[0]) is None:
        return False
    try:
        done = subprocess.run(
            COMMAND,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            env=environment(),
            creationflags=NO_CONSOLE,
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0 and says_yes(done.stdout)


def says_yes(answer: str) -> bool:
    """Read the answer of `gdbus`.

    >>> says_yes("(<true>,)"), says_yes("(<false>,)"), says_yes("")
    (True, False, False)
    """
    return re.search(r"<true>", answer) is not None
