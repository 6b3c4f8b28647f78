"""Everybody who plays in a browser at one table, found again by the secrets of their pages."""

import asyncio
from collections.abc import Collection
from secrets import token_urlsafe

from briscola.client.friends import FriendsTable
from briscola.network.messages.fields import MOST_ONLOOKERS
from briscola.network.tables import ConnectionLimits, network_of
from briscola.pages.audience import Audience, PageVisit
from briscola.pages.messages.from_page import Enter, OwnName
from briscola.pages.messages.to_page import NoSeat
from briscola.pages.phones.guest_view import GuestView
from briscola.pages.phones.page_guest import PageGuest
from briscola.pages.phones.page_lobby import LOOK_SECONDS, DoorOnPage, may_be_asked_for
from briscola.pages.phones.phone_tickets import BYTES
from briscola.pages.phones.table_for_pages import TableForPages, page_key


class GuestsOfTable:
    """The guests of a table whose pages this program serves. Lives in an asyncio loop.

    A guest is made when somebody sits down or takes her seat again; a page that only looks has none.
    """

    def __init__(self, table: TableForPages, *, strangers: ConnectionLimits | None = None) -> None:
        """Of people without a seat there may be so many `strangers`; None: nobody counts them."""
        self._table = table
        self.by_secret: dict[str, PageGuest] = {}
        """Guests at the table."""
        self._stays: set[asyncio.Task[None]] = set()
        self._received: Audience[DoorOnPage] = Audience(strangers=strangers, look=LOOK_SECONDS)
        """Pages that have come to the table's door; they are shown it until their people have a seat."""

    @property
    def seen(self) -> Collection[str]:
        """Keys of those whose names strangers may read."""
        return {guest.key.public.hex() for guest in self.by_secret.values() if guest.seen}

    async def receive(
        self,
        visit: PageVisit,
        table: FriendsTable,
        *,
        in_game: str = "",
        seat: int | None = None,
        public: bool = True,
    ) -> None:
        """Let a page play that has the secret of a seat, or whose person sits down.

        `in_game` is the link that leads the game itself to the table; empty: none does. The rest as in
        `attend`. Raises PageGone.
        """
        door = DoorOnPage(table, self._table, visit.language, in_game=in_game)
        with self._received.looking(visit, door, lambda: visit.has_place or None):
            await self._receive(visit, table, seat=seat, public=public)

    async def _receive(
        self, visit: PageVisit, table: FriendsTable, *, seat: int | None, public: bool
    ) -> None:
        for guest in list(self.by_secret.values()):
            if not (guest.connected or guest.looks_on or table.knows(guest.key.public.hex())):
                await guest.go()  # her seat was given away
        enter, secret = visit.enter, visit.enter.secret
        here = secret in self.by_secret and not self.by_secret[secret].going
        if here or (secret and table.knows(page_key(secret).public.hex())):
            await self.attend(secret, visit, public=public)
            return
        wish: OwnName | Enter = enter
        if not enter.name:
            visit.send(NoSeat(table=self._table.token))
            wish = await self._name_said(visit, table)
        network = network_of(visit.address)
        beside = [each for each in self.by_secret.values() if each.looks_on and each.network == network]
        if isinstance(wish, Enter) and wish.looks_on and network and len(beside) >= MOST_ONLOOKERS // 2:
            await visit.dismiss("onlookers")
            return
        await self.attend(token_urlsafe(BYTES), visit, wish, seat=seat, public=public)

    async def _name_said(self, visit: PageVisit, table: FriendsTable) -> OwnName:
        """The name under which somebody sits down, once there is a seat; her guest acknowledges it.

        Nothing of it stays once the page is closed. Raises PageGone.
        """
        while True:
            message = await self._received.next_from(visit)
            if isinstance(message, OwnName) and any(map(may_be_asked_for, table.roster)):
                return message
            visit.acknowledge(message)

    async def attend(
        self,
        secret: str,
        visit: PageVisit,
        wish: OwnName | Enter | None = None,
        *,
        seat: int | None = None,
        public: bool = False,
    ) -> None:
        """Have a page play with this secret until it is closed. Raises PageGone.

        A `wish` is to sit down, or to look on. The `seat` is for her if it is open when she sits down.
        `public`: her page shows the table, too.
        """
        guest = self.by_secret.get(secret)
        if guest is None or guest.going:
            guest = PageGuest(secret, self._table, put_at=seat)
            self.by_secret[secret] = guest
            guest.network = network_of(visit.address)
            stay = asyncio.create_task(self._stay(secret, guest))
            self._stays.add(stay)
            stay.add_done_callback(self._stays.discard)
        await guest.attend(visit, GuestView(guest, visit.language, public=public), wish)

    async def _stay(self, secret: str, guest: PageGuest) -> None:
        try:
            await guest.stay()
        finally:
            if self.by_secret.get(secret) is guest:
                del self.by_secret[secret]

    async def close(self, *, goodbye: bool = True) -> None:
        """Let everybody go, who can come back with the secret of her page.

        Without a `goodbye` pages that are open try to come back.
        """
        stays = list(self._stays)
        self._received.send_away("closed" if goodbye else None)
        await asyncio.gather(*(guest.go() for guest in list(self.by_secret.values())))
        await asyncio.gather(*stays, return_exceptions=True)
