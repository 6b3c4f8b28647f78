"""Every scene with small and large text and cards: nothing cut, nothing covered, everything to be hit."""

from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from briscola.i18n.text import _, use
from briscola.ui.app import App
from briscola.ui.scenes.new_match.table_cards import TableCards
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.tabletop.tooltips import ThingWidget
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.window_events import Hooks
from tests.spread import quick_some
from tests.ui.all_scenes import CALM, SCENES
from tests.ui.demands import LANGUAGES, SIZES, check_targets, spoken, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.overlaps import Page
from tests.ui.robot import plain_settings


class Case(NamedTuple):
    """A window, and the sizes of text and cards in it, in per cent."""

    window: tuple[int, int]
    text: int
    cards: int


CASES = (
    Case((1280, 800), 160, 160),
    Case((1024, 600), 120, 120),
    Case((1280, 800), 160, 100),
    Case((1920, 1080), 160, 160),
    Case((1024, 600), 80, 80),
)
"""The narrowest windows for each size of text, and one with room."""
SMALLEST = Case((1024, 600), 100, 100)
NO_TARGETS = (ScrollView, ThingWidget, TableCards)
"""Controls that are not hit in their middle: what lies in them is."""
TALL = (1080, 1400)
WRONG_IF_TALL = ("face of a guest",)
"""A sheet that half covers words of the sheet below, in the tall window."""
BROKEN = ("/log", "41a7", "a6a6", "592a", "https://")
"""Texts broken between letters on purpose: the path of a file, a long number, a link."""


def opened(case: Case, language: str) -> App:
    use(language)
    settings = plain_settings(language=language, text_size=case.text, card_size=case.cards, **CALM)
    app = App(settings=settings, size=case.window, sound=False, raster=QUICK)
    app.hooks = Hooks(rules=RulesScene)
    return app


def check(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything written on the top scene can be read, and everything on it be hit.

    “In hand” stands on a plate of its own over a card.
    """
    whole = pygame.Rect((0, 0), app.size)
    with monkeypatch.context() as patch:
        page, texts = Page(patch), watched_texts(patch, whole)
        app.relayout()
        app.tick(1 / 60)
        page.begin(app.window.surface)
        assert app.top is not None
        app.top.draw(app.window.surface)
    assert not [wrong for wrong in texts if not wrong[1].startswith(BROKEN)]
    assert not [(text, why) for text, why in page.wrong if not (text == _("in hand") and "card" in why)]
    found = [w for w in app.top.group.order() if not isinstance(w, NO_TARGETS)]
    check_targets(found, whole)


@pytest.mark.parametrize(
    ("name", "case", "language"),
    quick_some(
        [(name, CASES[at % len(CASES)], LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(SCENES)],
        3,
    ),
    ids=str,
)
def test_every_scene_can_be_read_and_used_at_every_size(
    name: str, case: Case, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(case, language)
    SCENES[name](app, tmp_path)
    for _frame in range(3):
        app.tick(1 / 60)
    check(app, monkeypatch)


# Quick although it is dear: three scenes stand for all others, which are slow tests.
@pytest.mark.parametrize("name", quick_some(list(SCENES), 3))
def test_every_scene_can_be_read_and_used_in_every_language_and_window(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the smallest window in all languages, in the others in that of the longest words."""
    app = opened(SMALLEST, LANGUAGES[0])
    SCENES[name](app, tmp_path)
    # Cloth carries no words, and making it takes longer than everything else.
    monkeypatch.setattr(App, "draw_table", lambda _app, target, _lamp=None: target.fill((30, 76, 56)))
    for size, language in spoken(SIZES):
        if size == TALL and name in WRONG_IF_TALL:
            continue
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.window.adopt()
        app.change(language=language)
        assert app.size == size
        check(app, monkeypatch)


# Quick although it is dear: each language is tried in one go.
@pytest.mark.parametrize("name", ["lesson", "puzzle"])
def test_whose_turn_it_is_is_never_cut(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """“Du bist dran” on the narrow tag of a table beside large text."""
    app = opened(Case((1920, 1080), 160, 160), "de")
    SCENES[name](app, tmp_path)
    app.tick(1 / 60)
    check(app, monkeypatch)
