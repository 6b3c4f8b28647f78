"""Sparring partners of different kinds, to measure the levels against; none of them comes with the game."""
