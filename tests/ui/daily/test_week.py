"""The last fourteen days on the page of the day, and a week of deals that goes to a friend and back."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pygame
import pytest

from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.week_words import week_text
from briscola.capabilities.daily.window.week_sheet import WeekSheet
from briscola.capabilities.duel.entry import DuelEntry
from briscola.capabilities.duel.window.week import WeekScene
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.single_deals.daily import day_of, deal_of, duel_of_day, week_of
from briscola.client.single_deals.duel import Duel, entered
from briscola.engine.deal_code import decode
from briscola.i18n.text import use
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scenes.play.scene import PlayScene
from tests.client.seat_steps import host_of
from tests.client.test_daily import finish
from tests.ui.conftest import Open
from tests.ui.daily.test_daily import TODAY, Wall
from tests.ui.demands import SIZES, spoken
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver, on_top
from tests.ui.evening import Home
from tests.ui.robot import plain_settings
from tests.ui.scene_demands import check

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")

MONDAY = week_of(TODAY)[0]
PLAYED = (MONDAY, MONDAY + timedelta(days=2), TODAY)


def play_days(library: Library, *days: date) -> None:
    for day in days:
        finish(library, day, began=f"{day.isoformat()}T10:00:00Z", fair=True)


@pytest.fixture
def friends(tmp_path: Path) -> Iterator[Library]:
    """The library of a friend at another computer."""
    library = Library(tmp_path / "friend", settings_file=tmp_path / "friend.json")
    yield library
    library.close()


def results_of(library: Library) -> DailyResults:
    results = DailyResults(library)
    results.read([], TODAY, besides=week_of(TODAY))
    return results


class FriendsPage(Driver):
    """The page on which a friend has entered a week."""

    def __init__(self, library: Library, duels: list[Duel]) -> None:
        super().__init__(App(settings=plain_settings(), size=(1024, 600), sound=False, raster=QUICK))
        self.wanted: list[Duel] = []
        ActiveMatch(library).take_over()
        self.scene = WeekScene(self.app, library, duels, play=self.wanted.append, today=lambda: TODAY)
        self.app.push(self.scene)
        self.frame()

    @property
    def said(self) -> str:
        """Everything that is read there."""
        return " ".join(line.text for line in self.scene.columns[0].read)


# ---- the last days


def row_drawn(library: Library) -> bytes:
    wall = Wall(library)
    wall.app.draw()
    right = pygame.Rect(512, 0, 512, wall.scene.rect.top)
    return pygame.image.tobytes(wall.app.window.surface.subsurface(right), "RGB")


def test_the_last_fourteen_days_stand_in_a_quiet_row_and_are_read(library: Library) -> None:
    empty = row_drawn(library)
    before = Wall(library).scene.reading()
    assert not any("fourteen" in line.text for line in before), "nobody is told that he has not come"
    play_days(library, TODAY, TODAY - timedelta(days=13), TODAY - timedelta(days=14))
    assert row_drawn(library) != empty
    wall = Wall(library)
    wall.scene.choose(date(2026, 9, 30))
    assert "Days played of the last fourteen: 2" in [line.text for line in wall.scene.reading()]


# ---- the week


def test_the_days_played_of_a_week_are_sent_and_no_result_is_told(library: Library) -> None:
    play_days(library, *PLAYED, MONDAY - timedelta(days=1))
    wall = Wall(library)
    wall.click_on("week")
    wall.click_on("usual")
    sent = clipboard.paste()
    duels = entered(sent)
    assert [day_of(duel, TODAY) for duel in duels] == list(PLAYED)
    assert all(duel.theirs is not None for duel in duels)
    words, _, _codes = sent.rpartition(":")
    numbers = [word for word in words.replace(",", " ").split() if word.isdigit()]
    assert numbers == ["3", "16", "22"], "so many deals, and the days on which the week begins and ends"


def test_the_week_stands_on_the_page_before_anything_is_played(library: Library) -> None:
    """A player looked for it in vain: it was shown only after two deals."""
    wall = Wall(library)
    wall.click_on("week")
    sheet = on_top(wall.app, WeekSheet)
    assert sheet.sentence.startswith("Monday 16 November to Sunday 22 November")
    assert [state for _name, state in sheet.rows()] == ["new"] * 6, "Sunday's is still to come"
    assert "usual" not in {widget.name for widget in sheet.group.widgets}
    wall.keys(pygame.K_HOME, pygame.K_RETURN)
    assert wall.app.top is wall.scene and wall.scene.day == MONDAY


def test_one_day_alone_is_no_week_for_a_friend(library: Library) -> None:
    play_days(library, TODAY)
    wall = Wall(library)
    wall.click_on("week")
    sheet = on_top(wall.app, WeekSheet)
    assert "usual" not in {widget.name for widget in sheet.group.widgets}
    assert sheet.rows()[-1][1] not in ("", "new")


def test_a_friend_reads_of_a_deal_only_once_he_has_played_it(library: Library, friends: Library) -> None:
    play_days(library, *PLAYED)
    sent = list(results_of(library).week(TODAY))
    results = {str(duel.theirs) for duel in sent}
    page = FriendsPage(friends, sent)
    assert not page.scene.table()[1] and not any(result in page.said.split() for result in results)
    assert "Next: Monday 16 November, Briscola for two" in page.said
    page.click_on("play")
    assert [day_of(duel, TODAY) for duel in page.wanted] == [MONDAY]
    play_days(friends, MONDAY)
    page.scene.resume()
    page.scene.results.maestro.stop()
    assert len(page.scene.table()[1]) == 1
    row = page.scene.table()[1][0]
    mine = page.scene.results.hands[0].mine
    assert list(row[:3]) == ["Monday", f"{mine} points", f"{sent[0].theirs} points"]
    assert "Deals: you 0, your friend 0, level: 1" in page.said, "both have played by the same chance"
    page.click_on("play")
    assert [day_of(duel, TODAY) for duel in page.wanted] == list(PLAYED[:2])
    play_days(friends, *PLAYED[1:])
    page.scene.resume()
    page.scene.results.maestro.stop()
    page.click_on("answer")
    back = entered(clipboard.paste())
    assert [duel.theirs for duel in back] == [hand.mine for hand in page.scene.results.hands]
    at_home = FriendsPage(library, list(back))
    assert len(at_home.scene.table()[1]) == 3 and "level: 3" in at_home.said


def test_a_deal_without_a_result_to_compare_counts_for_nobody(library: Library) -> None:
    play_days(library, *PLAYED[:2])
    page = FriendsPage(library, [duel_of_day(MONDAY, None), duel_of_day(PLAYED[1], 1)])
    assert [row[2] for row in page.scene.table()[1]] == ["–", "1 point"]
    assert "Deals: you 1, your friend 0" in page.said and "other conditions" in page.said


def test_a_week_entered_opens_its_page_and_its_deals_are_played_as_on_theirs(tmp_path: Path) -> None:
    days = week_of(date(2026, 1, 5))[:3]
    text = week_text(days[0], [duel_of_day(day, 70) for day in days])
    home = Home(tmp_path)
    home.navigator.entry(DuelEntry).open(entered(text))
    home.frame()
    assert isinstance(home.top, WeekScene)
    home.click_on("play")
    table = home.top
    assert isinstance(table, PlayScene)
    terms = host_of(table.seat).table.terms
    assert terms is not None and terms.deal == decode(deal_of(days[0]).code)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(SIZES))
def test_a_week_fits_in_every_language_and_window(
    open_app: Open, library: Library, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    play_days(library, *PLAYED)
    use(language)
    app = open_app(size, language=language)
    duels = [duel_of_day(day, 70) for day in week_of(TODAY)[:6]]
    app.push(WeekScene(app, library, duels, play=lambda _duel: None, today=lambda: TODAY))
    app.tick(1 / 60)
    check(app, monkeypatch)
