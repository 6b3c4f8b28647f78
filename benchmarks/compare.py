"""Two commits measured in turns on one machine: `python -m benchmarks compare COMMIT NAME … [--rounds N]`.

Times of one run say little, ratios of runs side by side do. The other commit gets a checkout, and an
environment of its own if it needs other libraries. Names of `benchmarks.outside` are measured by this
checkout's file, laid over the other; all others by each one's own benchmarks.
"""

import argparse
import json
import os
import subprocess
import sys
import tomllib
import venv
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks import outside
from briscola.commands.arguments import whole_number

HERE = Path(__file__).resolve().parents[1]
LAID_OVER = "benchmarks/outside.py"
ROUNDS = 5


def libraries(checkout: Path) -> Sequence[str]:
    """The libraries of a checkout, and those of its tests and benchmarks."""
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project.get("optional-dependencies", {}).get("dev", ())]


@contextmanager
def beside(commit: str) -> Iterator[tuple[Path, str]]:
    """A checkout of a commit, and the Python with its libraries. Raises CalledProcessError."""
    with TemporaryDirectory() as folder:
        there = Path(folder) / "checkout"
        tree = ["git", "worktree"]
        subprocess.run([*tree, "add", "--detach", "--quiet", str(there), commit], cwd=HERE, check=True)
        try:
            copyfile(HERE / LAID_OVER, there / LAID_OVER)
            python = sys.executable
            if libraries(there) != libraries(HERE):
                venv.create(Path(folder) / "venv", with_pip=True)
                python = str(Path(folder) / "venv" / "bin" / "python")
                subprocess.run([python, "-m", "pip", "install", "-q", *libraries(there)], check=True)
            yield there, python
        finally:
            subprocess.run([*tree, "remove", "--force", str(there)], cwd=HERE, check=True)


def measured(checkout: Path, python: str, name: str) -> Mapping[str, float]:
    """The figures of one name in one checkout. Raises CalledProcessError."""
    words = ["benchmarks.outside", name] if name in outside.MEASURES else ["benchmarks", name, "--json"]
    env = {**os.environ, "PYTHONPATH": str(checkout)}
    told = subprocess.run(
        [python, "-m", *words], cwd=checkout, env=env, check=True, capture_output=True, text=True
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
        with beside(wanted.commit) as other:
            for _round in range(wanted.rounds):
                for found, (checkout, python) in ((before, other), (now, (HERE, sys.executable))):
                    for name in wanted.names:
                        for figure, value in measured(checkout, python, name).items():
                            found[figure].append(value)
    except subprocess.CalledProcessError as error:
        print(f"it cannot be measured: {error}\n{(error.stderr or '').strip()[-500:]}", file=sys.stderr)
        return 1
    print(*table(before, now), sep="\n")
    return 0
