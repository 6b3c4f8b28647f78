"""The first press of somebody who has no name yet: the name is asked, and its Enter is no other press."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from briscola.ui.scenes.friends.entry import FriendsEntry
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.ui.driver import post
from tests.ui.friends.at_table import FriendsHome
from tests.ui.hands import key, typed


@pytest.fixture
def home(tmp_path: Path) -> FriendsHome:
    home = FriendsHome(tmp_path, player="")
    title = home.on_top(Title)
    press: Callable[[], None] | None = next(
        item.on_press for item in title.menu.items if item.name == "friends"
    )
    assert press is not None
    press()
    home.on_top(Dialog)
    pygame.event.post(typed("Rosa"))
    home.frame()
    return home


def test_enter_that_is_repeated_while_a_slow_page_opens_presses_nothing_there(home: FriendsHome) -> None:
    """As pygame does it: nobody hears the key go up before the page is there."""
    enter = key(pygame.K_RETURN, "\r")
    pygame.event.post(enter)
    pygame.event.post(enter)
    home.shows(FriendsPage)
    home.frames(5)
    page = home.on_top(FriendsPage)
    post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, scancode=0)
    home.frame()
    assert home.app.top is page
    home.key(pygame.K_RETURN)
    assert home.app.top is not page, "a press of its own counts"


def test_a_held_key_goes_on_where_it_was_pressed(home: FriendsHome) -> None:
    for _ in range(3):
        pygame.event.post(key(pygame.K_BACKSPACE))
    home.frame()
    assert home.on_top(Dialog).line == "R"
    assert home.navigator.entry(FriendsEntry).flow is None
