"""A home inside a folder that may not be entered is like none: nothing is kept, and nothing raises."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from briscola.client.host.library import Library
from briscola.storage import log
from briscola.storage.evenings import transfer
from briscola.storage.settings.settings import Settings
from briscola.storage.settings.settings_file import SettingsFile
from briscola.storage.settings.settings_in_use import SettingsInUse

ASKED = ("stat", "lstat", "mkdir", "listdir", "scandir", "open", "rename", "unlink")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whoever asks the system for anything inside is refused, also where the tests are run by root."""
    locked = tmp_path / "locked"

    def refusing(ask: Callable[..., Any]) -> Callable[..., Any]:
        def asked(path: Any, *args: Any, **kwargs: Any) -> Any:
            if isinstance(path, str | Path) and str(path).startswith(str(locked)):
                raise PermissionError(13, "Permission denied", str(path))
            return ask(path, *args, **kwargs)

        return asked

    for name in ASKED:
        monkeypatch.setattr(os, name, refusing(getattr(os, name)))
    return locked / "home"


def test_matches_and_people_are_kept_for_an_evening_only(home: Path) -> None:
    library = Library(home, settings_file=home / "settings.json")
    assert library.database.note == "unwritable"
    library.catch_up()
    assert library.waiting() == [] and library.records.ids() == set()
    library.close()


def test_settings_are_the_usual_ones_and_cannot_be_saved(home: Path) -> None:
    assert SettingsFile(home / "settings.json").load() == (Settings(), "unreadable")
    in_use = SettingsInUse(None, home / "settings.json")
    in_use.use(home / "profiles" / "ada" / "settings.json", player="Ada")
    assert in_use.now.player == "Ada" and in_use.note == "unwritable"


def test_no_log_is_found(home: Path) -> None:
    log.keep(home / "briscola.log")
    log.broken_off(ValueError("a mistake"))
    assert log.found() is None
    log.leave()


def test_what_is_written_for_the_person_goes_to_the_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows knows its folders by itself, not by these words of the environment."""
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("XDG_DOCUMENTS_DIR", raising=False)
    if os.name == "nt":
        monkeypatch.setattr(transfer, "user_documents_path", lambda: home / "Documents")
    assert transfer.documents() == Path.home() == home
