"""A meeting point of the kit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.network.broker import Broker


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    """A broker that runs for one test."""
    broker = Broker(tmp_path / "broker")
    broker.start()
    yield broker
    broker.stop()
