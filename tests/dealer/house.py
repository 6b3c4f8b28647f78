"""A dealer at a simulated computer with simulated lines, or in the loop of a test with real sockets."""

from pathlib import Path
from typing import Any, Self, TypeVar

from briscola.capabilities.cup.at_dealer import DealerCups
from briscola.capabilities.slate.at_dealer import DealerSlates
from briscola.client.friends.table_service import TableService
from briscola.dealer.dealer import Dealer
from briscola.dealer.dealer_capability import DealerCapability
from briscola.dealer.dealer_pages import DealerPages
from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.entries import dealer_capabilities
from briscola.network.addresses.room_codes import room_topic
from briscola.network.channel.guest_service import serve_guest
from briscola.network.channel.handshake import HELLO_SECONDS
from briscola.network.keys.key_pair import KeyPair
from briscola.pages.server.page_server import PageServer
from tests.network.broker import HERE, free_port
from tests.simulated.cable import End
from tests.simulated.world import Computer, World

CUP, SLATE = DealerCups.name, DealerSlates.name
SLEEP_DAYS = 7
Capability = TypeVar("Capability", bound=DealerCapability)
FOR_ALL = TableSettings(name="For all", people=2, winning_hands=11)


def capability(pages: DealerPages, kind: type[Capability]) -> Capability:
    """What serves one of the capabilities at these pages."""
    (found,) = (each for each in pages.capabilities if isinstance(each, kind))
    return found


class OneLink:
    """A dealer with one table, from whose link matches may have moved away."""

    dealer: Dealer

    @property
    def table(self) -> DealerTable:
        """The table to which the link leads strangers."""
        (table,) = (each for each in self.dealer.tables.values() if not each.moved)
        return table

    @property
    def moved(self) -> list[DealerTable]:
        """Matches that have moved away from it, first those that moved first."""
        return [each for each in self.dealer.tables.values() if each.moved]

    @property
    def played(self) -> bool:
        """True once somebody has made a choice in the match at the table."""
        match = self.table.running.table.match
        return match is not None and match.played


class Club(OneLink):
    """A dealer in the loop of a test, at a free port; it may end and begin again."""

    def __init__(self, folder: Path, *tables: TableSettings, **settings: Any) -> None:
        self.folder, self.port = folder, free_port()
        usual = {"name": "Circolo", "address": HERE, "port": self.port, "thinking": 0.0, "table": tables}
        self.settings = DealerSettings(**{**usual, **settings})

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.dealer.close()

    async def open(self) -> None:
        self.dealer = Dealer(self.settings, self.folder, dealer_capabilities)
        await self.dealer.open()

    async def restart(self) -> None:
        await self.dealer.close()
        await self.open()

    @property
    def pages(self) -> DealerPages:
        assert self.dealer.pages is not None
        return self.dealer.pages

    @property
    def server(self) -> PageServer:
        return self.pages.server

    @property
    def cups(self) -> DealerCups:
        return capability(self.pages, DealerCups)

    @property
    def slates(self) -> DealerSlates:
        return capability(self.pages, DealerSlates)


class House(OneLink):
    """A dealer that may be killed and begin again; `key` is that of the link of its table."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world, self.folder = world, folder
        self.settings = DealerSettings(name="Circolo", thinking=0.0, sleep_days=SLEEP_DAYS, table=(FOR_ALL,))
        self.computer: Computer
        self.begin()
        self.key: KeyPair = self.table.folder.link_key

    def begin(self) -> None:
        self.computer = Computer(self.world)
        self.computer.begin(self._deals())
        self.world.run(1.0)

    async def _deals(self) -> None:
        self.dealer = Dealer(self.settings, self.folder, dealer_capabilities, wall=lambda: self.world.now)
        await self.dealer.open()

    def kill(self) -> None:
        """End the dealer as a power cut does."""
        self.computer.kill()
        for table in self.dealer.tables.values():
            table.records.close()

    @property
    def running(self) -> TableService:
        """The table of the link."""
        return self.table.running

    def serve(self, end: End, code: str) -> None:
        """A line to the table of a code has reached this computer."""
        served = self.dealer.tables.at(f"/{room_topic(code)}")
        if served is None:
            end.abort()
            return
        until = self.computer.time() + HELLO_SECONDS
        self.computer.begin(serve_guest(end, served, until=until, opened=lambda _: None))
