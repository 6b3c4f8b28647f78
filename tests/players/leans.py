"""A lean that nobody has learnt."""

import numpy as np

from briscola.players.habits.habits import SIZE
from briscola.players.nets.adapted_net import ADAPTED, Lean, Leaning, sizes
from briscola.players.nets.net import Arrays

AXES, RANKS = 3, 2


def some_leaning(arrays: Arrays, size: float) -> Leaning:
    """Of no net in particular: changes of about that size along some axes."""
    rng, wide = np.random.default_rng(1), arrays["bias"].size
    lean = Lean(
        axes=rng.normal(size=(SIZE, AXES)).astype(np.float32),
        moves=(size * rng.normal(size=(AXES, sum(sizes(arrays))))).astype(np.float32),
        down=rng.normal(scale=wide**-0.5, size=(len(ADAPTED), wide, AXES * RANKS)).astype(np.float32),
        up=(size * rng.normal(size=(len(ADAPTED), AXES * RANKS, wide))).astype(np.float32),
    )
    return Leaning(usual=np.full(SIZE, 0.2), lean=lean, base=bytes(32))
