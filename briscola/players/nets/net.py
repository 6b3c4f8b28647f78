"""A trained net, played in numpy: what each legal play is worth to the seat that sees an observation.

Rows of the observation and the row of the action are summed, go through residual blocks, and come out as two
numbers. Files are `.npz` without pickle, eight bits a weight: measured, that costs no strength.
"""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from briscola.players.nets.arrays import Ints

BLOCKS = 2
MOST_BYTE = 127
SCALE = "_scale"

Singles = NDArray[np.float32]
Arrays = Mapping[str, Singles]


def names(blocks: int = BLOCKS) -> tuple[str, ...]:
    """The arrays of a net, in order: tables of rows, biases and matrices of the layers."""
    inner = [f"block{i}_{part}" for i in range(blocks) for part in ("in", "in_bias", "out", "out_bias")]
    return ("observation", "action", "bias", *inner, "heads", "heads_bias")


class Net:
    """The net in single precision. The last row of either table is padding and zero."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = {name: np.ascontiguousarray(arrays[name], np.float32) for name in names()}

    @property
    def rows(self) -> int:
        """The rows of an observation that it knows; tells for which games it can be."""
        return len(self.arrays["observation"]) - 1

    def values(self, rows: Ints, actions: Ints) -> tuple[Singles, Singles]:
        """For each action the points still to come to one's side, as a share of all, and the chance to win.

        `rows` and `actions` are tables with a line for each way to look at the same thing; the values are
        means over the lines. Where the net fits, both are 0 … 1; shares may come out a little beyond.
        """
        seen = self.arrays["observation"][rows].sum(axis=1)
        shares, chances = self._through(seen, actions).mean(axis=0).T
        return shares, chances

    def outputs(self, rows: Ints, actions: Ints) -> Singles:
        """Values of many observations, a line each: by line, action, and share or chance.

        Quickest where most rows are those of all lines.
        """
        table = self.arrays["observation"]
        common = (rows == rows[0]).all(axis=0)
        seen = table[rows[:, ~common]].sum(axis=1) + table[rows[0, common]].sum(axis=0)
        return self._through(seen, actions)

    def _through(self, seen: Singles, actions: Ints) -> Singles:
        """The values by line, action and head, from the sums of the rows of each line."""
        a = self.arrays
        hidden = (seen[:, None] + a["action"][actions] + a["bias"]).reshape(-1, seen.shape[1])
        np.maximum(hidden, 0, out=hidden)
        for i in range(BLOCKS):
            inner = hidden @ a[f"block{i}_in"] + a[f"block{i}_in_bias"]
            np.maximum(inner, 0, out=inner)
            hidden += inner @ a[f"block{i}_out"] + a[f"block{i}_out_bias"]
            np.maximum(hidden, 0, out=hidden)
        out = hidden @ a["heads"] + a["heads_bias"]
        out[:, 1] = 0.5 + 0.5 * np.tanh(0.5 * out[:, 1])
        values: Singles = out.reshape(*actions.shape, 2).astype(np.float32, copy=False)
        return values


def save_net(path: Path, arrays: Arrays) -> None:
    """Write a net: matrices as eight-bit integers with a scale for each row, the rest in single precision."""
    kept: dict[str, NDArray[np.generic]] = {}
    for name in names():
        array = np.asarray(arrays[name], np.float32)
        if _in_bytes(name):
            most = np.abs(array).max(axis=1, keepdims=True)
            scale = np.where(most > 0, most / MOST_BYTE, 1).astype(np.float32)
            kept[name + SCALE] = scale
            kept[name] = np.round(array / scale).astype(np.int8)
        else:
            kept[name] = array
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **kept)


def load_net(path: Path) -> Net:
    """Read a net. Raises OSError, or KeyError or ValueError for a file that is none.

    From then on numpy works on one core: its matrices are so small that more cores would only turn idly.
    """
    threadpool_limits(1, user_api="blas")
    arrays = load_arrays(path)
    _check(arrays)
    return Net(arrays)


def _check(arrays: Arrays) -> None:
    """Check that the arrays fit each other and are finite. Raises ValueError."""
    wide = arrays["bias"].shape[-1]
    shapes: dict[str, tuple[int, ...]] = {
        "observation": (len(arrays["observation"]), wide),
        "action": (len(arrays["action"]), wide),
    }
    shapes |= {"bias": (wide,), "heads": (wide, 2), "heads_bias": (2,)}
    for i in range(BLOCKS):
        inner = arrays[f"block{i}_in"].shape[-1]
        shapes |= {f"block{i}_in": (wide, inner), f"block{i}_in_bias": (inner,)}
        shapes |= {f"block{i}_out": (inner, wide), f"block{i}_out_bias": (wide,)}
    for name, shape in shapes.items():
        if arrays[name].shape != shape or not np.isfinite(arrays[name]).all():
            raise ValueError(f"{name} is not what a net has")


def load_arrays(path: Path) -> Arrays:
    """The arrays of a net, by name. Raises as `load_net`."""
    # Opened here: numpy leaves a file open that turns out to be no archive.
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        arrays = {name: file[name].astype(np.float32) for name in names()}
        for name in filter(_in_bytes, names()):
            arrays[name] *= file[name + SCALE]
    return arrays


def _in_bytes(name: str) -> bool:
    return name in ("observation", "action") or name.endswith(("_in", "_out"))
