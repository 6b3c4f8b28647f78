"""`briscola history`, `export`, `import` and `habits`: the kept matches on the command line."""

import json
import os
from pathlib import Path

import pytest

from briscola.client.host import library
from briscola.network.keys.person_key import NAME, kept_key
from briscola.players.habits.habits import Habits, from_json
from briscola.storage.database.database import Database
from briscola.storage.evenings.history import IMPORTED
from briscola.storage.match_choices import Opponent
from briscola.storage.records import records
from briscola.storage.records.match_record import read_record
from briscola.storage.records.records import Records
from briscola.storage.sums.match_summary import summary
from tests.commands.shell import Here, one_sentence
from tests.reasons import reason
from tests.storage.evenings import Recorded, play, setup


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a person's data, an empty one."""
    folder = tmp_path / "data"
    for module in (library, records):
        monkeypatch.setattr(module, "data_folder", lambda: folder)
    monkeypatch.setattr(library, "named_data_folder", lambda: folder)
    return folder


@pytest.fixture
def match() -> Recorded:
    """A match that the records know and the database does not yet."""
    return play(Records(), setup(player="Ada", winning_hands=1), began="2026-11-21T12:00:00Z")


def test_before_the_first_match_history_says_so(briscola: Here) -> None:
    assert briscola("history").out == "no match has been played yet\n"
    assert briscola("history", "--json") == (0, "", "")


def test_history_lists_a_line_a_match(briscola: Here, match: Recorded) -> None:
    said = briscola("history")
    assert (said.status, said.err) == (0, "")
    (line,) = said.out.splitlines()
    assert line.startswith(f"{match.header.id[:8]}  2026-11-2")
    assert "briscola-2" in line and line.endswith("Ada, Peppe")


def test_history_tells_programs_everything(briscola: Here, match: Recorded) -> None:
    (line,) = briscola("history", "--json").lines
    assert line["id"] == match.header.id
    assert line["levels"] == ["person", "hard"]
    assert (line["state"], line["replayed"], line["favourite"]) == ("complete", False, False)


def test_a_record_is_exported_by_the_beginning_of_its_id(
    briscola: Here, match: Recorded, tmp_path: Path
) -> None:
    file = tmp_path / "out.jsonl"
    assert briscola("export", match.header.id[:6], str(file)).out == f"{file}\n"
    assert file.read_bytes() == match.path.read_bytes()
    assert "right record" in briscola("verify", str(file)).out
    assert "there already" in one_sentence(briscola("export", match.header.id, str(file)))


def test_all_records_are_exported_again_and_again(briscola: Here, match: Recorded, tmp_path: Path) -> None:
    other = play(Records(), seed=2)
    for _ in range(2):
        said = briscola("export", "--all", str(tmp_path / "backup" / "new"))
        files = [Path(line) for line in said.out.splitlines()]
        assert {file.read_bytes() for file in files} == {match.path.read_bytes(), other.path.read_bytes()}
    assert len(list((tmp_path / "backup" / "new").iterdir())) == 2


def test_no_key_goes_out_with_the_records(
    briscola: Here, match: Recorded, data: Path, tmp_path: Path
) -> None:
    for folder in (data, match.path.parent):
        kept_key(folder / NAME)
    briscola("export", "--all", str(tmp_path / "backup"))
    assert [file.read_bytes() for file in (tmp_path / "backup").iterdir()] == [match.path.read_bytes()]


@pytest.mark.parametrize("words", [["export"], ["export", "abc"], ["export", "abc", "x", "--all", "y"]])
def test_export_wants_a_match_and_a_file_or_a_folder(briscola: Here, words: list[str]) -> None:
    assert "--all FOLDER" in one_sentence(briscola(*words), 2)


def test_an_unknown_match_is_not_exported(briscola: Here, tmp_path: Path) -> None:
    said = briscola("export", "abc", str(tmp_path / "out"))
    assert said.status == 1
    assert one_sentence(said) == "no match has an id that begins with 'abc'"


def test_a_folder_that_cannot_be_made_is_named(briscola: Here, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    folder = tmp_path / "file" / "folder"
    why = reason(lambda: folder.mkdir(parents=True, exist_ok=True))
    assert f"{folder} cannot be made: {why}" in one_sentence(briscola("export", "--all", str(folder)), 1)


def test_records_come_in_once(briscola: Here, data: Path, tmp_path: Path) -> None:
    guest = play(Records(tmp_path / "guest"))
    name = guest.header.id[:8]
    assert briscola("import", str(guest.path)).out == f"{guest.path}: match {name} imported\n"
    assert "nothing has changed" in briscola("import", str(guest.path)).out
    assert (data / "records" / IMPORTED / guest.path.name).read_bytes() == guest.path.read_bytes()
    assert "(imported)" in briscola("history").out


def test_ones_own_records_come_in_as_ones_own(briscola: Here, data: Path, tmp_path: Path) -> None:
    guest = play(Records(tmp_path / "guest"))
    assert briscola("import", "--own", str(guest.path)).status == 0
    assert (data / "records" / guest.path.name).is_file()
    assert json.loads(briscola("history", "--json").out)["imported"] is False


OBEYED = "\x9b" if os.name == "nt" else "\x1b"
"""A name that a terminal would obey; on Windows no file has one of the first 32 characters in its name."""


def test_names_of_files_and_people_are_printed_harmless(briscola: Here, tmp_path: Path) -> None:
    red = Opponent(name="\x1b[31mAda", face="ada", level="hard")
    guest = play(Records(tmp_path / "guest"), setup(opponents=(red,)))
    odd = guest.path.rename(guest.path.with_name("\x9b5A.jsonl"))
    match = guest.header.id
    for words in (("import", str(odd)), ("history",), ("export", match, str(tmp_path / OBEYED))):
        said = briscola(*words)
        assert said.status == 0 and said.out.strip().isprintable(), words


def test_a_wrong_record_is_refused_in_one_sentence(briscola: Here, tmp_path: Path) -> None:
    guest = play(Records(tmp_path / "guest"))
    data = guest.path.read_bytes()
    guest.path.write_bytes(data.replace(b'"sha256":"', b'"sha256":"0', 1))
    assert f"{guest.path}, line 3" in one_sentence(briscola("import", str(guest.path)), 1)
    assert briscola("history", "--json").out == ""


@pytest.mark.usefixtures("leans")
def test_the_habits_of_the_person_are_written_for_the_maestro(briscola: Here, tmp_path: Path) -> None:
    """Those of the kept hands, old ones too; nothing is written over."""
    match = play(Records(), setup(winning_hands=1), began="2026-11-21T12:00:00Z")
    briscola("history")
    with Database(tmp_path / "data" / "history.sqlite") as database:
        assert database.write([("UPDATE hands SET habits = NULL", ())])
    file = tmp_path / "me.json"
    assert briscola("habits", str(file)) == (0, f"{file}\n", "")
    wanted = summary(read_record(match.path).events).hands[0].habits
    assert from_json(file.read_bytes()) == wanted != Habits()
    words = ("simulate", "--hands", "1", "--seed", "1", "--levels", f"maestro:adapt={file},easy", "--json")
    assert briscola(*words).lines[0]["levels"][0] == f"maestro:adapt={wanted.spell()}"
    assert "there already" in one_sentence(briscola("habits", str(file)))


def test_habits_that_cannot_be_written_are_told(briscola: Here, tmp_path: Path) -> None:
    file = tmp_path / "me.json"
    assert "no finished hand of briscola for two" in one_sentence(briscola("habits", str(file)))
    assert not file.exists()
    play(Records(), setup(winning_hands=1))
    (tmp_path / "no folder").touch()
    assert "cannot be written" in one_sentence(briscola("habits", str(tmp_path / "no folder" / "me.json")), 1)
