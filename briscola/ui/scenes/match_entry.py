"""Ways to a match: the table of the last one, a new one, one of several people here, a deal's code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.kept_match_words import table_note
from briscola.i18n.text import _
from briscola.ui.scenes.entry import Entry
from briscola.ui.widgets.menu import Item

if TYPE_CHECKING:
    from briscola.capabilities.duel.duel import Duel
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
        """Sit down at once at the table of the last match; before any, with Teresa, who guides."""
        from briscola.capabilities.stairs.entry import Staircase
        from briscola.capabilities.stairs.window.offer import sits_down_with_teresa

        if sits_down_with_teresa(self._app, self._active.library):
            self._to.entry(Staircase).first_hand()
        else:
            self._to.start(self.last_match())

    def choose(self) -> None:
        """Open the choice of a new match."""
        from briscola.capabilities.cup.entry import CupEntry
        from briscola.capabilities.season.entry import SeasonEntry
        from briscola.capabilities.season.words import season_title
        from briscola.ui.scenes.new_match.match_dialogs import CodeActions, NewMatchLinks, OtherWay
        from briscola.ui.scenes.new_match.table_choice import TableChoice

        self._active.take_over()
        season = OtherWay("season", season_title, self._to.entry(SeasonEntry).open)
        cup = OtherWay("cup", lambda: _("A cup"), self._to.entry(CupEntry).set_up)
        code = CodeActions(deal=self._play_deal, duel=self.duel)
        links = NewMatchLinks(code=code, ways=(season, cup))
        played, others = self._active.library.played, self._to.household.others()
        self._app.push(TableChoice(self._app, self._start, links=links, played=played, others=others))
        self._to.tell_news()

    def _play_deal(self, setup: MatchSetup, code: str) -> None:
        from briscola.ui.scenes.deal_table import play_deal

        self._active.take_over()
        play_deal(self._app, self._active, setup, code)

    def duel(self, duels: Sequence[Duel]) -> None:
        """Open a friend's challenge of some hands."""
        from briscola.capabilities.duel.entry import DuelEntry

        self._to.entry(DuelEntry).open(duels)

    def play_together(self) -> None:
        """Open the choice of a match for several people at this computer, or of a cup for them."""
        from briscola.capabilities.cup.entry import CupEntry
        from briscola.ui.scenes.new_match.choice_page import TOGETHER
        from briscola.ui.scenes.new_match.match_dialogs import NewMatchLinks, OtherWay
        from briscola.ui.scenes.new_match.table_choice import TableChoice

        self._active.take_over()
        set_up = self._to.entry(CupEntry).set_up
        cup = OtherWay("cup", lambda: _("Several of you: a cup for an evening"), set_up)
        app, links = self._app, NewMatchLinks(ways=(cup,))
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
        page.keep_choices()
        self._remember()
        way(page.choices.setup())
