"""Each trouble of a cup at a dealer: the policy of docs/cup.md, over restarts."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from briscola.capabilities.cup import at_dealer
from briscola.capabilities.cup.cup import CupTable, TableIndex, is_over, open_tables, table_at
from briscola.capabilities.cup.dealer_cup import DealerCup
from briscola.capabilities.cup.words import result_text
from briscola.client.tournament import computers
from briscola.client.tournament.computers import TRIES
from briscola.dealer.table_folder import NOTE
from briscola.pages.messages.from_page import Do
from briscola.pages.messages.to_page import PageNotice
from tests.client.tournament.test_troubles import GONE, Breaking
from tests.dealer.house import Club
from tests.dealer.test_dealer_cups import (
    CupGuest,
    board,
    club_of,
    company,
    cup_of,
    cups_of,
    join,
    opened,
    play_all,
    quick,
    results_are_those_of_the_records,
)
from tests.network.carriers import until
from tests.pages.browser import told
from tests.pages.served_pages import entering, say
from tests.spread import quick_some

__all__ = ["quick"]
LOOKS = 0.5
"""Seconds for many looks of the dealer."""


def begun(club: Club) -> list[CupTable]:
    """Tables whose match goes on, as the cup knows them."""
    return [table for _place, table in open_tables(cup_of(club)) if table.record]


async def stopped_in_a_match(club: Club) -> tuple[list[CupGuest], "asyncio.Task[None]", str, Path]:
    """Stop the dealer in the middle of a match: its people, their playing, the record's id and file."""
    await club.open()
    guests = await company(club, "Ada", "Bruno", size=0, hands=0)
    playing = asyncio.create_task(play_all(guests))
    await until(lambda: begun(club))
    record = begun(club)[0].record
    await club.dealer.close()
    (path,) = (club.folder / "tables").glob(f"*/{record}.jsonl")
    return guests, playing, record, path


@pytest.mark.slow
@pytest.mark.parametrize("harm", quick_some([*GONE], 1))
async def test_a_record_that_is_gone_is_played_anew_and_marked(
    tmp_path: Path, harm: Callable[[Path], object]
) -> None:
    club = club_of(tmp_path)
    _guests, playing, record, path = await stopped_in_a_match(club)
    harm(path)
    async with club:
        await playing
        cup = cup_of(club)
        assert is_over(cup)
        (place,) = (
            TableIndex(number, at)
            for number, tables in enumerate(cup.rounds)
            for at, table in enumerate(tables)
            if table.anew
        )
        anew = table_at(cup, place)
        assert anew.record and anew.record != record and anew.result is not None and not anew.absent
        assert result_text(cup, place).endswith("played anew")


@pytest.mark.slow
@pytest.mark.parametrize("unread", quick_some(["", NOTE, "table.key", "hosting.json"], 1))
async def test_a_table_that_cannot_be_read_now_waits_and_costs_nothing(tmp_path: Path, unread: str) -> None:
    """Its record, its note or its key, or which match goes on there."""
    club = club_of(tmp_path)
    _guests, playing, record, path = await stopped_in_a_match(club)
    path = path.with_name(unread or path.name)
    aside = path.rename(path.with_suffix(".aside"))
    path.mkdir()  # whatever is there, it can't be read
    async with club:
        before = begun(club)
        await asyncio.sleep(LOOKS)
        assert [table.record for table in before] == [record] and begun(club) == before
        path.rmdir()
        aside.rename(path)
        await playing
        cup = cup_of(club)
        assert is_over(cup) and results_are_those_of_the_records(tmp_path, cup) == 3
        assert not any(table.anew for tables in cup.rounds for table in tables)
        assert record in [table.record for tables in cup.rounds for table in tables]


@pytest.mark.slow
@pytest.mark.parametrize("damaged", [NOTE, "table.key"])
async def test_nobody_waits_for_a_table_whose_note_or_key_is_damaged_for_good(
    tmp_path: Path, damaged: str
) -> None:
    club = club_of(tmp_path)
    _guests, playing, _record, path = await stopped_in_a_match(club)
    path.with_name(damaged).write_bytes(b"{")
    async with club:
        await playing
        assert is_over(cup_of(club))


async def test_a_table_without_a_match_that_cannot_be_read_now_waits(tmp_path: Path) -> None:
    club = club_of(tmp_path)
    await club.open()
    await company(club, "Ada", "Bruno", size=0, hands=0)
    await until(lambda: len(club.dealer.tables) == 1)
    (table,) = club.dealer.tables.values()
    note = table.folder.path / NOTE
    await club.dealer.close()
    aside = note.rename(note.with_suffix(".aside"))
    note.mkdir()
    async with club:
        await asyncio.sleep(LOOKS)
        place, lost = next((place, table.result) for place, table in open_tables(cup_of(club)))
        assert lost is None and not club.dealer.tables
        note.rmdir()
        aside.rename(note)
        await until(lambda: table.code in club.dealer.tables)
        assert table_at(cup_of(club), place).result is None


@pytest.mark.slow
async def test_a_cup_whose_file_cannot_be_read_at_the_start_is_there_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_dealer, "AGAIN", 0.0)
    club = club_of(tmp_path)
    _guests, playing, record, _path = await stopped_in_a_match(club)
    (file,) = (club.folder / "cups").glob("*.json")
    aside = file.rename(file.with_suffix(".aside"))
    file.mkdir()
    async with club:
        await asyncio.sleep(LOOKS)
        assert not cups_of(club)
        file.rmdir()
        aside.rename(file)
        await until(lambda: cups_of(club))
        assert [table.record for table in begun(club)] == [record]
        await playing
        assert is_over(cup_of(club))


async def test_computers_that_break_off_start_again_three_times_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "REST", 0.05)
    broken = Breaking(monkeypatch, times=TRIES + 1)
    async with club_of(tmp_path) as club, entering(club.server, table="cup") as page:
        link = await opened(page, size=1, level=0, hands=0)
        await join(page, "Ada")
        await say(page, Do(at=0, choice="draw"))
        await board(page, lambda shown: "breaks off" in shown.state)
        assert broken.begun == TRIES + 1
        await asyncio.sleep(LOOKS)
        assert broken.begun == TRIES + 1
        async with entering(club.server, table=f"cup-{link}"):  # somebody comes
            await board(page, lambda shown: "breaks off" not in shown.state)
            await until(lambda: len([*open_tables(cup_of(club))]) == 1)


async def test_nothing_begins_on_a_step_that_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table="cup") as page:
        await opened(page, size=1)
        await join(page, "Ada")
        (cup,) = cups_of(club)
        await until(lambda: cup.steps.latest.people and cup.steps.kept)
        with monkeypatch.context() as patched:
            patched.setattr(cup.steps.file, "write", lambda _cup: False)
            await say(page, Do(at=0, choice="draw"))
            shown = await board(page, lambda shown: shown.rounds)
            assert "disk" in shown.state
            await asyncio.sleep(LOOKS)
            assert cup.document.cup is not None and not cup.document.tables and not club.dealer.tables
            assert not cup.computers.working
            assert all(table.result is None for table in cup.document.cup.rounds[0])
            before = cup.document
            await say(page, Do(at=cup.document.step, choice="leave"))
            assert "disk" in (await told(page, PageNotice)).sentence and cup.document.cup == before.cup
        await board(page, lambda shown: shown.table)
        assert cup.document.tables and cup.steps.kept


async def test_a_table_that_cannot_be_noted_is_closed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table="cup") as page:
        await opened(page, size=1)
        await join(page, "Ada")
        (cup,) = cups_of(club)
        await until(lambda: cup.steps.latest.people and cup.steps.kept)
        real = cup.steps.file.write
        with monkeypatch.context() as patched:
            refused: list[DealerCup] = []

            def write(served: DealerCup) -> bool:
                if served.tables:
                    refused.append(served)
                return not refused and real(served)

            patched.setattr(cup.steps.file, "write", write)
            await say(page, Do(at=0, choice="draw"))
            await until(lambda: refused)
            await until(lambda: not club.dealer.tables)
            kept = cup.steps.file.read()
            assert kept is not None and not kept.tables
        await until(lambda: cup.steps.kept and cup.document.tables)
        assert {*club.dealer.tables} == {each.code for each in cup.document.tables}


@pytest.mark.slow
async def test_no_next_round_begins_on_results_that_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club_of(tmp_path) as club, entering(club.server, table="cup") as page:
        await opened(page, size=1, level=0, hands=0)
        await join(page, "Ada")
        (cup,) = cups_of(club)
        await until(lambda: cup.steps.latest.people and cup.steps.kept)
        real = cup.steps.file.write
        with monkeypatch.context() as patched:

            def write(served: DealerCup) -> bool:
                tables = () if served.cup is None else served.cup.rounds[0]
                whole = bool(tables) and all(table.result for table in tables)
                return not whole and real(served)

            patched.setattr(cup.steps.file, "write", write)
            await say(page, Do(at=0, choice="draw"))
            await board(page, lambda shown: shown.table)
            await say(page, Do(at=cup.document.step, choice="leave"))  # computers alone are left
            await until(lambda: cup.document.round_over)
            await asyncio.sleep(LOOKS)
            assert cup.document.round_over and cup.document.opened == 0 and not cup.steps.kept
        await until(lambda: is_over(cup_of(club)))
