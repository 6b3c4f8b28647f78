"""What the benchmarks run in processes of their own, where no type checker sees it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
