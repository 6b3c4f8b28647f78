"""Every scene by ear: where one is, what each control is, and everything that is written there."""

import calendar
import importlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from briscola.capabilities.daily.window.maestro_beside import MaestroBeside
from briscola.i18n.text import use
from briscola.ui.scene import Scene
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.question_panel import QuestionPanel
from briscola.ui.scenes.results.result_scene import ResultScene
from briscola.ui.scenes.tabletop.tabletop import Tabletop
from briscola.ui.widgets.choice import Turnable
from briscola.ui.widgets.widget import Pressable, Widget
from tests.sources import modules, windows
from tests.spread import quick_some
from tests.ui.all_scenes import SCENES
from tests.ui.by_ear_scenes.heard_scene import WRONG, alike, heard, nameless, unheard
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES

SEEN_ONLY: Mapping[str, Sequence[str]] = {
    "title": ["Enter"],
    "table of 4": ["jack", "low", "nothing"],
    "hand": ["Enter or click to go on"],
    "hand of chiamata": ["Enter or click to go on"],
    "evenings": ["Evening"],
    "statistics time": ["the first"],
    "statistics counting": ["came, of those expected"],
    "statistics luck": ["came, of those expected"],
    "school": [*calendar.month_name, *calendar.day_name],
    "daily": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "more than the maestro", "as many", "fewer"],
    "puzzle": ["Your turn"],
    "asked: exchange": ["You lead"],
    "puzzle told": ["25 points in hand"],
    "coach": ["Opened, verified"],
    "all-games": ["House rules", "The pack is shuffled and sealed before the first card is dealt."],
}
"""Texts that say nothing by ear: keys that are told, heads of columns, short forms, pictures."""

PROGRAMS = ("check program",)
"""Scenes that show a program, with its braces."""


def stands(open_app: Open, name: str, folder: Path, language: str = "en") -> Scene:
    """The scene of that name, in a language."""
    use(language)
    app = open_app((1280, 800), language=language, speed="none", motion="little", small_talk=False)
    SCENES[name](app, folder)
    for _ in range(3):
        app.tick(1 / 60)
    assert app.top is not None
    return app.top


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize(
    ("name", "language"),
    [
        *quick_some([(name, "en") for name in SCENES], 8),
        *quick_some([(name, LANGUAGES[1 + at % (len(LANGUAGES) - 1)]) for at, name in enumerate(SCENES)], 3),
    ],
)
def test_everything_of_a_scene_has_words(
    open_app: Open, name: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = stands(open_app, name, tmp_path, language)
    assert scene.spoken_title.strip()
    assert scene.reading()[0].heading
    assert len(scene.reading()) > 1
    for group in {scene.group, scene.focused_group}:
        assert not nameless(group)
        assert not alike(group)
    if name not in PROGRAMS:
        assert not [text for text in heard(scene) if WRONG.search(text)]
    if language == "en":  # elsewhere new words may not be translated yet
        missing = [text for text in unheard(scene, monkeypatch) if text not in SEEN_ONLY.get(name, ())]
        assert not missing


@pytest.mark.parametrize("name", ["settings", "rules", "hand", "kept match", "statistics groups"])
def test_a_long_page_has_headings_to_jump_to(open_app: Open, name: str, tmp_path: Path) -> None:
    headings = [line.text for line in stands(open_app, name, tmp_path).reading() if line.heading]
    assert len(set(headings)) == len(headings) >= 2


BASES = (Turnable, Pressable, Tabletop, ResultScene, MaestroBeside, QuestionPanel)
"""Classes that only others are made of."""


def below(base: type[Any]) -> Iterator[type[Any]]:
    each: type[Any]
    for each in base.__subclasses__():
        yield each
        yield from below(each)


@pytest.mark.parametrize(
    ("base", "name"), [(Widget, "spoken"), (Scene, "spoken_title"), (Panel, "spoken_title")]
)
def test_no_class_leaves_its_words_to_the_base(base: type, name: str) -> None:
    for module, path in modules().items():
        if path in windows():
            importlib.import_module(module)
    ours = [each for each in below(base) if each.__module__.startswith("briscola.") and each not in BASES]
    assert ours
    assert not [each.__name__ for each in ours if getattr(each, name) is getattr(base, name)]
