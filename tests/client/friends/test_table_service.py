"""The work of an open table: it goes on after a mistake of ours in a part of it, and while people talk."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from briscola.client.friends import table_service
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.table_plan import TablePlan
from briscola.client.friends.table_service import TableService
from briscola.engine.variants import make_rules
from briscola.network.messages.from_guest import Say
from briscola.network.tables.nearby import Announcement
from tests.client.friends.evening import HERE, setup_of
from tests.client.friends.in_memory import TABLE, Company, header_of, public_of
from tests.simulated.world import Computer, World


def breaking_once(calls: list[object]) -> Callable[..., None]:
    """A call that fails the first time; each is kept."""

    def call(_self: object, given: object) -> None:
        calls.append(given)
        if len(calls) == 1:
            raise LookupError("a card has two backs")

    return call


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def own_table(folder: Path, *, thinking: float = 0.0) -> TableService:
    """An own table for two."""
    plan = TablePlan(setup=setup_of(make_rules("briscola", 2), 2), key=TABLE)
    return TableService(plan, FriendRecords(folder), failed=lambda _: None, thinking=thinking)


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TableService:
    """An own table that rests for no time; nothing of it is told on a network."""
    monkeypatch.setattr(table_service, "REST", 0.0)

    async def nowhere(_announcement: Announcement) -> None:
        pass

    monkeypatch.setattr(Announcement, "open", nowhere)
    return own_table(tmp_path)


async def test_the_clock_goes_on(running: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    monkeypatch.setattr(FriendsTable, "tick", breaking_once(calls))
    running.start()
    await until(lambda: len(calls) > 1)
    await running.stop()


async def test_the_free_seats_are_told_again(running: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    broken = breaking_once(calls)

    async def change(announcement: Announcement, free: int) -> None:
        broken(announcement, free)

    monkeypatch.setattr(Announcement, "change", change)
    await running.open(HERE, 0)
    await asyncio.sleep(0)  # the announcement begins
    free: Any = property(lambda _table: 5)
    monkeypatch.setattr(FriendsTable, "free", free)
    await until(lambda: len(calls) > 1)
    assert calls == [5, 5]
    await running.close()


def test_people_who_talk_without_pause_hold_up_no_computer(tmp_path: Path) -> None:
    company = Company(header_of(make_rules("briscola", 4), (0, 1, 2)))
    match = company.host
    company.until(lambda: match.thinking is not None and not match.silent)
    service = own_table(tmp_path, thinking=10.0)
    service.table.match = match
    world = World()
    asked, computer = match.thinking, Computer(world)
    computer.call(service.start)
    for person in range(3):
        world.run(3.0)
        match.receive(public_of(person), Say(request="trump"))
    assert match.thinking == asked
    world.run(1.5)
    computer.kill()
    assert match.thinking != asked
