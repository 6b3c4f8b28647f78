"""What the keeper of a match tells, and in which order things reach the disk and the eye."""

import errno
from collections.abc import Sequence
from pathlib import Path

import pytest

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import SECOND, MatchRecorder, Trouble, Unrecorded
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import Event
from briscola.engine.occupant import Occupant
from briscola.engine.record import event_line
from briscola.storage.records.match_record import parse
from tests.storage.disks import Disk
from tests.storage.played import HOUSE, play_on, setup_of
from tests.ui.kept import dealt


@pytest.fixture
def keeper(library: Library) -> MatchRecorder:
    return MatchRecorder(library, house=HOUSE)


@pytest.fixture
def seat(keeper: MatchRecorder) -> HostedSeat:
    """A match whose first hand is dealt."""
    return dealt(HostedSeat(MatchHost(setup_of("two"), recorder=keeper)))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def on_disk(keeper: MatchRecorder) -> list[str]:
    assert keeper.path is not None
    return keeper.path.read_text(encoding="utf-8").splitlines()[1:]


def step(seat: HostedSeat) -> None:
    """The next card, whoever is to play it."""
    seat.choose(seat.view.legal[0] if seat.next_step is NextStep.OWN_MOVE else seat.think().result)


def test_every_action_is_on_the_disk_when_it_is_shown(seat: HostedSeat, keeper: MatchRecorder) -> None:
    acted = set()
    for _ in range(12):
        acted.add(seat.next_step)
        step(seat)
        assert on_disk(keeper) == [event_line(event) for event in seat.host.table.log]
    assert acted == {NextStep.OWN_MOVE, NextStep.COMPUTER}


def test_nothing_is_shown_before_it_is_kept(library: Library) -> None:
    class Watched(MatchRecorder):
        shown: list[int]

        def append(self, events: Sequence[Event]) -> None:
            self.shown.append(len(seat.history) if seated else 0)
            super().append(events)

    seated = False
    keeper = Watched(library, house=HOUSE)
    keeper.shown = []
    seat = HostedSeat(MatchHost(setup_of("two"), recorder=keeper))
    seated = True
    dealt(seat)
    for _ in range(4):
        before, keeper.shown = len(seat.history), []
        step(seat)
        assert keeper.shown == [before] and len(seat.history) > before


def test_a_full_disk_is_told_at_once_play_goes_on_and_all_is_written_when_there_is_room(
    seat: HostedSeat, keeper: MatchRecorder, disk: Disk
) -> None:
    before = on_disk(keeper)
    with disk.full(room=10):
        step(seat)
        assert seat.trouble == Trouble(kind="refused", errno=errno.ENOSPC, said="No space left on device")
        assert not seat.kept and not seat.keep_again()
        assert on_disk(keeper) == before
        step(seat)
        assert on_disk(keeper) == before
    assert seat.keep_again() and seat.kept and seat.trouble is None
    assert on_disk(keeper) == [event_line(event) for event in seat.host.table.log]


def test_the_next_card_writes_what_waits(seat: HostedSeat, keeper: MatchRecorder, disk: Disk) -> None:
    with disk.broken():
        step(seat)
        assert seat.trouble is not None and seat.trouble.errno == errno.EIO
    step(seat)
    assert seat.trouble is None
    assert on_disk(keeper) == [event_line(event) for event in seat.host.table.log]


@pytest.mark.linux
def test_a_folder_that_cannot_be_made_is_trouble_but_no_reason_to_stop(
    library: Library, keeper: MatchRecorder
) -> None:
    library.records.folder.touch()
    seat = HostedSeat(MatchHost(setup_of("two"), recorder=keeper))
    play_on(seat)
    assert seat.trouble is not None and seat.trouble.errno in (errno.ENOTDIR, errno.EEXIST)
    library.records.folder.unlink()
    assert seat.keep_again()
    assert keeper.path is not None and parse(keeper.path.read_bytes()).position.ended


def test_a_match_is_named_once_it_is_on_the_disk(library: Library, keeper: MatchRecorder, disk: Disk) -> None:
    seat = HostedSeat(MatchHost(setup_of("two"), recorder=keeper))
    with disk.full():
        seat.begin_match()
        assert library.waiting() == [] and seat.trouble is not None
    seat.seal_draw()
    assert library.waiting() == [keeper.path] and seat.kept


def test_the_end_is_written_with_the_rematch(library: Library, keeper: MatchRecorder, disk: Disk) -> None:
    seat = HostedSeat(MatchHost(setup_of("two"), recorder=keeper))
    seat.begin_match()
    with disk.full():
        play_on(seat)
        first = keeper.path
        assert first is not None and library.waiting() == [first], "on the disk it has not ended"
        seat.begin_match()
        assert seat.trouble is not None
    assert seat.keep_again()
    assert parse(first.read_bytes()).position.ended
    assert keeper.path != first and library.waiting() == [keeper.path]


def test_a_match_that_has_ended_is_not_in_progress_any_more(library: Library, keeper: MatchRecorder) -> None:
    seat = HostedSeat(MatchHost(setup_of("two"), recorder=keeper))
    play_on(seat)
    assert seat.kept and library.waiting() == []


def test_nothing_claims_to_be_kept_that_is_not_meant_to_be(tmp_path: Path) -> None:
    demonstration = HostedSeat(MatchHost(setup_of("two")))
    assert not demonstration.kept and demonstration.trouble is None
    second = HostedSeat(MatchHost(setup_of("two"), recorder=Unrecorded(SECOND)))
    play_on(second)
    assert second.trouble == SECOND and not second.kept and not second.keep_again()
    assert list(tmp_path.iterdir()) == []


def test_what_chance_follows_from_is_in_the_header(seat: HostedSeat, keeper: MatchRecorder) -> None:
    assert keeper.path is not None
    header = parse(keeper.path.read_bytes()).header
    assert header is not None and header.seeds == seat.seeds != ()


def test_whoever_sits_down_finds_the_match_waiting(
    seat: HostedSeat, keeper: MatchRecorder, library: Library
) -> None:
    library.profiles.all()
    mia = library.profiles.add("Mia").id
    assert not library.history.waiting(mia)
    seat.host.sit(1, Occupant(name="Mia", face="person-woman", key=mia))
    assert library.history.waiting(mia) == library.history.waiting() == [keeper.path]
