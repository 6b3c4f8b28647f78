"""A window whose person plays with friends: their programs run beside it, over sockets of this computer."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame

from briscola.client.host.library import Library
from briscola.client.seats.seat_control import NextStep
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.client.visit.own_table import Serving
from briscola.engine.variants import make_rules
from briscola.storage.people.profiles import Profile
from briscola.ui.scenes.friends.entry import FriendsEntry
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.title import Title
from tests.client.friends.evening import HERE, friend, setup_of
from tests.engine.strategies import choose
from tests.ui.driver import Shown
from tests.ui.hands import typed
from tests.ui.people.test_people import Home

PATIENCE = 60.0
"""Seconds in which something has to happen."""


CALM: dict[str, Any] = {
    "language": "en",
    "player": "Anna",
    "speed": "none",
    "cut_for_me": True,
    "trick_pause": 0,
}
"""Settings of Anna, whose matches take no time."""


def here(library: Library, who: Profile) -> FriendsClient:
    """The friends of the window's person, on this computer's own network alone."""
    return FriendsClient(
        library.records.folder.with_name("friends"),
        library.settings_path,
        who,
        library=library,
        serving=Serving(address=HERE, interfaces=[HERE], thinking=0.0),
    )


class FriendsHome(Home):
    """A window, and the programs of others."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **changes: object) -> None:
        self.others: list[FriendsClient] = []
        self.random = Random(1)
        super().__init__(folder, size, **{**CALM, **changes})

    def start(self) -> None:
        super().start()
        self.entry = self.navigator.entry(FriendsEntry)
        self.entry.make = here  # else made of the network at the first press

    @property
    def friends(self) -> FriendsClient:
        """The window's own."""
        assert self.entry.flow is not None
        return self.entry.flow.friends

    @property
    def table(self) -> LobbyState:
        """The table at which the window's person is."""
        assert self.friends.table is not None
        return self.friends.table

    def opens_friends(self) -> None:
        """Press the line of the title."""
        title = self.on_top(Title)
        line = next(item for item in title.menu.items if item.name == "friends")
        assert line.on_press is not None
        line.on_press()
        self.shows(FriendsPage)

    def opens_table(self) -> FriendsClient:
        """Open a table for two, at which a friend, Bruno, sits down."""
        self.opens_friends()
        self.click_on("network", "start", "open")
        self.shows(TablePage)
        bruno = self.comes("Bruno")
        bruno.sit(1)
        self.until(lambda: self.table.knocking)
        self.click_on(f"in-{self.table.knocking[0].key}")
        self.until(lambda: bruno.table is not None and bruno.table.own == 1)
        return bruno

    def comes(self, name: str, host: FriendsClient | None = None) -> FriendsClient:
        """Somebody else comes to the own table, or to a friend's."""
        guest, table = self.friend(name), (host or self.friends).table
        assert table is not None
        guest.join(table.code, table.addresses, table.port)
        self.until(lambda: guest.table is not None)
        return guest

    def goes(self) -> PlayScene:
        """Press the button at the foot of the table's page, and play."""
        self.click_on("go")
        return self.shows(PlayScene)

    def hosts_with_bruno(self) -> PlayScene:
        """Play at the own table, with a friend."""
        self.opens_table().ready(True)
        return self.goes()

    def host(
        self, name: str, players: int = 2, people: int = 2, *, hands: int = 1, face: str = ""
    ) -> FriendsClient:
        """A friend who has opened a table."""
        host = self.friend(name)
        host.face = face or host.face
        host.open_table(setup_of(make_rules("briscola", players), people, winning_hands=hands))
        self.until(lambda: host.table is not None)
        return host

    def joins(self, host: FriendsClient) -> None:
        """Come to a friend's table."""
        assert host.table is not None
        self.opens_friends()
        self.friends.join(host.table.code, host.table.addresses, host.table.port)
        self.shows(TablePage)

    def finds_by_code(self, host: FriendsClient) -> None:
        """Come to a friend's table by what she has said: its code, written anyhow, and her address."""
        assert host.table is not None
        self.opens_friends()
        self.click_on("enter-code")
        self.write(f"{host.table.code.lower()} ")
        self.click_on("address")
        self.write(f"127.0.0.1:{host.table.port}")
        self.click_on("yes")
        self.shows(TablePage)

    def lets_in(self, host: FriendsClient) -> None:
        """A friend who is the host lets in whoever knocks."""
        self.until(lambda: host.table is not None and host.table.knocking)
        assert host.table is not None
        host.own.let_in(host.table.knocking[0].key, True)

    def sits_down_at(self, host: FriendsClient) -> PlayScene:
        """Sit down at a friend's table, to which one has come, and play."""
        self.lets_in(host)
        self.click_on("go")
        self.begins(host)
        return self.shows(PlayScene)

    def begins(self, host: FriendsClient) -> None:
        """A friend who is the host is ready, and begins when everybody is."""
        host.ready(True)
        self.until(lambda: host.table is not None and all(p.ready for p in host.table.roster if p.key))
        host.own.do(lambda table: table.begin())

    def starts_again(self) -> Title:
        """Close the window in the middle of it all, and start the program again."""
        self.app.close()
        self.start()
        return self.on_top(Title)

    def friend(self, name: str) -> FriendsClient:
        """Somebody else's program."""
        found = friend(self.folder / "others", name)
        self.others.append(found)
        return found

    @property
    def caption(self) -> str:
        """The headline of the caption at the table; empty without one."""
        top = self.app.top
        words = top.overlays.caption.words if isinstance(top, PlayScene) else None
        return "" if words is None else words[0]

    def until(self, condition: Callable[[], object]) -> None:
        """Let frames pass until something is so."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"it does not happen: {self.app.scenes}")
            self.frame()
            for each in self.others:
                each.update()
            time.sleep(0.002)

    def shows(self, scene: type[Shown]) -> Shown:
        """Let frames pass until a scene of that kind is on top."""
        self.until(lambda: isinstance(self.app.top, scene))
        return self.on_top(scene)

    def click_on(self, *names: str) -> None:
        """Press controls of the scene on top, each once it is there and can be pressed."""
        for name in names:
            self.until(partial(self.offers, name))
            if isinstance(self.top, HouseholdSheet):  # its link moves the buttons below
                self.until(partial(self._stands, name))
            super().click_on(name)

    def _stands(self, name: str) -> bool:
        """True if a control stands after two frames where it has stood before."""
        before = self._place(name)
        self.frame()
        self.frame()
        return self.offers(name) and self._place(name) == before

    def _place(self, name: str) -> tuple[int, int] | None:
        """The middle of a control of the scene on top."""
        return next((each.rect.center for each in self.top.group.widgets if each.name == name), None)

    def offers(self, name: str) -> bool:
        """True if the scene on top has such a control that can be pressed."""
        return any(widget.name == name and widget.enabled for widget in self.top.group.widgets)

    def write(self, text: str) -> None:
        """Type a text into the scene on top."""
        self.top.handle(typed(text))

    def result(self, kind: type[HandResult | MatchResult]) -> None:
        """Let a result that is on top be shown whole."""
        self.on_top(kind).timeline.finish()
        for _ in range(90):
            self.frame()

    def close(self) -> None:
        """End all programs, once everybody who has left is gone."""
        own = [] if self.entry.flow is None else [self.friends]
        self.until(lambda: all(each.idle or each.table is not None for each in (*self.others, *own)))
        with ThreadPoolExecutor() as threads:
            list(threads.map(FriendsClient.close, self.others))
        self.app.close()

    # ---- the others play

    def others_play(self, *, cut: bool = True) -> None:
        """Let everybody else answer what the table asks, or not cut."""
        for each in self.others:
            seat = each.seat
            if seat is None:
                continue
            seat.take_new_events()
            if seat.next_step is NextStep.OWN_CUT and cut:
                seat.cut()
            elif seat.next_step is NextStep.OWN_TRUMP_CARD:
                seat.choose_trump_card()
            elif seat.next_step is NextStep.OWN_MOVE:
                seat.choose(choose(self.random, seat.view.legal))

    def play_on(self, done: Callable[[], object], *, others_cut: bool = True) -> None:
        """Play with the keys until something is so; results are read with Enter."""
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise AssertionError(f"it does not happen: {self.app.scenes}")
            self.others_play(cut=others_cut)
            scene = self.app.top
            if not isinstance(scene, PlayScene):
                self.press(pygame.K_RETURN)
            elif scene.flow.next_step is NextStep.OWN_CUT:
                scene.flow.cut(None, "")
            elif scene.flow.next_step is NextStep.OWN_MOVE:
                self.press(pygame.K_1, text="1")
            self.frame()
            for each in self.others:
                each.update()
            time.sleep(0.001)
