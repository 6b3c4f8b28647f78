"""The lobby of a dealer's page: who is seen there, and how one comes from it to a chair or to a table."""

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from briscola.dealer import club_lobby, dealer_pages
from briscola.dealer.club_lobby import MOST_LISTED, ListedTable, listed_table
from briscola.dealer.club_lobby import club_lobby as lobby_of
from briscola.dealer.dealer_settings import OnDemand, Pages, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.i18n.text import speaking
from briscola.network.addresses.room_codes import spelled
from briscola.network.messages.fields import MOST_ONLOOKERS, RosterPlace
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.from_page import BeReady, BeSeen, Do, Enter
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Entered, Gone, Heard, Lobby, LobbyTable, NoSeat, PageNotice
from briscola.pages.shown.page_choices import GO_ON
from tests.dealer.house import Club
from tests.network.broker import free_port
from tests.network.carriers import until
from tests.pages.browser import told
from tests.pages.served_pages import HERE, entering, heard, last_word, offered, page_at, say

LISTED = TableSettings(name="For all", people=2, winning_hands=1, listed=True)
CHIAMATA = TableSettings(name="Five", game="chiamata", computers=1, people=2, listed=True)
PRIVATE = TableSettings(name="For friends", people=2, winning_hands=1)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby looks often at its tables, and a page that is closed is soon away."""
    monkeypatch.setattr(club_lobby, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr("briscola.pages.phones.page_guest.RELOAD_SECONDS", 0.01)


def club_of(folder: Path, *tables: TableSettings, **settings: Any) -> Club:
    return Club(
        folder,
        *(tables or (LISTED, CHIAMATA, PRIVATE)),
        pages=Pages(host=HERE, port=free_port()),
        on_demand=OnDemand(kind=(TableSettings(name="For two", people=2),), tables=4),
        **settings,
    )


def table_of(club: Club, name: str) -> DealerTable:
    return next(table for table in club.dealer.tables.values() if table.choice.name == name)


def names(door: LobbyTable) -> list[str]:
    return [chair.name for chair in door.chairs]


async def seen(club: Club, language: str = "en") -> tuple[LobbyTable, ...]:
    """The tables as a stranger's page shows them."""
    async with entering(club.server, languages=(language,)) as page:
        return (await told(page, Lobby)).tables


@contextlib.asynccontextmanager
async def sitting(club: Club, table: str, name: str, **wish: Any) -> AsyncIterator[ClientConnection]:
    """Somebody has come from the lobby to a table, and sits there."""
    async with entering(club.server, table=table_of(club, table).folder.link_code, name=name, **wish) as page:
        while (await told(page, Lobby)).name != name:
            pass
        yield page


async def answer(club: Club, **enter: Any) -> str:
    """Why a page that enters so is sent away; its table's token if it is not."""
    async with entering(club.server, **enter) as page:
        while not isinstance(message := await heard(page), NoSeat | Gone | Entered):
            pass
        return message.why if isinstance(message, Gone) else message.table


# ---- who is seen


async def test_the_lobby_shows_the_listed_tables_by_game_with_their_chairs(tmp_path: Path) -> None:
    async with club_of(tmp_path, CHIAMATA, PRIVATE, LISTED) as club, sitting(club, "For all", "Ada"):
        two, five = await seen(club)
        assert (two.label, five.label) == ("For all", "Five"), "in the order of the games"
        assert names(two) == ["somebody", "free"] and names(five) == ["free"] * 4 + ["computer"]
        assert [bool(chair.face) for chair in five.chairs] == [False] * 4 + [True]
        assert [chair.free for chair in two.chairs] == [False, True]
        assert [chair.free for chair in five.chairs] == [True] * 4 + [False]
        assert two.note == "Briscola for two · one hand · 1 free seat"


def test_an_open_seat_of_a_match_that_goes_on_is_no_free_chair() -> None:
    places = (RosterPlace(seat=0, name="Ada", key="a" * 64), RosterPlace(seat=1))
    for hand, free in ((None, [False, True]), (2, [False, False])):
        table = ListedTable(code="", choice=LISTED, places=places, hand=hand)
        assert [chair.free for chair in lobby_of("Club", [table], []).tables[0].chairs] == free


async def test_a_name_is_seen_only_if_its_person_has_agreed_and_as_long_as_she_does(tmp_path: Path) -> None:
    async with (
        club_of(tmp_path) as club,
        entering(club.server) as stranger,
        sitting(club, "For all", "Ada", seen=True),
        sitting(club, "For all", "Leo") as leo,
    ):
        assert names((await seen(club))[0]) == ["Ada", "somebody"]
        await say(leo, BeSeen(seen=True, n=1))
        while names((await told(stranger, Lobby)).tables[0]) != ["Ada", "Leo"]:
            pass
        await say(leo, BeSeen(seen=False, n=2))
        while names((await told(stranger, Lobby)).tables[0]) != ["Ada", "somebody"]:
            pass


async def test_the_choice_is_kept_with_her_seat_and_after_the_dealer_has_ended(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        door = table_of(club, "For all").folder.link_code
        async with entering(club.server, table=door, name="Ada", seen=True) as ada:
            entered = await told(ada, Entered)
            while not (entered := await told(ada, Entered)).name:
                pass
            assert entered.seen is True
        assert names((await seen(club))[0]) == ["Ada", "free"], "a closed tab changes nothing"
        async with entering(club.server, table=entered.table, secret=entered.secret) as ada:
            assert (await told(ada, Entered)).seen is True


async def test_nobody_at_a_table_that_is_not_listed_is_asked_or_seen(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, sitting(club, "For friends", "Ada", seen=True) as ada:
        guests = table_of(club, "For friends").guests
        assert guests.by_secret and not guests.seen
        await say(ada, BeSeen(seen=True, n=1))
        while (await told(ada, Heard)).n != 1:
            pass
        async with entering(club.server, table=table_of(club, "For friends").folder.link_code) as page:
            assert not (await told(page, Lobby)).ask_seen
        assert not guests.seen
        assert all("Ada" not in names(door) for door in await seen(club))


async def test_no_byte_of_the_lobby_depends_on_a_private_table_or_on_a_name_that_is_not_agreed_to(
    tmp_path: Path,
) -> None:
    """The same dealer twice: nobody at the private table, or a match there; and Ada is called otherwise."""
    tables = (LISTED, CHIAMATA, PRIVATE)
    async with club_of(tmp_path / "one", *tables):
        pass
    shutil.copytree(tmp_path / "one", tmp_path / "two")

    async def bytes_told(folder: Path, name: str, *, private: bool) -> list[str]:
        async with contextlib.AsyncExitStack() as stack:
            club = await stack.enter_async_context(club_of(folder, *tables))
            if private:
                for each in ("Uma", "Vito"):
                    page = await stack.enter_async_context(sitting(club, "For friends", each, seen=True))
                    await say(page, BeReady(ready=True, n=1))
                await until(lambda: table_of(club, "For friends").running.table.playing)
                await stack.enter_async_context(entering(club.server, table="new-0", name="Wanda", seen=True))
                await until(lambda: len(club.dealer.tables) == 4)
            stranger = await stack.enter_async_context(entering(club.server, languages=("de",)))
            first = await told(stranger, Lobby)
            await stack.enter_async_context(sitting(club, "For all", name))
            while (second := await told(stranger, Lobby)) == first:
                pass
            assert names(second.tables[0]) == ["jemand", "frei"]
            return [encode_for_page(each) for each in (first, second)]

    assert await bytes_told(tmp_path / "one", "Ada", private=False) == await bytes_told(
        tmp_path / "two", "Bartolomeo", private=True
    )


async def test_a_lobby_of_many_full_tables_can_be_sent_and_looks_seldomer_the_more_people_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = [TableSettings(name=f"Table {n} of this club", players=6, listed=True) for n in range(120)]
    async with club_of(tmp_path, *many[:2]) as club:
        whole = [listed_table(club.dealer.tables.listed[0])] * len(many)
        with speaking("fr"):
            lobby = lobby_of("Circolo", whole[:MOST_LISTED], [many[0]] * 20)
        assert len(lobby.tables) == MOST_LISTED and len(encode_for_page(lobby)) <= 2**17
        monkeypatch.setattr(club_lobby, "BYTES_A_SECOND", 1)
        async with entering(club.server) as page:
            await told(page, Lobby)
            async with sitting(club, "Table 0 of this club", "Ada"):
                await say(page, BeSeen(seen=True, n=1))  # whoever says something is not told sooner
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await told(page, Lobby)


# ---- a chair by one press


async def test_one_press_takes_that_chair(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, sitting(club, "Five", "Ada", chair=2, seen=True):
        assert names((await seen(club))[1]) == ["free", "free", "Ada", "free", "computer"]


async def test_of_two_who_press_at_once_exactly_one_gets_the_chair(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        table = table_of(club, "Five").running.table
        wish = {"table": table_of(club, "Five").folder.link_code, "chair": 1, "seen": True}

        async def presses(name: str) -> str:
            async with entering(club.server, name=name, **wish) as page:
                while not isinstance(message := await heard(page), Gone):
                    if isinstance(message, Lobby) and message.name:
                        return message.name
                return message.why

        for _ in range(5):
            found = await asyncio.gather(*(presses(f"P{n}") for n in range(4)))
            assert found.count("chair") == 3
            assert sum(bool(place.key) for place in table.roster) == 1, "nobody sits elsewhere instead"
            table.send_away(table.roster[1].key)
            await until(lambda: not table.connections)


@pytest.mark.parametrize("chair", [4, 5])
async def test_a_chair_of_a_computer_or_of_nobody_is_not_taken(tmp_path: Path, chair: int) -> None:
    async with club_of(tmp_path) as club:
        door = table_of(club, "Five").folder.link_code
        async with entering(club.server, table=door, name="Ada", chair=chair) as page:
            assert await last_word(page) == "chair"
        async with (
            sitting(club, "For all", "Ada"),
            sitting(club, "For all", "Leo"),
            entering(
                club.server, table=table_of(club, "For all").folder.link_code, name="Eva", chair=1
            ) as page,
        ):
            assert await last_word(page) == "chair"
        await until(lambda: not table_of(club, "Five").guests.by_secret)


@pytest.mark.parametrize(
    "wrong", ['"chair":6', '"chair":-1', f'"name":"{"x" * 25}"', '"table":"../../etc"', '"cards":"all"']
)
async def test_what_no_lobby_offers_is_refused_at_once(tmp_path: Path, wrong: str) -> None:
    async with club_of(tmp_path) as club, page_at(club.server) as page:
        await page.send(f'{{"type":"enter",{wrong}}}')
        assert await last_word(page) == "message"


async def test_a_name_of_letters_that_cannot_be_seen_takes_no_chair(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        door = table_of(club, "For all").folder.link_code
        async with entering(club.server, table=door, name="\u200b\u2060", chair=0, seen=True) as page:
            assert (await told(page, NoSeat)).table == door, "she is asked for her name"
            assert (await told(page, Lobby)).ask_name
        assert names((await seen(club))[0]) == ["free", "free"]


# ---- a table of one's own, and codes


@pytest.mark.parametrize("listed", [True, False])
async def test_a_table_is_opened_by_one_press_and_a_name_for_everybody_or_for_friends(
    tmp_path: Path, *, listed: bool
) -> None:
    async with club_of(tmp_path) as club:
        async with entering(club.server, table="new-0", name="Ada", listed=listed, seen=True) as page:
            while not (lobby := await told(page, Lobby)).name:
                pass
            assert lobby.seats[0].name == "Ada"
            code = lobby.lines[-1].removeprefix("Code: ")
            assert f"https://{HERE}/#table={code}" == lobby.link, "friends may read it out"
            found = [door for door in await seen(club) if door.label == "For two"]
            assert [names(door) for door in found] == ([["Ada", "free"]] if listed else [])
        await club.restart()
        found = [door for door in await seen(club) if door.label == "For two"]
        assert len(found) == listed, "it stays as it was opened"


@pytest.mark.slow
async def test_a_flood_of_new_tables_from_one_network_ends_after_some(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        found = [await answer(club, table="new-0", name="Ada", listed=True) for _ in range(9)]
        assert found.count("full") >= 9 - dealer_pages.NEW_TABLES
        assert sum(door.label == "For two" for door in await seen(club)) <= 4


async def test_a_code_leads_to_its_table_however_it_is_typed(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        door = table_of(club, "For friends").folder.link_code
        for typed in (door, spelled(door), door.lower()):
            assert await answer(club, table=typed) == door


async def test_wrong_codes_from_one_network_are_few_and_keep_out_nobody_elsewhere_or_with_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealer_pages, "GUESSES", 3)

    async def guess(address: str, **enter: Any) -> str:
        async with page_at(club.server, X_Forwarded_For=address) as page:
            await say(page, Enter(**enter))
            while not isinstance(message := await heard(page), NoSeat | Gone | Entered):
                pass
            return message.why if isinstance(message, Gone) else message.table

    async with club_of(tmp_path) as club:
        door = table_of(club, "For all").folder.link_code
        async with entering(club.server, table=door, name="Ada") as ada:
            secret = (await told(ada, Entered)).secret
            while (await told(ada, Lobby)).name != "Ada":
                pass
            for wrong in ("7KMPQ2ABCD", "nothing", "-"):
                assert await guess("192.0.2.1", table=wrong) == "table"
            assert await guess("192.0.2.1", table=door) == "guesses", (
                "a right guess is not told from a wrong one"
            )
            assert await guess("192.0.2.2", table=door) == door
            assert await guess("192.0.2.1", table=door, secret=secret) == door
        assert len(club.pages._guessed) == 1


# ---- looking on


@pytest.mark.slow
async def test_whoever_looks_on_sees_the_table_and_no_card_that_lies_hidden(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(sitting(club, "For all", name)) for name in ("Ada", "Leo")]
        for n, page in enumerate(players):
            await say(page, BeReady(ready=True, n=n + 1))
        await until(lambda: table_of(club, "For all").running.table.playing)
        door = table_of(club, "For all").folder.link_code
        eva = await stack.enter_async_context(
            entering(club.server, table=door, name="Eva", looks_on=True, languages=("en",))
        )
        assert [(door.playing, any(chair.free for chair in door.chairs)) for door in await seen(club)] == [
            (True, False),
            (False, True),
        ]
        tasks = [asyncio.create_task(_plays(page)) for page in players]
        assert "look on" in (await told(eva, PageNotice)).sentence
        states = [await told(eva, PageState)]
        while not states[-1].over:
            if states[-1].result is not None:  # sixty to sixty: a second hand follows the count
                await say(eva, Do(at=states[-1].at, choice=GO_ON, n=len(states)))
            states.append(await told(eva, PageState))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert any(state.trick for state in states)
        opened: set[str] = set()
        for state in states:
            if state.result is not None:
                opened.clear()
                continue
            opened.add(state.turned)
            assert {card.card for card in state.hand} <= {"", *opened} and not state.open_hands
            assert not state.talk and not state.cut and not state.own_turn
            assert {player.name for player in state.players} == {"Ada", "Leo"}
            words = " ".join((state.last_text, *state.facts, *(each.words for each in state.happened)))
            assert "you" not in words.lower().split(), "she is nobody at the table"
            opened |= {card.card for card in (*state.trick, *state.last_trick)}
        assert not any(offered(state) for state in states if state.result is None)
        result = states[-1].result
        assert result is not None and "you" not in f"{result.title} {result.text}".lower().split()
        assert [each.name for each in table_of(club, "For all").running.table.onlookers] == ["Eva"]
        await say(eva, Do(at=states[-1].at, choice=GO_ON, n=len(states)))
        assert (await told(eva, Lobby)).ready is None, "she has no seat"


async def _plays(page: ClientConnection) -> None:
    """Somebody plays whatever she may and goes on from each count, until her task is cancelled."""
    while True:
        state = await told(page, PageState)
        if choices := [each for each in offered(state) if each != "concede" and not state.over]:
            await say(page, Do(at=state.at, choice=choices[0], n=1))


async def test_a_table_that_forbids_it_offers_no_looking_on_and_whoever_asks_reads_so(tmp_path: Path) -> None:
    closed = TableSettings(name="Closed", people=2, listed=True, onlookers=False)
    async with club_of(tmp_path, LISTED, closed) as club:
        assert [(door.label, door.onlookers) for door in await seen(club)] == [
            ("For all", True),
            ("Closed", False),
        ]
        door, table = table_of(club, "Closed").folder.link_code, table_of(club, "Closed").running.table
        async with entering(club.server, table=door, name="Eva", looks_on=True, languages=("en",)) as page:
            gone = await told(page, Gone)
        assert (gone.why, gone.sentence) == ("no_onlookers", "Nobody may look on at this table.")
        await until(lambda: not table.connections)
        assert not table.onlookers
        async with sitting(club, "Closed", "Eva"):
            assert [place.name for place in table.roster] == ["Eva", ""]


async def test_no_more_people_look_on_than_may_and_those_who_go_make_room(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        wish = {"table": table_of(club, "For all").folder.link_code, "looks_on": True}
        table = table_of(club, "For all").running.table
        async with contextlib.AsyncExitStack() as stack:
            for n in range(MOST_ONLOOKERS):
                await stack.enter_async_context(entering(club.server, name=f"P{n}", **wish))
            await until(lambda: len(table.onlookers) == MOST_ONLOOKERS)
            async with entering(club.server, name="Eva", **wish) as page:
                assert await last_word(page) == "onlookers"
        await until(lambda: not table.onlookers and not table.connections)
        async with entering(club.server, name="Eva", **wish):
            await until(lambda: len(table.onlookers) == 1)


async def test_whoever_looks_on_still_does_when_her_page_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("briscola.pages.phones.page_guest.RELOAD_SECONDS", 5.0)
    async with club_of(tmp_path) as club:
        door, table = table_of(club, "For all").folder.link_code, table_of(club, "For all").running.table
        async with entering(club.server, table=door, name="Eva", looks_on=True) as page:
            secret = (await told(page, Entered)).secret
            await until(lambda: len(table.onlookers) == 1)
        async with entering(club.server, table=door, secret=secret) as page:
            assert (await told(page, Entered)).secret == secret
            assert len(table.onlookers) == 1


async def test_whoever_looks_on_is_counted_by_address(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, contextlib.AsyncExitStack() as pages:
        door = table_of(club, "For all").folder.link_code
        for number in range(MOST_ONLOOKERS // 2 + 1):
            page = await pages.enter_async_context(page_at(club.server, X_Forwarded_For="192.0.2.1"))
            await say(page, Enter(table=door, name=f"Eva {number}", looks_on=True))
            if number < MOST_ONLOOKERS // 2:
                await told(page, Entered)
        assert await last_word(page) == "onlookers"
        page = await pages.enter_async_context(page_at(club.server, X_Forwarded_For="192.0.2.2"))
        await say(page, Enter(table=door, name="Ida", looks_on=True))
        await told(page, Entered)
