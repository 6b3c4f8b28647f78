"""The folder of the data may be moved, its clock set back, its files shared by two computers."""

import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from briscola.capabilities.coach.judgements import Judgements
from briscola.capabilities.statistics.statistics import statistics
from briscola.client.checking.importing import import_record
from briscola.client.host.library import Library
from briscola.storage.database.database import Database
from briscola.storage.database.schema import MIGRATIONS
from briscola.storage.evenings.history import History
from briscola.storage.evenings.matches import Search
from briscola.storage.people.profiles import Profile
from briscola.storage.records.records import MOST_ORDERED, MatchOrder, Records
from briscola.storage.settings.person_names import FIRST
from tests.storage.disks import unreadable
from tests.storage.evenings import EVERYTHING, Recorded, known, note, play, setup

EARLY, LATE = "2025-01-01T20:00:00Z", "2026-11-21T20:00:00Z"


def library_in(folder: Path) -> Library:
    return Library(folder, settings_file=folder / "settings.json")


# ---- moved


def test_a_home_that_was_moved_has_all_its_matches(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "far" / "new"
    library = library_in(old)
    over, open_one = play(library.records, seed=1), play(library.records, seed=2, steps=9)
    guest = play(Records(tmp_path / "guest"), seed=3)
    note(library.history, over)
    library.history.begun(open_one.header, open_one.path)
    import_record(library.history, library.records, guest.path, profile=FIRST)
    library.close()
    new.parent.mkdir()
    shutil.move(old, new)
    library = library_in(new)
    assert all(Path(match.file).is_relative_to(new) for match in library.history.found(EVERYTHING))
    assert all(Path(match.file).is_file() for match in library.history.found(EVERYTHING))
    assert library.waiting() == [library.records.path(open_one.header.id)]
    library.close()


def test_matches_that_an_older_version_named_in_full_are_found_after_a_move(tmp_path: Path) -> None:
    """Before 0.12 the table held whole paths, on Windows with backslashes."""
    records = Records(tmp_path / "records")
    own, guest = play(records, seed=1), play(Records(records.folder / "imported"), seed=2)
    path = tmp_path / "history.sqlite"
    with Database(path) as database:
        history = History(database)
        note(history, own)
        assert history.take_in(guest.path, imported=True)
    connection = sqlite3.connect(path, isolation_level=None)
    for match, old in (
        (own, rf"C:\Users\Ada\briscola\records\{own.path.name}"),
        (guest, f"/home/ada/.local/share/briscola/records/imported/{guest.path.name}"),
    ):
        connection.execute("UPDATE matches SET file = ? WHERE id = ?", (old, match.header.id))
    last = next(at for at, step in enumerate(MIGRATIONS) if "UPDATE matches SET file" in step[0])
    for statement in MIGRATIONS[last]:
        connection.execute(statement)
    connection.close()
    with Database(path) as database:
        files = {match.id: Path(match.file) for match in History(database).found(EVERYTHING)}
    assert files == {own.header.id: own.path, guest.header.id: guest.path}


def test_what_was_judged_is_read_in_the_new_place(tmp_path: Path, database: Database) -> None:
    history, records = History(database), Records(tmp_path / "records")
    played = play(records)
    note(history, played)
    row = ("INSERT INTO judged VALUES (?, 1, 0, NULL, 0, 0, '{}')", (played.header.id,))
    assert database.write([row])
    (judged,) = Judgements(database).all_of(Profile(id=FIRST))
    assert Path(judged.file) == played.path


# ---- a clock that was set back


def test_the_match_begun_last_is_offered_whatever_the_clock_said(tmp_path: Path) -> None:
    """Also after the database was deleted: then only the records and their order are left."""
    library = library_in(tmp_path)
    before = play(library.records, seed=1, steps=9, began=LATE)
    later = play(library.records, seed=2, steps=9, began=EARLY)
    library.catch_up()
    assert library.waiting() == [later.path, before.path]
    library.close()
    for file in tmp_path.glob("history.sqlite*"):
        file.unlink()
    library = library_in(tmp_path)
    library.catch_up()
    assert library.waiting() == [later.path, before.path]
    states = {match.began: match.state for match in library.history.found(EVERYTHING)}
    assert states == {LATE: "unfinished", EARLY: "unfinished"}, "nothing is abandoned by beginning another"
    library.close()


def test_the_order_names_each_match_once_the_last_one_last(tmp_path: Path) -> None:
    order = MatchOrder(tmp_path)
    assert order.positions() == {}
    for match in ("a" * 32, "b" * 32, "a" * 32):
        order.last(match)
    assert order.positions() == {"b" * 32: 1, "a" * 32: 2}
    (tmp_path / "order").write_text("".join(f"{n:032x}\n" for n in range(MOST_ORDERED)))
    order.last("f" * 32)
    places = order.positions()
    assert len(places) == MOST_ORDERED and max(places, key=places.__getitem__) == "f" * 32


def test_no_order_is_written_over_one_that_cannot_be_read_now(tmp_path: Path) -> None:
    order = MatchOrder(tmp_path)
    for match in ("a" * 32, "b" * 32):
        order.last(match)
    with unreadable(tmp_path / "order"):
        assert order.positions() == {}
        order.last("c" * 32)
    assert order.positions() == {"a" * 32: 1, "b" * 32: 2}


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\0", b"no ids\n\n", b"a" * 100_000])
def test_an_order_that_cannot_be_read_leaves_it_to_the_dates(library: Library, data: bytes) -> None:
    early = play(library.records, seed=1, steps=9, began=EARLY)
    late = play(library.records, seed=2, steps=9, began=LATE)
    (library.records.folder / "order").write_bytes(data)
    library.catch_up()
    assert library.waiting() == [late.path, early.path]


# ---- two computers


def synced(*libraries: Library) -> None:
    """Synchronize two folders like a sync program: of each name the larger file wins."""
    folders = [library.records.folder for library in libraries]
    for name in {path.relative_to(folder) for folder in folders for path in folder.rglob("*.jsonl")}:
        files = [folder / name for folder in folders if (folder / name).is_file()]
        largest = max(files, key=lambda file: file.stat().st_size)
        for folder in folders:
            if folder / name != largest:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(largest, folder / name)
    for library in libraries:
        library.catch_up()


def told(library: Library) -> Sequence[tuple[object, ...]]:
    """All that is listed of the matches, without whose list it is."""
    found = library.history.found(Search())
    return sorted((each.id, each.state, each.result, each.score, each.hands, each.imported) for each in found)


def part_of(played: Recorded, lines: int) -> bytes:
    return b"".join(played.path.read_bytes().splitlines(keepends=True)[:lines])


def test_the_evenings_of_two_computers_are_a_union(tmp_path: Path) -> None:
    one, other = library_in(tmp_path / "one"), library_in(tmp_path / "other")
    for library, seeds in ((one, (1, 2)), (other, (3,))):
        for seed in seeds:
            note(library.history, play(library.records, seed=seed))
    synced(one, other)
    assert told(one) == told(other) and len(told(one)) == 3
    assert statistics(one.database, one.profile).counts == statistics(other.database, other.profile).counts
    synced(one, other)
    assert len(told(one)) == 3, "each once"


def test_a_match_that_goes_on_at_the_other_computer_ends_at_both(tmp_path: Path) -> None:
    """Here another one was begun meanwhile, so that it was taken for left."""
    one, other = library_in(tmp_path / "one"), library_in(tmp_path / "other")
    whole = play(Records(tmp_path / "whole"), setup(winning_hands=2), seed=1)
    path = one.records.path(whole.header.id)
    path.parent.mkdir(parents=True)
    path.write_bytes(part_of(whole, 30))
    synced(one, other)
    assert other.waiting() == [other.records.path(whole.header.id)]
    assert other.history.abandoned(whole.header.id)
    path.write_bytes(whole.path.read_bytes())
    synced(one, other)
    assert told(one) == told(other)
    match = known(other.history, whole)
    assert match.state == "complete" and match.result is not None


def test_copies_that_a_conflict_left_are_no_matches(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    played = play(library.records)
    for name in (f"{played.header.id} (conflicted copy).jsonl", f"{played.header.id}-LAPTOP.jsonl"):
        shutil.copyfile(played.path, played.path.with_name(name))
    shutil.copyfile(played.path, played.path.with_name(f"{played.header.id}.sync-conflict-20261122.jsonl"))
    assert library.records.ids() == {played.header.id}
    library.catch_up()
    assert [match.id for match in library.history.found(EVERYTHING)] == [played.header.id]
    assert library.history.missing(library.records) == []


def test_ones_own_match_that_came_in_as_a_guests_counts(tmp_path: Path) -> None:
    """It was given to the other computer as a file, and now the folders are shared."""
    one, other = library_in(tmp_path / "one"), library_in(tmp_path / "other")
    played = play(one.records)
    note(one.history, played)
    import_record(other.history, other.records, played.path, profile=FIRST)
    synced(one, other)
    assert told(one) == told(other)
    assert statistics(other.database, other.profile).counts.matches == 1
