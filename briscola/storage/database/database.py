"""The database of matches and people: one SQLite file. No error in it stops the game.

The records of the matches hold everything but people, favourites, resets, judgements and answers to
questions. So a file that is damaged in any way is put aside, all that can still be read is copied, and the
matches are read from their records again (`history.catch_up`). Damage is found when the file is opened, by
its checksum or else by looking at all that stands in it, and later by whatever goes wrong.
"""

import errno
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, TypeVar

from briscola.storage.database import checksum
from briscola.storage.database.connection import (
    SQLITE,
    Newer,
    connect,
    in_memory,
    is_current,
    migrate,
    prepare,
    read_only,
    tables_wanted,
)
from briscola.storage.database.salvage import salvage, unchanging
from briscola.storage.database.soundness import fault
from briscola.storage.files.atomic_write import keep_private, make_folder, sweep
from briscola.storage.files.lock import alone
from briscola.storage.files.quarantine import put_aside
from briscola.storage.files.safe_read import is_file, open_plain
from briscola.system.own_folders import data_folder

if SQLITE:
    import sqlite3

_logger = logging.getLogger(__name__)

Note = Literal["damaged", "unwritable", "newer", "missing"]
"""Reason why the old file is not in use, or nothing is kept.

The file was damaged, cannot be written or is from a newer program, or Python has no SQLite.
"""

Statement = tuple[str, Sequence[Any]]
Query = Callable[[str, Sequence[Any]], list[Any]]
"""A query function, of SQL and its values: rows."""
T = TypeVar("T")

LOG, SHARED = "-wal", "-shm"
"""Endings of the files that lie beside a database in WAL mode."""
PASSING = tuple(
    f"SQLITE_{name}"
    for name in ("BUSY", "CANTOPEN", "FULL", "INTERRUPT", "IOERR", "LOCKED", "NOMEM", "PERM", "READONLY")
)
"""Beginnings of the names of errors that say nothing about what the file holds."""


class _Damaged(Exception):  # noqa: N818 - never leaves this module
    """The file is not one that this program has written."""


class Database:
    """The open database; use it in the thread that opened it.

    `note` is what the person should know, `kept` the new path of a damaged file. A write that fails is
    logged, returns False and sets `failed` to the error number of its reason; the next one that succeeds
    clears it.
    """

    def __init__(self, path: Path | None = None, *, beside: bool = False) -> None:
        """`beside` another one that this program has open, nothing is checked or replaced."""
        self.path = path or default_path()
        self._beside = beside
        self.note: Note | None = None
        self.kept: Path | None = None
        self.whole = True
        """False if the damaged file held something that no record holds and that could not be read."""
        self.failed = 0
        self.when_replaced: Callable[[], object] = lambda: None
        """Called after a file that turned out to be damaged while in use has been replaced."""
        self._connection = self._opened() if SQLITE else None
        if not SQLITE:
            self.note = "missing"

    def rows(
        self, sql: str, values: Sequence[Any] = (), make: Callable[[Any], Any] | None = None
    ) -> list[Any]:
        """Rows that a query finds, or what `make` makes of them; empty if the database can't be read.

        If nothing can be made of a row, the file is checked, and replaced if it is damaged.
        """

        def read(connection: "sqlite3.Connection") -> list[Any]:
            found = connection.execute(sql, values).fetchall()
            return found if make is None else [make(row) for row in found]

        return self._guarded(read, [])

    def write(self, statements: Iterable[Statement], *, durable: bool = False) -> bool:
        """Run all statements or none; return False if they could not be written.

        `durable` is for data that no record holds: it is on the disk when this returns.
        """
        steps = list(statements)

        def run(connection: "sqlite3.Connection") -> bool:
            try:
                connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
                connection.execute("BEGIN IMMEDIATE")
                for sql, values in steps:
                    connection.execute(sql, values)
                connection.execute("COMMIT")
            except Exception as error:
                self.failed = _errno(error)
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise
            self.failed = 0
            return True

        return self._guarded(run, False)

    def read_and_keep(self, use: Callable[[Query], tuple[T, Sequence[Statement]]], otherwise: T) -> T:
        """Result of `use`, which makes queries; its statements keep that, in the same transaction.

        Nothing is kept if another window has changed the database meanwhile, or where it can't be written.
        """

        def run(connection: "sqlite3.Connection") -> T:
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("BEGIN")
            try:
                found, steps = use(lambda sql, values: connection.execute(sql, values).fetchall())
                with suppress(sqlite3.OperationalError):
                    for sql, values in steps:
                        connection.execute(sql, values)
            finally:
                if connection.in_transaction:
                    connection.execute("COMMIT")
            return found

        return self._guarded(run, otherwise)

    @property
    def lasting(self) -> bool:
        """True if what is written now will be there at the next start."""
        return self.note in (None, "damaged")

    def close(self) -> None:
        """Close the file; note its checksum, unless another window has it open."""
        if self._connection is None:
            return
        with alone(self.path.parent) if self.lasting else nullcontext():
            self._connection.close()
            if self.lasting and not self._beside and not Path(f"{self.path}{LOG}").exists():
                checksum.note(self.path)  # nobody else has the file open
        self._connection = None

    def __enter__(self) -> "Database":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ---- the guard

    def _guarded(self, use: Callable[["sqlite3.Connection"], T], otherwise: T) -> T:
        """Use the connection. If the file turns out to be damaged, replace it and use the new one.

        Raises what is neither an error of the database nor due to damage: a mistake of ours.
        """
        for again in (True, False):
            if self._connection is None:
                break
            try:
                return use(self._connection)
            except Exception as error:
                if again and self._due_to_damage(error):
                    _logger.warning("%s is damaged: %r", self.path, error)
                    self._replace()
                    continue
                if not isinstance(error, sqlite3.Error | OverflowError | UnicodeError):
                    raise
                _logger.warning("%s cannot be used: %s", self.path, error)
                break
        return otherwise

    def _due_to_damage(self, error: Exception) -> bool:
        if self._connection is None or self._beside or not self.lasting or _passes(error):
            return False
        name = getattr(error, "sqlite_errorname", "")
        if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
            return True
        return bool(fault(self._connection, tables_wanted()))

    def _replace(self) -> None:
        """Open the file as at the start: it is checked, put aside and made anew."""
        before = self.kept
        if self._connection is not None:
            # Only the last connection to be closed writes the log into the file, and one that reads does not.
            with suppress(Exception), closing(read_only(self.path)) as last:
                last.execute("PRAGMA schema_version")
                self._connection.close()
            self._connection.close()
        self._connection = self._opened()
        if self.kept != before:
            self.when_replaced()

    # ---- opening

    def _opened(self) -> "sqlite3.Connection":
        if self._beside:
            return connect(self.path)
        try:
            make_folder(self.path.parent)
            if self.path == default_path():
                keep_private(self.path.parent)
            with alone(self.path.parent):
                sweep(self.path.parent)
                try:
                    return self._sound()
                except _Damaged as error:
                    return self._anew(error)
        except Newer:
            self.note = "newer"
        except (OSError, sqlite3.Error, _Damaged) as error:
            _logger.warning("%s cannot be used: %s", self.path, error)
            self.note = "unwritable"
        return self._in_memory()

    def _sound(self) -> "sqlite3.Connection":
        """Open a file, check it and bring it up to date. Raises OSError, sqlite3.Error, _Damaged, Newer."""
        checked = True
        if self.path.exists():
            if not self.path.is_file():
                raise _Damaged("it is no file")  # nobody would ever be done reading a pipe
            as_closed = checksum.noted(self.path)
            if as_closed is None:
                checked = self._check()
            elif checksum.checksum(self.path) != as_closed:
                raise _Damaged("it is not as it was closed")
            elif _log_waits(self.path):  # ours was in the file when that was closed
                put_aside(Path(f"{self.path}{LOG}"), "it is the log of another file")
        checksum.forget(self.path)
        with _damage_told():
            connection = connect(self.path)
        if not checked and (wrong := fault(connection, tables_wanted())):
            connection.close()
            raise _Damaged(wrong)
        return connection

    def _check(self) -> bool:
        """Check a file of which nobody knows how it was closed, and leave it as it is.

        Returns False if it is an older version's. Raises OSError, sqlite3.Error, _Damaged.
        """
        with open_plain(self.path) as file:
            head = file.read(20)
        if len(head) == 20 and not {head[18], head[19]} <= {1, 2}:
            raise _Damaged("its header is of no version")  # SQLite would say that it can only be read
        with _damage_told(), closing(read_only(self.path)) as connection:
            current = is_current(connection)
            wrong = fault(connection, tables_wanted()) if current else ""
        if wrong:
            raise _Damaged(wrong)
        return current

    def _anew(self, why: _Damaged) -> "sqlite3.Connection":
        """Put a damaged file aside and start a new one with all that is still readable."""
        kept = put_aside(self.path, why)
        if kept is None:
            raise OSError("the damaged file cannot be put aside")
        connection = None
        try:
            _move(self.path, kept, (LOG, SHARED))
            checksum.forget(self.path)
            connection = self._sound()
            self.whole = kept.is_file() and _salvaged(kept, connection)
        except (OSError, sqlite3.Error, _Damaged):  # a full disk: the next start tries again
            if connection is not None:
                connection.close()
            _move(kept, self.path, ("", LOG, SHARED))
            raise
        self.note, self.kept = "damaged", kept
        return connection

    def _in_memory(self) -> "sqlite3.Connection":
        """A database in memory, with a copy of the file if that can be read but not written."""
        memory = in_memory()
        if self.note != "unwritable" or not is_file(self.path):
            return memory
        copy = sqlite3.connect(":memory:", isolation_level=None)
        with suppress(Exception), closing(sqlite3.connect(unchanging(self.path), uri=True)) as file:
            file.backup(copy)
            prepare(copy)
            migrate(copy)
            if not fault(copy, tables_wanted()):
                return copy
        copy.close()
        _salvaged(self.path, memory)
        return memory


def _move(old: Path, new: Path, endings: Iterable[str]) -> None:
    """Move the files of a database. Raises OSError."""
    for end in endings:
        with suppress(FileNotFoundError):
            Path(f"{old}{end}").replace(f"{new}{end}")


def _salvaged(damaged: Path, connection: "sqlite3.Connection") -> bool:
    """Copy what can be read of a damaged file; True if that is everything that no record holds."""
    whole = salvage(damaged, connection, connect)
    if wrong := fault(connection, tables_wanted()):
        _logger.warning("the matches of %s are not copied: %s", damaged, wrong)
        for table in ("hands", "matches"):
            connection.execute(f"DELETE FROM {table}")
    return whole


@contextmanager
def _damage_told() -> Iterator[None]:
    """Raise _Damaged for errors that are due to what a file holds."""
    try:
        yield
    except Exception as error:
        if isinstance(error, _Damaged | Newer) or _passes(error):
            raise
        raise _Damaged(repr(error)) from error


def _log_waits(path: Path) -> bool:
    """True if something lies in the log that is not in the file yet."""
    try:
        return Path(f"{path}{LOG}").stat().st_size > 0
    except OSError:
        return False


def _passes(error: Exception) -> bool:
    """True for an error that says nothing about what the file holds."""
    return isinstance(error, OSError) or getattr(error, "sqlite_errorname", "").startswith(PASSING)


def _errno(error: Exception) -> int:
    """The system's error number that says why SQLite could not write; EIO for anything else."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return errno.ENOSPC
    return errno.EROFS if code == sqlite3.SQLITE_READONLY else errno.EIO


def default_path() -> Path:
    """Default path of the database."""
    return data_folder() / "history.sqlite"
