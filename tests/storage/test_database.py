"""The database opens whatever lies there, and never costs what only it knows."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from briscola.storage.database import connection as module
from briscola.storage.database.checksum import note
from briscola.storage.database.connection import migrate
from briscola.storage.database.database import Database
from briscola.storage.database.schema import MIGRATIONS
from briscola.storage.people.profiles import Profiles
from tests.storage.disks import unreadable


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database lies: in a folder that is yet to be made, with a name as people have them."""
    return tmp_path / ("Nicolò e #1 %3F" if os.name == "nt" else "Nicolò e #1 ?") / "history.sqlite"


def tables(database: Database) -> set[str]:
    """The names of its tables."""
    return {row[0] for row in database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}


def test_a_new_database_has_all_tables_and_nothing_to_say(path: Path) -> None:
    with Database(path) as database:
        assert tables(database) >= {"profiles", "matches", "hands", "marks"}
        assert (database.note, database.lasting) == (None, True)
    assert path.is_file()


def test_what_was_written_is_there_the_next_day(path: Path) -> None:
    with Database(path) as database:
        Profiles(database).add("Ada")
    with Database(path) as database:
        assert "Ada" in [profile.name for profile in Profiles(database).all()]


def test_the_log_is_written_ahead(path: Path) -> None:
    with Database(path) as database:
        assert database.rows("PRAGMA journal_mode") == [("wal",)]


def test_what_no_record_tells_is_synced_to_the_disk(path: Path) -> None:
    with Database(path) as database:
        database.write([("INSERT INTO marks VALUES (?, ?, ?)", ("a", "b", 1))])
        assert database.rows("PRAGMA synchronous") == [(1,)]
        database.write([("INSERT INTO marks VALUES (?, ?, ?)", ("c", "b", 1))], durable=True)
        assert database.rows("PRAGMA synchronous") == [(2,)]


def test_a_step_that_fails_leaves_nothing_behind(path: Path) -> None:
    mark = "INSERT INTO marks VALUES (?, ?, ?)"
    with Database(path) as database:
        assert not database.write([(mark, ("a", "b", 1)), (mark, ("a", "b", 1))])
        assert database.failed
        assert database.rows("SELECT * FROM marks") == []
        assert database.write([(mark, ("a", "b", 1))])
        assert not database.failed


def test_migrations_are_run_by_number_and_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Database(path).close()
    more = (*MIGRATIONS, ("CREATE TABLE later (a)", "INSERT INTO later VALUES (1)"))
    monkeypatch.setattr(module, "MIGRATIONS", more)
    for _ in range(2):
        with Database(path) as database:
            assert database.rows("SELECT * FROM later") == [(1,)]


def test_a_migration_that_fails_is_no_half_step(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Database(path) as database:
        Profiles(database).add("Ada")
    monkeypatch.setattr(module, "MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE later (a)", "nonsense")))
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    connection.close()
    monkeypatch.undo()
    with Database(path) as database:
        assert "later" not in tables(database)
        assert "Ada" in [profile.name for profile in Profiles(database).all()]


def test_a_checksum_that_cannot_be_read_at_a_start_spoils_nothing_that_is_written_then(path: Path) -> None:
    with Database(path) as database:
        Profiles(database).add("Ada")
    with unreadable(path.with_name(f"{path.name}-sum")):
        database = Database(path)
    Profiles(database).add("Bruna")
    killed = path.parent.with_name("as it lies when the program is killed")
    shutil.copytree(path.parent, killed)
    database.close()
    with Database(killed / path.name) as database:
        assert database.note is None
        assert {"Ada", "Bruna"} <= {profile.name for profile in Profiles(database).all()}


def test_a_checksum_that_another_program_holds_bars_no_database(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under Windows it can then be neither read nor removed."""
    with Database(path) as database:
        Profiles(database).add("Ada")
    held, remove = path.with_name(f"{path.name}-sum"), Path.unlink

    def refusing(file: Path, *, missing_ok: bool = False) -> None:
        if file == held:
            raise PermissionError(errno.EACCES, "it is used by another process")
        remove(file, missing_ok=missing_ok)

    with unreadable(held), monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refusing)
        database = Database(path)
        assert database.note is None
    Profiles(database).add("Bruna")
    database.close()
    with Database(path) as database:
        assert {"Ada", "Bruna"} <= {profile.name for profile in Profiles(database).all()}


@pytest.mark.parametrize("data", [b"not a database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_put_aside(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    with Database(path) as database:
        assert (database.note, database.lasting) == ("damaged", True)
        assert database.kept is not None and database.kept.read_bytes() == data
        assert "damaged" in database.kept.name
        assert tables(database) >= {"matches"}
    with Database(path) as database:
        assert database.note is None


def test_two_damaged_files_of_one_second_are_both_kept(path: Path) -> None:
    path.parent.mkdir()
    kept = []
    for data in (b"one" * 500, b"two" * 500):
        path.write_bytes(data)
        with Database(path) as database:
            kept.append(database.kept)
    assert [file.read_bytes()[:3] for file in kept if file] == [b"one", b"two"]


def test_people_and_favourites_are_carried_over_from_a_damaged_database(path: Path) -> None:
    with Database(path) as database:
        people = Profiles(database)
        people.all()
        ada = people.add("Ada", "ada")
        people.begin_counting_anew(ada.id)
        database.write([("INSERT INTO marks VALUES (?, ?, ?)", ("f" * 32, ada.id, 1))])
        rows = database.rows("SELECT * FROM profiles ORDER BY id")
        page = database.rows("SELECT rootpage FROM sqlite_master WHERE name = 'hands'")[0][0]
    data = bytearray(path.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = b"\xaa" * 4096
    path.write_bytes(data)
    with Database(path) as database:
        assert database.note == "damaged"
        assert database.rows("SELECT * FROM profiles ORDER BY id") == rows
        assert database.rows("SELECT * FROM marks") == [("f" * 32, ada.id, 1)]


@pytest.mark.slow
def test_any_damaged_page_opens(path: Path) -> None:
    with Database(path) as database:
        Profiles(database).add("Ada")
    whole = path.read_bytes()
    for start in range(0, len(whole), 1024):
        path.write_bytes(whole[:start] + b"\x5a" * 1024 + whole[start + 1024 :])
        with Database(path) as database:
            assert tables(database) >= {"matches", "profiles"}
            assert Profiles(database).all()
    for cut in range(0, len(whole), 1000):
        path.write_bytes(whole[:cut])
        with Database(path) as database:
            assert tables(database) >= {"matches", "profiles"}


@pytest.mark.posix("mkfifo")
def test_a_pipe_in_its_place_does_not_make_the_start_wait(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    with Database(path) as database:
        assert database.note == "damaged"
        assert database.kept is not None and database.kept.is_fifo()


def test_a_folder_in_its_place_gives_an_evening_in_memory(path: Path) -> None:
    path.mkdir(parents=True)
    with Database(path) as database:
        assert (database.note, database.lasting) == ("unwritable", False)
        assert Profiles(database).add("Ada")
    assert path.is_dir()


def test_a_full_disk_is_told_and_costs_nothing_that_was_there(path: Path) -> None:
    mark = "INSERT INTO marks VALUES (?, ?, ?)"
    with Database(path) as database:
        database.write([(mark, ("kept", "a", 1))])
        (pages,) = database.rows("PRAGMA page_count")[0]
        database.rows(f"PRAGMA max_page_count = {pages}")
        assert not database.write([(mark, (str(number), "a" * 500, 1)) for number in range(100)])
        assert database.failed
        database.rows("PRAGMA max_page_count = 1000000")
        assert database.rows("SELECT id FROM marks") == [("kept",)]
        assert database.write([(mark, ("more", "a", 1))])


def test_what_no_column_takes_is_refused_whole(path: Path) -> None:
    mark = "INSERT INTO marks VALUES (?, ?, ?)"
    with Database(path) as database:
        for value in ("\ud800", 1 << 80):
            assert not database.write([(mark, ("a", "a", 1)), (mark, (value, "a", 1))])
        assert database.rows("SELECT * FROM marks") == []
        assert database.write([(mark, ("a", "a", 1))])


def test_a_window_that_holds_the_database_stops_nobody(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY", 0.01)
    mark = ("INSERT INTO marks VALUES (?, ?, ?)", ("a", "b", 1))
    with Database(path) as database:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert not database.write([mark])
        assert database.rows("SELECT * FROM marks") == []
        other.execute("ROLLBACK")
        other.close()
        assert database.write([mark])


WRITES_FOR_EVER = """
import sys
from pathlib import Path
from briscola.storage.database.database import Database
with Database(Path(sys.argv[1])) as database:
    number = 0
    while True:
        pair = [("INSERT INTO marks VALUES (?, ?, 0)", (f"{number} {half}", "a" * 300)) for half in "ab"]
        assert database.write(pair, durable=number % 2 == 0)
        number += 1
        print(number, flush=True)
"""


@pytest.mark.slow
def test_a_killed_program_leaves_whole_steps(path: Path) -> None:
    for _ in range(8):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITES_FOR_EVER, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        for _ in range(30):
            told = int(writer.stdout.readline())
        writer.kill()
        writer.communicate()
        with Database(path) as database:
            assert database.note is None
            marks = {row[0] for row in database.rows("SELECT id FROM marks")}
            assert {f"{number} {half}" for number in range(told) for half in "ab"} <= marks
            assert len(marks) % 2 == 0
            database.write([("DELETE FROM marks", ())])


def test_a_database_of_a_newer_program_is_left_alone(path: Path) -> None:
    Database(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    note(path)
    before = path.read_bytes()
    with Database(path) as database:
        assert (database.note, database.lasting) == ("newer", False)
        assert tables(database) >= {"matches"}
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_gives_an_evening_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with Database(tmp_path / "file" / "history.sqlite") as database:
        assert (database.note, database.lasting) == ("unwritable", False)
        assert Profiles(database).add("Ada").name == "Ada"


def test_a_file_that_can_only_be_read_is_shown(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Database(path) as database:
        Profiles(database).add("Ada")

    def refused(_: Path) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr("briscola.storage.database.checksum.noted", refused)
    with Database(path) as database:
        assert database.note == "unwritable"
        assert "Ada" in [profile.name for profile in Profiles(database).all()]
        assert Profiles(database).add("Bruna")


def test_without_sqlite_there_is_an_evening_without_memory(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("briscola.storage.database.database.SQLITE", False)
    with Database(path) as database:
        assert database.note == "missing"
        assert database.rows("SELECT 1") == []
        assert not database.write([("INSERT INTO marks VALUES (?, ?, ?)", ("a", "b", 1))])
        assert len(Profiles(database).all()) == 1


def test_two_windows_write_one_after_the_other(path: Path) -> None:
    with Database(path) as one, Database(path) as other:
        assert Profiles(one).add("Ada")
        assert Profiles(other).add("Bruna")
        assert {"Ada", "Bruna"} <= {profile.name for profile in Profiles(one).all()}
