"""The table waits for whoever looks elsewhere: pause, another window, the rules."""

import pygame
import pytest

from briscola.ui.render.raster import Raster
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.rules_reader import RulesScene
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
    before = len(scene.session.table.log)
    robot.press(pygame.K_1, "1")
    for _ in range(3):
        robot.frame()
    assert len(scene.session.table.log) > before
    app.close()


@pytest.mark.parametrize("back", ["the focus", "a press"])
def test_what_moves_or_thinks_waits_for_who_looks_elsewhere_and_goes_on_by_itself(
    raster: Raster, back: str
) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster, speed="calm")
    robot = Robot(app, scene, seed=3)
    while not scene.flow.timeline.running:
        robot.frame()
    _lose(robot)
    still = (scene.flow.timeline.until_change(), len(scene.session.table.log))
    for _ in range(200):
        robot.frame()
    assert app.scenes == [scene], "a menu opened"
    assert (scene.flow.timeline.until_change(), len(scene.session.table.log)) == still
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
    assert (scene.flow.timeline.until_change(), len(scene.session.table.log)) != still
    app.close()


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
