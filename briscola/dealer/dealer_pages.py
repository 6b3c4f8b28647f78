"""Pages of a dealer: links lead to a seat at a table, or to a capability; without one, tables are opened."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from briscola.dealer.address_pace import AddressPace
from briscola.dealer.club_lobby import NEW, ClubLobby
from briscola.dealer.dealer_capability import DealerCapability, DealerHome
from briscola.dealer.dealer_settings import DealerSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.i18n.friends_words import moved_words
from briscola.network.addresses.room_codes import NoRoomCode, read_room_code
from briscola.network.channel.connection_slots import ConnectionLimits, network_of
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.fields import WhyGone
from briscola.pages.messages.from_page import Enter
from briscola.pages.phones.table_for_pages import public_page_key
from briscola.pages.server.page_server import PageServer
from briscola.system.link_scheme import SCHEME, begins_as_link

_logger = logging.getLogger(__name__)

NEW_TABLES = 6
"""Tables that people from one network may open at once; then one a minute."""
GUESSES = 20
"""Codes of no table that may come from one network at once; then ten a minute."""


class DealerPages:
    """The port of the pages, from `open` to `close`."""

    def __init__(
        self, settings: DealerSettings, home: DealerHome, capabilities: Sequence[type[DealerCapability]]
    ) -> None:
        """Needs a running loop. `capabilities` are served besides tables."""
        pages = self._pages = home.pages
        self._settings, self._on_demand, self._tables = settings, home.on_demand, home.on_demand.tables
        self._clock = asyncio.get_running_loop().time
        self.server = PageServer(
            self._on_page,
            hosts=[pages.host, pages.public_address],
            proxied=True,
            limits=ConnectionLimits(pages.connections_from_an_address, pages.connections),
            is_expected=self._has_place,
            table_at=self._tables.at,
            programs=ConnectionLimits(settings.connections_from_an_address, settings.connections),
            lists=True,
        )
        self._opened = AddressPace(NEW_TABLES, a_minute=1)
        self._guessed = AddressPace(GUESSES, a_minute=10)
        self._lobby = ClubLobby(settings, self._tables, self._clock)
        self.capabilities: Sequence[DealerCapability] = [kind(home) for kind in capabilities]

    async def open(self, insist: float) -> None:
        """Listen for the proxy; another program may have the port for so many seconds. Raises OSError."""
        await self.server.open(self._pages.address, self._pages.port, insist=insist, elsewhere=False)

    async def close(self) -> None:
        """Close all pages, which try to come back."""
        await self.server.close(goodbye=False)
        for each in self.capabilities:
            await each.close()

    async def poll(self, seconds: float) -> None:
        """Look after what they show besides tables, `seconds` after the last time."""
        for each in self.capabilities:
            try:
                await each.poll(seconds)
            except Exception:  # the others have their turn all the same
                _logger.exception("%s: a look has failed", each.name)

    # ---- a page

    async def _on_page(self, visit: PageVisit) -> None:
        asked = visit.enter.table
        if not asked:
            await self._lobby.show(visit)
        elif (capability := self._capability(asked)) is not None:
            await self._show(visit, capability)
        else:
            table = await self._new(visit, asked) if asked.startswith(NEW) else await self._open(visit)
            if isinstance(table, DealerTable):
                await self._lead_to_seat(visit, table)
            else:
                await visit.dismiss(table)

    def _capability(self, asked: str) -> DealerCapability | None:
        return next((each for each in self.capabilities if each.is_asked_for(asked)), None)

    async def _show(self, visit: PageVisit, capability: DealerCapability) -> None:
        """Show what a link leads to, or begin something; else say that it leads nowhere."""
        if capability.leads(visit.enter):
            await capability.show(visit, lambda: self._opened.allows(visit.address, self._clock()))
        else:
            may_guess = self._guessed.allows(visit.address, self._clock())
            await visit.dismiss(capability.name if may_guess else "guesses")

    async def _lead_to_seat(self, visit: PageVisit, table: DealerTable) -> None:
        if table.moved and visit.enter.secret not in table.guests.by_secret:
            visit.notice(moved_words)
        code = table.folder.link_code
        of_page = SCHEME + self._settings.page_link(code)
        in_game = next(filter(begins_as_link, self._settings.links(code)), of_page)
        await table.guests.lead_to_seat(visit, table.running.table, in_game=in_game)

    def _has_place(self, enter: Enter) -> bool:
        """True if what a page asks for has a place for whoever has its secret."""
        if (capability := self._capability(enter.table)) is not None:
            return capability.is_expected(enter)
        try:
            code = read_room_code(enter.table) if enter.secret else ""
        except NoRoomCode:
            return False
        return bool(code) and self._tables.knows(code, public_page_key(enter.secret))

    async def _open(self, visit: PageVisit) -> DealerTable | WhyGone:
        """The table of the code that a page brings, or why it leads nowhere."""
        enter, now = visit.enter, self._clock()
        if not visit.is_expected and not self._guessed.may(visit.address, now):
            return "guesses"
        with suppress(NoRoomCode):
            table = await self._tables.lead(read_room_code(enter.table), public_page_key(enter.secret))
            if table is not None:
                return table
        self._guessed.allows(visit.address, now)
        return "table"

    async def _new(self, visit: PageVisit, asked: str) -> DealerTable | WhyGone:
        """The table that is opened for a page, or why there is none."""
        number, kinds = asked.removeprefix(NEW), self._settings.kinds
        if not number.isdecimal() or int(number) >= len(kinds):
            return "table"
        if not self._opened.allows(visit.address, self._clock()):
            return "full"
        kind = replace(kinds[int(number)], listed=visit.enter.listed)
        try:
            return await self._on_demand.open_for(kind, network_of(visit.address)) or "full"
        except OSError as error:
            _logger.warning("no table can be opened: %s", error.strerror or error)
            return "disk"
