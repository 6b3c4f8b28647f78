"""The kinds of arrays in training."""

from briscola.players.nets.arrays import EMPTY, Bools, Floats, Ints

__all__ = ["EMPTY", "Bools", "Floats", "Ints"]
