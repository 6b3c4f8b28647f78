"""A neutral dealer with guests over real sockets: tables by their codes, restarts, records."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from briscola.dealer.dealer import CannotDeal, Dealer
from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.network.door import DoorClosed
from briscola.network.lan_door import connect_to_table
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
