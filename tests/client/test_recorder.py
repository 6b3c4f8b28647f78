"""What the keeper of a match tells, and in which order things reach the disk and the eye."""

import errno
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from briscola.client.library import Library
from briscola.client.recorder import SECOND, Keeper, Trouble, Unrecorded
from briscola.client.session import Session, Want
from briscola.engine.events import Event
from briscola.engine.record import event_line
from briscola.storage.match_record import parse
from tests.storage.disks import Disk
from tests.storage.played import HOUSE, play_on, setup_of
from tests.ui.kept import dealt


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """What is kept in a folder."""
    library = Library(tmp_path)
    yield library
    library.close()


@pytest.fixture
def keeper(library: Library) -> Keeper:
    """Keeps matches there."""
    return Keeper(library, house=HOUSE)


@pytest.fixture
def session(keeper: Keeper) -> Session:
    """A match whose first hand is dealt."""
    return dealt(Session(setup_of("two"), recorder=keeper))


def on_disk(keeper: Keeper) -> list[str]:
    """The events in the file of the match."""
    assert keeper.path is not None
    return keeper.path.read_text(encoding="utf-8").splitlines()[1:]


def step(session: Session) -> None:
    """The next card, whoever is to play it."""
    if session.want is Want.OWN_MOVE:
        session.act(session.own_view.legal[0])
    else:
        session.act(session.think().action)


def test_every_action_is_on_the_disk_when_it_is_shown_those_of_computers_too(
    session: Session, keeper: Keeper
) -> None:
    acted = set()
    for _ in range(12):
        acted.add(session.want)
        step(session)
        assert on_disk(keeper) == [event_line(event) for event in session.table.log]
    assert acted == {Want.OWN_MOVE, Want.COMPUTER}


def test_nothing_is_shown_before_it_is_kept(library: Library) -> None:
    class Watched(Keeper):
        shown: list[int]

        def append(self, events: Sequence[Event]) -> None:
            self.shown.append(len(session.history) if seated else 0)
            super().append(events)

    seated = False
    keeper = Watched(library, house=HOUSE)
    keeper.shown = []
    session = Session(setup_of("two"), recorder=keeper)
    seated = True
    dealt(session)
    for _ in range(4):
        before, keeper.shown = len(session.history), []
        step(session)
        assert keeper.shown == [before] and len(session.history) > before


def test_a_full_disk_is_told_at_once_play_goes_on_and_all_is_written_when_there_is_room(
    session: Session, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    before = on_disk(keeper)
    with disk.full(room=10):
        step(session)
        assert session.trouble == Trouble(kind="refused", errno=errno.ENOSPC, said="No space left on device")
        assert not session.kept and not session.keep_again()
        assert on_disk(keeper) == before
        step(session)
        assert on_disk(keeper) == before
    assert session.keep_again() and session.kept and session.trouble is None
    assert on_disk(keeper) == [event_line(event) for event in session.table.log]


def test_the_next_card_writes_what_waits_without_being_asked(
    session: Session, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    with disk.broken():
        step(session)
        assert session.trouble is not None and session.trouble.errno == errno.EIO
    step(session)
    assert session.trouble is None
    assert on_disk(keeper) == [event_line(event) for event in session.table.log]


@pytest.mark.linux
def test_a_folder_that_cannot_be_made_is_a_trouble_and_no_reason_to_stop(
    library: Library, keeper: Keeper
) -> None:
    library.records.folder.touch()
    session = Session(setup_of("two"), recorder=keeper)
    play_on(session)
    assert session.trouble is not None and session.trouble.errno in (errno.ENOTDIR, errno.EEXIST)
    library.records.folder.unlink()
    assert session.keep_again()
    assert keeper.path is not None and parse(keeper.path.read_bytes()).position.ended


def test_the_match_in_progress_is_named_only_once_it_is_on_the_disk(
    library: Library, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    session = Session(setup_of("two"), recorder=keeper)
    with disk.full():
        session.begin_match()
        assert library.waiting() == [] and session.trouble is not None
    session.seal_draw()
    assert library.waiting() == [keeper.path] and session.kept


def test_the_end_of_a_match_that_waits_is_written_with_the_rematch(
    library: Library, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(setup_of("two"), recorder=keeper)
    session.begin_match()
    disk = Disk(monkeypatch)
    with disk.full():
        play_on(session)
        first = keeper.path
        assert first is not None and library.waiting() == [first], "on the disk it has not ended"
        session.begin_match()
        assert session.trouble is not None
    assert session.keep_again()
    assert parse(first.read_bytes()).position.ended
    assert keeper.path != first and library.waiting() == [keeper.path]


def test_a_match_that_has_ended_is_not_in_progress_any_more(library: Library, keeper: Keeper) -> None:
    session = Session(setup_of("two"), recorder=keeper)
    play_on(session)
    assert session.kept and library.waiting() == []


def test_nothing_claims_to_be_kept_that_is_not_meant_to_be(tmp_path: Path) -> None:
    demonstration = Session(setup_of("two"))
    assert not demonstration.kept and demonstration.trouble is None
    second = Session(setup_of("two"), recorder=Unrecorded(SECOND))
    play_on(second)
    assert second.trouble == SECOND and not second.kept and not second.keep_again()
    assert list(tmp_path.iterdir()) == []


def test_what_the_chance_of_the_computers_follows_from_is_in_the_header(
    session: Session, keeper: Keeper
) -> None:
    assert keeper.path is not None
    header = parse(keeper.path.read_bytes()).header
    assert header is not None and header.seeds == session.seeds != ()
