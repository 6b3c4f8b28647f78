"""Matches kept in version 2 of records are listed, watched and continued as they were (docs/record.md)."""

from pathlib import Path
from shutil import copyfile

import pytest

from briscola.client.active_match import ActiveMatch
from briscola.client.checking.full_check import verified
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import KeptMatches
from briscola.engine.occupant import Occupant
from briscola.storage.evenings.matches import Search
from briscola.storage.records.header import ALONE, RECORD
from briscola.storage.records.match_record import parse, right
from briscola.table.table import WrongPhase
from tests.client.script_records import says
from tests.storage.played import HOUSE, play_on, setup_of

FOLDER = Path(__file__).parent.parent / "examples" / "records"
FINISHED, LEFT = FOLDER / "version-2-finished.jsonl", FOLDER / "version-2-left.jsonl"


def computer_with(tmp_path: Path, file: Path) -> Library:
    header = parse(file.read_bytes()).header
    assert header is not None and header.record == ALONE
    (tmp_path / "records").mkdir()
    copyfile(file, tmp_path / "records" / f"{header.id}.jsonl")
    return Library(tmp_path, settings_file=tmp_path / "settings.json")


@pytest.mark.parametrize("file", [FINISHED, LEFT], ids=["finished", "left"])
def test_it_is_right_and_the_script_says_so(tmp_path: Path, file: Path) -> None:
    assert right(file.read_bytes()).position.levels[0] == "person"
    assert verified(file.read_bytes(), lambda _sql, _values: ()).moves is not None
    assert says(tmp_path, file.read_bytes()) is None


def test_a_finished_one_is_listed_and_watched(tmp_path: Path) -> None:
    library = computer_with(tmp_path, FINISHED)
    assert len(list(library.history.catch_up(library.records))) == 1
    shelf = KeptMatches(library)
    shelf.search(Search())
    match = shelf.match(0)
    assert match is not None and (match.seat, match.person, match.state) == (0, "Nonna", "complete")
    opened = shelf.open(match)
    assert opened.hands and opened.setup.player == "Nonna" and opened.setup.people == (0,)
    library.close()


def test_one_that_was_left_goes_on_in_version_2_and_the_next_is_of_version_3(tmp_path: Path) -> None:
    computer_with(tmp_path, LEFT).close()
    active_match = ActiveMatch(Library(tmp_path, settings_file=tmp_path / "settings.json"))
    for _ in active_match.library.history.catch_up(active_match.library.records):
        pass
    active_match.take_over()
    seat = active_match.seat
    assert seat is not None and seat.setup.player == "Nonna"
    before = len(seat.host.table.log)
    with pytest.raises(WrongPhase, match="in which somebody could sit down"):
        seat.host.table.sit(1, Occupant(name="Leo", face="person-man"))
    play_on(seat)
    (path,) = (tmp_path / "records").glob("*.jsonl")
    record = right(path.read_bytes())
    assert record.header is not None and record.header.record == ALONE
    assert record.position.ended and record.position.lines > before
    play_on(active_match.begin(setup_of("two"), HOUSE))
    active_match.close()
    (new,) = {*(tmp_path / "records").glob("*.jsonl")} - {path}
    newer = right(new.read_bytes()).header
    assert newer is not None and newer.record == RECORD and newer.roster[0].key == "first"


@pytest.mark.parametrize("folder", ["records", "friends"])
def test_one_of_a_newer_version_in_a_shared_folder_is_left_as_it_is(tmp_path: Path, folder: str) -> None:
    header = parse(FINISHED.read_bytes()).header
    assert header is not None
    path = tmp_path / folder / f"{header.id}.jsonl"
    path.parent.mkdir()
    data = FINISHED.read_bytes().replace(b'"record":2', b'"record":%d' % (RECORD + 1), 1)
    path.write_bytes(data)
    library = Library(tmp_path, settings_file=tmp_path / "settings.json")
    assert not [*library.history.catch_up(library.records)] and not library.waiting() and not library.news
    records = FriendRecords(tmp_path / "friends")
    assert records.kept(header.id) is None
    records.close()
    library.close()
    assert path.read_bytes() == data and [*path.parent.glob("*.jsonl*")] == [path]
