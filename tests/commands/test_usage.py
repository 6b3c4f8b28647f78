"""Wrong usage and things that cannot be done: an exit status and one sentence, never a traceback."""

import errno
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from briscola import cli
from briscola.cli import main
from briscola.commands import list_variants
from briscola.engine.variants import VARIANTS
from briscola.players.levels import LEVELS
from tests.commands.shell import ROOT, Here, one_sentence, program, spawn
from tests.commands.test_bot_and_arena import HELLO
from tests.reasons import reason

OF_BRISCOLA = ", ".join(option.key for option in VARIANTS["briscola"].options)

WRONG: list[tuple[str, str]] = [
    ("fly", "invalid choice: 'fly'"),
    ("briscola:7KMPQ-2ABC", "this link names no table: a room code has 11 letters and digits, not 9"),
    ("briscola:7KMPQ-2ABCD@", "this link names no table: an address looks like"),
    ("https://play.example.org/", "this link names no table: the link of a page names a table only with"),
    ("https://play.example.org/#table=7KMPQ-2ABC", "this link names no table: a room code has 11 letters"),
    ("briscola:7KMPQ-2ABCD simulate", "nothing comes after the link of a table"),
    ("simulate --variant scopa", f"there is no variant scopa; there are {', '.join(VARIANTS)}"),
    ("simulate --players 7", "briscola is not played by 7 players; it takes 2, 3, 4, 5"),
    ("simulate --players 0", "'0' is not a whole number of at least 1"),
    ("simulate --variant bisca --players 5", "bisca is not played by 5 players; it takes 2, 3, 4"),
    ("simulate --hands 0", "'0' is not a whole number of at least 1"),
    ("simulate --hands many", "'many' is not a whole number"),
    ("simulate --hands 1.5", "'1.5' is not a whole number"),
    ("simulate --hands 99999999999999999999999", "is not a whole number"),
    ("simulate --seed=-1", "'-1' is not a whole number from 0 to"),
    ("simulate --seed 18446744073709551616", "is not a whole number from 0 to 18446744073709551615"),
    ("simulate --winning-hands 0", "'0' is not a whole number from 1 to 11"),
    ("simulate --winning-hands 12", "'12' is not a whole number from 1 to 11"),
    ("simulate --option total_120=on --winning-hands 2", "does not apply to a match by points"),
    ("simulate --levels grandmaster", f"there is no level 'grandmaster'; there are {', '.join(LEVELS)}"),
    ("simulate --levels easy:colour=red", "level easy has no switch 'colour'; it has goal"),
    ("simulate --levels medium:goal=glory", "switch goal may be points or win, not 'glory'"),
    ("simulate --players 4 --levels easy,easy", "one for each of the 4 seats, not 2"),
    ("simulate --levels easy,easy,easy", "one for each of the 2 seats, not 3"),
    ("simulate --levels easy:goal=win,colour=red,easy", "level easy has no switch 'colour'"),
    ("simulate --levels easy,", "there is no level ''"),
    ("simulate --option tie", "'tie' is not of the form KEY=VALUE"),
    ("simulate --option tie=", "'tie=' is not of the form KEY=VALUE"),
    ("simulate --option colour=red", f"briscola has no option colour; it has {OF_BRISCOLA}"),
    ("simulate --option tie=maybe", "option tie may be void or last_trick, not maybe"),
    ("simulate --option tie=void --option tie=void", "option tie is given twice"),
    ("simulate --option signs=off", "option signs does not apply to this game of briscola for 2 players"),
    ("simulate --variant chiamata --option match_hands=101", "option match_hands may be 1 to 100, not 101"),
    ("simulate --variant prini --option deal_all=on --option exchange=seven", "exchange does not apply"),
    ("simulate --speed calm", "unrecognized arguments: --speed calm"),
    ("arena easy", "the following arguments are required: B"),
    ("arena easy nobody", "there is no level 'nobody'"),
    ("arena easy cmd:", "cmd: must be followed by a program"),
    ("arena easy cmd:no-such-program-anywhere", "there is no program 'no-such-program-anywhere' to run"),
    ('arena easy cmd:"python', "cannot be read: no closing quotation"),
    ("arena easy easy --deals 0", "'0' is not a whole number of at least 1"),
    ("arena easy easy --jobs 0", "'0' is not a whole number from 1 to 256"),
    ("bot", "the following arguments are required: --level"),
    ("bot --level nobody", "there is no level 'nobody'"),
    ("demo --size large", "'large' is not a size such as 1280x720"),
    ("demo --size 1x1", "'1x1' is not between 1024x600 and 7680x4320"),
    ("demo --speed fast", "invalid choice: 'fast' (choose from 'calm', 'normal', 'quick', 'none')"),
    ("demo --hands 0", "'0' is not a whole number of at least 1"),
    ("verify", "the following arguments are required: FILE"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[words for words, _ in WRONG])
def test_wrong_usage_is_refused_with_what_is_allowed(briscola: Here, words: str, sentence: str) -> None:
    assert sentence in one_sentence(briscola(*words.split()), 2)


@pytest.mark.slow
@pytest.mark.parametrize("words", ["simulate --players 9", "fly", "verify nowhere.jsonl"])
def test_a_refusal_is_the_same_from_a_process_of_its_own(briscola: Here, words: str) -> None:
    assert spawn(*words.split()) == briscola(*words.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            "--players 4 --option signs=off --option spies=on",
            "option spies has no effect here: no signs are made",
        ),
        (
            "--variant chiamata --option match_hands=3",
            "option match_hands has no effect here: the match does",
        ),
        (
            "--option tie=last_trick --option void_dealer=next",
            "option void_dealer has no effect here: no hand",
        ),
    ],
)
def test_an_option_without_effect_is_accepted_with_a_sentence(
    briscola: Here, words: str, sentence: str
) -> None:
    said = briscola(*f"simulate --hands 1 --levels random --json {words}".split())
    assert said.status == 0
    assert said.err.startswith(sentence) and said.err.count("\n") == 1


def test_an_option_with_its_effect_is_accepted_in_silence(briscola: Here) -> None:
    words = "simulate --hands 1 --levels random --json --players 4 --option spies=on"
    assert briscola(*words.split()).err == ""


def test_help_names_every_command() -> None:
    said = spawn("--help")
    assert said.status == 0
    for command in ("simulate", "variants", "arena", "bot", "demo", "verify", "selftest"):
        assert command in said.out


def test_the_version_is_one_line(briscola: Here) -> None:
    said = briscola("--version")
    assert said.status == 0
    (line,) = said.out.splitlines()
    assert line.startswith("briscola")


@pytest.mark.slow
@pytest.mark.linux
@pytest.mark.parametrize("driver", [{}, {"SDL_VIDEODRIVER": "x11"}], ids=["any", "by name"])
def test_without_a_screen_the_window_says_so_in_one_sentence(driver: dict[str, str]) -> None:
    """SDL, asked for any driver, would find one that draws where nobody sees it."""
    hidden = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    hidden.pop("SDL_VIDEODRIVER", None)
    done = subprocess.run(
        program(),
        env={**hidden, **driver},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    (said,) = done.stderr.splitlines()
    assert said.startswith("briscola: there is no screen to open a window on (")


def test_a_reader_that_leaves_early_ends_a_simulation_quietly() -> None:
    words = program("simulate", "--hands", "1000000", "--levels", "random", "--json")
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline().startswith(b'{"event":"match"')
        process.stdout.close()
        assert process.wait(60) == 1
        assert process.stderr.read() == b"briscola: nobody reads the output any more\n"


GONE_EARLY = "briscola: nobody reads the output any more\n"


@pytest.mark.parametrize("words", ["--help", "variants"])
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
def test_a_reader_that_leaves_before_the_first_word_is_told_once(words: str, unbuffered: str) -> None:
    """Not once more by Python at its end, nor with the exit status 120 that it has for that."""
    reader, writer = os.pipe()
    os.close(reader)
    env = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(
        program(*words.split()),
        env=env,
        stdout=writer,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, GONE_EARLY)


def test_where_nobody_reads_complaints_the_exit_status_is_the_same() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    env = {**os.environ, "PYTHONUNBUFFERED": ""}
    done = subprocess.run(program("fly"), env=env, stdout=writer, stderr=writer, cwd=ROOT, check=False)
    os.close(writer)
    assert done.returncode == 2


class Gone(io.StringIO):
    """An output whose reader has gone; `number` is what the system says then."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def write(self, text: str) -> int:
        del text
        raise OSError(self._number, os.strerror(self._number))


@pytest.mark.parametrize(
    "words",
    [
        "--help",
        "variants",
        "simulate --hands 1 --levels random",
        "arena easy random --deals 1",
        "bot --level easy",
        "history",
    ],
)
@pytest.mark.parametrize(
    ("number", "windows", "said"),
    [
        (errno.EPIPE, False, GONE_EARLY),
        (errno.EINVAL, True, GONE_EARLY),
        (errno.EINVAL, False, "briscola: cannot read or write: Invalid argument\n"),
        (errno.EIO, True, "briscola: cannot read or write: Input/output error\n"),
    ],
)
def test_every_command_knows_a_reader_that_has_gone(
    words: str,
    number: int,
    windows: bool,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """On Windows its number is that of an argument that is not allowed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(cli, "_WINDOWS", windows)
    monkeypatch.setattr(sys, "stdin", io.StringIO(HELLO + "\n"))
    monkeypatch.setattr(sys, "stdout", Gone(number))
    assert main(words.split()) == 1
    assert capsys.readouterr().err == said


@pytest.mark.parametrize("output", [True, False], ids=["with an output", "with none"])
def test_what_is_wrong_elsewhere_is_no_reader_that_has_gone(
    output: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> str:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(cli, "_WINDOWS", True)
    monkeypatch.setattr(list_variants, "json_line", fail)
    monkeypatch.setattr(sys, "stdout", io.StringIO() if output else None)
    assert main(["variants", "--json"]) == 1
    assert capsys.readouterr().err == "briscola: cannot read or write: Invalid argument\n"


INTERRUPTED = """
import signal, sys
signal.SIGBREAK = signal.SIGUSR1  # Windows' own, which is sent here by another name
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs are born deaf to it
from briscola.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="Windows sends no signal to a single process")
@pytest.mark.parametrize("name", ["SIGINT", "SIGUSR1"], ids=["Ctrl-C", "Ctrl-Break"])
def test_an_interrupted_simulation_says_that_it_stopped(name: str) -> None:
    words = ["simulate", "--hands", "1000000", "--levels", "random", "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(getattr(signal, name))
        _, complaint = process.communicate(timeout=300)
        assert process.returncode == 1
        assert complaint == b"briscola: stopped\n"


class Full(io.StringIO):
    """An output on a disk with no room left."""

    def write(self, text: str) -> int:
        del text
        raise OSError(errno.ENOSPC, "No space left on device")


def test_an_output_that_takes_no_more_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", Full())
    assert main(["variants"]) == 1
    assert capsys.readouterr().err == "briscola: cannot read or write: No space left on device\n"


def test_where_there_is_no_output_a_box_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a double-click on Windows."""
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _title, text, **_: shown.append(text))
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["verify", "nowhere.jsonl"]) == 1
    assert shown == [f"nowhere.jsonl cannot be read: {reason(Path('nowhere.jsonl').stat)}"]


def test_a_mistake_of_ours_is_a_sentence_and_its_traceback_is_in_the_log(
    briscola: Here, own_log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(list_variants, "json_line", fail)
    said = briscola("variants", "--json")
    assert said.status == 1
    sentence = f"a mistake in the program: ZeroDivisionError: division by zero (more of it in {own_log})"
    assert one_sentence(said) == sentence
    assert "Traceback" in own_log.read_text(encoding="utf-8")


LIGHT = """
import sys
from briscola.cli import main
assert main(sys.argv[1:]) == 0
heavy = {"pygame", "resvg_py", "numpy", "nacl", "paho", "websockets", "zeroconf", "asyncio"}
heavy &= {name.partition(".")[0] for name in sys.modules}
assert not heavy, heavy
"""


@pytest.mark.slow
def test_a_dealer_draws_nothing_and_reckons_only_at_its_tables() -> None:
    heavy = "{'pygame', 'resvg_py', 'numpy'} & {name.partition('.')[0] for name in sys.modules}"
    code = f"import sys, briscola.commands.serve; assert not {heavy}, {heavy}"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=300, check=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        "simulate --hands 1 --levels easy",
        "variants",
        "bot --level easy",
        "arena easy random --deals 1",
        "--version",
    ],
)
def test_what_needs_no_window_loads_nothing_that_draws(words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIGHT, *words.split()],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
