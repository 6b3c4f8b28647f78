"""`maestro:adapt=FILE`: the habits in a file, and files that tell of none."""

import json
import os
from pathlib import Path

import pytest

from briscola.players.habits.habits import LARGEST, PLACES, Habits, to_json
from tests.commands.shell import Here, one_sentence
from tests.reasons import reason

WORDS = ("simulate", "--players", "2", "--hands", "1", "--seed", "5", "--json")
GENEROUS = Habits(400, tuple(9 if way.startswith("gave") else 1 for _, way in PLACES))
SHY = Habits(400, tuple(9 if way == "blank" else 1 for _, way in PLACES))


@pytest.mark.usefixtures("leans")
def test_the_habits_belong_to_the_arguments(tmp_path: Path, briscola: Here) -> None:
    """The same bytes give the same log, which names them; other bytes are other habits."""
    file = tmp_path / "habits.json"
    logs = []
    for habits in (GENEROUS, GENEROUS, SHY):
        file.write_bytes(to_json(habits))
        said = briscola(*WORDS, "--levels", f"maestro:signs=off,adapt={file},easy")
        assert said.status == 0
        assert said.lines[0]["levels"] == [f"maestro:signs=off,adapt={habits.spell()}", "easy"]
        logs.append(said.out)
    assert logs[0] == logs[1] != logs[2]


@pytest.mark.slow
def test_the_arena_reads_it_too(tmp_path: Path, briscola: Here) -> None:
    file = tmp_path / "habits.json"
    file.write_bytes(to_json(Habits()))
    said = briscola("arena", f"maestro:adapt={file}", "maestro", "--players", "2", "--deals", "1", "--json")
    assert said.status == 0 and said.lines[0]["mean"] == 0.0, "who is told nothing plays as ever"


NOWHERE = Path(__file__).with_name("nowhere")


@pytest.mark.parametrize("command", ["simulate --levels {}", "arena {} easy", "bot --level {}"])
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, f"cannot be read: {reason(NOWHERE.stat)}"),
        (b"", "tells of no habits: not the JSON of habits"),
        (b'{"habits":2,"hands":0,"counts":{}}', "this program reads habits of version 1, not 2"),
        (b'{"a\\nb\\u001b[31m":1}', "tells of no habits: not the JSON of habits: Object contains unknown"),
        (b" " * (LARGEST + 1), f"tells of no habits: more than {LARGEST} bytes"),
    ],
)
def test_a_file_that_tells_of_no_habits(
    command: str, content: bytes | None, sentence: str, tmp_path: Path, briscola: Here
) -> None:
    file = tmp_path / "habits.json"
    if content is not None:
        file.write_bytes(content)
    said = briscola(*command.format(f"maestro:adapt={file}").split())
    assert said.status == 1 and said.out == ""
    assert sentence in one_sentence(said)


def test_only_the_maestro_learns(tmp_path: Path, briscola: Here) -> None:
    said = briscola("simulate", "--levels", f"hard:adapt={tmp_path / 'no-file'}")
    assert said.status == 2 and "level hard has no switch 'adapt'" in one_sentence(said)


@pytest.mark.parametrize("switch", ["adapt", "adapt="])
def test_no_file_at_all_is_wrong_usage(switch: str, briscola: Here) -> None:
    said = briscola("bot", "--level", f"maestro:{switch}")
    assert said.status == 2 and "switch adapt: name a file of habits" in one_sentence(said)


@pytest.mark.linux
def test_a_pipe_or_a_file_without_an_end_is_refused_at_once(tmp_path: Path, briscola: Here) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    for file in (pipe, "/dev/zero"):
        said = briscola("bot", "--level", f"maestro:adapt={file}")
        assert said.status == 1
        assert f"{file} cannot be read: it is a folder, a pipe or a device" in one_sentence(said)


def test_what_a_file_says_does_not_go_to_the_screen_as_it_is(tmp_path: Path, briscola: Here) -> None:
    """No control characters, and no more of a long name than a sentence can hold."""
    file = tmp_path / "habits.json"
    file.write_text(json.dumps({"\x1b[31m" + "x" * 9000: 1}), encoding="utf-8")
    said = one_sentence(briscola("bot", "--level", f"maestro:adapt={file}"))
    assert said.isprintable() and len(said) < 500


@pytest.mark.posix("open of a name with a colon")
def test_a_colon_in_the_name_of_a_file_begins_no_other_level(tmp_path: Path, briscola: Here) -> None:
    file = tmp_path / "C:habits.json"
    file.write_bytes(to_json(SHY))
    said = briscola(*WORDS, "--levels", f"maestro:goal=win,adapt={file},easy")
    assert said.lines[0]["levels"] == [f"maestro:goal=win,adapt={SHY.spell()}", "easy"]
