"""Cups at a dealer: several tables at a time, restarts, people who never come, wrong links, limits."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec import structs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from briscola.capabilities.cup import at_dealer as dealer_cups
from briscola.capabilities.cup import dealer_tables as cup_tables
from briscola.capabilities.cup.choice import Field
from briscola.capabilities.cup.cup import Cup, champions, is_over, standings_of
from briscola.capabilities.cup.dealer_cup import DealerCup
from briscola.capabilities.cup.dealer_tables import OpenCup
from briscola.client.friends import table_clock
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.tournament import steps
from briscola.client.tournament.table_result import result_of
from briscola.dealer import dealer, dealer_table, table_capacity
from briscola.dealer.dealer_pages import GUESSES, NEW_TABLES
from briscola.dealer.dealer_settings import OnDemand, Pages, TableSettings
from briscola.pages.messages.from_page import ChooseCup, Do, OwnName, TakeSeat
from briscola.pages.messages.to_page import CupState, Entered, Lobby, PageNotice
from briscola.storage.records.match_record import read_record
from tests.dealer.house import CUP, Club
from tests.network.broker import free_port
from tests.network.carriers import until
from tests.pages.browser import Browser, told
from tests.pages.served_pages import HERE, entering, last_word, say

KIND = TableSettings(name="Two", people=2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealer looks often, and nobody waits long."""
    monkeypatch.setattr(dealer, "LOOK", 0.05)
    monkeypatch.setattr(table_clock, "AWAY_SECONDS", 0.2)
    monkeypatch.setattr(steps, "AGAIN", 0.1)
    monkeypatch.setattr(cup_tables, "PRESSES", 1000)
    monkeypatch.setattr(cup_tables, "OPENER_SECONDS", 0.2)


def club_of(folder: Path, *, tables: int = 20, **settings: Any) -> Club:
    demand = OnDemand(kind=(KIND,), tables=tables)
    return Club(folder, pages=Pages(host=HERE, port=free_port()), on_demand=demand, **settings)


def cups_of(club: Club) -> list[OpenCup]:
    return [*club.cups._cups.values()]


def cup_of(club: Club) -> Cup:
    """The only cup, once it is drawn."""
    (one,) = cups_of(club)
    assert one.document.cup is not None
    return one.document.cup


async def board(page: ClientConnection, wanted: Callable[[CupState], object] = lambda _: True) -> CupState:
    """The page as soon as it shows what is wanted."""
    while not wanted(found := await told(page, CupState)):
        pass
    return found


async def opened(page: ClientConnection, **choices: int) -> str:
    """Open a cup; the secret of its link."""
    assert (await board(page)).lists
    for field, value in choices.items():
        await say(page, ChooseCup(field=cast(Field, field), value=value))
    await say(page, ChooseCup(begin=True))
    entered = await told(page, Entered)
    return entered.table.removeprefix(f"{CUP}-")


async def join(page: ClientConnection, name: str) -> str:
    """Join as somebody; the secret of her place."""
    await board(page, lambda shown: shown.ask_name)
    await say(page, OwnName(name=name))
    entered = await told(page, Entered)
    assert entered.name == name
    return entered.secret


class CupGuest:
    """Somebody in a cup: she goes to her tables, plays by chance, and presses for the next round."""

    def __init__(self, club: Club, link: str, name: str) -> None:
        self.club, self.link, self.name, self.secret = club, link, name, ""
        self.tables: list[str] = []
        self.comes = True
        """True if she goes to her tables."""
        self.board: CupState | None = None

    @contextlib.asynccontextmanager
    async def page(self) -> AsyncIterator[ClientConnection]:
        async with entering(self.club.server, table=f"{CUP}-{self.link}", secret=self.secret) as page:
            yield page

    async def join(self) -> None:
        async with self.page() as page:
            self.secret = await join(page, self.name)

    async def play(self) -> None:
        """Play until the cup is over, whatever the dealer does."""
        while self.board is None or not self.board.over:
            with contextlib.suppress(OSError, ConnectionClosed, AssertionError):
                if table := await self._led():
                    self.tables.append(table)
                    browser = Browser(self.club, self.name, table=table)
                    browser.secret = self.secret
                    await browser.play()
            await asyncio.sleep(0.02)

    async def _led(self) -> str:
        """The table to which her page leads her; empty once the cup is over."""
        async with self.page() as page:
            while True:
                self.board = shown = await told(page, CupState)
                if shown.over or (shown.table and self.comes):
                    return "" if shown.over else shown.table
                if "next" in [each.id for each in shown.choices]:
                    await say(page, Do(at=shown.at, choice="next"))


async def company(club: Club, *names: str, **choices: int) -> list[CupGuest]:
    """A cup that these people have joined, and that is drawn."""
    async with entering(club.server, table=CUP) as page:
        link = await opened(page, **choices)
        guests = [CupGuest(club, link, name) for name in names]
        guests[0].secret = await join(page, names[0])
        for guest in guests[1:]:
            await guest.join()
        if len(names) > 1:
            await board(page, lambda shown: len(shown.people) == len(names))
        await say(page, Do(at=0, choice="draw"))
        await board(page, lambda shown: shown.rounds)
    return guests


async def play_all(guests: list[CupGuest]) -> None:
    await asyncio.gather(*(guest.play() for guest in guests))


def results_are_those_of_the_records(folder: Path, cup: Cup) -> int:
    """Compare each table of people with its record; their number."""
    records = {path.stem: path for path in (folder / "tables").glob("*/*.jsonl")}
    found = 0
    for table in (each for tables in cup.rounds for each in tables):
        if table.record:
            record = read_record(records[table.record])
            assert record.header is not None
            occupants, result = record.header.choices.occupants, result_of(record.events)
            assert table.result is not None and result is not None
            told = {}
            for occupant, rank, hands in zip(occupants, result.ranks, result.hands, strict=True):
                told[occupant.name] = (bool(occupant.level), rank, hands)
            for who, rank, hands in zip(table.seats, table.result.ranks, table.result.hands, strict=True):
                assert told[cup.entrants[who].name] == (not cup.entrants[who].plays, rank, hands)
            found += 1
    return found


@pytest.mark.slow
async def test_four_people_and_a_computer_play_at_two_tables_at_a_time_over_a_restart(tmp_path: Path) -> None:
    club = club_of(tmp_path)
    async with club:
        guests = await company(club, "Ada", "Bruno", "Carla", "Dino", size=2, hands=0)
        playing = asyncio.create_task(play_all(guests))
        await until(
            lambda: cups_of(club)[0].document.opened == 2 and len(cups_of(club)[0].document.tables) == 2
        )
        await until(lambda: any(table.running.table.playing for table in club.dealer.tables.values()))
        await club.restart()
        await playing
        cup = cup_of(club)
        assert is_over(cup) and cup.size == 5 and len(cup.rounds) == 5
        assert results_are_those_of_the_records(tmp_path, cup) == 10
        assert sum(row.points for row in standings_of(cup)) == 10 * 2 + 5
        assert all(row.played == 4 for row in standings_of(cup))
        for guest in guests:
            assert guest.board is not None and cup.entrants[champions(cup)[0]].name in guest.board.state
            assert len(set(guest.tables)) == 4
        await until(lambda: not club.dealer.tables)


@pytest.mark.slow
async def test_tables_of_computers_alone_are_played_beside_and_a_knock_out_goes_on_to_its_end(
    tmp_path: Path,
) -> None:
    async with club_of(tmp_path) as club:
        guests = await company(club, "Ada", "Bruno", form=3, size=5, hands=0, level=0)
        await play_all(guests)
        cup = cup_of(club)
        assert [len(tables) for tables in cup.rounds] == [4, 2, 1] and is_over(cup)
        computers = [each for tables in cup.rounds for each in tables if not each.record]
        assert len(computers) >= 2 and all(each.result is not None for each in computers)
        results_are_those_of_the_records(tmp_path, cup)


@pytest.mark.slow
async def test_partners_sit_opposite_each_other_wherever_the_computers_are(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        guests = await company(club, "Ada", "Bruno", form=1, size=0, hands=0)
        await play_all(guests)
        cup = cup_of(club)
        assert results_are_those_of_the_records(tmp_path, cup) == len(cup.rounds) == 3
        pairs = {frozenset(table.seats[at::2]) for (table,) in cup.rounds for at in (0, 1)}
        assert len(pairs) == 6  # everybody has had everybody as a partner


@pytest.mark.slow
async def test_a_computer_plays_for_whoever_does_not_come_and_a_table_without_anybody_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealer_table, "NeutralDealer", partial(NeutralDealer, away_seconds=0.5))
    monkeypatch.setattr(cup_tables, "UNPLAYED", 3.0)
    async with club_of(tmp_path) as club:
        guests = await company(club, "Ada", "Bruno", size=0, hands=0)
        guests[1].comes = False
        await play_all(guests)
        cup = cup_of(club)
        assert is_over(cup) and cup.size == 3
        tables = {frozenset(cup.entrants[who].name for who in table.seats): table for (table,) in cup.rounds}
        together = tables[frozenset({"Ada", "Bruno"})]
        assert together.record and not together.absent
        (alone,) = (table for names, table in tables.items() if "Bruno" in names and "Ada" not in names)
        assert not alone.record and alone.result is not None and len(alone.absent) == 1
        assert cup.entrants[alone.seats[alone.absent[0]]].name == "Bruno"
        assert alone.result.ranks[alone.absent[0]] == 2


async def test_nobody_else_sits_down_at_a_table_of_a_cup_and_nobody_changes_seats(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        ada, _bruno = await company(club, "Ada", "Bruno", form=1, size=0, hands=0)
        await until(lambda: cups_of(club)[0].document.tables)
        (open,) = cups_of(club)[0].document.tables
        async with entering(club.server, table=open.code, secret=ada.secret) as page:
            shown = await told(page, Lobby)
            while shown.ready is not True:
                shown = await told(page, Lobby)
            assert not any(seat.may_sit for seat in shown.seats)
            before = club.dealer.tables[open.code].running.table.roster
            for seat in range(4):
                await say(page, TakeSeat(n=seat + 1, seat=seat))
                assert (await told(page, PageNotice)).sentence
            async with entering(club.server, table=open.code) as stranger:
                assert not (await told(stranger, Lobby)).ask_name
            assert club.dealer.tables[open.code].running.table.roster == before


async def test_whoever_looks_at_a_cup_that_makes_room_is_told(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table=CUP) as page:
        await opened(page)
        await club.cups._forget(cups_of(club)[0])
        assert await last_word(page) == "cup"
        assert not cups_of(club)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "step"),
    [("cup", "passes"), pytest.param("computers", "play", marks=pytest.mark.slow), ("slates", "poll")],
)
async def test_a_fault_in_one_cup_or_with_slates_stops_no_other_cup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str, step: str
) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError("a fault")

    async with club_of(tmp_path) as club:
        await company(club, "Ada", size=1)
        (first,) = cups_of(club)
        parts = {"cup": first, "computers": first.computers, "slates": club.slates}
        monkeypatch.setattr(parts[part], step, fail)
        await company(club, "Bruno", size=1)
        other = cups_of(club)[1]
        await until(lambda: other.cup is not None and any(table.result for table in other.cup.rounds[0]))
    assert "a fault" in caplog.text


async def test_a_wrong_link_leads_nowhere_and_cannot_be_guessed(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        for guess in range(GUESSES):
            async with entering(club.server, table=f"{CUP}-guess{guess}") as page:
                assert await last_word(page) == "cup"
        async with entering(club.server, table=f"{CUP}-once-more") as page:
            assert await last_word(page) == "guesses"


async def test_a_wrong_secret_is_an_onlookers(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        (ada,) = await company(club, "Ada", size=1, hands=0)
        async with ada.page() as own:
            await board(own, lambda shown: shown.table)
        async with entering(club.server, table=f"{CUP}-{ada.link}", secret="A" * 22) as page:
            shown = await board(page)
            assert shown.rounds and not shown.table and not shown.choices


async def test_one_network_opens_few_cups_and_a_choice_alone_keeps_none(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        async with entering(club.server, table=CUP) as page:
            await board(page)
        for _cup in range(NEW_TABLES):
            async with entering(club.server, table=CUP) as page:
                await opened(page)
        async with entering(club.server, table=CUP) as page:
            await board(page)
            await say(page, ChooseCup(begin=True))
            assert "No more can be begun" in (await told(page, PageNotice)).sentence
        assert len(cups_of(club)) == NEW_TABLES


async def test_there_are_so_many_cups_and_so_many_pages_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealer_cups, "MOST", 2)
    monkeypatch.setattr(table_capacity, "GRACE", 0.2)
    monkeypatch.setattr(cup_tables, "PAGES", 1)
    async with club_of(tmp_path) as club, entering(club.server, table=CUP) as first:
        link = await opened(first)
        async with entering(club.server, table=f"{CUP}-{link}") as second:
            await board(second)
            async with entering(club.server, table=f"{CUP}-{link}") as third:
                await board(third)
                assert await last_word(second) == "too_many"
                assert first.close_code is None, "whoever opened it stays"
        async with entering(club.server, table=CUP) as second:
            forgotten = await opened(second)
            async with entering(club.server, table=CUP) as third:
                await board(third)
                await say(third, ChooseCup(begin=True))
                assert "No more can be begun" in (await told(third, PageNotice)).sentence
        await until(lambda: club.cups._cups[forgotten].clock.empty > table_capacity.GRACE)
        async with entering(club.server, table=CUP) as third:
            await opened(third)
        assert link in club.cups._cups and forgotten not in club.cups._cups
    assert len([*(tmp_path / "cups").glob("*.json")]) == 2


async def test_a_name_is_cleaned_there_once_and_places_have_an_end(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table=CUP) as page:
        link = await opened(page, size=0)
        guests = [CupGuest(club, link, name) for name in ("Ada", "Bruno", "Carla")]
        await guests[0].join()
        async with guests[1].page() as other:
            await board(other)
            await say(other, OwnName(name=" ADA\u202e "))
            assert (await told(other, PageNotice)).sentence == "Somebody of that name plays already."
        await guests[1].join()
        await guests[2].join()
        async with entering(club.server, table=f"{CUP}-{link}") as late:
            assert not (await board(late)).ask_name
            await say(late, OwnName(name="Dino"))
            assert (await told(late, PageNotice)).sentence == "All places are taken."
        async with guests[2].page() as third:
            await board(third)
            await say(third, Do(at=0, choice="leave"))
            assert (await told(third, Entered)).name == ""
        await board(page, lambda shown: shown.people == ("Ada", "Bruno"))


async def test_a_cup_that_nobody_has_joined_is_not_drawn(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table=CUP) as page:
        await opened(page)
        shown = await board(page, lambda shown: shown.link)
        assert shown.ask_name and not shown.choices
        await say(page, Do(at=shown.at, choice="draw"))
        await join(page, "Ada")
        shown = await board(page, lambda shown: shown.choices)
        assert not shown.rounds and shown.people == ("Ada",)
        assert [each.id for each in shown.choices] == ["draw", "leave"]


async def test_what_was_pressed_before_the_draw_is_dropped_after_it(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        _ada, bruno = await company(club, "Ada", "Bruno", size=0, hands=0)
        (cup,) = cups_of(club)
        async with bruno.page() as page:
            shown = await board(page)
            assert shown.at > 0 and "leave" in [each.id for each in shown.choices]
            before = cup.document
            await say(page, Do(n=7, at=0, choice="leave"))
            await board(page)  # whoever chooses is told anew
            assert cup.document.cup == before.cup
            await say(page, Do(n=8, at=shown.at, choice="leave"))
            await until(lambda: cup.document.cup != before.cup)


async def test_a_cup_at_which_nobody_looks_for_a_day_closes_with_its_tables(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        await company(club, "Ada", "Bruno", size=0, hands=0)
        (cup,) = cups_of(club)
        await until(lambda: cup.document.tables and not cup.pages)
        cup.clock.unseen = dealer_cups.DAY
        await until(lambda: not cups_of(club) and not club.dealer.tables)
        await until(lambda: not [*(tmp_path / "cups").glob("*.json")])


async def test_a_clock_that_is_set_for_a_moment_closes_no_cup(tmp_path: Path) -> None:
    async with club_of(tmp_path) as club:
        await company(club, "Ada", "Bruno", size=0, hands=0)
        (cup,) = cups_of(club)
        await until(lambda: cup.document.tables and not cup.pages)
        cup.document = structs.replace(cup.document, seen=cup.document.seen - 25 * dealer_cups.HOUR)
        await club.cups.poll(1.0)
        assert cups_of(club) == [cup]
        assert await asyncio.to_thread(cup.steps.file.write, cup.document)
        await club.restart()  # under the wrong clock
        (cup,) = cups_of(club)
        assert dealer_cups.DAY / 2 <= cup.clock.unseen < dealer_cups.DAY * 0.6


async def test_a_damaged_cup_is_put_aside_and_the_others_go_on(tmp_path: Path) -> None:
    club = club_of(tmp_path)
    async with club:
        (ada,) = await company(club, "Ada", size=0, hands=0)
        (tmp_path / "cups" / "0123456789abcdef.json").write_bytes(b'{"id":"x","opened":7}')
        for _ in range(2):  # what lies aside is not read again
            await club.restart()
            assert [cup.document.id for cup in cups_of(club)] == [ada.link]
    assert [path.name.count("damaged") for path in (tmp_path / "cups").glob("0123*")] == [1]
    assert [path.name[:16] for path in (tmp_path / "cups").glob("0123*")] == ["0123456789abcdef"]
    assert not (tmp_path / "cups" / "0123456789abcdef.json").exists()


async def test_what_the_disk_refuses_is_told_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table=CUP) as page:
        await opened(page)
        (cup,) = cups_of(club)
        with monkeypatch.context() as patched:
            patched.setattr(cup.steps.file, "write", lambda _cup: False)
            await join(page, "Ada")
            assert "disk" in (await board(page, lambda shown: shown.people)).state
        await board(page, lambda shown: "disk" not in shown.state)
        kept = cup.steps.file.read()
        assert isinstance(kept, DealerCup) and [each.name for each in kept.people] == ["Ada"]


@pytest.mark.slow
async def test_a_table_waits_until_one_is_free(tmp_path: Path) -> None:
    async with club_of(tmp_path, tables=1) as club:
        guests = await company(club, "Ada", "Bruno", "Carla", "Dino", size=1, hands=0)
        (cup,) = cups_of(club)
        await until(lambda: cup.document.tables)
        await asyncio.sleep(0.2)  # two that fit stand there by now
        assert len(cup.document.tables) == 1
        await play_all(guests)
        assert is_over(cup_of(club))


async def test_no_cup_is_opened_where_no_table_can_be(tmp_path: Path) -> None:
    async with (
        Club(tmp_path, KIND, pages=Pages(host=HERE, port=free_port())) as club,
        entering(club.server, table=CUP) as page,
    ):
        assert await last_word(page) == "cup"
