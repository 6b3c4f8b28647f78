"""The school: a card for everything there is to learn, by mouse and by keys."""

from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.capabilities.coach.journal import TRAINED_BY, Costs, Journal
from briscola.capabilities.coach.person_habits import Notes
from briscola.capabilities.coach.play_habits import Habit, Strength
from briscola.capabilities.coach.window.journal_sheet import JournalScene
from briscola.capabilities.daily.window.page import DailyPage
from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.puzzles.answers import PuzzleAnswer, PuzzleAnswers
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.capabilities.school.entry import SchoolEntry
from briscola.capabilities.school.window.page import SchoolPage
from briscola.capabilities.school.window.tile import CALENDAR, STEPS, Tile, draw_leaf
from briscola.capabilities.stairs.window.page import StairsPage
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.entries import IN_WINDOW
from briscola.i18n.habit_words import noticed_text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import use
from briscola.players.habits.notable_traits import Noticed, Trait
from briscola.players.levels import ADAPT
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.scene import Scene
from briscola.ui.scenes.title import Title
from briscola.ui.views.text.text_column import TextColumn
from tests.client.test_daily import finish
from tests.spread import quick_diagonal
from tests.storage.played import HOUSE, play_on, setup_of
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver, on_top
from tests.ui.hands import press

FULL = Journal(
    hands=38,
    accuracy=0.84,
    costs=tuple(Costs(habit=habit, times=12, a_hand=1.8) for habit in Habit),
    strengths=tuple((strength, 7) for strength in Strength),
)
"""Whoever does everything that a journal tells."""
NOTES = Notes(1000, tuple(Noticed(trait, 0.9, 0.1) for trait in Trait))
"""Whoever the maestro knows by heart."""

DRAW = Fonts.draw

pytestmark = pytest.mark.usefixtures("no_screen")


@pytest.fixture
def school(app: App, tmp_path: Path) -> SchoolPage:
    """The school of somebody who has never played."""
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).entry(SchoolEntry).open()
    return on_top(app, SchoolPage)


def press_on(scene: Scene, name: str, code: int = pygame.K_RETURN) -> None:
    scene.group.focus_name(name)
    press(scene, code)


def test_keys_lead_from_the_title_to_each_card_and_back(app: App, tmp_path: Path) -> None:
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).title()
    title = on_top(app, Title)
    title.menu.select([item.name for item in title.menu.items].index("school"))
    press(title, pygame.K_RETURN)
    school = on_top(app, SchoolPage)
    ways: tuple[tuple[int, type[Scene]], ...] = ((0, StairsPage), (1, DailyPage), (2, JournalScene))
    for steps, kind in ways:
        press(school, *[pygame.K_RIGHT] * steps, pygame.K_RETURN)
        press(on_top(app, kind), pygame.K_ESCAPE)
    press(school, pygame.K_ESCAPE)
    assert isinstance(app.top, Title)


def test_the_cards_say_how_far_one_has_come(app: App, tmp_path: Path) -> None:
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.entry(SchoolEntry).open()

    def notes() -> list[str]:
        return [tile.note for tile in on_top(app, SchoolPage).group.widgets if isinstance(tile, Tile)]

    assert notes() == [
        "0 of 6 first steps done. Next: Teresa’s lessons",
        "One hand against the maestro, the same for everybody.",
        "Exactly one choice is right: which?",
        "What costs you points, and what you do well.",
    ]
    app.change(lesson=list(NAMES))
    library, today = navigator.active_match.library, date.today()
    for solved in (True, False):
        answer = PuzzleAnswer(puzzle="a", day=today, solved=solved)
        PuzzleAnswers(library.database).add(library.profile.id, answer)
    finish(library, today, began="2026-11-21T10:00:00Z")
    on_top(app, SchoolPage).resume()
    stairs, daily, puzzles, _journal = notes()
    assert stairs == "1 of 6 first steps done. Next: A first hand"
    assert daily.startswith("Today: ")
    assert puzzles == "Solved at once: 1 of 2"


def test_the_things_on_the_cards_are_drawn_for_every_step_that_may_have_been_climbed() -> None:
    assert {"calendar", "notebook", *(f"stairs-{done}" for done in range(STEPS + 1))} <= set(
        resources.props()
    )
    path = resources.asset("props", "calendar.svg")
    assert path is not None
    assert QUICK.ratio(path) == CALENDAR


@pytest.mark.parametrize(
    ("size", "contrast"), quick_diagonal([(1024, 600), (2560, 1440)], [False, True]), ids=str
)
def test_the_date_is_written_inside_the_leaf_of_the_calendar(
    size: tuple[int, int], contrast: bool, open_app: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every language, on its longest days; one line does not touch the next."""
    side = round(0.26 * size[1])
    for language in LANGUAGES:
        kit = open_app(size, language=language, contrast=contrast).kit
        use(language)
        for day in (date(2026, 9, 30), date(2026, 11, 28), date(2026, 2, 23)):
            canvas, square = pygame.Surface(size), pygame.Rect(40, 40, side, side)
            written: list[pygame.Rect] = []

            def noted(*given: Any, into: list[pygame.Rect] = written, **named: Any) -> pygame.Rect:
                into.append(DRAW(*given, **named))
                return into[-1]

            with monkeypatch.context() as patch:
                patch.setattr(Fonts, "draw", noted)
                draw_leaf(canvas, kit, square, day)
            month, number, weekday = written
            leaf = pygame.Rect(0, 0, round(CALENDAR * side), side)
            leaf.center = square.center
            assert all(leaf.contains(rect) for rect in written), (language, day)
            assert month.centery < leaf.y + 0.28 * side < number.centery < weekday.centery


def test_the_counting_trainer_is_switched_on_where_one_learns(app: App, school: SchoolPage) -> None:
    assert not app.settings.counting
    press_on(school, "counting", pygame.K_LEFT)
    assert app.settings.counting
    press(school, pygame.K_RIGHT)
    assert not app.settings.counting


def told_by(sheet: JournalScene) -> str:
    """All that a journal says."""
    column = TextColumn(sheet.app.kit, 600)
    sheet.fill(column)
    return column.said


def made_up(app: App) -> JournalScene:
    """The journal on top, once it has been made up."""
    sheet = on_top(app, JournalScene)
    Driver(app).until(lambda: sheet.found is not None)
    return sheet


def test_of_a_few_hands_the_journal_says_what_has_shown_and_how_many_are_still_wanted(
    open_app: Open, tmp_path: Path
) -> None:
    sheet = JournalScene(open_app(), Library(tmp_path), train=lambda _theme: None)
    costs = (Costs(habit=Habit.LED_HIGH, times=1, a_hand=3.0),)
    sheet.found, sheet.notes = Journal(hands=1, accuracy=0.8, costs=costs, strengths=()), Notes(13, ())
    told = told_by(sheet)
    assert (
        "Fewer than 20 hands could be chance: after 19 more it counts." in told
        and "Play 7 more hands" in told
    )
    assert "You lead cards with points where a cheaper one would do." in told
    assert "What you do well\nNothing so far." in told
    assert "more than once" not in told and "Nothing that stands out" not in told


def test_the_journal_says_what_to_do_until_there_is_something_to_read(app: App, tmp_path: Path) -> None:
    app.push(sheet := JournalScene(app, Library(tmp_path), train=lambda _theme: None))
    assert made_up(app).found == Journal(hands=0, accuracy=None, costs=(), strengths=())
    assert "What could have been" in told_by(sheet)


@pytest.mark.usefixtures("leans")
def test_the_journal_says_what_the_maestro_has_noticed(open_app: Open, tmp_path: Path) -> None:
    """Unless it is not to learn."""
    active_match = ActiveMatch(Library(tmp_path))
    play_on(active_match.begin(setup_of("two"), HOUSE))
    for learns in (True, False):
        app = open_app(learn_habits=learns)
        app.push(sheet := JournalScene(app, active_match.library, train=lambda _theme: None))
        told = told_by(sheet)
        shown = ("What the maestro has noticed", "on the table alone", "The record of a match tells")
        assert [words in told for words in shown] == [learns] * 3


@pytest.mark.usefixtures("leans")
@pytest.mark.parametrize("learns", [True, False])
def test_whoever_sits_down_says_whether_the_maestro_may_go_by_habits(
    learns: bool, open_app: Open, tmp_path: Path
) -> None:
    active_match = ActiveMatch(Library(tmp_path))
    play_on(active_match.begin(setup_of("two"), HOUSE))
    active_match.drop()
    app = open_app(learn_habits=learns)
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.begin()
    navigator.start(MatchSetup(opponents=regulars(2, ("maestro",))))
    seat = navigator.active_match.seat
    assert seat is not None
    assert (f"{ADAPT}=" in seat.setup.opponents[0].level) is learns
    app.change(learn_habits=not learns)
    rematch = seat.host.before_rematch(seat.setup)
    assert (f"{ADAPT}=" in rematch.opponents[0].level) is not learns


def test_every_trait_has_its_words() -> None:
    more = {noticed_text(Noticed(trait, 0.9, 0.1)) for trait in Trait}
    less = {noticed_text(Noticed(trait, 0.1, 0.9)) for trait in Trait}
    assert len(more | less) == 2 * len(Trait)


def test_the_journal_leads_to_the_puzzles_that_train_what_costs_most(app: App, school: SchoolPage) -> None:
    press_on(school, "journal")
    sheet = made_up(app)
    sheet.found = FULL
    sheet.layout(app.size)
    press_on(sheet, "train")
    session = on_top(app, PuzzleScene).puzzle_session
    assert session.theme is TRAINED_BY[FULL.costs[0].habit] is session.puzzle.theme


def test_there_are_puzzles_for_every_habit() -> None:
    assert set(TRAINED_BY) == set(Habit)
    assert set(TRAINED_BY.values()) <= {puzzle.theme for puzzle in puzzles()}
