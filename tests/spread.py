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
