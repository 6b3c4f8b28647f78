"""A program in a process group of its own, which ends whole: its children too, and when we end first."""

import atexit
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from briscola.system.other_programs import NO_CONSOLE, environment

SETTLE = 2.0
"""Seconds that the system has to remove a killed process."""

_GUARD = ("/bin/sh", "-c", "read -r _; kill -9 0")
"""Shell command that kills its own process group once the other end of its input is closed.

That happens when we have ended, in whatever way. As a member of the group it also keeps the group's number
from being given to anybody else.
"""

_running: set["Group"] = set()


class Group:
    """A running program and everything that it starts. `command` is the program and its arguments."""

    def __init__(self, command: Sequence[str]) -> None:
        """Raises OSError when it cannot be started."""
        self._process = _started(command)
        self._guard = _guarded(self._process.pid)
        _running.add(self)

    @property
    def pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Its input, output and error pipes."""
        process = self._process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    @property
    def alive(self) -> bool:
        """True while the program itself is still running."""
        return self._process.poll() is None

    def leaves_within(self, seconds: float) -> bool:
        """Wait up to so many seconds for the program to leave by itself; True if it did."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return not self.alive

    def end(self) -> None:
        """End everything that is still running of the program; does nothing a second time."""
        if self not in _running:
            return
        _running.discard(self)
        _end_whole(self._process)
        for process in (self._process, self._guard):
            if process is not None:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(SETTLE)
        if self._guard is not None and self._guard.stdin is not None:
            self._guard.stdin.close()


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    env = environment()
    if sys.platform == "win32":
        alone = subprocess.CREATE_NEW_PROCESS_GROUP
        return subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, creationflags=alone | NO_CONSOLE
        )
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, process_group=0)


def _guarded(group: int) -> subprocess.Popen[bytes] | None:
    """Start a process that ends the group if we are killed.

    None on Windows, where a bot only finds its input closed, and if the program has already left.
    """
    if sys.platform == "win32":
        return None
    none = subprocess.DEVNULL
    try:
        return subprocess.Popen(_GUARD, stdin=subprocess.PIPE, stdout=none, stderr=none, process_group=group)
    except OSError:  # it has left already, and nobody of its group is there to be joined
        return None


def _end_whole(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        with suppress(OSError):
            kill = ("taskkill", "/F", "/T", "/PID", str(process.pid))
            subprocess.run(kill, check=False, capture_output=True, creationflags=NO_CONSOLE)
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # nobody is left; on macOS only the dead are
            os.killpg(process.pid, signal.SIGKILL)


@atexit.register
def _end_all() -> None:
    """End all groups when our program ends."""
    for group in list(_running):
        group.end()
