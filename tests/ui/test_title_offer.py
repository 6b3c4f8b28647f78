"""The line of the title that offers the next step of the stairs, and never twice after "Not now"."""

from pathlib import Path

import pygame
import pytest

from briscola.client.library import Library
from briscola.client.staircase.stairs import STEPS, StairStep
from briscola.i18n.staircase_words import offer_text
from briscola.i18n.text import use
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.lesson import LessonScene
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import StepOffer, Title
from briscola.ui.widgets import Button
from tests.storage.rows import add
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, check_targets, spoken, watched_texts
from tests.ui.drawn import QUICK
from tests.ui.hands import press

pytestmark = pytest.mark.usefixtures("no_screen")


def offered(title: object) -> str:
    """The words of the offer; empty if there is none."""
    assert isinstance(title, Title)
    button = next((w for w in title.group.widgets if w.name == "offer"), None)
    return button.text if isinstance(button, Button) else ""


def answer(navigator: Navigator, name: str) -> None:
    """Press one of the two controls."""
    title = navigator.app.top
    assert isinstance(title, Title)
    title.group.focus_name(name)
    press(title, pygame.K_RETURN)


@pytest.fixture
def evening(open_app: Open, tmp_path: Path) -> Navigator:
    """A computer at which nobody has played yet, at the title."""
    navigator = Navigator(open_app(), library=Library(tmp_path))
    navigator.title()
    return navigator


def test_somebody_new_is_offered_the_first_evening(evening: Navigator) -> None:
    assert "Teresa shows you the game" in offered(evening.app.top)
    answer(evening, "offer")
    assert isinstance(evening.app.top, LessonScene)


def test_not_now_is_not_asked_again_and_nothing_else_until_a_hand_is_played(evening: Navigator) -> None:
    answer(evening, "not now")
    title = evening.app.top
    assert isinstance(title, Title) and offered(title) == "" and title.group.focused is title.menu
    evening.title()
    assert offered(evening.app.top) == ""
    add(evening.active_match.library.database)
    evening.title()
    assert offered(evening.app.top) == "Three small puzzles?"


def test_not_now_counts_also_where_it_cannot_be_kept_and_the_title_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = App(settings_path=tmp_path / "file" / "settings.json", size=(1024, 600), sound=False, raster=QUICK)
    evening = Navigator(app, library=Library(tmp_path))
    evening.title()
    answer(evening, "not now")
    assert app.note == "unwritable"
    evening.title()
    assert offered(app.top) == ""


def test_the_hand_with_teresa_is_offered_once_by_play_or_else_by_the_line_below(evening: Navigator) -> None:
    evening.app.change(lesson_offered=True)
    evening.title()
    assert offered(evening.app.top) == "" and "Teresa" in evening.menu()[0].note
    evening.choose()
    evening.app.pop()  # that keeps the table at which one might have sat down
    evening.title()
    assert offered(evening.app.top) == "One hand with Teresa?"
    answer(evening, "offer")
    assert isinstance(evening.app.top, PlayScene) and evening.app.top.over.guide.on


def test_an_old_hand_is_offered_what_is_new_for_him(evening: Navigator) -> None:
    library = evening.active_match.library
    for game, players in (("briscola-2", 2), ("briscola-4", 4)):
        add(library.database, hands=40, game=game, players=players)
    evening.title()
    assert offered(evening.app.top) == "Your first hand with an auction?"


def test_the_first_picture_waits_for_no_offer(open_app: Open, tmp_path: Path) -> None:
    app = open_app()
    navigator = Navigator(app, library=Library(tmp_path))
    navigator.begin()
    assert offered(app.top) == ""
    for task in app.when_quiet:
        task()
    assert offered(app.top)


class OfferAll(Navigator):
    """A title that offers one step after another."""

    step: StairStep = STEPS[0]

    def offer(self) -> StepOffer | None:
        """The step set."""
        return StepOffer(text=offer_text(self.step), take=self.title, decline=self.title)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "code"), spoken(SIZES))
def test_the_longest_offer_can_be_read_and_hit(
    size: tuple[int, int], code: str, open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(code)
    app = open_app(size=size, language=code)
    navigator = OfferAll(app, library=Library(tmp_path))
    navigator.title()
    title = app.top
    assert isinstance(title, Title)
    wrong = watched_texts(monkeypatch, pygame.Rect((0, 0), size))
    navigator.step = max(STEPS, key=lambda step: len(offer_text(step)))
    title.layout(size)
    title.group.draw(pygame.Surface(size))
    assert not wrong, wrong
    check_targets(title.group.widgets, pygame.Rect((0, 0), size))
