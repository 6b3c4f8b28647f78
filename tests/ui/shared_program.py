"""The whole program at a computer of several people: it is started, killed, and started again."""

import json
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, structs
from msgspec.structs import replace

from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.hot_seat.agreement import ANYTHING, KEPT, Companion, Company, house_of
from briscola.client.setup.match_setup import MatchSetup
from briscola.commands.autopilot import Unsalted
from briscola.entries import IN_WINDOW
from briscola.storage.files.lock import OneWindow
from briscola.storage.settings.person_names import FIRST
from briscola.storage.settings.settings import Settings
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.drawn import QUICK
from tests.ui.rigged import Story, play_ahead
from tests.ui.robot import plain_settings

NOBODY = Company()


class Match(Struct, frozen=True, kw_only=True):
    """A match to be played at one screen."""

    setup: MatchSetup
    seed: int
    size: tuple[int, int] = (1024, 600)
    speed: str = "none"
    hurried: bool = True
    """True if Space hurries the table."""
    most: int = 24
    """Decisions after which it is broken off."""
    ahead: int = 0
    """Decisions that have been made before the window opens; then the match waits on the disk."""
    kills: tuple[int, ...] = ()
    """Decisions after which the program is killed; another goes on with what is on the disk."""
    kept: bool = True
    """False if another window is open: then nothing is recorded."""
    household: tuple[int, ...] = ()
    """Seats of those who have a profile of their own besides the first; the others are guests."""
    company: Company = NOBODY
    """The people who are not at seat 0, and what all of them agree (see `companions`)."""


class SeededScene(PlayScene):
    """A table on which faces blink as the seed says, and nobody's mouse goes into the shuffle."""

    def __init__(self, app: App, seat: Any, *others: Any, **given: Any) -> None:
        super().__init__(app, seat, *others, **{**given, "chance": Random(f"table:{seat.place}")})
        self.salt = Unsalted()


def furnish(home: Path, match: Match) -> Match:
    """Make the household of a match at `home`; return the match with the keys of its people."""
    library = Library(home / "data", settings_file=home / "config" / "settings.json")
    setup = match.setup
    match = match if match.company is not NOBODY else replace(match, company=companions(setup))
    others = list(setup.opponents)
    library.profiles.change(FIRST, name=setup.player)
    keys = {0: FIRST}
    for seat in match.household:
        one = others[seat - 1]
        keys[seat] = library.profiles.add(one.name, one.face).id
        others[seat - 1] = structs.replace(one, key=keys[seat])
    people = tuple(
        structs.replace(sitter, key=keys.get(seat, ""))
        for seat, sitter in zip(setup.people[1:], match.company.people, strict=True)
    )
    company = structs.replace(match.company, people=people)
    for seat, profile in enumerate(library.profiles.all()):
        settings = plain_settings(
            speed=match.speed,
            player=profile.name,
            lesson_offered=True,
            cut_for_me=seat % 2 == 1,
            match={KEPT: msgspec.to_builtins(company, str_keys=True)} if profile.id == FIRST else {},
        )
        path = library.profiles.settings_path(profile)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(_changed(settings)))
    library.profiles.use(FIRST)
    library.close()
    setup = structs.replace(setup, key=FIRST, opponents=tuple(others))
    return replace(match, setup=setup, company=company)


def _changed(settings: Settings) -> Mapping[str, Any]:
    found: Mapping[str, Any] = msgspec.to_builtins(settings)
    return found


def companions(setup: MatchSetup, inputs: Sequence[str] = ()) -> Company:
    """The people of a match besides seat 0, at their seats, and what each plays with, from seat 0."""
    people = [setup.opponents[seat - 1] for seat in setup.people[1:]]
    plays = [*inputs, *[ANYTHING] * len(setup.people)]
    return Company(
        people=tuple(
            Companion(face=one.face, name=one.name, plays_with=with_)
            for one, with_ in zip(people, plays[1:], strict=False)
        ),
        places={setup.players: tuple(setup.people[1:])},
        plays_with=plays[0],
    )


class Program:
    """The program over a folder, as `briscola` starts it."""

    def __init__(self, home: Path, match: Match, story: Story) -> None:
        self.home, self.match, self.story = home, match, story
        self._other: OneWindow | None = None
        if not match.kept:
            self._other = OneWindow(self._library().records.folder)
            self._other.take()
        if match.ahead:
            self._begin_without_window()
        self.start()

    def _library(self) -> Library:
        return Library(self.home / "data", settings_file=self.home / "config" / "settings.json")

    def _begin_without_window(self) -> None:
        library = self._library()
        active = ActiveMatch(library)
        active.take_over()
        settings = plain_settings(match={KEPT: msgspec.to_builtins(self.match.company, str_keys=True)})
        seat = active.begin(self.match.setup, house_of(settings, self.match.setup))
        play_ahead(seat.host, self.story, self.match.ahead)
        active.close()

    def start(self) -> None:
        """Open the window on the title."""
        library = self._library()
        self.app = App(settings_path=library.settings_path, size=self.match.size, sound=False, raster=QUICK)
        self.navigator = Navigator(self.app, IN_WINDOW, library=library)
        self.navigator.begin()

    def kill(self) -> None:
        """End the program; what is on the disk at that moment is all that remains."""
        left = self.home.with_name(self.home.name + "-left")
        shutil.copytree(self.home, left)
        self.close()
        shutil.rmtree(self.home)
        left.rename(self.home)

    def close(self) -> None:
        """Close the window."""
        self.app.close()
        if self._other is not None:
            self._other.release()
