"""The sheet on which friends in the same room come with their phones: one code for all, and who knocks."""

from __future__ import annotations

from collections.abc import Callable

from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.i18n.elsewhere_words import elsewhere_title
from briscola.i18n.phone_words import (
    friends_with_phones,
    nobody_knocks,
)
from briscola.i18n.text import _
from briscola.network.messages.fields import RosterPlace
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.code_column import add_household_code
from briscola.ui.scenes.friends.people_lists import add_browsers, add_knocks, ask_to_send_away
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn

PEOPLE = 0.46
"""Share of the sheet's width for the people; the code has the rest."""


class HouseholdSheet(ContentSheet):
    """Lies over the table. The letters serve as long as it is shown; Esc goes back to the table."""

    share = PEOPLE
    wide = 940, 1400
    first = "done"  # a second Enter must not let in whoever waits behind the first
    look = 0.25  # a phone may come at any moment

    def __init__(
        self,
        app: Host,
        friends: FriendsClient,
        phones: FriendPhones,
        elsewhere: Callable[[], None],
        *,
        seat: int | None = None,
    ) -> None:
        """Whoever comes asks for the open `seat` first, as the table's page says, and None beside a match.

        `elsewhere` shows how friends in other places come.
        """
        super().__init__(app)
        self.friends, self.phones, self._elsewhere = friends, phones, elsewhere
        phones.open_letters(seat)

    def title(self) -> str:
        return friends_with_phones()

    @property
    def table(self) -> LobbyState | None:
        """The own table; None once it is closed."""
        return self.friends.table

    # ---- what stands on it

    @property
    def live(self) -> object:
        table, phones = self.table, self.phones
        people = () if table is None else (table.knocking, table.roster)
        return people, phones.link, phones.address, phones.unreachable

    def fill(self, column: TextColumn) -> None:
        table = self.table
        if table is not None and table.knocking:
            add_knocks(column, table.knocking, self.friends.own.let_in)
        else:
            column.title(_("At the door"))
            column.text(nobody_knocks())
        column.gap(12)
        if table is not None:
            add_browsers(column, table, self._ask_to_send_away)

    def fill_right(self, column: TextColumn) -> None:
        add_household_code(self.app, column, self.phones)

    def foot(self) -> SheetPart:
        knocks = self.table is not None and self.table.knocking
        done = PressButton(_("Done"), self.app.pop, "done", main=not knocks)
        return SheetRow(PressButton(elsewhere_title(), self._elsewhere, "elsewhere"), Space(), done)

    # ---- what is done

    def _ask_to_send_away(self, place: RosterPlace) -> None:
        def send() -> None:
            self.friends.own.do(lambda table: table.send_away(place.key))

        plays = self.table is not None and self.table.playing
        ask_to_send_away(self.app, place.name, send, plays=plays)

    def leave(self) -> None:
        self.phones.close_letters()
