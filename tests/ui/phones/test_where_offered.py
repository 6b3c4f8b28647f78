"""Cards on a phone are offered to those who play together, and to somebody alone."""

from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pygame
import pytest

from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.visit.friends_client import FriendsClient
from briscola.engine.events import MatchEnded
from briscola.engine.terms import PERSON
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.match_entry import MatchEntry
from briscola.ui.scenes.new_match.company_sheet import CompanySheet
from briscola.ui.scenes.phones.phone_sheet import PhoneSheet
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.table_entry import TableEntry
from tests.pages.phone import Phone
from tests.ui.friends.at_table import CALM
from tests.ui.friends.lobby import NoActions, Quiet
from tests.ui.people.test_people import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path, **CALM)


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

    class Ways(NoActions):
        def play_here(self) -> None:
            taken.append("here")
            home.navigator.play_together()

    page = FriendsPage(home.app, cast(FriendsClient, Quiet()), cast(Any, Ways()))
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


def frames(home: Home, kind: type) -> None:
    """Let frames pass until a scene of that kind is on top."""
    for _ in range(600):
        if isinstance(home.app.top, kind):
            return
        home.frame()
    raise AssertionError(f"{kind.__name__} does not come: {home.app.scenes}")


@pytest.mark.slow
def test_somebody_alone_takes_her_cards_to_a_phone(home: Home) -> None:
    home.navigator.entry(MatchEntry).start_with_phones(home.navigator.entry(MatchEntry).last_match())
    frames(home, PhoneSheet)
    phones = home.navigator.entry(TableEntry).phones
    assert phones is not None
    phones.address = "127.0.0.1"
    sheet = home.on_top(PhoneSheet)
    home.click_on("phone-0")
    while not sheet.admission.link:
        home.frame()
    phone = Phone(sheet.admission.link, home.frame)
    phone.until(lambda phone: phone.digits and sheet.admission.claim)
    home.frame()
    home.click_on("yes")
    phone.until(lambda phone: phone.state is not None)
    chance = Random(3)
    seat = home.navigator.active_match.seat
    assert seat is not None
    for _ in range(8000):
        home.frame()
        phone.hear()
        top = home.app.top
        if isinstance(top, PlayScene):
            assert top.seat.looks_on and not any(top.hand.codes), "her cards are on the phone alone"
        if any(isinstance(event, MatchEnded) for event in seat.host.table.log):
            break
        if phone.choices:
            phone.choose(chance)
    assert any(isinstance(event, MatchEnded) for event in seat.host.table.log)
    phone.close()
