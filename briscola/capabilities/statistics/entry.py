"""The line of the title that opens the statistics."""

from collections.abc import Sequence

from briscola.i18n.text import _
from briscola.ui.scenes.entry import Entry
from briscola.ui.widgets.menu import Item


class StatisticsEntry(Entry):
    """Figures of the matches of whoever plays."""

    def items(self) -> Sequence[Item]:
        return [Item(name="statistics", text=_("Statistics"), on_press=self.open, small=True)]

    def open(self) -> None:
        """Open the statistics."""
        from briscola.capabilities.statistics.window.scene import StatisticsScene

        self._app.push(StatisticsScene(self._app, self._active.library, play=self._to.choose))
