"""The deals of a week: played, begun or still to play, and all of them for a friend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.week_words import week_button, week_note, week_text
from briscola.capabilities.daily.words import day_state
from briscola.client.single_deals.daily import deal_of
from briscola.i18n.game_words import game_title
from briscola.i18n.single_deal_words import weekday_name
from briscola.i18n.text import _, lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.list_sheet import ListSheet, Rows
from briscola.ui.scenes.sheets.text_sheet import TextSheet


class WeekSheet(ListSheet):
    """Lies over the page of the days; a press on a deal shows that day there."""

    def __init__(
        self,
        app: Host,
        results: DailyResults,
        days: Callable[[], Sequence[date]],
        *,
        chosen: date,
        choose: Callable[[date], None],
    ) -> None:
        """`days` gives those of the week that have a deal, one more at midnight; `results` knows them."""
        super().__init__(app)
        self._results, self._chosen, self._choose = results, chosen, choose
        self._find_days, self.days = days, days()

    def title(self) -> str:
        return week_button()

    def rows(self) -> Rows:
        return [
            (f"{weekday_name(day)} · {game_title(deal_of(day).setup.rules())}", self._state(day))
            for day in self.days
        ]

    def _state(self, day: date) -> str:
        return day_state(day, self._results.mine(day), begun=self._results.left(day))

    def update(self, dt: float) -> bool:
        self.days = self._find_days()
        return super().update(dt)

    def press(self, number: int) -> None:
        self.app.pop()
        self._choose(self.days[number])

    @property
    def sentence(self) -> str:
        return week_note(self._chosen)

    def begins_at(self) -> int:
        return self.days.index(self._chosen)

    def usual(self) -> tuple[str, Callable[[], None]] | None:
        several = len(self._results.week(self._chosen)) > 1
        return (_("The week for a friend"), self._send) if several else None

    def _send(self) -> None:
        """Show the text with the week's deals for a friend, and copy it."""
        day, duels = self._chosen, self._results.week(self._chosen)
        heading = lazy("The week for a friend")
        self.app.push(TextSheet(self.app, heading=heading, text=lambda: week_text(day, duels), letters=""))
