"""Tests that hold ours against the data of another project, in the version that the checkout pins."""

import re
from importlib.metadata import version
from pathlib import Path

import pytest

PINS = Path(__file__).parents[1] / "constraints.txt"


def pinned(library: str) -> str:
    """The exact version that a library is installed in."""
    found = re.search(rf"(?m)^{re.escape(library)}==([^\s;\\]+)", PINS.read_text(encoding="utf-8"))
    assert found is not None, library
    return found[1]


def data_of(library: str) -> pytest.MarkDecorator:
    """Mark a test that reads a library's data: beside another version than the pinned one it only tells."""
    reason = f"holds what {library} {pinned(library)} says, not {version(library)}"
    return pytest.mark.xfail(version(library) != pinned(library), reason=reason, strict=False)
