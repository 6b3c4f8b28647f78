"""A match at several computers goes on while a disk is full, and is written when it has room again."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.client.friends import friend_records
from briscola.client.friends.friend_records import FinishedMatches, FriendRecords
from briscola.client.host.library import Library
from briscola.client.host.recorder import Trouble
from briscola.engine.events import GivenUp, MatchEnded
from briscola.engine.variants import make_rules
from briscola.storage.records.match_record import file_of, right
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.friends.in_memory import Company, header_of, key_of
from tests.storage.disks import Disk

TWO = make_rules("briscola", 2)


@pytest.fixture(scope="module")
def played() -> Company:
    company = Company(header_of(TWO, (0, 1)), seed=4)
    company.play()
    return company


@pytest.fixture
def records(tmp_path: Path) -> FriendRecords:
    return FriendRecords(tmp_path / "friends")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_what_the_disk_refused_is_written_with_later_lines(
    played: Company, tmp_path: Path, disk: Disk
) -> None:
    told: list[Trouble | None] = []
    records, log = FriendRecords(tmp_path / "friends", told.append), played.host.table.log
    with disk.full():
        recorder = records.recorder(played.header)
        recorder.append(log[:3])
        recorder.append(log[3:5])
        assert recorder.trouble is not None and [each and each.kind for each in told] == ["refused"]
        assert not recorder.path.exists()
    recorder.append(log[5:])
    assert told[1:] == [None] and recorder.path.read_bytes() == file_of(played.header, log)


def test_an_ended_match_is_written_after_the_next_began(
    played: Company, records: FriendRecords, disk: Disk
) -> None:
    log = played.host.table.log
    with disk.full(2000):
        before = records.recorder(played.header)
        before.append(log)
        records.recorder(replace(played.header, id="0b" * 16))
        records.retry()
        assert records.trouble is not None
    records.retry()
    assert records.trouble is None and before.path.read_bytes() == file_of(played.header, log)


def test_a_torn_end_is_taken_away_once_the_disk_has_room(played: Company, records: FriendRecords) -> None:
    log = played.host.table.log
    whole = file_of(played.header, log)
    records.folder.mkdir()
    records.path(played.header.id).write_bytes(file_of(played.header, log[:9]) + b'{"torn')
    blocked = records.folder.with_name("aside")
    records.folder.rename(blocked)
    records.folder.write_bytes(b"")  # no folder can be made here
    recorder = records.recorder(played.header, log[:9])
    recorder.append(log[9:12])
    assert recorder.trouble is not None
    records.folder.unlink()
    blocked.rename(records.folder)
    recorder.append(log[12:])
    assert recorder.trouble is None and recorder.path.read_bytes() == whole
    assert [path.name for path in records.folder.iterdir()] == [recorder.path.name]


def test_a_match_that_could_not_be_put_among_the_others_is_found_at_the_next_start(
    played: Company, library: Library, records: FriendRecords
) -> None:
    records.recorder(played.header).append(played.host.table.log)
    keeping = FinishedMatches(records, library, records.retry)
    copy = library.records.path(played.header.id)
    library.records.folder.write_bytes(b"")  # nothing can be written here
    keeping.over(played.header.id)
    assert keeping.trouble is not None and not copy.exists()
    library.records.folder.unlink()
    stranger, mine = key_of(5).public.hex(), key_of(1).public.hex()
    later = FinishedMatches(records, library, records.retry)
    later.find_over(stranger)
    assert later.trouble is None and not copy.exists()
    later.find_over(mine)
    assert right(copy.read_bytes()).position.ended
    keeping.try_again()
    assert keeping.trouble is None


def test_a_match_whose_record_cannot_be_read_at_the_moment_is_put_among_the_others_later(
    played: Company, library: Library, records: FriendRecords
) -> None:
    records.recorder(played.header).append(played.host.table.log)
    records.close()
    path = records.path(played.header.id)
    aside = path.rename(path.with_suffix(".aside"))
    path.mkdir()  # no file that could be read
    keeping = FinishedMatches(records, library, records.retry)
    keeping.over(played.header.id)
    assert keeping.trouble is not None
    path.rmdir()
    aside.rename(path)
    keeping.try_again()
    copy = library.records.path(played.header.id)
    assert keeping.trouble is None and right(copy.read_bytes()).position.ended


def test_a_record_that_somebody_has_deleted_is_not_looked_for_for_ever(
    played: Company, library: Library, records: FriendRecords, caplog: pytest.LogCaptureFixture
) -> None:
    keeping = FinishedMatches(records, library, records.retry)
    keeping.over(played.header.id)
    keeping.try_again()
    assert keeping.trouble is None and caplog.text.count("is gone") == 1


def test_a_match_taken_up_again_has_one_recorder(played: Company, records: FriendRecords, disk: Disk) -> None:
    """All that the first one had still to write is told again."""
    log = played.host.table.log
    records.recorder(played.header).append(log[:9])
    with disk.full():
        records.recorder(played.header, log[:9]).append(log[9:20])
        records.recorder(played.header, log[:9]).append(log[9:12])
    records.retry()
    assert records.trouble is None
    assert records.path(played.header.id).read_bytes() == file_of(played.header, log[:12])
    assert len([*records.folder.iterdir()]) == 1


@pytest.mark.slow
def test_everybody_is_told_plays_on_and_has_the_record_in_the_end(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friend_records, "TRY_AGAIN", 0.05)
    with Evening([friend(tmp_path, name) for name in ("Anna", "Leo")]) as evening:
        evening.sit_down(setup_of(TWO, 2))
        with disk.full():
            evening.begin()
            evening.play()
            evening.until(lambda: all(each.seat and each.seat.trouble for each in evening.friends))
            for each in evening.friends:
                assert each.seat is not None and not each.seat.kept and not each.seat.keep_again()
                assert any(isinstance(event, MatchEnded) for event in each.seat.history)
                assert not any(isinstance(event, GivenUp) for event in each.seat.history)
        evening.until(lambda: all(each.seat and each.seat.kept for each in evening.friends))
        files = [path.read_bytes() for path in tmp_path.glob("*/friends/*.jsonl")]
        assert len(files) == 2 and len({*files}) == 1 and right(files[0]).position.ended
