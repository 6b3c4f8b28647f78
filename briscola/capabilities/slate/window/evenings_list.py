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
from briscola.client.host import Library
from briscola.i18n.kept_match_words import day_text
from briscola.storage.evenings import stamp
from briscola.ui import Host
from briscola.ui.scenes.sheets import ListSheet, Rows


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

    def sentences(self) -> Sequence[str]:
        return (self.sentence,)

    @property
    def sentence(self) -> str:
        return slates_note() if self.kept.document.damage is None else damage_text(self.kept.document.damage)

    def usual(self) -> tuple[str, Callable[[], None]] | None:
        return new_slate(), self.begin

    def begin(self) -> None:
        """Choose people and game of a new evening."""
        self.app.push(SlateSetupSheet(self.app, self._draft(), self._begun))

    def _draft(self) -> GameDraft:
        """The last evening's people and game; before any, the person at this computer."""
        if self.kept.evenings:
            last = self.kept.evenings[-1]
            return draft_of([last.names[person] for person in last.now.people], last.now)
        first = first_draft()
        return first.named(0, self.app.settings.player[:LONGEST])

    def _begun(self, draft: GameDraft) -> None:
        slate = _open(self.kept, None)
        slate.begin(draft)
        self.app.pop()
        self.app.push(SlatePage(self.app, slate, keeps=self._keeps))

    def resume(self) -> None:
        self.list = None
        self.layout(self.app.size)


def _open(kept: SlateKeeper, evening: RealEvening | None) -> OpenSlate:
    return OpenSlate(kept.keep_played, evening, lambda: (token_hex(8), stamp(datetime.now(UTC))))


def open_slates(app: Host, library: Library, *, keeps: bool) -> None:
    """Show the evenings with real cards; the first time, the choice for a new one lies over them."""
    kept = SlateKeeper(library.records.folder.parent, writes=keeps)
    app.push(found := SlateEvenings(app, kept, keeps=keeps))
    if not kept.evenings and kept.document.damage is None:
        found.begin()
