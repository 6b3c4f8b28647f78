"""Fixtures of the evenings: a ledger of three matches, the last of which waits."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.client.host.library import Library
from tests.storage.evenings import setup
from tests.ui.match_history.ledger import Ledger, keep, library_in


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Three matches on two evenings, the last one left in its middle."""
    opened = library_in(tmp_path / "own")
    keep(opened, setup(2, winning_hands=2), seed=1, began="2026-11-01T19:00:00Z")
    keep(opened, setup(4), seed=2, began="2026-11-02T18:00:00Z")
    keep(opened, setup(2, variant="prini"), seed=3, began="2026-11-02T20:00:00Z", steps=30)
    yield opened
    opened.close()


@pytest.fixture
def ledger(library: Library) -> Ledger:
    return Ledger(library)
