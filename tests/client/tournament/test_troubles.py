"""Each trouble of a season and of a cup: one policy, as docs/cup.md and docs/season.md say it."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from briscola.capabilities.cup.cup import (
    Cup,
    CupTable,
    TableIndex,
    has_people,
    open_tables,
    reopened,
    table_at,
    with_match,
    with_result,
)
from briscola.capabilities.cup.file import cups_file
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.tables import CupTrouble, setup_at
from briscola.capabilities.cup.words import result_text
from briscola.capabilities.season.keeper import SeasonKeeper
from briscola.capabilities.season.words import trouble_text
from briscola.client.active_match import ActiveMatch
from briscola.client.host.analysis import Analysis
from briscola.client.host.library import Library
from briscola.client.tournament import computers
from briscola.client.tournament.computers import REST, TRIES, ComputerTable
from briscola.client.tournament.steps import AGAIN
from briscola.client.tournament.table_record import record_of_table
from tests.client.cup.test_cup import FIRST, FOUR, GAMES, by_computers, cup
from tests.client.season.test_season_keeper import Circolo, play
from tests.storage.disks import Disk
from tests.storage.played import HOUSE


class Clock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Cupful:
    """A window with a cup of four, the match of whose first table is played by its person."""

    def __init__(self, folder: Path, *, people: int = 1) -> None:
        self.folder, self.clock = folder, Clock()
        self.active = ActiveMatch(Library(folder))
        assert self.active.take_over()
        self.keeper = CupKeeper(self.active.library, ours=lambda: True, clock=self.clock)
        self.keeper.steps.read()
        self.keeper.open(cup("everybody", 4, people=people))
        self.place = next(place for place, table in open_tables(self.cup) if has_people(self.cup, table))

    @property
    def cup(self) -> Cup:
        assert self.keeper.cup is not None
        return self.keeper.cup

    @property
    def table(self) -> CupTable:
        return table_at(self.cup, self.place)

    @property
    def on_disk(self) -> Cup | None:
        found = cups_file(self.folder).read()
        return None if found is None else found.cup

    def visit(self, *, titles: int = 2) -> None:
        """Do as a window does: read the cup at each title, and then for the page."""
        for _ in range(titles + 1):
            self.keeper.steps.read()
            self.keeper.take_from_table(self.active)
            self.keeper.take_from_disk(besides=self.active.match)

    def play(self, *, lines: int = 9999) -> Path:
        """Play the match of the person, to its end or so many lines far; the file of its record."""
        seats, setup = setup_at(self.cup, self.place, first="")
        seat = self.active.begin(setup, HOUSE)
        assert self.active.match is not None
        self.keeper.begun(self.place, seats, self.active.match)
        play(seat, done=lambda: seat.over or len(seat.host.table.log) > lines)
        path = self.active.library.records.path(self.active.match)
        self.active.drop()
        return path


def spoil(path: Path) -> None:
    path.write_bytes(b"nothing of ours\n")


def foreign(path: Path) -> None:
    """Another match lies there, of three people."""
    path.write_bytes(path.read_bytes().replace(b'"players":2', b'"players":3'))


GONE: Sequence[Callable[[Path], object]] = (Path.unlink, spoil, foreign)


def test_the_docs_of_both_say_it_in_the_same_words() -> None:
    docs = Path(__file__).parents[3] / "docs"
    said = [
        [line for line in (docs / name).read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
        for name in ("cup.md", "season.md")
    ]
    troubles = [line for line in said[0] if line in said[1]]
    assert len(troubles) == len(said[1]) == 5 and "10 seconds, three times" in troubles[3]
    assert (REST, AGAIN, TRIES) == (10, 10, 3)


# ---- a record that is gone


@pytest.mark.parametrize("harm", GONE)
def test_in_a_cup_it_is_played_anew_and_marked_on_the_board_for_good(
    tmp_path: Path, harm: Callable[[Path], object]
) -> None:
    window = Cupful(tmp_path)
    path = window.play()
    harm(path)
    window.visit()
    assert window.keeper.told == ["gone"]
    assert not window.table.record and window.table.result is None
    assert result_text(window.cup, window.place) == "played anew"
    window.play()
    window.visit()
    assert window.keeper.told == ["gone"] and window.table.result is not None
    assert result_text(window.cup, window.place).endswith(" · played anew")
    assert window.on_disk == window.cup
    assert table_at(reopened(window.cup, window.place), window.place).anew, "for good"


def test_the_record_of_another_table_is_none_of_this_one(tmp_path: Path) -> None:
    window = Cupful(tmp_path)
    path = window.play()
    own = record_of_table(path, window.table.record, window.cup.game)
    assert own is not None and own.result is not None and own.people == 1
    assert record_of_table(path, window.table.record, GAMES["tables"]) is None
    assert record_of_table(path, window.table.record, FOUR) is None


@pytest.mark.slow
@pytest.mark.parametrize("harm", GONE)
def test_in_a_season_it_counts_as_lost(tmp_path: Path, harm: Callable[[Path], object]) -> None:
    circolo = Circolo(tmp_path)
    seat = circolo.sit_down()
    play(seat, done=lambda: seat.over)
    path = circolo.active.library.records.path(circolo.active.match or "")
    circolo.active.drop()
    harm(path)
    circolo.visit()
    evening = circolo.keeper.evening
    assert evening is not None and evening.results[0] is not None
    assert evening.results[0].ranks == (2, 1) and evening.results[0].hands == (0, 0)
    assert "counts as given up" in trouble_text(circolo.keeper)
    circolo.keeper.computers.stop()


def test_a_cup_that_was_written_before_the_mark_is_read_without_it(tmp_path: Path) -> None:
    window = Cupful(tmp_path)
    file = cups_file(tmp_path)
    text = file.path.read_bytes().partition(b',"sha256"')[0] + b"}"
    assert b',"anew":false' in text
    file.path.write_bytes(text.replace(b',"anew":false', b""))
    assert window.on_disk == window.cup


# ---- one cup after another


def knocked_out(seed: int) -> Cup:
    """A knock-out of four computers whose final is open."""
    one = cup("knock_out", seed=seed)
    for place, _table in list(open_tables(one)):
        one = with_result(one, place, FIRST)
    return one


@pytest.mark.parametrize("put_away", [False, True], ids=["begun over it", "put away"])
def test_each_cup_of_an_evening_has_its_own_final_to_watch(tmp_path: Path, put_away: bool) -> None:
    keeper, final = CupKeeper(Library(tmp_path), ours=lambda: True), TableIndex(1, 0)
    for seed in (1, 2, 2):
        keeper.open(knocked_out(seed))
        assert keeper.final == final and not keeper._open_tables(), "it waits"
        keeper.call_final()
        assert keeper.final is None and len(keeper._open_tables()) == 1
        keeper.change(with_result(keeper.cup or cup(), final, FIRST))
        if put_away:
            keeper.end()


def test_what_could_not_be_read_of_a_cup_is_nothing_of_the_next(tmp_path: Path) -> None:
    window = Cupful(tmp_path)
    path = window.play()
    path.unlink()
    path.mkdir()  # whatever is there, it can't be read
    window.visit()
    assert window.keeper.trouble is CupTrouble.UNREAD
    window.keeper.end()
    window.keeper.open(cup("everybody", 4))
    assert window.keeper.trouble is None


# ---- a record that cannot be read at the moment


def test_in_a_cup_it_costs_nothing_and_its_table_waits(tmp_path: Path) -> None:
    window = Cupful(tmp_path)
    path = window.play()
    before, aside = window.cup, path.rename(path.with_suffix(".aside"))
    path.mkdir()  # whatever is there, it can't be read
    window.visit()
    assert window.keeper.unread and not window.keeper.told and window.cup == before
    path.rmdir()
    aside.rename(path)
    window.visit()
    assert not window.keeper.unread and window.table.result is not None and not window.table.anew


# For a season: test_season_keeper.py, test_a_disk_that_cannot_be_read_now_costs_nothing.


# ---- a process of computers that breaks off


class Breaking:
    """Processes that break off, as often as wanted, after so many results."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, times: int) -> None:
        self.left, self.begun = times, 0
        self._real = Analysis
        monkeypatch.setattr(computers, "Analysis", self._start)

    def _start(self, find: Callable[..., object], tables: tuple[ComputerTable, ...]) -> object:
        made = self._real(find, tables)  # type: ignore[arg-type,var-annotated] # any pair will do
        self.begun += 1
        if self.left > 0:
            self.left -= 1
            assert made._process is not None
            made._process.kill()
            made._process.join()
        return made


Poll = Callable[[], object]


def breaks_and_goes_on(broken: Breaking, clock: Clock, poll: Poll, failed: Callable[[], bool]) -> None:
    """Poll until the process has been started as often as it may be."""
    for tries in range(1, TRIES + 1):
        poll()
        clock.now += REST / 2
        poll()
        assert broken.begun == tries and not failed(), "it rests"
        clock.now += REST / 2
        poll()
        assert broken.begun == tries + 1
    poll()
    clock.now += 100 * REST
    poll()
    assert broken.begun == TRIES + 1 and failed()


def a_season(folder: Path, clock: Clock) -> tuple[Circolo, SeasonKeeper]:
    """A season on whose first evening the others are still to play."""
    circolo = Circolo(folder)
    seat = circolo.sit_down()
    play(seat, done=lambda: seat.over)
    circolo.keeper = SeasonKeeper(circolo.active.library, lambda: True, clock=clock)
    return circolo, circolo.keeper


@pytest.mark.slow
def test_in_a_cup_it_is_started_again_three_times_and_then_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Breaking(monkeypatch, times=TRIES + 1)
    clock = Clock()
    keeper = CupKeeper(Library(tmp_path), ours=lambda: True, clock=clock)
    keeper.open(cup("everybody", 4))
    keeper.poll()
    breaks_and_goes_on(broken, clock, keeper.poll, lambda: keeper.computers.broke_off)
    keeper.computers.again()
    for _ in range(200):
        keeper.poll()
        keeper.computers.wait(5)
    assert keeper.cup == by_computers(cup("everybody", 4))


@pytest.mark.slow
def test_in_a_season_it_is_started_again_three_times_and_then_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    circolo, keeper = a_season(tmp_path, clock)
    broken = Breaking(monkeypatch, times=TRIES + 1)
    keeper.take_results()
    breaks_and_goes_on(broken, clock, keeper.poll, lambda: "broke off" in trouble_text(keeper))
    assert not keeper.computers.working
    keeper.told()
    keeper.take_results()
    circolo.everybody_plays()
    assert keeper.season is not None and keeper.season.current == 1 and not trouble_text(keeper)


# ---- a step that the disk refuses


def test_in_a_cup_it_is_shown_and_tried_again_and_nothing_begins_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, window = Disk(monkeypatch), Cupful(tmp_path)
    keeper, clock = window.keeper, window.clock
    path = window.play()
    before = window.on_disk
    with disk.broken():
        keeper.take_from_disk(besides=None)
        assert path.exists() and window.table.result is not None, "it is shown"
        assert not keeper.steps.kept and window.on_disk == before
        place, table = next(open_tables(window.cup))
        assert not keeper.begun(place, table.seats, "d" * 32)
        assert not table_at(window.cup, place).record
        clock.now += AGAIN
        keeper.poll()
        assert not keeper.steps.kept and keeper.busy
        calls = len(disk.calls)
        keeper.poll()
        assert len(disk.calls) == calls, "not at each poll"
    keeper.steps.read()
    assert window.table.result is not None, "what waits is not read over"
    clock.now += AGAIN
    keeper.poll()
    assert keeper.steps.kept and window.on_disk == window.cup


def test_a_match_begins_only_when_it_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, window = Disk(monkeypatch), Cupful(tmp_path, people=4)
    before = window.cup
    with disk.broken():
        assert not window.keeper.begun(window.place, window.table.seats, "d" * 32)
    assert window.cup == before and not window.keeper.steps.kept
    assert window.keeper.steps.retry(at_once=True) and window.on_disk == before
    assert window.keeper.begun(window.place, window.table.seats, "d" * 32)
    assert window.on_disk == with_match(before, window.place, window.table.seats, "d" * 32)


def test_the_computers_of_a_cup_begin_nothing_on_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, clock = Disk(monkeypatch), Clock()
    keeper = CupKeeper(Library(tmp_path), ours=lambda: True, clock=clock)
    with disk.broken():
        keeper.open(cup("everybody", 4))
        keeper.poll()
        assert keeper.cup is not None and not keeper.steps.kept and not keeper.computers.working
    clock.now += AGAIN
    keeper.poll()
    assert keeper.steps.kept and keeper.computers.working
    keeper.computers.stop()


def test_in_a_season_it_is_shown_and_tried_again_and_nothing_begins_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, clock = Disk(monkeypatch), Clock()
    circolo, keeper = a_season(tmp_path, clock)
    before = circolo.path.read_bytes()
    with disk.broken():
        keeper.take_results()
        assert circolo.results[0] and not keeper.computers.working, "it is shown, and the others wait"
        assert circolo.path.read_bytes() == before
        assert "The disk does not take the season" in trouble_text(keeper)
        assert not keeper.may_begin and not keeper.end() and keeper.season is not None
        keeper.read()
        assert circolo.results[0], "what waits is not read over"
        calls = len(disk.calls)
        keeper.poll()
        assert len(disk.calls) == calls, "not at each poll"
        assert keeper.busy
    clock.now += AGAIN
    keeper.poll()
    assert not trouble_text(keeper) and keeper.computers.working and circolo.path.read_bytes() != before
    circolo.everybody_plays()
    assert SeasonKeeper(circolo.active.library, lambda: True).season == keeper.season


@pytest.mark.slow
def test_a_result_of_the_others_that_the_disk_refuses_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, clock = Disk(monkeypatch), Clock()
    _circolo, keeper = a_season(tmp_path, clock)
    keeper.take_results()
    with disk.broken():
        while keeper.computers.working:
            keeper.computers.wait(5)
            keeper.poll()
        assert keeper.season is not None and keeper.season.current == 1 and not keeper.may_begin
    clock.now += AGAIN
    keeper.poll()
    assert keeper.may_begin
