"""Records go out as they are, and come in only when all is right; nothing is written over."""

import csv
import io
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.capabilities.statistics.csv_tables import export_tables, hands_csv, matches_csv
from briscola.capabilities.statistics.statistics import luck, statistics
from briscola.client.checking.importing import import_record
from briscola.commands.errors import CannotDo
from briscola.commands.simulate import simulate
from briscola.commands.verify import verify
from briscola.engine.record import event_line
from briscola.storage.database.database import Database
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.history import IMPORTED, History
from briscola.storage.evenings.matches import Search
from briscola.storage.evenings.transfer import CannotTransfer, export_record, file_name
from briscola.storage.people.profiles import Profile
from briscola.storage.records.match_record import file_of
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from tests.storage.evenings import Recorded, known, note, play, setup


@pytest.fixture
def guest(tmp_path: Path) -> Recorded:
    """A match played at another computer."""
    return play(Records(tmp_path / "guest"), setup(player="Zeno"))


@pytest.fixture
def match(history: History, records: Records) -> PlayedMatch:
    """A match played here."""
    played = play(records)
    note(history, played)
    return known(history, played)


def refused(history: History, records: Records, file: Path) -> CannotTransfer:
    """Why a file does not come in; nothing has changed."""
    with pytest.raises(CannotTransfer) as caught:
        import_record(history, records, file, profile=FIRST)
    assert history.count(Search()) == 0
    assert not records.folder.exists() or not list(records.folder.rglob("*.jsonl"))
    return caught.value


# ---- in


def test_another_persons_match_is_kept_and_counts_nowhere(
    history: History, records: Records, database: Database, guest: Recorded
) -> None:
    taken = import_record(history, records, guest.path, profile=FIRST)
    assert taken.new and taken.match.imported
    copy = Path(taken.match.file)
    assert copy == records.folder / IMPORTED / guest.path.name
    assert copy.read_bytes() == guest.path.read_bytes()
    assert statistics(database, Profile(id=FIRST)).counts.hands == 0
    assert luck(database).hands == 0


def test_ones_own_match_of_another_computer_counts(
    history: History, records: Records, database: Database, guest: Recorded
) -> None:
    taken = import_record(history, records, guest.path, profile="ada", own=True)
    assert Path(taken.match.file) == records.path(guest.header.id)
    assert statistics(database, Profile(id="ada")).counts.matches == 1


def test_the_same_match_twice_changes_nothing(history: History, records: Records, guest: Recorded) -> None:
    first = import_record(history, records, guest.path, profile=FIRST)
    history.mark(guest.header.id, favourite=True)
    again = import_record(history, records, guest.path, profile="other", own=True)
    assert not again.new
    assert again.match == replace(first.match, favourite=True)
    assert not records.path(guest.header.id).exists()


def test_a_match_that_breaks_off_comes_in_as_left(history: History, records: Records, tmp_path: Path) -> None:
    part = play(Records(tmp_path / "guest"), steps=12)
    taken = import_record(history, records, part.path, profile=FIRST)
    assert taken.match.state == "abandoned"
    assert history.waiting() == []


def test_a_changed_card_is_refused_with_its_line(history: History, records: Records, guest: Recorded) -> None:
    lines = guest.path.read_bytes().splitlines(keepends=True)
    play_at = next(i for i, line in enumerate(lines) if line.startswith(b'{"event":"play"'))
    lines[play_at] = lines[play_at].replace(b'"seat":0', b'"seat":9').replace(b'"seat":1', b'"seat":9')
    guest.path.write_bytes(b"".join(lines))
    error = refused(history, records, guest.path)
    assert error.why == "wrong" and f"line {play_at + 1}" in str(error)


@pytest.mark.parametrize("match_id", ["../../../etc/passwd", "", "A" * 32, "0" * 31, "0" * 33])
def test_an_id_that_is_none_is_refused(
    history: History, records: Records, guest: Recorded, tmp_path: Path, match_id: str
) -> None:
    """Its file would lie wherever the record says."""
    file = tmp_path / "strange.jsonl"
    file.write_bytes(file_of(replace(guest.header, id=match_id), guest.events[:3]))
    assert "32 hexadecimal digits" in str(refused(history, records, file))


def test_what_verify_refuses_is_not_taken_in(
    history: History, records: Records, guest: Recorded, tmp_path: Path
) -> None:
    """Both ask the same: headers whose chain fits, and no line is wrong (issue 32, 6)."""
    strange: dict[str, dict[str, object]] = {
        "unknown field `rigged`": {"rigged": True},
        "unknown field `opponents`": {"opponents": []},
        "the setup is not one of a match": {"deck": 7},
        "is not written as this program writes it": {"winning_hands": True},
    }
    for number, (sentence, changes) in enumerate(strange.items()):
        file = tmp_path / f"{number}.jsonl"
        header = replace(guest.header, setup=guest.header.setup | changes)
        file.write_bytes(file_of(header, guest.events[:6]))
        with pytest.raises(CannotDo) as told:
            verify(str(file))
        taken = refused(history, records, file)
        assert str(taken) == str(told.value).replace("\N{REPLACEMENT CHARACTER}", "�"), sentence


def test_a_match_with_an_unknown_level_comes_in_under_a_clean_name(
    history: History, records: Records, tmp_path: Path
) -> None:
    long = "grand\u00admaster" + "x" * 900
    strange = setup(level=long.replace("\u00ad", ""), player="A\x1b[2Jb")
    guest = play(Records(tmp_path / "guest"), strange)
    match = import_record(history, records, guest.path, profile=FIRST).match
    assert (match.level, match.person) == ("grandmasterxxxxxxxxxxxxx", "A[2Jb")


def test_a_log_of_simulate_is_no_match_of_anybody(history: History, records: Records, tmp_path: Path) -> None:
    rules = setup().rules()
    events = simulate(rules, levels=("random", "random"), seed=1, hands=1, winning_hands=1)
    file = tmp_path / "log.jsonl"
    file.write_text("".join(event_line(event) + "\n" for event in events), encoding="utf-8")
    error = refused(history, records, file)
    assert error.why == "no_record" and "log of simulate" in str(error)


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"record":3}', b'{"record":2}']
)
def test_what_is_no_record_is_refused_in_a_sentence(
    history: History, records: Records, tmp_path: Path, data: bytes
) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    error = refused(history, records, file)
    assert str(file) in str(error) and "\n" not in str(error)


def test_folders_and_missing_files_are_refused(history: History, records: Records, tmp_path: Path) -> None:
    assert refused(history, records, tmp_path).why == "unreadable"
    assert refused(history, records, tmp_path / "missing").why == "unreadable"
    assert refused(history, records, Path("a\0b")).why == "unreadable"


@pytest.mark.posix("mkfifo")
def test_a_pipe_does_not_make_the_game_wait(history: History, records: Records, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refused(history, records, tmp_path / "pipe").why == "unreadable"


def test_a_huge_file_is_not_read(history: History, records: Records, tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(1 << 34)
    assert refused(history, records, tmp_path / "huge").why == "too_large"


def test_a_folder_that_cannot_be_written_keeps_nothing(
    history: History, records: Records, guest: Recorded
) -> None:
    records.folder.mkdir(parents=True)
    (records.folder / IMPORTED).write_bytes(b"")
    with pytest.raises(CannotTransfer) as caught:
        import_record(history, records, guest.path, profile=FIRST)
    assert caught.value.why == "unwritable"
    assert history.count(Search()) == 0


# ---- out


def test_a_record_goes_out_as_it_is(match: PlayedMatch, tmp_path: Path) -> None:
    assert export_record(match, tmp_path / "out.jsonl") == tmp_path / "out.jsonl"
    assert (tmp_path / "out.jsonl").read_bytes() == Path(match.file).read_bytes()


def test_in_a_folder_the_name_tells_of_the_match(match: PlayedMatch, tmp_path: Path) -> None:
    file = export_record(match, tmp_path)
    assert file == tmp_path / f"briscola-{match.evening}-briscola-2-{match.id[:8]}.jsonl"
    assert export_record(match, tmp_path) == file
    file.write_bytes(b"somebody's own")
    assert export_record(match, tmp_path).name == file.name.replace(".jsonl", "-2.jsonl")
    assert file.read_bytes() == b"somebody's own"


def test_no_file_is_written_over(match: PlayedMatch, tmp_path: Path) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    with pytest.raises(CannotTransfer, match="there already"):
        export_record(match, tmp_path / "mine")
    assert (tmp_path / "mine").read_bytes() == b"mine"


def test_a_record_that_is_gone_is_named(match: PlayedMatch, tmp_path: Path) -> None:
    Path(match.file).unlink()
    with pytest.raises(CannotTransfer) as caught:
        export_record(match, tmp_path / "out.jsonl")
    assert match.file in str(caught.value)


def test_house_rules_make_no_strange_name(match: PlayedMatch) -> None:
    assert file_name(replace(match, game="briscola-2-capot=on/../x")).count("/") == 0


# ---- tables


def test_a_line_a_match_and_a_line_a_hand(match: PlayedMatch, database: Database) -> None:
    (line,) = csv.DictReader(io.StringIO(matches_csv(database, FIRST)))
    assert (line["id"], line["result"], line["hands"]) == (match.id, match.result, str(match.hands))
    hands = list(csv.DictReader(io.StringIO(hands_csv(database, FIRST))))
    assert len(hands) == match.hands
    assert sum(int(hand["ours"]) for hand in hands) == match.points
    assert {hand["match"] for hand in hands} == {match.id}


def test_a_name_is_no_formula(history: History, records: Records, database: Database) -> None:
    played = play(records, setup(player='=HYPERLINK("http://x")'))
    history.begun(played.header, played.path)
    (line,) = csv.DictReader(io.StringIO(matches_csv(database, FIRST)))
    assert line["person"] == '\'=HYPERLINK("http://x")'


@pytest.mark.usefixtures("match")
def test_tables_are_written_beside_what_is_there(database: Database, tmp_path: Path) -> None:
    first, second = (export_tables(database, FIRST, tmp_path) for _ in range(2))
    assert [file.name for file in first] == ["briscola-matches.csv", "briscola-hands.csv"]
    assert [file.name for file in second] == ["briscola-matches-2.csv", "briscola-hands-2.csv"]
    assert first[0].read_bytes().startswith(b"\xef\xbb\xbfid,began")


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_name_that_no_file_can_have_is_refused(match: PlayedMatch, tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotTransfer, match="cannot be copied"):
        export_record(match, tmp_path / name)
