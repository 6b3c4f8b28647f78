"""After a mistake of ours the page about it stays, and the title leads back to the table of friends."""

import pygame
import pytest

from briscola.network.addresses.table_link import TableLink
from briscola.ui.scenes.error_page import ErrorPage, Exit
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.client.friends.evening import HERE
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def breaks(home: FriendsHome) -> ErrorPage:
    """Show the page about a mistake, as the program does."""
    home.app.begin_anew(page := ErrorPage(home.app, ["Oh."], (Exit.TITLE, Exit.CLOSE)))
    home.frame()
    return page


def goes_to_title(home: FriendsHome) -> Title:
    """Go to the title from the page about a mistake."""
    home.navigator.begin_again()
    for _ in range(10):
        home.frame()
    return home.on_top(Title)


def press_line(home: FriendsHome, name: str) -> None:
    """Press a line of the title."""
    line = next(item for item in home.on_top(Title).menu.items if item.name == name)
    assert line.on_press is not None
    line.on_press()


def test_a_match_that_begins_does_not_take_the_page_away(home: FriendsHome) -> None:
    carla = home.host("Carla")
    home.joins(carla)
    home.click_on("sit-1")
    home.lets_in(carla)
    home.click_on("go")
    page = breaks(home)
    home.begins(carla)
    home.until(lambda: carla.seat is not None)
    for _ in range(30):
        home.frame()
    assert home.app.top is page and home.app.scenes == [page]
    goes_to_title(home)
    press_line(home, "friends")
    home.shows(PlayScene)


def test_news_that_break_do_not_break_the_page_too(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.opens_table()

    def broken() -> None:
        raise LookupError("a card has two backs")

    monkeypatch.setattr(home.friends, "update", broken)
    page = breaks(home)
    assert home.app.top is page


@pytest.mark.parametrize("line", ["friends", "back"])
def test_the_title_leads_back_to_the_match_with_friends(home: FriendsHome, line: str) -> None:
    home.hosts_with_bruno()
    seat = home.friends.seat
    breaks(home)
    goes_to_title(home)
    press_line(home, line)
    home.shows(PlayScene)
    assert home.friends.seat is seat and seat is not None


def test_the_link_of_ones_own_table_leads_back_to_it_and_says_so_there(home: FriendsHome) -> None:
    home.opens_table()
    link = TableLink(code=home.table.code, address=HERE).text

    def opens() -> None:
        home.app.dispatch(pygame.event.Event(pygame.DROPTEXT, text=link))

    opens()
    told = home.shows(Dialog)
    assert (told.title(), told.text()) == ("You are at this table", "Anna’s table")
    home.click_on("yes")
    breaks(home)
    goes_to_title(home)
    opens()
    home.shows(TablePage)


def test_the_title_leads_back_to_the_table_of_friends(home: FriendsHome) -> None:
    home.opens_table()
    breaks(home)
    goes_to_title(home)
    press_line(home, "friends")
    home.shows(TablePage)


def test_the_letters_of_the_household_serve_no_more_and_its_table_stays(home: FriendsHome) -> None:
    home.opens_friends()
    home.click_on("network", "start", "open")
    home.shows(TablePage)
    home.click_on("phone-1")
    phones = home.shows(HouseholdSheet).phones
    home.until(lambda: phones.link)
    breaks(home)
    assert not phones.letters and phones.page_address
    goes_to_title(home)
    press_line(home, "friends")
    home.shows(TablePage)


def test_nobody_looks_for_tables_any_more(home: FriendsHome) -> None:
    home.host("Carla")
    home.opens_friends()
    home.until(lambda: home.friends.nearby)
    breaks(home)
    goes_to_title(home)
    assert not home.friends.nearby
    press_line(home, "friends")
    home.until(lambda: home.friends.nearby)
