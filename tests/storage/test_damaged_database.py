"""Any damage of the database: the file is kept, everything is made anew, and the person is told once."""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from briscola.capabilities.puzzles.answers import PuzzleAnswers
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library, News
from briscola.commands.errors import CannotDo
from briscola.commands.verify import verify
from briscola.storage.database import checksum
from briscola.storage.database import database as module
from briscola.storage.database.database import Database
from briscola.storage.database.salvage import Connect, salvage
from briscola.storage.evenings.history import History
from briscola.storage.evenings.matches import Search
from briscola.storage.people.profiles import Profiles
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from tests.spread import quick_some
from tests.storage import database_damage as attack
from tests.storage.database_damage import WAYS, Evening, evening, in_use, start_after
from tests.storage.evenings import ids, note, play
from tests.tries import Tries


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """An evening with several matches, people and answers."""
    return evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture
def home(played: Evening, tmp_path: Path) -> Path:
    """A copy of its folder."""
    return Path(shutil.copytree(played.home, tmp_path / "home"))


@pytest.mark.parametrize("count", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_after_any_damage_all_matches_of_the_records_are_there(
    way: Callable[[Path, Random], None], count: int, played: Evening, tmp_path: Path, tries: Tries
) -> None:
    for chance in tries(count):
        tries.found[start_after(played, tmp_path / "home", way, chance)] += 1
        shutil.rmtree(tmp_path / "home")


@pytest.mark.parametrize(
    "way", [way for way in WAYS if way is not attack.foreign_log], ids=lambda way: way.__name__
)
def test_damage_while_the_program_runs_is_met_too(
    way: Callable[[Path, Random], None], played: Evening, tmp_path: Path, tries: Tries
) -> None:
    for chance in tries(1):
        tries.found[in_use(played, tmp_path / "home", way, chance)] += 1
        shutil.rmtree(tmp_path / "home")


def opened(home: Path) -> ActiveMatch:
    """The program, as it starts."""
    active = ActiveMatch(Library(home, settings_file=home / "settings.json"))
    active.take_over()
    return active


def flip(file: Path, what: bytes, bit: int = 7) -> None:
    """Flip a bit in the first byte of something in a file."""
    data = bytearray(file.read_bytes())
    data[data.index(what)] ^= 1 << bit
    file.write_bytes(data)


@pytest.mark.parametrize("sealed", [True, False])
def test_a_bit_in_what_tells_the_tables_keeps_no_window_from_starting(
    sealed: bool, played: Evening, home: Path
) -> None:
    if not sealed:
        checksum.forget(home / attack.FILE)
    flip(home / attack.FILE, b"CREATE TABLE judged")
    active = opened(home)
    assert active.library.database.note == "damaged"
    assert {match.id for match in active.library.history.found(Search())} >= played.records
    active.close()


def test_it_is_said_once_with_the_place_of_the_file(home: Path) -> None:
    flip(home / attack.FILE, b"Nicol")
    active = opened(home)
    kept = active.library.database.kept
    assert active.news == [News(kind="database", path=kept, whole=True)]
    active.close()
    active = opened(home)
    assert active.news == [] and active.library.database.note is None
    assert kept is not None and kept.is_file()
    active.close()


def test_a_dropped_table_is_made_good_at_its_next_use(played: Evening, home: Path) -> None:
    active = opened(home)
    library = active.library
    library.database.rows("DROP TABLE hands")
    library.database.rows("DROP TABLE matches")
    assert {match.id for match in library.history.found(Search())} >= played.records
    assert [news.kind for news in active.news] == ["database"]
    assert library.profile in library.profiles.all()
    active.close()


@pytest.mark.parametrize(
    "place",
    [
        *quick_some(range(0, 100, 9), 3),
        *(16, 18, 31, 56, 60, 108, b"CREATE TABLE puzzle_answers", b"CREATE TABLE counting"),
    ],
    ids=str,
)
def test_answers_outlive_a_damaged_header_and_tables_told_wrong(
    place: int | bytes, played: Evening, home: Path
) -> None:
    data = bytearray(played.data)
    data[place if isinstance(place, int) else data.index(place)] ^= 0x81
    (home / attack.FILE).write_bytes(data)
    active = opened(home)
    assert active.library.database.note == "damaged"
    assert [active.library.database.rows(sql) for sql in attack.KNOWN] == played.known
    active.close()


def test_answers_in_other_pages_outlive_a_page_that_is_gone(played: Evening, home: Path) -> None:
    with Database(home / attack.FILE) as database:
        (ada,) = {profile.id for profile in Profiles(database).all()} - {FIRST}
    data = bytearray(played.data)
    page = data.index(b"two-150") // 4096 * 4096
    data[page : page + 4096] = bytes(4096)
    (home / attack.FILE).write_bytes(data)
    active = opened(home)
    left = PuzzleAnswers(active.library.database).of(ada)
    assert attack.ANSWERS // 4 < len(left) < attack.ANSWERS
    assert {"two-0", f"two-{attack.ANSWERS - 1}"} <= {answer.puzzle for answer in left} or len(left) > 50
    assert [news.whole for news in active.news] == [False]
    active.close()


def test_a_disk_too_full_for_a_new_file_costs_nothing(
    played: Evening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = home / attack.FILE
    flip(file, b"Nicol")
    data = file.read_bytes()

    def refused(damaged: Path, into: sqlite3.Connection, connect: Connect) -> bool:
        if into.execute("PRAGMA database_list").fetchone()[2]:
            raise sqlite3.OperationalError("database or disk is full")
        return salvage(damaged, into, connect)

    with monkeypatch.context() as full:
        full.setattr(module, "salvage", refused)
        with Database(file) as database:
            assert (database.note, database.kept) == ("unwritable", None)
            assert len(ids(History(database))) == len(played.told), "shown from memory meanwhile"
    assert file.read_bytes() == data and not list(home.glob("history.damaged-*"))
    with Database(file) as database:
        assert (database.note, database.whole) == ("damaged", True)


def test_a_locked_file_is_not_damaged(
    played: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("briscola.storage.database.connection.BUSY", 0.01)
    file = tmp_path / attack.FILE
    shutil.copyfile(played.home / attack.FILE, file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with Database(file) as database:
        assert (database.note, database.kept) == ("unwritable", None)
        assert len(ids(History(database))) == len(played.told)
    other.execute("ROLLBACK")
    other.close()
    assert file.read_bytes() == played.data
    with Database(file) as database:
        assert database.note is None


def test_the_log_of_another_file_is_put_aside_and_this_one_stays(played: Evening, home: Path) -> None:
    attack.foreign_log(home / attack.FILE, Random(1))
    log = (home / attack.LOG).read_bytes()
    with Database(home / attack.FILE) as database:
        assert database.note is None
        assert database.rows(attack.TOLD) == played.told
    assert [path.read_bytes() for path in home.glob("history.damaged-*.sqlite-wal")] == [log]


def test_the_log_of_a_killed_program_is_its_own(tmp_path: Path) -> None:
    """Also if another window was closed meanwhile, before the killed one had written anything."""
    file = tmp_path / "life" / attack.FILE
    killed = Database(file)
    Database(file).close()
    Profiles(killed).add("Ada")
    shutil.copytree(file.parent, tmp_path / "afterwards")
    killed.close()
    with Database(tmp_path / "afterwards" / attack.FILE) as database:
        assert database.note is None
        assert "Ada" in [profile.name for profile in Profiles(database).all()]


def test_a_match_whose_record_is_gone_is_carried_over(played: Evening, home: Path) -> None:
    flip(home / attack.FILE, b"CREATE INDEX hands_by_seal")
    active = opened(home)
    assert active.library.database.rows(attack.TOLD) == played.told
    active.close()


def test_a_match_that_was_left_stays_so_after_damage(tmp_path: Path) -> None:
    file, records = tmp_path / attack.FILE, Records(tmp_path / "records")
    begun = play(records, steps=9)
    with Database(file) as database:
        history = History(database)
        note(history, begun)
        history.abandoned(begun.header.id)
        left = history.found(Search())
    flip(file, b"CREATE TABLE judged")
    with Database(file) as database:
        history = History(database)
        assert database.note == "damaged"
        assert list(history.catch_up(records)) == [begun.header.id]
        assert history.found(Search()) == left


def test_a_damaged_database_accuses_no_true_record(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = home / attack.FILE
    monkeypatch.setattr("briscola.commands.verify.default_path", lambda: file)
    with Database(file) as database:
        found = database.rows("SELECT file, link FROM hands JOIN matches ON match = key WHERE link <> ''")
    record, link = next((home / name, link) for name, link in found if (home / name).is_file())
    flip(file, link.encode(), bit=0)
    assert verify(str(record))
    checksum.note(file)
    with pytest.raises(CannotDo, match="this computer knows hand"):
        verify(str(record))
