"""Sums of a person's matches that are kept month by month, until one of the month's matches changes."""

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import msgspec

from briscola import __version__
from briscola.storage.database.database import Database, Query, Statement

Row = Sequence[Any]
Count = Callable[[Query, str, Sequence[Any]], Sequence[Row]]
"""Counts the matches for which an SQL condition with its values holds.

The rows of two sets of matches together must tell as much as the row of both at once.
"""
OWN = "profile = ? AND NOT imported AND NOT replayed"
"""Condition of the matches that are counted for a person."""

_MONTHS = """WITH RECURSIVE months (month) AS (
    SELECT substr(min(began), 1, 7) FROM matches WHERE profile = ?1
    UNION SELECT (SELECT substr(min(began), 1, 7) FROM matches WHERE profile = ?1 AND began > month || '-~')
        FROM months WHERE month IS NOT NULL
) SELECT month FROM months WHERE month IS NOT NULL"""
"""Months in which a person's matches began, earliest first; one jump in the index for each."""
_OF_MONTH = f"{OWN} AND began BETWEEN ? AND ? || '-~'"
_KEPT = "SELECT month, document, checksum FROM kept_sums WHERE profile = ? AND name = ? AND program = ?"


class KeptSums:
    """Sums of all matches that a person has begun from a moment on, kept by each version of the program.

    The triggers of the tables remove what is no longer true, and a checksum tells what is damaged.
    """

    def __init__(self, database: Database, profile: str, since: str = "") -> None:
        """`since` is a time in UTC as in `matches.began`."""
        self._database, self._profile, self._since = database, profile, since

    def rows(self, name: str, count: Count) -> Sequence[Row]:
        """The rows of `count` under a `name` of its own, month by month, earliest first."""

        def use(query: Query) -> tuple[list[Row], list[Statement]]:
            kept = {
                month: document
                for month, document, checksum in query(_KEPT, (self._profile, name, __version__))
                if crc32(document.encode()) == checksum
            }
            found, steps = list[Row](), list[Statement]()
            for (month,) in query(_MONTHS, (self._profile,)):
                if month < self._since[:7]:
                    continue
                if month == self._since[:7]:  # some of its matches do not count
                    found += count(query, _OF_MONTH, (self._profile, self._since, month))
                elif month in kept:
                    found += msgspec.json.decode(kept[month])
                else:
                    rows = count(query, _OF_MONTH, (self._profile, month, month))
                    steps.append(_keeping(self._profile, name, month, msgspec.json.encode(rows)))
                    found += rows
            return found, steps

        return self._database.read_and_keep(use, [])


def _keeping(profile: str, name: str, month: str, document: bytes) -> Statement:
    return (
        "INSERT OR REPLACE INTO kept_sums (profile, name, month, program, document, checksum)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (profile, name, month, __version__, document.decode(), crc32(document)),
    )
