"""The phones of friends at one's own table, and the way of friends elsewhere to it; loaded when they come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from briscola.client.friends.friend_notes import LinkNote
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.network.addresses.page_address import PageAddress
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable

if TYPE_CHECKING:
    from briscola.pages.phones.friend_phones import FriendPhones
    from briscola.pages.phones.friends_elsewhere import FriendsElsewhere


class PhonesOfTable:
    """Lets phones in when the host asks for it, and unasked where people have seats in browsers."""

    def __init__(self, app: Host, friends: FriendsClient, ways: RoutesToTable) -> None:
        """`ways` lead to a table of one's own, for which a link can be made beforehand."""
        self._app, self._friends, self.ways = app, friends, ways
        self._phones: FriendPhones | None = None
        self._elsewhere: FriendsElsewhere | None = None
        self._noted: LinkNote | None = None
        self._told: object = None

    def let_in(self, seat: int | None = None) -> None:
        """Show the sheet on which friends with a phone come to this table, to a `seat` if it is open."""
        from briscola.ui.scenes.friends.household_sheet import HouseholdSheet

        phones = self._admission()
        self._app.push(HouseholdSheet(self._app, self._friends, phones, self.show_link, seat=seat))

    def _admission(self) -> FriendPhones:
        from briscola.pages.phones.friend_phones import FriendPhones

        if self._phones is None:
            self._phones = FriendPhones(self._friends, lambda: self._app.settings)
        return self._phones

    # ---- friends elsewhere

    def show_link(self) -> None:
        """Show the page on which a link for friends elsewhere is made; before there is a table, too."""
        from briscola.ui.scenes.friends.anywhere_page import AnywherePage

        self._app.push(AnywherePage(self._app, self._friends, self._way(), self.ways))

    def _way(self) -> FriendsElsewhere:
        """The way that is open, or one that can be."""
        from briscola.pages.phones.friends_elsewhere import FriendsElsewhere

        if self._elsewhere is None or not self._elsewhere.asked:
            self._elsewhere = FriendsElsewhere(None, lambda: self._app.settings)
        if self._elsewhere.phones is None and self._friends.table is not None:
            self._elsewhere.phones = self._admission()
        return self._elsewhere

    @property
    def page(self) -> PageAddress | None:
        """The page by which friends elsewhere come; None while there is none."""
        return None if self._elsewhere is None else self._elsewhere.page

    @property
    def link(self) -> str | None:
        """The link by which friends elsewhere come; empty while it leads nowhere, None if there is none."""
        way = self._elsewhere
        return way.link if way is not None and way.asked else None

    def link_for(self, key: str) -> str | None:
        """The link by which somebody comes back; None where she has come by the letters of the room."""
        letters = self._phones is not None and self._phones.came_by_letters(key)
        return None if letters else self.link

    @property
    def warning(self) -> str:
        """A lost line of friends elsewhere, a trouble or another link, in words; empty if there is none."""
        return "" if self._elsewhere is None else self._elsewhere.warning

    def poll_news(self) -> str:
        """News of the way of friends elsewhere, in words and once; empty if there is none."""
        way = self._elsewhere
        if way is None or (way.opening and not way.lost):
            return ""
        now, before = (way.link, way.lost, way.trouble), self._told
        self._told = now
        return "" if now == before else way.news

    # ---- the table

    def serve(self, table: LobbyState) -> None:
        """Serve what belongs to an own table at which this person has arrived.

        Pages where people have seats in browsers, so that they come back after a restart, and the link that
        was there before it, or that has just been asked for.
        """
        if not table.hosting:
            return
        if any(place.page for place in table.roster):
            self._admission().serve()
        note = self._friends.records.link
        if self._elsewhere is not None and self._elsewhere.asked:
            self._way()
        elif note is not None and note.code == table.code:
            self._noted = note
            self._way().open_again(note.way, note.link)

    def update(self) -> None:
        """Take what the phones have said, and remember the link for a restart."""
        for each in (self._phones, self._elsewhere):
            if each is not None:
                each.update()
        way, table = self._elsewhere, self._friends.table
        if way is None or table is None:
            return
        if way.asked and not way.link:
            return  # the one before is still the last
        note = LinkNote(code=table.code, way=way.key, link=way.link) if way.asked else None
        self._note(note)

    def _note(self, note: LinkNote | None) -> None:
        if note != self._noted:
            self._noted = note
            self._friends.records.note_link(note)

    def close(self, *, goodbye: bool) -> None:
        """Let the phones go, with a `goodbye` if the table does not come back."""
        phones, self._phones = self._phones, None
        way, self._elsewhere = self._elsewhere, None
        if phones is not None:
            phones.close(goodbye=goodbye)
        if way is not None:
            way.close()
        if goodbye:
            self._note(None)
