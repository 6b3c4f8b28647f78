"""The window of a test of the new match."""

import pytest

from briscola.ui.app import App
from tests.ui.new_match.evening import Evening


@pytest.fixture
def evening(app: App) -> Evening:
    return Evening(app)
