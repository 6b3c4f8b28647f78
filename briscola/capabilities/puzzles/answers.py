"""Answers to puzzles in order of time, one row each time that a puzzle was shown."""

import logging
from collections.abc import Sequence
from datetime import date

from msgspec import Struct

from briscola.storage.database.database import Database

_logger = logging.getLogger(__name__)


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """The first answer to a puzzle on the day it was shown."""

    puzzle: str
    day: date
    solved: bool


class PuzzleAnswers:
    """The answers in the database. Nothing here raises if the database can't be read or written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, profile: str, answer: PuzzleAnswer) -> bool:
        """Store a person's answer; return False if it could not be written."""
        sql = "INSERT INTO puzzle_answers (profile, puzzle, day, solved) VALUES (?, ?, ?, ?)"
        values = (profile, answer.puzzle, answer.day.isoformat(), int(answer.solved))
        return self._database.write([(sql, values)], durable=True)

    def of(self, profile: str) -> Sequence[PuzzleAnswer]:
        """All answers of a person, earliest first; rows without a valid day are left out."""
        sql = "SELECT puzzle, day, solved FROM puzzle_answers WHERE profile = ? ORDER BY key"
        found = []
        for puzzle, day, solved in self._database.rows(sql, (profile,)):
            try:
                found.append(
                    PuzzleAnswer(puzzle=str(puzzle), day=date.fromisoformat(day), solved=bool(solved))
                )
            except (TypeError, ValueError):
                _logger.warning("an answer to the puzzle %s has no day", puzzle)
        return found
