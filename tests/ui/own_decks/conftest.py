"""A window at its title, on a computer to which decks may be brought."""

from pathlib import Path

import pytest

from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.own_decks import deck_import


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer to which decks may be brought."""
    monkeypatch.setattr(resources, "own_decks_folder", lambda: tmp_path / "own-decks")
    monkeypatch.setattr(deck_import, "PATIENCE", 300.0)
    return tmp_path


@pytest.fixture(autouse=True)
def navigator(app: App, library: Library) -> Navigator:
    """A window at its title."""
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.begin()
    return navigator
