"""Slates for real cards at a dealer: by their links alone, on several pages, over restarts, within limits."""

from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from briscola.capabilities.slate import at_dealer as dealer_slates
from briscola.capabilities.slate.keeper import SlateKeeper
from briscola.dealer.dealer_pages import GUESSES, NEW_TABLES
from briscola.dealer.dealer_settings import Pages
from briscola.pages.messages.from_page import ChooseGame, Do, GoAway
from briscola.pages.messages.to_page import Entered, PageNotice, SlateState
from tests.dealer.house import SLATE, Club
from tests.network.broker import free_port
from tests.network.carriers import until
from tests.pages.browser import told
from tests.pages.served_pages import HERE, entering, last_word, say


def club_of(folder: Path, **settings: Any) -> Club:
    return Club(folder, pages=Pages(host=HERE, port=free_port()), **settings)


async def slate_begun(page: ClientConnection, *names: str) -> str:
    """Begin a slate; its secret."""
    assert (await told(page, SlateState)).setup is not None
    await say(page, ChooseGame(names=names or ("Ada", "Bruno"), begin=True))
    secret = (await told(page, Entered)).secret
    assert secret in (await told(page, SlateState)).link
    return secret


async def strokes(page: ClientConnection, *wanted: int) -> SlateState:
    """The page as soon as it shows these strokes."""
    while True:
        state = await told(page, SlateState)
        if [line.strokes for line in state.lines] == list(wanted):
            return state


async def pressed(page: ClientConnection, choice: str, *wanted: int) -> SlateState:
    """The page after a choice on the slate as it is now."""
    await say(page, Do(at=1, choice="-"))  # it is too late, whatever it means: the page is told anew
    state = await told(page, SlateState)
    await say(page, Do(n=1, at=state.at, choice=choice))
    return await strokes(page, *wanted)


async def test_whoever_has_the_link_writes_on_the_slate_and_everybody_sees_it(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table=SLATE) as first:
        secret = await slate_begun(first)
        async with entering(club.server, table=SLATE, secret=secret, languages=("it",)) as second:
            state = await strokes(second, 0, 0)
            assert state.ask == "Chi ha vinto la smazzata?"
            await say(second, Do(n=1, at=state.at, choice="side-1-0"))
            state = await strokes(first, 0, 1)
            await strokes(second, 0, 1)
            await say(first, Do(n=1, at=state.at, choice="back"))
            await strokes(second, 0, 0)


async def test_a_slate_is_there_again_when_the_dealer_is(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_slates, "WRITE_SECONDS", 0.0)
    club = club_of(tmp_path)
    async with club:
        async with entering(club.server, table=SLATE) as page:
            secret = await slate_begun(page)
            await pressed(page, "side-0-0", 1, 0)
        await club.restart()
        async with entering(club.server, table=SLATE, secret=secret) as page:
            await strokes(page, 1, 0)


async def test_a_link_of_no_slate_leads_nowhere_and_cannot_be_guessed(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        for guess in range(GUESSES):
            async with entering(club.server, table=SLATE, secret=f"guess{guess}") as page:
                assert await last_word(page) == "slate"
        async with entering(club.server, table=SLATE, secret="once-more") as page:
            assert await last_word(page) == "guesses"


async def test_one_network_begins_few_slates_and_a_choice_alone_keeps_none(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        for _slate in range(NEW_TABLES):
            async with entering(club.server, table=SLATE) as page:
                await slate_begun(page)
        async with entering(club.server, table=SLATE) as page:
            await told(page, SlateState)
            await say(page, ChooseGame(names=("Ada", "Bruno"), begin=True))
            assert "No more can be begun" in (await told(page, PageNotice)).sentence
    assert len(SlateKeeper(tmp_path).evenings) == NEW_TABLES


async def test_a_slate_has_room_for_so_many_pages(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_slates, "PAGES", 1)
    async with club_of(tmp_path) as club, entering(club.server, table=SLATE) as first:
        secret = await slate_begun(first)
        async with entering(club.server, table=SLATE, secret=secret) as second:
            await strokes(second, 0, 0)
            assert await last_word(first) == "too_many"
            await say(second, GoAway(n=1))
            assert await last_word(second) == "left"
        async with entering(club.server, table=SLATE, secret=secret) as third:
            await strokes(third, 0, 0)


async def test_what_the_disk_refuses_is_told_and_written_later(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dealer_slates, "WRITE_SECONDS", 0.0)
    async with club_of(tmp_path) as club, entering(club.server, table=SLATE) as page:
        await slate_begun(page)
        slates = club.slates
        with monkeypatch.context() as patched:
            patched.setattr(slates._kept, "write", lambda _evenings: False)
            state = await pressed(page, "side-0-0", 1, 0)
            await until(lambda: not slates._saved)
            await say(page, Do(n=2, at=state.at, choice="side-1-0"))
            assert "disk" in (await strokes(page, 1, 1)).note
        await pressed(page, "side-0-0", 2, 1)
        await until(lambda: slates._saved)
        assert len(SlateKeeper(tmp_path).evenings[0].now.hands) == 3
