"""The ways to a duel: the code of one, or of a week of deals of the day; the challenge after a hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec.structs import replace

from briscola.capabilities.daily.daily import day_of, deal_of
from briscola.capabilities.duel.duel import Duel
from briscola.capabilities.duel.results import is_week
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.results.actions import TableActions


class DuelEntry(Entry):
    """A friend's codes, opened, and the text that challenges a friend, shown."""

    def open(self, duels: Sequence[Duel]) -> None:
        """Push the page of a duel of some hands; it can be played if this window keeps matches.

        A deal of a week is played as on its own page, so that it stands there too.
        """
        from briscola.capabilities.duel.window.scene import DuelScene
        from briscola.capabilities.duel.window.week import WeekScene
        from briscola.ui.scenes.deal_table import play_daily, play_duel

        app, active = self._app, self._active
        week = is_week(duels, date.today())

        def play(duel: Duel) -> None:
            day = day_of(duel, date.today()) if week else None
            if day is None:
                play_duel(app, active, duel)
            else:
                play_daily(app, active, deal_of(day))

        keeps, page = active.take_over(), WeekScene if week else DuelScene
        app.push(page(app, active.library, duels, play=play if keeps else None, today=date.today))

    def challenge(self, duels: Sequence[Duel]) -> None:
        """Show the text that challenges a friend."""
        from briscola.capabilities.duel.window.text_sheet import challenge_sheet

        self._app.push(challenge_sheet(self._app, duels))

    def add_actions(self, actions: TableActions, seat: HostedSeat) -> TableActions:
        del seat
        return replace(actions, challenge=self.challenge)
