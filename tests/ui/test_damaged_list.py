"""A damaged database is told of once, on the title, with the place of the file, and in words that fit."""

from pathlib import Path

import pygame
import pytest

from briscola.client.library import Library, News
from briscola.i18n.languages import LANGUAGES
from briscola.storage.database import Database
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.saving_dialogs import told
from briscola.ui.scenes.title import Title
from tests.ui.conftest import Open
from tests.ui.demands import watched_texts
from tests.ui.hands import press


def test_it_is_told_at_the_first_start_and_never_again(open_app: Open, tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    Database(file).close()
    file.write_bytes(file.read_bytes()[:-1])
    app = open_app()
    for start in (1, 2):
        library = Library(tmp_path, settings_file=tmp_path / "settings.json")
        navigator = Navigator(app, library=library)
        navigator.begin()
        if start == 1:
            dialog = app.top
            assert isinstance(dialog, Dialog) and str(library.database.kept) in dialog.text()
            press(dialog, pygame.K_RETURN)
        assert isinstance(app.top, Title)
        navigator.active_match.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whole", [True, False])
def test_its_words_fit(open_app: Open, monkeypatch: pytest.MonkeyPatch, language: str, whole: bool) -> None:
    app = open_app(size=(1024, 600), language=language)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, 1024, 600))
    file = Path("/home/nonna/.local/share/briscola/history.damaged-20261126-020918.sqlite")
    app.push(told(app, News(kind="database", path=file, whole=whole)))
    app.draw()
    assert wrong == []
