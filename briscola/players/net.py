"""A trained net, played in numpy: what each legal play is worth to the seat that sees an observation.

Rows of the observation and the row of the action are summed, go through residual blocks, and come out as two
numbers. Files are `.npz` without pickle, in half precision.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

BLOCKS = 2

Floats = NDArray[np.float32]
Arrays = Mapping[str, Floats]


def names(blocks: int = BLOCKS) -> tuple[str, ...]:
    """The arrays of a net, in order: tables of rows, biases and matrices of the layers."""
    inner = [f"block{i}_{part}" for i in range(blocks) for part in ("in", "in_bias", "out", "out_bias")]
    return ("observation", "action", "bias", *inner, "heads", "heads_bias")


class Net:
    """The net in single precision. The last row of either table is padding and zero."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = {name: np.ascontiguousarray(arrays[name], np.float32) for name in names()}

    def values(self, rows: Sequence[int], actions: Sequence[int]) -> tuple[Floats, Floats]:
        """For each action the share of the hand's points still to come to one's side, and the chance to win.

        Both are for perfect fits 0 … 1; the former may come out a little beyond.
        """
        a = self._arrays
        hidden = a["observation"][list(rows)].sum(axis=0) + a["action"][list(actions)] + a["bias"]
        np.maximum(hidden, 0, out=hidden)
        for i in range(BLOCKS):
            inner = hidden @ a[f"block{i}_in"] + a[f"block{i}_in_bias"]
            np.maximum(inner, 0, out=inner)
            hidden += inner @ a[f"block{i}_out"] + a[f"block{i}_out_bias"]
            np.maximum(hidden, 0, out=hidden)
        out = hidden @ a["heads"] + a["heads_bias"]
        chance: Floats = 0.5 + 0.5 * np.tanh(0.5 * out[:, 1])
        return out[:, 0], chance


def save_net(path: Path, arrays: Arrays) -> None:
    """Write a net, in half precision."""
    halves = {name: np.asarray(arrays[name], np.float16) for name in names()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **halves)


def load_net(path: Path) -> Net:
    """Read a net. Raises OSError, or KeyError or ValueError for a file that is none."""
    with np.load(path, allow_pickle=False) as file:
        return Net({name: file[name].astype(np.float32) for name in names()})
