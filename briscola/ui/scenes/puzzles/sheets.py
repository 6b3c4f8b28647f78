"""Texts of the sheet beside a puzzle: the question, then whether the answer was right and why."""

from briscola.client.puzzles.laid import LaidPuzzle
from briscola.i18n import puzzles as words
from briscola.i18n.games import game_title
from briscola.i18n.reasons import Speech
from briscola.i18n.text import _
from briscola.ui.scenes.puzzles.bench import Bench
from briscola.ui.views.told_sheet import ToldWords
from briscola.ui.views.told_table import TableWords


def told(bench: Bench, laid: LaidPuzzle, speech: Speech) -> ToldWords:
    """Words of the sheet: the question, or the comment on the answer."""
    puzzle = bench.puzzle
    if bench.done:
        return ToldWords(
            title=words.right_title(shown=bench.shown),
            about=words.choice_title(puzzle.right, speech),
            sentences=words.right_words(puzzle, speech),
            table=TableWords(rows=words.worth_rows(puzzle, speech), head=words.worth_head(puzzle)),
            foot=words.proof_text(puzzle),
            strong=not bench.shown,
        )
    if bench.wrong is not None:
        sentences = words.wrong_words(puzzle, bench.wrong, speech)
        return ToldWords(title=_("Not quite"), sentences=sentences, faulty=True)
    known = words.known_text(puzzle, laid.view, speech)
    return ToldWords(
        title=words.question(puzzle),
        about=game_title(laid.view.rules),
        sentences=[words.goal_text(laid.view, speech), *([known] if known else [])],
        foot=words.again_text() if bench.met else "",
    )
