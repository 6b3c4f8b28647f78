"""While the disk refuses, a slip at the table says so, with another try; play goes on all the time."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from briscola.client.library import Library
from briscola.client.recorder import SECOND, Keeper, Unrecorded
from briscola.client.seat_control import NextStep
from briscola.storage.header import HouseTerms
from briscola.storage.match_record import parse
from briscola.ui.app import App
from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.table_layout import Layout
from briscola.ui.navigation import Navigator
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.title import Title
from tests.storage.disks import Disk
from tests.storage.played import setup_of
from tests.ui.hands import key
from tests.ui.robot import Robot, plain_settings, table_for

HOUSE = HouseTerms(undo=False, hints=True)


def button(scene: PlayScene) -> pygame.Rect | None:
    """Where "Try again" can be pressed; None where it cannot."""
    found = [widget.rect for widget in scene.group.widgets if widget.name == "retry" and widget.usable]
    return found[0] if found else None


def asked(robot: Robot) -> None:
    """Let frames pass until the person is to decide."""
    for _ in range(4000):
        robot.frame()
        if robot.scene.flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT):
            robot.frame()
            return
        if robot.scene.flow.timeline.running:
            robot.press(pygame.K_SPACE)
    raise AssertionError("the person is never asked")


def playing(robot: Robot) -> None:
    """Go on until the person is to play a card."""
    asked(robot)
    while robot.scene.flow.next_step is not NextStep.OWN_MOVE:
        robot.decide()
        asked(robot)


@pytest.mark.slow
def test_the_slip_comes_with_the_trouble_and_goes_with_it(
    tmp_path: Path, raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(tmp_path)
    keeper = Keeper(library, house=HOUSE)
    app, scene = table_for("briscola", 2, {}, raster=raster, recorder=keeper)
    robot = Robot(app, scene, seed=1, ways=("digit",))
    playing(robot)
    assert scene.context.slip is None and button(scene) is None
    disk = Disk(monkeypatch)
    with disk.full():
        robot.decide()
        playing(robot)
        assert scene.context.slip is not None and button(scene) is not None, "play has gone on"
        for _ in range(12):
            if scene.group.focused_name == "retry":
                break
            robot.press(pygame.K_TAB)
            robot.frame()
        assert scene.group.focused_name == "retry", "the keys lead there"
        robot.press(pygame.K_RETURN)
        robot.frame()
        assert scene.context.slip is not None, "it has been tried, and refused again"
    robot.press(pygame.K_RETURN)
    robot.frame()
    assert scene.context.slip is None and button(scene) is None
    assert scene.group.focused_name == "hand", "the keys are the hand's again"
    assert keeper.path is not None
    record = parse(keeper.path.read_bytes())
    assert record.wrong is None and len(record.events) == len(scene.seat.host.table.log)
    app.close()
    library.close()


@pytest.mark.slow
def test_in_a_second_window_the_slip_stays_and_offers_nothing(raster: Raster) -> None:
    app, scene = table_for("briscola", 5, {}, raster=raster, recorder=Unrecorded(SECOND))
    robot = Robot(app, scene, seed=1, ways=("digit",))
    playing(robot)
    assert scene.context.slip is not None and button(scene) is None
    app.close()


SIZES = ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (2560, 1080), (800, 1200), (1366, 768))
TABLES = ((2, 3), (2, 9), (3, 3), (4, 3), (4, 10), (5, 3), (5, 8))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "hand"), TABLES)
def test_the_slip_covers_neither_cards_nor_slate_nor_faces(
    size: tuple[int, int], players: int, hand: int
) -> None:
    layout = Layout(size, range(players), hand, partners=players == 4)
    place = layout.notice
    things: Sequence[pygame.Rect] = [
        layout.slate,
        layout.emblem,
        layout.header,
        layout.hand_rect,
        bounds([layout.stock, layout.turned], layout.ratio),
        *(bounds([layout.slot(seat)], layout.ratio) for seat in layout.ring),
        *(rect for seat in layout.seats.values() for rect in (seat.face, seat.tag)),
        *(bounds(layout.backs(seat, 3), layout.ratio) for seat in layout.ring[1:]),
    ]
    assert pygame.Rect((0, 0), size).contains(place)
    assert [thing for thing in things if place.colliderect(thing)] == []
    assert place.height >= 62 and place.width >= 225


@pytest.mark.slow
def test_a_match_that_is_not_saved_is_left_after_one_question(
    tmp_path: Path, raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=raster)
    evening = Navigator(app, library=Library(tmp_path))
    evening.begin()
    evening.start(setup_of("two"))
    scene = app.top
    assert isinstance(scene, PlayScene)
    robot = Robot(app, scene, seed=1, ways=("digit",))
    playing(robot)
    app.running = True
    disk = Disk(monkeypatch)
    with disk.full():
        robot.decide()
        asked(robot)
        scene.on_leave()
        question = app.top
        assert isinstance(question, Dialog) and "the disk is full" in question.text()
        app.pop()
        assert app.top is scene, "Esc stays at the table"
        app.dispatch(pygame.event.Event(pygame.QUIT))
        assert app.running and isinstance(app.top, Dialog), "closing the window asks too"
        app.dispatch(pygame.event.Event(pygame.QUIT))
        assert not app.running, "once"
        app.pop()
        scene.on_leave()
        assert isinstance(app.top, Dialog)
        app.top.group.focus_name("no")
        app.dispatch(key(pygame.K_RETURN))
        assert isinstance(app.top, Title)
        resume = evening.waiting.resume()
        assert resume is not None
    resume.on_press()
    again = app.top
    assert isinstance(again, PlayScene)
    again.on_leave()
    assert isinstance(app.top, Title), "there is room again: nothing to ask"
    app.close()
