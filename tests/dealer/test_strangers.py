"""Strangers from many addresses at a dealer whose places are few, and friends who come back to their matches.

What they do is drawn by chance; each time nobody who is known may be kept out, and nothing may stay of them.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from briscola.dealer import table_capacity
from briscola.dealer.dealer import Dealer
from briscola.dealer.dealer_settings import DealerSettings, OnDemand, Pages, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.entries import dealer_capabilities
from briscola.network.addresses.room_codes import ALPHABET, LETTERS, room_code, room_topic
from briscola.network.channel import connection_slots, endpoint, handshake
from briscola.network.channel.connection_slots import ConnectionSlots
from briscola.network.channel.endpoint import EndpointClosed, GuestEndpoint, knock
from briscola.network.keys.key_pair import new_key
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.from_guest import Hello, Watch
from briscola.network.messages.from_host import Goodbye
from briscola.network.tables.websocket_carrier import COMMON, GuestConnection, SocketCarrier
from briscola.pages.audience import visit as page_visit
from briscola.pages.messages.from_page import Enter
from briscola.pages.messages.to_page import Entered, Gone, LobbyTable, NoSeat
from briscola.pages.phones import page_guest
from tests.dealer.club_guest import HERE, ClubGuest
from tests.dealer.stranger_rooms import ATTACKS, RoomAttacks
from tests.network.broker import free_port
from tests.pages.browser import Browser, hear_until
from tests.pages.served_pages import heard, page_at, say
from tests.tries import Tries

PATIENCE = 15.0
"""Seconds within which a friend has to be back."""
SOON = 0.3
"""Seconds after which an empty table makes room; a minute elsewhere."""
OF_A_NETWORK, STRANGERS, TABLES = 8, 24, 6
HELLO = Hello(protocol=PROTOCOL, rules=rules_digest())
LOST = (OSError, EndpointClosed, WebSocketException, EOFError, TimeoutError)


class _Club:
    """The dealer, a match of two programs and one in a browser, and strangers."""

    def __init__(self, folder: Path, chance: Random, found: Counter[str]) -> None:
        self.folder, self.chance, self.found = folder, chance, found
        self.port, pages = free_port(), free_port()
        two = TableSettings(name="Friends", people=2)
        alone = TableSettings(name="Page", computers=1, level="random", winning_hands=100)
        self.dealer = Dealer(
            DealerSettings(
                name="Circolo",
                listen=True,
                address=HERE,
                port=self.port,
                connections=STRANGERS,
                connections_from_an_address=OF_A_NETWORK,
                pages=Pages(
                    host=HERE, port=pages, connections=STRANGERS, connections_from_an_address=OF_A_NETWORK
                ),
                thinking=0.0,
                table=(two, alone),
                on_demand=OnDemand(kind=(TableSettings(name="New", people=2),), tables=TABLES),
            ),
            folder / "dealer",
            dealer_capabilities,
        )

    async def open(self) -> None:
        """Open the tables; the friends sit down and play."""
        await self.dealer.open()
        assert self.dealer.pages is not None
        self.server = self.dealer.pages.server
        code = self.table("Friends").code
        self.friends = [
            ClubGuest(self.folder / name, name, code, self.port, matches=10**6, pause=0.02)
            for name in ("Anna", "Bruno")
        ]
        self._stays = [asyncio.create_task(friend.visitor.stay()) for friend in self.friends]
        self.browser = Browser(self, "Carla", table=self.table("Page").code)
        async with page_at(self.server) as page:
            await say(page, Enter(table=self.browser.table))
            await hear_until(self.browser, page, lambda: len(self.browser.states) > 5)
        async with asyncio.timeout(PATIENCE):
            while not self.table("Friends").running.table.playing:
                await asyncio.sleep(0.01)

    def table(self, name: str) -> DealerTable:
        """A table by its name."""
        return next(table for table in self.dealer.tables.values() if table.choice.name == name)

    async def close(self) -> None:
        """End it."""
        for friend in self.friends:
            await friend.visitor.go()
        await asyncio.gather(*self._stays)
        await self.dealer.close()

    # ---- strangers

    async def program(self, address: str, *, says_hello: bool = True) -> GuestEndpoint | ClientConnection:
        """A stranger's program from an address of this computer."""
        code = self.chance.choice([self.table("Friends").code, self.table("Page").code])
        connection = await connect(
            f"ws://briscola/{room_topic(code)}",
            host=HERE,
            port=self.port,
            proxy=None,
            local_addr=(address, 0),
            create_connection=GuestConnection,
            **COMMON,
        )
        if not says_hello:
            return connection
        stranger = await knock(SocketCarrier(connection), code, new_key())
        stranger.send(HELLO)
        if isinstance(goodbye := await stranger.receive(), Goodbye):
            await stranger.close()
            raise EndpointClosed("closed", goodbye.why)
        if self.chance.random() < 0.5:
            stranger.send(Watch(name="X", face="nina"))
        return stranger

    async def page(self, address: str, table: str, **wish: Any) -> ClientConnection:
        """A stranger's page from an address that the proxy tells; its `wish` is one of the lobby."""
        host = f"{HERE}:{self.server.port}"
        page = await connect(
            f"ws://{host}/seat",
            origin=Origin(f"http://{host}"),
            additional_headers={"X-Forwarded-For": address, "X-Forwarded-Proto": "https"},
            proxy=None,
            close_timeout=0.1,
        )
        await say(page, Enter(table=table, **wish))
        while not isinstance(message := await heard(page), NoSeat | Entered | Gone):
            pass
        if isinstance(message, Gone):
            await page.close()
            raise EndpointClosed("closed", message.why)
        return page

    def press(self, code: str) -> tuple[str, Mapping[str, Any]]:
        """Anything that a page of the lobby may ask for, in vain or not."""
        chance = self.chance
        guess = "".join(chance.choices(ALPHABET, k=chance.choice([1, LETTERS, LETTERS + 1])))
        wish: dict[str, Any] = {"name": "Stranger", "seen": True, "listed": chance.random() < 0.5}
        if chance.random() < 0.7:
            wish |= {"chair": chance.randrange(6)} if chance.random() < 0.6 else {"looks_on": True}
        return chance.choice([code, self.table("Friends").code, guess, "new-0", "new-7", ""]), wish

    async def come(self, how: str) -> Sequence[GuestEndpoint | ClientConnection]:
        """Many strangers come in one of their ways; those who are inside."""
        many, steps = (
            self.chance.choice([1, 8, 64]),
            list[Coroutine[Any, Any, GuestEndpoint | ClientConnection]](),
        )
        if how in ("programs", "silent"):
            steps = [
                self.program(f"127.0.1.{1 + n % many}", says_hello=how == "programs")
                for n in range(3 * STRANGERS)
            ]
        else:
            network = self.chance.choice(["2001:db8::{:x}", "2001:db8:0:{:x}::1", "192.0.2.{}"])
            for n in range(3 * STRANGERS):
                table = "new-0" if how == "tables" else self.table("Page").code
                wish: Mapping[str, Any] = {}
                if how == "lobby":
                    table, wish = self.press(table)
                steps.append(self.page(network.format(n % many + 1), table, **wish))
        came = await asyncio.gather(*steps, return_exceptions=True)
        self.found[f"tries of {how}"] += len(came)
        faults = [each for each in came if isinstance(each, BaseException) and not isinstance(each, LOST)]
        if faults:
            raise faults[0]
        inside = [each for each in came if not isinstance(each, BaseException)]
        self.found[f"{how} inside"] += len(inside)
        for places in self._places:
            admitted = {
                network: len(connection_slots._strangers(each)) for network, each in places._admitted.items()
            }
            assert sum(admitted.values()) <= STRANGERS, "more strangers than places"
            of_one = max((count for network, count in admitted.items() if network), default=0)
            assert of_one <= OF_A_NETWORK, "a network has more than its share"
        return inside

    @property
    def lobby(self) -> Sequence[LobbyTable]:
        """The tables of the lobby."""
        assert self.dealer.pages is not None
        return self.dealer.pages._lobby.lobby("en")[0].tables

    @property
    def _places(self) -> Sequence[ConnectionSlots[ServerConnection]]:
        return [each._connections._places for each in (self.dealer._server, self.server)]

    # ---- what must hold

    async def friends_come_back(self) -> None:
        """Everybody who is known loses her line and comes back."""
        friend = self.chance.choice(self.friends)
        await friend.visitor.lose_connection()
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(0)
            while friend.table is None or not friend.table.connected:
                await asyncio.sleep(0.01)
        assert "too_many" not in {trouble.kind for trouble in friend.troubles}, "she reads of no room"
        async with asyncio.timeout(PATIENCE), page_at(self.server) as page:
            await say(page, Enter(table=self.browser.table, secret=self.browser.secret))
            while not isinstance(message := await heard(page), Entered | Gone):
                pass
            assert isinstance(message, Entered) and message.secret == self.browser.secret

    async def all_gone(self) -> None:
        """Nothing stays of strangers who are gone, and their tables are free."""
        async with asyncio.timeout(PATIENCE):
            while self.dealer._server.connections > len(self.friends) or self.server.connections:
                await asyncio.sleep(0.01)
        keys = {friend.key.public.hex() for friend in self.friends}
        for table in self.dealer.tables.values():
            async with asyncio.timeout(PATIENCE):  # a page may be loaded anew for a moment
                while len({*table.running.table.connections} - keys) > (table.choice.name == "Page"):
                    await asyncio.sleep(0.01)
            assert not {"Friends", "Page"} & {door.label for door in self.lobby}, "a private table is shown"
        for places in self._places:
            assert len(places) <= len(self.friends), "a place stays taken"
        for table in self.dealer.tables.values():
            table.poll(2 * SOON)
        page = await self.page(f"198.51.100.{self.chance.randrange(250)}", "new-0")
        await page.close()
        assert len(self.dealer.tables) <= 2 + TABLES, "more tables than there may be"


@pytest.mark.slow
@pytest.mark.linux
def test_strangers_keep_no_friend_out_and_leave_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tries: Tries
) -> None:
    for module, name, value in (
        (endpoint, "MESSAGES_A_SECOND", 1000),
        (page_visit, "MESSAGES_FROM_PAGE", 1000),
        (table_capacity, "GRACE", SOON),
        (page_guest, "RELOAD_SECONDS", SOON),
        (handshake, "room_code", cache(room_code)),
    ):
        monkeypatch.setattr(module, name, value)
    asyncio.run(_come(tmp_path, tries))


async def _come(folder: Path, tries: Tries) -> None:
    club = _Club(folder, Random(tries.seed), tries.found)
    await club.open()
    assert club.dealer.pages is not None
    rooms = RoomAttacks(club.dealer.pages, club.chance, tries.found)
    await rooms.begin()
    for chance in tries(4):
        club.chance = rooms.chance = chance
        inside = list(await club.come(chance.choice(["programs", "silent", "pages", "tables", "lobby"])))
        if chance.random() < 0.5:
            inside += await club.come(chance.choice(["programs", "silent", "pages", "lobby"]))
        await club.friends_come_back()
        await asyncio.gather(*(_leaves(each) for each in inside))
        await club.all_gone()
        for how in ATTACKS:
            await rooms.attack(how)
    await club.close()


async def _leaves(stranger: GuestEndpoint | ClientConnection) -> None:
    with contextlib.suppress(*LOST):
        await stranger.close()
