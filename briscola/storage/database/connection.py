"""Connections to the database of matches and people, with its tables as this version has them."""

from contextlib import closing
from pathlib import Path

from briscola.storage.database.schema import MIGRATIONS
from briscola.storage.database.soundness import Layout, layout
from briscola.storage.files.atomic_write import begin_private, keep_private

try:
    import sqlite3
except ImportError:  # a Python built without it
    SQLITE = False
else:
    SQLITE = True

BUSY = 0.5
"""Seconds to wait for another window's write, which takes a hundredth of that."""

CACHE = 16_384
"""Size of SQLite's page cache in KiB: enough for ten thousand matches."""


class Newer(Exception):  # noqa: N818 - a reason, and no mistake
    """A newer program has changed the tables."""


def connect(path: Path) -> "sqlite3.Connection":
    """Open a database and bring its tables up to date. Raises sqlite3.Error, UnicodeError, Newer."""
    begin_private(path)  # what SQLite puts beside it takes its mode
    for beside in ("-wal", "-shm"):
        keep_private(Path(f"{path}{beside}"))
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None)
    try:
        prepare(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection)
    except Exception:
        connection.close()
        raise
    return connection


def read_only(path: Path) -> "sqlite3.Connection":
    """Open a database only to read it; closing it writes nothing either. Raises sqlite3.Error."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=BUSY, uri=True)


def in_memory() -> "sqlite3.Connection":
    """A new database in memory."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    prepare(memory)
    migrate(memory)
    return memory


def tables_wanted() -> Layout:
    """The tables of this version."""
    with closing(in_memory()) as memory:
        return layout(memory)


def prepare(connection: "sqlite3.Connection") -> None:
    """Set up a connection before its first query."""
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA cache_size = -{CACHE}")
    connection.create_function("casefold", 1, str.casefold, deterministic=True)


def migrate(connection: "sqlite3.Connection") -> None:
    """Bring the tables up to date, each step whole or not at all.

    Raises Newer if a newer program has been here.
    """
    if version(connection) > len(MIGRATIONS):
        raise Newer
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


def is_current(connection: "sqlite3.Connection") -> bool:
    """True if the tables are those of this version."""
    return version(connection) == len(MIGRATIONS)


def version(connection: "sqlite3.Connection") -> int:
    """Number of migrations that the database has been through."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
