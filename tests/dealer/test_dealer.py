"""A neutral dealer with guests over real sockets: tables by their codes, restarts, records."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.friends.table_service import TOGETHER
from briscola.client.visit.news import TableQuestion
from briscola.dealer.dealer import CannotDeal, Dealer
from briscola.dealer.dealer_settings import OnDemand, TableSettings
from briscola.dealer.dealer_table import DAY, NOTED
from briscola.dealer.table_folder import NOTE, TableKind
from briscola.engine.occupant import Occupant
from briscola.network.channel.endpoint import GuestEndpoint
from briscola.network.keys.key_pair import new_key
from briscola.network.messages.encoding import PROTOCOL, rules_digest
from briscola.network.messages.from_guest import Hello, Watch
from briscola.network.messages.from_host import Goodbye, Welcome
from briscola.network.tables.lan_endpoint import connect_to_table
from briscola.storage.records.match_record import right
from tests.dealer.club_guest import HERE, ClubGuest
from tests.dealer.house import Club
from tests.network.carriers import until, why_closed
from tests.network.keys import ANNA
from tests.spread import quick_diagonal
from tests.storage.disks import unreadable

TWO = TableSettings(name="Two", people=2, winning_hands=1)
THREE = TableSettings(name="Three", game="bisca", players=3, computers=1, level="random", people=1)


def club_of(folder: Path, *tables: TableSettings, **settings: Any) -> Club:
    """A dealer of this computer, at which many come from one address."""
    return Club(folder / "dealer", *tables, listen=True, **{"connections_from_an_address": 100, **settings})


def records(folder: Path) -> dict[str, bytes]:
    return {path.stem: path.read_bytes() for path in folder.rglob("*.jsonl")}


def code_of(dealer: Dealer, name: str) -> str:
    return next(table.code for table in dealer.tables.values() if table.choice.name == name)


@asynccontextmanager
async def staying(*guests: ClubGuest) -> AsyncIterator[None]:
    """Guests come to the dealer, and go in the end."""
    stays = [asyncio.create_task(guest.visitor.stay()) for guest in guests]
    yield
    for guest in guests:
        await guest.visitor.go()
    await asyncio.gather(*stays)


def anna_and_bruno(club: Club, kind: type[ClubGuest] = ClubGuest, **how: Any) -> Sequence[ClubGuest]:
    """The two who sit at the only table."""
    code, folder = club.table.code, club.folder.parent
    return [kind(folder / name, name, code, club.port, **how) for name in ("Anna", "Bruno")]


def has_lines(club: Club, lines: int) -> bool:
    """True once the match at the only table has more lines."""
    match = club.table.running.table.match
    return match is not None and len(match.table.log) > lines


async def stranger(club: Club) -> GuestEndpoint:
    """Somebody else who has said hello at the table."""
    door = await connect_to_table(HERE, club.port, club.table.code, new_key())
    door.send(Hello(protocol=PROTOCOL, rules=rules_digest()))
    return door


# Quick although it is dear: the one dealer whose two tables are played to their ends.
async def test_people_of_two_tables_come_by_one_port_and_play(tmp_path: Path) -> None:
    async with club_of(tmp_path, TWO, THREE) as club:
        guests = [
            ClubGuest(tmp_path / name, name, code_of(club.dealer, table), club.port, seed=seed)
            for seed, (name, table) in enumerate([("Anna", "Two"), ("Bruno", "Two"), ("Carla", "Three")])
        ]
        async with staying(*guests):
            await until(lambda: all(guest.played for guest in guests))
            figures = club.dealer.figures(1.0)
            assert (figures.tables, figures.people, figures.matches) == (2, 3, 0)
            assert figures.messages > 100
    kept = records(club.folder)
    assert len(kept) == 2
    for guest in guests:
        assert all(kept[match] == data for match, data in records(guest.records.folder).items())
    for data in kept.values():
        record = right(data)
        assert record.header is not None and record.header.dealt_by is not None
        assert record.header.dealt_by.computer is None and record.position.ended


async def test_a_code_of_no_table_is_refused(tmp_path: Path) -> None:
    async with club_of(tmp_path, TWO) as club:
        assert await why_closed(connect_to_table(HERE, club.port, "CC5GRJZ6P8", ANNA)) == "handshake"


async def test_a_dealer_that_ends_goes_on_where_it_was(tmp_path: Path) -> None:
    async with club_of(tmp_path, TWO) as club:
        code, guests = club.table.code, anna_and_bruno(club, seed=7)
        async with staying(*guests):
            for number in range(1, 4):
                await until(partial(has_lines, club, 20 * number))
                await club.restart()
                assert club.table.code == code
            await until(lambda: all(guest.played for guest in guests))
    (kept,) = records(club.folder).values()
    assert all(list(records(guest.records.folder).values()) == [kept] for guest in guests)


async def test_a_port_of_another_program_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola.dealer.dealer.REOPENING", 0.1)
    async with club_of(tmp_path / "one", TWO) as first:
        second = club_of(tmp_path / "two", TWO, port=first.port)
        with pytest.raises(CannotDeal):
            await second.open()
        await second.dealer.close()


async def test_a_dealer_that_ends_tells_nobody_who_goes(tmp_path: Path) -> None:
    club = club_of(tmp_path, TWO)
    await club.open()
    async with staying(*anna_and_bruno(club, pause=60.0)):
        running = club.table.running
        await until(lambda: running.table.playing)
        doors = [await stranger(club) for _ in range(5)]
        for number, door in enumerate(doors):
            door.send(Watch(name=f"P{number}", face="nina"))
        await until(lambda: len(running.table.onlookers) == len(doors))
        await asyncio.sleep(2 * TOGETHER)
        said = running.messages
        await club.dealer.close()
        assert running.messages == said
        for door in doors:
            await door.close()


async def test_a_friend_comes_back_to_her_match_although_strangers_fill_all_places(tmp_path: Path) -> None:
    async with club_of(tmp_path, TWO, connections=4, connections_from_an_address=4) as club:
        anna, bruno = anna_and_bruno(club, pause=0.05)
        table = club.table.running.table
        async with staying(anna, bruno):
            await until(lambda: table.playing)
            strangers = [await stranger(club) for _ in range(4)]
            for door in strangers:
                assert isinstance(await door.receive(), Welcome)
            refused = await stranger(club)
            assert isinstance(goodbye := await refused.receive(), Goodbye) and goodbye.why == "too_many"
            await refused.close()
            await anna.visitor.lose_connection()
            await until(lambda: anna.table is not None and not anna.table.connected)
            await until(lambda: anna.played and bruno.played)
            await anna.visitor.leave()
            await until(lambda: not table.knows(anna.key.public.hex()))
            assert table.expects(anna.key.public.hex()), "she stands in the record of the match"
            assert "too_many" not in {trouble.kind for trouble in (*anna.troubles, *bruno.troubles)}
        for door in strangers:
            await door.close()


class Undecided(ClubGuest):
    """Somebody who never plays a card."""

    def _answer(self, question: TableQuestion) -> None:
        if question.cut:
            super()._answer(question)


@pytest.mark.parametrize("plays", [True, False])
async def test_nothing_is_kept_of_a_match_in_which_nobody_has_chosen(tmp_path: Path, *, plays: bool) -> None:
    async with club_of(tmp_path, TWO) as club:
        async with staying(*anna_and_bruno(club, ClubGuest if plays else Undecided, pause=0.01)):
            table = club.table
            await until(lambda: table.running.table.playing)
            match = table.running.table.match
            assert match is not None
            await until(lambda: not match.deal.on and match.played is plays)
        await until(lambda: table.people == 0)
        table.poll(0.0)
        assert len(records(club.folder)) == 1
        for seconds, playing in ((200.0, plays), (8 * DAY, False)):
            table.running.table.tick(seconds)
            table.poll(0.0)
            assert table.running.table.playing is playing
            assert len(records(club.folder)) == plays, "what was played stays when it is given up"


@pytest.mark.parametrize("broken", ["table", "on_demand", "fixed"])
async def test_what_fails_at_each_look_keeps_nothing_else_from_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    monkeypatch.setattr("briscola.dealer.dealer.LOOK", 0.01)
    looks: Counter[str] = Counter()

    async def poll(name: str) -> None:
        looks[name] += 1
        if name == broken:
            raise OSError(name)

    def at_table(name: str, _seconds: float) -> int:
        looks[name] += 1
        if name == broken:
            raise OSError(name)
        return 0

    async with club_of(tmp_path, TWO, THREE) as club:
        for name, table in zip(("table", "next table"), club.dealer.tables.values(), strict=True):
            monkeypatch.setattr(table, "poll", partial(at_table, name))
        monkeypatch.setattr(club.dealer.on_demand, "poll", partial(poll, "on_demand"))
        monkeypatch.setattr(club.dealer.fixed, "poll", partial(poll, "fixed"))
        await until(lambda: min(looks[name] for name in ("table", "next table", "on_demand", "fixed")) > 2)


@pytest.mark.parametrize("kind", TableKind)
async def test_one_damaged_key_keeps_nobody_from_the_other_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: TableKind
) -> None:
    """At the start and at a look; its table opens once its owner has put the key back."""
    people = tuple(Occupant(name=name, face="nina") for name in ("Anna", "Bruno"))
    async with club_of(tmp_path, TWO, THREE, on_demand=OnDemand(kind=(TWO,))) as club:
        for seats in ((), people):
            assert await club.dealer.on_demand.open_for(TWO, "", seats)
        tables = club.dealer.tables
        await club.dealer.fixed.move_away(tables[code_of(club.dealer, "Two")])
        codes = {table.kind: code for code, table in tables.items() if table.choice.name == "Two"}
        key = tables[codes[kind]].records.table_key
        await club.dealer.close()
        text = key.read_text()
        key.write_text("no key")
        await club.open()
        tables = club.dealer.tables
        for _ in range(3):
            assert {*codes.values()} - {*tables} == {codes[kind]}
            await club.dealer.on_demand.poll()
        assert caplog.text.count(f"{key}") == 1
        key.write_text(text)
        await club.dealer.fixed.open()
        await club.dealer.on_demand.poll()
        assert codes[kind] in tables


@pytest.mark.parametrize(
    ("kind", "damaged"),
    quick_diagonal([TableKind.MOVED, TableKind.ON_DEMAND, TableKind.CUP], [True, False]),
)
async def test_a_table_whose_note_cannot_be_read_opens_once_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: TableKind, *, damaged: bool
) -> None:
    """A look is enough; no other table waits for it."""
    monkeypatch.setattr("briscola.dealer.fixed_tables.AGAIN_AFTER", 0.0)
    monkeypatch.setattr("briscola.dealer.fixed_tables._is_over", lambda _table: False)  # it waits for a match
    people = tuple(Occupant(name=name, face="nina") for name in ("Anna", "Bruno"))
    async with club_of(tmp_path, TWO, THREE, on_demand=OnDemand(kind=(TWO,))) as club:
        for seats in ((), people):
            assert await club.dealer.on_demand.open_for(TWO, "", seats)
        await club.dealer.fixed.move_away(club.dealer.tables[code_of(club.dealer, "Two")])
        codes = {table.kind: code for code, table in club.dealer.tables.items()}
        note = club.dealer.tables[codes[kind]].folder.path / NOTE
        await club.dealer.close()
        aside = note.rename(note.with_suffix(".aside"))
        note.write_text("no note") if damaged else note.mkdir()
        await club.open()
        for _ in range(3):
            assert {*codes.values()} - {*club.dealer.tables} == {codes[kind]}
            await club.dealer.on_demand.poll()
        note.unlink() if damaged else note.rmdir()
        aside.rename(note)
        await club.dealer.fixed.poll()
        await club.dealer.on_demand.poll()
        assert codes[kind] in club.dealer.tables and club.dealer.tables[codes[kind]].kind is kind


async def test_a_match_goes_on_though_for_a_while_nothing_tells_which_one_is_played_at_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("briscola.dealer.fixed_tables.AGAIN_AFTER", 0.0)
    async with club_of(tmp_path, TWO, THREE) as club:
        code = code_of(club.dealer, "Two")
        guests = [ClubGuest(tmp_path / who, who, code, club.port, pause=60.0) for who in ("Anna", "Bruno")]
        async with staying(*guests):
            await until(lambda: club.dealer.tables[code].match)
            table = club.dealer.tables[code]
            await club.dealer.close()
            with unreadable(table.folder.path / "hosting.json"):
                await club.open()
                assert code not in club.dealer.tables
            await club.dealer.fixed.poll()
            assert club.dealer.tables[code].match == table.match


async def test_a_dealer_whose_settings_name_no_table_opens_beside_a_damaged_match(tmp_path: Path) -> None:
    async with club_of(tmp_path, TWO, on_demand=OnDemand(kind=(TWO,))) as club:
        await club.dealer.fixed.move_away(club.table)
        (moved,) = club.moved
        await club.dealer.close()
        moved.records.table_key.write_text("no key")
        club.settings = replace(club.settings, table=())
        await club.open()
        assert await club.dealer.on_demand.open_for(TWO, "")


async def test_a_short_moment_without_anybody_is_not_kept_a_longer_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines come and go: the note on the disk is not written for each."""
    async with club_of(tmp_path, TWO) as club:
        table = club.table
        for seconds, kept in ((NOTED - 1, False), (NOTED + 1, True), (0.0, False)):
            monkeypatch.setattr(type(table.running.table), "alone", seconds)
            table.poll(0.0)
            assert (table.folder.kept.alone_since > 0) == kept, seconds
