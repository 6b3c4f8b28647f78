"""The start on a slow computer: the program runs for a tenth of the time, as under a quota of its processor.

The window opens when the screen has it, and its first frame stands when the frame buffer shows it.
"""

import mmap
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks.figure import Figure
from benchmarks.outside import LOOK, PATIENCE, painted, screen

RUNS, RESTS = 0.01, 0.09
"""Seconds for which the program runs, and then rests."""
STARTS = 3


def measure() -> Iterator[Figure]:
    """Cold once, so that caches are filled; then the middle one of some starts."""
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as (display, buffer):
        env = {**os.environ, "HOME": folder, "DISPLAY": display, "LC_ALL": "C.UTF-8"}
        env |= {
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPYCACHEPREFIX": f"{folder}/compiled",
        }
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        starts = [_start(env, buffer) for _ in range(1 + STARTS)][1:]
    opened, shown = (median(each) for each in zip(*starts, strict=True))
    wait = median(shown - opened for opened, shown in starts)
    yield Figure(name="slow_start_window", value=round(opened, 2), unit="s")
    yield Figure(name="slow_start_first_frame", value=round(shown, 2), unit="s")
    yield Figure(name="slow_start_first_frame_after_window", value=round(wait, 2), unit="s", aim=0.3)


def _start(env: dict[str, str], buffer: mmap.mmap) -> tuple[float, float]:
    """Seconds from the start of the program to its window, and to the first frame."""
    begun = time.perf_counter()
    game = subprocess.Popen([sys.executable, "-m", "briscola"], env=env, stdout=subprocess.DEVNULL)
    opened: list[float] = []
    try:
        with _slowed(game):
            looking = threading.Thread(target=lambda: opened.append(_opened(env) - begun))
            looking.start()
            while not painted(buffer):
                if game.poll() is not None or time.perf_counter() - begun > PATIENCE:
                    raise ChildProcessError("no picture is shown")
                time.sleep(LOOK)
            shown = time.perf_counter() - begun
            looking.join()
    finally:
        game.kill()
        game.wait()
    while painted(buffer):
        time.sleep(LOOK)
    return opened[0], shown


def _opened(env: dict[str, str]) -> float:
    """Wait for the window; the moment when it is there."""
    look = ("xdotool", "search", "--onlyvisible", "--class", "^briscola$")  # its own wait looks seldom
    while subprocess.run(look, env=env, check=False, capture_output=True).returncode:
        time.sleep(LOOK)
    return time.perf_counter()


@contextmanager
def _slowed(game: "subprocess.Popen[bytes]") -> Iterator[None]:
    """Let a program run for a tenth of the time only."""
    done = threading.Event()

    def slow() -> None:
        while not done.is_set() and game.poll() is None:
            game.send_signal(signal.SIGSTOP)
            time.sleep(RESTS)
            game.send_signal(signal.SIGCONT)
            time.sleep(RUNS)

    slowing = threading.Thread(target=slow)
    slowing.start()
    try:
        yield
    finally:
        done.set()
        slowing.join()
