"""Every match is kept and found again; what the database has missed is told by the records."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.commands.verify import deal_codes
from briscola.engine.events import Chained, Event, HandEnded
from briscola.storage.database import Database
from briscola.storage.history import IMPORTED, History, caught_up
from briscola.storage.matches import PROGRAM, Search, evening, level_of, stamp
from briscola.storage.profiles import FIRST, Profiles
from briscola.storage.record import read_record
from briscola.storage.records import Records
from briscola.storage.summary import summary
from tests.storage.evenings import Recorded, play, setup

EVERYTHING = Search()


def note(history: History, played: Recorded, profile: str = FIRST) -> None:
    """What the window does: a match begins, and ends."""
    assert history.begun(played.header, played.path, profile=profile)
    assert history.finished(played.header, played.events)


@pytest.fixture
def evenings(history: History, records: Records) -> Iterator[list[Recorded]]:
    """Four matches of two people, the earliest first."""
    matches = [
        play(records, setup(2, player="Nicolò", deck="piacentine"), began="2026-11-20T20:00:00Z"),
        play(records, setup(4, level="maestro"), seed=2, began="2026-11-20T21:00:00Z"),
        play(records, setup(2, level="cmd:./bot"), seed=3, began="2026-11-21T20:00:00Z"),
        play(records, setup(2), seed=4, began="2026-11-21T21:00:00Z"),
    ]
    for played, profile in zip(matches, (FIRST, FIRST, FIRST, "other"), strict=True):
        note(history, played, profile)
    yield matches


def ids(history: History, search: Search = EVERYTHING, *, first: int = 0, most: int = -1) -> list[str]:
    """The ids that a search finds."""
    found = history.found(search, first=first, most=most)
    assert history.count(search) == len(history.found(search))
    return [match.id for match in found]


# ---- a match at the table


def test_a_match_is_listed_from_its_beginning(history: History, records: Records) -> None:
    played = play(records, setup(3, player="Ada"), steps=9)
    assert history.begun(played.header, played.path)
    match = history.get(played.header.id)
    assert match is not None
    assert (match.state, match.result, match.ended, match.hands) == ("unfinished", None, None, 0)
    assert (match.game, match.players, match.person) == ("briscola-3", 3, "Ada")
    assert match.levels == ("person", "hard", "hard")
    assert match.opponents == ("Peppe", "Ada")
    assert Path(match.file) == played.path
    assert history.unfinished() == played.path


def test_a_finished_match_has_its_result(history: History, records: Records) -> None:
    played = play(records)
    note(history, played)
    match = history.get(played.header.id)
    assert match is not None and match.ended is not None
    assert match.state == "complete" and match.result in ("won", "lost")
    assert match.score == (1, 0) if match.result == "won" else match.score == (0, 1)
    assert history.unfinished() is None


def test_a_hand_that_is_over_is_noted_while_the_match_goes_on(history: History, records: Records) -> None:
    played = play(records, setup(winning_hands=4))
    link = next(i for i, event in enumerate(played.events) if isinstance(event, Chained))
    history.begun(played.header, played.path)
    history.finished(played.header, played.events[: link + 1])
    match = history.get(played.header.id)
    assert match is not None
    assert (match.state, match.hands, match.ended) == ("unfinished", 1, None)


def test_noting_a_match_twice_changes_nothing(history: History, records: Records, database: Database) -> None:
    played = play(records)
    note(history, played)
    history.mark(played.header.id, favourite=True)
    before = database.rows("SELECT * FROM hands")
    assert history.finished(played.header, played.events)
    assert database.rows("SELECT * FROM hands") == before
    match = history.get(played.header.id)
    assert match is not None and match.favourite


def test_a_match_that_is_left_counts_what_was_played_of_it(history: History, records: Records) -> None:
    played = play(records, setup(winning_hands=4))
    history.begun(played.header, played.path)
    lines = played.path.read_bytes().splitlines(keepends=True)
    chained = next(i for i, line in enumerate(lines) if line.startswith(b'{"event":"chain"'))
    played.path.write_bytes(b"".join(lines[: chained + 1]))
    assert history.abandoned(played.header.id)
    match = history.get(played.header.id)
    assert match is not None
    assert (match.state, match.hands, match.result) == ("abandoned", 1, None)
    assert history.unfinished() is None


def test_a_complete_match_cannot_be_abandoned(history: History, records: Records) -> None:
    played = play(records)
    note(history, played)
    history.abandoned(played.header.id)
    match = history.get(played.header.id)
    assert match is not None and match.state == "complete"


def test_each_person_has_an_unfinished_match(history: History, records: Records) -> None:
    mine, theirs = play(records, steps=9), play(records, steps=9)
    history.begun(mine.header, mine.path)
    history.begun(theirs.header, theirs.path, profile="other")
    assert (history.unfinished(), history.unfinished("other")) == (mine.path, theirs.path)
    mine.path.unlink()
    assert history.unfinished() is None


def test_a_deal_played_again_is_marked(history: History, records: Records) -> None:
    again = play(records, deal=next(deal_codes(play(records).events)))
    note(history, again)
    match = history.get(again.header.id)
    assert match is not None
    assert (match.replayed, match.state, match.hands) == (True, "complete", 1)


def test_choices_taken_back_are_marked(history: History, records: Records) -> None:
    played = play(records, undo=2)
    note(history, played)
    match = history.get(played.header.id)
    assert match is not None and match.taken_back == 2


def test_a_match_is_noted_with_what_its_hands_come_to(
    history: History, records: Records, database: Database
) -> None:
    """Counted here from the events alone."""
    seen = [0, 0, 0, 0]
    for seed in range(1, 9):
        played = play(records, setup(2, winning_hands=3), seed=seed)
        events = [
            replace(event, capot=True) if isinstance(event, HandEnded) and event.hand < 3 else event
            for event in played.events
        ]
        assert history.begun(played.header, played.path)
        assert history.finished(played.header, events)
        ends = [event for event in events if isinstance(event, HandEnded)]
        won, lost = (sum(end.winners == (seat,) for end in ends) for seat in (0, 1))
        ours, theirs = (sum(end.points[seat] for end in ends) for seat in (0, 1))
        capots = sum(end.capot and end.winners == (0,) for end in ends)
        (row,) = database.rows(
            "SELECT hands, hands_won, hands_lost, points, against, capots FROM matches WHERE id = ?",
            (played.header.id,),
        )
        assert row == (len(ends), won, lost, ours, theirs, capots)
        (kept,) = database.rows(
            "SELECT count(*) FROM hands WHERE match = (SELECT key FROM matches WHERE id = ?)",
            (played.header.id,),
        )
        assert kept == (len(ends),)
        more = (won, lost, capots, sum(end.capot and end.winners == (1,) for end in ends))
        seen = [a + b for a, b in zip(seen, more, strict=True)]
    assert all(seen), "hands won and lost, and with every trick"


def test_a_hand_that_everybody_passed_is_of_no_points(
    history: History, records: Records, database: Database
) -> None:
    passed = 0
    for seed in range(1, 8):
        played = play(records, setup(5, variant="chiamata", winning_hands=1), seed=seed)
        note(history, played)
        told = summary(played.events)
        passed += sum(hand.ours == 0 and hand.theirs == 0 for hand in told.ended)
        (row,) = database.rows("SELECT points, against FROM matches WHERE id = ?", (played.header.id,))
        assert row == tuple(
            sum(points for points in column if points is not None)
            for column in zip(*((hand.ours, hand.theirs) for hand in told.ended), strict=True)
        )
    assert passed


def test_the_records_that_are_missing_are_told_the_latest_first(history: History, records: Records) -> None:
    played = [play(records, setup(), seed=seed) for seed in (1, 2, 3)]
    known = play(records, setup(), seed=4)
    note(history, known)
    known.path.unlink()
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
        noted = history.get(match.header.id)
        assert noted is not None and not noted.imported
        assert (noted.ended is not None, noted.state) == (ended, "complete" if ended else "unfinished")


@pytest.mark.parametrize(
    "nonsense",
    [
        {"variant": None},
        {"variant": "tarocchi"},
        {"options": {"tie": "maybe"}},
        {"opponents": 5},
        {"opponents": [5]},
        {"opponents": None},
        {"options": [1]},
    ],
    ids=str,
)
def test_a_setup_of_nonsense_is_not_noted(
    history: History, records: Records, nonsense: dict[str, object]
) -> None:
    played = play(records, setup(), steps=9)
    odd = replace(played.header, setup={**played.header.setup, **nonsense})
    assert not history.begun(odd, played.path)
    lacking = {key: value for key, value in odd.setup.items() if key not in nonsense}
    assert not history.begun(replace(odd, setup=lacking), played.path)
    assert history.count(EVERYTHING) == 0


def test_a_record_that_is_gone_or_ruined_brings_nothing(history: History, records: Records) -> None:
    gone, ruined = play(records, setup(), seed=1, steps=9), play(records, setup(), seed=2, steps=9)
    for match in (gone, ruined):
        assert history.begun(match.header, match.path)
    gone.path.unlink()
    ruined.path.write_bytes(b'{"record":7}\n{"event":"chain",}\n')
    assert list(history.catch_up(records)) == []
    for match in (gone, ruined):
        noted = history.get(match.header.id)
        assert noted is not None and noted.hands == 0


@pytest.mark.parametrize("name", ["0" * 32, "f" * 32])
def test_a_record_under_another_name_is_not_taken_in(history: History, records: Records, name: str) -> None:
    played = play(records, setup(), seed=1)
    other = played.path.rename(records.path(name))
    assert not history.take_in(other)
    assert history.get(played.header.id) is None and history.get(name) is None


# ---- the list


def test_the_latest_stands_first(history: History, evenings: list[Recorded]) -> None:
    assert ids(history) == [played.header.id for played in reversed(evenings)]


def test_a_page_of_the_list(history: History, evenings: list[Recorded]) -> None:
    assert ids(history, first=1, most=2) == [evenings[2].header.id, evenings[1].header.id]
    assert ids(history, first=4, most=2) == []


@pytest.mark.parametrize(
    ("search", "wanted"),
    [
        (Search(profile="other"), [3]),
        (Search(game="briscola-4"), [1]),
        (Search(opponent="Ada"), [1]),
        (Search(opponent="ad"), []),
        (Search(evening="2026-11-20"), [1, 0]),
        (Search(state="unfinished"), []),
        (Search(text="NICOLÒ"), [0]),
        (Search(text="piacentine 2026-11-20"), [0]),
        (Search(text="piacentine 2026-11-21"), []),
        (Search(text="peppe", profile=FIRST), [2, 1, 0]),
        (Search(text="%"), []),
        (Search(text=PROGRAM), [2]),
    ],
)
def test_searches(history: History, evenings: list[Recorded], search: Search, wanted: list[int]) -> None:
    assert ids(history, search) == [evenings[i].header.id for i in wanted]


def test_results_can_be_asked_for(history: History, evenings: list[Recorded]) -> None:
    won, lost = (set(ids(history, Search(result=result))) for result in ("won", "lost"))
    assert won and lost and won | lost == {played.header.id for played in evenings}


def test_favourites_can_be_asked_for(history: History, evenings: list[Recorded]) -> None:
    liked = evenings[1].header.id
    assert history.mark(liked, favourite=True)
    assert ids(history, Search(favourite=True)) == [liked]
    history.mark(liked, favourite=False)
    assert ids(history, Search(favourite=True)) == []


@pytest.mark.usefixtures("evenings")
def test_what_there_is_to_ask_for(history: History) -> None:
    assert history.games(FIRST) == ("briscola-2", "briscola-4")
    assert history.opponents(FIRST) == ("Peppe", "Ada", "Teresa")


def test_an_id_may_be_cut_short(history: History, evenings: list[Recorded]) -> None:
    match = evenings[0].header.id
    assert [found.id for found in history.beginning_with(match[:12].upper())] == [match]
    assert len(history.beginning_with("")) == 4
    assert history.beginning_with("%") == ()


@pytest.mark.parametrize(
    ("levels", "word"),
    [
        (["hard"], "hard"),
        (["hard", "hard"], "hard"),
        (["easy", "hard"], "mixed"),
        (["hard:goal=win"], "hard"),
    ],
)
def test_the_level_of_a_table_in_a_word(levels: list[str], word: str) -> None:
    assert level_of(levels) == word


def test_an_evening_lasts_until_six() -> None:
    for clock, day in [((5, 59), "2026-11-20"), ((6, 1), "2026-11-21"), ((23, 0), "2026-11-21")]:
        assert evening(stamp(datetime(2026, 11, 21, *clock).astimezone())) == day


def test_a_date_of_nonsense_stops_nobody() -> None:
    assert evening("no date at all") == "no date at"
    assert evening("9999-99-99T00:00:00Z") == "9999-99-99"


# ---- what the database has missed


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


def test_a_damaged_database_keeps_favourites_and_whose_match_it_was(
    history: History, records: Records, database: Database
) -> None:
    one, other = play(records, seed=1), play(records, seed=2)
    note(history, one)
    note(history, other, "b0b0")
    history.mark(other.header.id, favourite=True)
    before = rows(database)
    page = database.rows("SELECT rootpage FROM sqlite_master WHERE name = 'hands'")[0][0]
    database.close()
    data = bytearray(database.path.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = b"\xaa" * 4096
    database.path.write_bytes(data)
    with Database(database.path) as again:
        assert again.note == "damaged"
        assert len(list(History(again).catch_up(records))) == 2
        assert rows(again) == before


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
    match = history.get(played.header.id)
    assert match is not None and (match.state, match.hands) == ("complete", len(_hands(played)))


def test_of_several_matches_without_end_the_last_goes_on(history: History, records: Records) -> None:
    old = play(records, steps=9, began="2026-11-20T20:00:00Z")
    new = play(records, steps=9, began="2026-11-21T20:00:00Z")
    assert set(history.catch_up(records)) == {old.header.id, new.header.id}
    states = {match.id: match.state for match in history.found(EVERYTHING)}
    assert states == {old.header.id: "abandoned", new.header.id: "unfinished"}
    assert history.unfinished() == new.path


def test_a_clock_that_was_set_back_ends_no_match(history: History, records: Records) -> None:
    """Which match goes on is known; only of records that nobody told of the dates have to tell."""
    old = play(records, began="2026-11-21T20:00:00Z")
    new = play(records, steps=9, began="2026-11-20T20:00:00Z")
    note(history, old)
    history.begun(new.header, new.path)
    play(records, began="2026-11-22T20:00:00Z")
    assert len(list(history.catch_up(records))) == 1
    assert history.unfinished() == new.path


def test_hands_that_ended_unnoticed_are_noted(history: History, records: Records) -> None:
    played = play(records, setup(winning_hands=4))
    lines = played.path.read_bytes().splitlines(keepends=True)
    link = next(i for i, line in enumerate(lines) if line.startswith(b'{"event":"chain"'))
    played.path.write_bytes(b"".join(lines[: link + 5]))
    history.begun(played.header, played.path)
    assert list(history.catch_up(records)) == []
    match = history.get(played.header.id)
    assert match is not None and (match.state, match.hands) == ("unfinished", 1)


def test_other_peoples_records_are_known_by_their_folder(history: History, records: Records) -> None:
    theirs = play(Records(records.folder / IMPORTED))
    assert list(history.catch_up(records)) == [theirs.header.id]
    match = history.get(theirs.header.id)
    assert match is not None and match.imported


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
    match = history.get(played.header.id)
    assert match is not None and match.state == "unfinished" and match.hands < len(_hands(played))


def test_nothing_is_raised_when_nothing_can_be_kept(
    records: Records, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("briscola.storage.database.SQLITE", False)
    played = play(records)
    with Database(tmp_path / "none.sqlite") as database:
        history = History(database)
        assert not history.begun(played.header, played.path)
        assert not history.finished(played.header, played.events)
        assert not history.abandoned(played.header.id)
        assert list(history.catch_up(records)) == []
        assert (history.unfinished(), history.count(EVERYTHING), history.found(EVERYTHING)) == (None, 0, ())


def _hands(played: Recorded) -> list[Event]:
    return [event for event in played.events if isinstance(event, HandEnded)]
