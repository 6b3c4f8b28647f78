"""A match of several people goes on with whoever is there."""

from pathlib import Path

import pygame
import pytest
from msgspec import structs

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import Sits
from briscola.engine.occupant import Occupant
from briscola.engine.terms import PERSON
from briscola.storage.records.match_record import read_record
from briscola.storage.settings.person_names import FIRST
from briscola.ui.scenes.faces import FaceSheet
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.widgets.dropdown import Dropdown
from tests.ui.hands import typed
from tests.ui.people.test_people import Home
from tests.ui.shared_table import DEAF, shared_setup

pytestmark = pytest.mark.slow

LAST = -1
"""The computer in a list of those who may sit there."""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def seated(home: Home) -> None:
    """Anna begins a match with Bruno of her household and a guest, and leaves it at the curtain."""
    bruno = home.library.profiles.add("Bruno")
    setup = shared_setup("briscola", 3, (0, 1, 2))
    first, second = setup.opponents
    opponents = (structs.replace(first, name=bruno.name, key=bruno.id), second)
    home.navigator.start(structs.replace(setup, opponents=opponents))
    until_curtain(home)
    leaves(home)


def leaves(home: Home) -> None:
    """Press Esc and the line that leads to the title."""
    home.key(pygame.K_ESCAPE)
    home.click_on("leave")
    home.on_top(Title)


def resume(home: Home) -> WhoIsThere:
    """Press the line of the title that continues the match; the sheet that asks who is there."""
    line = home.navigator.entry(WaitingMatches).resume()
    assert line is not None and line.on_press is not None
    line.on_press()
    return home.on_top(WhoIsThere)


def chooser(home: Home, seat: int) -> Dropdown:
    """The list from which somebody is chosen for a seat."""
    found: Dropdown = home.control(f"chair-{seat}")
    return found


def seat_of(home: Home) -> HostedSeat:
    """The window's seat in the match that goes on."""
    seat = home.navigator.active_match.seat
    assert seat is not None
    return seat


def until_curtain(home: Home) -> Curtain:
    for _ in range(3000):
        home.frame()
        if isinstance(home.app.top, Curtain):
            for _ in range(DEAF):
                home.frame()
            return home.app.top
        home.press(pygame.K_SPACE)
    raise AssertionError("no curtain closes")


def test_a_computer_takes_the_place_of_whoever_is_not_there(home: Home) -> None:
    seated(home)
    sheet = resume(home)
    assert [chair.seat for chair in sheet.chairs] == [0, 1, 2]
    chooser(home, 1).choose(LAST)
    home.click_on("go-on")
    assert isinstance(home.top, PlayScene | Curtain)
    seat = seat_of(home)
    host = seat.host
    assert host.setup.people == (0, 2) and host.setup.levels[1] not in ("", PERSON)
    until_curtain(home)
    assert seat.file is not None
    record = read_record(seat.file)
    assert record.wrong is None and sum(isinstance(event, Sits) for event in record.events) == 1


def test_a_guest_who_takes_a_place_has_a_name_and_a_face_of_her_own(home: Home) -> None:
    seated(home)
    sheet = resume(home)
    chooser(home, 2).choose(chooser(home, 2).values.index("A guest"))
    home.frame()
    home.click_on("face-2")
    assert isinstance(home.app.top, FaceSheet)
    home.click_on("rosa", "guest-2")
    home.app.dispatch(typed("Elsa"))
    assert sheet.changed == {2: Occupant(name="Elsa", face="rosa")}


def test_the_one_who_comes_back_gets_the_old_seat_and_nobody_sits_twice(home: Home) -> None:
    seated(home)
    resume(home)
    chooser(home, 1).choose(LAST)
    home.click_on("go-on")
    until_curtain(home)
    leaves(home)
    resume(home)
    assert ["Bruno" in chooser(home, seat).values for seat in range(3)] == [False, True, False]
    home.key(pygame.K_ESCAPE)
    assert isinstance(home.app.top, Title)


def test_a_shared_match_waits_for_the_right_person_after_a_restart(home: Home) -> None:
    seated(home)
    home.library.profiles.use(FIRST)
    home.app.close()
    home.start()
    resume(home)
    home.click_on("go-on")
    curtain = until_curtain(home)
    asked = seat_of(home).host.table.asked
    assert asked is None or curtain.name == ("Anna", "Bruno", "Carla")[asked.seat]
    scene = home.app.scenes[0]
    assert isinstance(scene, PlayScene) and scene.seat.next_step is NextStep.ANOTHER


def test_a_match_goes_on_when_the_one_who_began_it_is_gone(home: Home) -> None:
    seated(home)
    resume(home)
    chooser(home, 0).choose(LAST)
    home.click_on("go-on")
    curtain = until_curtain(home)
    assert seat_of(home).host.setup.people == (1, 2)
    assert curtain.name in ("Bruno", "Carla")
