"""The packaged app: how large it is, and how long after a double-click its title stands on a screen.

The screen is an Xvfb of our own whose frame buffer is a file: looking at it disturbs nobody.
"""

import mmap
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.outside import home, running, screen, totals
from tools.packages.archives import archive
from tools.packages.identity import NAME, ROOT

BUNDLE = ROOT / "dist" / NAME
STARTS = 5
REST = 6.0
"""Seconds for the first start to draw ahead what later ones find."""


def measure() -> Iterator[Figure]:
    """Size unpacked and packed; the title with an empty home, and later. Builds what is not built yet."""
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
        env = home(Path(folder), display, fullscreen=True)
        cold = _started(env, buffer, stay=REST)
        warm = [_started(env, buffer) for _ in range(STARTS)]
    for name, found in (("cold", cold), ("warm", tuple(map(min, zip(*warm, strict=True))))):
        yield Figure(name=f"bundle_title_{name}", value=round(found[0], 2), unit="s")
        yield Figure(name=f"bundle_title_{name}_cpu", value=round(found[1], 2), unit="s of a core")


def _started(env: Mapping[str, str], buffer: mmap.mmap, *, stay: float = 0.5) -> tuple[float, float]:
    """Seconds from the start until the title stands, by the clock and of work; then it stays so many."""
    begun = time.perf_counter()
    with running(env, buffer, BUNDLE / NAME) as process:
        found = time.perf_counter() - begun, totals(process)[0]
        time.sleep(stay)
    return found
