"""The ways from the title to the kept matches."""

from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from briscola.i18n.figure_words import figure
from briscola.i18n.kept_match_words import last_line
from briscola.i18n.text import _
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.menu_board import ChalkLine
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.widgets.menu import Item

LATEST = 20
"""Matches among which the last one of one's own is sought."""


class EveningsEntry(Entry):
    """Past evenings, and the matches that wait among them."""

    def items(self) -> Sequence[Item]:
        note = self._to.entry(WaitingMatches).others()
        return [Item(name="evenings", text=_("Evenings"), note=note, on_press=self.open, small=True)]

    def chalk(self) -> Sequence[ChalkLine]:
        """The last match, which can be looked back at."""
        library = self._active.library
        played = Search(profile=library.profile.id, state="complete")
        own = (match for match in library.history.found(played, most=LATEST) if not match.imported)
        for last in islice(own, 1):
            look_back = partial(self.open, match=last)
            return [ChalkLine(name="last", rank=60, text=last_line(last), on_press=look_back)]
        return ()

    def open(self, dropped: Path | None = None, *, match: PlayedMatch | None = None) -> None:
        """Open the kept matches; a record `dropped` on the window is added, the sheet of a `match` opened."""
        from briscola.client.playback.kept_matches import KeptMatches
        from briscola.ui.scenes.deal_table import play_deal
        from briscola.ui.scenes.match_history.scene import MatchHistory

        app, active, waiting = self._app, self._active, self._to.entry(WaitingMatches)
        keeps, library = active.take_over(), active.library
        offers = self._to.hand_offers()
        scene = MatchHistory(
            app,
            KeptMatches(library),
            play_deal=partial(play_deal, app, active, offers=offers),
            offers=offers,
            ways=[way for entry in self._to.on_title() for way in entry.evenings_links()],
            origins=dict(
                each
                for entry in self._to.on_title()
                for each in figure(f"origins: {type(entry).__name__}", entry.origins, {}).items()
            ),
            go_on=self._go_on if keeps else None,
            give_up=waiting.give_up_waiting if keeps else None,
        )
        app.push(scene)
        if dropped is not None:
            scene.bring_in(dropped)
        if match is not None:
            scene.open(match)

    def _go_on(self, match: PlayedMatch) -> None:
        """Continue a match; a single deal over the list."""
        from briscola.ui.scenes.deal_table import go_on_with_deal

        if not match.replayed:
            self._to.entry(WaitingMatches).go_on(match)
            return
        self._app.pop()
        go_on_with_deal(self._app, self._active, match, offers=self._to.hand_offers())
