"""At each step of an evening among friends the next thing to do is red, and Enter does it."""

from pathlib import Path

import pygame
import pytest

from briscola.i18n.elsewhere_words import code_or_link, elsewhere_title
from briscola.i18n.friends_words import promise_text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import use
from briscola.network.addresses.table_link import read_table_link
from briscola.pages.phones import friends_elsewhere
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.code_sheet import CodeSheet
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.widgets.button import Button
from tests.network.broker import free_port
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow
LINK = "https://home.example.org/#table=7KMPQ2ABCDE"


def focused(home: FriendsHome) -> str:
    """Name of the control that has the focus; letters and digits of a key are left out."""
    return (home.top.group.focused_name or "").partition("-")[0]


def red(home: FriendsHome) -> list[str]:
    """Names of the red buttons, as `focused` tells them."""
    widgets = [each for each in home.top.group.widgets if isinstance(each, Button) and each.primary]
    return [each.name.partition("-")[0] for each in widgets]


@pytest.fixture
def linked(home: FriendsHome, monkeypatch: pytest.MonkeyPatch) -> AnywherePage:
    """The page with a link to the own table, on which it has just been made by Enter."""
    monkeypatch.setattr(friends_elsewhere, "PAGE_PORT", free_port())
    monkeypatch.setenv("PATH", "/nowhere")
    home.app.change(public_name="home.example.org")
    home.opens_friends()
    home.click_on("anywhere")
    assert (focused(home), red(home)) == ("start", ["start"])
    home.press(pygame.K_RETURN)
    home.until(lambda: isinstance(home.app.top, AnywherePage) and home.app.top.way.link)
    return home.on_top(AnywherePage)


def test_a_host_comes_by_enter_from_the_link_to_the_cards_and_back_to_the_link(
    home: FriendsHome, linked: AnywherePage
) -> None:
    home.until(lambda: (focused(home), red(home)) == ("copy", ["copy"]))
    home.press(pygame.K_RETURN)
    home.until(lambda: (focused(home), red(home)) == ("done", ["done"]))
    home.press(pygame.K_RETURN)
    home.shows(TablePage)
    bruno = home.comes("Bruno")
    bruno.sit(1)
    home.until(lambda: (focused(home), red(home)) == ("in", ["in"]))
    home.press(pygame.K_RETURN)  # it was on its way, and opens no door
    home.frames(60)
    assert (focused(home), red(home)) == ("in", ["in"])
    home.press(pygame.K_RETURN)
    home.until(lambda: focused(home) == "change")  # he is awaited, and nothing is copied by Enter
    bruno.ready(True)
    home.until(lambda: focused(home) == "go")
    home.press(pygame.K_RETURN)
    home.shows(PlayScene)
    home.key(pygame.K_ESCAPE)
    home.on_top(Pause)
    home.click_on("link")
    assert home.on_top(AnywherePage).way.link == linked.way.link
    home.click_on("done")
    home.on_top(PlayScene)


def test_whoever_has_come_sits_down_by_enter(home: FriendsHome) -> None:
    carla = home.host("Carla", players=4, people=3)
    home.joins(carla)
    assert focused(home) == "sit" and red(home) == ["sit"]
    home.press(pygame.K_RETURN)
    home.until(lambda: red(home) == [])
    home.lets_in(carla)
    home.until(lambda: (focused(home), red(home)) == ("go", ["go"]))


def test_who_closes_a_table_reads_of_others_only_where_there_are_some(home: FriendsHome) -> None:
    home.opens_friends()
    home.click_on("network", "start", "open")
    home.shows(TablePage)
    home.key(pygame.K_ESCAPE)
    assert home.on_top(Dialog).text().startswith("Nobody else is here yet.")
    home.click_on("no")
    bruno = home.comes("Bruno")
    bruno.sit(1)
    home.until(lambda: home.table.knocking)
    home.key(pygame.K_ESCAPE)
    assert home.on_top(Dialog).text().startswith("Everybody else has to go too.")
    home.click_on("no")


def test_a_guest_by_a_link_is_told_once_that_nothing_has_gone_out(home: FriendsHome) -> None:
    home.opens_friends()
    home.app.push(InvitationSheet(home.app, home.friends, read_table_link(LINK), home.app.pop))
    said = home.on_top(InvitationSheet).spoken_text
    assert said.count("Nothing ") == 1 and promise_text() in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_way_has_one_title_and_the_button_for_a_code_names_the_link(
    tmp_path: Path, language: str
) -> None:
    home = FriendsHome(tmp_path, (1024, 600), language=language)
    use(language)
    home.opens_friends()
    page = home.on_top(FriendsPage)
    words = {each.name: each.text for each in page.group.widgets if isinstance(each, Button)}
    assert words["anywhere"] == elsewhere_title() and words["enter-code"] == code_or_link()
    home.click_on("enter-code")
    assert home.on_top(CodeSheet).title() == code_or_link()
    home.key(pygame.K_ESCAPE)
    home.click_on("anywhere")
    assert home.on_top(AnywherePage).title() == elsewhere_title()
    home.app.close()
