"""Tell which scenes say or show something else than at another commit, both drawn on this machine.

    python -m tools.same_scenes COMMIT [WORD ...]

A scene that shows a folder of the run ("own decks") always differs in its picture.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

FILES = ("tests/ui/scene_digests.py", "tests/ui/test_kept_readings.py", "tests/ui/kept_readings.json")
"""Laid over a commit from before they were written."""


def digests(checkout: Path, words: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Digests of words and pictures of the scenes of a checkout, by row."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rows.json"
        command = [sys.executable, "-m", "tests.ui.scene_digests", str(file), "--pictures", *words]
        subprocess.run(command, cwd=checkout, check=True, stdout=subprocess.DEVNULL)
        found: Mapping[str, Sequence[str]] = json.loads(file.read_text(encoding="utf-8"))
        return found


def differences(before: Mapping[str, Sequence[str]], after: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Every row that is not the same, and in what."""
    found = []
    for row in sorted({*before, *after}):
        old, new = before.get(row), after.get(row)
        if old is None or new is None:
            found.append(f"{row}: {'new' if old is None else 'gone'}")
        elif old != new:
            parts = zip(("words", "picture"), old, new, strict=True)
            found.append(f"{row}: {', '.join(part for part, a, b in parts if a != b)}")
    return found


def main(commit: str, words: Sequence[str]) -> int:
    """Print the differences; 1 if there are any."""
    here = Path(__file__).parents[1]
    with TemporaryDirectory() as folder:
        there = Path(folder) / "checkout"
        subprocess.run(
            ["git", "worktree", "add", "--detach", "--quiet", str(there), commit], cwd=here, check=True
        )
        try:
            for name in FILES:
                if not (there / name).exists():
                    shutil.copyfile(here / name, there / name)
            before = digests(there, words)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(there)], cwd=here, check=True)
    after = digests(here, words)
    found = differences(before, after)
    print(*found, f"{len(after)} rows, {len(found)} differ", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("commit")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only scenes with it in their names")
    given = parser.parse_args()
    sys.exit(main(given.commit, given.words))
