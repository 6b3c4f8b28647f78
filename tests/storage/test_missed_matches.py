"""What the database has missed is told by the records."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from briscola.commands.verify import deal_codes
from briscola.engine.events import Chained, Committed
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import IMPORTED, History, caught_up
from briscola.storage.people.profiles import Profiles
from briscola.storage.records.match_record import read_record
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from tests.storage.evenings import EVERYTHING, ended_hands, ids, known, note, play, setup


def test_the_records_that_are_missing_are_told_the_latest_first(history: History, records: Records) -> None:
    played = [play(records, setup(), seed=seed) for seed in (1, 2, 3)]
    known = play(records, setup(), seed=4)
    note(history, known)
    known.path.unlink()
    (records.folder / "order").unlink()
    for at, match in enumerate((played[1], played[2], played[0])):
        os.utime(match.path, (1_000_000 - at, 1_000_000 - at))
    assert history.missing(records) == [(played[at].path, False) for at in (1, 2, 0)]
    for match in played:
        os.utime(match.path, (1_000_000, 1_000_000))
    assert [path for path, _ in history.missing(records)] == sorted(match.path for match in played)


def test_a_record_taken_in_is_our_own_and_over_when_it_is_over(history: History, records: Records) -> None:
    over, begun = play(records, setup(), seed=1), play(records, setup(), seed=2, steps=9)
    for match, ended in ((over, True), (begun, False)):
        assert history.take_in(match.path)
        noted = known(history, match)
        assert not noted.imported
        assert (noted.ended is not None, noted.state) == (ended, "complete" if ended else "unfinished")


def test_a_record_that_is_gone_or_ruined_brings_nothing(history: History, records: Records) -> None:
    gone, ruined = play(records, setup(), seed=1, steps=9), play(records, setup(), seed=2, steps=9)
    for match in (gone, ruined):
        assert history.begun(match.header, match.path)
    gone.path.unlink()
    ruined.path.write_bytes(b'{"record":7}\n{"event":"chain",}\n')
    assert list(history.catch_up(records)) == []
    for match in (gone, ruined):
        noted = known(history, match)
        assert noted.hands == 0


@pytest.mark.parametrize("name", ["0" * 32, "f" * 32])
def test_a_record_under_another_name_is_not_taken_in(history: History, records: Records, name: str) -> None:
    played = play(records, setup(), seed=1)
    other = played.path.rename(records.path(name))
    assert not history.take_in(other)
    assert history.get(played.header.id) is None and history.get(name) is None


def rows(database: Database) -> list[object]:
    """All that is known, but how it lies in the file."""
    matches = database.rows(
        "SELECT id, profile, file, imported, game, state, result, score, hands, points, replayed, taken_back,"
        " favourite FROM matches ORDER BY id"
    )
    hands = database.rows(
        "SELECT id, number, hands.points, ours, theirs, hands.result, reason, capot, shape, luck FROM hands"
        " JOIN matches ON match = key ORDER BY id, number"
    )
    return [matches, hands]


def test_a_lost_database_is_told_by_the_records(
    history: History, records: Records, database: Database, tmp_path: Path
) -> None:
    played = [play(records, seed=1), play(records, setup(4), seed=2), play(records, undo=1, seed=3)]
    played.append(play(records, deal=next(deal_codes(played[0].events))))
    for each in played:
        note(history, each)
    with Database(tmp_path / "new.sqlite") as new:
        assert set(History(new).catch_up(records)) == {each.header.id for each in played}
        assert rows(new) == rows(database)
        assert list(History(new).catch_up(records)) == []


def test_it_catches_up_beside_the_window(records: Records, database: Database) -> None:
    played = play(records)
    with ThreadPoolExecutor(1) as beside:
        assert beside.submit(caught_up, database.path, records).result() == 1
    assert ids(History(database)) == [played.header.id]


def test_a_match_that_the_database_lost_is_of_whoever_had_marked_it(
    history: History, records: Records, database: Database
) -> None:
    bruna = Profiles(database).add("Bruna").id
    played = play(records)
    assert database.write([("INSERT INTO marks VALUES (?, ?, 1)", (played.header.id, bruna))])
    assert list(history.catch_up(records)) == [played.header.id]
    match = known(history, played)
    assert (match.profile, match.favourite) == (bruna, True)


def test_after_a_total_loss_a_match_is_of_whoever_has_the_name(
    database: Database, history: History, records: Records
) -> None:
    ada = Profiles(database).add("Ada")
    hers, nobodys = play(records, setup(player="Ada")), play(records, setup(player="Zeno"))
    assert len(list(history.catch_up(records))) == 2
    owners = {match.id: match.profile for match in history.found(EVERYTHING)}
    assert owners == {hers.header.id: ada.id, nobodys.header.id: FIRST}


def test_a_match_whose_end_the_database_missed_is_over(history: History, records: Records) -> None:
    played = play(records)
    history.begun(played.header, played.path)
    assert list(history.catch_up(records)) == [played.header.id]
    match = known(history, played)
    assert (match.state, match.hands) == ("complete", len(ended_hands(played)))


def test_of_several_matches_without_end_all_wait(history: History, records: Records) -> None:
    old = play(records, steps=9, began="2026-11-20T20:00:00Z")
    new = play(records, steps=9, began="2026-11-21T20:00:00Z")
    assert set(history.catch_up(records)) == {old.header.id, new.header.id}
    assert history.waiting() == [new.path, old.path]


def test_a_deal_played_again_that_has_no_end_was_left(history: History, records: Records) -> None:
    code = next(deal_codes(play(records, seed=2, began="2026-11-19T20:00:00Z").events))
    left = play(records, steps=9, began="2026-11-20T20:00:00Z")
    deal = play(records, deal=code, steps=9, began="2026-11-21T20:00:00Z")
    assert len(list(history.catch_up(records))) == 3
    assert history.waiting() == [left.path]
    assert known(history, deal).state == "abandoned"


def test_hands_that_ended_unnoticed_are_noted(history: History, records: Records) -> None:
    played = play(records, setup(winning_hands=4))
    lines = played.path.read_bytes().splitlines(keepends=True)
    link = next(i for i, line in enumerate(lines) if line.startswith(b'{"event":"chain"'))
    played.path.write_bytes(b"".join(lines[: link + 5]))
    history.begun(played.header, played.path)
    assert list(history.catch_up(records)) == []
    match = known(history, played)
    assert (match.state, match.hands) == ("unfinished", 1)


def test_other_peoples_records_are_known_by_their_folder(history: History, records: Records) -> None:
    theirs = play(Records(records.folder / IMPORTED))
    assert list(history.catch_up(records)) == [theirs.header.id]
    assert known(history, theirs).imported


def test_what_is_no_record_is_passed_over(history: History, records: Records) -> None:
    played = play(records)
    (records.folder / "notes.jsonl").write_bytes(b"\xff\x00 nothing")
    (records.folder / "empty.jsonl").write_bytes(b"")
    played.path.with_name("0" * 32 + ".jsonl").write_bytes(played.path.read_bytes())
    assert list(history.catch_up(records)) == [played.header.id]


def test_a_damaged_record_is_taken_in_as_far_as_it_is_right(history: History, records: Records) -> None:
    played = play(records, setup(winning_hands=3))
    data = played.path.read_bytes()
    played.path.write_bytes(data[: len(data) * 2 // 3] + b"\x00" + data[len(data) * 2 // 3 + 1 :])
    assert read_record(played.path).wrong is not None
    assert list(history.catch_up(records)) == [played.header.id]
    match = known(history, played)
    assert match.state == "unfinished" and match.hands < len(ended_hands(played))


def told(database: Database) -> list[tuple[str, str | None]]:
    """The habits of every hand, by its match."""
    sql = "SELECT id, habits FROM hands JOIN matches ON match = key ORDER BY id, number"
    return [(match, habits) for match, habits in database.rows(sql)]


def test_hands_from_before_there_were_habits_are_asked_for_them_once(
    history: History, records: Records, database: Database
) -> None:
    """Those of two, that is; a record that is gone tells of none."""
    kept, gone, three = play(records, seed=1), play(records, seed=2), play(records, setup(3), seed=3)
    for each in (kept, gone, three):
        note(history, each)
    counted = told(database)
    assert all(bool(habits) is (match != three.header.id) for match, habits in counted)
    assert database.write([("UPDATE hands SET habits = NULL", ())])
    gone.path.unlink()
    assert {path for _, path in history.half_told()} == {kept.path, gone.path, three.path}
    assert caught_up(database.path, records) == 0
    assert history.half_told() == []
    wanted = {gone.header.id: "", three.header.id: ""}
    assert told(database) == [(match, wanted.get(match, habits)) for match, habits in counted]


def test_hands_from_before_seals_were_noted_are_asked_for_them_once(
    history: History, records: Records, database: Database
) -> None:
    """Other people's too: their bytes must not shuffle a hand here."""
    played = play(records)
    assert history.take_in(played.path, imported=True)
    noted = database.rows("SELECT seal, link FROM hands")
    assert {seal for seal, _ in noted} == {e.sha256 for e in played.events if isinstance(e, Committed)}
    assert {link for _, link in noted} == {e.sha256 for e in played.events if isinstance(e, Chained)}
    assert database.write([("UPDATE hands SET seal = NULL, link = NULL", ())])
    history.tell_the_rest()
    assert database.rows("SELECT seal, link FROM hands") == noted and history.half_told() == []
