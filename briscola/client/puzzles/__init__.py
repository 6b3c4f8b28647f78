"""Puzzles: positions in which exactly one choice is right, and what a person has made of them."""
