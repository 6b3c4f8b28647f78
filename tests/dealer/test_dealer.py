"""A neutral dealer with guests over real sockets: tables by their codes, restarts, records."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from briscola.client.friends.news import TableQuestion
from briscola.client.friends.table_service import TOGETHER
from briscola.dealer.dealer import CannotDeal, Dealer
from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.dealer.dealer_table import DAY
from briscola.network.door import DoorClosed
from briscola.network.guest_messages import Hello, Watch
from briscola.network.host_messages import Goodbye, Welcome
from briscola.network.key_pair import new_key
from briscola.network.lan_door import connect_to_table
from briscola.network.messages import PROTOCOL, rules_digest
from briscola.storage.match_record import right
from tests.dealer.club_guest import HERE, ClubGuest
from tests.network.broker import free_port
from tests.network.keys import ANNA

TWO = TableSettings(name="Two", people=2)
THREE = TableSettings(name="Three", game="bisca", players=3, computers=1, level="random", people=1)


def club(folder: Path, port: int, *tables: TableSettings) -> Dealer:
    """A dealer of this computer."""
    settings = DealerSettings(
        name="Circolo",
        listen=True,
        address=HERE,
        port=port,
        connections_from_an_address=100,
        thinking=0.0,
        table=tables,
    )
    return Dealer(settings, folder)


def run(steps: Coroutine[Any, Any, None]) -> None:
    """Run to the end, or fail after half a minute."""
    asyncio.run(asyncio.wait_for(steps, 30))


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not condition():
        await asyncio.sleep(0.005)


def records(folder: Path) -> dict[str, bytes]:
    """The records in a folder by the id of their match."""
    return {path.stem: path.read_bytes() for path in folder.rglob("*.jsonl")}


def code_of(dealer: Dealer, name: str) -> str:
    """The code of a table."""
    return next(table.code for table in dealer.tables.values() if table.name == name)


def test_people_of_two_tables_come_by_one_port_and_play(tmp_path: Path) -> None:
    async def steps() -> None:
        port = free_port()
        dealer = club(tmp_path / "dealer", port, TWO, THREE)
        await dealer.open()
        guests = [
            ClubGuest(tmp_path / name, name, code_of(dealer, table), port, seed=seed)
            for seed, (name, table) in enumerate([("Anna", "Two"), ("Bruno", "Two"), ("Carla", "Three")])
        ]
        stays = [asyncio.create_task(guest.visitor.stay()) for guest in guests]
        await until(lambda: all(guest.played for guest in guests))
        figures = dealer.figures(1.0)
        assert (figures.tables, figures.people, figures.matches) == (2, 3, 0)
        assert figures.messages > 100
        for guest in guests:
            await guest.visitor.go()
        await asyncio.gather(*stays)
        await dealer.close()
        kept = records(tmp_path / "dealer")
        assert len(kept) == 2
        for guest in guests:
            assert all(kept[match] == data for match, data in records(guest.records.folder).items())
        for data in kept.values():
            record = right(data)
            assert record.header is not None and record.header.dealt_by is not None
            assert record.header.dealt_by.computer is None and record.position.ended

    run(steps())


def test_a_code_of_no_table_is_refused(tmp_path: Path) -> None:
    async def steps() -> None:
        port = free_port()
        dealer = club(tmp_path, port, TWO)
        await dealer.open()
        with pytest.raises(DoorClosed) as caught:
            await connect_to_table(HERE, port, "CC5GRJZ6P8", ANNA)
        assert caught.value.why == "handshake"
        await dealer.close()

    run(steps())


def test_a_dealer_that_ends_goes_on_where_it_was(tmp_path: Path) -> None:
    async def steps() -> None:
        port = free_port()
        dealer = club(tmp_path / "dealer", port, TWO)
        await dealer.open()
        code = code_of(dealer, "Two")
        guests = [ClubGuest(tmp_path / name, name, code, port, seed=7) for name in ("Anna", "Bruno")]
        stays = [asyncio.create_task(guest.visitor.stay()) for guest in guests]
        for _ in range(3):
            table = dealer.tables[code].running.table
            lines = 0 if table.match is None else len(table.match.table.log)
            await until(partial(_grown, table, lines))
            await dealer.close()
            dealer = club(tmp_path / "dealer", port, TWO)
            await dealer.open()
            assert code_of(dealer, "Two") == code
        await until(lambda: all(guest.played for guest in guests))
        for guest in guests:
            await guest.visitor.go()
        await asyncio.gather(*stays)
        await dealer.close()
        (kept,) = records(tmp_path / "dealer").values()
        assert all(list(records(guest.records.folder).values()) == [kept] for guest in guests)

    run(steps())


def _grown(table: Any, lines: int) -> bool:
    return table.match is not None and len(table.match.table.log) > lines + 12


def test_a_port_that_another_program_has_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola.dealer.dealer.REOPENING", 0.1)

    async def steps() -> None:
        port = free_port()
        first = club(tmp_path / "one", port, TWO)
        await first.open()
        second = club(tmp_path / "two", port, TWO)
        with pytest.raises(CannotDeal):
            await second.open()
        await second.close()
        await first.close()

    run(steps())


def test_a_dealer_that_ends_tells_nobody_who_goes(tmp_path: Path) -> None:
    async def steps() -> None:
        port = free_port()
        dealer = club(tmp_path / "dealer", port, TWO)
        await dealer.open()
        code = code_of(dealer, "Two")
        guests = [ClubGuest(tmp_path / name, name, code, port, pause=60.0) for name in ("Anna", "Bruno")]
        stays = [asyncio.create_task(guest.visitor.stay()) for guest in guests]
        running = dealer.tables[code].running
        await until(lambda: running.table.playing)
        doors = [await connect_to_table(HERE, port, code, new_key()) for _ in range(5)]
        for number, door in enumerate(doors):
            door.send(Hello(protocol=PROTOCOL, rules=rules_digest()))
            door.send(Watch(name=f"P{number}", face="nina"))
        await until(lambda: len(running.table.onlookers) == len(doors))
        await asyncio.sleep(2 * TOGETHER)
        said = running.messages
        await dealer.close()
        assert running.messages == said
        for door in doors:
            await door.close()
        for guest in guests:
            await guest.visitor.go()
        await asyncio.gather(*stays)

    run(steps())


def test_a_friend_comes_back_to_her_match_although_strangers_fill_all_places(tmp_path: Path) -> None:
    async def steps() -> None:
        port = free_port()
        settings = DealerSettings(
            name="Circolo",
            listen=True,
            address=HERE,
            port=port,
            connections=4,
            connections_from_an_address=4,
            thinking=0.0,
            table=(TWO,),
        )
        dealer = Dealer(settings, tmp_path / "dealer")
        await dealer.open()
        code = code_of(dealer, "Two")
        guests = [ClubGuest(tmp_path / name, name, code, port, pause=0.05) for name in ("Anna", "Bruno")]
        stays = [asyncio.create_task(guest.visitor.stay()) for guest in guests]
        table = dealer.tables[code].running.table
        await until(lambda: table.playing)
        strangers = []
        for _ in range(4):
            strangers.append(await connect_to_table(HERE, port, code, new_key()))
            strangers[-1].send(Hello(protocol=PROTOCOL, rules=rules_digest()))
            assert isinstance(await strangers[-1].receive(), Welcome)
        refused = await connect_to_table(HERE, port, code, new_key())
        refused.send(Hello(protocol=PROTOCOL, rules=rules_digest()))
        assert isinstance(goodbye := await refused.receive(), Goodbye) and goodbye.why == "too_many"
        await refused.close()
        anna = guests[0]
        await anna.visitor.hang_up()
        await until(lambda: anna.table is not None and not anna.table.connected)
        await until(lambda: all(guest.played for guest in guests))
        await anna.visitor.leave()
        await until(lambda: not table.knows(anna.key.public.hex()))
        assert table.keeps_place_for(anna.key.public.hex()), "she stands in the record of the match"
        assert "too_many" not in {trouble.kind for guest in guests for trouble in guest.troubles}
        for guest in guests:
            await guest.visitor.go()
        for door in strangers:
            await door.close()
        await asyncio.gather(*stays)
        await dealer.close()

    run(steps())


class Undecided(ClubGuest):
    """Somebody who never plays a card."""

    def _answer(self, question: TableQuestion) -> None:
        if question.cut:
            super()._answer(question)


@pytest.mark.parametrize("plays", [True, False])
def test_nothing_is_kept_of_a_match_in_which_nobody_has_chosen(tmp_path: Path, *, plays: bool) -> None:
    async def steps() -> None:
        port = free_port()
        dealer = club(tmp_path / "dealer", port, TWO)
        await dealer.open()
        code = code_of(dealer, "Two")
        kind = ClubGuest if plays else Undecided
        guests = [kind(tmp_path / name, name, code, port, pause=0.01) for name in ("Anna", "Bruno")]
        stays = [asyncio.create_task(guest.visitor.stay()) for guest in guests]
        table = dealer.tables[code]
        await until(lambda: table.running.table.playing)
        match = table.running.table.match
        assert match is not None
        await until(lambda: not match.dealing and match.played is plays)
        for guest in guests:
            await guest.visitor.go()
        await asyncio.gather(*stays)
        await until(lambda: table.people == 0)
        table.look(0.0)
        assert len(records(tmp_path / "dealer")) == 1
        table.running.table.tick(200.0)
        table.look(0.0)
        assert table.running.table.playing is plays
        assert len(records(tmp_path / "dealer")) == plays
        table.running.table.tick(8 * DAY)
        table.look(0.0)
        assert not table.running.table.playing
        assert len(records(tmp_path / "dealer")) == plays, "what was played stays when it is given up"
        await dealer.close()

    run(steps())
