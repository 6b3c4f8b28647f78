"""Everybody who plays in a browser at one table, found again by the secrets of their pages."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from secrets import token_urlsafe
from typing import Protocol

from briscola.client.host import Trouble
from briscola.client.visit import Speaking
from briscola.network.keys import KeyPair
from briscola.network.message_fields import MOST_ONLOOKERS
from briscola.network.tables import network_of
from briscola.pages.page_fields import Token
from briscola.pages.page_heard import Enter, OwnName
from briscola.pages.page_told import NoSeat
from briscola.pages.page_visit import PageVisit
from briscola.pages.phones.page_guest import PageGuest, page_key
from briscola.pages.phones.page_lobby import SeatsOfTable, name_said
from briscola.pages.phones.phone_tickets import BYTES
from briscola.storage.settings import Settings


class TableOfPages(SeatsOfTable, Protocol):
    """A table that knows its people."""

    def knows(self, key: str) -> bool:
        """True if somebody has a seat here, or gets hers back."""


class PageGuests:
    """The guests of a table whose pages this program serves. Lives in an asyncio loop.

    A guest is made when somebody sits down or takes her seat again; a page that only looks has none.
    """

    def __init__(
        self,
        door: Callable[[KeyPair], Awaitable[Speaking]],
        settings: Callable[[], Settings],
        token: Token,
        *,
        link: str = "",
        days: int = 1,
        listed: bool = False,
        kept: bool = False,
        trouble: Callable[[], Trouble | None] = lambda: None,
    ) -> None:
        """`door` is a way to the table in this process; by its `token` browsers keep their seats, for `days`.

        `link` leads other browsers to it; empty: none does. `listed`: strangers see it in the lobby.
        `kept`: it is a table of a cup, whose people have their seats.
        `trouble` tells why its lines are not saved.
        """
        self._kept, self._disk = kept, trouble
        self._door, self._settings, self._token = door, settings, token
        self._link, self._days, self._listed = link, days, listed
        self._guests: dict[str, PageGuest] = {}
        self._stays: set[asyncio.Task[None]] = set()
        self._looking: set[PageVisit] = set()
        """Pages whose people have no seat."""

    @property
    def by_secret(self) -> Mapping[str, PageGuest]:
        """Guests at the table."""
        return self._guests

    @property
    def seen(self) -> Collection[str]:
        """Keys of those whose names strangers may read."""
        return {guest.key.public.hex() for guest in self._guests.values() if guest.seen}

    async def receive(self, visit: PageVisit, table: TableOfPages, *, in_game: str = "") -> None:
        """Let a page play that has the secret of a seat, or whose person sits down; it shows the table, too.

        `in_game` is the link that leads the game itself to the table; empty: none does. Raises PageGone.
        """
        for guest in list(self._guests.values()):
            if not (guest.connected or guest.looks_on or table.knows(guest.key.public.hex())):
                await guest.go()  # her seat was given away
        enter, secret = visit.enter, visit.enter.secret
        here = secret in self._guests and not self._guests[secret].going
        if here or (secret and table.knows(page_key(secret).public.hex())):
            await self.attend(secret, visit, public=True)
            return
        wish: OwnName | Enter = enter
        if not enter.name:
            visit.send(NoSeat(table=self._token))
            self._looking.add(visit)
            try:
                wish = await name_said(visit, table, link=self._link, in_game=in_game, listed=self._listed)
            finally:
                self._looking.discard(visit)
        network = network_of(visit.address)
        beside = [each for each in self._guests.values() if each.looks_on and each.network == network]
        if isinstance(wish, Enter) and wish.looks_on and network and len(beside) >= MOST_ONLOOKERS // 2:
            await visit.dismiss("onlookers")
            return
        await self.attend(token_urlsafe(BYTES), visit, wish, public=True)

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
        guest = self._guests.get(secret)
        if guest is None or guest.going:
            guest = PageGuest(
                secret,
                self._door,
                self._settings,
                self._token,
                link=self._link,
                days=self._days,
                listed=self._listed,
                kept=self._kept,
                put_at=seat,
                trouble=self._disk,
            )
            self._guests[secret] = guest
            guest.network = network_of(visit.address)
            stay = asyncio.create_task(self._stay(secret, guest))
            self._stays.add(stay)
            stay.add_done_callback(self._stays.discard)
        guest.public = public
        await guest.attend(visit, wish)

    async def _stay(self, secret: str, guest: PageGuest) -> None:
        try:
            await guest.stay()
        finally:
            if self._guests.get(secret) is guest:
                del self._guests[secret]

    async def send_away(self, secret: str) -> None:
        """Have somebody leave the table for good."""
        if secret in self._guests:
            await self._guests[secret].leave("sent_away")

    async def close(self, *, goodbye: bool = True) -> None:
        """Let everybody go, who can come back with the secret of her page.

        Without a `goodbye` pages that are open try to come back.
        """
        stays = list(self._stays)
        if not goodbye:
            await asyncio.gather(
                *(guest.hang_up() for guest in list(self._guests.values())),
                *(visit.close() for visit in list(self._looking)),
            )
        await asyncio.gather(
            *(guest.go() for guest in list(self._guests.values())),
            *(visit.dismiss("closed") for visit in list(self._looking)),
        )
        await asyncio.gather(*stays, return_exceptions=True)
