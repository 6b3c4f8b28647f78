"""The deal of the day in a window: chosen, played, compared, shared, by real events."""

import time
from datetime import date
from itertools import combinations

import pygame
import pytest
from msgspec import structs
from msgspec.structs import replace

from briscola.capabilities.daily.window.day import add_squares
from briscola.capabilities.daily.window.month import Month
from briscola.capabilities.daily.window.page import DailyPage, play_daily
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import regulars
from briscola.client.single_deals.daily import DailyDeal, Square, day_of, deal_of
from briscola.client.single_deals.duel import entered
from briscola.i18n.languages import DATE_VARIABLES
from briscola.i18n.text import use
from briscola.storage.evenings.matches import Search
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.sheets.text_sheet import TextSheet
from briscola.ui.views.text.text_column import TextColumn
from tests.client.test_daily import finish
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, spoken
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver, on_top
from tests.ui.focus_marks import changed, luminances
from tests.ui.robot import Robot, plain_settings
from tests.ui.scene_demands import check


def test_any_two_squares_differ_in_light_and_not_only_in_colour(app: App) -> None:
    pictures = []
    for square in Square:
        target = pygame.Surface((60, 60))
        target.fill((244, 234, 210))
        add_squares(column := TextColumn(app.kit, 500), [square])
        column.draw(target, 4, 4)
        pictures.append(luminances(target))
    for one, other in combinations(pictures, 2):
        assert changed(one, other) >= 20


pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")

TODAY = date(2026, 11, 21)


class Wall(Driver):
    """The scene in a window of its own, over a library in which some days were played."""

    def __init__(self, library: Library, *, size: tuple[int, int] = (1024, 600), keeps: bool = True) -> None:
        super().__init__(App(settings=plain_settings(player="Anna"), size=size, sound=False, raster=QUICK))
        self.active_match = ActiveMatch(library)
        self.active_match.take_over()
        self.sat_down: list[DailyDeal] = []
        play = self.sat_down.append if keeps else None
        self.today = TODAY
        self.scene = DailyPage(self.app, library, play=play, today=lambda: self.today)
        self.app.push(self.scene)
        self.frame()

    @property
    def month(self) -> Month:
        return next(w for w in self.scene.group.widgets if isinstance(w, Month))

    def press_day(self, day: date) -> None:
        """Press a day of the month."""
        self.click_at(self.month.cell(day).center)

    def wait_for_maestro(self) -> None:
        """Until maestro has played whatever it has to play."""
        while self.scene.results.maestro.working:
            assert self.scene.wake is not None, "nothing else wakes the page"
            self.frame()
            time.sleep(0.01)
        assert self.scene.wake is None


@pytest.mark.parametrize(("country", "columns"), [("IT", (0, 6)), ("US", (1, 0)), ("EG", (2, 1))])
def test_the_rows_of_a_month_begin_on_the_day_on_which_the_country_begins_its_week(
    library: Library, monkeypatch: pytest.MonkeyPatch, country: str, columns: tuple[int, int]
) -> None:
    for name in DATE_VARIABLES:
        monkeypatch.setenv(name, f"en_{country}.UTF-8")
    month = Wall(library).month
    step = month.rect.width / 7
    monday, sunday = (round((month.cell(date(2026, 11, day)).x - month.rect.x) / step) for day in (16, 22))
    assert (monday, sunday) == columns
    days = [month.cell(each) for each in month.days]
    assert len({cell.topleft for cell in days}) == 30 and all(month.rect.contains(cell) for cell in days)


@pytest.fixture
def wall(library: Library) -> Wall:
    return Wall(library)


def test_arrows_lead_from_day_to_day_but_not_into_the_future(wall: Wall) -> None:
    scene = wall.scene
    scene.group.focus(wall.month)
    assert wall.month.spoken().value == "today"
    wall.keys(pygame.K_UP, pygame.K_LEFT)
    assert scene.day == date(2026, 11, 13) and not wall.month.spoken().value
    wall.keys(pygame.K_HOME, pygame.K_LEFT)
    assert scene.day == date(2026, 10, 31), "the month before"
    wall.click_on("after")
    assert scene.day == date(2026, 11, 1)
    wall.press_day(date(2026, 11, 25))
    assert scene.day == date(2026, 11, 1), "it is still to come"


def test_a_screen_reader_counts_the_days_with_a_deal(wall: Wall) -> None:
    places = [part.spoken.position for part in wall.month.parts()]
    assert places == [(day, TODAY.day) for day in range(1, TODAY.day + 1)]


def test_a_press_on_an_arrow_that_leads_to_no_deal_says_why(wall: Wall) -> None:
    wall.click_at(wall.control("after").rect.center)
    told = wall.scene.group.telling.widget
    assert told is not None and told.told() == "The deals of the next month are still to come."
    assert wall.scene.day == TODAY


def test_enter_sits_down_to_the_chosen_day(wall: Wall) -> None:
    wall.key(pygame.K_RETURN)
    wall.press_day(date(2026, 11, 4))
    assert wall.scene.group.focused is wall.month
    wall.key(pygame.K_RETURN)
    wall.click_on("play")
    assert [deal.day for deal in wall.sat_down] == [TODAY, date(2026, 11, 4), date(2026, 11, 4)]


@pytest.mark.slow
def test_a_day_that_was_played_is_compared_shared_and_watched(library: Library) -> None:
    finish(library, TODAY, began="2026-11-21T10:00:00Z")
    wall = Wall(library)
    wall.wait_for_maestro()
    wall.click_on("share")
    mine, maestro = wall.scene.results.mine(TODAY), wall.scene.results.maestro.found.get(TODAY)
    assert mine is not None and maestro is not None
    title, squares, points, beside, code = clipboard.paste().splitlines()
    assert title.endswith("2026-11-21")
    assert len(squares) == 10 and set(squares) <= set("🟨🟧🟦🟪")
    assert points == "{} to {}".format(*mine.points)
    assert "{} to {}".format(*maestro.points) in beside
    assert [day_of(duel, TODAY) for duel in entered(code)] == [TODAY]
    assert isinstance(wall.app.top, TextSheet)
    wall.key(pygame.K_ESCAPE)
    wall.click_on("watch")
    assert isinstance(wall.app.top, PlaybackScene)


def test_a_day_that_was_played_can_be_played_again(library: Library) -> None:
    finish(library, TODAY, began="2026-11-21T10:00:00Z")
    wall = Wall(library)
    wall.click_on("play")
    assert [deal.day for deal in wall.sat_down] == [TODAY]


def test_a_window_that_keeps_nothing_offers_no_deal(library: Library) -> None:
    finish(library, date(2026, 11, 4), began="2026-11-21T10:00:00Z")
    wall = Wall(library, keeps=False)
    for day in (TODAY, date(2026, 11, 4)):
        wall.scene.choose(day)
        assert "play" not in {widget.name for widget in wall.scene.group.widgets}
    wall.scene.choose(TODAY)
    assert "Another window" in wall.scene.columns[1].said


@pytest.mark.slow
def test_a_deal_is_played_without_advice_and_leads_back_to_its_day(wall: Wall, library: Library) -> None:
    day = date(2026, 11, 20)
    daily = deal_of(day)
    easy = structs.replace(daily.setup, opponents=regulars(2, ("easy",)))
    wall.scene.choose(day)
    play_daily(wall.app, wall.active_match, replace(daily, setup=easy))
    table = on_top(wall.app, PlayScene)
    assert not table.overlays.hint.on and not table.seat.allows_undo
    robot = Robot(wall.app, table, seed=1, ways=("digit",))
    robot.play_hand()
    count = on_top(wall.app, HandResult)
    assert not any(w.name == "leave" for w in count.group.widgets), "there is one way on"
    while wall.app.top is count:
        wall.key(pygame.K_RETURN)
    back = on_top(wall.app, DailyPage)
    attempt, mine = back.results.attempt(day), back.results.mine(day)
    assert attempt is not None and mine is not None
    assert attempt.match.points == mine.ours
    assert library.history.found(Search(), most=1)[0].replayed, "it counts in no statistics"


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(SIZES))
def test_everything_fits_in_every_language_and_window(
    open_app: Open, library: Library, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    """What was played, and a day of another month; for a day that waits see all scenes."""
    for day in (TODAY, date(2026, 11, 20)):
        finish(library, day, began="2026-11-21T10:00:00Z")
    use(language)
    app = open_app(size, language=language)
    app.push(scene := DailyPage(app, library, play=lambda _deal: None, today=lambda: TODAY))
    for day in (TODAY, date(2026, 9, 30)):
        scene.choose(day)
        app.tick(1 / 60)
        check(app, monkeypatch)
