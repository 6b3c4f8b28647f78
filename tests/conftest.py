"""Tests are the same on every machine and every day."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.client.library import Library
from tests import property_based

property_based.register()


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Of somebody who has never played here."""
    opened = Library(tmp_path, settings_file=tmp_path / "settings.json")
    yield opened
    opened.close()
