"""Cases spread over a cross product, so that a test need not try all of it."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
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


def all_pairs(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Few cases in which every value of each axis meets every value of each other; the same ones always.

    They come in the order of the first axis, which has the most values.

    >>> len(all_pairs("abc", "12", "xy")), all_pairs("ab", "12")
    (6, [('a', '1'), ('a', '2'), ('b', '1'), ('b', '2')])
    """
    places = range(len(axes))
    unmet = {
        frozenset(((one, a), (other, b))): None
        for one, other in combinations(places, 2)
        for a, b in product(range(len(axes[one])), range(len(axes[other])))
    }
    used = Counter[tuple[int, int]]()
    cases = list[dict[int, int]]()
    while unmet:
        case = dict(next(iter(unmet)))
        for place in places:
            if place not in case:  # the value that meets most others for the first time, else a rare one
                values = [(place, at) for at in range(len(axes[place]))]
                news = {at: sum(frozenset((at, met)) in unmet for met in case.items()) for at in values}
                case[place] = max(values, key=lambda at: (news[at], -used[at]))[1]
        used.update(case.items())
        for pair in combinations(case.items(), 2):
            unmet.pop(frozenset(pair), None)
        cases.append(case)
    return [tuple(axes[place][case[place]] for place in places) for case in sorted(cases, key=lambda c: c[0])]
