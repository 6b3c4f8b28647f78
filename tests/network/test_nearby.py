"""Tables announce themselves and are found, through multicast on this computer alone."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from zeroconf.asyncio import AsyncServiceInfo

from briscola.network.nearby import SERVICE, Announcement, NearbyTable, NearbyTables, read_announcement
from briscola.network.room_code import ALPHABET, LETTERS

HERE = ["127.0.0.1"]
OWN = "".join(ALPHABET[os.getpid() >> 5 * at & 31] for at in range(LETTERS - 1))
"""Nine letters that no other process of these tests has: all of them hear each other."""


def a_table(number: int = 0, **fields: Any) -> NearbyTable:
    told = {"host": "Nicolò", "code": OWN + ALPHABET[number], "addresses": ("127.0.0.1", "fd00::2")}
    return NearbyTable(**{**told, "port": 27480, "free": 3, **fields})


class Looker:
    """Looks at the tables of this process, and waits for what is to be seen."""

    def __init__(self) -> None:
        self.seen: tuple[NearbyTable, ...] = ()
        self.times = 0
        self._new = asyncio.Event()

    def changed(self, tables: tuple[NearbyTable, ...]) -> None:
        self.seen = tuple(table for table in tables if table.code.startswith(OWN))
        self.times += 1
        self._new.set()

    async def until(self, right: Callable[[tuple[NearbyTable, ...]], bool]) -> None:
        while not right(self.seen):
            self._new.clear()
            await self._new.wait()


@asynccontextmanager
async def looking() -> AsyncIterator[Looker]:
    looker = Looker()
    tables = NearbyTables(looker.changed, HERE)
    await tables.open()
    yield looker
    await tables.close()


@pytest.mark.slow
async def test_a_table_is_found_changes_and_goes() -> None:
    async with looking() as looker:
        game: dict[str, Any] = {"variant": "briscola", "players": 4}
        announcement = Announcement(a_table(**game), HERE)
        await announcement.open()
        await looker.until(lambda seen: seen == (a_table(**game),))
        await announcement.change(1)
        await looker.until(lambda seen: seen == (a_table(free=1, **game),))
        await announcement.close()
        await looker.until(lambda seen: not seen)


@pytest.mark.slow
async def test_whoever_looks_later_finds_what_is_open_and_a_listed_table_keeps_its_place() -> None:
    tables = [a_table(number, host=host) for number, host in enumerate(("Zeno", "Anna", "Bea"))]
    announcements = [Announcement(table, HERE) for table in tables]
    for announcement in announcements[:2]:
        await announcement.open()
    async with looking() as looker:
        await looker.until(lambda seen: len(seen) == 2)
        before = [table.code for table in looker.seen]
        await announcements[2].open()
        await looker.until(lambda seen: len(seen) == 3)
        for announcement in announcements:
            await announcement.change(1)
        await looker.until(lambda seen: all(table.free == 1 for table in seen))
        assert [table.code for table in looker.seen] == [*before, tables[2].code]
    await asyncio.gather(*(announcement.close() for announcement in announcements))


@pytest.mark.slow
async def test_closing_leaves_nothing_even_while_somebody_is_asked() -> None:
    announcement, tables = Announcement(a_table(), HERE), NearbyTables(lambda _: None, HERE)
    await asyncio.gather(announcement.open(), tables.open())
    await asyncio.gather(announcement.close(), tables.close())
    await asyncio.gather(announcement.close(), tables.close())


def told(name: str = f"7KMPQ2ABCD.{SERVICE}", **fields: Any) -> NearbyTable | None:
    properties = {b"host": b"Anna", b"free": b"2", **fields.pop("properties", {})}
    rest = {"port": 27480, "addresses": [b"\x7f\0\0\1"], "properties": properties, **fields}
    return read_announcement(AsyncServiceInfo(SERVICE, name, **rest))


def test_an_announcement_is_read_with_its_name_cleaned() -> None:
    table = NearbyTable(host="Anna", code="7KMPQ2ABCD", addresses=("127.0.0.1",), port=27480, free=2)
    assert told() == table
    named = told(properties={b"host": "A\u202enna\n\u200b".encode()})
    assert named == table
    assert told(properties={b"game": b"chiamata 5"}) == replace(table, variant="chiamata", players=5)
    for unknown in (b"poker 5", b"briscola 9", b"briscola many", b"\xc2\xb2", b""):
        assert told(properties={b"game": unknown}) == table, "a table is listed without its game"
    long = told(properties={b"host": b"x" * 200})
    assert long is not None and long.host == "x" * 24


@pytest.mark.parametrize(
    "fields",
    [
        {"name": f"7KMPQ2ABC0.{SERVICE}"},
        {"name": f"Anna's printer.{SERVICE}"},
        {"properties": {b"host": b""}},
        {"properties": {b"host": "\u202e".encode()}},
        {"properties": {b"free": b"7"}},
        {"properties": {b"free": b""}},
        {"properties": {b"free": b"-1"}},
        {"properties": {b"free": "٢".encode()}},
        {"properties": {b"free": None}},
        {"port": 0},
        {"port": None},
        {"addresses": []},
    ],
    ids=str,
)
def test_what_is_no_table_of_ours_is_not_listed(fields: dict[str, Any]) -> None:
    assert told(**fields) is None


def test_a_table_has_a_few_addresses_at_most() -> None:
    found = told(addresses=[bytes([10, 0, 0, number]) for number in range(9)])
    assert found is not None and len(found.addresses) == 4


def test_a_network_that_names_tables_without_end_is_not_listened_to() -> None:
    lists: list[int] = []
    tables = NearbyTables(lambda found: lists.append(len(found)))
    for number in range(200):
        tables.keep(f"{number}", replace(a_table(), port=number + 1))
    assert lists == list(range(1, 65))
    tables.keep("3", None)
    assert lists[-1] == 63
