"""The ways to the season: its line on the slate of the title, its page, its matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from briscola.capabilities.season.keeper import SeasonKeeper
from briscola.capabilities.season.season import own_setup
from briscola.capabilities.season.window.page import SeasonActions, SeasonPage
from briscola.capabilities.season.words import evening_line, match_name, season_title
from briscola.i18n.text import lazy
from briscola.ui.scenes.entry import Entry, MatchOrigin, OtherLink, Routes
from briscola.ui.scenes.menu_board import ChalkLine
from briscola.ui.scenes.results.actions import HomeExit
from briscola.ui.scenes.table_entry import TableEntry
from briscola.ui.scenes.waiting_matches import WaitingMatches


class SeasonEntry(Entry):
    """The season of whoever plays in this window, once there is one."""

    def __init__(self, to: Routes) -> None:
        super().__init__(to)
        self._keepers: dict[str, SeasonKeeper] = {}
        """By person: each keeps what is not on the disk yet, and what that person is to be told."""

    def keeper(self) -> SeasonKeeper:
        """Keeper of the season of the person who plays now; the computers of all others stop."""
        library, active = self._active.library, self._active
        me = library.profile.id
        for other in self._keepers.keys() - {me}:
            self._keepers[other].computers.stop()
        if me not in self._keepers:
            self._keepers[me] = SeasonKeeper(library, lambda: active.ours)
        return self._keepers[me]

    def refresh(self) -> None:
        """Read the file and take in the end of the evening's match."""
        keeper = self.keeper()
        keeper.read()
        keeper.take_own_result()
        self._active.leave_for_good(keeper.steps.latest.left)

    def chalk(self) -> Sequence[ChalkLine]:
        """The evening that is due, with its opponent."""
        season = self.keeper().season
        if season is None or season.current is None:
            return ()
        words = evening_line(season, season.current)
        return [ChalkLine(name="season", rank=30, text=words, on_press=self.open, begun=True)]

    def new_match_links(self, *, together: bool) -> Sequence[OtherLink]:
        return () if together else [OtherLink("season", season_title, self.open)]

    def home(self, match: str) -> HomeExit | None:
        """The page, for the match of the evening that is due."""
        season = self.keeper().season
        at = None if season is None else season.current
        if season is None or at is None or season.evenings[at].record != match:
            return None
        words = lazy("To the season")
        return HomeExit(name=partial(match_name, at), words=words, open=self._come_home)

    def origins(self) -> Mapping[str, MatchOrigin]:
        book = self.keeper().steps.latest
        now = () if book.season is None else tuple(each.record for each in book.season.evenings)
        seasons = [*(each.records for each in book.past), now]
        found = {
            record: MatchOrigin(match_name(at)) for records in seasons for at, record in enumerate(records)
        }
        return found | {record: MatchOrigin(match_name(None), closed=True) for record in book.left}

    def _come_home(self) -> None:
        self._to.title()
        self.open()

    def open(self) -> None:
        """Show the page."""
        self._active.take_over()
        keeper = self.keeper()
        keeper.read()
        actions = SeasonActions(sit_down=self._sit_down, go_on=self._sit_down_again)
        face = self._active.library.profile.face
        self._app.push(SeasonPage(self._app, keeper, actions, face=face))

    def _sit_down(self) -> None:
        keeper = self.keeper()
        season = keeper.season
        if season is None or season.current is None:
            return
        library = self._active.library
        setup = own_setup(season, season.current, player=self._app.settings.player, face=library.profile.face)
        self._to.entry(TableEntry).start_at(setup, keeper.begun)

    def _sit_down_again(self) -> None:
        match = self.keeper().waiting()
        if match is not None:
            self._to.entry(WaitingMatches).go_on(match)
