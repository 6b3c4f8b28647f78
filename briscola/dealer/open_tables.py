"""The open tables of a dealer: how they open and close, and whom each link leads where."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from briscola.dealer.dealer_settings import DealerSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.table_folder import TableFolder, forget
from briscola.network.addresses.room_codes import room_topic, spelled
from briscola.network.channel.endpoint import HostEndpoint
from briscola.network.channel.guest_service import ReachableTable
from briscola.network.meeting.meeting_connection import NoMeeting
from briscola.network.meeting.meeting_server import MeetingServer
from briscola.network.messages.encoding import PROTOCOL
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import Goodbye, Why
from briscola.storage.files.atomic_write import put_whole, sweep

LIST = "tables.txt"
_logger = logging.getLogger(__name__)


class OpenTables(Mapping[str, DealerTable]):
    """The open tables of a dealer by code.

    Whoever knocks where a match has moved away is led to it, or to the new table.
    """

    def __init__(
        self,
        settings: DealerSettings,
        folder: Path,
        meeting: MeetingServer | None,
        wall: Callable[[], float],
    ) -> None:
        """`folder` keeps keys, records and the list of tables; `wall` tells seconds of the epoch."""
        self.folder = folder / "tables"
        """A folder for each table lies below."""
        self._settings, self._list, self._meeting, self._wall = settings, folder / LIST, meeting, wall
        self._tables: dict[str, DealerTable] = {}
        self._of_link: defaultdict[str, list[DealerTable]] = defaultdict(list)
        """The table of each link, and the matches that have moved away from it, latest last."""
        self._links: dict[str, str] = {}
        """The link of each code that is served."""
        self._served: dict[str, ReachableTable] = {}
        """Everything that is served, by path."""
        self.moving: dict[str, asyncio.Event] = {}
        """Links whose match is just being moved; set once they lead somewhere again."""

    def __getitem__(self, code: str) -> DealerTable:
        return self._tables[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def listed(self) -> Sequence[DealerTable]:
        """Tables that anybody may find."""
        return [table for table in self.values() if table.choice.listed and not table.moved]

    def moved(self, link: str = "") -> Sequence[DealerTable]:
        """The matches that have moved away from a link, or from any."""
        tables = self._of_link.get(link, ()) if link else self.values()
        return [table for table in tables if table.moved]

    def at(self, path: str) -> ReachableTable | None:
        """The key and the voice at a path; None if nothing is served there."""
        return self._served.get(path)

    # ---- tables are opened and closed

    async def open(self, folder: TableFolder) -> DealerTable:
        """Open a table, and the ways to it. Raises OSError, NoKey."""
        sweep(folder.path)
        table = DealerTable(folder, self._settings, self._wall)
        for served in self._add(table):
            await self._meet(served)
        table.running.start()
        await asyncio.sleep(0)
        return table

    async def _meet(self, served: ReachableTable) -> None:
        """Let guests come through the meeting point, as soon as it can be reached."""
        try:
            if self._meeting is not None:
                await self._meeting.serve(served)
        except (NoMeeting, OSError) as error:
            _logger.warning("the meeting point is not reached yet: %s", error)

    async def close(self, table: DealerTable, why: Why) -> None:
        """Close a table whose people go elsewhere, or nowhere."""
        gone = self._remove(table)
        if why == "closed":
            self.write_list()
        await table.close(why)
        if self._meeting is not None:
            for served in gone:
                await self._meeting.withdraw(served)

    async def close_for_good(self, table: DealerTable, why: Why) -> None:
        """Close a table that opens no more: its records stay."""
        await self.close(table, why)
        await asyncio.to_thread(forget, table.folder)

    def _add(self, table: DealerTable) -> Collection[ReachableTable]:
        """Let a table be found; what is served from now on. Raises NoKey."""
        keys, added = {table.code: table.folder.key}, list[ReachableTable]()
        if not table.moved:
            keys[table.folder.link_code] = table.folder.link_key
        self._tables[table.code] = table
        self._of_link[table.folder.link_code].append(table)
        for code in [code for code in keys if code not in self._links]:
            self._links[code] = table.folder.link_code
            added.append(ReachableTable(keys[code], partial(self._speak, code), partial(self.knows, code)))
            self._served[f"/{room_topic(code)}"] = added[-1]
        return added

    def _remove(self, table: DealerTable) -> Collection[ReachableTable]:
        """Let a table be found no more; what is served no more. A link that is shut is served on."""
        del self._tables[table.code]
        link = table.folder.link_code
        others = self._of_link[link]
        others.remove(table)
        if link in self.moving:
            return []
        if not others:
            del self._of_link[link]
        of_link = [code for code, led in self._links.items() if led == link]
        gone = [code for code in of_link if code not in self and (code != link or not others)]
        for code in gone:
            del self._links[code]
        return [self._served.pop(f"/{room_topic(code)}") for code in gone]

    def shut(self, link: str) -> None:
        """Let whoever knocks at a link wait."""
        self.moving.setdefault(link, asyncio.Event())

    def reopen(self, link: str) -> None:
        """Let everybody in who waits at a link."""
        if link in self.moving:
            self.moving.pop(link).set()

    # ---- the list of them

    def lines(self) -> Sequence[str]:
        """A line for each table: its name, code and links."""
        return [
            "\t".join((table.choice.name, spelled(link), *self._settings.links(link)))
            for table in self.values()
            if not table.moved and (link := table.folder.link_code)
        ]

    def write_list(self) -> None:
        """Write these lines into the dealer's folder, if the disk lets it."""
        try:
            put_whole(self._list, "".join(f"{line}\n" for line in self.lines()).encode())
        except OSError as error:
            _logger.warning("the list of the tables cannot be written: %s", error.strerror or error)

    # ---- somebody knocks

    def knows(self, code: str, key: str, ticket: str = "") -> bool:
        """True if a table to which a code leads keeps a place for a key, or for the ticket of a page."""
        tables = self._of_link.get(self._links.get(code, code), ())
        return any(table.running.table.expects(key, ticket) for table in tables)

    async def lead(self, code: str, key: str = "") -> DealerTable | None:
        """The table for whoever knocks at a code with a key; None if none is open.

        Her own seat goes before a free one, the one that she has taken last before others.
        """
        link = self._links.get(code, code)
        while link in self.moving:
            await self.moving[link].wait()
        here = self.get(code)
        fresh = next((table for table in self._of_link.get(link, ()) if not table.moved), None)
        if here is not None and here is fresh:
            return here
        own = [table for table in reversed(self.moved(link)) if table.running.table.waits_for(key)]
        if fresh is not None and fresh.running.table.knows(key):
            own.insert(0, fresh)
        return own[0] if own else fresh

    async def _speak(self, code: str, door: HostEndpoint, hello: Hello) -> None:
        """Speak with a guest who has knocked at a code, or tell her where the table is now."""
        table = await self.lead(code, door.peer.hex())
        if table is None:
            door.send(Goodbye(why="closed"))
        elif table.code == code or hello.protocol != PROTOCOL:  # an older program is told so
            await table.running.speak(door, hello)
        else:
            door.send(Goodbye(why="moved", code=table.code))
