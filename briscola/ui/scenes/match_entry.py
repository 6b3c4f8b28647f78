"""Ways to a match: the table of the last one, a new one, one of several people here, a deal's code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.kept_match_words import table_note
from briscola.i18n.text import _
from briscola.ui.scenes.entry import Entry, OtherLink
from briscola.ui.widgets.menu import Item

if TYPE_CHECKING:
    from briscola.ui.scenes.new_match.choice_page import ChoicePage


class MatchEntry(Entry):
    """The first lines of the title, and where they lead."""

    def items(self) -> Sequence[Item]:
        return [
            Item(name="play", text=_("Play"), note=table_note(self.last_match()), on_press=self.play),
            Item(name="new", text=_("New match"), on_press=self.choose),
        ]

    def last_match(self) -> MatchSetup:
        """The setup of the table at which one sat last; looking at other tables does not change it."""
        from briscola.ui.scenes.new_match.kept_choices import last_match

        settings, household = self._app.settings, self._to.household
        face = household.library.profile.face
        return last_match({**settings.last_table, "face": face}, settings.player, face, household.others())

    def _start(self, setup: MatchSetup) -> None:
        """Start the match chosen last."""
        self._remember()
        self._to.start(setup)

    def _remember(self) -> None:
        """Keep the table chosen last as the one at which one sits down."""
        self._app.change(played_match=self._app.settings.match)

    def play(self) -> None:
        """Sit down at once at the table of the last match, unless an entry has another for a first one."""
        firsts = (entry.first_match() for entry in self._to.on_title())
        first = next((press for press in firsts if press is not None), None)
        if first is not None:
            first()
        else:
            self._to.start(self.last_match())

    def choose(self) -> None:
        """Open the choice of a new match."""
        from briscola.ui.scenes.new_match.match_dialogs import CodeActions, NewMatchLinks
        from briscola.ui.scenes.new_match.table_choice import TableChoice

        self._active.take_over()
        readers = [entry.read_code for entry in self._to.entries()]
        code = CodeActions(deal=self._play_deal, readers=readers)
        links = NewMatchLinks(code=code, links=self._ways(together=False))
        played, others = self._active.library.played, self._to.household.others()
        self._app.push(TableChoice(self._app, self._start, links=links, played=played, others=others))
        self._to.tell_news()

    def _ways(self, *, together: bool) -> Sequence[OtherLink]:
        """The links past the choice."""
        return [way for entry in self._to.entries() for way in entry.new_match_links(together=together)]

    def _play_deal(self, setup: MatchSetup, code: str) -> None:
        from briscola.ui.scenes.deal_table import play_deal

        self._active.take_over()
        play_deal(self._app, self._active, setup, code, offers=self._to.hand_offers())

    def play_together(self) -> None:
        """Open the choice of a match for several people at this computer."""
        from briscola.ui.scenes.new_match.choice_page import TOGETHER
        from briscola.ui.scenes.new_match.match_dialogs import NewMatchLinks
        from briscola.ui.scenes.new_match.table_choice import TableChoice

        self._active.take_over()
        app, links = self._app, NewMatchLinks(links=self._ways(together=True))
        played, others = self._active.library.played, self._to.household.others()
        page = TableChoice(
            app, lambda _setup: self._seat_people(page), TOGETHER, links, played=played, others=others
        )
        app.push(page)

    def _seat_people(self, page: ChoicePage) -> None:
        """Ask who sits where."""
        from briscola.ui.scenes.new_match.company_sheet import CompanySheet

        start, with_phones = (
            partial(self._go, page, way) for way in (self._to.start, self.start_with_phones)
        )
        self._app.push(CompanySheet(self._app, page, start=start, with_phones=with_phones))

    def start_with_phones(self, setup: MatchSetup) -> None:
        """Start a new match, with the sheet on which phones take the cards."""
        from briscola.ui.scenes.table_entry import TableEntry

        self._to.start(setup)
        self._to.entry(TableEntry).open_phones()

    def _go(self, page: ChoicePage, way: Callable[[MatchSetup], None]) -> None:
        page.keep_for_match()
        self._remember()
        way(page.choices.setup())
