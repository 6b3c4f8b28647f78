"""A measured figure and the register of benchmarks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One figure: `aim` is what we want it to be at most (ms, s, %, MB) or at least (hands/s)."""

    name: str
    value: float
    unit: str
    aim: float | None = None


@dataclass(frozen=True, kw_only=True)
class Benchmark:
    """A benchmark yields one or more figures; it can be asked for by name."""

    name: str
    measure: Callable[[], Iterator[Figure]]


def percentile(values: list[float], share: float) -> float:
    """The value below which `share` (0 … 1) of the values lie."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, round(share * (len(ranked) - 1)))]
