"""Puzzles from self-play: positions in which exactly one choice is right, with the proof."""
