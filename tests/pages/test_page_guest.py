"""People who play in a browser at a table of several computers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from typing import Protocol

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.running_table import RunningTable
from briscola.client.match_setup import MatchSetup
from briscola.engine.events import Event, MatchEnded
from briscola.engine.occupant import Occupant
from briscola.network.key_pair import new_key
from briscola.pages import page_guest, page_visit
from briscola.pages.page_guest import page_key
from briscola.pages.page_guests import PageGuests
from briscola.pages.page_messages import (
    BeReady,
    Do,
    Enter,
    Entered,
    GoAway,
    Gone,
    Lobby,
    OwnName,
    PageNotice,
    PageState,
)
from briscola.pages.page_server import PageServer
from briscola.pages.page_visit import PageVisit
from briscola.storage.match_choices import seated
from briscola.storage.settings import Settings
from tests.network.carriers import run
from tests.pages.test_page_server import HERE, heard, page_at, say


class ServedTable:
    """A neutral dealer's table at which people play in browsers only."""

    def __init__(self, folder: Path, variant: str, players: int, *, people: int) -> None:
        open_seat = Occupant(name="", face="person-woman")
        setup = seated(MatchSetup(variant=variant, players=players, winning_hands=1), [open_seat] * players)
        self.records = FriendRecords(folder)
        self.running = RunningTable(
            setup,
            new_key(),
            self.records,
            began=lambda _: None,
            changed=lambda: None,
            failed=lambda _: None,
            thinking=0.0,
            dealer=NeutralDealer(name="Circolo", people=people),
        )
        self.guests = PageGuests(self.running.local_door, Settings, public=True)
        self.server = PageServer(self._on_page, hosts=[HERE])

    async def _on_page(self, visit: PageVisit) -> None:
        secret = visit.enter.secret or token_urlsafe(16)
        visit.send(Entered(secret=secret))
        await self.guests.attend(secret, visit)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Serve it; nothing of it is left afterwards."""
        self.running.start()
        await self.server.open(HERE, 0)
        try:
            yield
        finally:
            await self.server.close()
            await self.guests.close()
            await self.running.stop()
            self.records.close()

    @property
    def log(self) -> list[Event]:
        """The whole truth of the match."""
        assert self.running.table.match is not None
        return self.running.table.match.table.log


class PageTable(Protocol):
    """Something with a port for pages."""

    @property
    def server(self) -> PageServer:
        """The port."""


class Browser:
    """Somebody's browser: she sits down, is ready, plays by chance, and loads the page anew at times."""

    def __init__(self, at: PageTable, name: str, *, reloads: float = 0.0, table: str = "") -> None:
        self.at, self.name, self.chance, self.reloads = at, name, Random(name), reloads
        self.secret, self.table = "", table
        self.states: list[PageState] = []
        self.lobbies: list[Lobby] = []
        self.notices: list[str] = []
        self.gone = ""
        self.loaded = 0

    async def play(self) -> None:
        """Play until the match is over and read."""
        while not await self._page():
            self.loaded += 1

    async def _page(self) -> bool:
        """Open the page; True if the match is over, False if it is loaded anew."""
        async with page_at(self.at.server) as page:
            await say(page, Enter(secret=self.secret, table=self.table, languages=("it",)))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    if await self._heard(page):
                        return True
                    if self.chance.random() < self.reloads:
                        return False
            assert self.gone, "the page was lost"
            return True

    async def _heard(self, page: ClientConnection) -> bool:
        match await heard(page):
            case Entered(secret=secret, table=table):
                self.secret, self.table = secret, table
            case Lobby() as lobby:
                self.lobbies.append(lobby)
                if lobby.ask_name:
                    await say(page, OwnName(name=self.name))
                elif lobby.ready is False:
                    await say(page, BeReady(ready=True))
            case PageState() as state:
                self.states.append(state)
                if state.over:
                    return True
                await self._act(page, state)
            case PageNotice(sentence=sentence):
                self.notices.append(sentence)
            case Gone(why=why):
                self.gone = why
        return False

    async def _act(self, page: ClientConnection, state: PageState) -> None:
        cards = [*state.hand, *(card for hand in state.open_hands for card in hand.cards)]
        offered = [*(card.choice for card in cards if card.choice), *(each.id for each in state.choices)]
        if state.cut:
            offered = ["cut auto", "cut 7"]
        offered = [each for each in offered if each != "concede"] or offered
        if offered:
            await say(page, Do(at=state.at, choice=self.chance.choice(offered)))


@pytest.mark.parametrize(
    ("variant", "players", "people"), [("briscola", 2, 2), ("briscola", 4, 3), ("chiamata", 5, 5)]
)
def test_people_in_browsers_play_a_match_and_load_their_pages_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str, players: int, people: int
) -> None:
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)  # these people do not think

    async def steps() -> None:
        at = ServedTable(tmp_path, variant, players, people=people)
        browsers = [Browser(at, f"P{n}", reloads=0.05) for n in range(people)]
        async with at.open():
            await asyncio.gather(*(browser.play() for browser in browsers))
            assert any(isinstance(event, MatchEnded) for event in at.log)
        assert any(browser.loaded for browser in browsers)
        for browser in browsers:
            last = browser.states[-1]
            assert last.public and last.result is not None and not browser.gone
            assert [player.name for player in last.players].count(browser.name) == 1
            assert last.players[0].name == browser.name, "she sits at the bottom of her own page"

    run(steps())


def test_another_page_of_the_same_person_closes_the_first(tmp_path: Path) -> None:
    async def steps() -> None:
        at = ServedTable(tmp_path, "briscola", 2, people=2)
        async with at.open(), page_at(at.server) as first:
            await say(first, Enter())
            entered = await heard(first), await heard(first)
            (secret,) = [each.secret for each in entered if isinstance(each, Entered)]
            async with page_at(at.server) as second:
                await say(second, Enter(secret=secret))
                while not isinstance(message := await heard(first), Gone):
                    pass
                assert message.why == "elsewhere"
                while not isinstance(await heard(second), Lobby):
                    pass

    run(steps())


def test_whoever_closes_her_page_is_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.01)

    async def steps() -> None:
        at = ServedTable(tmp_path, "briscola", 2, people=2)
        browser = Browser(at, "Ada")
        async with at.open():
            async with page_at(at.server) as page:
                await say(page, Enter())
                while not (browser.lobbies and browser.lobbies[-1].ready):
                    await browser._heard(page)
            key = page_key(browser.secret).public.hex()
            (place,) = [place for place in at.running.table.roster if place.key == key]
            assert place.name == "Ada"
            while at.running.table.roster[place.seat].here:
                await asyncio.sleep(0.01)
            async with page_at(at.server) as page:
                await say(page, Enter(secret=browser.secret))
                while not at.running.table.roster[place.seat].here:
                    await asyncio.sleep(0.01)

    run(steps())


def test_whoever_leaves_is_told_goodbye_and_her_seat_is_open(tmp_path: Path) -> None:
    async def steps() -> None:
        at = ServedTable(tmp_path, "briscola", 2, people=2)
        browser = Browser(at, "Ada")
        async with at.open(), page_at(at.server) as page:
            await say(page, Enter())
            while not (browser.lobbies and browser.lobbies[-1].ready):
                await browser._heard(page)
            await say(page, GoAway())
            with contextlib.suppress(ConnectionClosed):
                while not browser.gone:
                    await browser._heard(page)
            assert browser.gone == "closed"
            assert not any(place.name for place in at.running.table.roster)
            assert not at.guests.by_secret

    run(steps())
