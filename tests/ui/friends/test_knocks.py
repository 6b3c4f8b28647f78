"""A host at the cards learns at once of whoever knocks, and answers at the table or in the pause."""

import pygame
import pytest

from briscola.client.friends.friends import Friends
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def knocks(home: FriendsHome) -> Friends:
    """Carla comes and asks to look on."""
    carla = home.comes("Carla")
    carla.watch()
    return carla


def test_a_slip_at_the_table_says_who_knocks_and_lets_her_in(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    carla = knocks(home)
    home.until(lambda: scene.context.slip is not None)
    assert scene.over.notice.slips[0][2][0] == "Carla would like to look on."
    home.click_on("let-in")
    home.until(lambda: scene.context.slip is None)
    home.until(lambda: carla.seat is not None and carla.seat.looks_on)


def test_the_pause_has_a_line_for_whoever_knocks_also_after_the_host_has_begun_anew(
    home: FriendsHome,
) -> None:
    home.hosts_with_bruno()
    home.starts_again()
    home.press(pygame.K_RETURN)  # the title's first line leads back
    home.shows(PlayScene)
    carla = knocks(home)
    home.until(lambda: home.table.knocking)
    home.press(pygame.K_ESCAPE)
    pause = home.shows(Pause)
    assert "Carla would like to look on." in pause.spoken_text
    home.click_on("not-now")
    home.until(lambda: not [widget for widget in pause.group.widgets if widget.name == "not-now"])
    home.until(lambda: carla.trouble is not None)
    assert carla.trouble is not None and carla.trouble.kind == "not_let_in"


def test_whoever_has_only_looked_on_does_not_read_that_what_she_played_is_kept(home: FriendsHome) -> None:
    carla = home.host("Carla", 2, 1, hands=2)
    home.begins(carla)
    home.until(lambda: carla.seat is not None)
    home.joins(carla)
    home.click_on("look-on")
    home.lets_in(carla)
    home.shows(PlayScene)
    carla.leave()
    assert home.shows(Dialog).text() == "The host has closed the table."
    home.click_on("yes")
    home.shows(FriendsPage)
