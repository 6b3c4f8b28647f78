"""The line of the title that opens the kept matches."""

from collections.abc import Sequence
from pathlib import Path

from briscola.i18n.text import _
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.widgets import Item


class EveningsEntry(Entry):
    """Past evenings, and the matches that wait among them."""

    def items(self) -> Sequence[Item]:
        note = self._to.entry(WaitingMatches).others()
        return [Item(name="evenings", text=_("Evenings"), note=note, on_press=self.open, small=True)]

    def open(self, dropped: Path | None = None) -> None:
        """Open the kept matches; a record `dropped` on the window is added."""
        from briscola.ui.scenes.match_history.scene import open_evenings

        self._active.take_over()
        waiting = self._to.entry(WaitingMatches)
        give_up = waiting.give_up_waiting
        open_evenings(self._app, self._active, dropped, go_on=waiting.go_on, give_up=give_up)
