"""The phones of friends at one's own table, and the way of friends elsewhere to it; loaded when they come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from briscola.client.visit import Friends, LobbyState
from briscola.ui.scene import Host

if TYPE_CHECKING:
    from briscola.pages.phones import FriendPhones, FriendsElsewhere


class PhonesOfTable:
    """Lets phones in when the host asks for it, and unasked where people have seats in browsers."""

    def __init__(self, app: Host, friends: Friends) -> None:
        self._app, self._friends = app, friends
        self._phones: FriendPhones | None = None
        self._elsewhere: FriendsElsewhere | None = None
        self._told: object = None

    def let_in(self, seat: int | None = None) -> None:
        """Show the sheet on which friends with a phone come to this table, to a `seat` if it is open."""
        from briscola.ui.scenes.friends.household_sheet import HouseholdSheet

        phones, far = self._admission()
        elsewhere = partial(self._show, far)
        self._app.push(HouseholdSheet(self._app, self._friends, phones, elsewhere, seat=seat))

    def show_link(self) -> None:
        """Show the sheet on which friends elsewhere get a link to this table."""
        self._show(self._admission()[1])

    def _show(self, way: FriendsElsewhere) -> None:
        from briscola.ui.scenes.friends.elsewhere_sheet import ElsewhereSheet

        self._app.push(ElsewhereSheet(self._app, way))

    def _admission(self) -> tuple[FriendPhones, FriendsElsewhere]:
        from briscola.pages.phones import FriendPhones, FriendsElsewhere

        if self._phones is None or self._elsewhere is None:
            self._phones = FriendPhones(self._friends, lambda: self._app.settings)
            self._elsewhere = FriendsElsewhere(self._phones, lambda: self._app.settings)
        return self._phones, self._elsewhere

    def update(self) -> None:
        """Take what the phones have said."""
        for each in (self._phones, self._elsewhere):
            if each is not None:
                each.update()

    def poll_news(self) -> str:
        """A lost line of friends elsewhere, or another link, in words and once; empty if there is no news."""
        way = self._elsewhere
        if way is None or (way.opening and not way.lost):
            return ""
        now, before = (way.link, way.lost, way.trouble), self._told
        self._told = now
        if now == before:
            return ""
        from briscola.ui.scenes.friends.elsewhere_sheet import way_news

        return way_news(way)

    def welcome(self, table: LobbyState) -> None:
        """Serve pages where people have seats in browsers, so that they come back after a restart."""
        if self._phones is None and table.hosting and any(place.page for place in table.roster):
            self._admission()[0].serve()

    def close(self, *, goodbye: bool) -> None:
        """Let the phones go, with a `goodbye` if the table does not come back."""
        phones, self._phones = self._phones, None
        way, self._elsewhere = self._elsewhere, None
        if phones is not None:
            phones.close(goodbye=goodbye)
        if way is not None:
            way.close()
