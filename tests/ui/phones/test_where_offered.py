"""Cards on a phone are offered to those who play together: in Play with friends, and at a hot seat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pygame
import pytest

from briscola.client.friends.friends import Friends
from briscola.client.match_setup import MatchSetup, regulars
from briscola.engine.terms import PERSON
from briscola.ui.app import App
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.pause import Pause
from tests.ui.friends.lobby import NoWays, Quiet
from tests.ui.hands import click
from tests.ui.people.test_people import Home


@pytest.fixture
def home(tmp_path: Path, raster: Raster) -> Iterator[Home]:
    home = Home(tmp_path, raster)
    yield home
    home.app.close()


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


def test_play_with_friends_offers_them(app: App) -> None:
    taken: list[str] = []

    class Ways(NoWays):
        def cards_on_phone(self) -> None:
            taken.append("phone")

    page = FriendsPage(app, cast(Friends, Quiet()), Ways())
    app.push(page)
    link = next(widget for widget in page.group.widgets if widget.name == "phones")
    click(page, link.rect.center)
    assert taken == ["phone"]
