"""Make puzzles by self-play, and keep the best mixture of them among the game's data.

    python -m training.puzzles [--folder DIR] [--hands N] [--minutes M] [--seed S] [--forms FORM …]
                               [--themes THEME …] [--hard]
    python -m training.puzzles --keep N [--folder DIR]
    python -m training.puzzles --recheck [--folder DIR] [--minutes M]

The first plays N hands of every form, in rounds; what a hand gives is a line of `found.jsonl` in the folder,
and the same command goes on where it was ended. The second chooses N of what was found and of what the game
has, rather the latter, and writes them into `assets/puzzles`, a file a theme. The third proves all puzzles of
the game anew and leaves out those that no longer hold, and near twins; it goes on where it was ended. The
same seed finds the same puzzles.
"""

import argparse
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from briscola.capabilities.puzzles import collection
from briscola.capabilities.puzzles.puzzle import Puzzle, Theme
from briscola.engine.deal_code import decode
from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from training.puzzles.choosing import choose
from training.puzzles.making import hand_puzzles
from training.puzzles.rechecking import recheck

FOLDER = Path("out/puzzles")
ASSETS = Path(__file__).resolve().parents[2] / "assets" / "puzzles"


Finder = Callable[[Rules, int, int], Iterable[Puzzle]]
"""Finds the puzzles of a game, a seed and a hand."""


class Line(Struct, frozen=True, kw_only=True):
    """Puzzles found in one hand; a line of the file."""

    form: str
    seed: int
    hand: int
    puzzles: tuple[Puzzle, ...]


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles", description="Make puzzles.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hands", type=int, default=30)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--forms", nargs="*", choices=FORMS, default=list(FORMS))
    parser.add_argument("--themes", nargs="*", choices=[*Theme], default=[*Theme])
    parser.add_argument("--hard", action="store_true", help="only what a beginner would miss")
    parser.add_argument("--keep", type=int, default=0)
    parser.add_argument("--recheck", action="store_true", help="prove those that the game has anew")
    parser.add_argument("--assets", type=Path, default=ASSETS)
    asked = parser.parse_args(words)
    found = asked.folder / "found.jsonl"
    if asked.keep:
        familiar = collection.puzzles()
        new = [puzzle for line in read(found) for puzzle in line.puzzles]
        kept = choose([*new, *familiar], asked.keep, familiar={puzzle.id for puzzle in familiar})
        write(kept, asked.assets)
    elif asked.recheck:
        asked.folder.mkdir(parents=True, exist_ok=True)
        holding = recheck(asked.folder / "rechecked.jsonl", collection.puzzles(), minutes=asked.minutes)
        if holding is None:
            return
        kept = holding
        write(kept, asked.assets)
    else:
        if hasattr(os, "nice"):
            os.nice(10)
        themes = [Theme(theme) for theme in asked.themes]
        find = partial(hand_puzzles, wanted=themes, hard=asked.hard)
        make(found, asked.forms, find, seed=asked.seed, hands=asked.hands, minutes=asked.minutes)
        kept = [puzzle for line in read(found) for puzzle in line.puzzles]
    tell(kept)


def make(file: Path, forms: Sequence[str], find: Finder, *, seed: int, hands: int, minutes: float) -> None:
    """Play so many hands of each form, but those that are in the file already."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.is_file() and not file.read_bytes().endswith(b"\n"):
        with file.open("ab") as lines:
            lines.write(b"\n")  # after a line that was cut off
    done = {(line.form, line.seed, line.hand) for line in read(file)}
    end = time.monotonic() + 60 * minutes
    for hand in range(hands):
        for form in forms:
            if (form, seed, hand) in done:
                continue
            if time.monotonic() > end:
                return
            puzzles = tuple(find(FORMS[form], seed, hand))
            with file.open("ab") as lines:
                line = Line(form=form, seed=seed, hand=hand, puzzles=puzzles)
                lines.write(msgspec.json.encode(line) + b"\n")


def read(file: Path) -> Sequence[Line]:
    """The lines of the file; one that was cut off at the end is played again."""
    if not file.is_file():
        return []
    found = []
    for each in file.read_bytes().splitlines():
        try:
            found.append(msgspec.json.decode(each, type=Line))
        except msgspec.DecodeError:
            continue
    return found


def write(kept: Iterable[Puzzle], folder: Path) -> None:
    """A file a theme, a line a puzzle."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    by_theme: dict[str, list[Puzzle]] = {}
    for puzzle in kept:
        by_theme.setdefault(puzzle.theme.value, []).append(puzzle)
    for theme, puzzles in by_theme.items():
        rows = b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
        (folder / f"{theme}.json").write_bytes(b"[\n" + rows + b"\n]\n")


def tell(puzzles: Sequence[Puzzle]) -> None:
    """Print the number of puzzles, and those of each theme, game, grade and kind of proof."""
    print(f"{len(puzzles)} puzzles")
    for title, counts in (
        ("theme", Counter(puzzle.theme.value for puzzle in puzzles)),
        ("form", Counter(decode(puzzle.deal).rules.slug for puzzle in puzzles)),
        ("grade", Counter(str(puzzle.grade) for puzzle in puzzles)),
        ("proof", Counter(puzzle.proof.value for puzzle in puzzles)),
    ):
        print(f"  {title}: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
