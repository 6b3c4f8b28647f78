"""Links to the tables of a dealer: where each leads, and whom."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import partial

from briscola.dealer.dealer_table import DealerTable
from briscola.network.channel import HostDoor, ReachableTable, room_topic
from briscola.network.keys import KeyPair
from briscola.network.messages.encoding import PROTOCOL
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import Goodbye


class OpenTables:
    """The open tables of a dealer.

    Whoever knocks where a match has moved away is led to it, or to the new table.
    """

    def __init__(self) -> None:
        self.tables: dict[str, DealerTable] = {}
        """The open tables by code."""
        self._of_link: defaultdict[str, list[DealerTable]] = defaultdict(list)
        """The table of each link, and the matches that have moved away from it, latest last."""
        self._links: dict[str, str] = {}
        """The link of each code that is served."""
        self._served: dict[str, ReachableTable] = {}
        """Everything that is served, by path."""
        self.moving: dict[str, asyncio.Event] = {}
        """Links whose match is just being moved; set once they lead somewhere again."""

    @property
    def listed(self) -> Sequence[DealerTable]:
        """Tables that anybody may find."""
        return [table for table in self.tables.values() if table.choice.listed and not table.moved]

    def moved(self, link: str = "") -> Sequence[DealerTable]:
        """The matches that have moved away from a link, or from any."""
        tables = self._of_link.get(link, ()) if link else self.tables.values()
        return [table for table in tables if table.moved]

    def at(self, path: str) -> ReachableTable | None:
        """The key and the voice at a path; None if nothing is served there."""
        return self._served.get(path)

    # ---- tables are opened and closed

    def add(self, table: DealerTable) -> Collection[ReachableTable]:
        """Let a table be found; what is served from now on. Raises NoKey."""
        self.tables[table.code] = table
        self._of_link[table.folder.door].append(table)
        keys = {table.code: table.folder.key}
        if not table.moved:
            keys[table.folder.door] = table.folder.door_key
        return [
            self._serve(code, key, table.folder.door) for code, key in keys.items() if code not in self._links
        ]

    def _serve(self, code: str, key: KeyPair, link: str) -> ReachableTable:
        self._links[code] = link
        served = self._served[f"/{room_topic(code)}"] = ReachableTable(
            key, partial(self._speak, code), partial(self.knows, code)
        )
        return served

    def remove(self, table: DealerTable) -> Collection[ReachableTable]:
        """Let a table be found no more; what is served no more. A link that is shut is served on."""
        del self.tables[table.code]
        others = self._of_link[table.folder.door]
        others.remove(table)
        if table.folder.door in self.moving:
            return []
        if not others:
            del self._of_link[table.folder.door]
        gone = [
            code
            for code, link in self._links.items()
            if link == table.folder.door and code not in self.tables and (code != link or not others)
        ]
        return [self._withdraw(code) for code in gone]

    def _withdraw(self, code: str) -> ReachableTable:
        del self._links[code]
        return self._served.pop(f"/{room_topic(code)}")

    def shut(self, link: str) -> None:
        """Let whoever knocks at a link wait."""
        self.moving.setdefault(link, asyncio.Event())

    def reopen(self, link: str) -> None:
        """Let everybody in who waits at a link."""
        if link in self.moving:
            self.moving.pop(link).set()

    # ---- somebody knocks

    def knows(self, code: str, key: str) -> bool:
        """True if a table to which a code leads keeps a place for a key."""
        tables = self._of_link.get(self._links.get(code, code), ())
        return any(table.running.table.keeps_place_for(key) for table in tables)

    async def lead(self, code: str, key: str = "") -> DealerTable | None:
        """The table for whoever knocks at a code with a key; None if none is open.

        Her own seat goes before a free one, the one that she has taken last before others.
        """
        link = self._links.get(code, code)
        while link in self.moving:
            await self.moving[link].wait()
        here = self.tables.get(code)
        fresh = next((table for table in self._of_link.get(link, ()) if not table.moved), None)
        if here is not None and here is fresh:
            return here
        own = [table for table in reversed(self.moved(link)) if table.running.table.waits_for(key)]
        if fresh is not None and fresh.running.table.knows(key):
            own.insert(0, fresh)
        return own[0] if own else fresh

    async def _speak(self, code: str, door: HostDoor, hello: Hello) -> None:
        """Speak with a guest who has knocked at a code, or tell her where the table is now."""
        table = await self.lead(code, door.peer.hex())
        if table is None:
            door.send(Goodbye(why="closed"))
        elif table.code == code or hello.protocol != PROTOCOL:  # an older program is told so
            await table.running.speak(door, hello)
        else:
            door.send(Goodbye(why="moved", code=table.code))
