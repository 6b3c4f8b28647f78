"""Tables announce themselves and are found, through multicast on this computer alone."""

import asyncio
import errno
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from zeroconf import IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from briscola.network.addresses.room_codes import ALPHABET, LETTERS
from briscola.network.tables import nearby
from briscola.network.tables.nearby import SERVICE, Announcement, NearbyTable, TableFinder, read_announcement
from tests.network.networks import CAN_HAVE_NETWORKS, done, inside, networks

HERE = ["127.0.0.1"]
ANOTHER_HOST = """
import asyncio, sys
from briscola.network.tables import nearby
nearby.TOLD_FOR = 1
async def announce():
    table = nearby.NearbyTable(host="Zeno", code=sys.argv[1], addresses=("127.0.0.1",), port=27480, free=1)
    await nearby.Announcement(table, ["127.0.0.1"]).open()
    await asyncio.sleep(600)
asyncio.run(announce())
"""
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
    tables = TableFinder(looker.changed, HERE)
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
    announcement, tables = Announcement(a_table(), HERE), TableFinder(lambda _: None, HERE)
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
    tables = TableFinder(lambda found: lists.append(len(found)))
    for number in range(200):
        tables.keep(f"{number}", replace(a_table(), port=number + 1))
    assert lists == list(range(1, 65))
    tables.keep("3", None)
    assert lists[-1] == 63


def soon(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> None:
    """Let this computer have these addresses, looked at without pause; the list may be changed."""
    monkeypatch.setattr(nearby, "own_addresses", lambda: tuple(addresses))
    monkeypatch.setattr(nearby, "ADDRESSES_AGAIN", 0.05)


@pytest.mark.slow
async def test_a_host_that_was_killed_leaves_the_list_as_it_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    soon(monkeypatch, ["127.0.0.1"])
    for name, value in {"ASKED_AGAIN": 1.5, "TOLD_FOR": 1, "ANSWER_MS": 1000}.items():
        monkeypatch.setattr(nearby, name, value)
    alive = Announcement(a_table(3), HERE)
    await alive.open()
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", ANOTHER_HOST, a_table(4).code)
    async with looking() as looker:
        await looker.until(lambda seen: len(seen) == 2)
        killed.kill()
        await killed.wait()
        await looker.until(lambda seen: [table.code for table in seen] == [a_table(3).code])
    await alive.close()


@pytest.mark.slow
async def test_a_network_that_comes_later_is_asked_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses: list[str] = []
    soon(monkeypatch, addresses)
    made, no_network = nearby._zeroconf, OSError("no network")

    def found(interfaces: Sequence[str]) -> AsyncZeroconf:
        if not addresses:
            raise no_network
        return made(interfaces)

    monkeypatch.setattr(nearby, "_zeroconf", found)
    looker = Looker()
    tables = TableFinder(looker.changed, HERE)
    announcement = Announcement(a_table(5, addresses=()), HERE)
    for opening in (tables.open(), announcement.open()):
        with pytest.raises(OSError, match="no network"):
            await opening
    await announcement.move()
    addresses.append("127.0.0.1")
    await announcement.move()
    await looker.until(lambda seen: [table.addresses for table in seen] == [("127.0.0.1",)])
    addresses[:] = ["127.0.0.2"]
    await announcement.move()
    assert announcement.addresses == ("127.0.0.2",)
    await looker.until(lambda seen: [table.addresses for table in seen] == [("127.0.0.2",)])
    await asyncio.gather(announcement.close(), tables.close())


def test_a_computer_without_the_older_kind_of_address_asks_by_the_newer_one_or_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def no_interface(ip_version: IPVersion) -> AsyncZeroconf:
        asked.append(ip_version)
        raise RuntimeError("No interfaces to listen on")

    monkeypatch.setattr(nearby, "AsyncZeroconf", no_interface)
    with pytest.raises(OSError, match=os.strerror(errno.ENETUNREACH)):
        nearby._zeroconf(nearby.EVERYWHERE)
    assert asked == [IPVersion.V4Only, IPVersion.V6Only]


def test_only_what_is_no_fault_of_the_network_has_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    for error in (OSError(errno.ENETUNREACH, "Network is unreachable"), ValueError("a fault")):
        logging.getLogger("zeroconf").warning("a socket: %s", error, exc_info=error)
    unreachable, fault = caplog.records
    assert unreachable.exc_info is None and "unreachable" in unreachable.getMessage()
    assert fault.exc_info is not None


UNREACHABLE = """
import asyncio, logging
from briscola.network.tables.nearby import Announcement, NearbyTable, TableFinder
logging.basicConfig()

async def look():
    table = NearbyTable(host="Zeno", code="AAAAAAAAAA", addresses=(), port=27480, free=1)
    for each in (Announcement(table), TableFinder(print)):
        await each.open()
        await asyncio.sleep(0.5)
        await each.close()

asyncio.run(look())
"""


@pytest.mark.slow
@pytest.mark.skipif(not CAN_HAVE_NETWORKS, reason="no networks of its own")
def test_a_computer_that_reaches_nothing_but_itself_has_no_traceback_in_its_log() -> None:
    with networks("alone") as (alone,):
        done("ip", "-n", alone, "addr", "del", "127.0.0.1/8", "dev", "lo")
        command = [*inside(alone), sys.executable, "-c", UNREACHABLE]
        ended = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Network is unreachable" in ended.stderr and "Traceback" not in ended.stderr
