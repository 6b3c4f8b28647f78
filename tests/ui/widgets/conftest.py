"""The words that a control of a test has told."""

from typing import Any

import pytest


@pytest.fixture
def told() -> list[Any]:
    """All that a control has told by now; give it `told.append`."""
    return []
