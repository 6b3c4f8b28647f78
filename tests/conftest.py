"""Tests are the same on every machine and every day."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from briscola.client.library import Library
from briscola.players.habits.habits import GAME, SIZE
from briscola.players.habits.leaning import Leaning, sizes
from briscola.players.nets import trained
from tests import property_based

property_based.register()


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Of somebody who has never played here."""
    opened = Library(tmp_path, settings_file=tmp_path / "settings.json")
    yield opened
    opened.close()


@pytest.fixture
def leans(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The net of two leans, anyhow, whatever it has learnt."""
    net = trained.trained_net(GAME)
    assert net is not None
    lean = np.random.default_rng(1).normal(size=(SIZE, sum(sizes(net.arrays)))).astype(np.float32)
    made = Leaning(usual=np.full(SIZE, 0.2), lean=lean / np.float32(10), base=bytes(32))
    monkeypatch.setattr(trained, "leaning", lambda: made)
    trained.leaning_net.cache_clear()
    yield
    trained.leaning_net.cache_clear()
