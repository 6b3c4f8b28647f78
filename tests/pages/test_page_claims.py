"""A seat whose person has closed her page for long is taken over on another page, and given back."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from briscola.client.friends import claims, table_clock
from briscola.engine.events import Sits
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.pages.audience import visit as page_visit
from briscola.pages.messages.encoding import encode_for_page, page_message
from briscola.pages.messages.from_page import Do, Enter, GoAway, OwnName
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Lobby
from briscola.pages.phones import page_guest
from briscola.pages.shown.page_choices import SIT, consents
from tests.network.carriers import until
from tests.pages.browser import Browser, ReachableTable, hear_until, sit_down, told
from tests.pages.served_pages import entering, offered, page_at, say


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing take long."""
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.01)
    monkeypatch.setattr(claims, "CLAIM_SECONDS", 0.5)
    monkeypatch.setattr(table_clock, "AWAY_SECONDS", 0.1)


class Careful(Browser):
    """Somebody who answers claims, and plays only when she may."""

    plays = True
    answer = ""

    async def act(self, page: ClientConnection, state: PageState) -> None:
        asked = [each.id for each in state.choices if each.id.startswith("consent")]
        if asked and self.answer:
            await self._say(page, Do(at=state.at, choice=next(each for each in asked if self.answer in each)))
        elif self.plays and not asked:
            await super().act(page, state)

    @property
    def asked(self) -> list[str]:
        return [each.label for each in self.states[-1].choices if each.id.startswith("consent")]


def test_the_answers_to_two_claims_of_a_seat_have_names_of_their_own() -> None:
    names: list[str] = []
    for letter in "1f":
        claimant = Onlooker(key=letter * 64, name="Eva")
        names += [each.id for each in consents(RosterPlace(seat=1, name="Leo", claimant=claimant))]
    assert len({*names}) == 4
    for name in names:
        sent = Do(n=1, at=1, choice=name)
        assert page_message(encode_for_page(sent).encode()) == sent


@pytest.mark.slow
async def test_somebody_asks_for_the_seat_gets_cards_from_the_next_deal_and_the_first_one_gets_it_back(
    tmp_path: Path,
) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    ada, leo, eva = (Careful(at, name) for name in ("Ada", "Leo", "Eva"))
    async with at.open(), contextlib.AsyncExitStack() as pages:
        ada_page = await pages.enter_async_context(page_at(at.server))
        await sit_down(ada, ada_page)
        ada.plays = False
        async with entering(at.server) as page:
            await hear_until(leo, page, lambda: leo.states)
        eva_page = await pages.enter_async_context(entering(at.server))
        await hear_until(eva, eva_page, lambda: any("Say your name" in one for one in notes(eva)))
        assert any("Leo" in one for one in notes(eva))
        await hear_until(ada, ada_page, lambda: ada.states and ada.asked)
        assert ada.asked == ["Let Eva play from the next deal", "Eva may not play"]
        ada.plays, ada.answer = True, "yes"
        await ada.act(ada_page, ada.states[-1])
        playing = [asyncio.create_task(play(ada, ada_page)), asyncio.create_task(play(eva, eva_page))]
        await until(lambda: seen(eva) == "Eva")
        assert claimed(at) == ["Eva"]
        waited = [state for state in eva.states if [each.name for each in state.players] == ["Leo", "Ada"]]
        assert "You get cards from the next deal." in {state.ask for state in waited}, (
            "she looks on meanwhile, from the chair that she will have"
        )
        turned = {state.turned for state in waited if not state.result}
        assert {card.card for state in waited for card in state.hand if not state.result} <= turned | {""}
        leo_page = await pages.enter_async_context(page_at(at.server))
        before = len(leo.states)
        await say(leo_page, Enter(secret=leo.secret))
        await hear_until(
            leo, leo_page, lambda: any("You get cards" in one.ask for one in leo.states[before:])
        )
        playing.append(asyncio.create_task(play(leo, leo_page)))
        await until(lambda: seen(leo) == "Leo")
        assert claimed(at) == ["Eva"]
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not {*ada.notices, *eva.notices, *leo.notices}


async def test_a_page_that_is_left_on_the_count_agrees_all_the_same(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    ada, leo, eva = (Careful(at, name) for name in ("Ada", "Leo", "Eva"))
    ada.waits = leo.waits = lambda state: state.result is not None
    async with at.open(), page_at(at.server) as ada_page, contextlib.AsyncExitStack() as pages:
        await sit_down(ada, ada_page)
        async with entering(at.server) as page:
            playing = asyncio.create_task(play(leo, page))
            await hear_until(ada, ada_page, lambda: ada.states and ada.states[-1].result)
            playing.cancel()
        eva_page = await pages.enter_async_context(entering(at.server))
        coming = asyncio.create_task(play(eva, eva_page))
        pages.callback(coming.cancel)
        await hear_until(ada, ada_page, lambda: ada.asked)
        assert ada.states[-1].result and ada.states[-1].choices[0].id == "again", "she reads on"
        ada.answer = "yes"
        await ada.act(ada_page, ada.states[-1])
        await until(lambda: at.running.table.roster[1].agreed)
        await hear_until(ada, ada_page, lambda: not ada.asked)
        assert ada.states[-1].result


async def seated(at: ReachableTable, pages: contextlib.AsyncExitStack, name: str) -> Careful:
    """Somebody who sits down and does nothing, but that she agrees to every claim."""
    browser = Careful(at, name)
    browser.plays, browser.answer = False, "yes"
    page = await pages.enter_async_context(entering(at.server))
    playing = asyncio.create_task(play(browser, page))
    pages.callback(playing.cancel)
    await until(lambda: browser.secret)
    return browser


def give_up(at: ReachableTable) -> None:
    """The match is over at once."""
    match = at.running.table.match
    assert match is not None
    match.host.tell(match.table.give_up())
    match.advance()


async def test_no_two_of_those_who_ask_for_seats_wear_one_face(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 3, people=3, hands=5)
    async with at.open(), contextlib.AsyncExitStack() as pages:
        await seated(at, pages, "Ada")
        async with contextlib.AsyncExitStack() as others:
            for name in ("Leo", "Mia"):
                await seated(at, others, name)
            await until(lambda: at.running.table.playing)
        await until(lambda: sum(place.claimable for place in at.running.table.roster) == 2)
        for name in ("Eva", "Ugo"):
            await seated(at, pages, name)
        await until(lambda: sum(place.agreed for place in at.running.table.roster) == 2)
        give_up(at)
        faces = {place.name: place.face for place in at.running.table.roster}
        assert {*faces} == {"Ada", "Eva", "Ugo"} and len({*faces.values()}) == 3


async def test_who_was_promised_a_seat_has_it_though_her_phone_has_slept(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    leo, eva = Careful(at, "Leo"), Careful(at, "Eva")
    async with at.open(), contextlib.AsyncExitStack() as pages:
        await seated(at, pages, "Ada")
        async with entering(at.server) as page:
            await hear_until(leo, page, lambda: leo.states)
        async with entering(at.server) as page:
            await hear_until(eva, page, lambda: eva.states and "You get cards" in eva.states[-1].ask)
        await until(lambda: not at.running.table.onlookers)
        assert [place.agreed for place in at.running.table.roster] == [False, True]
        async with page_at(at.server) as page:
            await say(page, Enter(secret=eva.secret))
            seen_before = len(eva.states)
            await hear_until(
                eva, page, lambda: any("You get cards" in one.ask for one in eva.states[seen_before:])
            )
        assert not eva.notices


@contextlib.asynccontextmanager
async def asked_for(
    tmp_path: Path,
) -> AsyncIterator[tuple[ReachableTable, Careful, Careful, ClientConnection, ClientConnection]]:
    """Ada, whose friend has closed his page, and Eva, who asks at the door for his seat; their pages."""
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    ada, leo, eva = (Careful(at, name) for name in ("Ada", "Leo", "Eva"))
    ada.plays = False
    async with at.open(), page_at(at.server) as ada_page:
        await sit_down(ada, ada_page)
        async with entering(at.server) as page:
            await hear_until(leo, page, lambda: leo.states)
        async with entering(at.server) as page:
            await hear_until(eva, page, lambda: any("asked whether" in one for one in notes(eva)))
            yield at, ada, eva, ada_page, page


async def test_a_claim_that_is_open_at_the_end_of_the_match_is_answered_and_she_may_ask_again(
    tmp_path: Path,
) -> None:
    async with asked_for(tmp_path) as (at, _ada, eva, _ada_page, page):
        give_up(at)
        await hear_until(eva, page, lambda: "asked whether" not in notes(eva)[-1])
        assert eva.notices == ["Not everybody has answered yet. You can ask again."]


async def test_who_is_not_wanted_is_told_so_and_may_look_for_another_table(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    ada, leo, eva = (Careful(at, name) for name in ("Ada", "Leo", "Eva"))
    ada.plays, ada.answer = False, "no"
    async with at.open(), page_at(at.server) as ada_page:
        await sit_down(ada, ada_page)
        async with entering(at.server) as page:
            await hear_until(leo, page, lambda: leo.states)
        async with entering(at.server) as eva_page:
            await hear_until(eva, eva_page, lambda: any("Say your name" in one for one in notes(eva)))
            await hear_until(ada, ada_page, lambda: ada.states and ada.asked)
            await hear_until(ada, ada_page, lambda: not ada.asked)
            await hear_until(eva, eva_page, lambda: eva.notices)
        assert eva.notices[0] == "Not everybody at the table has agreed." and not claimed(at)


async def play(browser: Browser, page: ClientConnection) -> None:
    while True:
        await browser.hear(page)


def notes(browser: Browser) -> list[str]:
    return [lobby.lines[-1] for lobby in browser.lobbies]


def seen(browser: Browser) -> str:
    """Name of whoever sits at the bottom of her page once cards are dealt there; empty before."""
    shown = browser.states[-1] if browser.states else None
    return shown.players[0].name if shown is not None and shown.hand else ""


def claimed(at: ReachableTable) -> list[str]:
    return [event.who.name for event in at.log if isinstance(event, Sits) and event.why == "claimed"]


@pytest.mark.parametrize("people", [1, 2])
async def test_a_match_goes_on_for_whoever_asks_when_nobody_is_there_to_be_asked(
    tmp_path: Path, people: int
) -> None:
    """Her browser has kept nothing: she comes back as a stranger and asks for the seat that was hers."""
    at = ReachableTable(tmp_path, "briscola", 2, people=people, hands=5)
    names = ("Ada", "Leo")[:people]
    async with at.open():
        async with contextlib.AsyncExitStack() as pages:
            for each in [Careful(at, name) for name in names]:
                each.plays = False
                page = await pages.enter_async_context(entering(at.server))
                sitting = asyncio.create_task(play(each, page))
                pages.callback(sitting.cancel)
            await until(lambda: at.running.table.playing)
        eva = Careful(at, "Eva")
        async with entering(at.server) as eva_page:
            coming = asyncio.create_task(play(eva, eva_page))
            await until(lambda: seen(eva) == "Eva")
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
        assert claimed(at) == ["Eva"], "she sits down at once, as nobody is there"


@pytest.mark.slow
async def test_somebody_who_finds_a_match_with_a_computer_asks_for_its_seat_and_plays_the_next_one(
    tmp_path: Path,
) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=1, hands=1)
    ada, eva = Careful(at, "Ada"), Careful(at, "Eva")
    async with at.open(), contextlib.AsyncExitStack() as pages:
        ada_page = await pages.enter_async_context(entering(at.server))
        ada.plays = False
        await hear_until(ada, ada_page, lambda: ada.states)
        eva_page = await pages.enter_async_context(entering(at.server))
        await hear_until(eva, eva_page, lambda: any("from the next one" in one for one in notes(eva)))
        await hear_until(ada, ada_page, lambda: ada.asked)
        assert ada.asked == ["Let Eva play from the next match", "Eva may not play"]
        ada.plays, ada.answer = True, "yes"
        await ada.act(ada_page, ada.states[-1])
        playing = [asyncio.create_task(play(ada, ada_page)), asyncio.create_task(play(eva, eva_page))]
        await until(lambda: [place.name for place in at.running.table.roster] == ["Ada", "Eva"])
        assert not claimed(at) and not at.running.table.playing
        assert "You sit at the table from the next match. Until then you look on." in {
            state.ask for state in eva.states if state.players[1].name == "Ada"
        }
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not {*ada.notices, *eva.notices}


def news(browser: Browser) -> list[str]:
    """News of the table that the page tells beside the cards."""
    return [each.words for each in browser.states[-1].happened if each.of_table]


async def looking_on(
    at: ReachableTable, pages: contextlib.AsyncExitStack
) -> tuple[Careful, Careful, ClientConnection, ClientConnection]:
    """Ada, whose friend has left their match, and Eva, who looks on and asks for the seat; their pages."""
    ada, leo, eva = (Careful(at, name) for name in ("Ada", "Leo", "Eva"))
    ada.plays = leo.plays = False
    ada_page = await pages.enter_async_context(page_at(at.server))
    await sit_down(ada, ada_page)
    async with entering(at.server) as page:
        await hear_until(leo, page, lambda: leo.states)
        eva_page = await pages.enter_async_context(entering(at.server, name="Eva", looks_on=True))
        await hear_until(eva, eva_page, lambda: eva.states)
        await say(page, GoAway())
        await hear_until(leo, page, lambda: leo.gone)
    await hear_until(eva, eva_page, lambda: SIT in offered(eva.states[-1]))
    assert [each.id for each in eva.states[-1].choices] == ["sit"] and not eva.states[-1].leaving
    await say(eva_page, Do(n=1, at=eva.states[-1].at, choice=SIT))
    await hear_until(ada, ada_page, lambda: ada.states and ada.asked)
    return ada, eva, ada_page, eva_page


async def test_whoever_looks_on_and_is_not_let_play_looks_on_again_also_after_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "ANSWER_SECONDS", 1000.0)
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    async with at.open(), contextlib.AsyncExitStack() as pages:
        ada, eva, ada_page, eva_page = await looking_on(at, pages)
        leo = next(each for each in ada.states[-1].players if each.name == "Leo")
        assert leo.away and leo.note in ("has left", "computer plays")
        ada.answer = "no"
        await ada.act(ada_page, ada.states[-1])
        await hear_until(eva, eva_page, lambda: "Not everybody at the table has agreed." in eva.notices)
        await hear_until(ada, ada_page, lambda: "Eva does not get the seat." in news(ada))
        assert news(ada) == [
            "Leo has left the table; a computer plays on.",
            "Eva would like to have the seat of Leo.",
            "Eva does not get the seat.",
        ]
        assert news(eva) == news(ada)[:1], "of her own question she is told apart"
        numbers = [each.n for each in ada.states[-1].happened]
        assert numbers == sorted({*numbers})
        at.end_match()
        await until(lambda: not at.running.table.roster[1].name)
        await asyncio.sleep(0.3)  # whoever would sit down does so at once
        assert not at.running.table.roster[1].name
        assert at.guests.by_secret[eva.secret].looks_on


async def test_whoever_asks_for_a_seat_loses_nothing_if_another_comes_while_her_page_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 1000.0)
    monkeypatch.setattr(claims, "ANSWER_SECONDS", 1000.0)
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    async with at.open(), contextlib.AsyncExitStack() as pages:
        _, eva, _, eva_page = await looking_on(at, pages)
        guest = at.guests.by_secret[eva.secret]
        await eva_page.close()
        await until(lambda: at.server.connections == 1)
        async with entering(at.server) as page:
            await told(page, Lobby)
        async with entering(at.server, secret=eva.secret) as page:
            assert (await told(page, PageState)).looks_on
        assert at.guests.by_secret[eva.secret] is guest and at.running.table.roster[1].claimant


async def test_whoever_looks_on_asks_for_no_seat_that_is_not_offered(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    ada, leo, eva = (Careful(at, name) for name in ("Ada", "Leo", "Eva"))
    ada.plays = leo.plays = False
    async with at.open(), page_at(at.server) as ada_page, page_at(at.server) as leo_page:
        await sit_down(ada, ada_page)
        await say(leo_page, Enter())
        await hear_until(leo, leo_page, lambda: leo.states)
        async with entering(at.server, name="Eva", looks_on=True) as page:
            await hear_until(eva, page, lambda: eva.states)
            shown = len(eva.states)
            await say(page, Do(n=1, at=eva.states[-1].at, choice=SIT))
            await hear_until(eva, page, lambda: len(eva.states) > shown)
            assert at.guests.by_secret[eva.secret].looks_on


async def test_a_question_that_nobody_answers_for_a_minute_is_over_and_may_be_asked_again_at_once(
    tmp_path: Path,
) -> None:
    async with asked_for(tmp_path) as (at, ada, eva, ada_page, page):
        await hear_until(ada, ada_page, lambda: ada.states and ada.asked)
        at.running.table.tick(61.0)
        await hear_until(eva, page, lambda: eva.notices)
        assert eva.notices == ["Not everybody has answered yet. You can ask again."]
        await hear_until(eva, page, lambda: "asked whether" not in notes(eva)[-1])
        await hear_until(ada, ada_page, lambda: not ada.asked)
        assert news(ada)[-1] == "Eva does not get the seat."
        await say(page, OwnName(n=9, name="Eva"))
        await hear_until(eva, page, lambda: "asked whether" in notes(eva)[-1])
        await hear_until(ada, ada_page, lambda: ada.asked)


async def test_two_who_have_lost_their_pages_for_good_play_on_together(tmp_path: Path) -> None:
    """Their browsers have kept nothing: each comes back as a stranger, and nobody is there to be asked."""
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=5)
    async with at.open():
        async with contextlib.AsyncExitStack() as pages:
            for each in [Careful(at, name) for name in ("Ada", "Leo")]:
                each.plays = False
                page = await pages.enter_async_context(entering(at.server))
                sitting = asyncio.create_task(play(each, page))
                pages.callback(sitting.cancel)
            await until(lambda: at.running.table.playing)
        back = [Careful(at, name) for name in ("Ada", "Leo")]
        for each in back:
            each.answer = "yes"  # if the other sits by then
        async with contextlib.AsyncExitStack() as pages:
            coming = []
            for browser in back:
                page = await pages.enter_async_context(entering(at.server))
                coming.append(asyncio.create_task(play(browser, page)))
            await until(lambda: sorted(claimed(at)) == ["Ada", "Leo"])
            for task in coming:
                task.cancel()
            await asyncio.gather(*coming, return_exceptions=True)
