"""Puzzles: positions in which exactly one choice is right, and a person's progress with them."""
