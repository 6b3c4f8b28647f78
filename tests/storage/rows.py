"""Matches put straight into the tables, so that what they come to can be counted by hand."""

from itertools import count
from typing import Any

from briscola.storage.database.database import Database
from briscola.storage.settings.person_names import FIRST

NUMBER = count(1001)
"""Keys beyond those that the database gives itself."""

MATCH: dict[str, Any] = {
    "profile": FIRST,
    "file": "",
    "imported": 0,
    "variant": "briscola",
    "players": 2,
    "options": "{}",
    "game": "briscola-2",
    "winning_hands": 1,
    "person": "",
    "levels": "[]",
    "level": "hard",
    "opponents": "[]",
    "deck": "napoletane",
    "began": "2026-11-21T20:00:00Z",
    "evening": "2026-11-21",
    "state": "complete",
    "result": "won",
    "score": "[1,0]",
    "hands": 1,
    "hands_won": 1,
    "hands_lost": 0,
    "points": 70,
    "against": 50,
    "capots": 0,
    "replayed": 0,
    "taken_back": 0,
}


def add(database: Database, **fields: Any) -> None:
    """A match, a usual one but for some fields, with one hand."""
    number = next(NUMBER)
    row = {"id": f"{number:032x}", **MATCH, **fields}
    names = ", ".join(row)
    told = {"reason": "points", "caller": None, "contract": None, "capot": 0}
    told = {name: row.pop(name, value) for name, value in told.items()}
    hand = (number, row["points"], row["against"], row["result"], *told.values())
    names, values = ", ".join(row), tuple(row.values())
    assert database.write(
        [
            (
                f"INSERT INTO matches (key, {names}) VALUES (?, {', '.join('?' * len(row))})",
                (number, *values),
            ),
            (
                "INSERT INTO hands (match, number, dealer, points, ours, theirs, result, reason, caller,"
                " contract, capot, shape, luck)"
                " VALUES (?, 1, 0, '[]', ?, ?, ?, ?, ?, ?, ?, '39 4 4 9 1 1 19 19', '225224')",
                hand,
            ),
        ]
    )
