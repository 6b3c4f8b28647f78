"""Which match a window keeps: one window at a time, after kills, damages and older versions."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from briscola.client.active_match import ActiveMatch, unsaved
from briscola.client.host.library import Library, News
from briscola.client.host.recorder import SECOND
from briscola.client.resuming import take_up
from briscola.client.seats.seat_control import NextStep
from briscola.client.single_deals.deal_again import DealAgain
from briscola.engine.deal_code import codes_of
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.records.match_record import parse, read_record
from briscola.storage.records.records import Records
from tests.storage.disks import Disk, unreadable
from tests.storage.evenings import play as played_match
from tests.storage.played import HOUSE, play_on, played, setup_of
from tests.ui.kept import dealt

ROOT = Path(__file__).parents[2]
WINDOW = """
import sys
from pathlib import Path
from briscola.client.active_match import ActiveMatch, unsaved
from briscola.client.host.library import Library
from tests.storage.played import HOUSE, setup_of
from tests.ui.kept import dealt
keeping = ActiveMatch(Library(Path(sys.argv[1])))
assert keeping.take_over()
dealt(keeping.begin(setup_of("two"), HOUSE))
print("dealt", flush=True)
sys.stdin.read()
"""
"""Another window: takes the lock, deals a hand, and waits until it is ended."""


def everything(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
def test_a_second_window_plays_unsaved_and_takes_over_when_the_first_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW, str(tmp_path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None and first.stdout.readline().strip() == b"dealt"
        before = everything(tmp_path / "records")
        second = ActiveMatch(Library(tmp_path))
        assert not second.take_over() and second.seat is None and second.news == []
        seat = second.begin(setup_of("two"), HOUSE)
        play_on(seat)
        assert seat.trouble == SECOND
        assert everything(tmp_path / "records") == before, "not one byte of the first one's is touched"
        first.kill()
        first.wait()
    second.drop()
    assert second.take_over(), "a lock never outlives its program"
    assert second.seat is not None and second.seat.kept
    assert second.seat.next_step in (NextStep.OWN_MOVE, NextStep.COMPUTER)
    play_on(second.seat)
    assert second.seat.kept
    second.close()


@contextmanager
def window(folder: Path) -> Iterator[ActiveMatch]:
    opened = ActiveMatch(Library(folder, settings_file=folder / "settings.json"))
    opened.take_over()
    yield opened
    opened.close()


def test_a_window_that_closes_leaves_the_right_to_keep_to_the_next(tmp_path: Path) -> None:
    second = ActiveMatch(Library(tmp_path))
    with window(tmp_path) as first:
        assert first.take_over()
        assert not second.take_over() and not second.ours
    assert second.take_over() and second.ours
    second.close()


def test_a_match_of_the_older_version_is_kept_with_the_others_and_told_once(tmp_path: Path) -> None:
    older = tmp_path / "match.jsonl"
    events = b"".join(played("two").data.splitlines(keepends=True)[1:2])
    older.write_bytes(b'{"record":1,"program":"briscola","setup":{},"secret":""}\n' + events)
    with window(tmp_path) as first:
        (news,) = first.news
        assert news.kind == "older" and news.path is not None and news.path.parent == tmp_path / "records"
        assert not older.exists() and parse(news.path.read_bytes()).old is not None
    with window(tmp_path) as again:
        assert again.news == []


def begun_record(folder: Path) -> Path:
    """The record of a match whose first hand was dealt before the window closed."""
    with window(folder) as first:
        dealt(first.begin(setup_of("two"), HOUSE))
    (path,) = (folder / "records").glob("*.jsonl")
    return path


def test_a_damaged_record_is_told_with_what_went_and_where_it_lies(tmp_path: Path) -> None:
    path = begun_record(tmp_path)
    log = read_record(path).events
    with path.open("ab") as file:
        file.write(b'{"event":"play","se')
    with window(tmp_path) as again:
        (news,) = again.news
        assert news == News(kind="repaired", path=news.path, lost=1)
        assert news.path is not None and news.path.read_bytes().endswith(b'"se')
        assert again.seat is not None and tuple(again.seat.host.table.log) == log


def test_a_record_whose_setup_nobody_can_play_is_put_aside(tmp_path: Path) -> None:
    path = begun_record(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"deck":null', b'"deck":7'))
    with window(tmp_path) as again:
        (news,) = again.news
        assert news.kind == "unreadable" and news.path is not None and news.path.is_file()
        assert again.seat is None and again.library.waiting() == []


def test_a_record_that_cannot_be_read_now_stays_where_it_is_and_goes_on_later(tmp_path: Path) -> None:
    path = begun_record(tmp_path)
    with unreadable(path), window(tmp_path) as again:
        assert again.news == [News(kind="unreadable")] and again.seat is None
        (match,) = again.library.history.found(Search(waits=True))
        assert again.take_over() and again.seat is None
        assert [news.path for news in again.news] == [None], "it is told once"
        assert again.library.waiting() == [path]
        assert again.turn_to(match) is None
        assert [news.path for news in again.news] == [None, None], "and when it is asked for"
    with window(tmp_path) as again:
        assert again.seat is not None and not again.news


def test_a_record_that_can_never_be_read_goes_once_it_is_given_up(tmp_path: Path) -> None:
    path = begun_record(tmp_path)
    with unreadable(path), window(tmp_path) as again:
        (match,) = again.library.history.found(Search(waits=True))
        again.news.clear()
        assert again.give_up_waiting(match) is None
        (news,) = again.news
        assert news.kind == "unreadable" and news.path is not None and news.path.exists()
        assert again.library.waiting() == [] and not path.exists()


def test_a_record_that_could_be_read_later_is_taken_up_again_after_an_error(tmp_path: Path) -> None:
    path = begun_record(tmp_path)
    with window(tmp_path) as again:
        with unreadable(path):
            again.drop()
            assert again.take_over() and again.seat is None
        (match,) = again.library.history.found(Search(waits=True))
        assert again.turn_to(match) is not None
        again.take_up_again()
        assert again.match == match.id


def test_a_match_that_breaks_off_as_it_goes_on_is_put_aside_one_that_went_on_is_not(tmp_path: Path) -> None:
    with window(tmp_path) as first:
        dealt(first.begin(setup_of("two"), HOUSE))
        assert first.broke_off().kept, "a mistake in a new match leaves it to be continued"
    with window(tmp_path) as second:
        assert second.broke_off().kept, "it was not even continued"
        second.go_on()
        seat = second.seat
        assert seat is not None
        seat.choose(seat.view.legal[0] if seat.next_step is NextStep.OWN_MOVE else seat.think().result)
        assert second.broke_off().kept, "it had gone on"
    with window(tmp_path) as third:
        third.go_on()
        left = third.broke_off()
        assert not left.kept and left.aside is not None and left.aside.is_file()
        assert third.library.waiting() == []


def test_where_no_lock_can_be_made_the_window_plays_and_tells_of_it(tmp_path: Path) -> None:
    (tmp_path / "records").touch()
    with window(tmp_path) as first:
        seat = dealt(first.begin(setup_of("two"), HOUSE))
        assert seat.trouble is not None and seat.trouble.kind == "refused"


# ---- several that wait


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[ActiveMatch]:
    """A window with three matches: one of two hands and one in pairs wait, one is at the table."""
    with window(tmp_path) as opened:
        for game in ("hands", "pairs", "two"):
            dealt(opened.begin(setup_of(game), HOUSE))
        yield opened


def all_of(active_match: ActiveMatch) -> list[PlayedMatch]:
    """Every match, the one begun last first."""
    return list(active_match.library.history.found(Search()))


def players(active_match: ActiveMatch) -> int:
    """Number of players at the table of this window; 0 if there is no match."""
    return 0 if active_match.seat is None else active_match.seat.setup.players


def reopened(active_match: ActiveMatch) -> ActiveMatch:
    """The next start of the program."""
    active_match.close()
    folder = active_match.library.database.path.parent
    again = ActiveMatch(Library(folder, settings_file=folder / "settings.json"))
    assert again.take_over()
    return again


def test_each_match_goes_on_where_it_was_left(evening: ActiveMatch) -> None:
    two, pairs, hands = all_of(evening)
    for match, seats in ((pairs, 4), (hands, 2), (two, 2), (pairs, 4)):
        before = read_record(Path(match.file)).events
        seat = evening.turn_to(match)
        assert seat is not None and seat.kept and seat.setup.players == seats
        assert tuple(seat.host.table.log) == before
        evening.go_on()
        if seat.next_step is NextStep.OWN_MOVE:
            seat.choose(seat.view.legal[0])
    assert [match.state for match in all_of(evening)] == ["unfinished"] * 3


def test_on_a_full_disk_any_of_them_goes_on_and_is_written_when_there_is_room(
    evening: ActiveMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    _two, pairs, _hands = all_of(evening)
    with Disk(monkeypatch).full():
        seat = evening.turn_to(pairs)
        assert seat is not None
        while seat.next_step is not NextStep.OWN_MOVE:
            seat.choose(seat.think().result)
        seat.choose(seat.view.legal[0])
        assert seat.trouble is not None and seat.trouble.kind == "refused"
        assert unsaved(seat) is not None, "whoever leaves is asked"
    assert unsaved(seat) is None
    assert read_record(Path(pairs.file)).events == tuple(seat.host.table.log)
    assert len(evening.library.waiting()) == 3


def test_the_next_start_offers_the_one_that_was_continued_last(evening: ActiveMatch) -> None:
    _two, pairs, _hands = all_of(evening)
    assert evening.turn_to(pairs) is not None
    later = reopened(evening)
    assert players(later) == 4
    later.close()


def test_after_the_end_of_one_the_next_is_offered(evening: ActiveMatch) -> None:
    assert evening.seat is not None
    play_on(evening.seat)
    evening.drop()
    assert evening.take_over() and players(evening) == 4, "the one left last"
    assert evening.give_up() is None
    assert evening.take_over() and players(evening) == 2
    assert evening.give_up() is None
    assert evening.take_over() and evening.seat is None


def test_a_damaged_match_is_told_and_the_next_is_offered(evening: ActiveMatch) -> None:
    two, *_ = all_of(evening)
    evening.drop()
    Path(two.file).write_bytes(b"no record")
    assert evening.take_over() and players(evening) == 4
    (news,) = evening.news
    assert news.kind == "unreadable" and news.path is not None and news.path.read_bytes() == b"no record"


def test_a_damaged_match_that_is_asked_for_leaves_the_one_left_last(evening: ActiveMatch) -> None:
    _two, pairs, hands = all_of(evening)
    Path(hands.file).write_bytes(b"no record")
    assert evening.turn_to(hands) is None and [news.kind for news in evening.news] == ["unreadable"]
    assert players(evening) == 2 and evening.match != hands.id
    data = Path(pairs.file).read_bytes()
    Path(pairs.file).write_bytes(data + b'{"event":"play","se')
    assert evening.turn_to(pairs) is not None and players(evening) == 4
    assert evening.news[1].kind == "repaired" and evening.news[1].lost == 1


def test_a_level_of_another_version_is_told_once_and_passed_over(evening: ActiveMatch) -> None:
    two, *_ = all_of(evening)
    evening.drop()
    path = Path(two.file)
    path.write_bytes(path.read_bytes().replace(b'"random"', b'"grandmaster"'))
    for _ in range(2):
        assert evening.take_over() and players(evening) == 4
        assert [news.kind for news in evening.news] == ["unknown_level"]
        evening.drop()
    assert evening.turn_to(two) is None and len(evening.news) == 2, "whoever asks for it is told again"
    assert path.is_file() and all_of(evening)[0].waits, "a later version may know it"


def test_a_match_that_a_window_left_as_it_died_goes_on(evening: ActiveMatch) -> None:
    """Until 0.12 beginning another abandoned it; nothing of it is lost."""
    two, *_ = all_of(evening)
    evening.drop()
    evening.library.history.abandoned(two.id)
    assert evening.turn_to(two) is not None
    assert all_of(evening)[0].waits


def test_whoever_plays_next_has_matches_of_their_own(evening: ActiveMatch) -> None:
    beppe = evening.library.profiles.add("Beppe").id
    mine = evening.library.profile.id
    evening.use(beppe)
    assert evening.seat is None
    dealt(evening.begin(setup_of("chiamata"), HOUSE))
    evening.use(mine)
    assert players(evening) == 2 and len(evening.library.waiting()) == 3
    evening.use(beppe)
    assert players(evening) == 5 and len(evening.library.waiting()) == 1


def test_a_match_that_ended_at_another_computer_is_not_offered(evening: ActiveMatch) -> None:
    """Both write into the same folder."""
    two, *_ = all_of(evening)
    evening.drop()
    folder = evening.library.database.path.parent
    other = Library(folder, settings_file=folder / "settings.json")
    play_on(take_up(other, Path(two.file)).seat)
    other.database.write([("UPDATE matches SET state = 'unfinished' WHERE id = ?", (two.id,))])
    other.close()
    assert evening.take_over() and players(evening) == 4 and evening.news == []
    assert not all_of(evening)[0].waits


def test_a_deal_that_a_kill_ended_does_not_wait(evening: ActiveMatch, tmp_path: Path) -> None:
    code = dict(codes_of(played_match(Records(tmp_path / "elsewhere")).events))[1]
    again = DealAgain(evening.library, setup_of("two"), code, house=HOUSE, keeps=True)
    again.seat.begin_match()
    later = reopened(evening)
    deal = next(match for match in all_of(later) if match.replayed)
    assert deal.state == "abandoned" and len(later.library.waiting()) == 3
    later.close()
