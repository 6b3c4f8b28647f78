"""How a seat names a program."""

from pathlib import PurePosixPath, PureWindowsPath

import pytest

from briscola.players.bots.command import check_seat, is_program, line_for, words_of, written
from briscola.players.levels import BadLevel


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("cmd:python3 greedy.py", ["python3", "greedy.py"]),
        ("cmd:'/my bots/greedy' --name \"a b\"", ["/my bots/greedy", "--name", "a b"]),
        (r"cmd:/my\ bots/greedy #7", ["/my bots/greedy", "#7"]),
    ],
)
def test_a_line_is_taken_apart_as_a_posix_shell_does(line: str, words: list[str]) -> None:
    assert words_of(line, windows=False) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (r"cmd:C:\bots\greedy.exe --deep", ["C:\\bots\\greedy.exe", "--deep"]),
        (r'cmd:"C:\Program Files\bot\greedy.exe" it' "'s", ["C:\\Program Files\\bot\\greedy.exe", "it's"]),
        (r"cmd:py \\server\bots\greedy.py", ["py", r"\\server\bots\greedy.py"]),
    ],
)
def test_on_windows_a_backslash_is_part_of_a_path(line: str, words: list[str]) -> None:
    assert words_of(line, windows=True) == words


@pytest.mark.parametrize("windows", [False, True])
@pytest.mark.parametrize("words", [["/my bots/greedy", "a b"], ["python3", "it's.py", "", "ü"]])
def test_words_are_written_as_they_are_read(words: list[str], windows: bool) -> None:
    assert words_of("cmd:" + written(words, windows=windows), windows=windows) == words


def test_a_file_that_is_pointed_at_makes_a_line() -> None:
    assert line_for(PurePosixPath("/my bots/greedy.py"), windows=False) == "python3 '/my bots/greedy.py'"
    assert line_for(PurePosixPath("/bots/greedy"), windows=False) == "/bots/greedy"
    line = line_for(PureWindowsPath(r"C:\my bots\greedy.PY"), windows=True)
    assert line == r'py "C:\my bots\greedy.PY"'


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("cmd:", "followed by a program"),
        ("cmd:   ", "followed by a program"),
        ('cmd:""', "followed by a program"),
        ('cmd:"unclosed', "cannot be read"),
        ("cmd:/no/such/program at all", "there is no program '/no/such/program'"),
        ("cmd:a\nb", "one line"),
        ("cmd:" + "x" * 2000, "one line"),
        ("cmd:a\0b", "one line"),
        ("champion", "there is no level"),
    ],
)
def test_a_line_that_names_no_program_is_refused_with_a_sentence(line: str, why: str) -> None:
    with pytest.raises(BadLevel, match=why):
        check_seat(line)


def test_levels_and_programs_are_told_apart() -> None:
    assert is_program("cmd:python3 greedy.py")
    assert not is_program("medium:goal=win")
    check_seat("medium:goal=win")
