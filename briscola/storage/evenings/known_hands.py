"""Checks a record against this computer's history: reused bytes, or a different match of that id."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path
from typing import Any

from briscola.engine.events import Chained, Committed
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.database.checksum import differs
from briscola.storage.database.connection import SQLITE
from briscola.storage.records.match_record import Record

if SQLITE:
    import sqlite3

Rows = Callable[[str, Sequence[Any]], Sequence[Any]]
"""A query function; it returns no rows if the database can't be read."""

AT_A_TIME = 500
"""Most values in one query."""


def check_against(record: Record, rows: Rows) -> None:
    """Compare the hands of a right record with the known ones.

    Raises BadRecord.
    """
    header = record.header
    events = record.events[: record.position.lines]
    seals = {event.sha256: at for at, event in enumerate(events) if isinstance(event, Committed)}
    for some in _parts(tuple(seals)):
        marks = ", ".join("?" * len(some))
        sql = f"SELECT seal, id, number FROM hands JOIN matches ON match = key WHERE seal IN ({marks})"
        for seal, match, number in rows(sql, some):
            if header is None or match != header.id:
                raise BadRecord(
                    f"line {_line(record, seals[seal])}: its bytes have shuffled hand {number} of match"
                    f" {match} before, which this computer knows"
                )
    if header is None:
        return
    sql = "SELECT number, link FROM hands JOIN matches ON match = key WHERE id = ? AND link <> ''"
    known = dict(rows(sql, (header.id,)))
    for at, event in enumerate(events):
        if isinstance(event, Chained) and known.get(event.hand, event.sha256) != event.sha256:
            raise BadRecord(
                f"line {_line(record, at)}: this computer knows hand {event.hand} of this match otherwise,"
                f" its link is {known[event.hand]}"
            )


def rows_of(path: Path) -> Rows:
    """A query function on a database file, which is neither created nor changed.

    One that has been damaged since it was closed knows nothing: it would accuse a true record.
    """

    def rows(sql: str, values: Sequence[Any]) -> Sequence[Any]:
        if not SQLITE or not path.is_file():
            return ()
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with suppress(sqlite3.Error, UnicodeError, OSError):
            if not differs(path):
                with closing(sqlite3.connect(uri, uri=True)) as database:
                    return database.execute(sql, values).fetchall()
        return ()

    return rows


def _line(record: Record, event: int) -> int:
    return event + (1 if record.header is None and record.old is None else 2)


def _parts(values: Sequence[str]) -> Iterator[Sequence[str]]:
    rest = iter(values)
    while some := tuple(islice(rest, AT_A_TIME)):
        yield some
