"""Two commits measured in turns on one machine: `python -m benchmarks compare COMMIT NAME … [--rounds N]`.

Times of one run say little, ratios of runs side by side do. Of each commit the wheel is built and installed
into an environment of its own, with its libraries at the versions it names, as people have it. Names of
`OURS` are measured by this checkout's files in both; all others by each one's own benchmarks.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile
from statistics import median
from sysconfig import get_path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks import outside
from briscola.commands.arguments import whole_number

HERE = Path(__file__).resolve().parents[1]
OURS = {
    **dict.fromkeys(outside.MEASURES, "outside.py"),
    "first_hand": "first_hand.py",
    "history": "history.py",
}
"""Files of benchmarks by names, in which nothing is used that another commit may not have."""
MEASURE = """import importlib, json, sys
from dataclasses import asdict
for figure in importlib.import_module(sys.argv[1]).measure():
    print(json.dumps(asdict(figure)))"""
IN_WHEEL = {"assets", "briscola", "sounds"}
ROUNDS = 5


class Installed(NamedTuple):
    """A commit as people have it."""

    benches: Path
    """Folder with its benchmarks, and without the game."""
    python: Path
    """The Python in whose environment the game is installed."""


@contextmanager
def beside(commit: str) -> Iterator[Path]:
    """A checkout of a commit, with our files for the names that they measure. Raises CalledProcessError."""
    with TemporaryDirectory() as folder:
        there = Path(folder) / "checkout"
        tree = ["git", "worktree"]
        subprocess.run([*tree, "add", "--detach", "--quiet", str(there), commit], cwd=HERE, check=True)
        try:
            for name in {*OURS.values()}:
                copyfile(HERE / "benchmarks" / name, there / "benchmarks" / name)
            yield there
        finally:
            subprocess.run([*tree, "remove", "--force", str(there)], cwd=HERE, check=True)


def install(checkout: Path, folder: Path) -> Installed:
    """Build and install the wheel of a checkout into an empty folder. Raises CalledProcessError."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", str(folder)]
    subprocess.run([*pip, str(checkout)], check=True)
    venv.create(folder / "venv", with_pip=True)
    installed = Installed(folder / "benches", folder / "venv" / "bin" / "python")
    (wheel,) = folder.glob("*.whl")
    libraries = ["-c", str(checkout / "constraints.txt"), str(wheel)]
    subprocess.run([installed.python, "-m", "pip", "install", "-q", *libraries], check=True)
    # What only benchmarks need comes from this environment, after all that the game has of its own.
    (own,) = (folder / "venv").glob("lib/python*/site-packages")
    (own / "benchmarks.pth").write_text(get_path("purelib"), encoding="utf-8")
    installed.benches.mkdir()
    for part in checkout.iterdir():
        if part.is_dir() and part.name not in IN_WHEEL and not part.name.startswith("."):
            (installed.benches / part.name).symlink_to(part)
    return installed


def measured(installed: Installed, name: str) -> Mapping[str, float]:
    """The figures of one name of one commit. Raises CalledProcessError."""
    words = ["-m", "benchmarks", name, "--json"]
    if name in outside.MEASURES:
        words = ["-m", "benchmarks.outside", name]
    elif name in OURS:  # another commit may not know the name
        words = ["-c", MEASURE, f"benchmarks.{name}"]
    told = subprocess.run(
        [installed.python, *words],
        cwd=installed.benches,
        env={**os.environ, "PYTHONPATH": str(installed.benches)},
        check=True,
        capture_output=True,
        text=True,
    )
    found = [json.loads(line) for line in told.stdout.splitlines() if line.startswith("{")]
    return {each["name"]: each["value"] for each in found}


def spread(values: Sequence[float]) -> str:
    """The middle value, with the least and the greatest."""
    return f"{median(values):g} ({min(values):g}…{max(values):g})"


def table(before: Mapping[str, Sequence[float]], now: Mapping[str, Sequence[float]]) -> Iterator[str]:
    """A row for each figure that both have: before, now, and the ratio of the middle values."""
    yield "| figure | before | now | ratio |\n|---|---|---|---|"
    for name in [name for name in now if name in before]:
        was = median(before[name])
        ratio = f"{median(now[name]) / was:.2f}" if was else "–"
        yield f"| `{name}` | {spread(before[name])} | {spread(now[name])} | {ratio} |"


def main(words: Sequence[str]) -> int:
    """Measure and print the table; 1 if a figure could not be had."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks compare", description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("names", nargs="+", metavar="NAME")
    parser.add_argument("--rounds", type=whole_number(1), default=ROUNDS, help="(%(default)s)")
    wanted = parser.parse_args(words)
    before, now = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    try:
        with beside(wanted.commit) as other, TemporaryDirectory() as one, TemporaryDirectory() as two:
            sides = ((before, install(other, Path(one))), (now, install(HERE, Path(two))))
            for _round in range(wanted.rounds):
                for found, installed in sides:
                    for name in wanted.names:
                        for figure, value in measured(installed, name).items():
                            found[figure].append(value)
    except subprocess.CalledProcessError as error:
        print(f"it cannot be measured: {error}\n{(error.stderr or '').strip()[-500:]}", file=sys.stderr)
        return 1
    print(*table(before, now), sep="\n")
    return 0
