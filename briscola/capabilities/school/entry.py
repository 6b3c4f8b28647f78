"""The line of the title that opens the school, and those of its slate about what one has every day."""

from collections.abc import Sequence
from functools import partial

from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.i18n.text import _, ngettext
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.menu_board import ChalkLine
from briscola.ui.widgets.menu import Item


class SchoolEntry(Entry):
    """The stairs, the deal of the day, and after the first flight the season."""

    def items(self) -> Sequence[Item]:
        return [Item(name="school", text=_("School"), on_press=self.open)]

    def chalk(self) -> Sequence[ChalkLine]:
        """Today's deal, and the puzzles that are due again."""
        from briscola.capabilities.school.window.page import daily_line, open_daily, open_puzzles, puzzles_due

        active = self._to.active_match
        unknown = _("Deal of the day: {points}").format(points=NO_FIGURE)
        deal = ChalkLine(
            name="today",
            rank=20,
            text=figure("deal of the day", lambda: daily_line(active), unknown),
            on_press=partial(open_daily, self._app, active),
        )
        due = figure("puzzles due", lambda: puzzles_due(active), 0)
        if not due:
            return [deal]
        words = ngettext("{n} puzzle to repeat", "{n} puzzles to repeat", due).format(n=due)
        again = partial(open_puzzles, self._app, active)
        return [deal, ChalkLine(name="puzzles", rank=70, text=words, on_press=again)]

    def open(self) -> None:
        """Open the school."""
        from briscola.capabilities.school.window.page import open_school

        open_school(self._to)
