"""A match given up counts as lost, everywhere alike; one that a window left which died does not."""

import csv
import io
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.client.active_match import ActiveMatch
from briscola.client.kept_matches import Bookshelf
from briscola.client.library import Library
from briscola.client.playback import Reel
from briscola.commands.kept_matches_commands import in_words
from briscola.commands.verify import state, verify
from briscola.i18n.kept_match_words import ended_text, remarks
from briscola.storage.csv_tables import matches_csv
from briscola.storage.matches import PlayedMatch, Search
from briscola.storage.statistics import statistics
from tests.storage.disks import Disk
from tests.storage.played import HOUSE, setup_of
from tests.ui.kept import dealt


@pytest.fixture
def active_match(tmp_path: Path) -> Iterator[ActiveMatch]:
    """A window in which a match is on."""
    opened = window(tmp_path)
    dealt(opened.begin(setup_of("hands"), HOUSE))
    yield opened
    opened.close()


def window(folder: Path) -> ActiveMatch:
    opened = ActiveMatch(Library(folder, settings_file=folder / "settings.json"))
    opened.take_over()
    return opened


def only(active_match: ActiveMatch) -> PlayedMatch:
    """The first match that was begun."""
    *_, first = active_match.library.history.found(Search())
    return first


def died(active_match: ActiveMatch) -> None:
    """The window ends as a program does that is killed: the system takes the lock from it."""
    active_match._lock._file, file = None, active_match._lock._file
    assert file is not None
    os.close(file)
    active_match.library.close()


def counts(active_match: ActiveMatch) -> tuple[int, int]:
    """Matches, and those lost."""
    found = statistics(active_match.library.database, active_match.library.profile).counts
    return found.matches, found.lost


def test_what_is_given_up_is_lost_in_every_list(active_match: ActiveMatch) -> None:
    assert active_match.give_up() is None and active_match.session is None
    match = only(active_match)
    assert (match.state, match.result, match.hands) == ("given_up", "lost", 0) and match.ended is not None
    assert counts(active_match) == (1, 1)
    assert (ended_text(match), list(remarks(match))) == ("lost", ["given up"])
    assert "  lost  0–0  " in in_words(match, {}) and in_words(match, {}).endswith("(given up)")
    database, profile = active_match.library.database, active_match.library.profile
    (line,) = csv.DictReader(io.StringIO(matches_csv(database, profile.id)))
    assert (line["state"], line["result"]) == ("given_up", "lost")
    assert active_match.library.unfinished() is None


def test_its_record_says_so_and_is_right(active_match: ActiveMatch, tmp_path: Path) -> None:
    active_match.give_up()
    record = verify(only(active_match).file).record
    assert record.position.given_up and state(record) == "given up in hand 1"
    active_match.close()
    for file in tmp_path.glob("history.sqlite*"):
        file.unlink()
    again = window(tmp_path)
    assert only(again).state == "given_up" and counts(again) == (1, 1), "told by the record alone"
    assert again.session is None
    again.close()


def test_to_begin_another_gives_up_the_one_that_waits(active_match: ActiveMatch, tmp_path: Path) -> None:
    assert active_match.loses
    dealt(active_match.begin(setup_of("two"), HOUSE))
    assert only(active_match).state == "given_up" and counts(active_match) == (1, 1)
    active_match.close()
    later = window(tmp_path)
    assert later.session is not None and later.loses, "the window was closed as one closes it"
    later.begin(setup_of("two"), HOUSE)
    assert counts(later) == (2, 2)
    later.close()


def test_what_a_window_left_that_died_may_be_let_go(active_match: ActiveMatch, tmp_path: Path) -> None:
    died(active_match)
    later = window(tmp_path)
    assert later.session is not None and not later.loses
    later.begin(setup_of("two"), HOUSE)
    match = only(later)
    assert (match.state, match.result) == ("abandoned", None) and counts(later) == (0, 0)
    assert ended_text(match) == "left"
    later.close()


def test_whoever_has_gone_on_with_it_gives_it_up(active_match: ActiveMatch, tmp_path: Path) -> None:
    died(active_match)
    later = window(tmp_path)
    later.go_on()
    assert later.loses
    later.close()


def test_a_match_that_was_over_is_not_given_up(active_match: ActiveMatch) -> None:
    session = active_match.session
    assert session is not None
    session.give_up()
    assert not active_match.loses and session.give_up() == []
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
    later = window(tmp_path)
    assert later.session is not None and later.session.table.can_give_up
    later.close()


def test_one_that_a_mistake_of_ours_ended_is_not_lost(active_match: ActiveMatch) -> None:
    assert active_match.set_aside("a mistake") is not None
    assert only(active_match).state == "abandoned" and counts(active_match) == (0, 0)


def test_a_second_window_gives_up_nothing_of_the_first(active_match: ActiveMatch, tmp_path: Path) -> None:
    second = window(tmp_path)
    dealt(second.begin(setup_of("two"), HOUSE))
    assert not second.loses
    second.begin(setup_of("two"), HOUSE)
    assert only(active_match).state == "unfinished" and active_match.session is not None
    second.close()


def test_it_can_be_watched_to_where_it_was_given_up(active_match: ActiveMatch) -> None:
    active_match.give_up()
    opened = Bookshelf(active_match.library).open(only(active_match))
    reel = Reel(opened.events)
    assert reel.hands and reel.hands[-1].ended is None
    assert reel.view(reel.last, opened=True) is not None and opened.view is not None
    assert list(opened.codes) == [] and opened.hands == ()
