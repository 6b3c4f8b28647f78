"""A match of several people goes on with whoever is there."""

from pathlib import Path

import pygame
import pytest
from msgspec import structs

from briscola.client.seat_control import NextStep
from briscola.engine.events import Sits
from briscola.engine.occupant import Occupant
from briscola.engine.terms import PERSON
from briscola.storage.match_record import read_record
from briscola.storage.person_names import FIRST
from briscola.storage.profiles import Profile
from briscola.ui.scenes.new_match.faces import FaceSheet
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
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


def seated(home: Home, bruno: Profile) -> None:
    """Anna begins a match with Bruno of her household and a guest, and leaves it at the curtain."""
    setup = shared_setup("briscola", 3, (0, 1, 2))
    first, second = setup.opponents
    opponents = (structs.replace(first, name=bruno.name, key=bruno.id), second)
    home.navigator.start(structs.replace(setup, opponents=opponents))
    until_curtain(home)
    home.key(pygame.K_ESCAPE)
    home.click_on("leave")
    assert isinstance(home.app.top, Title)


def resume(home: Home) -> None:
    """Press the line of the title that continues the match."""
    line = home.navigator.waiting.resume()
    assert line is not None and line.on_press is not None
    line.on_press()


def chooser(home: Home, seat: int) -> Dropdown:
    """The list from which somebody is chosen for a seat."""
    found = home.control(f"chair-{seat}")
    assert isinstance(found, Dropdown)
    return found


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
    bruno = home.library.profiles.add("Bruno")
    seated(home, bruno)
    resume(home)
    sheet = home.on_top(WhoIsThere)
    assert [chair.seat for chair in sheet.chairs] == [0, 1, 2]
    chooser(home, 1).choose(LAST)
    home.click_on("go-on")
    assert isinstance(home.top, PlayScene | Curtain)
    active = home.navigator.active_match
    assert active.seat is not None
    host = active.seat.host
    assert host.people == (0, 2) and host.setup.levels[1] not in ("", PERSON)
    until_curtain(home)
    assert active.seat.file is not None
    record = read_record(active.seat.file)
    assert record.wrong is None and sum(isinstance(event, Sits) for event in record.events) == 1


def test_a_guest_who_takes_a_place_has_a_name_and_a_face_of_her_own(home: Home) -> None:
    seated(home, home.library.profiles.add("Bruno"))
    resume(home)
    sheet = home.on_top(WhoIsThere)
    chooser(home, 2).choose(chooser(home, 2).values.index("A guest"))
    home.click_on("face-2")
    assert isinstance(home.app.top, FaceSheet)
    home.click_on("rosa", "guest-2")
    home.app.dispatch(typed("Elsa"))
    assert sheet.changed == {2: Occupant(name="Elsa", face="rosa")}


def test_the_one_who_comes_back_gets_the_old_seat_and_nobody_sits_twice(home: Home) -> None:
    bruno = home.library.profiles.add("Bruno")
    seated(home, bruno)
    resume(home)
    home.on_top(WhoIsThere)
    chooser(home, 1).choose(LAST)
    home.click_on("go-on")
    until_curtain(home)
    home.key(pygame.K_ESCAPE)
    home.click_on("leave")
    resume(home)
    home.on_top(WhoIsThere)
    assert ["Bruno" in chooser(home, seat).values for seat in range(3)] == [False, True, False]
    home.key(pygame.K_ESCAPE)
    assert isinstance(home.app.top, Title)


def test_a_shared_match_waits_for_the_right_person_after_a_restart(home: Home) -> None:
    bruno = home.library.profiles.add("Bruno")
    seated(home, bruno)
    home.library.profiles.use(FIRST)
    home.app.close()
    home.start()
    resume(home)
    home.click_on("go-on")
    curtain = until_curtain(home)
    active = home.navigator.active_match
    assert active.seat is not None
    asked = active.seat.host.asked
    assert asked is None or curtain.name == ("Anna", "Bruno", "Carla")[asked.seat]
    scene = home.app.scenes[0]
    assert isinstance(scene, PlayScene) and scene.seat.next_step is NextStep.ANOTHER


def test_a_match_goes_on_when_the_one_who_began_it_is_gone(home: Home) -> None:
    seated(home, home.library.profiles.add("Bruno"))
    resume(home)
    home.on_top(WhoIsThere)
    chooser(home, 0).choose(LAST)
    home.click_on("go-on")
    curtain = until_curtain(home)
    active = home.navigator.active_match
    assert active.seat is not None and active.seat.host.people == (1, 2)
    assert curtain.name in ("Bruno", "Carla")
