"""Puzzles: positions in which exactly one choice is right, on the real table, with their proofs."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.puzzles.answers import PuzzleAnswers
    from briscola.capabilities.puzzles.collection import puzzles
    from briscola.capabilities.puzzles.puzzle import PuzzleGame, Theme
    from briscola.capabilities.puzzles.spaced_repetition import PuzzleProgress, progress
    from briscola.capabilities.puzzles.window.scene import PuzzleScene
    from briscola.capabilities.puzzles.words import school_text, theme_name
