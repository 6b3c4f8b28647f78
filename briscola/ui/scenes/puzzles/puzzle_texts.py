"""Texts of the sheet beside a puzzle: the question, then whether the answer was right and why."""

from collections.abc import Sequence

from briscola.client.puzzles.puzzle import Puzzle
from briscola.client.puzzles.puzzle_table import PuzzleTable
from briscola.i18n import puzzle_words as words
from briscola.i18n.game_words import game_title
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _
from briscola.ui.scenes.puzzles.puzzle_session import PuzzleSession
from briscola.ui.views.explanation_sheet import ExplanationWords
from briscola.ui.views.text_table import Figures


def told(puzzle_session: PuzzleSession, laid: PuzzleTable, speech: Speech) -> ExplanationWords:
    """Words of the sheet: the question, or the comment on the answer."""
    puzzle = puzzle_session.puzzle
    if puzzle_session.done:
        return ExplanationWords(
            title=words.right_title(shown=puzzle_session.shown),
            about=words.choice_title(puzzle.right, speech),
            sentences=words.right_words(puzzle, speech),
            table=_worths(puzzle, speech),
            heads=words.worth_head(puzzle),
            foot=words.proof_text(puzzle),
            strong=not puzzle_session.shown,
        )
    if puzzle_session.wrong is not None:
        sentences = words.wrong_words(puzzle, laid.view, puzzle_session.wrong, speech)
        return ExplanationWords(title=_("Not quite"), sentences=sentences, faulty=True)
    known = words.known_text(puzzle, laid.view, speech)
    return ExplanationWords(
        title=words.question(puzzle),
        about=game_title(laid.view.rules),
        sentences=[words.goal_text(laid.view, speech), *([known] if known else [])],
        foot=words.again_text() if puzzle_session.met else "",
    )


def _worths(puzzle: Puzzle, speech: Speech) -> Sequence[Figures]:
    """A row per choice with its values, the right one first."""
    return [
        Figures(name=name, values=values, best=not at)
        for at, (name, *values) in enumerate(words.worth_rows(puzzle, speech))
    ]
