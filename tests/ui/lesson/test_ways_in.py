"""The ways to the first evening: offered once, from the title and from the rules; no match is touched."""

from pathlib import Path

import pygame
import pytest

from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.staircase.tables import LOWEST
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.fonts import ROLES
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.lesson import LessonScene
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.title import Title
from tests.client.seat_steps import host_of
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.driver import on_top
from tests.ui.hands import press


@pytest.fixture
def evening(app: App, tmp_path: Path) -> Navigator:
    """A computer at which nobody has played yet, at the title."""
    navigator = Navigator(app, library=Library(tmp_path))
    navigator.begin()
    return navigator


def in_rules(app: App) -> list[str]:
    app.open_rules()
    return [widget.name for widget in on_top(app, RulesScene).group.widgets]


def dealt(app: App) -> PlayScene:
    """The table on top, at which the match has begun."""
    table = on_top(app, PlayScene)
    table.flow.update(1.0)
    return table


def test_it_is_offered_once_to_who_has_never_played(app: App, evening: Navigator) -> None:
    evening.offer_lesson()
    press(on_top(app, Dialog), pygame.K_ESCAPE)
    evening.offer_lesson()
    assert isinstance(app.top, Title)


def test_who_says_yes_is_led_to_the_first_step_and_back_to_the_title(app: App, evening: Navigator) -> None:
    evening.offer_lesson()
    press(on_top(app, Dialog), pygame.K_RETURN)
    lesson = on_top(app, LessonScene)
    assert lesson.at == 0
    press(lesson, pygame.K_ESCAPE)
    assert isinstance(app.top, Title)
    evening.school()
    assert "stairs" in [widget.name for widget in app.scenes[-1].group.widgets]


def test_who_has_played_is_not_asked(app: App, evening: Navigator) -> None:
    evening.start(MatchSetup(opponents=regulars(2)))
    dealt(app)
    evening.title()
    evening.offer_lesson()
    assert isinstance(app.top, Title)


def test_from_the_rules_it_lies_over_a_match_and_leaves_it_alone(app: App, evening: Navigator) -> None:
    evening.start(MatchSetup(opponents=regulars(2)))
    table = dealt(app)
    log, plays = list(host_of(table.seat).table.log), evening.active_match.library.history.plays("first")
    assert "lesson" in in_rules(app)
    app.scenes[-1].group.focus_name("lesson")
    press(app.scenes[-1], pygame.K_RETURN)
    lesson = on_top(app, LessonScene)
    assert "lesson" not in in_rules(app), "it is not begun within itself"
    press(app.scenes[-1], pygame.K_ESCAPE)
    for _ in range(40):
        lesson.update(0.1)
    press(lesson, pygame.K_3, pygame.K_ESCAPE)
    press(app.scenes[-1], pygame.K_ESCAPE)
    assert app.top is table
    assert host_of(table.seat).table.log == log
    assert evening.active_match.library.history.plays("first") == plays


CAPITALS = 0.66
"""The height of a capital letter, as a share of the type’s size."""


def test_with_it_the_menu_of_the_smallest_window_still_leaves_room_for_the_name(
    open_app: Open, tmp_path: Path
) -> None:
    app = open_app(size=(1024, 600))
    evening = Navigator(app, library=Library(tmp_path))
    evening.begin()
    evening.start(MatchSetup(opponents=regulars(2)))
    dealt(app)
    evening.title()
    title = on_top(app, Title)
    assert "resume" in [item.name for item in title.menu.items]
    assert title.name_y - app.kit.scale.px(CAPITALS * ROLES["name"].size) >= app.kit.scale.rim
    assert title.rule_y < title.menu.rect.top


def test_somebody_new_begins_at_the_first_step(tmp_path: Path) -> None:
    library = Library(tmp_path, settings_file=tmp_path / "settings.json")
    app = App(settings_path=library.settings_path, size=(1024, 600), sound=False, raster=QUICK)
    evening = Navigator(app, library=library)
    app.change(lesson=["values", "trump"])
    someone = evening.household.add("Mia", "person-woman")
    evening.household.use(someone.id)
    assert app.settings.lesson == []


def test_the_lesson_leads_to_a_hand_with_teresa_and_a_guide(app: App, evening: Navigator) -> None:
    evening.stairs.first_hand()
    table = on_top(app, PlayScene)
    setup = table.seat.setup
    assert (setup.variant, setup.players, dict(setup.options)) == ("briscola", 2, {})
    assert [(each.name, each.level) for each in setup.opponents] == [("Teresa", LOWEST)]
    assert setup.winning_hands == 1 and table.over.guide.on
    assert setup.face == evening.household.playing.face


def test_a_match_that_waits_goes_on_waiting_while_a_first_one_is_played(app: App, evening: Navigator) -> None:
    evening.start(MatchSetup(opponents=regulars(2)))
    dealt(app)
    evening.title()
    evening.stairs.first_hand()
    dealt(app)
    assert len(evening.active_match.library.waiting()) == 2
