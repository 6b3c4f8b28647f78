"""A trial deck in place of the game's."""

from pathlib import Path

import pytest

from briscola.system import resources
from tests.drawings import trial_deck


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the deck `trial`; the game finds it, and the deck `bright` beside it, and no other."""
    monkeypatch.setattr(resources, "roots", lambda: (tmp_path,))
    return trial_deck.write(tmp_path)
