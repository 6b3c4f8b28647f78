"""A host at the cards learns at once of whoever knocks, and answers at the table or in the pause."""

import pygame
import pytest

from briscola.engine.variants import make_rules
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from tests.client.friends.evening import setup_of
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def playing(home: FriendsHome) -> PlayScene:
    """Anna hosts a match with Bruno."""
    bruno = home.opens_table()
    bruno.ready(True)
    home.is_there("go")
    home.click_on("go")
    home.shows(PlayScene)
    scene = home.app.top
    assert isinstance(scene, PlayScene)
    return scene


def knocks(home: FriendsHome, name: str, *, seat: int | None = None) -> None:
    """Somebody comes and asks to look on, or for a seat."""
    somebody, table = home.friend(name), home.friends.table
    assert table is not None
    somebody.join(table.code, table.addresses, table.port)
    home.until(lambda: somebody.table is not None)
    if seat is None:
        somebody.watch()
    else:
        somebody.sit(seat)


def test_a_slip_at_the_table_says_who_knocks_and_lets_her_in(home: FriendsHome) -> None:
    scene = playing(home)
    knocks(home, "Carla")
    home.until(lambda: scene.context.slip is not None)
    assert scene.over.notice.slips[0][2][0] == "Carla would like to look on."
    home.click_on("let-in")
    home.until(lambda: scene.context.slip is None)
    (carla,) = (each for each in home.others if each.name == "Carla")
    home.until(lambda: carla.seat is not None and carla.seat.looks_on)


def test_the_pause_has_a_line_for_whoever_knocks_also_after_the_host_has_begun_anew(
    home: FriendsHome,
) -> None:
    playing(home)
    home.app.close()
    home.start()
    home.press(pygame.K_RETURN)  # the title's first line leads back
    home.shows(PlayScene)
    knocks(home, "Carla")
    home.until(lambda: bool(home.friends.table and home.friends.table.knocking))
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    pause = home.app.top
    assert isinstance(pause, Pause) and "Carla would like to look on." in pause.spoken_text
    home.click_on("not-now")
    home.until(lambda: not [widget for widget in pause.group.widgets if widget.name == "not-now"])
    (carla,) = (each for each in home.others if each.name == "Carla")
    home.until(lambda: carla.trouble is not None)
    assert carla.trouble is not None and carla.trouble.kind == "not_let_in"


def test_whoever_has_only_looked_on_does_not_read_that_what_she_played_is_kept(home: FriendsHome) -> None:
    carla = home.friend("Carla")
    carla.open_table(setup_of(make_rules("briscola", 2), 1, winning_hands=2))
    home.until(lambda: carla.table is not None)
    assert carla.table is not None
    carla.ready()
    home.until(lambda: carla.table is not None and carla.table.roster[0].ready)
    carla.own.begin()
    home.until(lambda: carla.seat is not None)
    home.opens_friends()
    home.friends.join(carla.table.code, carla.table.addresses, carla.table.port)
    home.shows(TablePage)
    home.click_on("look-on")
    home.until(lambda: carla.table is not None and bool(carla.table.knocking))
    carla.own.let_in(carla.table.knocking[0].key, True)
    home.shows(PlayScene)
    carla.leave()
    home.shows(Dialog)
    told = home.app.top
    assert isinstance(told, Dialog) and told.text() == "The host has closed the table."
    home.click_on("yes")
    home.shows(FriendsPage)
