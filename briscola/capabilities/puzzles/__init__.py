"""Puzzles: positions in which exactly one choice is right, on the real table, with their proofs."""
