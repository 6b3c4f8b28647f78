"""Reads all rows of a damaged database that can still be read."""

from __future__ import annotations

import logging
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from briscola.storage.database.soundness import check_rows

with suppress(ImportError):  # a Python built without it has nothing to salvage
    import sqlite3

_logger = logging.getLogger(__name__)
Row = tuple[Any, ...]
Connect = Callable[[Path], "sqlite3.Connection"]
"""Opens a database and brings its tables up to date; raises anything if the file is damaged."""

KEYS: Mapping[str, int] = {
    "profiles": 1,
    "person_keys": 1,
    "matches": 1,
    "hands": 2,
    "marks": 2,
    "judged": 3,
    "counting": 3,
    "puzzle_answers": 1,
}
"""Number of columns, the first ones, that tell the rows of a table apart."""
IN_ORDER = {"hands", "judged", "counting"}
"""Tables whose rows lie in the order of their keys; those of the others are numbered."""
TOLD_BY_RECORDS = {"matches", "hands"}
MARK = (1, 2, 30)
"""Columns of a match that make its row among the marks."""
HEADER, PAGE = 100, 4096
"""Sizes in bytes of SQLite's header and of a page; the first page names the tables."""
_NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
_NOBODYS = "profile <> 'first' AND profile NOT IN (SELECT id FROM profiles)"
_TIDY = (
    f"UPDATE profiles SET used = {_NOW} WHERE used > {_NOW}",
    f"UPDATE profiles SET counts_from = '' WHERE counts_from > {_NOW}",
    f"DELETE FROM marks WHERE {_NOBODYS}",
    f"DELETE FROM matches WHERE {_NOBODYS} OR instr(file, id) = 0",
    "DELETE FROM hands WHERE match NOT IN (SELECT key FROM matches)",
    "UPDATE matches SET carried = 1",
)
"""Statements against what damage can make of a row: a date in the future would hide all matches for ever."""


def salvage(damaged: Path, into: sqlite3.Connection, connect: Connect) -> bool:
    """Copy all readable rows of a damaged file into new tables; True if no row is lost that no record holds.

    The file and the log beside it stay as they are. Matches count as carried until their records are read.
    """
    reading = _Reading(into)
    try:
        with tempfile.TemporaryDirectory() as folder:
            reading.read_copies(damaged, Path(folder), connect)
    except OSError as error:
        _logger.warning("%s cannot be copied: %s", damaged, error)
        with suppress(Exception):
            reading.read(sqlite3.connect(unchanging(damaged), uri=True))
    reading.write(into)
    return reading.unread <= TOLD_BY_RECORDS


def unchanging(path: Path) -> str:
    """Address of a database that is read without its log, and without a lock."""
    return f"{path.absolute().as_uri()}?immutable=1"


class _Reading:
    """The readable rows of a damaged file, by table and key."""

    def __init__(self, new: sqlite3.Connection) -> None:
        self._wanted = {table: new.execute(f"PRAGMA table_info({table})").fetchall() for table in KEYS}
        self._rows: dict[str, dict[Row, Row]] = {table: {} for table in KEYS}
        self.unread = set(KEYS)
        """Tables of which something may be lost."""

    def write(self, connection: sqlite3.Connection) -> None:
        """Write the rows into new tables."""
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("BEGIN IMMEDIATE")
        for table, rows in self._rows.items():
            marks = ", ".join("?" * len(self._wanted[table]))
            connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", rows.values())
        for statement in _TIDY:
            connection.execute(statement)
        connection.execute("COMMIT")
        connection.execute("PRAGMA foreign_keys = ON")

    def read_copies(self, damaged: Path, folder: Path, connect: Connect) -> None:
        """Read the file as it is, then with the tables as a new one tells them.

        Then with the header of a new one as well, and then with its whole first page. Raises OSError.
        """
        fresh = folder / "fresh.sqlite"
        with closing(connect(fresh)) as new:
            tables = new.execute("SELECT sql, name FROM sqlite_master WHERE type = 'table'").fetchall()
        first, data = bytearray(fresh.read_bytes()[:PAGE]), damaged.read_bytes()
        first[28:40] = (len(data) // PAGE).to_bytes(4, "big") + bytes(8)  # all pages, none of them free
        for number, length in enumerate((0, 0, HEADER, PAGE)):
            copy = folder / f"{number}.sqlite"
            copy.write_bytes(first[:length] + data[length:])
            with suppress(FileNotFoundError):
                shutil.copyfile(f"{damaged}-wal", f"{copy}-wal")
            with suppress(Exception):  # an older version's, if it can be brought up to date
                connect(copy).close()
            if number:
                with suppress(Exception), closing(sqlite3.connect(copy)) as told:
                    told.execute("PRAGMA writable_schema = ON")
                    told.executemany("UPDATE sqlite_master SET sql = ? WHERE name = ?", tables)
                    told.commit()
            self.read(sqlite3.connect(copy))

    def read(self, connection: sqlite3.Connection) -> None:
        """Read all tables of which something may be lost, and close the connection."""
        with closing(connection):
            connection.text_factory = lambda text: text.decode(errors="replace")
            for table in [each for each in KEYS if each in self.unread]:
                with suppress(Exception):  # whatever a file raises in which anything may stand
                    connection.execute("PRAGMA writable_schema = ON")  # or one table can end it all
                    self._take(connection, table)

    def _take(self, connection: sqlite3.Connection, table: str) -> None:
        """Take the rows of a table from its beginning on, then from its end: some pages may be damaged."""
        source, columns = _source(connection, table, self._wanted[table])
        whole = False
        with suppress(Exception):
            whole = connection.execute(f"PRAGMA integrity_check({source})").fetchall() == [("ok",)]
        for way in ("ASC",) if whole else ("ASC", "DESC"):
            places = map(str, range(1, KEYS[table] + 1)) if table in IN_ORDER else ["rowid"]
            order = ", ".join(f"{place} {way}" for place in places)
            sql = f"SELECT {columns} FROM {source} NOT INDEXED ORDER BY {order}"
            rows: list[Row] = []
            try:
                rows += connection.execute(sql)
            except Exception:
                whole = False
            whole &= self._keep(table, rows)
            if table == "matches":
                self._keep("marks", [tuple(row[at] for at in MARK) for row in rows])
        if whole:
            self.unread.discard(table)

    def _keep(self, table: str, rows: Sequence[Row]) -> bool:
        """Keep the rows that this program may have written; False if there are others."""
        whole = _fit(table, rows)
        for row in rows:
            if whole or _fit(table, [row]):
                self._rows[table].setdefault(row[: KEYS[table]], row)
        return whole


def _fit(table: str, rows: Sequence[Row]) -> bool:
    try:
        check_rows(table, rows)
    except ValueError:
        return False
    return True


def _source(connection: sqlite3.Connection, table: str, wanted: Sequence[Row]) -> tuple[str, str]:
    """Name of a table in a damaged database, and its columns as they are `wanted`.

    Both may have been renamed; a column that is missing is empty. Raises sqlite3.Error, StopIteration.
    """
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    told = "SELECT * FROM pragma_table_info(?)"
    found = {name: [row[1] for row in connection.execute(told, (name,))] for name in tables}
    ours = [row[1] for row in wanted]
    source = table if found.get(table) else next(name for name in tables if found[name] == ours)
    theirs = found[source]
    if len(theirs) == len(ours):
        columns = [_quoted(name) for name in theirs]
    else:
        empty = {"TEXT": "''", "INTEGER": "0", "REAL": "0.0"}
        columns = [_quoted(row[1]) if row[1] in theirs else empty[row[2]] for row in wanted]
    return _quoted(source), ", ".join(columns)


def _quoted(name: str) -> str:
    return '"{}"'.format(name.replace('"', '""'))
