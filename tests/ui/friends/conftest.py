"""A window whose person is Anna and whose matches take no time."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.ui.render.raster import Raster
from tests.ui.friends.at_table import FriendsHome, keep_calm


@pytest.fixture
def home(tmp_path: Path, raster: Raster) -> Iterator[FriendsHome]:
    keep_calm(tmp_path)
    home = FriendsHome(tmp_path, raster)
    yield home
    home.close()
