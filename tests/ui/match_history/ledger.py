"""A window with the evenings of somebody who has played a few matches."""

from pathlib import Path
from typing import Any

import pygame

from briscola.capabilities.coach.entry import coach_offer
from briscola.capabilities.duel.entry import challenge_offer
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.setup.match_setup import MatchSetup
from briscola.storage.database.rows import PlayedMatch
from briscola.ui.app import App
from briscola.ui.scenes.match_history.match_list import MatchList
from briscola.ui.scenes.match_history.match_sheet import MatchSheet
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.views.text.hands_table import HandList
from tests.storage.evenings import Recorded, play
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.robot import plain_settings


def library_in(folder: Path) -> Library:
    """An empty library."""
    return Library(folder, settings_file=folder / "settings.json")


def keep(library: Library, game: MatchSetup, *, seed: int, began: str, steps: int | None = None) -> Recorded:
    """Play a match and note it."""
    played = play(library.records, game, seed=seed, began=began, steps=steps)
    library.history.begun(played.header, played.path, profile=library.profile.id)
    library.history.finished(played.header, played.events)
    return played


class Ledger(Driver):
    """The scene of the evenings in a window of its own."""

    def __init__(
        self, library: Library, *, size: tuple[int, int] = (1024, 600), keeps: bool = True, **fields: Any
    ) -> None:
        super().__init__(App(settings=plain_settings(**fields), size=size, sound=False, raster=QUICK))
        self.library = library
        self.dealt: list[tuple[MatchSetup, str]] = []
        self.went_on: list[PlayedMatch] = []
        self.given_up: list[PlayedMatch] = []
        self.scene = MatchHistory(
            self.app,
            KeptMatches(library),
            play_deal=lambda people, code: self.dealt.append((people, code)),
            offers=[coach_offer(self.app, library), challenge_offer(self.app)],
            go_on=self.went_on.append if keeps else None,
            give_up=self.given_up.append if keeps else None,
        )
        self.app.push(self.scene)
        self.frame()

    @property
    def rows(self) -> MatchList:
        """The list of matches."""
        return next(each for each in self.scene.group.widgets if isinstance(each, MatchList))

    @property
    def sheet(self) -> MatchSheet:
        """The sheet that lies over it."""
        assert isinstance(self.top, MatchSheet)
        return self.top

    @property
    def hands(self) -> HandList:
        """The list of hands on that sheet."""
        return next(each for each in self.sheet.group.widgets if isinstance(each, HandList))

    @property
    def shown(self) -> list[PlayedMatch]:
        """The matches in the list."""
        found = (self.scene.bookshelf.match(number) for number in range(self.scene.bookshelf.count))
        return [match for match in found if match is not None]

    def click_at(self, pos: tuple[int, int]) -> None:
        """Press somewhere."""
        self.click(pos)
        self.frame()

    def drop(self, file: Path) -> None:
        """Drag a file onto the window."""
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
        self.frame()

    def write(self, text: str) -> None:
        """Write into the field that has the focus."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.frame()
