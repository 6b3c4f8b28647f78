"""Callbacks of controls that change one setting."""

from collections.abc import Callable, Sequence
from typing import Any

Change = Callable[..., None]
"""Change settings, given by keyword, as `Host.change` does."""


def sets(change: Change, name: str) -> Callable[[Any], None]:
    """A callback that takes the new value of a setting."""

    def take(value: object) -> None:
        change(**{name: value})

    return take


def sets_one_of(change: Change, name: str, values: Sequence[object]) -> Callable[[int], None]:
    """A callback that takes the index of a setting's new value among `values`."""

    def take(index: int) -> None:
        change(**{name: values[index]})

    return take
