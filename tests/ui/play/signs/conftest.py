"""A table for partners."""

import pytest

from tests.ui.evening import Evening, in_pairs


@pytest.fixture
def table() -> Evening:
    """A table for pairs at which the person may sign."""
    return in_pairs()
