"""Somebody's browser at a table of several computers, without a browser, and the table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from types import UnionType
from typing import Protocol, Self, TypeVar

from msgspec import structs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_service import TableService
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.news import News
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity, UnkeptRecords
from briscola.engine.events import Event
from briscola.engine.occupant import Occupant
from briscola.engine.rules import OptionValue
from briscola.network.addresses.room_codes import room_code
from briscola.network.keys.key_pair import KeyPair, new_key
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.from_page import BeReady, Do, Enter, OwnName
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Entered, Gone, Heard, Lobby, NoSeat, PageNotice, ToPage
from briscola.pages.phones.guests_of_table import GuestsOfTable
from briscola.pages.phones.table_for_pages import TableForPages
from briscola.pages.server.page_server import PageServer
from briscola.storage.match_choices import seated
from briscola.storage.settings.settings import Settings
from tests.network.carriers import until
from tests.pages.served_pages import HERE, heard, offered, page_at, say

TOKEN = "table-1"
OPEN = Occupant(name="", face="person-woman")
"""An open seat."""
Message = TypeVar("Message", bound=ToPage)


class ReachableTable:
    """A neutral dealer's table at which people play in browsers only."""

    def __init__(
        self,
        folder: Path,
        variant: str,
        players: int,
        *,
        people: int,
        hands: int = 1,
        key: KeyPair | None = None,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        game = MatchSetup(variant=variant, players=players, winning_hands=hands, options=options or {})
        setup, self.key = seated(game, [OPEN] * players), key or new_key()
        dealer = NeutralDealer(name="Circolo", people=people)
        self._serve(folder, TablePlan(setup=setup, key=self.key, dealer=dealer))

    def _serve(self, folder: Path, plan: TablePlan) -> None:
        self.records = FriendRecords(folder)
        self.running = TableService(plan, self.records, failed=lambda _: None, thinking=0.0)
        self.connect: Callable[[KeyPair], Awaitable[EndpointToHost]] = self.running.page_endpoint
        """The way of a page to the table."""
        self.guests = GuestsOfTable(TableForPages(lambda key: self.connect(key), Settings, TOKEN))
        self.server = PageServer(self._on_page, hosts=[HERE])

    async def _on_page(self, visit: PageVisit) -> None:
        await self.guests.lead_to_seat(visit, self.running.table)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Self]:
        """Serve it; nothing of it is left afterwards."""
        self.running.start()
        await self.server.open(HERE, 0)
        try:
            yield self
        finally:
            await self.server.close()
            await self.guests.close()
            await self.running.stop()
            self.records.close()

    @property
    def log(self) -> list[Event]:
        assert self.running.table.match is not None
        return self.running.table.match.table.log

    def end_match(self) -> None:
        """End the match that goes on, without a winner."""
        match = self.running.table.match
        assert match is not None
        match.host.tell(match.table.give_up())
        match.advance()


class FriendTable(ReachableTable):
    """The table of a friend, Gino, who sits there and lets people in whom he does not know."""

    def __init__(self, folder: Path, *, players: int = 2) -> None:
        key, self.key = new_key(), new_key()
        gino = Occupant(name="Gino", face="gino", key=key.public.hex())
        game = MatchSetup(variant="briscola", players=players, winning_hands=5, options={})
        setup = seated(game, [gino] + [OPEN] * (players - 1))
        setup = structs.replace(setup, player="Gino", face="gino", key=gino.key)
        self._serve(folder, TablePlan(setup=setup, key=self.key))
        me = SelfIdentity(key=key, name="Gino", face="gino", hosting=True)
        self.told: list[News] = []
        """All that Gino was told."""
        self.gino = Visitor(
            me,
            lambda: self.running.local_endpoint(key),
            self.told.append,
            UnkeptRecords(),
            note=TableNote(code=room_code(self.key.public)),
        )

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Self]:
        async with super().open():
            stays = asyncio.create_task(self.gino.stay())
            await until(lambda: self.told)
            try:
                yield self
            finally:
                await self.gino.go()
                await stays

    async def let_in(self) -> None:
        """Let the first in who knocks."""
        await until(lambda: self.running.table.admission.knocks)
        self.running.table.let_in(self.running.table.admission.knocks[0].key, True)

    async def begin(self) -> None:
        """Begin a match, once all are ready."""
        self.gino.ready(True)
        await until(lambda: self.running.table.can_begin)
        self.running.table.begin()


class PageTable(Protocol):
    """Something with a port for pages."""

    @property
    def server(self) -> PageServer:
        """The port."""


class Browser:
    """Somebody's browser: she sits down, is ready, plays by chance, and loads the page anew at times."""

    def __init__(
        self, at: PageTable, name: str, *, reloads: float = 0.0, table: str = "", numbers: int = 0
    ) -> None:
        """Her messages are numbered from `numbers` on."""
        self.at, self.name, self.chance, self.reloads = at, name, Random(name), reloads
        self._number = numbers
        self.said: list[int] = []
        """Numbers of what she has said."""
        self.acknowledged: list[int] = []
        self.ready = True
        """True if she says so."""
        self.waits: Callable[[PageState], bool] = lambda _: False
        """True of what she is shown if she chooses nothing then."""
        self.secret, self.table = "", table
        self.states: list[PageState] = []
        self.lobbies: list[Lobby] = []
        self.notices: list[str] = []
        self.gone = self.farewell = ""
        self.loaded = 0

    @property
    def seated(self) -> bool:
        """True once she sits at the table, and is ready."""
        return bool(self.lobbies) and self.lobbies[-1].ready is self.ready

    async def play(self) -> None:
        while not await self._page():
            self.loaded += 1

    async def _page(self) -> bool:
        """Open the page; True if the match is over, False if it is loaded anew."""
        async with page_at(self.at.server) as page:
            await say(page, Enter(secret=self.secret, table=self.table, languages=("it",)))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    if await self.hear(page):
                        return True
                    if self.chance.random() < self.reloads:
                        return False
            assert self.gone, "the page was lost"
            return True

    async def hear(self, page: ClientConnection) -> bool:
        """Hear one message and do what it asks; True once the match is over."""
        match await heard(page):
            case Entered(secret=secret, table=table):
                self.secret, self.table = secret, table
            case NoSeat(table=table):
                self.secret, self.table = "", table
            case Lobby() as lobby:
                self.lobbies.append(lobby)
                if lobby.ask_name:
                    await self._say(page, OwnName(name=self.name))
                elif lobby.ready is False and self.ready:
                    await self._say(page, BeReady(ready=True))
            case PageState() as state:
                self.states.append(state)
                if state.over:
                    return True
                if not self.waits(state):
                    await self.act(page, state)
            case Heard(n=n):
                self.acknowledged.append(n)
            case PageNotice(sentence=sentence):
                self.notices.append(sentence)
            case Gone(why=why, sentence=sentence):
                self.gone, self.farewell = why, sentence
        return False

    async def act(self, page: ClientConnection, state: PageState) -> None:
        """Choose something that she is offered."""
        found = offered(state)
        found = [each for each in found if each != "concede"] or found
        if found:
            await self._say(page, Do(at=state.at, choice=self.chance.choice(found)))

    async def _say(self, page: ClientConnection, message: Do | OwnName | BeReady) -> None:
        self._number += 1
        self.said.append(self._number)
        await say(page, structs.replace(message, n=self._number))


async def hear_until(browser: Browser, page: ClientConnection, condition: Callable[[], object]) -> None:
    """Let a browser hear, and do what it does, until something is so."""
    while not condition():
        await browser.hear(page)


async def sit_down(browser: Browser, page: ClientConnection) -> None:
    """Enter without a seat, and take one."""
    await say(page, Enter())
    await hear_until(browser, page, lambda: browser.seated)


async def told(page: ClientConnection, kind: type[Message] | UnionType) -> Message:
    """The next message of that kind."""
    while not isinstance(message := await heard(page), kind):
        pass
    return message
