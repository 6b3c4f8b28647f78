"""Shares at a dealer: places come first, one network has half of slates and cups, presses count by page."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from websockets.asyncio.client import ClientConnection

from briscola.capabilities.cup import at_dealer as dealer_cups
from briscola.capabilities.cup import dealer_tables as cup_tables
from briscola.capabilities.cup.dealer_tables import OF_AN_ADDRESS
from briscola.capabilities.slate import at_dealer as dealer_slates
from briscola.capabilities.slate import keeper as slate_keeper
from briscola.dealer import dealer
from briscola.dealer.address_pace import DAY, DayCount
from briscola.dealer.dealer_settings import OnDemand, Pages
from briscola.pages.messages.from_page import ChooseCup, ChooseGame, Do, Enter, OwnName
from briscola.pages.messages.to_page import CupState, Entered, PageNotice, SlateState
from briscola.pages.phones import guests_of_table
from tests.dealer.house import CUP, SLATE, Club
from tests.dealer.test_dealer_cups import KIND, board, club_of, cups_of, join, opened
from tests.network.broker import free_port
from tests.network.carriers import until
from tests.pages.browser import told
from tests.pages.served_pages import HERE, entering, heard, last_word, page_at, say


@contextlib.asynccontextmanager
async def coming(club: Club, address: str, table: str, secret: str = "") -> AsyncIterator[ClientConnection]:
    """A page that the proxy says comes from an address."""
    async with page_at(club.server, X_Forwarded_For=address) as page:
        await say(page, Enter(table=table, secret=secret))
        yield page


async def begins_slate(page: ClientConnection) -> str:
    """The secret of a slate that is begun; empty if a sentence says that there is no room."""
    await told(page, SlateState)
    await say(page, ChooseGame(n=1, names=("Ada", "Bruno"), begin=True))
    return await answer(page)


async def begins_cup(page: ClientConnection) -> str:
    await board(page)
    await say(page, ChooseCup(n=1, begin=True))
    return await answer(page)


async def answer(page: ClientConnection) -> str:
    """The table or slate that was begun; empty for the sentence on room."""
    while not isinstance(found := await heard(page), Entered | PageNotice):
        pass
    if isinstance(found, PageNotice):
        assert found.sentence == "No more can be begun from here now. Try again later."
        return ""
    return found.secret + found.table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealer, "LOOK", 0.05)


def test_a_day_has_so_many_of_a_wide_network_and_no_more() -> None:
    count = DayCount(2)
    for at, address in enumerate(("192.0.2.1", "192.0.2.200")):
        assert count.may(address, float(at))
        count.note(address, float(at))
    assert not count.may("192.0.2.9", DAY - 1) and count.may("192.0.3.9", 2.0)
    assert count.may("192.0.2.9", DAY)
    count.note("192.0.2.9", DAY)
    assert not count.may("192.0.2.1", DAY + 0.5) and count.may("192.0.2.1", DAY + 1)


@pytest.mark.parametrize("addresses", ["2001:db8:0:{:x}::1", "192.0.2.{}"])
async def test_one_network_has_half_of_the_slates(tmp_path: Path, monkeypatch: Any, addresses: str) -> None:
    monkeypatch.setattr(dealer_slates, "EVENINGS", 4)
    monkeypatch.setattr(slate_keeper, "EVENINGS", 4)
    async with club_of(tmp_path) as club:
        for n in range(4):
            async with coming(club, addresses.format(n + 1), SLATE) as page:
                assert bool(await begins_slate(page)) == (n < 2)
        async with coming(club, "198.51.100.1", SLATE) as page:
            assert await begins_slate(page)


async def test_one_network_begins_so_many_slates_a_day(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_slates, "A_DAY", 2)
    async with club_of(tmp_path) as club:
        for n in range(3):
            async with coming(club, f"2001:db8:0:{n}::1", SLATE) as page:
                assert bool(await begins_slate(page)) == (n < 2)


async def test_a_slate_with_hands_stays_and_empty_ones_go(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_slates, "EVENINGS", 2)
    monkeypatch.setattr(slate_keeper, "EVENINGS", 2)
    async with club_of(tmp_path) as club:
        async with coming(club, "192.0.2.1", SLATE) as page:
            secret = (await begins_slate(page)).removesuffix(SLATE)
            state = await told(page, SlateState)
            await say(page, Do(n=2, at=state.at, choice="side-0-0"))
            while not (await told(page, SlateState)).rows:
                pass
        async with coming(club, "198.51.100.1", SLATE) as empty:
            assert await begins_slate(empty)
            async with coming(club, "203.0.113.1", SLATE) as page:
                other = (await begins_slate(page)).removesuffix(SLATE)
                assert other and club.slates.knows(secret)
                assert await last_word(empty) == "slate"
                state = await told(page, SlateState)
                await say(page, Do(n=2, at=state.at, choice="side-0-0"))
                while not (await told(page, SlateState)).rows:
                    pass
        async with coming(club, "10.1.1.1", SLATE) as page:
            assert not await begins_slate(page)
        assert club.slates.knows(secret) and club.slates.knows(other)
        club.slates.home = structs.replace(club.slates.home, wall=lambda: 10.0**10)
        async with coming(club, "10.1.1.1", SLATE) as page:
            assert await begins_slate(page)


async def test_one_network_has_half_of_the_cups_by_open_tabs(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_cups, "MOST", 4)
    async with club_of(tmp_path) as club, contextlib.AsyncExitStack() as tabs:
        for n in range(3):
            page = await tabs.enter_async_context(coming(club, f"2001:db8:0:{n}::1", CUP))
            assert bool(await begins_cup(page)) == (n < 2)
        async with coming(club, "2001:db8:1::1", CUP) as page:
            assert await begins_cup(page)


async def test_cups_that_are_begun_at_once_are_counted_too(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_cups, "MOST", 4)
    async with club_of(tmp_path) as club, contextlib.AsyncExitStack() as tabs:
        pages = [await tabs.enter_async_context(coming(club, f"2001:db8:0:{n}::1", CUP)) for n in range(4)]
        begun = await asyncio.gather(*map(begins_cup, pages))
        assert len([each for each in begun if each]) == 2 == len(cups_of(club))


async def test_onlookers_keep_nobody_with_a_place_out_and_are_counted_by_address(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(cup_tables, "PAGES", 10)
    async with club_of(tmp_path) as club, coming(club, "198.51.100.1", CUP) as ada:
        link = await opened(ada)
        secret = await join(ada, "Ada")
        (cup,) = cups_of(club)
        async with contextlib.AsyncExitStack() as tabs:
            crowd = []
            for _n in range(OF_AN_ADDRESS):
                crowd.append(await tabs.enter_async_context(coming(club, "198.51.100.1", f"{CUP}-{link}")))
                await board(crowd[-1])
            async with coming(club, "198.51.100.1", f"{CUP}-{link}") as page:
                assert await last_word(page) == "too_many"
            for n in range(2):
                page = await tabs.enter_async_context(coming(club, f"203.0.113.{n}", f"{CUP}-{link}"))
                await board(page)
            page = await tabs.enter_async_context(coming(club, "203.0.113.9", f"{CUP}-{link}"))
            await board(page)  # one of the crowd makes room
            assert await last_word(crowd[0]) == "too_many"
            async with coming(club, "198.51.100.1", f"{CUP}-{link}", secret) as page:
                assert [each.id for each in (await board(page)).choices] == ["draw", "leave"]
            assert club.cups.is_expected(Enter(table=f"{CUP}-{link}", secret=secret))
            assert not club.cups.is_expected(Enter(table=f"{CUP}-{link}", secret="A" * 22))
            kept = [visit for visit in cup.pages if visit.is_expected]
            assert kept and kept == cup.pages.pages_of(cup.document.people[0].key)


async def test_one_place_has_three_pages_and_the_newest_stay(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, coming(club, "192.0.2.1", CUP) as first:
        link = await opened(first)
        secret = await join(first, "Ada")
        async with contextlib.AsyncExitStack() as tabs:
            for _n in range(3):
                page = await tabs.enter_async_context(coming(club, "192.0.2.1", f"{CUP}-{link}", secret))
                await board(page)
            assert await last_word(first) == "elsewhere"


async def test_only_the_opener_draws_and_after_a_minute_without_her_anybody_with_a_place(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(cup_tables, "OPENER_SECONDS", 10.0**6)
    async with club_of(tmp_path) as club:
        async with coming(club, "192.0.2.1", CUP) as ada, contextlib.AsyncExitStack() as tabs:
            link = await opened(ada, size=0)
            await join(ada, "Ada")
            (cup,) = cups_of(club)
            bruno = await tabs.enter_async_context(coming(club, "192.0.2.2", f"{CUP}-{link}"))
            await join(bruno, "Bruno")
            onlooker = await tabs.enter_async_context(coming(club, "192.0.2.3", f"{CUP}-{link}"))
            assert not (await board(onlooker)).choices
            for page in (onlooker, bruno):
                await say(page, Do(n=2, at=0, choice="draw"))
                await told(page, CupState)
            assert cup.document.cup is None
            monkeypatch.setattr(cup_tables, "OPENER_SECONDS", 0.2)
            await asyncio.sleep(0.5)
            assert not cup.alone  # she is there
            await tabs.aclose()
        await until(lambda: cup.alone)
        key_of_bruno = cup.document.people[1].key
        assert key_of_bruno != cup.document.opener
        async with coming(club, "192.0.2.3", f"{CUP}-{link}") as onlooker:
            await board(onlooker)
            await say(onlooker, Do(n=2, at=0, choice="draw"))
            await told(onlooker, CupState)
            assert cup.document.cup is None


async def test_presses_count_by_page_and_a_dropped_one_is_told(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(cup_tables, "PRESSES", 2)
    async with club_of(tmp_path) as club, coming(club, "192.0.2.1", CUP) as ada:
        link = await opened(ada)
        async with coming(club, "192.0.2.2", f"{CUP}-{link}") as loud:
            await board(loud)
            for n in range(6):
                await say(loud, Do(n=n + 1, at=99, choice="draw"))
            assert "too fast" in (await told(loud, PageNotice)).sentence
            await join(ada, "Ada")


async def test_presses_on_a_slate_count_by_page_too(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_slates, "PRESSES", 2)
    async with club_of(tmp_path) as club, coming(club, "192.0.2.1", SLATE) as page:
        secret = (await begins_slate(page)).removesuffix(SLATE)
        async with coming(club, "192.0.2.2", SLATE, secret) as loud:
            await told(loud, SlateState)
            for n in range(6):
                await say(loud, Do(n=n + 1, at=10**6, choice="-"))
            while "too fast" not in (await told(loud, PageNotice)).sentence:
                pass
            state = await told(page, SlateState)
            await say(page, Do(n=2, at=state.at, choice="side-0-0"))
            while not (await told(page, SlateState)).rows:
                pass


async def test_one_browser_joins_once(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, coming(club, "192.0.2.1", CUP) as ada:
        link = await opened(ada)
        secret = await join(ada, "Ada")
        (cup,) = cups_of(club)
        async with coming(club, "192.0.2.1", f"{CUP}-{link}") as first:
            own = (await told(first, Entered)).secret
            async with coming(club, "192.0.2.1", f"{CUP}-{link}", own) as tab:
                await board(tab, lambda shown: shown.ask_name)
                await join(first, "Bruno")
                await say(tab, OwnName(n=1, name="Carla"))
                await board(tab, lambda shown: not shown.ask_name)
        async with coming(club, "192.0.2.1", f"{CUP}-{link}", secret) as tab:
            assert not (await board(tab)).ask_name
            await say(tab, OwnName(n=1, name="Dino"))
            await told(tab, CupState)
        assert [each.name for each in cup.document.people] == ["Ada", "Bruno"]


async def test_a_crowd_at_a_slate_makes_room_for_somebody_from_elsewhere(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(dealer_slates, "PAGES", 3)
    async with club_of(tmp_path) as club, coming(club, "192.0.2.1", SLATE) as first:
        secret = (await begins_slate(first)).removesuffix(SLATE)
        async with contextlib.AsyncExitStack() as tabs:
            for _n in range(2):
                page = await tabs.enter_async_context(coming(club, "192.0.2.1", SLATE, secret))
                await told(page, SlateState)
            async with coming(club, "192.0.2.1", SLATE, secret) as page:
                assert await last_word(page) == "too_many"
            async with coming(club, "192.0.2.2", SLATE, secret) as page:
                await told(page, SlateState)
                assert await last_word(first) == "too_many"


async def test_who_has_a_place_draws_and_goes_on_after_a_minute_without_the_opener(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(cup_tables, "OPENER_SECONDS", 10.0**6)
    async with club_of(tmp_path) as club, contextlib.AsyncExitStack() as tabs:
        async with coming(club, "192.0.2.1", CUP) as ada:
            link = await opened(ada, size=0)
            await join(ada, "Ada")
            bruno = await tabs.enter_async_context(coming(club, "192.0.2.2", f"{CUP}-{link}"))
            await join(bruno, "Bruno")
            assert [each.id for each in (await board(bruno)).choices] == ["leave"]
        (cup,) = cups_of(club)
        await until(lambda: len(cup.pages) == 1)
        monkeypatch.setattr(cup_tables, "OPENER_SECONDS", cup.clock.without_opener + 0.2)
        shown = await board(bruno, lambda told: "draw" in [each.id for each in told.choices])  # unasked
        await say(bruno, Do(n=2, at=shown.at, choice="draw"))
        await board(bruno, lambda told: told.rounds)
        assert cup.document.cup is not None


async def test_an_opener_without_a_place_is_not_there(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(cup_tables, "OPENER_SECONDS", 0.2)
    async with club_of(tmp_path) as club, coming(club, "192.0.2.1", CUP) as ada:
        link = await opened(ada, size=0)
        async with coming(club, "192.0.2.2", f"{CUP}-{link}") as bruno:
            await join(bruno, "Bruno")
            await board(bruno, lambda told: "draw" in [each.id for each in told.choices])
            assert not (await board(ada, lambda told: told.people)).choices


@pytest.mark.parametrize("joins", [True, False])
async def test_a_place_in_a_cup_comes_before_strangers_at_the_door(tmp_path: Path, joins: bool) -> None:
    """And so does whoever has opened it, before she has joined."""
    pages, secret = Pages(host=HERE, port=free_port(), connections=1), "A" * 22
    async with Club(tmp_path, pages=pages, on_demand=OnDemand(kind=(KIND,), tables=20)) as club:
        async with coming(club, "192.0.2.1", CUP, secret) as ada:
            link = await opened(ada)
            if joins:
                assert await join(ada, "Ada") == secret
        async with coming(club, "192.0.2.2", f"{CUP}-{link}") as onlooker:
            await board(onlooker)
            async with coming(club, "192.0.2.3", f"{CUP}-{link}") as page:
                assert await last_word(page) == "too_many"
            async with coming(club, "192.0.2.1", f"{CUP}-{link}", secret) as page:
                shown = await board(page)
                assert ("leave" in [each.id for each in shown.choices]) is joins


async def test_onlookers_whose_address_nobody_tells_are_not_one_crowd(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, contextlib.AsyncExitStack() as tabs:
        link = await opened(await tabs.enter_async_context(entering(club.server, table=CUP)))
        for _n in range(OF_AN_ADDRESS + 1):
            await board(await tabs.enter_async_context(entering(club.server, table=f"{CUP}-{link}")))


async def test_whoever_sits_down_is_no_onlooker_of_her_address(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(guests_of_table, "MOST_ONLOOKERS", 2)  # one from an address
    async with club_of(tmp_path) as club, contextlib.AsyncExitStack() as tabs:

        async def comes(table: str, **wish: Any) -> str:
            page = await tabs.enter_async_context(page_at(club.server, X_Forwarded_For="192.0.2.1"))
            await say(page, Enter(table=table, **wish))
            return (await told(page, Entered)).table

        table = await comes("new-0", name="Ada")
        await comes(table, name="Eva", looks_on=True)
        await comes(table, name="Leo")
