"""Disks that refuse, tear and forget, put in the place of the system's calls."""

import errno
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISDIR
from typing import Any

import pytest

from briscola.storage.files import atomic_write

Renaming = Callable[[str | Path, str | Path], None]


class Disk:
    """Every write, sync and renaming that the program asks for, in order; it can be made to refuse."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[str] = []
        self.room: int | None = None
        """Bytes that still fit; None: as many as one likes."""
        self.syncs = True
        write, fsync, replace = os.write, os.fsync, os.replace

        def counted_write(file: int, data: bytes) -> int:
            if self.room is not None:
                if not self.room:
                    self.calls.append("no room")
                    raise OSError(errno.ENOSPC, "No space left on device")
                data = bytes(data)[: self.room]
                self.room -= len(data)
            self.calls.append("write")
            return write(file, data)

        def counted_fsync(file: int) -> None:
            folder = S_ISDIR(os.fstat(file).st_mode)
            self.calls.append("fsync folder" if folder else "fsync")
            if not self.syncs and not folder:
                raise OSError(errno.EIO, "Input/output error")
            fsync(file)

        def counted_replace(source: str, target: str) -> None:
            self.calls.append("rename")
            replace(source, target)

        monkeypatch.setattr(os, "write", counted_write)
        monkeypatch.setattr(os, "fsync", counted_fsync)
        monkeypatch.setattr(os, "replace", counted_replace)

    @contextmanager
    def full(self, room: int = 0) -> Iterator[None]:
        """Only so many bytes fit, as long as this lasts."""
        self.room = room
        yield
        self.room = None

    @contextmanager
    def broken(self) -> Iterator[None]:
        """Whatever is written does not reach the disk."""
        self.syncs = False
        yield
        self.syncs = True


class FullFolders:
    """Disks of several computers in one process: what lies in a folder that is full cannot grow."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full: set[Path] = set()
        write = os.write

        def refusing_write(file: int, data: bytes) -> int:
            here = os.fstat(file)
            for folder in self.full:
                if any(os.path.samestat(here, each.stat()) for each in folder.glob("*")):
                    raise OSError(errno.ENOSPC, "No space left on device")
            return write(file, data)

        monkeypatch.setattr(os, "write", refusing_write)


class Scanner:
    """A virus scanner of Windows: it has all files open for a moment, so that the first tries to rename fail.

    Waiting takes no time; `waited` are the seconds.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, tries: int) -> None:
        self.tries, self.refused = tries, 0
        self.waited: list[float] = []
        self.now = 0.0
        self._before: dict[str, int] = {}
        monkeypatch.setattr(atomic_write, "_POSIX", False)
        monkeypatch.setattr(atomic_write, "_in_vain", {})
        monkeypatch.setattr(time, "sleep", self.waited.append)
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        for name in ("replace", "rename"):
            monkeypatch.setattr(os, name, self._watched(getattr(os, name)))

    def _watched(self, real: Renaming) -> Renaming:
        def renamed(source: str | Path, target: str | Path) -> None:
            before = self._before.get(str(source), 0)
            self._before[str(source)] = before + 1
            if before < self.tries:
                self.refused += 1
                raise PermissionError(errno.EACCES, "The process cannot access the file")
            real(source, target)

        return renamed


@contextmanager
def unreadable(path: Path) -> Iterator[None]:
    """A file cannot be read, as long as this lasts; it can be replaced."""
    really_open = os.open

    def refusing(file: str | Path, flags: int, *more: Any, **named: Any) -> int:
        if Path(file) == path and not flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(errno.EIO, "Input/output error")
        return really_open(file, flags, *more, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", refusing)
        yield
