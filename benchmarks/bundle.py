"""The packaged app: how large it is, and how long after a double-click its first picture stands on a screen.

The screen is an Xvfb of our own whose frame buffer is a file: looking at it disturbs nobody.
"""

import mmap
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from benchmarks.figure import Figure
from benchmarks.outside import LOOK, PATIENCE, painted, screen
from tools.packages.archives import archive
from tools.packages.identity import NAME, ROOT

BUNDLE = ROOT / "dist" / NAME
STARTS = 5
REST = 6.0
"""Seconds for the first start to draw ahead what later ones find."""


def measure() -> Iterator[Figure]:
    """Size unpacked and packed; first picture with an empty home, and later. Builds what is not built yet."""
    if not BUNDLE.is_dir():
        subprocess.run(
            [sys.executable, "-m", "PyInstaller", "build.spec", "--noconfirm"], cwd=ROOT, check=True
        )
    unpacked = sum(file.lstat().st_size for file in BUNDLE.rglob("*") if not file.is_dir())
    yield Figure(name="bundle_unpacked", value=round(unpacked / 1e6, 1), unit="MB", aim=110.0)
    with tempfile.TemporaryDirectory() as folder:
        packed = archive(BUNDLE, Path(folder), Path(folder), system="linux", kind="gztar")
        yield Figure(name="bundle_packed", value=round(packed.stat().st_size / 1e6, 1), unit="MB", aim=45.0)
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as (display, buffer):
        env = {"HOME": folder, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        cold, _ = _first_picture(env, buffer, stay=REST)
        starts = [_first_picture(env, buffer) for _ in range(STARTS)]
    warm, work = (min(each) for each in zip(*starts, strict=True))
    yield Figure(name="bundle_first_picture_cold", value=round(cold, 2), unit="s", aim=2.5)
    yield Figure(name="bundle_first_picture_warm", value=round(warm, 2), unit="s", aim=1.2)
    yield Figure(name="bundle_first_picture_cpu", value=round(work, 2), unit="s of a core")


def _first_picture(env: dict[str, str], buffer: mmap.mmap, *, stay: float = 0.0) -> tuple[float, float]:
    """Seconds from the start of the program to its title on the screen, by the clock and of work.

    It stays a while, then goes.
    """
    start = time.perf_counter()
    game = subprocess.Popen([BUNDLE / NAME], env=env, stdout=subprocess.DEVNULL)
    try:
        while not painted(buffer):
            if game.poll() is not None or time.perf_counter() - start > PATIENCE:
                raise ChildProcessError("the packaged app shows no picture")
            time.sleep(LOOK)
        seconds, used = time.perf_counter() - start, psutil.Process(game.pid).cpu_times()
        time.sleep(stay)
    finally:
        game.send_signal(signal.SIGTERM)
        game.wait()
    while painted(buffer):
        time.sleep(LOOK)
    return seconds, used.user + used.system
