"""Texts that are written at a table, for the tests of a match."""

from collections.abc import Callable

import pytest

from tests.ui.conftest import Inked
from tests.ui.evening import Evening

Written = Callable[[Evening], str]


@pytest.fixture
def written(inked: Inked) -> Written:
    """All that is written in a window now."""

    def draw(table: Evening) -> str:
        inked.clear()
        table.app.draw()
        return " ".join(text for text, _rect in inked)

    return draw
