"""Pages of a match that has moved away from its link: its people find it, others find the new table."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from briscola.dealer.dealer_settings import Pages, TableSettings
from briscola.dealer.moved_matches import MOVES_AFTER
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.from_guest import Hello
from briscola.network.messages.from_host import Goodbye
from briscola.network.tables.lan_endpoint import connect_to_table
from briscola.pages.messages.from_page import BeReady, Do, Enter, OwnName
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Entered, Gone, Lobby, NoSeat, PageNotice
from tests.dealer.house import Club
from tests.network.broker import free_port
from tests.network.carriers import until
from tests.network.keys import ANNA
from tests.pages.browser import told
from tests.pages.served_pages import HERE, entering, heard, page_at, say


@pytest.fixture(autouse=True)
def soon_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is closed is soon away."""
    monkeypatch.setattr("briscola.pages.phones.page_guest.RELOAD_SECONDS", 0.1)


class LinkedClub(Club):
    """A dealer with one table, at which one person plays."""

    def __init__(self, folder: Path) -> None:
        table = TableSettings(name="For all", listed=True, people=1, computers=1, level="random")
        super().__init__(folder, table, listen=True, pages=Pages(host=HERE, port=free_port()))

    @property
    def link(self) -> str:
        return self.table.folder.link_code

    async def plays(self) -> tuple[str, str]:
        """Somebody sits down, plays a card, and closes her tab: her secret, and the match."""
        async with entering(self.server, table=self.link) as page:
            await told(page, Lobby)
            await say(page, OwnName(name="Ada"))
            entered = await told(page, Entered)
            while (await told(page, Lobby)).ready is not False:
                pass
            await say(page, BeReady(ready=True))
            state = await told(page, PageState)
            while not self.played:
                if state.own_turn and state.hand:
                    await say(page, Do(at=state.at, choice=state.hand[0].choice))
                elif state.cut:
                    await say(page, Do(at=state.at, choice="cut auto"))
                state = await told(page, PageState)
        match = self.table.match
        assert match
        return entered.secret, match

    async def half_an_hour(self) -> None:
        table = self.table.running.table
        await until(lambda: table.match is None or not table.match.listeners.seats)
        table.tick(MOVES_AFTER)
        await until(lambda: self.moved and not self.dealer.tables.moving)


async def entered(page: ClientConnection, link: str, secret: str) -> Entered:
    """A page comes in with the secret of a seat; it finds it."""
    await say(page, Enter(table=link, secret=secret, languages=("en",)))
    return await told(page, Entered)


async def test_a_page_finds_its_moved_match_by_the_link_and_a_stranger_the_new_table(tmp_path: Path) -> None:
    async with LinkedClub(tmp_path) as club:
        link = club.link
        secret, match = await club.plays()
        await club.half_an_hour()
        for again in (False, True):
            if again:
                await club.restart()
            assert club.link == link and club.moved[0].match == match
            async with page_at(club.server) as page, page_at(club.server) as stranger:
                found = await entered(page, link, secret)
                assert (found.table, found.days) == (link, 7), (
                    "her browser keeps it as long as the match waits"
                )
                state = await told(page, PageState)
                assert state.players and club.moved[0].people == 1
                await say(stranger, Enter(table=link))
                assert (await told(stranger, NoSeat)).table == link
                assert (await told(stranger, Lobby)).ask_name
                await say(stranger, OwnName(name="Leo"))
                own = await told(stranger, Entered)
                assert own.table == link and own.secret != secret
                await until(lambda: club.table.running.table.roster[0].key)
                assert not club.table.match


async def test_whoever_takes_up_a_moved_match_reads_that_it_has_moved(tmp_path: Path) -> None:
    async with LinkedClub(tmp_path) as club:
        secret, _ = await club.plays()
        await club.half_an_hour()
        async with entering(club.server, table=club.link, secret=secret, languages=("en",)) as page:
            notice = await told(page, PageNotice | PageState)
            assert isinstance(notice, PageNotice) and "new table" in notice.sentence
            assert isinstance(await told(page, PageNotice | PageState), PageState), "and nothing else"


async def test_a_page_that_waits_for_a_seat_sees_the_new_table_without_a_word(tmp_path: Path) -> None:
    async with LinkedClub(tmp_path) as club:
        await club.plays()
        async with entering(club.server, table=club.link) as page:
            await told(page, Lobby)
            assert not club.table.running.table.free
            await club.half_an_hour()
            with pytest.raises(ConnectionClosed):
                while not isinstance(await heard(page), Gone):
                    pass
        async with page_at(club.server) as page:  # as the page does by itself
            await say(page, Enter(table=club.link))
            assert (await told(page, Lobby)).ask_name


async def test_a_moved_match_stands_in_no_list(tmp_path: Path) -> None:
    async with LinkedClub(tmp_path) as club:
        before = club.dealer.tables.lines()
        await club.plays()
        await club.half_an_hour()
        async with entering(club.server, languages=("en",)) as page:
            (door,) = (await told(page, Lobby)).tables
            assert door.table == club.link and "1 free seat" in door.note
        assert club.dealer.tables.lines() == before and club.moved[0].code == club.link
        await club.restart()
        assert club.dealer.tables.lines() == before


async def test_whoever_comes_while_a_match_moves_waits_until_it_is_there(tmp_path: Path) -> None:
    async with LinkedClub(tmp_path) as club:
        secret, match = await club.plays()
        link, table = club.link, club.table.running.table
        await until(lambda: table.match is None or not table.match.listeners.seats)
        moving = asyncio.create_task(club.dealer.fixed.move_away(club.table))
        await asyncio.sleep(0)
        assert club.dealer.tables.moving and not club.dealer.tables
        door = await connect_to_table(HERE, club.port, link, ANNA)
        async with page_at(club.server) as page:
            await entered(page, link, secret)
            await told(page, PageState)
        door.send(Hello(protocol=PROTOCOL, rules=rules_digest()))
        goodbye = await door.receive()
        assert isinstance(goodbye, Goodbye) and (goodbye.why, goodbye.code) == ("moved", club.table.code)
        await door.close()
        await moving
        assert [(each.match, each.people) for each in club.moved] == [(match, 1)]


async def test_an_older_program_reads_at_the_link_that_it_is_older(tmp_path: Path) -> None:
    async with LinkedClub(tmp_path) as club:
        await club.plays()
        await club.half_an_hour()
        door = await connect_to_table(HERE, club.port, club.link, ANNA)
        door.send(Hello(protocol=PROTOCOL - 1, rules=rules_digest()))
        goodbye = await door.receive()
        assert isinstance(goodbye, Goodbye) and goodbye.why == "protocol"
        await door.close()
