"""Puzzles on the real table: one choice is right, and the proof is shown."""

from briscola.ui.scenes.puzzles.scene import PuzzleScene

__all__ = ["PuzzleScene"]
