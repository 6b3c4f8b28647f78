"""A window whose person plays with friends: their programs run beside it, over sockets of this computer."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pygame

from briscola.client.friends.friends import Friends
from briscola.client.library import Library
from briscola.client.seat_control import NextStep
from briscola.storage.profiles import Profile
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.friends.entry import FriendsEntry
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.title import Title
from tests.client.friends.evening import HERE, friend
from tests.engine.strategies import choose
from tests.ui.hands import typed
from tests.ui.people.test_people import Home

PATIENCE = 60.0
"""Seconds in which something has to happen."""


def keep_calm(folder: Path) -> None:
    """Write settings of Anna, whose matches take no time."""
    config = folder / "config" / "settings.json"
    config.parent.mkdir()
    config.write_text(
        '{"language": "en", "player": "Anna", "speed": "none", "cut_for_me": true, "trick_pause": 0}'
    )


def here(library: Library, who: Profile) -> Friends:
    """The friends of the window's person, on this computer's own network alone."""
    return Friends(
        library.records.folder.with_name("friends"),
        library.settings_path,
        name=who.name,
        face=who.face,
        library=library,
        address=HERE,
        interfaces=[HERE],
        thinking=0.0,
    )


class FriendsHome(Home):
    """A window, and the programs of others."""

    def __init__(self, folder: Path, raster: Raster, size: tuple[int, int] = (1280, 720)) -> None:
        self.others: list[Friends] = []
        self.random = Random(1)
        super().__init__(folder, raster, size)

    def start(self) -> None:
        super().start()
        entry = FriendsEntry(self.app, self.navigator, self.navigator.active_match, make=here)
        self.navigator._friends = self.entry = entry  # else made of the network at the first press

    @property
    def friends(self) -> Friends:
        """The window's own."""
        assert self.entry.evening is not None
        return self.entry.evening.friends

    def opens_friends(self) -> None:
        """Press the line of the title."""
        assert isinstance(self.app.top, Title)
        line = next(item for item in self.app.top.menu.items if item.name == "friends")
        assert line.on_press is not None
        line.on_press()
        self.shows(FriendsPage)

    def opens_table(self) -> Friends:
        """Open a table for two, at which a friend, Bruno, sits down."""
        self.opens_friends()
        for name in ("network", "start", "open"):
            self.click_on(name)
        self.shows(TablePage)
        bruno, table = self.friend("Bruno"), self.friends.table
        assert table is not None
        bruno.join(table.code, table.addresses, table.port)
        self.until(lambda: bruno.table is not None)
        bruno.sit(1)
        self.until(lambda: self.friends.table is not None and bool(self.friends.table.knocking))
        assert self.friends.table is not None
        knock = f"in-{self.friends.table.knocking[0].key}"
        self.is_there(knock)
        self.click_on(knock)
        self.until(lambda: bruno.table is not None and bruno.table.own == 1)
        return bruno

    def begins(self, host: Friends) -> None:
        """A friend who is the host is ready, and begins when everybody is."""
        host.ready(True)
        self.until(lambda: host.table is not None and all(p.ready for p in host.table.roster if p.key))
        host.own.begin()

    def friend(self, name: str) -> Friends:
        """Somebody else's program."""
        found = friend(self.folder / "others", name)
        self.others.append(found)
        return found

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

    def shows(self, scene: type) -> None:
        """Let frames pass until a scene of that kind is on top."""
        self.until(lambda: isinstance(self.app.top, scene))

    def is_there(self, name: str) -> None:
        """Let frames pass until the scene on top has a control of that name that can be pressed."""

        def usable() -> bool:
            top = self.app.top
            return top is not None and any(w.name == name and w.enabled for w in top.group.widgets)

        self.until(usable)

    def write(self, text: str) -> None:
        """Type a text into the scene on top."""
        top = self.app.top
        assert top is not None
        top.handle(typed(text))

    def result(self, kind: type[HandResult | MatchResult]) -> None:
        """Let a result that is on top be shown whole."""
        top = self.app.top
        assert isinstance(top, kind)
        top.timeline.finish()
        for _ in range(90):
            self.frame()

    def close(self) -> None:
        """End all programs, once everybody who has left is gone."""
        own = [] if self.entry.evening is None else [self.friends]
        self.until(lambda: all(each.idle or each.table is not None for each in (*self.others, *own)))
        with ThreadPoolExecutor() as threads:
            list(threads.map(Friends.close, self.others))
        self.app.close()

    # ---- the others play

    def others_play(self) -> None:
        """Let everybody else answer what the table asks."""
        for each in self.others:
            seat = each.seat
            if seat is None:
                continue
            seat.take_new_events()
            if seat.next_step is NextStep.OWN_CUT:
                seat.cut()
            elif seat.next_step is NextStep.OWN_MOVE:
                seat.choose(choose(self.random, seat.view.legal))

    def play_on(self, done: Callable[[], bool]) -> None:
        """Play with the keys until something is so; results are read with Enter."""
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise AssertionError(f"it does not happen: {self.app.scenes}")
            self.others_play()
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
