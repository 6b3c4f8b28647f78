"""A lean that nobody has learnt."""

from dataclasses import replace

import numpy as np

from briscola.players.habits.habits import SIZE
from briscola.players.habits.leaning import Lean, Leaning
from briscola.players.nets.net import Arrays
from training.habits.learner import new_lean


def some_lean(arrays: Arrays, size: float) -> Lean:
    """Changes of about that size along three axes, each with two ranks of adapters."""
    rng = np.random.default_rng(1)
    lean = new_lean(arrays, rng.normal(size=(SIZE, 3)), 2, rng)
    moves, up = (size * rng.normal(size=of.shape).astype(np.float32) for of in (lean.moves, lean.up))
    return replace(lean, moves=moves, up=up)


def some_leaning(arrays: Arrays, size: float) -> Leaning:
    """The same of no net in particular."""
    return Leaning(usual=np.full(SIZE, 0.2), lean=some_lean(arrays, size), base=bytes(32))
