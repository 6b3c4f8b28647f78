"""The ways into the cup of this computer, and from its matches back to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from briscola.capabilities.cup.cup import Cup, Entrant, TableIndex, is_over, table_at
from briscola.capabilities.cup.file import records_of
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import of_profile
from briscola.capabilities.cup.tables import setup_at
from briscola.capabilities.cup.words import cup_line, damage_text, match_name
from briscola.i18n.text import _, lazy
from briscola.storage.files.kept_document import DocumentDamage
from briscola.ui.scenes.entry import Entry, MatchOrigin, OtherLink, Routes
from briscola.ui.scenes.menu_board import ChalkLine
from briscola.ui.scenes.results.actions import HomeExit
from briscola.ui.scenes.sheets.dialog import tell
from briscola.ui.scenes.waiting_matches import WaitingMatches

if TYPE_CHECKING:
    from briscola.capabilities.cup.window.page import CupPage


class CupEntry(Entry):
    """Made with the window. The file is read at each visit of the title."""

    def __init__(self, to: Routes) -> None:
        super().__init__(to)
        self._household = to.household
        self.keeper = CupKeeper(self._active.library, ours=lambda: self._active.ours)
        self._told: DocumentDamage | None = None
        """Damage of which people know."""

    def before_title(self) -> None:
        """Take in the match at the table of this window, if it is over."""
        self.keeper.take_from_table(self._active)

    def refresh(self) -> None:
        """Read the file and take in what has been played."""
        self.keeper.steps.read()
        if self._active.ours:
            self.before_title()
            self.keeper.take_from_disk(besides=self._active.match)
            self._active.leave_for_good(self.keeper.left)

    def chalk(self) -> Sequence[ChalkLine]:
        """The cup that is played, or the way to a new one."""
        cup = self.keeper.cup
        if cup is None or is_over(cup):
            return [ChalkLine(name="new_cup", rank=80, text=_("A cup"), on_press=self.set_up)]
        return [ChalkLine(name="cup", rank=40, text=cup_line(cup), on_press=self.open, begun=True)]

    def new_match_links(self, *, together: bool) -> Sequence[OtherLink]:
        words = lazy("Several of you: a cup for an evening") if together else lazy("A cup")
        return [OtherLink("cup", words, self.set_up)]

    def show_news(self) -> None:
        """Tell once that the file is damaged."""
        if (damage := self.keeper.steps.damage) is not None and damage != self._told:
            self._told = damage
            tell(self._app, lazy("The file of the cup"), partial(damage_text, damage), lazy("Go on"))

    def close(self) -> None:
        self.keeper.computers.stop()

    after_mistake = close

    def home(self, match: str) -> HomeExit | None:
        place = self.keeper.index_of(match)
        if place is None:
            return None
        name = partial(match_name, self.keeper.cup, place.round)
        return HomeExit(name=name, words=lazy("To the cup"), open=self._back)

    def origins(self) -> Mapping[str, MatchOrigin]:
        rows, cup = self.keeper.ended, self.keeper.cup
        found = {
            record: MatchOrigin(match_name(None, number), closed=record in row.left)
            for row in rows
            for record, number in row.records.items()
        }
        now = {} if cup is None else records_of(cup)
        return found | {record: MatchOrigin(match_name(cup, number)) for record, number in now.items()}

    def _back(self) -> None:
        self._to.title()
        self.open()

    def open(self) -> None:
        """Show the cup, or the page on which one is set up."""
        self._active.take_over()
        self.refresh()
        self.keeper.computers.again()
        if self.keeper.cup is None:
            self.set_up()
        else:
            self._app.push(self._page())

    def set_up(self) -> None:
        """Show the page on which a cup is set up; one that is played is shown instead."""
        from briscola.capabilities.cup.window.setup_page import CupSetup

        self._active.take_over()
        self.refresh()
        cup, damage = self.keeper.cup, self.keeper.steps.damage
        if cup is not None and not (is_over(cup) and self.keeper.steps.kept):
            self._app.push(self._page())
        elif damage is not None and damage.kind == "unreadable":
            self._told = None
            self.show_news()
        elif self._active.ours:
            self._app.push(
                CupSetup(self._app, household=self._entrants, keeper=self.keeper, begin=self._begin)
            )
        else:
            text = lazy("Another window of Briscola is open. The cup is played there.")
            tell(self._app, lazy("The cup"), text, lazy("Go on"))

    def _page(self) -> CupPage:
        from briscola.capabilities.cup.window.page import CupPage

        if self._beat not in self._app.heartbeats:
            self._app.heartbeats.append(self._beat)
        return CupPage(
            self._app,
            self.keeper,
            play=self._play,
            new=self._new,
            end=self._break_off,
            household=self._entrants,
        )

    def _entrants(self) -> Sequence[Entrant]:
        """The household, whoever plays in this window first."""
        everybody = self._household.library.profile, *self._household.others()
        return [of_profile(each) for each in everybody]

    def _begin(self, cup: Cup) -> None:
        self.keeper.open(cup)
        if self._app.top is not None:
            self._app.swap(self._app.top, self._page())

    def _break_off(self) -> None:
        """End the cup before it is over; no match of it waits any more."""
        self.keeper.end()
        self._active.leave_for_good(self.keeper.left)
        self._to.title()

    def _new(self) -> None:
        self._app.pop()
        self.set_up()

    def _play(self, place: TableIndex, phones: bool) -> None:
        from briscola.ui.scenes.table_entry import TableEntry

        cup = self.keeper.cup
        if cup is None:
            return
        if record := table_at(cup, place).record:
            self.keeper.take_from_disk(besides=self._active.match)
            match = self._active.library.history.get(record)
            if self.keeper.cup != cup or self.keeper.unread:
                return  # the page tells why
            if match is None:  # it is never begun a second time
                self._active.library.catch_up()
                self.keeper.unread = True
                return
            self._to.entry(WaitingMatches).go_on(match)
        else:
            seats, setup = setup_at(cup, place, first=self._household.library.profile.id)
            self._to.entry(TableEntry).start_at(setup, partial(self.keeper.begun, place, seats), keyed=True)
        if phones:
            self._to.entry(TableEntry).open_phones()

    def _beat(self) -> None:
        """Let the computers of the round play on, whatever is shown; at rest it stops itself."""
        self.keeper.poll()
        if not self.keeper.busy:
            self._app.heartbeats.remove(self._beat)
