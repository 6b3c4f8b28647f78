"""The page of what was counted: there is one for whoever has trained it, and all of it can be read."""

from pathlib import Path

import pygame
import pytest

from briscola.client.counting import KINDS
from briscola.client.library import Library
from briscola.storage.counting_answers import CountedAnswer, keep_answer
from briscola.ui.scenes.statistics import StatisticsScene
from briscola.ui.scenes.statistics.scene import TABS_FROM
from tests.storage.rows import add
from tests.ui.conftest import Open
from tests.ui.demands import LONGEST, check_targets, watched_texts
from tests.ui.hands import key


@pytest.mark.parametrize("language", ["en", LONGEST])
def test_counting_has_a_page_once_something_was_counted(
    open_app: Open, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(tmp_path / "data", settings_file=tmp_path / "settings.json")
    for _ in range(TABS_FROM):
        add(library.database)
    app = open_app(size=(1024, 600), language=language)
    assert "counting" not in StatisticsScene(app, library, play=lambda: None).pages
    for trick, kind in enumerate(KINDS):
        answer = CountedAnswer(seal="41a7", trick=trick, kind=kind, right=trick % 3 > 0)
        keep_answer(library.database, library.profile, answer)
    scene = StatisticsScene(app, library, play=lambda: None)
    app.push(scene)
    for _ in range(scene.pages.index("counting")):
        app.dispatch(key(pygame.K_DOWN))
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *app.size))
    app.draw()
    assert not wrong
    check_targets(scene.group.widgets, pygame.Rect(0, 0, *app.size))
    assert scene.counting.whole.right == 5
