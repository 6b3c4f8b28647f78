"""A match given up counts as lost, everywhere alike; only on purpose is one given up."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.capabilities.statistics.csv_tables import matches_csv
from briscola.capabilities.statistics.statistics import statistics
from briscola.client.active_match import ActiveMatch
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.playback.reel import Reel
from briscola.commands.kept_matches_commands import in_words
from briscola.commands.verify import state, verify
from briscola.i18n.kept_match_words import ended_text, remarks
from briscola.i18n.saving_words import reason_text
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.settings.person_names import FIRST
from tests.client.test_active_match import window
from tests.storage.disks import Disk
from tests.storage.played import HOUSE, setup_of
from tests.ui.kept import dealt


@pytest.fixture
def active_match(tmp_path: Path) -> Iterator[ActiveMatch]:
    with window(tmp_path) as opened:
        dealt(opened.begin(setup_of("hands"), HOUSE))
        yield opened


def only(active_match: ActiveMatch) -> PlayedMatch:
    """The first match that was begun."""
    *_, first = active_match.library.history.found(Search())
    return first


def counts(active_match: ActiveMatch) -> tuple[int, int]:
    """Matches, and those lost."""
    found = statistics(active_match.library.database, active_match.library.profile).counts
    return found.matches, found.lost


def test_what_is_given_up_is_lost_in_every_list(active_match: ActiveMatch) -> None:
    assert active_match.give_up() is None and active_match.seat is None
    match = only(active_match)
    assert (match.state, match.result, match.hands) == ("given_up", "lost", 0) and match.ended is not None
    assert counts(active_match) == (1, 1)
    assert (ended_text(match, goes_on=False), list(remarks(match))) == ("lost", ["given up"])
    assert "  lost  0–0  " in in_words(match, {}) and in_words(match, {}).endswith("(given up)")
    database, profile = active_match.library.database, active_match.library.profile
    (line,) = csv.DictReader(io.StringIO(matches_csv(database, profile.id)))
    assert (line["state"], line["result"]) == ("given_up", "lost")
    assert active_match.library.waiting() == []


def test_its_record_says_so_and_is_right(active_match: ActiveMatch, tmp_path: Path) -> None:
    active_match.give_up()
    record = verify(only(active_match).file).record
    assert record.position.given_up and state(record) == "given up in hand 1"
    active_match.close()
    for file in tmp_path.glob("history.sqlite*"):
        file.unlink()
    with window(tmp_path) as again:
        assert only(again).state == "given_up" and counts(again) == (1, 1), "told by the record alone"
        assert again.seat is None


def test_to_begin_another_gives_nothing_up(active_match: ActiveMatch) -> None:
    first = only(active_match)
    for _ in range(2):
        dealt(active_match.begin(setup_of("two"), HOUSE))
    assert [match.state for match in active_match.library.history.found(Search())] == ["unfinished"] * 3
    assert counts(active_match) == (0, 0)
    seat = active_match.turn_to(first)
    assert seat is not None and seat.setup == replace(setup_of("hands"), key=FIRST)
    active_match.give_up()
    assert only(active_match).state == "given_up" and counts(active_match) == (1, 1)


def test_one_that_waits_is_given_up_and_the_one_at_the_table_goes_on(active_match: ActiveMatch) -> None:
    first = only(active_match)
    seat = dealt(active_match.begin(setup_of("two"), HOUSE))
    assert active_match.give_up_waiting(first) is None
    assert active_match.seat is seat and only(active_match).result == "lost"
    assert counts(active_match) == (1, 1)
    assert verify(first.file).record.position.given_up
    here = active_match.library.history.get(active_match.match or "")
    assert here is not None and active_match.give_up_waiting(here) is None
    assert active_match.seat is None and counts(active_match) == (2, 2)


def test_one_with_a_level_of_another_version_can_be_given_up(active_match: ActiveMatch) -> None:
    first = only(active_match)
    active_match.begin(setup_of("two"), HOUSE)
    Path(first.file).write_bytes(Path(first.file).read_bytes().replace(b'"random"', b'"grandmaster"'))
    assert active_match.give_up_waiting(first) is None
    assert only(active_match).state == "given_up"


def test_one_that_cannot_be_read_is_put_aside_instead(active_match: ActiveMatch) -> None:
    first = only(active_match)
    active_match.begin(setup_of("two"), HOUSE)
    Path(first.file).write_bytes(b"no record")
    assert active_match.give_up_waiting(first) is None
    (news,) = active_match.news
    assert news.kind == "unreadable" and news.path is not None and news.path.read_bytes() == b"no record"
    assert only(active_match).state == "abandoned" and counts(active_match) == (0, 0)


def test_one_goes_on_waiting_on_a_full_disk(
    active_match: ActiveMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = only(active_match)
    active_match.begin(setup_of("two"), HOUSE)
    with Disk(monkeypatch).full(room=0):
        trouble = active_match.give_up_waiting(first)
    assert trouble is not None and trouble.kind == "refused"
    assert only(active_match).waits and active_match.turn_to(first) is not None


@pytest.mark.parametrize("here", [True, False])
def test_a_database_that_does_not_take_it_is_told_and_the_next_start_knows_it_from_the_record(
    active_match: ActiveMatch, tmp_path: Path, here: bool
) -> None:
    first = only(active_match)
    if not here:
        active_match.begin(setup_of("two"), HOUSE)
    active_match.library.database.rows("PRAGMA query_only = 1")
    trouble = active_match.give_up_waiting(first)
    assert trouble is not None and reason_text(trouble) == "the folder cannot be written"
    assert only(active_match).waits, "that it still waits is true"
    active_match.close()
    with window(tmp_path) as later:
        assert only(later).state == "given_up" and counts(later) == (1, 1)


def test_a_match_that_was_over_is_not_given_up(active_match: ActiveMatch) -> None:
    seat = active_match.seat
    assert seat is not None
    seat.host.give_up()
    before = list(seat.host.table.log)
    seat.host.give_up()
    assert seat.host.table.log == before
    active_match.give_up()
    assert counts(active_match) == (1, 1)


def test_a_full_disk_that_does_not_take_it_is_told_and_the_match_is_offered_again(
    active_match: ActiveMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Disk(monkeypatch).full(room=0):
        trouble = active_match.give_up()
    assert trouble is not None and trouble.kind == "refused"
    assert only(active_match).state == "unfinished"
    active_match.close()
    with window(tmp_path) as later:
        assert later.seat is not None and later.seat.host.table.can_give_up


def test_one_that_a_mistake_of_ours_ended_is_not_lost(active_match: ActiveMatch) -> None:
    assert active_match.set_aside("a mistake") is not None
    assert only(active_match).state == "abandoned" and counts(active_match) == (0, 0)


def test_a_second_window_gives_up_nothing_of_the_first(active_match: ActiveMatch, tmp_path: Path) -> None:
    with window(tmp_path) as second:
        seat = dealt(second.begin(setup_of("two"), HOUSE))
        trouble = second.give_up_waiting(only(active_match))
        assert trouble is not None and trouble.kind == "second"
        assert second.turn_to(only(active_match)) is None and second.seat is seat
        second.begin(setup_of("two"), HOUSE)
    assert only(active_match).state == "unfinished" and active_match.seat is not None


def test_it_can_be_watched_to_where_it_was_given_up(active_match: ActiveMatch) -> None:
    active_match.give_up()
    opened = KeptMatches(active_match.library).open(only(active_match))
    reel = Reel(opened.events)
    assert reel.hands and reel.hands[-1].ended is None
    assert reel.view(reel.last, opened=True) is not None and opened.view is not None
    assert list(opened.codes) == [] and opened.hands == ()
