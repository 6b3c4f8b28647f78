"""Pages of a dealer: a table's link leads to a seat in a browser; without one, tables are opened."""

import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from briscola.capabilities.cup import CUP, DealerCups, DealerForCups
from briscola.capabilities.slate import SLATE, DealerSlates
from briscola.dealer.address_pace import AddressPace
from briscola.dealer.club_lobby import NEW, ClubLobby
from briscola.dealer.dealer_settings import DealerSettings, Pages, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.open_tables import OpenTables
from briscola.i18n.friends_words import moved_words
from briscola.network.channel import NoRoomCode, read_room_code
from briscola.network.tables import ConnectionLimits
from briscola.pages.audience import PageVisit
from briscola.pages.messages.fields import WhyGone
from briscola.pages.messages.from_page import Enter
from briscola.pages.phones import LINKED, PageGuests, TableForPages, page_key
from briscola.pages.server import PageServer
from briscola.storage.settings import Settings
from briscola.system import begins_as_link

_logger = logging.getLogger(__name__)

NEW_TABLES = 6
"""Tables that people from one network may open at once; then one a minute."""
GUESSES = 20
"""Codes of no table that may come from one network at once; then ten a minute."""


class DealerForPages(DealerForCups, Protocol):
    """The dealer as its pages see it."""

    def links(self, table: DealerTable) -> Sequence[str]:
        """Links that lead to a table, those for the game itself included."""

    async def open_on_demand(self, choice: TableSettings, address: str) -> DealerTable | None:
        """Open a table for somebody at an address; None if there are enough of them. Raises OSError."""


class DealerPages:
    """The port of the pages, from `open` to `close`."""

    def __init__(
        self,
        pages: Pages,
        settings: DealerSettings,
        doors: OpenTables,
        dealer: DealerForPages,
        clock: Callable[[], float],
        *,
        folder: Path,
        wall: Callable[[], float],
    ) -> None:
        """`clock` tells seconds, `wall` those of the epoch; `folder` keeps the slates and the cups."""
        self._pages, self._settings, self._clock = pages, settings, clock
        self._doors, self._dealer = doors, dealer
        self.server = PageServer(
            self._on_page,
            hosts=[pages.host, pages.place],
            proxied=True,
            limits=ConnectionLimits(pages.connections_from_an_address, pages.connections),
            known=self._known,
        )
        self._guests: dict[str, PageGuests] = {}
        """People in browsers, by the code of the table."""
        self._opened = AddressPace(NEW_TABLES, a_minute=1)
        self._guessed = AddressPace(GUESSES, a_minute=10)
        self._lobby = ClubLobby(settings, doors, self._seen, clock)
        self._slates = DealerSlates(folder, partial(self._link, SLATE), wall)
        self.cups = DealerCups(folder, dealer, partial(self._link, CUP), wall)

    async def open(self, insist: float) -> None:
        """Listen for the proxy; another program may have the port for so many seconds. Raises OSError."""
        await self.server.open(self._pages.address, self._pages.port, insist=insist, elsewhere=False)

    async def close(self) -> None:
        """Close all pages, which try to come back."""
        await self.server.close(goodbye=False)
        for guests in list(self._guests.values()):
            await guests.close()
        await self._slates.close()
        await self.cups.close()

    async def forget(self, table: DealerTable, *, goodbye: bool = True) -> None:
        """Close what belongs to a table that is no more; without a `goodbye` its pages come back."""
        guests = self._guests.pop(table.code, None)
        if guests is not None:
            await guests.close(goodbye=goodbye)

    def link(self, table: DealerTable) -> str:
        """The address of a table."""
        return f"https://{self._pages.place}/{LINKED}{table.folder.door}"

    def _link(self, page: str, id: str) -> str:
        return f"https://{self._pages.place}/{page}#{id}"

    # ---- a page

    async def _on_page(self, visit: PageVisit) -> None:
        asked = visit.enter.table
        if not asked:
            await self._lobby.show(visit)
            return
        if asked == SLATE:
            begins = not visit.enter.secret
            await self._show(visit, self._slates, "slate", begins or self._slates.knows(visit.enter.secret))
            return
        if asked == CUP or asked.startswith(f"{CUP}-"):
            opens = asked == CUP and bool(self._settings.kinds)
            await self._show(visit, self.cups, "cup", opens or self.cups.knows(visit.enter))
            return
        table = await self._new(visit, asked) if asked.startswith(NEW) else await self._open(visit)
        if isinstance(table, str):
            await visit.dismiss(table)
            return
        guests = self._guests.get(table.code)
        if guests is None:
            guests = self._guests[table.code] = PageGuests(
                TableForPages(
                    table.running.page_door,
                    Settings,
                    table.folder.door,
                    link=self.link(table),
                    days=self._settings.sleep_days,
                    listed=table.choice.listed and not table.moved,
                    kept=bool(table.folder.kept.seats),
                    trouble=lambda: table.records.trouble,
                )
            )
        if table.moved and visit.enter.secret not in guests.by_secret:
            visit.notice(moved_words)
        in_game = next(filter(begins_as_link, self._dealer.links(table)), "")
        await guests.receive(visit, table.running.table, in_game=in_game)

    async def _show(
        self, visit: PageVisit, what: DealerSlates | DealerCups, why: WhyGone, leads: bool
    ) -> None:
        """Show the slate or the cup to which a link `leads`, or begin one; else say `why` not."""
        if leads:
            await what.show(visit, lambda: self._opened.allows(visit.address, self._clock()))
        else:
            await visit.dismiss(why if self._guessed.allows(visit.address, self._clock()) else "guesses")

    def _known(self, enter: Enter) -> bool:
        """True if the table, slate or cup that a page asks for has a place for whoever has its secret."""
        if enter.table.startswith(f"{CUP}-"):
            return self.cups.has_place(enter)
        if enter.table == SLATE:
            return self._slates.knows(enter.secret)
        try:
            code = read_room_code(enter.table) if enter.secret else ""
        except NoRoomCode:
            return False
        return bool(code) and self._doors.knows(code, page_key(enter.secret).public.hex())

    def _seen(self, table: DealerTable) -> Collection[str]:
        """Keys of those at a table whose names strangers may read."""
        guests = self._guests.get(table.code)
        return () if guests is None else guests.seen

    async def _open(self, visit: PageVisit) -> DealerTable | WhyGone:
        """The table of the code that a page brings, or why it leads nowhere."""
        enter, now = visit.enter, self._clock()
        if not self._known(enter) and not self._guessed.may(visit.address, now):
            return "guesses"
        key = page_key(enter.secret).public.hex() if enter.secret else ""
        with suppress(NoRoomCode):
            table = await self._doors.lead(read_room_code(enter.table), key)
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
            return await self._dealer.open_on_demand(kind, visit.address) or "full"
        except OSError as error:
            _logger.warning("no table can be opened: %s", error.strerror or error)
            return "disk"
