"""A match that is left is kept, offered on the title, and taken up where it stood."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from briscola.client.host.library import Library
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.folding import fold_all
from briscola.engine.events import Withdrawn
from briscola.i18n.saving_words import waits_text
from briscola.storage.evenings.matches import Search
from briscola.storage.records.match_record import read_record
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from tests.client.test_active_match import ROOT, WINDOW
from tests.storage.disks import Disk
from tests.ui.evening import Home, at_table, seat_at
from tests.ui.kept import dealt, keeper, taken_up

TWO = MatchSetup(opponents=regulars(2, ("random",)))


@pytest.mark.slow
def test_a_match_left_in_the_middle_of_a_trick_is_offered_again_and_goes_on(tmp_path: Path) -> None:
    home = Home(tmp_path)
    left = home.sit_down(MatchSetup(players=4, winning_hands=1, opponents=regulars(4, ("random",))))
    for _ in range(3):
        left.until_asked()
        left.decide()
    left.until_asked()
    log, view = list(left.log), left.view
    home.app.close()

    home = Home(tmp_path)
    assert isinstance(home.top, Title)
    waiting = home.navigator.entry(WaitingMatches).resume()
    assert waiting is not None and "1" in waiting.note
    again = home.resume()
    assert again.log == log and again.scene.flow.view == view
    again.play_match()
    assert home.navigator.entry(WaitingMatches).resume() is None
    (kept,) = Library(tmp_path).records.ids()
    assert read_record(Library(tmp_path).records.path(kept)).position.ended


def test_leaving_keeps_the_match_and_giving_up_does_not(tmp_path: Path) -> None:
    home = Home(tmp_path)
    left = home.sit_down(TWO)
    left.until_asked()
    left.scene.on_leave()
    assert isinstance(home.top, Title)
    assert home.resume().scene.seat is left.scene.seat
    home.key(pygame.K_ESCAPE)
    pause = home.top
    assert isinstance(pause, Pause)
    home.click_on("give-up")
    home.key(pygame.K_RETURN)
    assert home.top is pause, "Enter alone gives nothing up"
    home.click_on("give-up")
    assert isinstance(home.top, Dialog)
    home.click_on("yes")
    assert isinstance(home.top, Title)
    assert home.navigator.entry(WaitingMatches).resume() is None and Library(tmp_path).waiting() == []


@pytest.mark.parametrize("kept", [True, False])
def test_only_a_match_that_is_kept_says_in_its_pause_that_it_waits(tmp_path: Path, kept: bool) -> None:
    table = at_table(recorder=keeper(tmp_path) if kept else None)
    table.until_asked()
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.top, Pause)
    assert (waits_text() in table.top.spoken_text) is kept


@pytest.mark.parametrize(("level", "told"), [("hard", True), ("expert", False)])
def test_a_match_of_before_keeps_its_levels_and_says_in_a_line_that_their_names_are_new(
    tmp_path: Path, level: str, told: bool
) -> None:
    dealt(seat_at(level=level, recorder=keeper(tmp_path)))
    table = Home(tmp_path).resume()
    assert [each.level for each in table.scene.seat.setup.opponents] == [level]
    assert ("new names" in table.caption) is told


def test_a_new_match_asks_nothing_and_the_other_waits(tmp_path: Path) -> None:
    home = Home(tmp_path)
    for players in (2, 5):
        setup = MatchSetup(players=players, opponents=regulars(players, ("random",)))
        home.sit_down(setup).until_asked()
    assert taken_up(tmp_path).host.table.rules.players == 5, "the last one is offered"
    states = [match.state for match in Library(tmp_path).history.found(Search())]
    assert states == ["unfinished", "unfinished"]


def test_a_match_that_the_disk_refuses_is_not_left_without_a_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path)
    with Disk(monkeypatch).full():
        seat = dealt(home.sit_down(TWO).scene.seat)
        home.navigator.start(TWO)
        assert isinstance(home.top, Dialog) and home.navigator.active_match.seat is seat


@pytest.mark.slow
def test_after_a_kill_at_the_table_enter_on_the_title_goes_on(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW, str(tmp_path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as killed:
        assert killed.stdout is not None and killed.stdout.readline().strip() == b"dealt"
        killed.kill()
        killed.wait()
    (record,) = (tmp_path / "records").glob("*.jsonl")
    home = Home(tmp_path)
    title = home.top
    assert isinstance(title, Title) and title.menu.items[title.menu.selected].name == "resume"
    home.key(pygame.K_RETURN)
    assert tuple(home.table().log) == read_record(record).events


def test_a_record_that_cannot_be_read_is_put_aside_and_mentioned_once(tmp_path: Path) -> None:
    recorder = keeper(tmp_path)
    dealt(seat_at(recorder=recorder))
    recorder.close()  # on Windows what is open is not put aside
    (path,) = Library(tmp_path).waiting()
    path.write_text('{"record":2,"setup":{}}\nnot json\n', encoding="utf-8")
    home = Home(tmp_path)
    assert isinstance(home.top, Dialog)
    assert not path.exists()
    (aside,) = path.parent.glob("*.damaged-*.jsonl")
    assert aside.read_text(encoding="utf-8").endswith("not json\n")
    assert home.navigator.entry(WaitingMatches).resume() is None


def test_a_seal_that_nobody_has_cut_is_withdrawn_when_the_match_is_taken_up(tmp_path: Path) -> None:
    """Its bytes are on no disk: whoever restarts gets other ones, and the record says so."""
    seat = dealt(seat_at(recorder=keeper(tmp_path), winning_hands=3))
    while seat.next_step in (NextStep.OWN_MOVE, NextStep.COMPUTER):
        seat.choose(seat.view.legal[0] if seat.next_step is NextStep.OWN_MOVE else seat.think().result)
    seat.begin_hand()
    sealed = seat.host.table.log[-1]
    again = taken_up(tmp_path)
    assert again.next_step is NextStep.HAND and again.host.table.log[-2:] == [sealed, Withdrawn(hand=2)]
    assert again.begin_hand() != [sealed]
    again.cut(salt="mine")
    assert taken_up(tmp_path).host.table.log == again.host.table.log


def test_a_draw_for_the_deal_that_was_only_sealed_is_withdrawn_too(tmp_path: Path) -> None:
    seat = seat_at(recorder=keeper(tmp_path))
    seat.begin_match()
    seat.seal_draw()
    again = taken_up(tmp_path)
    assert again.next_step is NextStep.SEAL_DRAW and again.host.table.log[-1] == Withdrawn(hand=0)
    again.seal_draw()
    again.draw("mine")
    assert taken_up(tmp_path).next_step is NextStep.HAND


def test_the_view_of_a_saved_hand_is_the_view_that_was_left(tmp_path: Path) -> None:
    seat = dealt(seat_at("chiamata", 5, recorder=keeper(tmp_path)))
    assert fold_all(taken_up(tmp_path).history) == fold_all(seat.history)
