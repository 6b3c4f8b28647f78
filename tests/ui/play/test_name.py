"""Another name, written in the settings while a match is on, is the person's at once and in the rematch."""

import json
from pathlib import Path

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.deals import SystemDeals
from briscola.i18n.score_words import tallies
from briscola.players.levels import make_player
from briscola.ui.app import App
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.table_look import seat_look
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.settings import SettingsScene
from briscola.ui.widgets import Rows
from tests.ui.driver import FRAME, control
from tests.ui.hands import mouse_move
from tests.ui.kept import keeper
from tests.ui.robot import Robot, plain_settings

CTRL = pygame.KMOD_LCTRL


def sit_down(folder: Path, raster: Raster, winning_hands: int) -> tuple[App, PlayScene, Robot]:
    """A kept match of Nonna against one who plays by chance."""
    app = App(settings=plain_settings(player="Nonna"), size=(1024, 600), sound=False, raster=raster)
    setup = MatchSetup(winning_hands=winning_hands, opponents=regulars(2, ("random",)), player="Nonna")
    others = [make_player("random", seed=1, seat=1)]
    seat = HostedSeat(MatchHost(setup, deals=SystemDeals(), players=others, recorder=keeper(folder)))
    scene = PlayScene(app, seat, on_leave=app.quit)
    app.push(scene)
    return app, scene, Robot(app, scene, seed=1)


def write_name(app: App, robot: Robot, new: str) -> None:
    """Esc, Settings, More, the name, and back to where one was."""
    before = app.top
    robot.press(pygame.K_ESCAPE)
    robot.frame()
    ways = (
        (Pause, "settings"),
        (SettingsScene, "more"),
        (SettingsScene, "groups"),
        (SettingsScene, "player"),
    )
    for kind, name in ways:
        assert isinstance(app.top, kind)
        widget = control(app.top, name)
        robot.click((widget.row_rect(3) if isinstance(widget, Rows) else widget.rect).center)
        robot.frame()
    robot.press(pygame.K_a, mod=CTRL)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=new))
    for _ in range(2):
        robot.press(pygame.K_ESCAPE)
        robot.frame()
    assert app.top is before


def names_kept(folder: Path) -> list[str]:
    """Whose the records are, the oldest first."""
    files = sorted(folder.rglob("*.jsonl"), key=lambda file: file.stat().st_mtime_ns)
    return [json.loads(file.read_bytes().splitlines()[0])["roster"][0]["name"] for file in files]


def test_the_table_and_the_slate_know_the_new_name_at_once(tmp_path: Path, raster: Raster) -> None:
    app, scene, robot = sit_down(tmp_path, raster, 3)
    for _ in range(30):
        app.tick(FRAME)
    write_name(app, robot, "Teresa")
    assert scene.view is not None
    assert scene.context.names[0] == "Teresa"
    assert seat_look(scene.view, scene.picture.setup, scene.now(), 0).name in ("Teresa", "Your turn")
    assert tallies(scene.view, scene.picture.setup)[0].name == "Teresa"
    assert names_kept(tmp_path) == ["Nonna"], "a record that has begun was changed"
    app.close()


def test_the_table_below_a_sheet_is_drawn_with_the_new_name(tmp_path: Path, raster: Raster) -> None:
    app, scene, _robot = sit_down(tmp_path, raster, 3)
    for _ in range(30):
        app.tick(FRAME)
    view = scene.view
    assert view is not None

    def drawn() -> bytes:
        return bytes(scene.picture.still(scene.things).copy().get_buffer().raw)

    before = drawn()
    app.change(player="Teresa")
    app.dispatch(mouse_move((9, 9)))
    assert drawn() != before
    app.close()


@pytest.mark.slow
def test_the_result_that_lies_there_and_the_rematch_know_it(tmp_path: Path, raster: Raster) -> None:
    app, _, robot = sit_down(tmp_path, raster, 2)
    robot.play_hand()
    pygame.event.clear()
    write_name(app, robot, "Teresa")
    assert isinstance(app.top, HandResult) and app.top.setup.player == "Teresa"
    robot.play_match()
    while not isinstance(app.top, MatchResult):
        robot.press(pygame.K_RETURN)
        robot.frame()
    assert app.top.names[0] == "Teresa"
    app.top.ways.next()
    for _ in range(3):
        robot.frame()
    assert names_kept(tmp_path) == ["Nonna", "Teresa"]
    app.close()
