"""Choice of the next puzzle by spaced repetition, and the count of puzzles solved in a row.

Puzzles lie in boxes. One solved at the first try moves up a box and returns some days later, the later the
higher its box. One that was missed goes back to the first box. All this follows from the answers so far.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta

from msgspec import Struct

from briscola.capabilities.puzzles.answers import PuzzleAnswer
from briscola.capabilities.puzzles.puzzle import CLASSIC, Puzzle, PuzzleGame, Theme
from briscola.engine.options import BadOption
from briscola.engine.variants import make_rules
from briscola.storage.evenings.matches import Plays

BOXES = (1, 3, 7, 16, 35, 90)
"""Days until a puzzle comes again, box by box."""
EASIER, HARDER = 2, 4
"""Misses or solutions in a row after which new puzzles are one grade easier or harder."""
GRADES = 5
OTHER_SEATS, STRANGE = 1, 3
"""Extra distance in grades of a game played only with other seats, and of one never played.

The classic game counts as played with other seats even if nothing was played.
"""
BEGINNERS = PuzzleGame(variant=CLASSIC, players=2)
"""The game for somebody who has not played yet."""


class Boxed(Struct, frozen=True, kw_only=True):
    """A puzzle's box, from 0, and the day on which it is due."""

    box: int
    due: date


class PuzzleProgress(Struct, frozen=True, kw_only=True):
    """A person's progress with the puzzles up to some day.

    `in_a_row` counts the latest puzzles solved at the first try. `days` counts days in a row with puzzles, up
    to today or yesterday. `grade` is the difficulty of new puzzles.
    """

    boxed: Mapping[str, Boxed]
    answered: int
    solved: int
    in_a_row: int
    days: int
    grade: int

    def due(self, puzzle: Puzzle, today: date) -> bool:
        """True if a puzzle done before is due again."""
        boxed = self.boxed.get(puzzle.id)
        return boxed is not None and boxed.due <= today


def known_games(plays: Sequence[Plays]) -> frozenset[PuzzleGame]:
    """The games of these matches; a match whose rules are no longer known is left out."""
    found = set[PuzzleGame]()
    for each in plays:
        with suppress(BadOption, KeyError, ValueError):
            found.add(PuzzleGame.of(make_rules(each.variant, each.players, each.options)))
    return frozenset(found)


def progress(answers: Sequence[PuzzleAnswer], today: date) -> PuzzleProgress:
    """Compute the progress from all answers, earliest first."""
    boxed: dict[str, Boxed] = {}
    in_a_row = missed = run = 0
    grade = 1
    for answer in answers:
        before = boxed.get(answer.puzzle)
        box = 0 if before is None or not answer.solved else min(before.box + 1, len(BOXES) - 1)
        boxed[answer.puzzle] = Boxed(box=box, due=answer.day + timedelta(days=BOXES[box]))
        in_a_row = in_a_row + 1 if answer.solved else 0
        run, missed = (run + 1, 0) if answer.solved else (0, missed + 1)
        if run == HARDER:
            grade, run = min(GRADES, grade + 1), 0
        if missed == EASIER:
            grade, missed = max(1, grade - 1), 0
    return PuzzleProgress(
        boxed=boxed,
        answered=len(answers),
        solved=sum(answer.solved for answer in answers),
        in_a_row=in_a_row,
        days=_days({answer.day for answer in answers}, today),
        grade=grade,
    )


def _days(days: set[date], today: date) -> int:
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count


def next_puzzle(
    puzzles: Sequence[Puzzle],
    made: PuzzleProgress,
    today: date,
    *,
    theme: Theme | None = None,
    game: PuzzleGame | None = None,
    besides: str | None = None,
    known: Collection[PuzzleGame] = (),
) -> Puzzle | None:
    """The next puzzle; None if there is none.

    First comes the puzzle longest overdue. Next comes a new one near the current grade, preferably of a game
    that was played (`known`). Last comes the one that is due soonest. `theme` and `game` restrict the choice.
    `besides`, the latest puzzle, is avoided if there is another.
    """
    fitting = [each for each in puzzles if theme in (None, each.theme)]
    fitting = [each for each in fitting if game is None or each.game == game]
    fitting = [puzzle for puzzle in fitting if puzzle.id != besides] or fitting
    if not fitting:
        return None
    due = [puzzle for puzzle in fitting if made.due(puzzle, today)]
    fresh = [puzzle for puzzle in fitting if puzzle.id not in made.boxed]
    if due or not fresh:
        return min(due or fitting, key=lambda puzzle: (made.boxed[puzzle.id].due, puzzle.id))

    played = known or (BEGINNERS,)
    variants = {CLASSIC, *(each.variant for each in played)}

    def fits(puzzle: Puzzle) -> tuple[int, int, str]:
        far = 0 if puzzle.game in played else OTHER_SEATS if puzzle.variant in variants else STRANGE
        return abs(puzzle.grade - made.grade) + far, far, puzzle.id

    return min(fresh, key=fits)
