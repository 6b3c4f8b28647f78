"""The line of the title that opens the school, and those of its slate about what one has every day."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.i18n.text import _, ngettext
from briscola.ui.scenes.entry import Entry, Routes
from briscola.ui.scenes.menu_board import ChalkLine
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.menu import Item

if TYPE_CHECKING:
    from briscola.capabilities.daily.yesterday import Yesterday


class SchoolEntry(Entry):
    """The stairs, the deal of the day, and after the first flight the season."""

    def __init__(self, to: Routes) -> None:
        super().__init__(to)
        self._yesterday: Yesterday | None = None
        """Yesterday's deal, made behind the title."""

    def items(self) -> Sequence[Item]:
        return [Item(name="school", text=_("School"), on_press=self.open)]

    def chalk(self) -> Sequence[ChalkLine]:
        """Today's deal, yesterday's beside the others' points, and the puzzles that are due again."""
        from briscola.capabilities.daily.yesterday import Yesterday
        from briscola.capabilities.school.window.page import (
            daily_line,
            open_daily,
            open_puzzles,
            played_today,
            puzzles_due,
            yesterday_line,
        )

        active = self._to.active_match
        to_deal = partial(open_daily, self._app, active)
        unknown = _("Deal of the day: {points}").format(points=NO_FIGURE)
        words = figure("deal of the day", lambda: daily_line(active), unknown)
        rank = 55 if figure("deal of the day", lambda: played_today(active), False) else 20
        lines = [ChalkLine(name="today", rank=rank, text=words, on_press=to_deal)]
        others = self._yesterday = self._yesterday or Yesterday()
        if words := figure("yesterday's deal", lambda: yesterday_line(active, others), ""):
            lines.append(ChalkLine(name="yesterday", rank=52, text=words, on_press=to_deal))
        if others.playing.working and self._look not in self._app.heartbeats:
            self._app.heartbeats.append(self._look)
        if due := figure("puzzles due", lambda: puzzles_due(active), 0):
            words = ngettext("{n} puzzle to repeat", "{n} puzzles to repeat", due).format(n=due)
            again = partial(open_puzzles, self._app, active)
            lines.append(ChalkLine(name="puzzles", rank=50, text=words, on_press=again))
        return lines

    def _look(self) -> None:
        """Write the line of yesterday once the others have played; at rest this stops itself."""
        playing = None if self._yesterday is None else self._yesterday.playing
        if playing is None or not playing.working:
            self._app.heartbeats.remove(self._look)
        elif playing.poll() and isinstance(self._app.top, Title):
            self._app.top.layout(self._app.size)
            self._app.top.dirty = True

    def close(self) -> None:
        if self._yesterday is not None:
            self._yesterday.playing.stop()

    after_mistake = close

    def open(self) -> None:
        """Open the school."""
        from briscola.capabilities.school.window.page import open_school

        open_school(self._to)
