"""Pages of a dealer: a table's link leads to a seat in a browser; without one, tables are opened."""

from collections.abc import Callable, Sequence
from typing import Protocol

from briscola.dealer.dealer_settings import Pages, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.opening_pace import OpeningPace
from briscola.i18n.friends_words import moved_words
from briscola.i18n.game_words import game_title, target_text
from briscola.i18n.page_words import choose_table, open_table_words, seats_words
from briscola.i18n.text import speaking
from briscola.network.host_names import spelled_place
from briscola.network.kept_places import ConnectionLimits
from briscola.network.room_code import NoRoomCode, read_room_code
from briscola.pages.page_guest import page_key
from briscola.pages.page_guests import PageGuests
from briscola.pages.page_messages import Enter, Lobby, NoSeat, PageNotice, TableDoor
from briscola.pages.page_server import PageServer
from briscola.pages.page_visit import PageVisit
from briscola.storage.settings import Settings

NEW = "new-"
"""Beginning of the token of a table that is still to be opened; the number of its kind follows."""
MOST_LISTED = 90


class TablesOfPages(Protocol):
    """The dealer as its pages see it."""

    @property
    def name(self) -> str:
        """The name of the dealer."""

    async def lead(self, code: str, key: str) -> DealerTable | None:
        """The table to which a link leads whoever has a key."""

    def knows(self, code: str, key: str) -> bool:
        """True if a table to which a link leads keeps a place for somebody."""

    @property
    def sleep_days(self) -> int:
        """Days for which a match waits for its people."""

    @property
    def listed(self) -> Sequence[DealerTable]:
        """Tables that anybody may find."""

    @property
    def kinds(self) -> Sequence[TableSettings]:
        """Tables that anybody may open."""

    async def open_on_demand(self, choice: TableSettings, address: str) -> DealerTable | None:
        """Open a table for somebody at an address; None if there are enough of them. Raises OSError."""


class DealerPages:
    """The port of the pages, from `open` to `close`."""

    def __init__(self, settings: Pages, tables: TablesOfPages, clock: Callable[[], float]) -> None:
        """`clock` tells seconds."""
        self._settings, self._tables, self._clock = settings, tables, clock
        self.server = PageServer(
            self._on_page,
            hosts=[settings.host],
            proxied=True,
            limits=ConnectionLimits(settings.connections_from_an_address, settings.connections),
            known=self._known,
        )
        self._guests: dict[str, PageGuests] = {}
        """People in browsers, by the code of the table."""
        self._pace = OpeningPace()

    async def open(self, insist: float) -> None:
        """Listen for the proxy; another program may have the port for so many seconds. Raises OSError."""
        settings = self._settings
        await self.server.open(settings.address, settings.port, insist=insist, elsewhere=False)

    async def close(self) -> None:
        """Close all pages, which try to come back."""
        await self.server.close(goodbye=False)
        for guests in list(self._guests.values()):
            await guests.close()

    async def forget(self, table: DealerTable, *, goodbye: bool = True) -> None:
        """Close what belongs to a table that is no more; without a `goodbye` its pages come back."""
        guests = self._guests.pop(table.code, None)
        if guests is not None:
            await guests.close(goodbye=goodbye)

    def link(self, table: DealerTable) -> str:
        """The address of a table."""
        return f"https://{spelled_place(self._settings.host)}/#table={table.door}"

    # ---- a page

    async def _on_page(self, visit: PageVisit) -> None:
        asked = visit.enter.table
        if not asked:
            await self._show_tables(visit)
            return
        table = await self._new(visit, asked) if asked.startswith(NEW) else await self._open(visit)
        if table is None:
            await visit.dismiss("full" if asked.startswith(NEW) else "table")
            return
        guests = self._guests.get(table.code)
        if guests is None:
            door, link = table.running.page_door, self.link(table)
            days = self._tables.sleep_days
            guests = PageGuests(door, Settings, table.door, link=link, days=days)
            self._guests[table.code] = guests
        if table.moved and visit.enter.secret not in guests.by_secret:
            with speaking(visit.language):
                visit.send(PageNotice(sentence=moved_words()))
        await guests.receive(visit, table.running.table)

    def _known(self, enter: Enter) -> bool:
        """True if the table that a page asks for has a place for whoever has its secret."""
        try:
            code = read_room_code(enter.table) if enter.secret else ""
        except NoRoomCode:
            return False
        return bool(code) and self._tables.knows(code, page_key(enter.secret).public.hex())

    async def _open(self, visit: PageVisit) -> DealerTable | None:
        secret = visit.enter.secret
        key = page_key(secret).public.hex() if secret else ""
        try:
            return await self._tables.lead(read_room_code(visit.enter.table), key)
        except NoRoomCode:
            return None

    async def _new(self, visit: PageVisit, asked: str) -> DealerTable | None:
        """The table that is opened for a page; None if there can be none."""
        number, kinds = asked.removeprefix(NEW), self._tables.kinds
        if not number.isdecimal() or int(number) >= len(kinds):
            return None
        if not self._pace.allows(visit.address, self._clock()):
            return None
        return await self._tables.open_on_demand(kinds[int(number)], visit.address)

    async def _show_tables(self, visit: PageVisit) -> None:
        """Show what there is, until the page goes elsewhere."""
        visit.send(NoSeat())
        with speaking(visit.language):
            doors = [_door(table) for table in self._tables.listed[:MOST_LISTED]]
            doors += [_new_door(number, kind) for number, kind in enumerate(self._tables.kinds)]
            visit.send(Lobby(title=self._tables.name, lines=(choose_table(),), tables=tuple(doors)))
        while True:
            visit.heard(await visit.receive())


def _door(table: DealerTable) -> TableDoor:
    free = table.running.table.free
    return TableDoor(
        table=table.door, label=table.name, note=" · ".join((_game(table.choice), seats_words(free)))
    )


def _new_door(number: int, kind: TableSettings) -> TableDoor:
    return TableDoor(table=f"{NEW}{number}", label=open_table_words(kind.name), note=_game(kind))


def _game(choice: TableSettings) -> str:
    """Game and target of a table, in words."""
    setup = choice.setup
    return f"{game_title(choice.rules)} · {target_text(choice.rules, setup.winning_hands)}"
