"""Sums that are kept by month tell what counting all matches again would tell."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from briscola.capabilities.statistics.statistics import FIGURES, Statistics, luck, statistics
from briscola.storage.database.database import Database
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import FIRST
from briscola.storage.sums.kept_sums import OWN
from tests.storage.rows import add

DAYS = ("2026-08-31", "2026-09-01", "2026-09-30", "2026-11-02", "2026-11-21")
SINCE = ("", "2026-09-01T12:00:00Z", "2026-11-02T20:00:00Z", "2027-01-01T00:00:00Z")
CHANGES = (
    "UPDATE matches SET result = 'lost' WHERE key = {}",
    "UPDATE matches SET taken_back = 1 - taken_back WHERE key = {}",
    "UPDATE matches SET profile = 'other' WHERE key = {}",
    "UPDATE matches SET began = '2026-10-05T20:00:00Z' WHERE key = {}",
    "UPDATE hands SET ours = 77, theirs = 43 WHERE match = {}",
    "UPDATE hands SET match = (SELECT min(key) FROM matches), number = match WHERE match = {}",
    "DELETE FROM hands WHERE match = {}",
    "DELETE FROM matches WHERE key = {}",
)


def told(database: Database, since: str = "") -> list[object]:
    """All figures of the first person, luck too."""
    me = Profile(id=FIRST, counts_from=since)
    counted = statistics(database, me)
    return [*(getattr(counted, name) for name in FIGURES), luck(database, me)]


def counted_again(database: Database, since: str = "") -> list[object]:
    """The same, without sums that are kept."""
    condition, values = f"{OWN} AND began >= ?", (FIRST, since)
    counted = Statistics(lambda _name, count: count(database.rows, condition, values))
    database.write([("DELETE FROM kept_sums WHERE name = 'luck'", ())])
    return [*(getattr(counted, name) for name in FIGURES), luck(database, Profile(id=FIRST))]


def add_any(database: Database, chance: Random) -> None:
    """A match on one of several days, of one of several kinds."""
    day, clock = chance.choice(DAYS), f"{chance.randrange(24):02}:00:0{chance.randrange(9)}Z"
    add(
        database,
        game=chance.choice(("briscola-2", "chiamata-5")),
        level=chance.choice(("easy", "hard")),
        deck=chance.choice(("napoletane", "siciliane")),
        began=f"{day}T{clock}",
        evening=chance.choice((day, "2026-09-01")),
        result=chance.choice(("won", "lost", "drawn", None)),
        points=chance.randrange(121),
        taken_back=chance.choice((0, 0, 1)),
        imported=chance.choice((0, 0, 0, 1)),
        profile=chance.choice((FIRST, FIRST, "other")),
        capots=chance.randrange(3),
        reason=chance.choice(("points", "made", "void", None)),
        caller=0,
        contract=chance.choice((70, 84, 104)),
        rivals=chance.choice(("", '[["gino", "won"]]', '[["rosa", "lost"], ["gino", ""]]')),
    )


def kept(database: Database) -> int:
    """Number of rows that are kept."""
    return len(database.rows("SELECT * FROM kept_sums"))


@pytest.mark.parametrize("seed", range(8))
def test_kept_sums_are_those_of_all_matches_whatever_changes(database: Database, seed: int) -> None:
    chance = Random(seed)
    for _ in range(30):
        for _ in range(chance.randrange(4)):
            add_any(database, chance)
        keys = [key for (key,) in database.rows("SELECT key FROM matches")]
        if keys:
            assert database.write([(chance.choice(CHANGES).format(chance.choice(keys)), ())])
        for since in chance.sample(SINCE, 2):
            assert told(database, since) == counted_again(database, since)
    assert kept(database)


def test_a_month_without_a_change_is_not_counted_again(database: Database) -> None:
    add(database, began="2026-10-01T20:00:00Z")
    add(database)
    told(database)
    before = kept(database)
    months = "SELECT name FROM kept_sums WHERE month = '2026-10'"
    kinds = len(database.rows(months))
    assert before == 2 * kinds and kinds > 4
    add(database)
    assert (kept(database), len(database.rows(months))) == (kinds, kinds)
    assert statistics(database, Profile(id=FIRST)).counts.matches == 3


@pytest.mark.parametrize("change", ["program = '0.1.0'", "document = replace(document, '1', '2')"])
def test_what_another_version_has_kept_or_damage_has_changed_is_counted_again(
    database: Database, change: str
) -> None:
    add(database)
    right = told(database)
    before = database.rows("SELECT * FROM kept_sums")
    assert database.write([(f"UPDATE kept_sums SET {change}", ())])
    assert database.rows("SELECT * FROM kept_sums") != before
    assert told(database) == right
    assert database.rows("SELECT * FROM kept_sums") == before


def test_nothing_is_kept_of_what_another_window_changes_meanwhile(database: Database) -> None:
    add(database)
    with Database(database.path, beside=True) as other:

        def use(query: Callable[..., list[object]]) -> tuple[int, list[tuple[str, tuple[object, ...]]]]:
            found = len(query("SELECT * FROM matches", ()))
            add(other)
            return found, [("INSERT INTO kept_sums VALUES ('first', 'sums', '2026-11', '', '[]', 0)", ())]

        assert database.read_and_keep(use, -1) == 1
    assert kept(database) == 0
    assert statistics(database, Profile(id=FIRST)).counts.matches == 2


def test_where_nothing_can_be_written_all_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    with Database(path) as database:
        add(database)
        right = counted_again(database)
        assert database.write([("DELETE FROM kept_sums", ())])
    with Database(path) as database:
        with closing(sqlite3.connect(path, isolation_level=None)) as holding:
            holding.execute("BEGIN IMMEDIATE")
            assert told(database) == right and kept(database) == 0
            holding.execute("ROLLBACK")
        assert told(database) == right and kept(database) > 0


def test_a_database_without_the_triggers_that_remove_sums_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    with Database(path) as database:
        add(database, id="0" * 32, file="records/" + "0" * 32 + ".jsonl")
    with closing(sqlite3.connect(path)) as other:
        other.execute("DROP TRIGGER hands_update")
    Path(f"{path}-sum").unlink()
    with Database(path) as database:
        assert database.note == "damaged"
        assert statistics(database, Profile(id=FIRST)).counts.matches == 1
