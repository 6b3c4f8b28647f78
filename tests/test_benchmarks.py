"""What the benchmarks run in processes of their own, where no type checker sees it."""

import importlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks import compare
from benchmarks.figure import Figure
from tools.dev_extra import NEEDED
from tools.wrap import pages

ROOT = Path(__file__).resolve().parent.parent
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


@pytest.mark.slow
def test_the_first_picture_says_when_it_stood(tmp_path: Path) -> None:
    before = time.time()
    words = [sys.executable, "-m", "benchmarks.first_picture", str(tmp_path)]
    shown = subprocess.run(
        words, check=True, capture_output=True, text=True, cwd=ROOT, env=os.environ | QUIET, timeout=300
    )
    assert before < float(shown.stdout) <= time.time()


def test_two_commits_are_compared_by_their_middle_values() -> None:
    head, *rows = compare.table(
        {"idle": [3.0, 1.0, 2.0], "gone": [1.0], "none": [0.0]},
        {"idle": [0.5, 9.0, 1.0], "new": [1.0], "none": [1.0]},
    )
    assert head.startswith("| figure | before | now | ratio |")
    assert rows == [
        "| `idle` | 2 (1…3) | 1 (0.5…9) | 0.50 |",
        "| `none` | 0 (0…0) | 1 (1…1) | – |",
    ]


@pytest.mark.slow
@pytest.mark.linux
def test_what_is_compared_are_the_wheels_as_people_install_them(capfd: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["HEAD", "page_weight", "--rounds", "1"]) == 0
    (row,) = (line for line in capfd.readouterr().out.splitlines() if "page_weight" in line)
    assert row.startswith("| `page_weight` | ")


@pytest.mark.slow
@pytest.mark.linux
def test_a_wheel_lies_in_an_environment_of_its_own_without_the_checkout(tmp_path: Path) -> None:
    installed = compare.install(ROOT, tmp_path)
    code = "import briscola, benchmarks, psutil; print(briscola.__file__, benchmarks.__file__, sep='\\n')"
    env = os.environ | {"PYTHONPATH": str(installed.benches)}
    told = subprocess.run(
        [installed.python, "-c", code], cwd=tmp_path, env=env, check=True, capture_output=True, text=True
    )
    game, benchmarks = told.stdout.split()
    assert Path(game).is_relative_to(tmp_path / "venv")
    assert Path(benchmarks).is_relative_to(installed.benches)


def test_a_commit_that_is_none_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["no-such-commit", "idle"]) == 1
    assert "it cannot be measured" in capfd.readouterr().err


@pytest.mark.parametrize("rounds", ["0", "-1", "x"])
def test_a_number_of_rounds_that_is_none_is_refused(capfd: pytest.CaptureFixture[str], rounds: str) -> None:
    with pytest.raises(SystemExit):
        compare.main(["HEAD", "idle", "--rounds", rounds])
    assert "--rounds" in capfd.readouterr().err


def test_the_short_form_changes_numbers_that_are_there() -> None:
    lost = [
        f"{module}.{name}"
        for module, numbers in command.SHORT.items()
        for name, number in numbers.items()
        if type(vars(importlib.import_module(f"benchmarks.{module}")).get(name)) is not type(number)
    ]
    assert lost == []


def test_a_benchmark_that_fails_is_told_at_the_end_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken() -> Iterator[Figure]:
        yield Figure(name="broken_once", value=1, unit="ms")
        raise OverflowError("math range error")

    def whole() -> Iterator[Figure]:
        yield Figure(name="the_whole", value=2, unit="ms")

    monkeypatch.setattr(command, "GROUPS", {"broken": broken, "whole": whole})
    monkeypatch.setattr(sys, "argv", ["benchmarks"])
    assert command.main() == 1
    told = capfd.readouterr()
    assert [line.split()[0] for line in told.out.splitlines()] == ["broken_once", "the_whole"]
    assert "OverflowError: math range error" in told.err
    monkeypatch.setattr(sys, "argv", ["benchmarks", "whole"])
    assert command.main() == 0
    assert capfd.readouterr().out.split()[0] == "the_whole"  # all figures of a group, whatever their names


def test_pages_name_benchmarks_that_are_there() -> None:
    lost = [
        f"{page.relative_to(ROOT)}: {name}"
        for page in pages(ROOT)
        for dot, name in re.findall(r"python -m benchmarks([ .])(\w+)", page.read_text(encoding="utf-8"))
        if not (
            find_spec(f"benchmarks.{name}") if dot == "." else name == "compare" or command.group_of(name)
        )
    ]
    assert lost == []


@pytest.mark.parametrize("missing", NEEDED)
@pytest.mark.parametrize("folder", ["benchmarks", "trials"])
def test_without_the_extra_a_sentence_says_what_to_install(folder: str, missing: str) -> None:
    code = f"import runpy, sys; sys.modules[{missing!r}] = None; runpy.run_module({folder!r})"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert ended.returncode == 1 and ended.stdout == ""
    assert ended.stderr == f'python -m {folder} needs more than the game: pip install ".[dev]"\n'
