"""Mappings that nobody changes: one without some of its keys."""

from collections.abc import Mapping
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


def without(mapping: Mapping[Key, Value], *keys: Key) -> Mapping[Key, Value]:
    """The same mapping in its order, but without these keys."""
    return {key: value for key, value in mapping.items() if key not in keys}
