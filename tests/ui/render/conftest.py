"""How things are drawn is tested as it is."""

import pytest


@pytest.fixture(autouse=True)
def woven_once() -> None:
    """Every table is painted anew."""


@pytest.fixture(autouse=True)
def shared_fonts() -> None:
    """Every font is opened anew."""
