"""Observations of very different length: the rows of one after another, without padding."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from briscola.players.nets.arrays import Ints

Flat = NDArray[np.uint16]


@dataclass(frozen=True, kw_only=True, eq=False)
class Bags:
    """Observation `i` is `flat[starts[i] : starts[i + 1]]`; `starts` is one longer than there are bags."""

    flat: Flat
    starts: Ints

    def __len__(self) -> int:
        return len(self.starts) - 1

    def part(self, lines: slice) -> "Bags":
        """Those bags, without a copy."""
        starts = self.starts[lines.start : lines.stop + 1]
        return Bags(flat=self.flat[starts[0] : starts[-1]], starts=starts - starts[0])

    def picked(self, lines: Ints) -> "Bags":
        """Those bags, in that order, some perhaps several times."""
        flat, starts = _picked(self.flat, self.starts, lines)
        return Bags(flat=flat, starts=starts)

    def renamed(self, which: Ints, tables: Ints) -> "Bags":
        """Each bag with its rows looked up in one of the tables (`which`, by bag)."""
        return Bags(flat=_renamed(self.flat, self.starts, which, tables), starts=self.starts)


def joined(bags: Sequence[Bags]) -> Bags:
    """All of them under each other."""
    ends = np.cumsum([0, *(len(b.flat) for b in bags)])
    starts = [b.starts[:-1] + end for b, end in zip(bags, ends, strict=False)]
    return Bags(
        flat=np.concatenate([b.flat for b in bags]),
        starts=np.concatenate([*starts, ends[-1:]]),
    )


def unpadded(rows: Ints, padding: int) -> Bags:
    """A table of rows, one observation a line, without its padding."""
    told = rows != padding
    starts = np.concatenate(([0], told.sum(axis=1).cumsum()))
    return Bags(flat=rows[told].astype(np.uint16), starts=starts)


@njit(cache=True)
def _picked(flat: Flat, starts: Ints, lines: Ints) -> tuple[Flat, Ints]:
    ends = np.zeros(len(lines) + 1, np.int64)
    for i in range(len(lines)):
        ends[i + 1] = ends[i] + starts[lines[i] + 1] - starts[lines[i]]
    found = np.empty(ends[-1], np.uint16)
    for i in range(len(lines)):
        found[ends[i] : ends[i + 1]] = flat[starts[lines[i]] : starts[lines[i] + 1]]
    return found, ends


@njit(cache=True)
def _renamed(flat: Flat, starts: Ints, which: Ints, tables: Ints) -> Flat:
    found = np.empty_like(flat)
    for i in range(len(which)):
        table = tables[which[i]]
        for k in range(starts[i], starts[i + 1]):
            found[k] = table[flat[k]]
    return found
