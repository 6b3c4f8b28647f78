"""Answers to puzzles: kept for whoever gave them."""

from datetime import date
from pathlib import Path

from briscola.capabilities.puzzles.answers import PuzzleAnswer, PuzzleAnswers
from briscola.storage.database.database import Database

RIGHT = PuzzleAnswer(puzzle="a", day=date(2026, 11, 21), solved=True)
WRONG = PuzzleAnswer(puzzle="a", day=date(2026, 11, 22), solved=False)


def test_answers_are_kept_for_whoever_gave_them_in_the_order_of_time(tmp_path: Path) -> None:
    with Database(tmp_path / "history.sqlite") as database:
        answers = PuzzleAnswers(database)
        assert answers.add("ada", RIGHT) and answers.add("bruna", WRONG) and answers.add("ada", WRONG)
    with Database(tmp_path / "history.sqlite") as database:
        assert PuzzleAnswers(database).of("ada") == [RIGHT, WRONG]
        assert PuzzleAnswers(database).of("nobody") == []


def test_an_answer_without_a_day_is_left_out(database: Database) -> None:
    sql = "INSERT INTO puzzle_answers (profile, puzzle, day, solved) VALUES ('ada', 'a', 'soon', 1)"
    assert database.write([(sql, ())])
    PuzzleAnswers(database).add("ada", RIGHT)
    assert PuzzleAnswers(database).of("ada") == [RIGHT]
