"""People who play in a browser at a table of several computers."""

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from briscola.client.friends import sit_and_move, table_steps
from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.open_table import OpenTable, Step
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.engine.events import Contributed, DeclarationPaid, Declared, MatchEnded, Played
from briscola.network.channel.connection_slots import ConnectionLimits
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.from_guest import Sit
from briscola.pages.audience import visit as page_visit
from briscola.pages.messages.from_page import BeSeen, Do, Enter, GoAway, OwnName, PageBeat, WearFace
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Entered, Gone, Heard, Lobby, NoSeat, PageWords
from briscola.pages.phones import guests_of_table, page_guest
from briscola.pages.phones.guest_view import GuestView
from briscola.pages.phones.guests_of_table import GuestsOfTable
from briscola.pages.phones.page_guest import PageGuest
from briscola.pages.phones.seat_asking import Wish
from briscola.pages.phones.table_for_pages import TableForPages, page_key
from briscola.pages.shown.page_choices import GO_ON, LEAVE
from briscola.storage.settings.settings import Settings
from tests.client.friends.test_remote_seat import at_turn
from tests.network.carriers import until
from tests.pages.browser import TOKEN, Browser, ReachableTable, hear_until, sit_down, told
from tests.pages.served_pages import entering, heard, offered, page_at, say


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is closed is soon away; these people do not think."""
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.01)
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)


@pytest.mark.parametrize(
    ("variant", "players", "people"),
    [("briscola", 2, 2), ("briscola", 4, 3), pytest.param("chiamata", 5, 5, marks=pytest.mark.slow)],
)
async def test_people_in_browsers_play_a_match_and_load_their_pages_anew(
    tmp_path: Path, variant: str, players: int, people: int
) -> None:
    at = ReachableTable(tmp_path, variant, players, people=people)
    browsers = [Browser(at, f"P{n}", reloads=0.05) for n in range(people)]
    async with at.open():
        await asyncio.gather(*(browser.play() for browser in browsers))
        assert any(isinstance(event, MatchEnded) for event in at.log)
        assert not any(isinstance(event, Contributed) for event in at.log), "a page adds nothing"
    assert any(browser.loaded for browser in browsers)
    for browser in browsers:
        last = browser.states[-1]
        assert last.draws_table and last.result is not None and not browser.gone
        assert [player.name for player in last.players].count(browser.name) == 1
        assert last.players[0].name == browser.name, "she sits at the bottom of her own page"


class Declaring(Browser):
    """A person who declares whatever she can."""

    async def act(self, page: ClientConnection, state: PageState) -> None:
        declarations = [choice for choice in offered(state) if choice.startswith("declare")]
        if declarations:
            await self._say(page, Do(at=state.at, choice=declarations[0]))
        else:
            await super().act(page, state)


@pytest.mark.slow
async def test_mariazza_is_played_on_pages_and_what_waits_is_noted(tmp_path: Path) -> None:
    """V-MA-6: declared while answering, noted at the player, paid at the lead; a hand ends with 41."""
    at = ReachableTable(tmp_path, "marianna", 2, people=2, hands=8, options={"mariazza": True})
    browsers = [Declaring(at, f"P{n}") for n in range(2)]
    async with at.open():
        await asyncio.gather(*(browser.play() for browser in browsers))
    assert any(isinstance(event, MatchEnded) for event in at.log)
    said = [event for event in at.log if isinstance(event, Declared)]
    paid = [event for event in at.log if isinstance(event, DeclarationPaid)]
    waited = [event for event in said if not event.points]
    assert said and len(paid) <= len(waited)
    for browser in browsers:
        notes = {player.note for state in browser.states for player in state.players}
        assert bool(notes & {"in attesa: 20", "in attesa: 40"}) == bool(waited)


async def test_another_page_of_the_same_person_closes_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.3)
    async with ReachableTable(tmp_path, "briscola", 2, people=2).open() as at, page_at(at.server) as first:
        ada = Browser(at, "Ada")
        await sit_down(ada, first)
        async with entering(at.server, secret=ada.secret) as second:
            assert (await told(first, Gone)).why == "elsewhere"
            entered = await told(second, Entered)
            assert (entered.secret, entered.table, entered.name) == (ada.secret, TOKEN, "Ada")
            assert (await told(second, Lobby)).ready is not None, "she sits at her seat"
            await asyncio.sleep(0.4)  # longer than a page may be away
            assert at.running.table.roster[0].here, "the first page takes her nowhere"
        async with entering(at.server, secret=ada.secret) as third:
            assert (await told(third, Lobby)).ready is not None
            await asyncio.sleep(0.4)
            assert at.running.table.roster[0].here, "nobody waits for her any more"


async def test_a_page_that_looks_sees_who_comes_and_goes_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 3, people=3).open() as at:
        ada = Browser(at, "Ada")
        async with entering(at.server) as looks:
            assert (await told(looks, NoSeat)).table == TOKEN
            assert (await told(looks, Lobby)).ask_name
            await say(looks, BeSeen(n=5, seen=True))
            assert (await told(looks, Heard)).n == 5, "what means nothing yet has arrived all the same"
            async with page_at(at.server) as page:
                await sit_down(ada, page)
                while "Ada" not in [seat.name for seat in (await told(looks, Lobby)).seats]:
                    pass
                await say(page, GoAway())
                while "Ada" in [seat.name for seat in (await told(looks, Lobby)).seats]:
                    pass
            assert not at.guests.by_secret
            assert not at.running.table.connections  # the leak that nobody at the table would see
        await until(lambda: not at.server.connections)


async def test_who_finds_no_seat_leaves_nothing_here(tmp_path: Path) -> None:
    taken = asyncio.Event()

    at = ReachableTable(tmp_path, "briscola", 2, people=2)
    others = [Browser(at, name) for name in ("Ada", "Leo")]
    late = Browser(at, "Eva")

    keys: list[KeyPair] = []

    async def slow_for_the_first(key: KeyPair) -> EndpointToHost:
        keys.append(key)
        if key is keys[0]:
            await taken.wait()
        return await at.running.page_endpoint(key)

    at.connect = slow_for_the_first
    async with at.open(), contextlib.AsyncExitStack() as pages:
        line = await pages.enter_async_context(entering(at.server))
        await hear_until(late, line, lambda: late.secret)
        for each in others:
            each.ready = False
            await sit_down(each, await pages.enter_async_context(page_at(at.server)))
        assert late.secret in at.guests.by_secret
        taken.set()
        while (await told(line, Lobby)).ask_name:
            pass
        await line.close()
        await until(lambda: at.guests.by_secret.keys() == {each.secret for each in others})


async def test_whoever_lost_her_seat_while_she_was_away_leaves_nothing_behind(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 2, people=2).open() as at:
        ada = Browser(at, "Ada")
        async with page_at(at.server) as page:
            await sit_down(ada, page)
        await until(lambda: not at.running.table.roster[0].here)
        assert ada.secret in at.guests.by_secret
        at.running.table.tick(61.0)
        async with entering(at.server, secret=ada.secret) as page:
            assert (await told(page, NoSeat)).table == TOKEN
        await until(lambda: not at.guests.by_secret)


async def test_a_secret_of_no_seat_is_forgotten_and_its_owner_looks_on(tmp_path: Path) -> None:
    async with (
        ReachableTable(tmp_path, "briscola", 2, people=2).open() as at,
        entering(at.server, secret="of-an-evening-before") as page,
    ):
        assert (await told(page, NoSeat)).table == TOKEN
        assert (await told(page, Lobby)).ask_name
        assert not at.guests.by_secret


async def test_what_no_page_shows_is_still_to_be_seen() -> None:
    guest = PageGuest("secret", TableForPages(_nowhere, Settings, TOKEN))
    guest.asking.wishes(Wish(looks_on=True))
    guest.match_seat = at_turn(1).seat
    assert guest.match_seat.lines.waits
    guest.show_soon()
    await until(lambda: guest.changes)
    assert guest.match_seat.lines.waits


async def _nowhere(key: KeyPair) -> EndpointToHost:
    raise AssertionError(key)


async def test_whoever_sits_may_move_to_a_free_seat_and_a_stranger_gives_her_name(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 3, people=3).open() as at:
        ada = Browser(at, "Ada")
        async with entering(at.server) as page:
            assert not any(seat.may_sit for seat in (await told(page, Lobby)).seats)
        async with page_at(at.server) as page:
            await sit_down(ada, page)
        async with entering(at.server, secret=ada.secret) as page:
            lobby = await told(page, Lobby)
            assert [seat.may_sit for seat in lobby.seats] == [False, True, True], lobby.seats


async def test_whoever_sits_may_have_any_face_that_nobody_else_has_and_comes_with_it_again(
    tmp_path: Path,
) -> None:
    at = ReachableTable(tmp_path, "briscola", 3, people=3)
    ada, leo = Browser(at, "Ada"), Browser(at, "Leo")
    ada.ready = leo.ready = False

    async def wears(person: Browser, page: ClientConnection, face: str) -> Lobby:
        await say(page, WearFace(n=100, face=face))
        await hear_until(person, page, lambda: 100 in person.acknowledged and own_face(person))
        return person.lobbies[-1]

    def own_face(person: Browser) -> Sequence[str]:
        return [each.label for each in person.lobbies[-1].faces if each.own]

    async with at.open(), page_at(at.server) as page, page_at(at.server) as other:
        await sit_down(ada, page)
        await say(other, Enter(name="Leo", face="rosa"))
        await hear_until(leo, other, lambda: leo.lobbies and leo.lobbies[-1].ready is False)
        assert [place.face for place in at.running.table.roster[:2]] == ["person-woman", "rosa"]
        assert own_face(leo) == ["Rosa"]
        await hear_until(ada, page, lambda: len(ada.lobbies[-1].faces) == 9)
        assert "Rosa" not in [each.label for each in ada.lobbies[-1].faces], "somebody else has it"
        for face in ("rosa", "nobody", "peppe"):
            await wears(ada, page, face)
        await hear_until(ada, page, lambda: own_face(ada) == ["Peppe"])
        assert [place.face for place in at.running.table.roster[:2]] == ["peppe", "rosa"]
        async with entering(at.server, name="Eva", face="peppe") as third:
            eva = Browser(at, "Eva")
            eva.ready = False
            await hear_until(eva, third, lambda: eva.lobbies and own_face(eva))
            assert own_face(eva) == ["A woman"], "another one where hers is worn"


async def test_two_people_of_one_browser_have_secrets_of_their_own(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 3, people=3)
    people = [Browser(at, name) for name in ("Ada", "Leo")]
    async with at.open(), contextlib.AsyncExitStack() as pages:
        for each in people:
            page = await pages.enter_async_context(page_at(at.server))
            await sit_down(each, page)
        assert people[0].secret != people[1].secret
        for each in people:
            page = await pages.enter_async_context(entering(at.server, secret=each.secret))
            assert (await told(page, Entered)).name == each.name


async def test_what_a_page_says_is_acknowledged_also_over_the_next_line(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 2, people=2).open() as at:
        ada = Browser(at, "Ada", numbers=1_700_000_000_000)
        async with page_at(at.server) as page:
            await sit_down(ada, page)
            assert ada.acknowledged and ada.acknowledged == ada.said[: len(ada.acknowledged)]
            await say(page, PageBeat(n=7))
            await hear_until(ada, page, lambda: 7 in ada.acknowledged)
            await hear_until(ada, page, lambda: {*ada.said} <= {*ada.acknowledged})
        async with entering(at.server, secret=ada.secret) as page:
            assert (await told(page, Entered)).heard == ada.said[-1]


async def test_whoever_comes_back_while_her_side_is_being_closed_has_her_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closes, go = asyncio.Event(), Visitor.go

    async def slow_go(visitor: Visitor) -> None:
        await closes.wait()
        await go(visitor)

    async with ReachableTable(tmp_path, "briscola", 2, people=2).open() as at:
        ada = Browser(at, "Ada")
        async with page_at(at.server) as page:
            await sit_down(ada, page)
        monkeypatch.setattr(Visitor, "go", slow_go)
        going = asyncio.create_task(at.guests.by_secret[ada.secret].go())
        await asyncio.sleep(0)
        async with entering(at.server, secret=ada.secret) as page:
            assert (await told(page, Lobby)).ready is not None
            closes.set()
            await going
            await say(page, PageBeat(n=3))
            assert await told(page, Heard | Gone) == Heard(n=3)
        assert ada.secret in at.guests.by_secret


async def test_whoever_comes_back_into_a_match_is_shown_the_cards_and_no_lobby(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 2, people=1).open() as at:
        ada = Browser(at, "Ada")
        async with entering(at.server) as page:
            await hear_until(ada, page, lambda: ada.states)
        for new_side in (False, True):
            if new_side:  # as after a restart of the program
                await at.guests.by_secret[ada.secret].go()
                await until(lambda: not at.guests.by_secret)
            async with entering(at.server, secret=ada.secret) as page:
                kinds = [type(await heard(page)) for _ in range(3)]
                assert kinds[:2] == [PageWords, Entered]
                while kinds[-1] is Entered:  # her name is known a moment later
                    kinds.append(type(await heard(page)))
                assert kinds[-1] is PageState


async def test_somebody_with_a_seat_is_no_stranger_at_the_door(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 3, people=3)
    table = TableForPages(at.running.page_endpoint, Settings, TOKEN)
    at.guests = GuestsOfTable(table, strangers=ConnectionLimits(an_address=1, in_all=5))
    async with at.open(), page_at(at.server) as page:
        await sit_down(Browser(at, "Ada"), page)
        async with entering(at.server) as looks, entering(at.server) as more:
            assert (await told(looks, Lobby)).ask_name
            assert (await told(more, Gone)).why == "too_many"


async def test_whoever_closes_her_page_may_come_back(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 2, people=2).open() as at:
        browser = Browser(at, "Ada")
        async with page_at(at.server) as page:
            await sit_down(browser, page)
        key = page_key(browser.secret).public.hex()
        (place,) = [place for place in at.running.table.roster if place.key == key]
        assert place.name == "Ada"
        await until(lambda: not at.running.table.roster[place.seat].here)
        async with entering(at.server, secret=browser.secret) as page:
            await until(lambda: at.running.table.roster[place.seat].here)


@pytest.mark.slow
async def test_of_those_who_left_only_the_last_have_their_evening_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests_of_table, "MOST_GONE", 2)
    async with ReachableTable(tmp_path, "briscola", 3, people=3).open() as at:
        browsers = [Browser(at, name) for name in ("Ada", "Bruno", "Carla")]

        async def begin(browser: Browser) -> None:
            async with entering(at.server) as page:
                await hear_until(browser, page, lambda: browser.states)

        def gone(secret: str) -> bool:
            return secret not in at.guests.by_secret

        await asyncio.gather(*map(begin, browsers))
        seats = list[weakref.ref[RemoteSeat]]()
        for browser in browsers:
            guest = at.guests.by_secret[browser.secret]
            assert guest.match_seat is not None
            seats.append(weakref.ref(guest.match_seat))
            await guest.go()
            del guest
            await until(partial(gone, browser.secret))

        def kept() -> list[bool]:
            gc.collect()
            return [seat() is not None for seat in seats]

        # What still closes her page may hold her for a moment.
        await until(lambda: kept() != [True, True, True])
        assert kept() == [False, True, True]


async def test_nobody_is_missed_who_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = list[Visitor]()

    async def lose_connection(who: Visitor) -> None:
        lost.append(who)

    monkeypatch.setattr(Visitor, "lose_connection", lose_connection)
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.1)
    at = ReachableTable(tmp_path, "briscola", 2, people=2)
    ada = Browser(at, "Ada")
    async with at.open():
        async with page_at(at.server) as page:
            await sit_down(ada, page)
        await until(lambda: not at.guests.by_secret[ada.secret].pages.open)
        await at.guests.close()
        await asyncio.sleep(0.15)
    assert not lost


async def test_whoever_leaves_is_told_goodbye_and_her_seat_is_open(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 2, people=2).open() as at, page_at(at.server) as page:
        browser = Browser(at, "Ada")
        await sit_down(browser, page)
        await say(page, GoAway())
        with contextlib.suppress(ConnectionClosed):
            await hear_until(browser, page, lambda: browser.gone)
        assert browser.gone == "left"
        assert not any(place.name for place in at.running.table.roster)
        assert not at.guests.by_secret


def shows_a_result(state: PageState) -> bool:
    """True if a page shows a result, and nothing can be chosen but to go on."""
    return [each.id for each in state.choices] == [GO_ON]


def asks_for_a_card(state: PageState) -> bool:
    return any(card.choice for card in state.hand)


async def test_a_result_is_read_no_longer_once_the_dealer_begins_anew_without_that_hand(
    tmp_path: Path,
) -> None:
    at = ReachableTable(tmp_path / "before", "briscola", 2, people=1, hands=2)
    again = ReachableTable(tmp_path / "after", "briscola", 2, people=1, hands=2, key=at.key)
    ada = Browser(at, "Ada")
    ada.waits = shows_a_result
    async with at.open():
        async with entering(at.server) as page:
            await hear_until(ada, page, lambda: ada.states and shows_a_result(ada.states[-1]))
        await until(lambda: not at.running.table.roster[0].here)
        assert at.running.table.match is not None
        first_card = next(n for n, event in enumerate(at.log) if isinstance(event, Played))
        again.running.go_on(at.running.table.match.header, tuple(at.log[:first_card]), programs={})
        async with again.open():
            at.connect = again.connect
            async with entering(at.server, secret=ada.secret) as page:
                await hear_until(ada, page, lambda: asks_for_a_card(ada.states[-1]))
                assert not shows_a_result(ada.states[-1])


@pytest.mark.slow
async def test_a_result_stays_until_it_is_read_whoever_goes_meanwhile(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2, hands=2)
    ada, leo = Browser(at, "Ada"), Browser(at, "Leo")
    ada.waits = leo.waits = shows_a_result

    async def plays(who: Browser, page: ClientConnection) -> None:
        await hear_until(who, page, lambda: who.states and shows_a_result(who.states[-1]))

    async with at.open(), entering(at.server) as page:
        async with entering(at.server) as other:
            await asyncio.gather(plays(ada, page), plays(leo, other))
            guest = at.guests.by_secret[ada.secret]
            heard_so_far = guest.changes
        await until(lambda: not all(place.here for place in at.running.table.roster))
        await until(lambda: guest.changes > heard_so_far)
        shown = GuestView(guest, "en")
        assert isinstance(result := shown.state(), PageState) and shows_a_result(result)
        await say(page, Do(at=ada.states[-1].at, choice=GO_ON))
        await until(lambda: isinstance(now := shown.state(), PageState) and not shows_a_result(now))


def points_of(state: PageState) -> dict[str, int]:
    """Points of each side in the count that a page shows."""
    assert state.result is not None
    return {side.name: side.points for side in state.result.sides}


async def plays_on(who: Browser, page: ClientConnection) -> None:
    """Play until the match is over."""
    await hear_until(who, page, lambda: who.states and who.states[-1].over)


@pytest.mark.parametrize("goes_on", [False, True])
async def test_good_night_is_one_press_at_the_end_of_a_match_and_at_the_table_after_it(
    tmp_path: Path, goes_on: bool
) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2)
    ada, leo = Browser(at, "Ada"), Browser(at, "Leo")
    async with at.open(), entering(at.server) as page, entering(at.server) as other:
        await asyncio.gather(plays_on(ada, page), plays_on(leo, other))
        assert not any(lobby.choices for lobby in ada.lobbies), "nothing has been played yet"
        assert not any(LEAVE in offered(state) for state in ada.states[:-1])
        end = ada.states[-1]
        assert [(each.id, each.kind) for each in end.choices] == [(GO_ON, "main"), (LEAVE, "")]
        if goes_on:
            await say(page, Do(n=1000, at=end.at, choice=GO_ON))
            assert [each.id for each in (await told(page, Lobby)).choices] == [LEAVE]
        await say(page, Do(n=1001, at=end.at, choice=LEAVE))
        assert (await told(page, Gone)).why == "left"
        assert [place.name for place in at.running.table.roster if place.name] == ["Leo"]


async def test_whoever_comes_to_look_on_once_a_match_is_over_sees_how_it_ended(tmp_path: Path) -> None:
    at = ReachableTable(tmp_path, "briscola", 2, people=2)
    ada, leo = Browser(at, "Ada"), Browser(at, "Leo")

    async with at.open(), entering(at.server) as page, entering(at.server) as other:
        await asyncio.gather(plays_on(ada, page), plays_on(leo, other))
        async with entering(at.server, name="Eva", looks_on=True) as third:
            state = await told(third, PageState)
    assert state.over and state.looks_on and not state.choices
    assert [points_of(each) for each in (state, ada.states[-1])] == [points_of(leo.states[-1])] * 2


async def test_whoever_chooses_what_is_not_offered_is_shown_again_what_is(tmp_path: Path) -> None:
    async with ReachableTable(tmp_path, "briscola", 2, people=1).open() as at, page_at(at.server) as page:
        ada = Browser(at, "Ada")
        ada.waits = asks_for_a_card
        await say(page, Enter())
        await hear_until(ada, page, lambda: ada.states and asks_for_a_card(ada.states[-1]))
        await say(page, Do(at=ada.states[-1].at, choice="play no card"))
        assert await told(page, PageState) == ada.states[-1]


def beaten_to_her_first_seat(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which the only one without a seat asks: somebody else is quicker at the first."""
    asked: list[int] = []
    sit = sit_and_move.wish

    def another_was_quicker(table: OpenTable, key: str, wish: Sit) -> Step:
        if wish.name == "Eva":
            if not asked:
                table, _ = sit(table, "ab" * 32, structs.replace(wish, name="Leo"))
            asked.append(wish.seat)
        return sit(table, key, wish)

    monkeypatch.setattr(table_steps, "wish", another_was_quicker)  # between her wish and its answer
    return asked


async def test_whoever_comes_too_late_for_a_seat_waits_for_the_roster_before_she_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = beaten_to_her_first_seat(monkeypatch)
    tell = FriendsTable.tell
    at = ReachableTable(tmp_path, "briscola", 3, people=3)
    untold: list[Callable[[], None]] = []
    monkeypatch.setattr(FriendsTable, "tell", lambda table: untold.append(partial(tell, table)))
    async with at.open(), entering(at.server) as page:
        await told(page, Lobby)
        await say(page, OwnName(name="Eva"))
        await until(lambda: untold and asked)
        await asyncio.sleep(0.05)
        assert asked == [0]
        untold[0]()
        await until(lambda: at.running.table.free == 1)
        assert asked == [0, 1]


async def test_whoever_comes_too_late_for_a_seat_over_a_result_asks_again_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Her seat was given away while she read."""
    at = ReachableTable(tmp_path, "briscola", 3, people=2)
    ada, eva = Browser(at, "Ada"), Browser(at, "Eva")

    async with at.open(), entering(at.server) as other, entering(at.server) as page:
        await asyncio.gather(plays_on(ada, other), plays_on(eva, page))
        await say(other, Do(at=ada.states[-1].at, choice=GO_ON))
        await until(lambda: any(place.ready for place in at.running.table.roster))
        at.running.table.tick(1000.0)  # nobody waits for ever for whoever reads
        asked = beaten_to_her_first_seat(monkeypatch)
        while not (await told(page, Lobby)).ask_name:
            pass
        await say(page, OwnName(name="Eva"))
        await until(lambda: len({*asked}) == 2)
