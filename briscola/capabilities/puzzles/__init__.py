"""Puzzles: positions in which exactly one choice is right, on the real table, with their proofs."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.puzzles.answers import PuzzleAnswers as PuzzleAnswers
    from briscola.capabilities.puzzles.collection import puzzles as puzzles
    from briscola.capabilities.puzzles.puzzle import PuzzleGame as PuzzleGame, Theme as Theme
    from briscola.capabilities.puzzles.spaced_repetition import progress as progress
    from briscola.capabilities.puzzles.window.scene import PuzzleScene as PuzzleScene
    from briscola.capabilities.puzzles.words import school_text as school_text, theme_name as theme_name
else:
    __getattr__ = lazily(
        __name__,
        answers="PuzzleAnswers",
        collection="puzzles",
        puzzle="PuzzleGame Theme",
        spaced_repetition="progress",
        window__scene="PuzzleScene",
        words="school_text theme_name",
    )
