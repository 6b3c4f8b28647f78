"""A net that leans towards an opponent's habits: small changes of its arrays, as training has found them.

Habits become traits: by how much each way is chosen more often than usual, drawn towards the usual where
little has been seen. They are told along the axes in which players differ; the changes are linear in what is
told, so that nothing changes where nothing is known.
"""

from hashlib import sha256
from pathlib import Path

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict
from numpy.typing import NDArray

from briscola.players.habits.habits import SIZE, WAYS, Habits
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.net import BLOCKS, MOST_BYTE, SCALE, Arrays, Singles

DOUBT = 8.0
"""Moments of a kind that weigh as much as the usual shares."""
NEAR, FAR = 0.25, 0.6
"""Traits shorter than this are mostly chance (after 100 hands of the net's own kind they are 0.14 long, of
others 0.34 to 0.9) and shrink to nothing; at most they tend to `FAR`, else a net leans too far."""
BIASES = ("bias", *(f"block{i}_{part}_bias" for i in range(BLOCKS) for part in ("in", "out")), "heads_bias")
GAINS = tuple(f"block{i}_in" for i in range(BLOCKS))
"""Matrices whose rows become longer or shorter."""
FIRST = ("observation", "action", "bias")
"""Arrays that the first layer sums."""
ADAPTED = (FIRST, *((f"block{i}_{part}",) for i in range(BLOCKS) for part in ("in", "out")))
"""Places of the adapters: the output of the first layer, and each matrix of the blocks."""
KINDS_OF_MOMENTS = tuple(np.split(np.arange(SIZE), np.cumsum([len(ways) for ways in WAYS.values()])[:-1]))


class Lean(Struct, frozen=True, kw_only=True, eq=False):
    """Changes of a net's arrays along each axis of traits (their columns, of `axes` by trait).

    `moves` has a row for each axis: what is added to each of `BIASES`, by how much the rows of `GAINS` grow,
    what is added to the heads. `down` and `up` are adapters of a low rank (LoRA, Hu et al., 2021), by place
    of `ADAPTED`: to a matrix `down * told @ up` is added, each axis having as many columns of `down`.
    """

    axes: Singles
    moves: Singles
    down: Singles
    up: Singles

    def told(self, traits: Floats) -> Singles:
        """Traits along the axes."""
        told: Singles = traits.astype(np.float32) @ self.axes
        return told

    def moved(self, arrays: Arrays, told: Singles) -> Arrays:
        """The arrays with all of these changes."""
        parts = iter(np.split(told @ self.moves, np.cumsum(sizes(arrays))[:-1]))
        changed = dict(arrays)
        biases = {name: next(parts) for name in BIASES}
        for name in GAINS:
            changed[name] = arrays[name] * (1 + next(parts))[:, None]
        changed["heads"] = arrays["heads"] + next(parts).reshape(arrays["heads"].shape)
        gate = np.repeat(told, self.up.shape[1] // len(told))
        for names, down, up in zip(ADAPTED, self.down, self.up, strict=True):
            for name in names:
                before = changed[name]
                # the first layer's rows are summed and then adapted, the blocks' matrices take what comes in
                more = before @ down if names == FIRST else down
                changed[name] = before + (more * gate) @ up
        for name, more in biases.items():
            changed[name] = changed[name] + more
        return changed


class Leaning:
    """The leaning of one net, which is known by its digest."""

    def __init__(self, *, usual: Floats, lean: Lean, base: bytes) -> None:
        """`usual` are the shares of the ways, `base` is the net's digest."""
        self.usual, self.lean, self.base = usual, lean, base

    def changed(self, arrays: Arrays, habits: Habits) -> Arrays:
        """The arrays of the net as it leans towards an opponent."""
        return self.lean.moved(arrays, self.lean.told(traits(np.array(habits.counts), self.usual)))

    def doubt(self, habits: Habits) -> float:
        """Degree to which a player differs from the net's own kind, 0 to 1."""
        return float(trust(unusual(np.array(habits.counts), self.usual)).item())


def traits(counts: Ints, usual: Floats) -> Floats:
    """Excess of each way over the usual share, shrunk as far as it may be chance.

    `counts` may have any axes before the last.
    """
    found = unusual(counts, usual)
    trusted: Floats = found * trust(found) / np.sqrt(1 + _square(found) / FAR**2)
    return trusted


def unusual(counts: Ints, usual: Floats) -> Floats:
    """Excess of each way over the usual share, before any shrinking for chance."""
    found: Floats = np.empty(counts.shape)
    for ways in KINDS_OF_MOMENTS:
        seen = counts[..., ways]
        all_seen = seen.sum(axis=-1, keepdims=True)
        found[..., ways] = (seen - all_seen * usual[ways]) / (all_seen + DOUBT)
    return found


def trust(found: Floats) -> Floats:
    """Degree to which such traits are more than chance, 0 to 1."""
    square = _square(found)
    trusted: Floats = square / (square + NEAR**2)
    return trusted


def _square(found: Floats) -> Floats:
    square: Floats = (found**2).sum(axis=-1, keepdims=True)
    return square


def sizes(arrays: Arrays) -> tuple[int, ...]:
    """Lengths of the parts of a row of `moves`: each bias, each gain, the heads."""
    gains = (len(arrays[name]) for name in GAINS)
    return (*(arrays[name].size for name in BIASES), *gains, arrays["heads"].size)


def digest(net: Path) -> bytes:
    """SHA-256 of a net's file. Raises OSError."""
    return sha256(net.read_bytes()).digest()


def save_leaning(path: Path, leaning: Leaning) -> None:
    """Write a leaning: eight bits a number, with a scale for each row."""
    kept: dict[str, NDArray[np.generic]] = {"base": np.frombuffer(leaning.base, np.uint8)}
    kept["usual"] = leaning.usual.astype(np.float32)
    for name, array in asdict(leaning.lean).items():
        most = np.abs(array).max(axis=-1, keepdims=True)
        scale = np.where(most > 0, most / MOST_BYTE, 1).astype(np.float32)
        kept |= {name: np.round(array / scale).astype(np.int8), name + SCALE: scale}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **kept)


def load_leaning(path: Path) -> Leaning:
    """Read a leaning. Raises OSError, or KeyError or ValueError for a file that is none."""
    # Opened here: numpy leaves a file open that turns out to be no archive.
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        usual, base = file["usual"], file["base"].tobytes()
        arrays = {name: file[name] * file[name + SCALE] for name in ("axes", "moves", "down", "up")}
    lean = Lean(**arrays)
    if not _fits(usual, lean) or not all(np.isfinite(array).all() for array in (usual, *arrays.values())):
        raise ValueError(f"{path.name} tells of no leaning")
    return Leaning(usual=usual, lean=lean, base=base)


def _fits(usual: Floats, lean: Lean) -> bool:
    """True if the shapes are those of traits, axes and adapters."""
    if (lean.axes.ndim, lean.moves.ndim, lean.down.ndim, lean.up.ndim) != (2, 2, 3, 3):
        return False
    axes, ranks = len(lean.moves), lean.up.shape[1]
    adapters = lean.down.shape == (len(ADAPTED), lean.up.shape[2], ranks) and len(lean.up) == len(ADAPTED)
    return (
        usual.shape == (SIZE,)
        and lean.axes.shape == (SIZE, axes)
        and axes > 0
        and adapters
        and ranks % axes == 0
    )
