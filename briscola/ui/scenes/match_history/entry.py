"""The line of the title that opens the kept matches."""

from collections.abc import Sequence
from functools import partial
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
        from briscola.capabilities.slate import open_slates
        from briscola.client.playback import KeptMatches
        from briscola.ui.scenes.deal_table import play_deal
        from briscola.ui.scenes.match_history.scene import MatchHistory

        app, active, waiting = self._app, self._active, self._to.entry(WaitingMatches)
        keeps, library = active.take_over(), active.library
        scene = MatchHistory(
            app,
            KeptMatches(library),
            play_deal=lambda setup, code: play_deal(app, active, setup, code, back_to=app.top),
            go_on=waiting.go_on if keeps else None,
            give_up=waiting.give_up_waiting if keeps else None,
        )
        scene.slates = partial(open_slates, app, library, keeps=keeps)
        app.push(scene)
        if dropped is not None:
            scene.bring_in(dropped)
