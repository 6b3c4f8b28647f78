"""Puzzles that the game has, looked at once more: those that no longer hold go."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from briscola.capabilities.puzzles.puzzle import Puzzle
from training.puzzles.choosing import WITHDRAWN
from training.puzzles.making import puzzle_at
from training.puzzles.twins import without_twins


class Rechecked(Struct, frozen=True, kw_only=True):
    """A puzzle by its name, as it is found today; None where it does not hold any more."""

    id: str
    puzzle: Puzzle | None


def again(puzzle: Puzzle) -> Puzzle | None:
    """The same puzzle proven anew, with the reason and the grade of today; None where it does not hold."""
    if puzzle.id in WITHDRAWN:
        return None
    found = puzzle_at(puzzle.deal, puzzle.actions)
    return found if found is not None and found.right == puzzle.right else None


def recheck(
    file: Path,
    puzzles: Iterable[Puzzle],
    *,
    minutes: float,
    prove: Callable[[Puzzle], Puzzle | None] = again,
) -> Sequence[Puzzle] | None:
    """Look at all of them, but those that are in the file already; None where time was too short.

    What holds is returned without its twins.
    """
    known = read(file)
    end = time.monotonic() + 60 * minutes
    for puzzle in puzzles:
        if puzzle.id in known:
            continue
        if time.monotonic() > end:
            return None
        known[puzzle.id] = Rechecked(id=puzzle.id, puzzle=prove(puzzle))
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(known[puzzle.id]) + b"\n")
    found = (known[puzzle.id].puzzle for puzzle in puzzles)
    return without_twins([puzzle for puzzle in found if puzzle is not None])


def read(file: Path) -> dict[str, Rechecked]:
    """The puzzles looked at so far, by id."""
    rows: Mapping[str, Rechecked] = {}
    if file.is_file():
        lines = file.read_bytes().splitlines()
        rows = {row.id: row for row in (msgspec.json.decode(line, type=Rechecked) for line in lines)}
    return dict(rows)
