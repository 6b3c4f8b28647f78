"""Whoever goes back on the way to a table is not fetched later, and nothing of that way goes on."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import pygame
import pytest

from briscola.client.friends.table_service import TableService
from briscola.client.visit.friends_client import FriendsClient
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
from tests.client.friends.evening import HERE
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


class LateDoor:
    """An address at which a table answers only once it is told to."""

    def __init__(self) -> None:
        self._listening = socket.create_server((HERE, 0))
        self._sockets = [self._listening]
        self.port: int = self._listening.getsockname()[1]

    def answer(self, port: int) -> None:
        """Lead everybody who has come, and who comes, to the table at a port of this computer."""
        Thread(target=self._lead, args=[port], daemon=True).start()

    def _lead(self, port: int) -> None:
        with suppress(OSError):
            while True:
                here, _address = self._listening.accept()
                self._sockets.append(here)
                there = socket.create_connection((HERE, port))
                self._sockets.append(there)
                for pair in ((here, there), (there, here)):
                    Thread(target=_carry, args=pair, daemon=True).start()

    def close(self) -> None:
        for each in self._sockets:
            with suppress(OSError):  # that side is gone already
                each.shutdown(socket.SHUT_RDWR)
            each.close()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


@pytest.fixture
def door() -> Iterator[LateDoor]:
    made = LateDoor()
    yield made
    made.close()


def sets_out(home: FriendsHome, door: LateDoor) -> FriendsClient:
    """Go to Carla's table by her code and an address at which nobody answers yet."""
    carla = home.host("Carla")
    assert carla.table is not None
    home.opens_friends()
    home.click_on("enter-code")
    home.write(carla.table.code)
    home.click_on("address")
    home.write(f"{HERE}:{door.port}")
    home.click_on("yes")
    home.until(lambda: home.offers("turn-back") and not home.friends.idle)
    return carla


def test_a_table_that_answers_late_does_not_fetch_whoever_has_gone_back(
    home: FriendsHome, door: LateDoor
) -> None:
    carla = sets_out(home, door)
    assert carla.table is not None
    home.press(pygame.K_ESCAPE)
    home.shows(Title)
    home.navigator.choose()
    home.frame()
    home.click_on("start")
    scene = home.shows(PlayScene)
    door.answer(carla.table.port)
    home.until(lambda: home.friends.idle)
    for _ in range(60):
        home.frame()
    assert home.app.top is scene and home.friends.table is None
    assert home.entry.flow is not None and home.entry.flow.beat not in home.app.heartbeats


def test_the_page_is_as_before_after_going_back_and_leads_to_the_table(
    home: FriendsHome, door: LateDoor
) -> None:
    carla = sets_out(home, door)
    home.press(pygame.K_ESCAPE)
    home.shows(Title)
    home.opens_friends()
    assert home.offers("here") and not home.offers("turn-back")
    home.press(pygame.K_ESCAPE)
    home.shows(Title)
    home.finds_by_code(carla)


def test_an_own_table_that_is_still_being_opened_is_closed(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = TableService.open

    async def slowly(*given: Any) -> None:
        await asyncio.sleep(0.5)
        await opening(*given)

    monkeypatch.setattr(TableService, "open", slowly)
    home.opens_friends()
    home.click_on("network", "start", "open")
    home.until(lambda: home.offers("turn-back") and not home.friends.idle)
    home.press(pygame.K_ESCAPE)
    home.shows(Title)
    home.until(lambda: home.friends.idle)
    for _ in range(60):
        home.frame()
    assert isinstance(home.app.top, Title) and home.friends.table is None


def test_ways_of_somebody_who_sits_here_no_more_take_no_news(home: FriendsHome, door: LateDoor) -> None:
    sets_out(home, door)
    assert home.entry.flow is not None
    home.entry.close()
    assert home.entry.flow.beat not in home.app.heartbeats
