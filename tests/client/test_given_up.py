"""A match given up counts as lost, everywhere alike; one that a window left which died does not."""

import csv
import io
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.client.bookshelf import Bookshelf
from briscola.client.keeping import Keeping
from briscola.client.library import Library
from briscola.client.playback import Reel
from briscola.commands.evenings import in_words
from briscola.commands.verify import state, verify
from briscola.i18n.evenings import ended_text, remarks
from briscola.storage.matches import PlayedMatch, Search
from briscola.storage.statistics import statistics
from briscola.storage.tables import matches_csv
from tests.storage.disks import Disk
from tests.storage.played import HOUSE, setup_of
from tests.ui.kept import dealt


@pytest.fixture
def keeping(tmp_path: Path) -> Iterator[Keeping]:
    """A window in which a match is on."""
    opened = window(tmp_path)
    dealt(opened.begin(setup_of("hands"), HOUSE))
    yield opened
    opened.close()


def window(folder: Path) -> Keeping:
    opened = Keeping(Library(folder, settings_file=folder / "settings.json"))
    opened.take_over()
    return opened


def only(keeping: Keeping) -> PlayedMatch:
    """The first match that was begun."""
    *_, first = keeping.library.history.found(Search())
    return first


def died(keeping: Keeping) -> None:
    """The window ends as a program does that is killed: the system takes the lock from it."""
    keeping._lock._file, file = None, keeping._lock._file
    assert file is not None
    os.close(file)
    keeping.library.close()


def counts(keeping: Keeping) -> tuple[int, int]:
    """Matches, and those lost."""
    found = statistics(keeping.library.database, keeping.library.profile).counts
    return found.matches, found.lost


def test_what_is_given_up_is_lost_in_every_list(keeping: Keeping) -> None:
    assert keeping.give_up() is None and keeping.session is None
    match = only(keeping)
    assert (match.state, match.result, match.hands) == ("given_up", "lost", 0) and match.ended is not None
    assert counts(keeping) == (1, 1)
    assert (ended_text(match), list(remarks(match))) == ("lost", ["given up"])
    assert "  lost  0–0  " in in_words(match, {}) and in_words(match, {}).endswith("(given up)")
    database, profile = keeping.library.database, keeping.library.profile
    (line,) = csv.DictReader(io.StringIO(matches_csv(database, profile.id)))
    assert (line["state"], line["result"]) == ("given_up", "lost")
    assert keeping.library.unfinished() is None


def test_its_record_says_so_and_is_right(keeping: Keeping, tmp_path: Path) -> None:
    keeping.give_up()
    record = verify(only(keeping).file).record
    assert record.position.given_up and state(record) == "given up in hand 1"
    keeping.close()
    for file in tmp_path.glob("history.sqlite*"):
        file.unlink()
    again = window(tmp_path)
    assert only(again).state == "given_up" and counts(again) == (1, 1), "told by the record alone"
    assert again.session is None
    again.close()


def test_to_begin_another_gives_up_the_one_that_waits(keeping: Keeping, tmp_path: Path) -> None:
    assert keeping.loses
    dealt(keeping.begin(setup_of("two"), HOUSE))
    assert only(keeping).state == "given_up" and counts(keeping) == (1, 1)
    keeping.close()
    later = window(tmp_path)
    assert later.session is not None and later.loses, "the window was closed as one closes it"
    later.begin(setup_of("two"), HOUSE)
    assert counts(later) == (2, 2)
    later.close()


def test_what_a_window_left_that_died_may_be_let_go(keeping: Keeping, tmp_path: Path) -> None:
    died(keeping)
    later = window(tmp_path)
    assert later.session is not None and not later.loses
    later.begin(setup_of("two"), HOUSE)
    match = only(later)
    assert (match.state, match.result) == ("abandoned", None) and counts(later) == (0, 0)
    assert ended_text(match) == "left"
    later.close()


def test_whoever_has_gone_on_with_it_gives_it_up(keeping: Keeping, tmp_path: Path) -> None:
    died(keeping)
    later = window(tmp_path)
    later.go_on()
    assert later.loses
    later.close()


def test_a_match_that_was_over_is_not_given_up(keeping: Keeping) -> None:
    session = keeping.session
    assert session is not None
    session.give_up()
    assert not keeping.loses and session.give_up() == []
    keeping.give_up()
    assert counts(keeping) == (1, 1)


def test_a_full_disk_that_does_not_take_it_is_told_and_the_match_is_offered_again(
    keeping: Keeping, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Disk(monkeypatch).full(room=0):
        trouble = keeping.give_up()
    assert trouble is not None and trouble.kind == "refused"
    assert only(keeping).state == "unfinished"
    keeping.close()
    later = window(tmp_path)
    assert later.session is not None and later.session.table.can_give_up
    later.close()


def test_one_that_a_mistake_of_ours_ended_is_not_lost(keeping: Keeping) -> None:
    assert keeping.set_aside("a mistake") is not None
    assert only(keeping).state == "abandoned" and counts(keeping) == (0, 0)


def test_a_second_window_gives_up_nothing_of_the_first(keeping: Keeping, tmp_path: Path) -> None:
    second = window(tmp_path)
    dealt(second.begin(setup_of("two"), HOUSE))
    assert not second.loses
    second.begin(setup_of("two"), HOUSE)
    assert only(keeping).state == "unfinished" and keeping.session is not None
    second.close()


def test_it_can_be_watched_to_where_it_was_given_up(keeping: Keeping) -> None:
    keeping.give_up()
    opened = Bookshelf(keeping.library).open(only(keeping))
    reel = Reel(opened.events)
    assert reel.hands and reel.hands[-1].ended is None
    assert reel.view(reel.last, opened=True) is not None and opened.view is not None
    assert list(opened.codes) == [] and opened.hands == ()
