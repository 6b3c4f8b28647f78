"""A match that is left is kept, offered on the title, and taken up where it stood."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.client.fold import fold_all
from briscola.client.hosted_seat import HostedSeat
from briscola.client.library import Library
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.engine.events import Withdrawn
from briscola.storage.match_record import read_record
from briscola.storage.matches import Search
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
from tests.client.seat_steps import host_of
from tests.client.test_active_match import ROOT, WINDOW
from tests.storage.disks import Disk
from tests.ui.driver import control
from tests.ui.kept import dealt, keeper, taken_up
from tests.ui.robot import Robot, plain_settings

pytestmark = pytest.mark.usefixtures("no_screen")


def _evening(tmp_path: Path, raster: Raster) -> tuple[App, Navigator]:
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=raster)
    return app, Navigator(app, library=Library(tmp_path))


@pytest.mark.slow
def test_a_match_left_in_the_middle_of_a_trick_is_offered_again_and_goes_on(
    tmp_path: Path, raster: Raster
) -> None:
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    evening.start(MatchSetup(players=4, winning_hands=1, opponents=regulars(4, ("random",))))
    scene = app.top
    assert isinstance(scene, PlayScene)
    robot = Robot(app, scene, seed=1)
    for _ in range(3):
        robot.until_asked()
        robot.decide()
    robot.until_asked()
    log, view = list(host_of(scene.seat).table.log), scene.flow.view
    app.close()

    app, evening = _evening(tmp_path, raster)
    evening.begin()
    assert isinstance(app.top, Title)
    waiting = evening.waiting.resume()
    assert waiting is not None and "1" in waiting.note
    waiting.on_press()
    scene = app.top
    assert isinstance(scene, PlayScene)
    assert host_of(scene.seat).table.log == log
    assert scene.flow.view == view
    robot = Robot(app, scene, seed=9)
    robot.play_match()
    assert evening.waiting.resume() is None
    (kept,) = Library(tmp_path).records.ids()
    assert read_record(Library(tmp_path).records.path(kept)).position.ended
    app.close()


def test_leaving_keeps_the_match_and_giving_up_does_not(tmp_path: Path, raster: Raster) -> None:
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    evening.start(MatchSetup(opponents=regulars(2, ("random",))))
    scene = app.top
    assert isinstance(scene, PlayScene)
    robot = Robot(app, scene, seed=1)
    robot.until_asked()
    scene.on_leave()
    assert isinstance(app.top, Title)
    waiting = evening.waiting.resume()
    assert waiting is not None
    waiting.on_press()
    again = app.top
    assert isinstance(again, PlayScene) and again.seat is scene.seat
    robot = Robot(app, again, seed=1)
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    pause = app.top
    assert isinstance(pause, Pause)
    give_up = control(pause, "give-up")
    robot.click(give_up.rect.center)
    robot.frame()
    robot.press(pygame.K_RETURN)
    robot.frame()
    assert app.top is pause, "Enter alone gives nothing up"
    robot.click(give_up.rect.center)
    robot.frame()
    robot.click(_yes(app).rect.center)
    robot.frame()
    assert isinstance(app.top, Title)
    assert evening.waiting.resume() is None and Library(tmp_path).waiting() == []
    app.close()


@pytest.mark.parametrize(("level", "told"), [("hard", True), ("expert", False)])
def test_a_match_of_before_keeps_its_levels_and_says_in_a_line_that_their_names_are_new(
    tmp_path: Path, raster: Raster, level: str, told: bool
) -> None:
    dealt(HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, (level,))), recorder=keeper(tmp_path))))
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    waiting = evening.waiting.resume()
    assert waiting is not None
    waiting.on_press()
    again = app.top
    assert isinstance(again, PlayScene)
    assert [each.level for each in again.seat.setup.opponents] == [level]
    note = again.over.notes.note
    assert (note is not None and "new names" in note[0]) is told
    app.close()


def _yes(app: App) -> Any:
    """The red button of the question on the screen."""
    assert isinstance(app.top, Dialog)
    return control(app.top, "yes")


def test_a_new_match_asks_nothing_and_the_other_waits(tmp_path: Path, raster: Raster) -> None:
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    for players in (2, 5):
        evening.start(MatchSetup(players=players, opponents=regulars(players, ("random",))))
        scene = app.top
        assert isinstance(scene, PlayScene), "no question is asked"
        Robot(app, scene, seed=1).until_asked()
    assert taken_up(tmp_path).host.table.rules.players == 5, "the last one is offered"
    states = [match.state for match in Library(tmp_path).history.found(Search())]
    assert states == ["unfinished", "unfinished"]
    app.close()


def test_a_match_that_the_disk_refuses_is_not_left_without_a_question(
    tmp_path: Path, raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    setup = MatchSetup(opponents=regulars(2, ("random",)))
    with Disk(monkeypatch).full():
        evening.start(setup)
        scene = app.top
        assert isinstance(scene, PlayScene)
        dealt(scene.seat)
        evening.start(setup)
        assert isinstance(app.top, Dialog) and evening.active_match.seat is scene.seat
    app.close()


@pytest.mark.slow
def test_after_a_kill_at_the_table_enter_on_the_title_goes_on(tmp_path: Path, raster: Raster) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW, str(tmp_path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as killed:
        assert killed.stdout is not None and killed.stdout.readline().strip() == b"dealt"
        killed.kill()
        killed.wait()
    (record,) = (tmp_path / "records").glob("*.jsonl")
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    title = app.top
    assert isinstance(title, Title) and title.menu.items[title.menu.selected].name == "resume"
    app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    scene = app.top
    assert isinstance(scene, PlayScene)
    assert tuple(host_of(scene.seat).table.log) == read_record(record).events
    app.close()


def test_a_record_that_cannot_be_read_is_put_aside_and_mentioned_once(tmp_path: Path, raster: Raster) -> None:
    dealt(HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), recorder=keeper(tmp_path))))
    (path,) = Library(tmp_path).waiting()
    path.write_text('{"record":2,"setup":{}}\nnot json\n', encoding="utf-8")
    app, evening = _evening(tmp_path, raster)
    evening.begin()
    assert isinstance(app.top, Dialog)
    assert not path.exists()
    (aside,) = path.parent.glob("*.damaged-*.jsonl")
    assert aside.read_text(encoding="utf-8").endswith("not json\n")
    assert evening.waiting.resume() is None
    app.close()


def test_a_seal_that_nobody_has_cut_is_withdrawn_when_the_match_is_taken_up(tmp_path: Path) -> None:
    """Its bytes are on no disk: whoever restarts gets other ones, and the record says so."""
    seat = dealt(
        HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), recorder=keeper(tmp_path)))
    )
    while seat.next_step in (NextStep.OWN_MOVE, NextStep.COMPUTER):
        seat.choose(seat.view.legal[0] if seat.next_step is NextStep.OWN_MOVE else seat.think().action)
    seat.begin_hand()
    sealed = seat.host.table.log[-1]
    again = taken_up(tmp_path)
    assert again.next_step is NextStep.HAND and again.host.table.log[-2:] == [sealed, Withdrawn(hand=2)]
    assert again.begin_hand() != [sealed]
    again.cut(salt="mine")
    assert taken_up(tmp_path).host.table.log == again.host.table.log


def test_a_draw_for_the_deal_that_was_only_sealed_is_withdrawn_too(tmp_path: Path) -> None:
    seat = HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), recorder=keeper(tmp_path)))
    seat.begin_match()
    seat.seal_draw()
    again = taken_up(tmp_path)
    assert again.next_step is NextStep.SEAL_DRAW and again.host.table.log[-1] == Withdrawn(hand=0)
    again.seal_draw()
    again.draw("mine")
    assert taken_up(tmp_path).next_step is NextStep.HAND


def test_the_view_of_a_saved_hand_is_the_view_that_was_left(tmp_path: Path) -> None:
    setup = MatchSetup(variant="chiamata", players=5, opponents=regulars(5, ("random",)))
    seat = dealt(HostedSeat(MatchHost(setup, recorder=keeper(tmp_path))))
    assert fold_all(taken_up(tmp_path).history) == fold_all(seat.history)
