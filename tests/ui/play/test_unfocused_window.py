"""A person who looks elsewhere: the pause, another window, the rules."""

import time

import pygame
import pytest

from briscola.client.seat_control import NextStep
from briscola.ui.app import App
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.rules_reader import RulesScene
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME
from tests.ui.play.test_last_cards import last_one, late_in
from tests.ui.robot import Robot, table_for

pytestmark = pytest.mark.usefixtures("no_screen")


def test_escape_pauses(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    robot.until_asked()
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert isinstance(app.top, Pause) and scene.flow.held
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    assert app.scenes == [scene] and not scene.flow.held
    app.close()


def _lose(robot: Robot, kind: int = pygame.WINDOWFOCUSLOST) -> None:
    pygame.event.post(pygame.event.Event(kind))
    robot.frame()


def test_on_ones_own_turn_the_loss_of_the_focus_changes_nothing(raster: Raster) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    robot.until_asked()
    _lose(robot)
    assert app.scenes == [scene] and scene.over.notes.note is None
    before = len(host_of(scene.seat).table.log)
    robot.press(pygame.K_1, "1")
    for _ in range(3):
        robot.frame()
    assert len(host_of(scene.seat).table.log) > before
    app.close()


@pytest.mark.parametrize("back", ["the focus", "a press"])
def test_who_does_not_want_to_be_called_finds_that_what_moves_or_thinks_has_waited(
    raster: Raster, back: str
) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster, speed="calm", call_me=False)
    robot = Robot(app, scene, seed=3)
    while not scene.flow.timeline.running:
        robot.frame()
    _lose(robot)
    still = (scene.flow.timeline.until_change(), len(host_of(scene.seat).table.log))
    for _ in range(200):
        robot.frame()
    assert app.scenes == [scene], "a menu opened"
    assert (scene.flow.timeline.until_change(), len(host_of(scene.seat).table.log)) == still
    slip = scene.over.notes.note
    assert slip is not None
    if back == "the focus":
        _lose(robot, pygame.WINDOWFOCUSGAINED)
    else:
        robot.click((3, 3))
        robot.frame()
    assert scene.over.notes.note != slip
    for _ in range(2):
        robot.frame()
    assert (scene.flow.timeline.until_change(), len(host_of(scene.seat).table.log)) != still
    app.close()


class Calls:
    """Counts how often the person is called: the taskbar's light, and loud knocks on the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lights = self.knocks = 0

        def light(_app: App) -> None:
            self.lights += 1

        def knock(_context: PlayContext, *, loud: bool = False) -> None:
            self.knocks += loud

        monkeypatch.setattr(App, "call_person", light)
        monkeypatch.setattr(PlayContext, "knock", knock)


@pytest.mark.slow
@pytest.mark.parametrize(("away", "long"), [(True, True), (True, False), (False, True)])
def test_who_looks_elsewhere_is_called_once_when_a_long_wait_ends_with_his_turn(
    raster: Raster, monkeypatch: pytest.MonkeyPatch, away: bool, long: bool
) -> None:
    calls, speed = Calls(monkeypatch), "calm" if long else "none"
    app, scene = table_for("briscola", 2, {}, raster=raster, speed=speed, trick_pause=3.0 if long else 0.5)
    robot = Robot(app, scene, seed=3)
    robot.until_asked()
    log = len(host_of(scene.seat).table.log)
    robot.press(pygame.K_1, "1")
    robot.frame()
    if away:
        _lose(robot)
    for _ in range(round(9 / FRAME)):
        robot.frame()
        time.sleep(0 if scene.flow.thought is None else 0.0005)  # the computer has a thread of its own
    assert scene.flow.next_step is NextStep.OWN_MOVE and len(host_of(scene.seat).table.log) > log + 2
    assert (calls.lights, calls.knocks) == ((1, 2) if away and long else (0, 0))
    app.close()


def test_the_result_of_a_hand_waits_for_who_is_elsewhere(raster: Raster) -> None:
    robot = late_in(raster, last_one)
    _lose(robot)
    robot.scene.act(robot.scene.seat.view.legal[0])
    for _ in range(200):
        robot.frame()
    assert robot.app.top is robot.scene and robot.scene.flow.ended is not None
    _lose(robot, pygame.WINDOWFOCUSGAINED)
    robot.frame()
    assert isinstance(robot.app.top, HandResult)
    robot.app.close()


def test_the_rules_open_at_the_chapter_of_the_game_that_is_played(raster: Raster) -> None:
    app, scene = table_for("prini", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=3)
    robot.until_asked()
    robot.press(pygame.K_F1)
    robot.frame()
    reader = app.top
    assert isinstance(reader, RulesScene)
    names = [page.name for page in reader.pages]
    assert names[reader.list.selected] == "prini"
    app.close()
