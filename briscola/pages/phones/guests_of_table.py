"""Everybody who plays in a browser at one table, found again by the secrets of their pages."""

import asyncio
from collections.abc import Collection
from functools import partial
from secrets import token_urlsafe
from urllib.parse import quote

from briscola.client.friends.friends_table import FriendsTable
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.network.addresses.page_address import LINKED
from briscola.network.channel.connection_slots import ConnectionLimits, network_of
from briscola.network.messages.fields import MOST_ONLOOKERS
from briscola.pages.audience.audience import Audience
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.from_page import Enter, OwnName
from briscola.pages.messages.to_page import NoSeat
from briscola.pages.phones.guest_view import GuestView
from briscola.pages.phones.page_guest import PageGuest
from briscola.pages.phones.page_lobby import LOOK_SECONDS, UnseatedView
from briscola.pages.phones.phone_tickets import BYTES
from briscola.pages.phones.seat_asking import may_be_asked_for
from briscola.pages.phones.table_for_pages import TableForPages, public_page_key

MOST_WAYS = 256
"""People of whom it knows how they have come, the last ones."""
MOST_GONE = 16
"""People who sat at a table and are gone whose matches it keeps, the last ones."""


def _link_of(table: FriendsTable, guest: PageGuest, in_game: str) -> str:
    """The link that leads the game itself to a table, and whoever sits there on a page to her own seat."""
    ticket = table.move_ticket(guest.public_key) if LINKED in in_game else ""
    return f"{in_game}&seat={ticket}&name={quote(guest.name)}" if ticket else in_game


class GuestsOfTable:
    """The guests of a table whose pages this program serves. Lives in an asyncio loop.

    A guest is made when somebody sits down or takes her seat again; a page that only looks has none.
    """

    def __init__(self, table: TableForPages, *, strangers: ConnectionLimits | None = None) -> None:
        """Of people without a seat there may be so many `strangers`; None: nobody counts them."""
        self._table = table
        self.by_secret: dict[str, PageGuest] = {}
        """Guests at the table."""
        self._left: dict[str, dict[str, RemoteSeat]] = {}
        """The matches of the last who sat and are gone, by secret: whoever comes back goes on with hers."""
        self.came_by_link: dict[str, bool] = {}
        """By key, of the last who have come: True if her page was opened by a public name."""
        self._stays: set[asyncio.Task[None]] = set()
        self._pages: Audience[UnseatedView] = Audience(strangers=strangers, look=LOOK_SECONDS)
        """All pages that have come; they are shown the table until their people have a seat."""

    @property
    def seen(self) -> Collection[str]:
        """Keys of those whose names strangers may read."""
        return {guest.public_key for guest in self.by_secret.values() if guest.seen}

    def has_seat(self, secret: str, table: FriendsTable) -> bool:
        """True for the secret of somebody who sits at the table, or is here and asks for a seat."""
        return self._guest(secret) is not None or (bool(secret) and table.knows(public_page_key(secret)))

    def expects(self, secret: str, table: FriendsTable) -> bool:
        """The same, or of somebody whom the table knows from before."""
        return self.has_seat(secret, table) or (bool(secret) and table.expects(public_page_key(secret)))

    def _guest(self, secret: str) -> PageGuest | None:
        guest = self.by_secret.get(secret)
        return None if guest is None or guest.going else guest

    async def lead_to_seat(
        self,
        visit: PageVisit,
        table: FriendsTable,
        *,
        in_game: str = "",
        put_at: int | None = None,
        draws_table: bool = True,
    ) -> None:
        """Lead a page to the seat of its secret, or show it the table until its person asks for one.

        `in_game` is the link that leads the game itself to the table; empty: none does. Of the open seats
        she gets `put_at` first. `draws_table`: no big screen shows it to her. Raises PageGone.
        """
        view = UnseatedView(table, self._table, visit.language, in_game=in_game)
        with self._pages.looking(visit, view, lambda: visit.is_expected or None):
            await self._forget_unseated(table)
            secret, wish = visit.enter.secret, None
            if not self.has_seat(secret, table):
                wish = await self._wish_of(visit, table)
                if not (secret and table.admission.knows(public_page_key(secret))):
                    secret = token_urlsafe(BYTES)
                if isinstance(wish, Enter) and wish.looks_on and self._is_crowd(network_of(visit.address)):
                    await visit.dismiss("onlookers")
                    return
            guest = self._guest(secret) or self._new_guest(secret, visit, put_at)
            self._note_way(guest.public_key, by_link=visit.public)
            visit.expect_if(lambda: table.expects(guest.public_key))
            link = partial(_link_of, table, guest, in_game)
            seated = GuestView(guest, visit.language, draws_table=draws_table, in_game=link)
            await guest.run_session(visit, seated, wish)

    def _note_way(self, key: str, *, by_link: bool) -> None:
        self.came_by_link.pop(key, None)
        self.came_by_link[key] = by_link
        if len(self.came_by_link) > MOST_WAYS:
            del self.came_by_link[next(iter(self.came_by_link))]

    def _is_crowd(self, network: str) -> bool:
        """True if nobody else from a network may look on."""
        beside = [each for each in self.by_secret.values() if each.looks_on and each.network == network]
        return bool(network) and len(beside) >= MOST_ONLOOKERS // 2

    def _new_guest(self, secret: str, visit: PageVisit, put_at: int | None) -> PageGuest:
        played, network = self._left.pop(secret, None), network_of(visit.address)
        guest = PageGuest(secret, self._table, put_at=put_at, network=network, matches=played)
        self.by_secret[secret] = guest
        stay = asyncio.create_task(self._stay(secret, guest))
        self._stays.add(stay)
        stay.add_done_callback(self._stays.discard)
        return guest

    async def _forget_unseated(self, table: FriendsTable) -> None:
        """Let those go whose seats were given away while they were gone."""
        for guest in list(self.by_secret.values()):
            if not (guest.here or table.knows(guest.public_key)):
                await guest.go()

    async def _wish_of(self, visit: PageVisit, table: FriendsTable) -> OwnName | Enter:
        """Her wish with which she has come, or the name that she says once there is a seat.

        Her guest acknowledges the name. Nothing of it stays once the page is closed. Raises PageGone.
        """
        if visit.enter.name:
            return visit.enter
        visit.send(NoSeat(table=self._table.token))
        while True:
            message = await self._pages.next_from(visit)
            if isinstance(message, OwnName) and any(map(may_be_asked_for, table.roster)):
                return message
            visit.acknowledge(message)

    async def _stay(self, secret: str, guest: PageGuest) -> None:
        try:
            await guest.stay()
        finally:
            if guest.seat is not None:
                self._left[secret] = guest.matches
                if len(self._left) > MOST_GONE:
                    del self._left[next(iter(self._left))]
            if self.by_secret.get(secret) is guest:
                del self.by_secret[secret]

    async def close(self, *, goodbye: bool = True) -> None:
        """Let everybody go, who can come back with the secret of her page.

        Without a `goodbye` pages that are open try to come back.
        """
        stays = list(self._stays)
        if not goodbye:
            self._pages.send_away(None)
        await asyncio.gather(*(guest.go() for guest in list(self.by_secret.values())))
        await asyncio.gather(*stays, return_exceptions=True)
        for visit, view in list(self._pages.items()):  # a guest has told her own pages how it ended
            self._pages.send_away("closed", [visit], view.closed_words)
