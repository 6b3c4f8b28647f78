"""The folder of records: what is taken up of a file, what is put aside, and where it lies."""

from pathlib import Path

import pytest
from platformdirs import user_config_path, user_data_path, user_log_path

from briscola.storage import log
from briscola.storage.database import database
from briscola.storage.records.match_record import read_record
from briscola.storage.records.records import Records, Unreadable
from briscola.storage.settings import settings
from tests.storage.evenings import play, setup
from tests.storage.played import played


def asides(records: Records) -> list[Path]:
    return sorted(records.folder.glob("*.damaged-*"))


def test_everything_of_a_person_lies_in_the_persons_own_folders() -> None:
    assert Records().folder == user_data_path("briscola", appauthor=False) / "records"
    assert settings.default_path() == user_config_path("briscola", appauthor=False) / "settings.json"
    assert database.default_path() == user_data_path("briscola", appauthor=False) / "history.sqlite"
    assert log.default_path() == user_log_path("briscola", appauthor=False) / "briscola.log"


def test_a_record_that_is_whole_is_taken_up_as_it_is(records: Records) -> None:
    kept = play(records, setup(), steps=20)
    before = kept.path.read_bytes()
    taken = records.take_up(kept.path)
    assert (taken.path, taken.header.line, taken.lost, taken.aside) == (
        kept.path,
        kept.header.line,
        0,
        None,
    )
    assert (kept.path.read_bytes(), asides(records)) == (before, [])


def test_a_record_that_lacks_but_the_end_of_its_last_line_is_made_right(records: Records) -> None:
    """Whatever is written behind it would be joined to that line."""
    kept = play(records, setup(), steps=20)
    whole = kept.path.read_bytes()
    kept.path.write_bytes(whole[:-1])
    taken = records.take_up(kept.path)
    assert taken.aside is not None and taken.aside.read_bytes() == whole[:-1]
    assert kept.path.read_bytes().endswith(b"\n") and whole.startswith(kept.path.read_bytes())
    with_next = records.go_on(taken)
    with_next.append([])
    with_next.close()
    assert read_record(kept.path).wrong is None


def test_what_follows_the_last_right_line_is_put_aside_with_a_copy(records: Records) -> None:
    kept = play(records, setup(), steps=20)
    whole = kept.path.read_bytes()
    kept.path.write_bytes(whole + b'{"event":"dance"}\n')
    taken = records.take_up(kept.path)
    assert taken.lost == 1 and taken.aside is not None
    assert taken.aside.read_bytes() == whole + b'{"event":"dance"}\n'
    assert kept.path.read_bytes() == whole


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"not a record\n",
        b'{"record":1,"program":"briscola 0.5.0"}\n',
        played("two").data.splitlines(keepends=True)[0],
    ],
)
def test_a_file_of_which_nothing_can_be_taken_up_is_put_aside(records: Records, data: bytes) -> None:
    path = records.path("5a" * 16)
    records.folder.mkdir(parents=True)
    path.write_bytes(data)
    with pytest.raises(Unreadable) as told:
        records.take_up(path)
    assert [told.value.kept] == asides(records) and not path.exists()
    assert asides(records)[0].read_bytes() == data


def test_a_file_that_cannot_be_read_is_no_match(records: Records) -> None:
    with pytest.raises(Unreadable):
        records.take_up(records.path("5a" * 16))
    assert asides(records) == []


def test_the_match_of_an_older_version_moves_to_the_others(records: Records) -> None:
    older = records.folder.parent / "match.jsonl"
    assert records.adopt_older() is None, "there is none"
    data = b'{"record":1,"program":"briscola 0.5.0"}\n'
    for other in (b"no record\n", b'{"record":3}\n', play(records, setup(), steps=9).path.read_bytes()):
        older.write_bytes(other)
        assert records.adopt_older() is None and older.read_bytes() == other
    older.write_bytes(data)
    new = records.adopt_older()
    assert new is not None and not older.exists()
    assert new == records.path(new.stem) and len(new.stem) == 32 and new.stem in records.ids()
    assert new.read_bytes() == data


def test_files_put_aside_are_no_matches(records: Records) -> None:
    assert records.ids() == set(), "there is no folder yet"
    kept = play(records, setup(), steps=9)
    (records.folder / f"{kept.header.id}.damaged-20261121-200000.jsonl").write_bytes(b"")
    (records.folder / "lock").write_bytes(b"")
    assert records.ids() == {kept.header.id}
