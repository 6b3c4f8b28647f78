"""Ways to a match: the table of the last one, a new one, one of several people here, a deal's code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from briscola.client.setup import MatchSetup
from briscola.i18n.kept_match_words import table_note
from briscola.i18n.text import _
from briscola.ui.scenes.entry import Entry
from briscola.ui.widgets import Item

if TYPE_CHECKING:
    from briscola.capabilities.duel import Duel


class MatchWays(Entry):
    """The first lines of the title, and where they lead."""

    def items(self) -> Sequence[Item]:
        return [
            Item(name="play", text=_("Play"), note=table_note(self.last_match()), on_press=self.play),
            Item(name="new", text=_("New match"), on_press=self.choose),
        ]

    def last_match(self) -> MatchSetup:
        """The setup of the table at which one sat last."""
        from briscola.ui.scenes.new_match import last_match

        settings, household = self._app.settings, self._to.household
        return last_match(settings.match, settings.player, household.playing.face, household.others())

    def play(self) -> None:
        """Sit down at once at the table of the last match; before any, with Teresa, who guides."""
        from briscola.capabilities.stairs import Staircase, sits_down_with_teresa

        if sits_down_with_teresa(self._app, self._active.library):
            self._to.entry(Staircase).first_hand()
        else:
            self._to.start(self.last_match())

    def choose(self) -> None:
        """Open the choice of a new match."""
        from briscola.ui.scenes.new_match import CodeWays, TableChoice

        self._active.take_over()
        ways = CodeWays(deal=self._play_deal, duel=self.duel, season=self._season())
        played, others = self._active.library.played, self._to.household.others()
        self._app.push(TableChoice(self._app, self._to.start, ways, played=played, others=others))
        self._to.tell_news()

    def _season(self) -> Callable[[], None] | None:
        """The way to a season that does not stand on the title."""
        from briscola.capabilities.season import SeasonEntry

        season = self._to.entry(SeasonEntry)
        return None if season.items() else season.open

    def _play_deal(self, setup: MatchSetup, code: str) -> None:
        from briscola.ui.scenes.deal_table import play_deal

        self._active.take_over()
        play_deal(self._app, self._active, setup, code, back_to=self._app.top)

    def duel(self, duels: Sequence[Duel]) -> None:
        """Open a friend's challenge of some hands."""
        from briscola.capabilities.duel import DuelEntry

        self._to.entry(DuelEntry).open(duels)

    def play_together(self) -> None:
        """Open the choice of a match for several people at this computer."""
        from briscola.capabilities.cup import CupEntry
        from briscola.ui.scenes.new_match import play_together

        self._active.take_over()
        play_together(
            self._app,
            start=self._to.start,
            with_phones=self.start_with_phones,
            cup=self._to.entry(CupEntry).set_up,
            played=self._active.library.played,
            others=self._to.household.others(),
        )

    def start_with_phones(self, setup: MatchSetup) -> None:
        """Start a new match, with the sheet on which phones take the cards."""
        from briscola.ui.scenes.match_table import MatchTable

        self._to.start(setup)
        self._to.entry(MatchTable).open_phones()
