"""The list of evenings with real cards, and the ways into one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from secrets import token_hex

from briscola.capabilities.slate.evening import LONGEST, RealEvening
from briscola.capabilities.slate.game_choice import GameDraft, draft_of, first_draft
from briscola.capabilities.slate.keeper import SlateKeeper
from briscola.capabilities.slate.open_slate import OpenSlate
from briscola.capabilities.slate.window.page import SlatePage
from briscola.capabilities.slate.window.setup_sheet import SlateSetupSheet
from briscola.capabilities.slate.words import damage_text, evening_day, new_slate, slates_note, slates_title
from briscola.client.host.library import Library
from briscola.i18n.kept_match_words import day_text
from briscola.storage.evenings.matches import stamp
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.list_sheet import ListSheet, Rows


class SlateEvenings(ListSheet):
    """Lies over the other evenings; the latest stands first."""

    def __init__(self, app: Host, kept: SlateKeeper, *, keeps: bool) -> None:
        """`keeps`: this window keeps evenings."""
        super().__init__(app)
        self.kept, self._keeps = kept, keeps

    @property
    def evenings(self) -> Sequence[RealEvening]:
        """The evenings, the latest first."""
        return sorted(self.kept.evenings, key=lambda evening: evening.began, reverse=True)

    def title(self) -> str:
        return slates_title()

    def rows(self) -> Rows:
        return [(", ".join(evening.names), day_text(evening_day(evening))) for evening in self.evenings]

    def press(self, number: int) -> None:
        slate = _open(self.kept, self.evenings[number])
        self.app.push(SlatePage(self.app, slate, keeps=self._keeps))

    @property
    def sentence(self) -> str:
        return slates_note() if self.kept.document.damage is None else damage_text(self.kept.document.damage)

    def usual(self) -> tuple[str, Callable[[], None]] | None:
        return new_slate(), self.begin

    def begin(self) -> None:
        """Choose people and game of a new evening."""
        _choose_new(self.app, self.kept, keeps=self._keeps)


def _open(kept: SlateKeeper, evening: RealEvening | None) -> OpenSlate:
    return OpenSlate(kept.keep_played, evening, lambda: (token_hex(8), stamp(datetime.now(UTC))))


def _choose_new(app: Host, kept: SlateKeeper, *, keeps: bool) -> None:
    """Choose people and game of a new evening: those of the last one, or the person at this computer."""
    if kept.evenings:
        last = kept.evenings[-1]
        draft = draft_of([last.names[person] for person in last.now.people], last.now)
    else:
        draft = first_draft().named(0, app.settings.player[:LONGEST])

    def begun(draft: GameDraft) -> None:
        slate = _open(kept, None)
        slate.begin(draft)
        app.pop()
        app.push(SlatePage(app, slate, keeps=keeps))

    app.push(SlateSetupSheet(app, draft, begun))


def open_slates(app: Host, library: Library, *, keeps: bool) -> None:
    """Show the evenings with real cards; before there is one, the choice for it, and nothing under that."""
    kept = SlateKeeper(library.records.folder.parent, writes=keeps)
    if kept.evenings or kept.document.damage is not None:
        app.push(SlateEvenings(app, kept, keeps=keeps))
    else:
        _choose_new(app, kept, keeps=keeps)
