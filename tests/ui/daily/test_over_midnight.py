"""Midnight passes on a page: what it says of today follows by itself, though nobody leaves it."""

from datetime import date, timedelta
from pathlib import Path
from typing import Self

import pytest

from briscola.capabilities.daily.window.week_sheet import WeekSheet
from briscola.capabilities.duel.window.scene import DuelScene
from briscola.capabilities.school.entry import SchoolEntry
from briscola.capabilities.school.window import page
from briscola.capabilities.school.window.page import SchoolPage
from briscola.capabilities.school.window.tile import Tile
from briscola.client.host.library import Library
from briscola.client.single_deals.daily import deal_of, duel_of_day
from briscola.entries import IN_WINDOW
from briscola.ui import day_watch
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.menu_board import ChalkLink
from briscola.ui.scenes.title import Title
from tests.client.test_daily import finish
from tests.ui.daily.test_daily import TODAY, Wall
from tests.ui.driver import on_top
from tests.ui.season.test_season_page import write_slate

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")

TOMORROW = TODAY + timedelta(days=1)


class PlaceDate(date):
    """A date with a clock of the place that a test moves on."""

    now = TODAY

    @classmethod
    def today(cls) -> Self:
        return cls(cls.now.year, cls.now.month, cls.now.day)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[PlaceDate]:
    """The clock of the place."""
    monkeypatch.setattr(PlaceDate, "now", TODAY)
    for module in (page, day_watch):
        monkeypatch.setattr(module, "date", PlaceDate)
    return PlaceDate


def test_the_new_deal_can_be_played_on_the_page_of_the_day(library: Library) -> None:
    wall = Wall(library)
    wall.press_day(TOMORROW)
    assert wall.scene.day == TODAY, "it has not come yet"
    wall.today = TOMORROW
    wall.frame()
    assert wall.scene.day == TODAY, "nobody is taken away from what she looks at"
    wall.press_day(TOMORROW)
    wall.click_on("play")
    assert [deal.day for deal in wall.sat_down] == [TOMORROW]


def test_the_sheet_of_the_week_has_another_line(library: Library) -> None:
    wall = Wall(library)
    wall.click_on("week")
    sheet = on_top(wall.app, WeekSheet)
    assert len(sheet.rows()) == 6
    assert not any(line.text.startswith("Sunday ·") for line in sheet.reading())
    wall.today = TOMORROW
    wall.frame()
    assert len(sheet.rows()) == 7 and sheet.days[-1] == TOMORROW
    assert any(line.text.startswith("Sunday ·") for line in sheet.reading())
    sheet.press(6)
    assert wall.scene.day == TOMORROW
    wall.click_on("play")
    assert [deal.day for deal in wall.sat_down] == [TOMORROW]


def test_a_duel_becomes_the_deal_of_the_day_that_it_is_about(app: App, library: Library) -> None:
    days = [TODAY]
    duels = [duel_of_day(TOMORROW, 12)]
    app.push(scene := DuelScene(app, library, duels, play=None, today=lambda: days[-1]))
    app.tick(1 / 60)
    assert deal_of(TOMORROW).code not in scene.results.hands[0].codes[1:]
    days.append(TOMORROW)
    app.tick(1 / 60)
    (hand,) = scene.results.hands
    assert hand.day == TOMORROW and deal_of(TOMORROW).code in hand.codes


def test_a_duel_under_another_page_follows_when_one_comes_back(app: App, library: Library) -> None:
    days = [TODAY]
    app.push(scene := DuelScene(app, library, [duel_of_day(TOMORROW, 12)], play=None, today=lambda: days[-1]))
    scene.cover()
    days.append(TOMORROW)
    scene.resume()
    assert scene.results.hands[0].day == TOMORROW


def test_the_school_tells_of_the_new_deal(app: App, tmp_path: Path, clock: type[PlaceDate]) -> None:
    library = Library(tmp_path)
    finish(library, TODAY, began="2026-11-21T10:00:00Z")
    Navigator(app, IN_WINDOW, library=library).entry(SchoolEntry).open()

    def note() -> str:
        tiles = [each for each in on_top(app, SchoolPage).group.widgets if isinstance(each, Tile)]
        return next(tile.note for tile in tiles if tile.name == "daily")

    app.tick(1 / 60)
    assert note().startswith("Today: ")
    clock.now = TOMORROW
    app.tick(1 / 60)
    assert note() == "One hand against the maestro, the same for everybody."


@pytest.mark.parametrize("reduced", [False, True])
def test_the_slate_on_the_title_tells_of_the_new_deal(
    app: App, tmp_path: Path, clock: type[PlaceDate], reduced: bool
) -> None:
    app.change(motion="little" if reduced else "full")
    library = Library(tmp_path)
    finish(library, TODAY, began="2026-11-21T10:00:00Z")
    Navigator(app, IN_WINDOW, library=library).title()
    write_slate(app)

    def lines() -> list[str]:
        return [each.text for each in on_top(app, Title).group.widgets if isinstance(each, ChalkLink)]

    app.tick(1 / 60)
    assert "Deal of the day: new" not in lines()
    clock.now = TOMORROW
    app.tick(1 / 60)
    assert "Deal of the day: new" in lines()
