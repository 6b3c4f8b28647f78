"""Open tables of the same network by multicast DNS: one announces its own, others look for them."""

import asyncio
import errno
import ipaddress
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from zeroconf import Error, IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from briscola.engine.variants import make_rules
from briscola.network.addresses.lan_addresses import MOST_ADDRESSES, own_addresses
from briscola.network.addresses.room_codes import read_room_code
from briscola.network.messages.fields import LONGEST_NAME
from briscola.storage.settings.person_names import clean

SERVICE = "_briscola._tcp.local."
MOST_TABLES = 64
"""Tables that a list holds; a network that names more is not listened to."""
ANSWER_MS = 3000
"""Milliseconds to wait for what a table says of itself."""
TOLD_FOR = 55
"""Seconds for which others may believe what a table says of itself: a killed host takes nothing back."""
ASKED_AGAIN = 60.0
"""Seconds after which tables on a list are asked again."""
ADDRESSES_AGAIN = 10.0
"""Seconds between two looks whether this computer is in another network."""
EVERYWHERE: Sequence[str] = ()
"""In place of addresses of interfaces: all interfaces of this computer."""


def _in_a_sentence(record: logging.LogRecord) -> bool:
    """Leave the traceback out where zeroconf logs that the network cannot be reached."""
    if record.exc_info is not None and isinstance(record.exc_info[1], OSError):
        record.exc_info = None
    return True


logging.getLogger("zeroconf").addFilter(_in_a_sentence)


class NearbyTable(Struct, frozen=True, kw_only=True):
    """An open table of this network."""

    host: str
    """Name of the host, cleaned. Anybody can announce any name: the room code tells who it is."""
    code: str
    addresses: tuple[str, ...]
    port: int
    free: int
    """Number of open seats."""
    variant: str = ""
    """Game, as in the log; empty if the announcement names none that is known here."""
    players: int = 0


class Announcement:
    """Tells the network of a table while it is open."""

    def __init__(self, table: NearbyTable, interfaces: Sequence[str] = EVERYWHERE) -> None:
        """`table.addresses` may be empty: then those of this computer are told."""
        self._table, self._interfaces = table, interfaces
        self._addresses: tuple[str, ...] = ()
        """Addresses of this computer when it was announced."""
        self._zeroconf: AsyncZeroconf | None = None
        self._sending: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Begin to announce it. Raises OSError where there is no network."""
        self._addresses = own_addresses()
        self._zeroconf = _zeroconf(self._interfaces)
        # Nobody else has this name: whoever took it could only name the same table.
        self._send(
            await self._zeroconf.async_register_service(self._told(self._table), cooperating_responders=True)
        )

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses that are told."""
        return self._table.addresses or self._addresses

    async def move(self) -> None:
        """Announce it anew if this computer has other addresses. Raises OSError where there is no network."""
        if own_addresses() != self._addresses:
            await self.close()
            await self.open()

    async def change(self, free: int) -> None:
        """Tell another number of open seats."""
        self._table = replace(self._table, free=free)
        if self._zeroconf is None:
            return
        self._send(await self._zeroconf.async_update_service(self._told(self._table)))

    async def close(self) -> None:
        """Take it back; nothing of it is left afterwards."""
        if self._zeroconf is None:
            return
        zeroconf, self._zeroconf = self._zeroconf, None
        await _cancelled(self._sending)
        with suppress(OSError, Error):
            await (await zeroconf.async_unregister_service(self._told(self._table)))
        await zeroconf.async_close()

    def _send(self, repeating: Awaitable[None]) -> None:
        """Let it be told three times in the background."""
        sending = asyncio.ensure_future(repeating)
        self._sending.add(sending)
        sending.add_done_callback(self._sent)

    def _sent(self, sending: "asyncio.Future[None]") -> None:
        self._sending.discard(sending)
        if not sending.cancelled():
            sending.exception()  # it was a convenience

    def _told(self, table: NearbyTable) -> AsyncServiceInfo:
        return AsyncServiceInfo(
            SERVICE,
            f"{table.code}.{SERVICE}",
            server=f"briscola-{table.code.lower()}.local.",
            parsed_addresses=list(self.addresses),
            port=table.port,
            host_ttl=TOLD_FOR,
            properties={
                "host": clean(table.host, LONGEST_NAME),
                "free": str(table.free),
                "game": f"{table.variant} {table.players}",
            },
        )


class TableFinder:
    """The open tables of this network, for as long as somebody looks."""

    def __init__(
        self,
        changed: Callable[[tuple[NearbyTable, ...]], object],
        interfaces: Sequence[str] = EVERYWHERE,
    ) -> None:
        """`changed` gets all tables, in the order in which they came, whenever they are others."""
        self._changed, self._interfaces = changed, interfaces
        self._tables: dict[str, NearbyTable] = {}
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._asking: dict[str, asyncio.Task[None]] = {}
        self._names: dict[str, None] = {}
        """Names under which tables are told, the oldest first."""
        self._addresses: tuple[str, ...] = ()
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look. Raises OSError where there is no network; one that comes later is found."""
        self._watching = asyncio.ensure_future(self._watch())
        self._begin()

    def _begin(self) -> None:
        self._addresses = own_addresses()
        self._zeroconf = _zeroconf(self._interfaces)
        self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, handlers=[self._heard])

    async def close(self) -> None:
        """Look no more; nothing of it is left afterwards."""
        watching, self._watching = self._watching, None
        await _cancelled([] if watching is None else [watching])
        await self._end()

    async def _end(self) -> None:
        if self._zeroconf is None or self._browser is None:
            return
        zeroconf, self._zeroconf = self._zeroconf, None
        await self._browser.async_cancel()
        await _cancelled(self._asking.values())
        await zeroconf.async_close()

    async def _watch(self) -> None:
        """Ask the tables again that were told, and look in another network once this computer is there."""
        asked = 0.0
        while True:
            await asyncio.sleep(ADDRESSES_AGAIN)
            asked += ADDRESSES_AGAIN
            if own_addresses() != self._addresses:
                await self._end()
                for name in [*self._names]:
                    self._forget(name)
                with suppress(OSError):  # there is none; the next look may find one
                    self._begin()
            elif asked >= ASKED_AGAIN and self._zeroconf is not None:
                asked = 0.0
                for name in self._names:
                    self._heard(self._zeroconf.zeroconf, SERVICE, name, ServiceStateChange.Updated)

    def _forget(self, name: str) -> None:
        self._names.pop(name, None)
        self.keep(name, None)

    def _heard(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if (asking := self._asking.pop(name, None)) is not None:
            asking.cancel()
        if state_change is ServiceStateChange.Removed:
            self._forget(name)
        elif len({**self._names, name: None}) <= MOST_TABLES:
            self._names[name] = None
            self._asking[name] = asyncio.get_running_loop().create_task(
                self._ask(zeroconf, service_type, name)
            )

    async def _ask(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        info = AsyncServiceInfo(service_type, name)
        try:
            known = await info.async_request(zeroconf, ANSWER_MS)
        except (OSError, Error):
            known = False
        self._asking.pop(name, None)
        self.keep(name, read_announcement(info) if known else None)

    def keep(self, name: str, table: NearbyTable | None) -> None:
        """Take in what is told under a name; None if it is told no more."""
        before = dict(self._tables)
        if table is None:
            self._tables.pop(name, None)
        elif name in self._tables or len(self._tables) < MOST_TABLES:
            self._tables[name] = table  # one that is known keeps its place in the list
        if self._tables != before:
            self._changed(tuple(self._tables.values()))


def read_announcement(info: AsyncServiceInfo) -> NearbyTable | None:
    """The table that an announcement tells of; None if it is no table of ours."""
    try:
        told = info.decoded_properties
        host, free = clean(told.get("host") or "", LONGEST_NAME), told.get("free") or ""
        code = read_room_code(info.name.removesuffix(f".{SERVICE}"))
        addresses = tuple(str(ipaddress.ip_address(each)) for each in info.parsed_addresses())
    except ValueError:  # no room code, no address, not UTF-8
        return None
    if not host or not addresses or free not in set("0123456") or not 0 < (info.port or 0) < 2**16:
        return None
    variant, players = _game(told.get("game") or "")
    return NearbyTable(
        host=host,
        code=code,
        addresses=addresses[:MOST_ADDRESSES],
        port=info.port or 0,
        free=int(free),
        variant=variant,
        players=players,
    )


def _game(text: str) -> tuple[str, int]:
    """A game that an announcement names, and its players; an empty one if it is not known here."""
    variant, _space, players = text.partition(" ")
    try:
        make_rules(variant, int(players))
    except ValueError:  # BadOption, or no number
        return "", 0
    return variant, int(players)


def _zeroconf(interfaces: Sequence[str]) -> AsyncZeroconf:
    """Raises OSError where there is no network."""
    if interfaces:
        return AsyncZeroconf(interfaces=list(interfaces), ip_version=IPVersion.V4Only)
    try:
        return AsyncZeroconf(ip_version=IPVersion.V4Only)
    except RuntimeError:  # no interface has an address of that kind
        with suppress(RuntimeError):
            return AsyncZeroconf(ip_version=IPVersion.V6Only)
    raise OSError(errno.ENETUNREACH, os.strerror(errno.ENETUNREACH))


async def _cancelled(tasks: Any) -> None:
    waiting = list(tasks)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
