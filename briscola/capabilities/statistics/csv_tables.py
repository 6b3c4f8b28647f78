"""Matches and hands as CSV tables for a spreadsheet."""

import csv
import io
from pathlib import Path
from typing import Any

from briscola.storage.database.database import Database
from briscola.storage.evenings.transfer import free_name
from briscola.storage.files.atomic_write import write_whole

MATCHES = (
    *("id", "began", "ended", "evening", "variant", "players", "game", "options", "winning_hands", "level"),
    *(
        "person",
        "opponents",
        "deck",
        "state",
        "result",
        "score",
        "hands",
        "hands_won",
        "hands_lost",
        "points",
    ),
    *("against", "capots", "imported", "replayed", "taken_back", "favourite", "rivals"),
)
HANDS = (
    *("number", "dealer", "caller", "contract", "ours", "theirs", "result", "reason", "capot", "payment"),
    "points",
)
COLUMNS: dict[str, str] = {
    "matches": ", ".join(MATCHES),
    "hands": ", ".join(f"hands.{name}" for name in HANDS),
}
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def matches_csv(database: Database, profile: str) -> str:
    """One line per match, earliest first."""
    sql = f"SELECT {COLUMNS['matches']} FROM matches WHERE profile = ? ORDER BY began, key"
    return _csv(MATCHES, database.rows(sql, (profile,)))


def hands_csv(database: Database, profile: str) -> str:
    """One line per finished hand, starting with the id of its match."""
    sql = (
        f"SELECT id, game, {COLUMNS['hands']} FROM matches JOIN hands ON match = key"
        " WHERE profile = ? AND reason IS NOT NULL ORDER BY began, key, number"
    )
    return _csv(("match", "game", *HANDS), database.rows(sql, (profile,)))


def export_tables(database: Database, profile: str, folder: Path) -> tuple[Path, ...]:
    """Write both tables into a folder: `briscola-matches.csv`, `briscola-hands.csv`.

    Existing files stay; the new ones then get a number. Raises OSError.
    """
    written = []
    for name, text in (
        ("matches", matches_csv(database, profile)),
        ("hands", hands_csv(database, profile)),
    ):
        file = free_name(folder / f"briscola-{name}.csv")
        if not write_whole(file, text.encode("utf-8-sig")):  # spreadsheets know UTF-8 by its mark
            raise OSError(f"{file} cannot be written")
        written.append(file)
    return tuple(written)


def _csv(head: tuple[str, ...], rows: list[Any]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows([_plain(value) for value in row] for row in rows)
    return text.getvalue()


def _plain(value: object) -> object:
    """Prefix a text that a spreadsheet would take for a formula, such as a name in a foreign record."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
