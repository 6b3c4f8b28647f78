"""What the benchmarks run in processes of their own, where no type checker sees it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks import compare

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


def test_a_commit_that_is_none_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["no-such-commit", "idle"]) == 1
    assert "it cannot be measured" in capfd.readouterr().err


@pytest.mark.parametrize("rounds", ["0", "-1", "x"])
def test_a_number_of_rounds_that_is_none_is_refused(capfd: pytest.CaptureFixture[str], rounds: str) -> None:
    with pytest.raises(SystemExit):
        compare.main(["HEAD", "idle", "--rounds", rounds])
    assert "--rounds" in capfd.readouterr().err
