"""The kinds of arrays in training."""

from briscola.players.learnt.arrays import EMPTY, Bools, Floats, Ints

__all__ = ["EMPTY", "Bools", "Floats", "Ints"]
