"""The words of a system for what cannot be done: each has its own, Windows in its own language."""

from collections.abc import Callable

import pytest


def reason(deed: Callable[[], object]) -> str:
    """The words of this system where `deed` fails. On Windows `stat` and `open` have words of their own."""
    with pytest.raises(OSError) as caught:
        deed()
    assert caught.value.strerror
    return caught.value.strerror
