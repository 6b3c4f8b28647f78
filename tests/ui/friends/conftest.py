"""A window whose person is Anna and whose matches take no time; nobody thinks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.network.fast_people import fast  # noqa: F401 - a fixture
from tests.ui.friends.at_table import FriendsHome


@pytest.fixture
def home(tmp_path: Path) -> Iterator[FriendsHome]:
    home = FriendsHome(tmp_path)
    yield home
    home.close()
