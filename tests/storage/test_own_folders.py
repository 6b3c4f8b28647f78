"""On a Mac platformdirs follows XDG's variables since 4.6: nothing of the folder of before is lost."""

import sys
from pathlib import Path

import pytest

from briscola.client.host.library import Library, News
from briscola.storage.evenings.matches import Search
from briscola.storage.records.records import Records
from briscola.system.own_folders import data_folder, settings_folder
from briscola.system.resources import own_decks_folder
from tests.storage.evenings import play


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of before, on a Mac whose person has set XDG's variables."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "Library" / "Application Support" / "briscola"


def test_evenings_of_before_are_used_and_told_once(before: Path, tmp_path: Path) -> None:
    play(Records(before / "records"))
    told = []
    for _ in range(2):
        library = Library()
        library.catch_up()
        told += library.news
        assert library.history.count(Search()) == 1
        assert library.records.folder == before / "records"
        library.close()
    assert told == [News(kind="elsewhere", path=before)]
    assert own_decks_folder() == before / "own-decks"
    assert list((tmp_path / "data" / "briscola").iterdir()) == []


def test_the_folder_that_the_system_names_goes_first(before: Path, tmp_path: Path) -> None:
    named = tmp_path / "data" / "briscola"
    assert data_folder() == named
    before.mkdir(parents=True)
    assert data_folder() == named
    (before / "history.sqlite").touch()
    assert data_folder() == before
    (named / "records").mkdir(parents=True)
    assert data_folder() == named


def test_settings_are_looked_for_by_themselves(before: Path, tmp_path: Path) -> None:
    assert settings_folder() == tmp_path / "config" / "briscola"
    before.mkdir(parents=True)
    (before / "settings.json").touch()
    assert settings_folder() == before
    assert data_folder() == tmp_path / "data" / "briscola"


def test_another_system_has_one_folder(before: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    (before / "records").mkdir(parents=True)
    assert data_folder() == tmp_path / "data" / "briscola"
    (tmp_path / "data").touch()  # nothing can be kept there
    library = Library()
    assert library.news == []
    library.close()
