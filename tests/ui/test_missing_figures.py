"""A figure that raises is a dash on its page, with one line in the log; the page and the others stand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pygame
import pytest

from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.capabilities.coach.window.journal_sheet import JournalScene
from briscola.capabilities.counting.answers import CountedAnswer, keep_answer
from briscola.capabilities.counting.counting import KINDS
from briscola.capabilities.cup.window.page import RoundsSheet
from briscola.capabilities.school.entry import SchoolEntry
from briscola.capabilities.school.window.page import SchoolPage
from briscola.capabilities.school.window.tile import Tile
from briscola.capabilities.season.entry import SeasonEntry
from briscola.capabilities.season.window.evenings_sheet import SeasonEvenings
from briscola.capabilities.season.window.page import SeasonPage
from briscola.capabilities.statistics.window import page_data
from briscola.capabilities.statistics.window.pages import PAGES
from briscola.capabilities.statistics.window.scene import StatisticsScene
from briscola.client.host.library import Library
from briscola.client.rivals import RivalMemory
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.entries import IN_WINDOW
from briscola.i18n import figure_words
from briscola.i18n.figure_words import NO_FIGURE
from briscola.storage.settings.person_names import FIRST
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.theme import INK
from briscola.ui.scenes.menu_board import ChalkLink
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
from briscola.ui.views.text.text_column import TextColumn
from tests.client.season.seasons import keep_season
from tests.client.shelf import keep_shelf
from tests.spread import quick_some
from tests.storage.rows import add
from tests.ui.conftest import Inked
from tests.ui.cup.cups import advanced, cup_of, page
from tests.ui.driver import on_top
from tests.ui.evening import Home
from tests.ui.season.test_season_page import write_slate

Break = Callable[[str], None]
PRINI: dict[str, Any] = {"deck": "piacentine", "variant": "prini", "game": "prini-2"}
STATISTICS = "briscola.capabilities.statistics.statistics"
WINDOW = "briscola.capabilities.statistics.window"
SEASON = "briscola.capabilities.season.window"


def broken(*_given: Any, **_named: Any) -> NoReturn:
    raise OverflowError("made to")


pytestmark = pytest.mark.usefixtures("lost_figures")


@pytest.fixture
def break_(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Makes a function of ours raise."""
    return lambda name: monkeypatch.setattr(name, broken)


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Lines of the log about figures."""
    return lambda: [each.getMessage() for each in caplog.records if each.name == figure_words.__name__]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Of somebody who has something on every page of the statistics."""
    library = Library(tmp_path / "data", settings_file=tmp_path / "settings.json")
    keep_shelf(library)
    lost: dict[str, Any] = {"result": "lost", "hands_won": 0, "hands_lost": 1}
    for at, played in enumerate(({}, lost, PRINI)):
        when = {"began": f"2026-11-2{at}T20:00:00Z", "evening": f"2026-11-2{at}"}
        add(library.database, rivals='[["gino", "won"]]', **when, **played)
    add(library.database, began="2026-11-25T20:00:00Z", evening="2026-11-25", taken_back=1)
    for (match,) in library.database.rows("SELECT id FROM matches"):
        judged = Judgement(accuracy=0.9, plays=10, lost=12.0, document="{}")
        Judgements(library.database).keep(match, 1, judged)
    for trick, kind in enumerate(KINDS):
        answer = CountedAnswer(seal="41a7", trick=trick, kind=kind, right=True)
        keep_answer(library.database, library.profile, answer)
    return library


@pytest.mark.parametrize(
    ("name", "shown", "stands"),
    quick_some(
        [
            (f"{STATISTICS}._counts", "glance", "The longest streaks"),
            (f"{STATISTICS}.streaks", "glance", "5 matches"),
            (f"{STATISTICS}.rates", "time", "Evening by evening"),
            (f"{STATISTICS}.rates", "glance", "5 matches"),
            (f"{STATISTICS}._evenings", "time", "Won of the last 5 matches"),
            (f"{STATISTICS}._evenings", "glance", "5 matches"),
            (f"{STATISTICS}.Statistics._grouped", "glance", "5 matches"),
            (f"{STATISTICS}.Statistics._grouped", "groups", "Gino"),
            (f"{STATISTICS}._rivals", "groups", "Nov 2026"),
            (f"{STATISTICS}._points", "points", "Points"),
            (f"{STATISTICS}._most", "records", "Records"),
            (f"{WINDOW}.page_data.names_of", "groups", "Nov 2026"),
            (f"{WINDOW}.page_data.rated_games", "play", "Points lost per choice"),
            (f"{WINDOW}.course_pages.level_ratings", "play", "Points lost per choice"),
            (f"{WINDOW}.page_data.Judgements.over_time", "play", "Rating by results"),
            (f"{WINDOW}.page_data.shelf_of", "glance", "5 matches"),
            (f"{WINDOW}.page_data.luck", "luck", "Luck"),
            (f"{WINDOW}.page_data.counting_sums", "counting", "Counting"),
            (f"{WINDOW}.course_pages.charts.rates", "time", "Evening by evening"),
            (f"{WINDOW}.course_pages.charts.evenings", "time", "Won of the last 5 matches"),
            (f"{WINDOW}.course_pages.charts.add_curve", "play", "Rating by results"),
            (f"{WINDOW}.hand_pages.charts.columns", "points", "Points of your side, hand by hand"),
            (f"{WINDOW}.results_pages._record_lines", "records", "Prini for two"),
        ],
        8,
    ),
)
def test_of_the_statistics_the_others_stand(
    app: App,
    library: Library,
    inked: Inked,
    break_: Break,
    told: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    shown: str,
    stands: str,
) -> None:
    monkeypatch.setattr(page_data, "TABS_FROM", 0)
    break_(name)
    app.push(scene := StatisticsScene(app, library, play=lambda: None))
    words: dict[str, list[str]] = {}
    for at, each in enumerate(scene.pages):
        scene._turn_to(at)
        inked.clear()
        app.draw()
        words[each] = [text for text, _rect in inked]
        words[each] += [text for line in scene.reading() for text in (line.text, *line.text.split(": "))]
    assert set(words) == set(PAGES)
    assert NO_FIGURE in words[shown] and stands in words[shown]
    assert len(told()) == 1 and "OverflowError('made to')" in told()[0]


def test_without_a_name_a_game_is_called_by_its_slug(
    app: App, library: Library, break_: Break, told: Callable[[], list[str]]
) -> None:
    break_(f"{WINDOW}.page_data.title_of")
    app.push(scene := StatisticsScene(app, library, play=lambda: None))
    assert any("prini-2" in line.text for line in scene.reading()) and len(told()) == 1


def read(app: App) -> list[str]:
    """All that is read aloud of the scene on top, once it has been drawn."""
    app.draw()
    assert app.top is not None
    return [line.text for line in app.top.reading()]


@pytest.mark.parametrize(
    ("evenings", "name", "stands"),
    [
        (3, "add_table", "At your table: Nino"),
        (3, "fixture_texts", "Teresa – You   3 : 0"),
        (3, "results_texts", "At your table: Nino"),
        (14, "past_text", "The season is over"),
        (14, "end_texts", "Season 1: third division, place 2, 31 points"),
    ],
)
def test_of_the_season_the_others_stand(
    app: App,
    tmp_path: Path,
    break_: Break,
    told: Callable[[], list[str]],
    evenings: int,
    name: str,
    stands: str,
) -> None:
    keep_season(tmp_path / "seasons" / f"{FIRST}.json", evenings)
    break_(f"{SEASON}.page.{name}")
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).entry(SeasonEntry).open()
    assert isinstance(app.top, SeasonPage)
    assert {NO_FIGURE, stands} <= set(read(app)) and len(told()) == 1


def test_a_remark_that_fails_is_not_made(app: App, tmp_path: Path, break_: Break) -> None:
    keep_season(tmp_path / "seasons" / f"{FIRST}.json", 3)
    break_(f"{SEASON}.page.before_remark")
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).entry(SeasonEntry).open()
    assert "At your table: Nino" in read(app)


@pytest.mark.parametrize(
    ("name", "stands"),
    [
        ("results_texts", "Season 1: third division, place 2, 31 points"),
        ("past_text", "Teresa – You   3 : 0"),
    ],
)
def test_of_all_evenings_the_others_stand(
    app: App, tmp_path: Path, break_: Break, told: Callable[[], list[str]], name: str, stands: str
) -> None:
    keep_season(tmp_path / "seasons" / f"{FIRST}.json", 3)
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).entry(SeasonEntry).open()
    break_(f"{SEASON}.evenings_sheet.{name}")
    app.push(SeasonEvenings(app, on_top(app, SeasonPage).keeper))
    assert {NO_FIGURE, stands} <= set(read(app)) and len(told()) == 1


def test_a_cup_goes_on_without_its_standings(
    app: App, tmp_path: Path, break_: Break, told: Callable[[], list[str]]
) -> None:
    below = page(app, tmp_path, advanced(cup_of("everybody", 8), 6))
    break_("briscola.capabilities.cup.window.standings.board_of")
    app.push(below)
    assert "Next match, button" in read(app) and len(told()) == 1
    break_("briscola.capabilities.cup.window.page.result_text")
    app.push(RoundsSheet(app, below.keeper))
    assert any(line.endswith(NO_FIGURE) for line in read(app))


@pytest.mark.parametrize(
    ("name", "title", "note"),
    [
        ("experience", "Step by step", NO_FIGURE),
        ("DailyResults.played", "Deal of the day", NO_FIGURE),
        ("progress", "Puzzles", NO_FIGURE),
    ],
)
def test_of_the_school_the_other_cards_stand(
    app: App, tmp_path: Path, break_: Break, name: str, title: str, note: str
) -> None:
    break_(f"briscola.capabilities.school.window.page.{name}")
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).entry(SchoolEntry).open()
    app.draw()
    tiles = [each for each in on_top(app, SchoolPage).group.widgets if isinstance(each, Tile)]
    notes = {tile.title: tile.note for tile in tiles}
    assert notes.pop(title) == note and len(notes) == 3 and NO_FIGURE not in notes.values()


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("capabilities.school.window.page.DailyResults.played", "Deal of the day: –"),
        ("capabilities.school.window.page.progress", "Deal of the day: new"),
        ("ui.scenes.match_history.entry.EveningsEntry.chalk", "Deal of the day: new"),
    ],
)
def test_of_the_slate_the_other_lines_stand(tmp_path: Path, break_: Break, name: str, line: str) -> None:
    break_(f"briscola.{name}")
    library = Library(tmp_path)
    add(library.database)  # of somebody who is new Teresa's line stands alone
    library.close()
    home = Home(tmp_path, lesson_offered=True)
    write_slate(home.app)
    lines = [each.text for each in home.on_top(Title).group.widgets if isinstance(each, ChalkLink)]
    assert line in lines


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Judgements.all_of", "The hands looked at cannot be read here."),
        ("notes", NO_FIGURE),
    ],
)
def test_of_the_journal_the_rest_stands(
    app: App, tmp_path: Path, break_: Break, told: Callable[[], list[str]], name: str, words: str
) -> None:
    break_(f"briscola.capabilities.coach.window.journal_sheet.{name}")
    app.push(JournalScene(app, Library(tmp_path), train=lambda _theme: None))
    assert words in read(app) and len(told()) == 1


@pytest.mark.parametrize("name", ["balances", "latest_matches"])
def test_a_table_goes_on_where_nobody_can_remember(
    tmp_path: Path, break_: Break, told: Callable[[], list[str]], name: str
) -> None:
    break_(f"briscola.client.rivals.{name}")
    home = Home(tmp_path)
    home.navigator.start(MatchSetup(opponents=regulars(2)))
    context = next(scene for scene in home.app.scenes if isinstance(scene, PlayScene)).context
    assert context.memory == RivalMemory() and len(told()) == 1


def test_a_table_is_laid_where_the_maestro_has_forgotten_one(tmp_path: Path, break_: Break) -> None:
    break_("briscola.capabilities.coach.entry.with_habits")
    home = Home(tmp_path)
    home.navigator.start(MatchSetup(opponents=regulars(2)))
    assert any(isinstance(scene, PlayScene) for scene in home.app.scenes)


@pytest.mark.parametrize("name", ["rival_words", "standing_words"])
def test_a_table_goes_on_where_the_balance_has_no_words(tmp_path: Path, break_: Break, name: str) -> None:
    break_(f"briscola.ui.scenes.play.context.{name}")
    home = Home(tmp_path, small_talk=True)
    home.navigator.start(MatchSetup(opponents=regulars(2)))
    context = next(scene for scene in home.app.scenes if isinstance(scene, PlayScene)).context
    assert (context.standing, dict(context.rivals)) == ("", {})


def test_nothing_is_left_of_a_part_that_breaks_off(app: App, inked: Inked) -> None:
    def half() -> None:
        column.text("a half")
        column.value("a value", name="value")
        broken()

    column, wanted = TextColumn(app.kit, 400), TextColumn(app.kit, 400)
    for each in (column, wanted):
        each.text("before")
    column.part("half", half, title="Half")
    wanted.title("Half")
    wanted.text(NO_FIGURE, "body", INK)
    column.draw(pygame.Surface((400, 400)), 0, 0)
    assert (column.said, column.height, column.widgets) == (wanted.said, wanted.height, [])
    assert [text for text, _rect in inked] == ["before", "Half", NO_FIGURE]
