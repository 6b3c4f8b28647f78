"""Everybody who plays in a browser at one table, found again by the secrets of their pages."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from briscola.client.friends.visitor_parts import Speaking
from briscola.network.key_pair import KeyPair
from briscola.pages.page_guest import PageGuest, page_key
from briscola.pages.page_visit import PageVisit
from briscola.storage.settings import Settings


class PageGuests:
    """The guests of a table whose pages this program serves. Lives in an asyncio loop."""

    def __init__(
        self,
        door: Callable[[KeyPair], Awaitable[Speaking]],
        settings: Callable[[], Settings],
        *,
        public: bool = False,
        link: str = "",
    ) -> None:
        """`door` is a way to the table in this process; `public`: the pages show the table, too.

        `link` leads other browsers to the table; empty: none does.
        """
        self._door, self._settings, self._public, self._link = door, settings, public, link
        self._guests: dict[str, PageGuest] = {}
        self._stays: dict[str, asyncio.Task[None]] = {}

    @property
    def by_secret(self) -> Mapping[str, PageGuest]:
        """Guests at the table."""
        return self._guests

    async def attend(self, secret: str, visit: PageVisit) -> None:
        """Have the page with this secret play until it is closed. Raises PageGone."""
        guest = self._guests.get(secret)
        if guest is None:
            key = page_key(secret)
            guest = PageGuest(key, self._door, self._settings, public=self._public, link=self._link)
            self._guests[secret] = guest
            self._stays[secret] = asyncio.create_task(self._stay(secret, guest))
        await guest.attend(visit)

    async def _stay(self, secret: str, guest: PageGuest) -> None:
        try:
            await guest.stay()
        finally:
            self._guests.pop(secret, None)
            self._stays.pop(secret, None)

    async def leave(self, secret: str) -> None:
        """Have somebody leave the table for good."""
        if secret in self._guests:
            await self._guests[secret].leave()

    async def close(self) -> None:
        """Let everybody go, who can come back with the secret of her page."""
        stays = list(self._stays.values())
        await asyncio.gather(*(guest.go() for guest in list(self._guests.values())))
        await asyncio.gather(*stays, return_exceptions=True)
