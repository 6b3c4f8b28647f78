"""The command line under test."""

import pytest

from tests.commands.shell import Here


@pytest.fixture
def briscola(capsys: pytest.CaptureFixture[str]) -> Here:
    """Runs `briscola` in this process."""
    return Here(capsys)
