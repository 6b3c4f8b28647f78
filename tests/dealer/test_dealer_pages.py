"""Whoever has no game plays at a dealer's tables in a browser, and opens tables for her friends."""

import asyncio
import contextlib
from pathlib import Path
from types import ModuleType

import psutil
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidHandshake

from briscola.dealer import table_folder
from briscola.dealer.dealer_settings import OnDemand, Pages, TableSettings
from briscola.dealer.table_capacity import GRACE
from briscola.dealer.table_folder import LINK_KEY, NOTE
from briscola.i18n.friends_words import trouble_text
from briscola.i18n.text import speaking
from briscola.network.addresses.page_address import PageAddress
from briscola.network.addresses.room_codes import room_topic, spelled
from briscola.network.addresses.table_link import read_table_link
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.keys import person_key
from briscola.network.keys.person_key import NoKey
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.from_guest import Hello, Sit
from briscola.network.messages.from_host import Welcome, Why
from briscola.network.tables.page_endpoint import connect_at_page
from briscola.pages.messages.from_page import BeReady, Enter, OwnName
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Gone, Lobby, NoSeat
from briscola.pages.phones import page_guest
from briscola.storage.records.match_record import right
from tests.dealer.club_guest import ClubGuest
from tests.dealer.house import Club
from tests.dealer.test_moves_and_disks import Disk
from tests.network.broker import free_port
from tests.network.carriers import until
from tests.network.https_proxy import NAME, HttpsProxy, certificate, name_leads_here
from tests.network.keys import ANNA
from tests.pages.browser import Browser, hear_until, told
from tests.pages.served_pages import HERE, entering, heard, last_word, page_at, say


def club_of(folder: Path, *, connections: int = 100) -> Club:
    """A dealer with pages, of which anybody may open two tables more."""
    for_two = TableSettings(name="For two", people=2, winning_hands=1)
    return Club(
        folder,
        TableSettings(name="For all", listed=True),
        TableSettings(name="For friends"),
        pages=Pages(host=HERE, port=free_port(), connections=connections),
        on_demand=OnDemand(kind=(for_two,), tables=2, idle_minutes=1),
    )


async def test_a_page_without_a_table_shows_those_that_anybody_may_find_or_open(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, entering(club.server, languages=("it",)) as page:
        assert (await told(page, NoSeat)).table == "", "its browser may know seats of any table"
        while not isinstance(lobby := await heard(page), Lobby):
            pass
        assert lobby.title == "Circolo"
        assert [door.label for door in lobby.tables] == ["For all"]
        assert lobby.tables[0].note.endswith("2 posti liberi")
        assert [kind.label for kind in lobby.kinds] == ["For two"]


async def test_the_pages_are_served_to_a_proxy_of_this_machine_only(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        ports = [each.laddr for each in psutil.Process().net_connections() if each.status == "LISTEN"]
        assert {at.ip for at in ports if at.port == club.server.port} == {"127.0.0.1"}


async def test_a_link_for_browsers_offers_the_game_itself_also_to_whoever_has_a_seat(tmp_path: Path) -> None:
    table = TableSettings(name="For friends")
    pages = Pages(host=HERE, port=free_port())
    async with Club(tmp_path, table, pages=pages, listen=True, reached_at="play.example.org") as club:
        (code,) = club.dealer.tables
        async with entering(club.server, table=code) as page:
            link = read_table_link(in_game := (await told(page, Lobby)).in_game)
            assert (link.code, link.address, link.port) == (code, "play.example.org", club.port)
            await say(page, OwnName(name="Ada", n=1))
            while not (lobby := await told(page, Lobby)).name:
                pass
            assert lobby.in_game == in_game


async def test_a_link_for_browsers_leads_the_game_to_the_same_table_where_nothing_else_does(
    tmp_path: Path,
) -> None:
    """The proxy takes a path off, of which the dealer knows nothing."""
    proof = certificate(tmp_path)
    with name_leads_here(proof), HttpsProxy(proof, path="/club/") as proxy:
        pages = Pages(host=proxy.name.address, port=free_port())
        async with Club(tmp_path / "club", TableSettings(name="For friends"), pages=pages) as club:
            proxy.behind = pages.port
            (code,) = club.dealer.tables
            name = proxy.name
            async with page_at(club.server, host=name.address, origin=name.origin) as page:
                await say(page, Enter(table=code))
                in_game = (await told(page, Lobby)).in_game
                assert in_game == f"briscola:{name.link(spelled(code))}"
                await say(page, OwnName(name="Ada", n=1))
                while not (lobby := await told(page, Lobby)).name:
                    pass
                link = read_table_link(lobby.in_game)
                assert link.page == name.page and link.ticket
                at = PageAddress(host=NAME, port=proxy.port, path="/club/")
                door = await connect_at_page(at, code, ANNA)
                door.send(Hello(protocol=PROTOCOL, rules=rules_digest(), line="0" * 32))
                assert isinstance(await door.receive(), Welcome)
                door.send(Sit(seat=3, name="Ada", face="person-woman", ticket=link.ticket))
                while not (isinstance(message := await door.receive(), Welcome) and message.seat is not None):
                    pass
                assert (await told(page, Gone)).why == "in_game", "she plays on in her own program"
                await door.close()
            with pytest.raises(EndpointClosed) as refused:
                await connect_at_page(name.page, "7KMPQ2ABCD", ANNA)
            assert refused.value.why == "no_page"


async def test_people_open_a_table_send_its_link_and_play_on_after_the_dealer_ended(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        ada = Browser(club, "Ada", table="new-0")
        tasks = [asyncio.create_task(coming_back(ada))]
        await until(lambda: bool(ada.lobbies))
        link = ada.lobbies[-1].link
        assert link == f"https://{HERE}/#table={spelled(ada.table)}"
        leo = Browser(club, "Leo", table=link.partition("#table=")[2], reloads=0.05)
        tasks.append(asyncio.create_task(coming_back(leo)))
        await until(lambda: len(leo.states) > 10)
        await club.restart()
        assert not ada.gone and not leo.gone
        await asyncio.gather(*tasks)
        for browser in (ada, leo):
            assert browser.states[-1].over and browser.states[-1].players[0].name == browser.name
    (record,) = tmp_path.rglob("*.jsonl")
    assert right(record.read_bytes()).position.ended


async def test_a_dealers_table_that_closes_tells_page_and_program_the_same(tmp_path: Path) -> None:
    table = TableSettings(name="For all", people=2, winning_hands=3)
    pages = Pages(host=HERE, port=free_port())
    async with Club(tmp_path / "club", table, pages=pages, listen=True) as club:
        (code,) = club.dealer.tables
        guest = ClubGuest(tmp_path / "guest", "Ada", code, club.port)
        leo = Browser(club, "Leo", table=code)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(guest.visitor.stay())
            playing = tasks.create_task(leo.play())
            await until(lambda: guest.hands == 1 and any(state.result for state in leo.states))
            await club.dealer.tables.close(club.table, "closed")
            await until(lambda: leo.gone and guest.troubles)
            playing.cancel()
        closed, score, *rest = leo.farewell.splitlines()
        assert closed == "Circolo ha chiuso il tavolo."
        assert score in {f"Leo\u00a0{won} · Ada\u00a0{lost}" for won in range(2) for lost in range(2)}
        assert rest == ["La partita resta senza vincitore.", "Buona notte, Ada!"]
        assert guest.table is not None and guest.troubles[-1].kind == "closed"
        with speaking("it"):
            assert trouble_text("closed", host=guest.table.host) == closed, "as her window says"


async def coming_back(browser: Browser) -> None:
    """Play; as the page does, try again while the dealer is away."""
    while not (browser.states and browser.states[-1].over):
        try:
            await browser.play()
        except (AssertionError, InvalidHandshake, OSError):
            assert not browser.gone
            await asyncio.sleep(0.05)


async def test_there_are_no_more_tables_than_the_settings_allow_and_an_idle_one_closes(
    tmp_path: Path,
) -> None:
    async with club_of(tmp_path) as club:
        for why in ("", "", "full"):
            async with entering(club.server, table="new-0") as page:
                while not isinstance(message := await heard(page), Lobby | Gone):
                    pass
                assert (message.why if isinstance(message, Gone) else "") == why
        opened = [table for table in club.dealer.tables.values() if table.kind.on_demand]
        assert len(opened) == 2 and len(club.dealer.tables) == 4
        await club.restart()
        assert {table.code for table in opened} <= club.dealer.tables.keys()
        async with entering(club.server, table=opened[0].code) as page:
            assert (await told(page, NoSeat)).table == opened[0].code
            club.dealer.tables[opened[0].code].idle = 60.0
            await until(lambda: len(club.dealer.tables) == 3)
            assert await last_word(page) == "closed", "whoever only looks is told, too"
        assert opened[0].code not in club.dealer.tables
        assert opened[0].code not in (tmp_path / "tables.txt").read_text().replace("-", "")
        async with entering(club.server, table=opened[0].code) as page:
            assert await last_word(page) == "table"


async def test_a_dealer_that_ends_while_a_table_closes_leaves_it_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club_of(tmp_path) as club:
        table = club.dealer.tables[await opens(club)]
        close, closing = table.close, asyncio.Event()

        async def slowly(why: Why | None = None) -> None:
            closing.set()
            await asyncio.sleep(0.1)
            await close(why)

        monkeypatch.setattr(table, "close", slowly)
        table.idle = 60.0
        await asyncio.wait_for(closing.wait(), 20)
    assert not (table.folder.path / NOTE).exists(), "its code leads nowhere when the dealer is back"


async def test_room_is_made_for_a_table_although_one_that_goes_for_it_closes_meanwhile(
    tmp_path: Path,
) -> None:
    async with club_of(tmp_path) as club:
        (kind,) = club.settings.kinds
        for _ in range(2):
            assert await club.dealer.on_demand.open_for(kind, "")
        club.settings = replace(club.settings, on_demand=OnDemand(kind=(kind,), tables=1))
        await club.restart()
        tables, on_demand = club.dealer.tables, club.dealer.on_demand
        first, second = (table for table in tables.values() if table.kind.on_demand)
        first._empty, second._empty = GRACE + 2, GRACE + 1
        opened, _ = await asyncio.gather(on_demand.open_for(kind, ""), on_demand.close(second))
        assert [table for table in tables.values() if table.kind.on_demand] == [opened]


async def test_a_table_whose_link_has_no_key_is_not_half_open(tmp_path: Path) -> None:
    """It is tried again then; else people would sit down where no clock runs."""
    async with club_of(tmp_path) as club:
        tables = club.dealer.tables
        table = next(iter(tables.values()))
        await tables.close(table, "moved")
        (table.folder.path / LINK_KEY).write_text("no key")
        kept = replace(table.folder.kept, link_code="7KMPQ2ABCD")
        for _ in range(2):
            with pytest.raises(NoKey):
                await tables.open(replace(table.folder, kept=kept))
            assert table.code not in tables and tables.at(f"/{room_topic(table.code)}") is None


@pytest.mark.parametrize("asked", ["7KMPQ2ABCD", "nothing", "new-1", "new-x", "new-"])
async def test_a_table_that_does_not_exist_is_not_opened(tmp_path: Path, asked: str) -> None:
    async with club_of(tmp_path) as club:
        async with entering(club.server, table=asked) as page:
            assert await last_word(page) in ("table", "full")
        assert len(club.dealer.tables) == 2


async def opens(club: Club) -> str:
    """Somebody opens a table and goes; its code, or why there is none."""
    async with entering(club.server, table="new-0") as page:
        while not isinstance(message := await heard(page), NoSeat | Gone):
            pass
    return message.why if isinstance(message, Gone) else message.table


@pytest.mark.parametrize("refused", [(table_folder, "make_folder"), (person_key, "put_whole")])
async def test_a_disk_that_refuses_a_table_is_told_in_a_sentence_and_the_next_try_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: tuple[ModuleType, str]
) -> None:
    def full(*_: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    async with club_of(tmp_path) as club:
        with monkeypatch.context() as patch:
            patch.setattr(*refused, full)
            assert await opens(club) == "disk"
        assert len(club.dealer.tables) == 2
        assert await opens(club) in club.dealer.tables


@pytest.mark.slow
async def test_a_page_of_a_match_says_once_that_the_disk_refuses_its_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club_of(tmp_path) as club:
        disk = Disk(monkeypatch, tmp_path)
        (table,) = (each for each in club.dealer.tables.values() if each.choice.name == "For all")
        browser = Browser(club, "Ada", table=table.folder.link_code)
        playing = asyncio.create_task(browser.play())
        await until(lambda: bool(browser.states))
        assert not browser.notices
        disk.stops(lambda _: OSError(28, "full"))
        await until(lambda: bool(browser.notices))
        disk.stops(lambda _: None)
        await playing
        assert browser.notices == ["Non salvato: il disco \u00e8 pieno."]


async def test_whoever_opens_tables_and_goes_keeps_nobody_out(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        first, second = [await opens(club), await opens(club)]
        assert await opens(club) == "full", "a line may be lost"
        for code in (second, first):
            club.dealer.tables[code].poll(GRACE / 2)
        club.dealer.tables[first].poll(GRACE)
        third = await opens(club)
        assert {second, third} <= club.dealer.tables.keys() and first not in club.dealer.tables
        assert len(club.dealer.tables) == 4


async def test_tables_that_are_asked_for_at_once_are_not_too_many(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        found = await asyncio.gather(*(opens(club) for _ in range(5)))
        assert found.count("full") == 3 and len(club.dealer.tables) == 4


@pytest.mark.parametrize("plays", [True, False])
async def test_a_match_waits_for_its_people_while_others_open_tables_and_one_that_nobody_plays_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, plays: bool
) -> None:
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.01)

    async with club_of(tmp_path, connections=2) as club:
        ada, leo = Browser(club, "Ada", table="new-0"), Browser(club, "Leo")
        async with page_at(club.server) as one, page_at(club.server) as two:
            await say(one, Enter(table=ada.table))
            await hear_until(ada, one, lambda: ada.seated)
            table = club.dealer.tables[ada.table]
            await say(two, Enter(table=table.code))
            leo.ready = False
            await hear_until(leo, two, lambda: leo.seated)
            leo.ready = True
            await say(two, BeReady(ready=True, n=100))
            await until(lambda: table.running.table.playing)
            hearing = [
                asyncio.create_task(hear_until(browser, page, lambda: False))
                for browser, page in ((ada, one), (leo, two))
                if plays
            ]
            match = table.running.table.match
            assert match is not None
            await until(lambda: match.played is plays)
            for task in hearing:
                task.cancel()
            await asyncio.gather(*hearing, return_exceptions=True)
        await until(lambda: table.people == 0)
        for _ in range(2):
            for each in club.dealer.tables.values():
                each.poll(GRACE)
            await opens(club)
        for each in club.dealer.tables.values():
            each.poll(GRACE)
        await opens(club)
        assert (table.code in club.dealer.tables) is plays
        assert (table.idle == 0.0) is plays
        if plays:
            async with contextlib.AsyncExitStack() as strangers:
                for _ in range(3):
                    page = await strangers.enter_async_context(entering(club.server, table=table.code))
                    await told(page, NoSeat)
                page = await strangers.enter_async_context(
                    entering(club.server, table=ada.table, secret=ada.secret)
                )
                assert (await told(page, PageState)).players[0].name == "Ada"


async def test_whoever_has_sat_down_takes_no_place_of_strangers(tmp_path: Path) -> None:
    async with club_of(tmp_path, connections=1) as club:
        ada = Browser(club, "Ada", table=club.dealer.tables.listed[0].code)
        ada.ready = False
        async with entering(club.server, table=ada.table) as page:
            await hear_until(ada, page, lambda: ada.seated)
            async with entering(club.server, table=ada.table) as stranger:
                await told(stranger, NoSeat)
                async with entering(club.server, table=ada.table) as other:
                    await told(other, NoSeat)
                    await stranger.wait_closed()
                    assert page.close_code is None
