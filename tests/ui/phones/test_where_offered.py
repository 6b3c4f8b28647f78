"""Cards on a phone are offered to those who play together: in Play with friends, and at a hot seat."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pygame
import pytest

from briscola.client.friends.friends import Friends
from briscola.client.match_setup import MatchSetup, regulars
from briscola.engine.terms import PERSON
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.new_match.company_sheet import CompanySheet
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.phones.phone_sheet import PhoneSheet
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.friends.lobby import NoWays, Quiet
from tests.ui.people.test_people import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.mark.parametrize("people", [1, 2])
def test_the_pause_offers_them_at_a_hot_seat_and_not_to_whoever_plays_alone(home: Home, people: int) -> None:
    opponents: tuple[Any, ...] = regulars(2)
    if people == 2:
        opponents = (msgspec.structs.replace(opponents[0], name="Bruno", level=PERSON),)
    home.navigator.start(MatchSetup(player="Anna", opponents=opponents))
    home.press(pygame.K_ESCAPE)
    for _ in range(60):
        home.frame()
    assert isinstance(home.app.top, Pause)
    offered = any(widget.name == "phones" for widget in home.app.top.group.widgets)
    assert offered is (people == 2)


def test_play_with_friends_offers_a_hot_seat_first_and_phones_with_it(home: Home) -> None:
    taken: list[str] = []

    class Ways(NoWays):
        def play_here(self) -> None:
            taken.append("here")
            home.navigator.play_together()

    page = FriendsPage(home.app, cast(Friends, Quiet()), Ways())
    home.app.push(page)
    assert page.group.focused_name == "here"
    home.click_on("here")
    assert taken == ["here"]
    home.click_on("start")
    sheet = home.on_top(CompanySheet)
    assert sheet.choices.several, "somebody sits beside her at once"
    home.click_on("phones")
    for _ in range(60):
        home.frame()
    assert isinstance(home.app.top, PhoneSheet)
    assert home.navigator.active_match.seat is not None and not home.navigator.active_match.seat.alone


def test_at_this_computer_two_people_sit_down_at_one_screen(home: Home) -> None:
    home.navigator.play_together()
    home.click_on("all-games", "start")
    assert isinstance(home.app.top, CompanySheet)
    home.click_on("done")
    for _ in range(60):
        home.frame()
    assert isinstance(home.app.top, PlayScene) and not home.app.top.seat.alone
