"""Cases spread over a cross product, so that a test need not try all of it."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet


def diagonal(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """As few cases as bring every value of every axis; lengths that differ meet in changing pairs."""
    return [tuple(axis[n % len(axis)] for axis in axes) for n in range(max(map(len, axes)))]


def quick_diagonal(*axes: Sequence[Any]) -> list[ParameterSet]:
    """The whole cross product; what is off the diagonal is for the full suite."""
    quick = diagonal(*axes)
    return [pytest.param(*case, marks=[] if case in quick else [pytest.mark.slow]) for case in product(*axes)]


def quick_some(cases: Sequence[Any], quick: int) -> list[ParameterSet]:
    """All cases; `quick` of them, spread evenly, belong to the quick tests, the others to the full suite."""
    chosen = {n * len(cases) // quick for n in range(quick)}
    rows = [ParameterSet.extract_from(case, force_tuple=not isinstance(case, tuple)) for case in cases]
    return [
        pytest.param(*row.values, id=row.id, marks=[*row.marks, *([] if n in chosen else [pytest.mark.slow])])
        for n, row in enumerate(rows)
    ]
