"""A net that leans towards an opponent's habits: small changes of its arrays, as training has found them.

Habits become traits: by how much each way is chosen more often than usual, drawn towards the usual where
little has been seen. The changes are linear in these, so that nothing changes where nothing is known.
"""

from hashlib import sha256
from pathlib import Path

import numpy as np

from briscola.players.habits.habits import SIZE, WAYS, Habits
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import BLOCKS, MOST_BYTE, Arrays, Singles

DOUBT = 8.0
"""So many moments of a kind weigh as much as what is usual."""
BIASES = ("bias", *(f"block{i}_{part}_bias" for i in range(BLOCKS) for part in ("in", "out")), "heads_bias")
GAINS = tuple(f"block{i}_in" for i in range(BLOCKS))
"""Matrices whose rows become longer or shorter."""
KINDS_OF_MOMENTS = tuple(np.split(np.arange(SIZE), np.cumsum([len(ways) for ways in WAYS.values()])[:-1]))


class Leaning:
    """How a net of a certain digest leans."""

    def __init__(self, *, usual: Floats, lean: Singles, base: bytes) -> None:
        """`usual` are the shares of the ways, `lean` has a row for each trait; `base` is the net's digest."""
        self.usual, self.lean, self.base = usual, lean, base

    def changed(self, arrays: Arrays, habits: Habits) -> Arrays:
        """The arrays of the net as it leans towards an opponent."""
        moves = traits(np.array(habits.counts), self.usual) @ self.lean
        return moved(arrays, moves.astype(np.float32))


def traits(counts: Ints, usual: Floats) -> Floats:
    """How much more often than usual each way was chosen, -1 to 1; `counts` may have any axes before."""
    found: Floats = np.empty(counts.shape)
    for ways in KINDS_OF_MOMENTS:
        seen = counts[..., ways]
        all_seen = seen.sum(axis=-1, keepdims=True)
        found[..., ways] = (seen - all_seen * usual[ways]) / (all_seen + DOUBT)
    return found


def sizes(arrays: Arrays) -> tuple[int, ...]:
    """How many of the numbers of a row of `lean` are for each bias, each gain and the heads."""
    gains = (len(arrays[name]) for name in GAINS)
    return (*(arrays[name].size for name in BIASES), *gains, arrays["heads"].size)


def moved(arrays: Arrays, moves: Singles) -> Arrays:
    """The arrays with all of these changes."""
    parts = iter(np.split(moves, np.cumsum(sizes(arrays))[:-1]))
    changes = {name: arrays[name] + next(parts) for name in BIASES}
    changes |= {name: arrays[name] * (1 + next(parts))[:, None] for name in GAINS}
    changes["heads"] = arrays["heads"] + next(parts).reshape(arrays["heads"].shape)
    return {**arrays, **changes}


def digest(net: Path) -> bytes:
    """What tells one net from another. Raises OSError."""
    return sha256(net.read_bytes()).digest()


def save_leaning(path: Path, leaning: Leaning) -> None:
    """Write a leaning: eight bits a number, with a scale for each row."""
    most = np.abs(leaning.lean).max(axis=1, keepdims=True)
    scale = np.where(most > 0, most / MOST_BYTE, 1).astype(np.float32)
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            allow_pickle=False,
            usual=leaning.usual.astype(np.float32),
            lean=np.round(leaning.lean / scale).astype(np.int8),
            lean_scale=scale,
            base=np.frombuffer(leaning.base, np.uint8),
        )


def load_leaning(path: Path) -> Leaning:
    """Read a leaning. Raises OSError, or KeyError or ValueError for a file that is none."""
    with np.load(path, allow_pickle=False) as file:
        usual, lean, base = file["usual"], file["lean"] * file["lean_scale"], file["base"].tobytes()
    if (
        usual.shape != (SIZE,)
        or len(lean) != SIZE
        or not (np.isfinite(usual).all() and np.isfinite(lean).all())
    ):
        raise ValueError(f"{path.name} tells of no leaning")
    return Leaning(usual=usual, lean=lean, base=base)
