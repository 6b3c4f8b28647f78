"""The database of matches and people: one SQLite file. No error in it stops the game.

The records of the matches hold everything but favourites, people, resets and answers to puzzles. So a damaged
file is put aside, what can still be read of these is copied, and the rest is rebuilt from the records
(`history.catch_up`).
"""

import errno
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

from platformdirs import user_data_path

from briscola.storage.quarantine import put_aside
from briscola.storage.safe_read import is_file
from briscola.storage.schema import MIGRATIONS

try:
    import sqlite3
except ImportError:  # a Python built without it
    SQLITE = False
else:
    SQLITE = True

_logger = logging.getLogger(__name__)

BUSY = 0.5
"""Seconds to wait for another window's write, which takes a hundredth of that."""

CACHE = 16_384
"""Size of SQLite's page cache in KiB: enough for ten thousand matches."""

Note = Literal["damaged", "unwritable", "newer", "missing"]
"""Reason why the old file is not in use, or nothing is kept.

The file was damaged, cannot be written or is from a newer program, or Python has no SQLite.
"""

Statement = tuple[str, Sequence[Any]]

FILES = ("", "-wal", "-shm")
"""Endings of the files that belong to a database in WAL mode."""
SALVAGED: tuple[Statement, ...] = (
    (
        "INSERT OR REPLACE INTO profiles VALUES (?, ?, ?, ?, ?, ?, ?)",
        ("SELECT id, name, face, created, used, counts_from, removed FROM profiles ORDER BY rowid",),
    ),
    (
        "INSERT OR REPLACE INTO marks VALUES (?, ?, ?)",
        ("SELECT id, profile, favourite FROM marks", "SELECT id, profile, favourite FROM matches"),
    ),
    (
        "INSERT OR REPLACE INTO counting VALUES (?, ?, ?, ?, ?, ?, ?)",
        ("SELECT profile, seal, trick, kind, correct, answered, evening FROM counting",),
    ),
    (
        "INSERT INTO puzzle_answers (profile, puzzle, day, solved) VALUES (?, ?, ?, ?)",
        ("SELECT profile, puzzle, day, solved FROM puzzle_answers ORDER BY key",),
    ),
)
"""Data that no record holds: the insert into a new database, and the queries on a damaged one."""


class _Damaged(Exception):  # noqa: N818 - never leaves this module
    """The file is not a sound database."""


class _Newer(Exception):  # noqa: N818 - never leaves this module
    """A newer program has changed the tables."""


class Database:
    """The open database; use it in the thread that opened it.

    `note` is what the person should know, `kept` the new path of a damaged file. A write that fails is
    logged, returns False and sets `failed` to the error number of its reason; the next one that succeeds
    clears it.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()
        self.note: Note | None = None
        self.kept: Path | None = None
        self.failed = 0
        self.rebuilt = False
        """True if the tables are new, so that every record must be read."""
        self._connection = self._opened() if SQLITE else None
        if not SQLITE:
            self.note = "missing"

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Rows that a query finds; empty if the database can't be read."""
        if self._connection is None:
            return []
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            _logger.warning("%s cannot be read: %s", self.path, error)
            return []

    def write(self, statements: Iterable[Statement], *, durable: bool = False) -> bool:
        """Run all statements or none; return False if they could not be written.

        `durable` is for data that no record holds: it is on the disk when this returns.
        """
        if self._connection is None:
            return False
        try:
            self._connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
            self._connection.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                self._connection.execute(sql, values)
            self._connection.execute("COMMIT")
        except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:  # of values that no column takes
            _logger.warning("%s cannot be written: %s", self.path, error)
            self.failed = _errno(error)
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return False
        self.failed = 0
        return True

    @property
    def home(self) -> Path:
        """Folder to which paths in the tables are relative, so that it can be moved."""
        return self.path.parent

    @property
    def lasting(self) -> bool:
        """True if what is written now will be there at the next start."""
        return self.note in (None, "damaged")

    def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __enter__(self) -> "Database":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _opened(self) -> "sqlite3.Connection":
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            try:
                if self.path.exists() and not self.path.is_file():
                    raise _Damaged  # nobody would ever be done reading a pipe
                return self._sound()
            except _Damaged:
                return self._anew()
        except _Newer:
            self.note = "newer"
        except (OSError, sqlite3.Error) as error:
            _logger.warning("%s cannot be used: %s", self.path, error)
            self.note = "unwritable"
        return self._in_memory()

    def _sound(self) -> "sqlite3.Connection":
        """Open a file, check it and bring it up to date."""
        connection = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)
        try:
            prepare(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise _Damaged
            self.rebuilt = migrate(connection)
        except sqlite3.DatabaseError as error:
            connection.close()
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise _Damaged from error
            raise
        except (_Damaged, _Newer):
            connection.close()
            raise
        return connection

    def _anew(self) -> "sqlite3.Connection":
        """Put a damaged file aside and start a new one with the people and favourites still readable."""
        kept = put_aside(self.path, "damaged")
        if kept is None:
            raise OSError("the damaged file cannot be put aside")
        for end in FILES[1:]:
            with suppress(OSError):
                Path(f"{self.path}{end}").rename(f"{kept}{end}")
        self.note, self.kept = "damaged", kept
        connection = self._sound()
        if kept.is_file():
            salvage(kept, connection)
        return connection

    def _in_memory(self) -> "sqlite3.Connection":
        """A database in memory, with a copy of the file if that can be read but not written."""
        memory = sqlite3.connect(":memory:", isolation_level=None)
        if self.note == "unwritable" and is_file(self.path):
            try:
                file = sqlite3.connect(f"{self.path.absolute().as_uri()}?immutable=1", uri=True)
                file.backup(memory)
                file.close()
                migrate(memory)
            except (sqlite3.Error, _Newer):
                memory.close()
                memory = sqlite3.connect(":memory:", isolation_level=None)
        prepare(memory)
        self.rebuilt = migrate(memory)
        return memory


def _errno(error: Exception) -> int:
    """The system's error number that says why SQLite could not write; EIO for anything else."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return errno.ENOSPC
    return errno.EROFS if code == sqlite3.SQLITE_READONLY else errno.EIO


def default_path() -> Path:
    """Default path of the database."""
    return user_data_path("briscola", appauthor=False) / "history.sqlite"


def prepare(connection: "sqlite3.Connection") -> None:
    """Set up a connection before its first query."""
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA cache_size = -{CACHE}")
    connection.create_function("casefold", 1, str.casefold, deterministic=True)


def migrate(connection: "sqlite3.Connection") -> bool:
    """Bring the tables up to date, each step whole or not at all; return True if there were none.

    Raises _Newer if a newer program has been here.
    """
    first = version(connection)
    if first > len(MIGRATIONS):
        raise _Newer
    while (done := version(connection)) < len(MIGRATIONS):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if version(connection) == done:  # no other window was quicker
                for statement in MIGRATIONS[done]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {done + 1}")
            connection.execute("COMMIT")
        except sqlite3.Error:
            connection.execute("ROLLBACK")
            raise
    return first == 0


def salvage(damaged: Path, connection: "sqlite3.Connection") -> None:
    """Copy everything readable that no record holds from a damaged file."""
    with suppress(sqlite3.Error):
        old = sqlite3.connect(f"{damaged.absolute().as_uri()}?mode=ro", uri=True)
        for insert, queries in SALVAGED:
            for query in queries:
                with suppress(sqlite3.Error):
                    for row in old.execute(query):  # up to the first page that is not there
                        connection.execute(insert, row)
        old.close()


def version(connection: "sqlite3.Connection") -> int:
    """Number of migrations that the database has been through."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
