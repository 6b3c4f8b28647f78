"""A dealer that is killed at any moment of a move, or whose disk refuses, has each match at one table."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from briscola.client.friends.friend_records import FriendRecords
from briscola.dealer.moved_matches import move
from briscola.dealer.table_folder import DIGITS, fixed_name, kept_table
from tests.dealer.house import FOR_ALL, House
from tests.dealer.test_moved_matches import HALF_AN_HOUR, MINUTE, Evening, lines
from tests.simulated.world import World, known_chance
from tests.storage.disks import Scanner

STEPS = ("mkdir", "rename", "replace", "unlink", "fsync")
"""Everything that changes files or folders, or has the disk keep them."""


class Killed(BaseException):
    """The program ends here."""


def killed_at(number: int, step: int) -> Killed | None:
    """The program ends at one step."""
    return Killed() if step == number else None


def full_from(number: int, step: int) -> OSError | None:
    """The disk is full from one step on."""
    return OSError(28, "full") if step >= number else None


class Disk:
    """Lets a program be killed, or the disk refuse, at one step or from there on."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.steps, self._folder = 0, str(folder)
        self._stop: Callable[[int], BaseException | None] = lambda _: None
        self._after = False
        for name in STEPS:
            patch.setattr(os, name, self._step(getattr(os, name)))

    def _step(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*args: Any, **more: Any) -> Any:
            self.steps += 1
            error = self._stop(self.steps)
            try:
                return None if error is not None and not self._after else real(*args, **more)
            finally:
                if error is not None:
                    raise error

        return step

    def stops(self, stop: Callable[[int], BaseException | None], *, after: bool = False) -> None:
        """Count steps anew; `stop` tells what comes of each, before it or `after` it is done."""
        self.steps, self._stop, self._after = 0, stop, after


@pytest.fixture(scope="module")
def deserted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The folder of a dealer that was killed while nobody was at its match; the match, and the link."""
    patch = pytest.MonkeyPatch()
    with known_chance(Random(1)):
        evening = Evening(tmp_path_factory.mktemp("deserted"), patch)
        people = evening.two_play()
        match, link = evening.house.table.match, evening.house.table.code
        evening.go(people)
        evening.passes(4 * MINUTE)
        evening.close()
    patch.undo()
    assert match
    return evening.house.folder, match, link


@pytest.fixture
def houses(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[House]]:
    """The dealers of a test, which end with it; they look at their tables less often."""
    monkeypatch.setattr("briscola.client.friends.table_service.TICK", 5.0)
    monkeypatch.setattr("briscola.dealer.dealer.LOOK", 5.0)
    monkeypatch.setattr("briscola.dealer.dealer_figures.BEAT", 100.0)
    opened: list[House] = []
    yield opened
    for house in opened:
        house.kill()


def copied(deserted: Path, place: Path) -> Path:
    shutil.copytree(deserted, place)
    return place


def check(house: House, match: str, link: str) -> int:
    """The match is at one table, with its key, and the link leads to one; the number of moved matches."""
    tables = list(house.dealer.tables.values())
    assert [each.match for each in tables if each.match] == [match]
    at = next(each for each in tables if each.match)
    assert at.code == link and house.table.folder.link_code == link
    assert len(house.moved) == at.moved == len(tables) - 1
    assert len(list(house.folder.rglob(f"{match}.jsonl"))) == 1
    return len(house.moved)


@pytest.mark.slow
@pytest.mark.parametrize("after", [False, True])
def test_a_dealer_that_is_killed_at_any_step_of_a_move_has_the_match_once(
    deserted: tuple[Path, str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    houses: list[House],
    after: bool,
) -> None:
    before, match, link = deserted
    disk, found = Disk(monkeypatch, tmp_path), list[int]()
    for number in count(1):
        folder = copied(before, tmp_path / f"{number}")
        table = kept_table(folder / "tables" / fixed_name(FOR_ALL))
        assert table is not None and FriendRecords(table.path).hosted is not None
        disk.stops(partial(killed_at, number), after=after)
        with suppress(Killed):
            move(table)
        killed = disk.steps >= number
        disk.stops(lambda _: None)
        world = World()
        house = House(world, folder)
        houses.append(house)
        found.append(check(house, match, link))
        world.run(HALF_AN_HOUR + MINUTE)
        assert check(house, match, link) == 1
        assert not list(folder.rglob("*.unfinished"))
        if not killed:
            break
    assert found == sorted(found) and {*found} == {0, 1} and len(found) > 8


@pytest.mark.slow
def test_a_disk_that_refuses_any_step_of_a_move_costs_nobody_the_match(
    deserted: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, houses: list[House]
) -> None:
    before, match, link = deserted
    disk = Disk(monkeypatch, tmp_path)
    for number in count(1):
        world = World()
        house = House(world, copied(before, tmp_path / f"{number}"))
        houses.append(house)
        world.run(HALF_AN_HOUR - 2 * MINUTE)
        assert check(house, match, link) == 0
        disk.stops(partial(full_from, number))
        world.run(5 * MINUTE)
        refused = disk.steps >= number
        disk.stops(lambda _: None)
        world.run(15.0)
        check(house, match, link)
        world.run(11 * MINUTE)
        assert check(house, match, link) == 1
        if not refused:
            break
    assert number > 8


@pytest.mark.slow
@pytest.mark.parametrize("fails", ["move", "kept_table"])
def test_what_has_failed_once_is_tried_again_after_ten_minutes_and_not_before(
    deserted: tuple[Path, str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    houses: list[House],
    fails: str,
) -> None:
    before, match, link = deserted
    real: Callable[[Any], Any] = move if fails == "move" else kept_table
    tried = list[Any]()

    def once_refused(what: Any) -> Any:
        tried.append(what)
        if len(tried) == 1:
            raise OSError(5, "refused")
        return real(what)

    monkeypatch.setattr(f"briscola.dealer.fixed_tables.{fails}", once_refused)
    world = World()
    houses.append(house := House(world, copied(before, tmp_path / "dealer")))
    while not tried:
        world.run(MINUTE)
    world.run(8 * MINUTE)
    assert len(tried) == 1 and len(house.moved) == 0
    world.run(3 * MINUTE)
    assert len(tried) > 1 and check(house, match, link) == 1


def test_a_folder_that_another_program_has_open_for_a_moment_moves_all_the_same(
    deserted: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a virus scanner of Windows has it."""
    folder, match, _link = deserted
    place = copied(folder, tmp_path / "kept") / "tables" / fixed_name(FOR_ALL)
    table = kept_table(place)
    assert table is not None
    Scanner(monkeypatch, tries=2)
    move(table)
    moved = place.with_name(f"{place.name}-{1:0{DIGITS}}")
    assert list(moved.rglob(f"{match}.jsonl")) and kept_table(place) is not None


@pytest.mark.slow
def test_no_match_moves_while_a_disk_refuses_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with known_chance(Random(1)):
        evening = Evening(tmp_path, monkeypatch)
        people = evening.two_play(seconds=6.0)
        match = evening.house.table.match
        disk = Disk(monkeypatch, tmp_path)
        disk.stops(lambda _: OSError(28, "full"))
        before = lines(evening, match)
        evening.world.run(MINUTE)
        after = lines(evening, match)
        assert after > before
        evening.go(people)
        evening.passes(HALF_AN_HOUR + 4 * MINUTE)
        assert not evening.moved
        disk.stops(lambda _: None)
        evening.world.run(MINUTE)
        assert evening.moved == [match]
        assert lines(evening, match) >= after
        evening.close()
