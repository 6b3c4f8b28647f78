"""The season on the disk: matches that end, wait, are given up or lost; damage, full disks, kills."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from briscola.capabilities.season.keeper import LARGEST, SeasonKeeper, SeasonTrouble
from briscola.capabilities.season.season import SeasonBook, own_setup
from briscola.capabilities.season.words import trouble_text
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.tournament import computers
from tests.client.season.seasons import keep_season
from tests.client.seat_steps import step_without_choice
from tests.storage.played import HOUSE


class Circolo:
    """A window over a folder in which a season of quick regulars runs."""

    def __init__(self, folder: Path, *, evenings: int = 0) -> None:
        self.folder = folder
        self.active = ActiveMatch(Library(folder))
        assert self.active.take_over()
        if not self.path.exists():
            keep_season(self.path, evenings)
        self.keeper = SeasonKeeper(self.active.library, lambda: self.active.ours)

    @property
    def path(self) -> Path:
        return self.active.library.season_path

    def sit_down(self) -> HostedSeat:
        """The match of the evening."""
        season = self.keeper.season
        assert season is not None and season.current is not None
        setup = own_setup(season, season.current, player="Anna", face="person-woman")
        seat = self.active.begin(setup, HOUSE)
        assert self.active.match is not None
        self.keeper.begun(self.active.match)
        return seat

    def again(self) -> "Circolo":
        """The next start of the program."""
        self.keeper.computers.stop()
        self.active.close()
        return Circolo(self.folder)

    def visit(self, *, titles: int = 2) -> None:
        """Do as a window does: read the season at each title, and then for the page."""
        for _ in range(titles):
            self.keeper.read()
            self.keeper.take_own_result()
        self.keeper.read()
        self.keeper.take_results()

    def everybody_plays(self) -> None:
        """Wait for the other tables."""
        while self.keeper.computers.working:
            self.keeper.computers.wait(5)
            self.keeper.poll()

    @property
    def results(self) -> list[bool]:
        """True for each table of the current evening that has a result."""
        evening = self.keeper.evening
        assert evening is not None
        return [result is not None for result in evening.results]


def play(seat: HostedSeat, *, done: Callable[[], bool]) -> None:
    """Play at random until something is so."""
    chance = Random(1)
    while not done():
        seat.converse()
        if seat.next_step is NextStep.OWN_MOVE:
            seat.choose(chance.choice(seat.view.legal))
        elif not step_without_choice(seat, salt="a salt", at=5):
            seat.choose(seat.think().result)


@pytest.fixture
def circolo(tmp_path: Path) -> Circolo:
    return Circolo(tmp_path)


def test_a_match_that_ends_counts_and_the_others_play_each_once(circolo: Circolo) -> None:
    seat = circolo.sit_down()
    play(seat, done=lambda: seat.over)
    circolo.keeper.take_results()
    assert circolo.results[0]
    circolo.everybody_plays()
    season = circolo.keeper.season
    assert season is not None and season.current == 1
    assert {row.played for row in season.table()} == {1}
    own = season.evenings[0].results[0]
    assert own is not None and own.record == season.evenings[0].record
    again = circolo.again()
    assert again.keeper.season == season


def test_a_match_that_waits_goes_on_and_cannot_be_begun_again(circolo: Circolo) -> None:
    seat = circolo.sit_down()
    play(seat, done=lambda: len(seat.host.table.log) > 30)
    again = circolo.again()
    again.keeper.take_results()
    match = again.keeper.waiting()
    assert match is not None and match.waits
    assert again.results == []
    with pytest.raises(ValueError, match="begun already"):
        again.sit_down()
    taken = again.active.turn_to(match)
    assert taken is not None
    play(taken, done=lambda: taken.over)
    again.keeper.take_results()
    assert again.results[0]


def test_a_match_given_up_is_lost(circolo: Circolo) -> None:
    seat = circolo.sit_down()
    play(seat, done=lambda: len(seat.host.table.log) > 30)
    assert circolo.active.give_up() is None
    circolo.keeper.take_results()
    evening = circolo.keeper.evening
    assert evening is not None and evening.results[0] is not None
    assert evening.results[0].ranks == (2, 1)
    assert circolo.keeper.trouble is None


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_bytes(b"nothing of ours\n")])
def test_a_match_whose_record_is_gone_counts_as_given_up_and_one_sentence_says_so(
    circolo: Circolo, spoil: Callable[[Path], object]
) -> None:
    seat = circolo.sit_down()
    play(seat, done=lambda: len(seat.host.table.log) > 30)
    path = circolo.active.library.records.path(circolo.active.match or "")
    circolo.active.drop()
    spoil(path)
    circolo.visit()
    evening = circolo.keeper.evening
    assert evening is not None and evening.results[0] is not None
    assert evening.results[0].ranks == (2, 1)
    assert trouble_text(circolo.keeper) == "The record of your match is gone, so it counts as given up."
    circolo.keeper.told()
    circolo.visit()
    assert not trouble_text(circolo.keeper)


def test_a_match_of_which_nothing_was_written_has_not_begun(circolo: Circolo) -> None:
    circolo.sit_down()  # and the computer loses power before a card is dealt
    again = circolo.again()
    again.keeper.take_results()
    evening = again.keeper.evening
    assert evening is not None and not evening.record and not evening.results
    again.sit_down()


def test_a_disk_that_cannot_be_read_now_costs_nothing(circolo: Circolo) -> None:
    seat = circolo.sit_down()
    play(seat, done=lambda: seat.over)
    path = circolo.active.library.records.path(circolo.active.match or "")
    circolo.active.drop()
    aside = path.rename(path.with_suffix(".aside"))
    path.mkdir()  # whatever is there, it can't be read
    circolo.visit()
    circolo.keeper.told()
    assert circolo.keeper.trouble is SeasonTrouble.NO_RECORD, "as long as it lasts"
    assert circolo.results == []
    path.rmdir()
    aside.rename(path)
    circolo.visit()
    assert circolo.results[0] and circolo.keeper.trouble is None


def test_a_full_disk_begins_no_match(circolo: Circolo, monkeypatch: pytest.MonkeyPatch) -> None:
    before = circolo.path.read_bytes()
    season = circolo.keeper.season

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as refusing:
        refusing.setattr(os, "fsync", full)
        assert not circolo.keeper.begun("a" * 32)
        assert not circolo.keeper.end()
    assert circolo.path.read_bytes() == before
    assert circolo.keeper.season == season
    assert "The disk does not take the season" in trouble_text(circolo.keeper)
    assert circolo.keeper.steps.retry(at_once=True)
    seat = circolo.sit_down()
    assert circolo.keeper.trouble is None
    play(seat, done=lambda: seat.over)
    circolo.keeper.take_results()
    assert circolo.results[0]


@pytest.mark.slow
def test_the_process_of_the_others_may_be_killed_and_only_missing_tables_are_played_again(
    circolo: Circolo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "REST", 0.0)
    seat = circolo.sit_down()
    play(seat, done=lambda: seat.over)
    circolo.keeper.take_results()
    circolo.keeper.computers.wait(5)
    circolo.keeper.poll()
    others = circolo.keeper.computers._analysis
    if others is not None and others._process is not None and others._process.pid is not None:
        others._process.kill()
        circolo.everybody_plays()
    known = circolo.keeper.evening
    again = circolo.again()
    again.keeper.take_results()
    again.everybody_plays()
    season = again.keeper.season
    assert season is not None and season.current == 1
    if known is not None and known.results:
        for before, after in zip(known.results, season.evenings[0].results, strict=True):
            assert before in (None, after)


def test_a_second_window_reads_and_writes_nothing(circolo: Circolo) -> None:
    before = circolo.path.read_bytes()
    second = SeasonKeeper(circolo.active.library, lambda: False)
    assert second.season == circolo.keeper.season
    assert not second.end() and not second.may_begin
    assert not second.begun("a" * 32)
    assert circolo.path.read_bytes() == before
    second.told()
    assert trouble_text(second) == "Another window of Briscola is open: play the season there."


@pytest.mark.parametrize(
    "data", [b"", b"{}", b'{"person": "somebody else"}', b"[" * 1000, b" " * (LARGEST + 1)]
)
def test_a_damaged_file_is_put_aside_and_told_and_the_season_begins_anew(
    circolo: Circolo, data: bytes
) -> None:
    circolo.path.write_bytes(data)
    again = circolo.again()
    assert again.keeper.steps.latest == SeasonBook(person=again.active.library.profile.id)
    damage = again.keeper.steps.damage
    assert damage is not None and damage.path.read_bytes() == data
    again.visit()
    assert trouble_text(again.keeper).endswith(str(damage.path)), "it is told until somebody has seen it"
    assert again.keeper.begin()
    again.keeper.told()
    assert trouble_text(again.keeper) == ""


def test_nothing_is_written_over_a_file_that_the_disk_refuses_to_read(circolo: Circolo) -> None:
    aside = circolo.path.rename(circolo.path.with_suffix(".aside"))
    circolo.path.mkdir()
    keeper = SeasonKeeper(circolo.active.library, lambda: True)
    keeper.read()
    keeper.told()
    assert keeper.trouble is SeasonTrouble.UNREADABLE
    assert not keeper.begin()
    circolo.path.rmdir()
    aside.rename(circolo.path)
    keeper.read()
    assert keeper.trouble is None and keeper.season == circolo.keeper.season


def test_what_a_killed_program_left_half_written_is_swept_away(circolo: Circolo) -> None:
    half = circolo.path.with_name("first.half.unfinished")
    half.write_bytes(b"{")
    circolo.again()
    assert not half.exists() and circolo.path.exists()


def test_every_person_has_a_season_of_their_own(circolo: Circolo) -> None:
    library = circolo.active.library
    library.use(library.profiles.add("Bruno").id)
    other = SeasonKeeper(library, lambda: True)
    assert other.season is None
    assert other.begin()
    assert SeasonKeeper(library, lambda: True).season == other.season
    kept = msgspec.json.decode(circolo.path.read_bytes())
    assert kept["person"] == library.profile.id


def test_the_next_season_is_begun_from_the_file(tmp_path: Path) -> None:
    circolo = Circolo(tmp_path, evenings=14)
    ended = circolo.keeper.season
    assert ended is not None and ended.current is None
    circolo.keeper.take_results()
    assert not circolo.keeper.computers.working
    assert circolo.keeper.begin()
    book = circolo.again().keeper.steps.latest
    assert book.season is not None and book.season.number == ended.number + 1
    assert [past.number for past in book.past] == [1, ended.number]
